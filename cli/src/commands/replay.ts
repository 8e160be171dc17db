/** `derby replay`: a record told from its beginning, or stepped through at a terminal. */
import type { GameRecord } from '@derby/kernel';
import type { Args } from '../args.ts';
import { EXIT, type ExitCode } from '../faults.ts';
import { type GameBox, openRecord } from '../gamebox.ts';
import { chosen, ending, narrated, olderRules } from '../narration.ts';
import { Prompt } from '../play/prompt.ts';
import type { Shell } from '../shell.ts';
import { viewerOf } from '../viewer.ts';
import { Walk } from '../walk.ts';

interface Film {
  readonly record: GameRecord;
  readonly box: GameBox;
  readonly shell: Shell;
  /** Whose eyes it is shown to. */
  readonly viewer: string;
}

export async function replayFile(args: Args<'replay'>, shell: Shell): Promise<ExitCode> {
  const { record, box } = await openRecord(args.argument(0), shell);
  const last = record.choices.length;
  // A record that cannot be played to its end is refused before anything is shown.
  const { facts } = Walk.through(box, record, last);
  const film: Film = { record, box, shell, viewer: viewerOf(args, facts, record.players, shell.text) };
  const at = args.word('at') === undefined ? undefined : args.number('at', 0, 0, last);
  if (shell.interactive && !args.flag('board')) return step(film, at ?? 0);
  if (at !== undefined) shell.say(...(await position(film, at)));
  else shell.say(...(await whole(film)), ...(args.flag('board') ? ['', ...board(film, last)] : []));
  return EXIT.done;
}

const walkAt = ({ box, record }: Film, at: number): Walk => Walk.through(box, record, at);

function board(film: Film, at: number): string[] {
  const { view } = walkAt(film, at).now(film.viewer);
  return film.box.board?.(view, film.shell) ?? [film.shell.text.play.noBoard];
}

/** The whole game, choice by choice. */
async function whole(film: Film): Promise<string[]> {
  const { record, box, shell, viewer } = film;
  const walk = walkAt(film, 0);
  const lines = narrated(walk.now(viewer).log, box, shell);
  for (const words of record.choices) lines.push(...(await advance(walk, words, film)));
  return [...olderRules(box, shell), ...lines, '', ending(walk.now(viewer).ending, box, shell)];
}

/** One choice, and what came of it. */
async function advance(walk: Walk, words: string, { box, shell, viewer }: Film): Promise<string[]> {
  const read = walk.now(viewer).log.length;
  const sentence = walk.isToldTo(viewer) ? [chosen(walk.spoken(words) ?? words, shell)] : [];
  await walk.take(words);
  return [...sentence, ...narrated(walk.now(viewer).log.slice(read), box, shell)];
}

/** The table after so many choices: the board, the last choice and what came of it. */
async function position(film: Film, at: number): Promise<string[]> {
  const { record, box, shell, viewer } = film;
  const words = record.choices[at - 1];
  const walk = walkAt(film, Math.max(0, at - 1));
  const news = words === undefined ? narrated(walk.now(viewer).log, box, shell) : await advance(walk, words, film);
  const head = shell.paint('bold', shell.text.replay.at(at, record.choices.length));
  const end = walk.now(viewer).ending;
  return [head, '', ...board(film, at), '', ...news, ...(end ? ['', ending(end, box, shell)] : [])];
}

/** Enter goes on, `-` goes back, a number goes there. */
async function step(film: Film, from: number): Promise<ExitCode> {
  const { shell, record } = film;
  const last = record.choices.length;
  const prompt = new Prompt(shell);
  let at = from;
  for (;;) {
    shell.say('', ...(await position(film, at)), shell.paint('dim', shell.text.replay.keys));
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
