/** `derby replay`: a record told from its beginning, or stepped through at a terminal. */
import { type GameRecord, replay } from '@derby/kernel';
import type { Args } from '../args.ts';
import { EXIT, type ExitCode } from '../faults.ts';
import { type AnyMatch, type GameBox, openRecord } from '../gamebox.ts';
import { choiceWords, chosen, ending, narrated } from '../narration.ts';
import { Prompt } from '../play/prompt.ts';
import type { Shell } from '../shell.ts';

interface Film {
  readonly record: GameRecord;
  readonly box: GameBox;
  readonly shell: Shell;
}

export async function replayFile(args: Args<'replay'>, shell: Shell): Promise<ExitCode> {
  const { record, box } = await openRecord(args.argument(0), shell);
  const film: Film = { record, box, shell };
  const last = record.choices.length;
  matchAt(film, last); // A record that cannot be played to its end is refused before anything is shown.
  const at = args.word('at') === undefined ? undefined : args.number('at', 0, 0, last);
  if (shell.interactive && !args.flag('board')) return step(film, at ?? 0);
  if (at !== undefined) shell.say(...position(film, at));
  else shell.say(...whole(film), ...(args.flag('board') ? ['', ...board(film, last)] : []));
  return EXIT.done;
}

const matchAt = ({ box, record }: Film, at: number): AnyMatch => replay(box.game, record, at);

const viewerOf = ({ game }: GameBox): string => game.seats[0] ?? '';

const board = (film: Film, at: number): string[] =>
  film.box.board?.(matchAt(film, at).view(viewerOf(film.box)), film.shell) ?? [film.shell.text.play.noBoard];

/** The whole game, choice by choice. */
function whole(film: Film): string[] {
  const { record, box, shell } = film;
  const match = matchAt(film, 0);
  const lines = narrated(match.log(viewerOf(box)), box, shell);
  for (const words of record.choices) lines.push(...advance(match, words, film));
  return [...lines, '', ending(match, box, shell)];
}

/** One choice, and what came of it. */
function advance(match: AnyMatch, words: string, { box, shell }: Film): string[] {
  const viewer = viewerOf(box);
  const read = match.log(viewer).length;
  const asked = match.question;
  const offer = asked?.offers.find(({ choice }) => choice.join(' ') === words);
  const sentence = offer && asked ? choiceWords(match, offer.choice, box, asked.seat) : words;
  match.take(words);
  return [chosen(sentence, shell), ...narrated(match.log(viewer).slice(read), box, shell)];
}

/** The table after so many choices: the board, the last choice and what came of it. */
function position(film: Film, at: number): string[] {
  const { record, box, shell } = film;
  const words = record.choices[at - 1];
  const match = matchAt(film, Math.max(0, at - 1));
  const news = words === undefined ? narrated(match.log(viewerOf(box)), box, shell) : advance(match, words, film);
  const head = shell.paint('bold', shell.text.replay.at(at, record.choices.length));
  return [head, '', ...board(film, at), '', ...news, ...(match.outcome ? ['', ending(match, box, shell)] : [])];
}

/** Enter goes on, `-` goes back, a number goes there. */
async function step(film: Film, from: number): Promise<ExitCode> {
  const { shell, record } = film;
  const last = record.choices.length;
  const prompt = new Prompt(shell);
  let at = from;
  for (;;) {
    shell.say('', ...position(film, at), shell.paint('dim', shell.text.replay.keys));
    const line = await prompt.next(shell.text.play.prompt);
    if (line === undefined || shell.text.play.verbs.quit.includes(line)) break;
    at = Math.min(last, Math.max(0, target(line, at)));
  }
  prompt.close();
  return prompt.interrupted ? EXIT.interrupted : EXIT.done;
}

function target(line: string, at: number): number {
  if (/^\d+$/.test(line)) return Number(line);
  return line.startsWith('-') ? at - (Number(line.slice(1)) || 1) : at + (Number(line.slice(1)) || 1);
}
