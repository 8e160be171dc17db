/** `derby demo`: a whole game played by bots, told as it happens. */
import { setTimeout as wait } from 'node:timers/promises';
import { playerOf } from '@derby/bots';
import type { Args } from '../args.ts';
import { botsAsked } from '../bots.ts';
import { EXIT, type ExitCode } from '../faults.ts';
import { tryOut, writeRecordFile } from '../files.ts';
import { type GameBox, gameBox, optionsAsked } from '../gamebox.ts';
import { chosen, ending, narrated } from '../narration.ts';
import type { Shell } from '../shell.ts';
import { viewerOf } from '../viewer.ts';
import { Walk } from '../walk.ts';

const SEED = '9';

export async function demo(args: Args<'demo'>, shell: Shell): Promise<ExitCode> {
  const box = await gameBox(args.argument(0), shell);
  const { game } = box;
  const seed = args.seed() ?? SEED;
  const file = args.word('record');
  if (file !== undefined) tryOut(file, shell);
  const bots = botsAsked(game.seats, ['greedy', ...args.words('bot')], shell.text);
  const options = optionsAsked(game, args.words('options'));
  const walk = new Walk(box, box.edition.start({ seed, options }));
  const viewer = viewerOf(args, walk.facts, bots, shell.text);
  const pace = args.number('pace', 0, 0, 60_000);

  shell.say(shell.paint('bold', box.text.title), box.text.blurb, shell.text.play.seed(seed), '');
  for await (const line of told({ walk, box, shell, viewer, seed }, (seat) => bots[seat] ?? 'greedy')) {
    shell.say(line);
    if (pace > 0) await wait(pace);
  }
  const end = walk.now(viewer);
  shell.say('', ...(box.board?.(end.view, shell) ?? []), '', ending(end.ending, box, shell));

  if (file !== undefined) {
    writeRecordFile(file, await walk.record(bots), shell);
    shell.say(shell.text.play.record(file));
  }
  return EXIT.done;
}

interface Show {
  readonly walk: Walk;
  readonly box: GameBox;
  readonly shell: Shell;
  readonly viewer: string;
  readonly seed: string;
}

/** Plays the match to its end; every line as it comes. */
async function* told({ walk, box, shell, viewer, seed }: Show, botOf: (seat: string) => string) {
  let read = 0;
  const staff = await box.staff();
  const news = () => {
    const { log } = walk.now(viewer);
    const lines = narrated(log.slice(read), box, shell);
    read = log.length;
    return lines;
  };
  yield* news();
  while (walk.asked !== undefined) {
    const { name } = playerOf(botOf(walk.asked));
    const asked = { rank: name, seed, why: false };
    const { choice = '' } = await staff.consult(await walk.record({}), asked);
    const words = walk.isToldTo(viewer) ? [chosen(walk.spoken(choice) ?? choice, shell)] : [];
    await walk.take(choice);
    const lines = news();
    yield* lines.length > 0 ? lines : words;
  }
}
