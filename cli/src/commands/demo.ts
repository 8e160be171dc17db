/** `derby demo`: a whole game played by bots, told as it happens. */
import { setTimeout as wait } from 'node:timers/promises';
import { recordOf } from '@derby/kernel';
import type { Args } from '../args.ts';
import { botChoice, botNamed, botsAsked } from '../bots.ts';
import { EXIT, type ExitCode } from '../faults.ts';
import { writeRecordFile } from '../files.ts';
import { type AnyMatch, type GameBox, gameBox, optionsAsked, startMatch } from '../gamebox.ts';
import { choiceWords, chosen, ending, narrated, newsSince } from '../narration.ts';
import type { Shell } from '../shell.ts';

const SEED = '9';

export async function demo(args: Args<'demo'>, shell: Shell): Promise<ExitCode> {
  const box = await gameBox(args.argument(0), shell);
  const { game } = box;
  const seed = args.seed() ?? SEED;
  const bots = botsAsked(game.seats, ['greedy', ...args.words('bot')], shell.text);
  const match = startMatch(game, seed, optionsAsked(game, args.words('options'), shell.text));
  const pace = args.number('pace', 0, 0, 60_000);

  shell.say(shell.paint('bold', box.text.title), box.text.blurb, shell.text.play.seed(seed), '');
  for await (const line of told(match, box, shell, (seat) => bots[seat] ?? 'greedy', seed)) {
    shell.say(line);
    if (pace > 0) await wait(pace);
  }
  shell.say('', ...(box.board?.(match.view(game.seats[0] ?? ''), shell) ?? []), '', ending(match, box, shell));

  const file = args.word('record');
  if (file !== undefined) {
    writeRecordFile(file, recordOf(match, { seed, players: bots }), shell);
    shell.say(shell.text.play.record(file));
  }
  return EXIT.done;
}

/** Plays the match to its end; every line as it comes. */
async function* told(match: AnyMatch, box: GameBox, shell: Shell, botOf: (seat: string) => string, seed: string) {
  let read = 0;
  const viewer = box.game.seats[0] ?? '';
  const news = () => {
    const lines = narrated(newsSince(match, read, viewer), box, shell);
    read = match.log(viewer).length;
    return lines;
  };
  yield* news();
  while (match.question) {
    const { seat } = match.question;
    const choice = botChoice(match, box, botNamed(botOf(seat), shell.text), seed);
    const words = choiceWords(match, choice, box, seat);
    match.take(choice);
    const lines = news();
    yield* lines.length > 0 ? lines : [chosen(words, shell)];
  }
}
