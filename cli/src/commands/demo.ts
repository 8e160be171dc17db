/** `derby demo`: a whole game played by bots, told as it happens. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Args } from '../args.ts';
import { botNamed, botsAsked } from '../bots.ts';
import { EXIT, type ExitCode } from '../faults.ts';
import { writeRecordFile } from '../files.ts';
import { type GameBox, gameBox, optionsAsked } from '../gamebox.ts';
import { chosen, ending, narrated } from '../narration.ts';
import type { Shell } from '../shell.ts';
import { Walk } from '../walk.ts';

const SEED = '9';

export async function demo(args: Args<'demo'>, shell: Shell): Promise<ExitCode> {
  const box = await gameBox(args.argument(0), shell);
  const { game } = box;
  const seed = args.seed() ?? SEED;
  const bots = botsAsked(game.seats, ['greedy', ...args.words('bot')], shell.text);
  const options = optionsAsked(game, args.words('options'), shell.text);
  const walk = new Walk(box, box.edition.start({ seed, options }));
  const pace = args.number('pace', 0, 0, 60_000);

  shell.say(shell.paint('bold', box.text.title), box.text.blurb, shell.text.play.seed(seed), '');
  for await (const line of told(walk, box, shell, (seat) => bots[seat] ?? 'greedy', seed)) {
    shell.say(line);
    if (pace > 0) await wait(pace);
  }
  const end = walk.now(walk.seats[0] ?? '');
  shell.say('', ...(box.board?.(end.view, shell) ?? []), '', ending(end.ending, box, shell));

  const file = args.word('record');
  if (file !== undefined) {
    writeRecordFile(file, await walk.record(bots), shell);
    shell.say(shell.text.play.record(file));
  }
  return EXIT.done;
}

/** Plays the match to its end; every line as it comes. */
async function* told(walk: Walk, box: GameBox, shell: Shell, botOf: (seat: string) => string, seed: string) {
  let read = 0;
  const viewer = walk.seats[0] ?? '';
  const staff = await box.staff();
  const news = () => {
    const { log } = walk.now(viewer);
    const lines = narrated(log.slice(read), box, shell);
    read = log.length;
    return lines;
  };
  yield* news();
  for (let made = 0; walk.asked !== undefined; made++) {
    const { name } = botNamed(botOf(walk.asked), shell.text);
    const asked = { rank: name, seed: `${seed} ${made}`, why: false };
    const { choice = '' } = await staff.consult(await walk.record({}), asked);
    const words = walk.spoken(choice) ?? choice;
    await walk.take(choice);
    const lines = news();
    yield* lines.length > 0 ? lines : [chosen(words, shell)];
  }
}
