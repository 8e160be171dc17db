/** What `derby sim` and `derby sim compare` have in common: the study asked for, the run, the interruption. */
import { availableParallelism } from 'node:os';
import { writeOption } from '@derby/kernel';
import {
  BadState,
  type Crew,
  extend,
  isFinished,
  type NumberedFault,
  type Progress,
  readState,
  run,
  type Study,
  seedOf,
} from '@derby/sim';
import { type Args, usage } from './args.ts';
import { botsAsked } from './bots.ts';
import { fingerprintOf, version } from './built.ts';
import { CsvFile } from './csv-file.ts';
import { EXIT, type ExitCode, Fault } from './faults.ts';
import { readText, tryOut } from './files.ts';
import { type GameBox, gameBox, optionsAsked } from './gamebox.ts';
import { Keeper } from './keeper.ts';
import { rulesOf } from './places.ts';
import { ProgressBar } from './progress.ts';
import type { Shell } from './shell.ts';

/** Those that play many games. */
export type SimCommand = 'sim' | 'sim compare' | 'sim sweep' | 'tournament';

const GAMES = 1000;
const SEED = '1';
/** In bytes: a hundred times what counts of every value come to. */
const LARGEST_STATE = 40e6;

/** The study that the options describe; `more` adds bots and options to those given for all. */
export function studyAsked(
  args: Args<Exclude<SimCommand, 'tournament'>>,
  box: GameBox,
  { text }: Shell,
  more: { readonly bots: readonly string[]; readonly options: readonly string[] } = { bots: [], options: [] },
): Promise<Study> {
  const bots = botsAsked(box.game.seats, ['greedy', ...args.words('bot'), ...more.bots], text);
  return planned(args, box, bots, more.options);
}

/** The same for bots that are known already. */
export const planned = async (
  args: Args<SimCommand>,
  { game }: GameBox,
  bots: Study['bots'] = {},
  options: readonly string[] = [],
  games = GAMES,
): Promise<Study> => ({
  game: game.id,
  edition: game.edition,
  fingerprint: await fingerprintOf(game.id),
  options: optionsAsked(game, [...args.words('options'), ...options]),
  bots,
  seed: args.seed() ?? SEED,
  games: args.number('games', games, 1, 100_000_000),
});

/** What a state says itself: with `--resume` they would be other numbers. */
const SAID = ['seed', 'bot', 'options', 'vary', 'width', 'players', 'details'];

/** What an interrupted run has left, with more games if more are asked for. */
export async function resumed(
  args: Args<SimCommand>,
  file: string,
  shell: Shell,
): Promise<{ box: GameBox; progress: Progress }> {
  const { text } = shell;
  if (args.positionals.length > 0 || SAID.some((name) => args.has(name)))
    throw usage(args.command, text.sim.resumeAlone, text);
  const progress = stateFrom(readText(file, shell, LARGEST_STATE), file, shell);
  const [study] = progress.studies as readonly [Study, ...Study[]];
  const written = writerOf(progress);
  if (written !== args.command) throw usage(args.command, text.sim.otherCommand(written), text);
  const box = await gameBox(study.game, shell);
  if (box.game.edition !== study.edition)
    throw new Fault(EXIT.failed, text.sim.otherEdition(study.edition, box.game.edition));
  const print = await fingerprintOf(study.game);
  if (study.fingerprint !== undefined && study.fingerprint !== print)
    throw new Fault(EXIT.failed, text.sim.otherBots(study.fingerprint, print));
  const games = args.number('games', study.games, 1, 100_000_000);
  if (games < study.games) throw usage(args.command, text.sim.fewerGames(games, study.games), text);
  return { box, progress: extend(progress, games) };
}

/** The command that has left a state. */
const writerOf = ({ studies, aim, players }: Progress): SimCommand =>
  players ? 'tournament' : aim ? 'sim sweep' : studies.length > 1 ? 'sim compare' : 'sim';

function stateFrom(words: string, file: string, { text }: Shell): Progress {
  try {
    return readState(words);
  } catch (fault) {
    if (fault instanceof BadState) throw new Fault(EXIT.failed, text.sim.badState(file, fault.what));
    throw fault;
  }
}

/** How a run ended: by itself, by a signal, or with games that could not be played. `goFurther` may plan more whenever all are played. */
export async function runAll(
  args: Args<SimCommand>,
  progress: Progress,
  seats: readonly string[],
  shell: Shell,
  goFurther: () => boolean = () => false,
): Promise<ExitCode> {
  const forms = FORMS.filter((name) => args.word(name) === '-');
  if (forms.length > 1)
    throw usage(args.command, shell.text.sim.oneOutput(forms.map((name) => `--${name}`)), shell.text);
  for (const file of outputs(args)) tryOut(file, shell);
  const keeper = new Keeper(args, progress, shell);
  const table = args.word('csv');
  const csv = table === undefined ? undefined : new CsvFile(table, progress, seats, shell);
  const workers = args.number('workers', availableParallelism(), 1, 256);
  const stopped = await untilStopped(async (signal) => {
    const bar = new ProgressBar(shell);
    try {
      do {
        const crew = await crewAsked(args, progress, shell);
        await run(progress, {
          workers,
          ...(crew && { crew }),
          signal,
          onProgress: (done, all) => {
            bar.update(done, all);
            keeper.now();
          },
          onGame: (number, games) => csv?.add(number, games),
        });
      } while (!signal.aborted && goFurther());
    } finally {
      bar.clear();
      // Also where the run itself has failed: what is finished is not lost.
      try {
        keeper.close();
      } finally {
        csv?.close();
      }
    }
  });
  const { faults } = progress;
  if (faults[0]) shell.warn(...faultLines(progress, faults[0], shell));
  if (stopped !== undefined && !isFinished(progress)) return stopped;
  return faults.length > 0 ? EXIT.bug : EXIT.done;
}

/** Whoever works for the database, where one is named. */
async function crewAsked(args: Args<SimCommand>, { studies }: Progress, shell: Shell): Promise<Crew | undefined> {
  const database = args.word('database');
  if (database === undefined) return undefined;
  const { FarCrew } = await import('./crew.ts');
  const { withDatabase } = await import('./database.ts');
  const rules = rulesOf(studies[0]?.game ?? '', shell);
  const silent = (): void => shell.warn(shell.text.sim.nobody);
  return withDatabase(() => FarCrew.open(database, rules, silent), shell);
}

const SIGNALS = { SIGINT: EXIT.interrupted, SIGTERM: EXIT.terminated } as const;
type Signal = keyof typeof SIGNALS;

/** Does something until it is done or somebody wants it stopped; a second time ends it at once. Tells how it was stopped. */
async function untilStopped(act: (signal: AbortSignal) => Promise<void>): Promise<ExitCode | undefined> {
  const stop = new AbortController();
  let stopped: ExitCode | undefined;
  const halt = (signal: Signal): void => {
    if (stopped !== undefined) process.exit(SIGNALS[signal]);
    stopped = SIGNALS[signal];
    stop.abort();
  };
  const signals = Object.keys(SIGNALS) as Signal[];
  for (const signal of signals) process.on(signal, halt);
  try {
    await act(stop.signal);
  } finally {
    for (const signal of signals) process.off(signal, halt);
  }
  return stopped;
}

/** What may go to the standard output, one at a time. */
const FORMS = ['json', 'csv', 'svg'] as const;

/** Every file that will be written. */
const outputs = (args: Args<SimCommand>): string[] =>
  [...FORMS, 'html', 'save', 'map', 'curves'].flatMap((name) => args.said(name) ?? []).filter((file) => file !== '-');

/** What the figures were made with: for every report. */
export const madeWith = async ({ edition, fingerprint = '' }: Study, { text }: Shell): Promise<string> =>
  text.sim.madeWith(await version(), edition, fingerprint);

/** How many games failed, how to see the first of them, and what was said. */
function faultLines({ studies, faults }: Progress, { side, number, fault }: NumberedFault, { text }: Shell): string[] {
  const study = studies[side] as Study;
  const [first] = studies as readonly [Study];
  if (study.dice === 'keyed') {
    const again = commandFor('sim compare', { ...first, games: number }, [nameOf(first), nameOf(study)]);
    return [text.sim.faulty(faults.length, again), fault];
  }
  const bots = Object.entries(study.bots).map(([seat, bot]) => `--bot ${seat}=${bot}`);
  const options = Object.entries(study.options).map(([id, value]) => `--options ${id}=${value}`);
  const seed = `--seed ${seedOf(study.seed, number)}`;
  return [text.sim.faulty(faults.length, ['derby demo', study.game, seed, ...bots, ...options].join(' ')), fault];
}

/** The command that gives the same figures again. */
export function commandFor(command: SimCommand, study: Study, rest: readonly string[] = []): string {
  const options = Object.entries(study.options).map(writeOption);
  const bots = [...new Set(Object.values(study.bots))];
  const players =
    bots.length === 1 ? [`--bot ${bots[0]}`] : Object.entries(study.bots).map(([seat, bot]) => `--bot ${seat}=${bot}`);
  const parts = [`derby ${command} ${study.game}`, ...rest, `--games ${study.games}`, `--seed ${study.seed}`];
  if (command !== 'sim compare')
    parts.push(...players, ...(options.length > 0 ? [`--options ${options.join(',')}`] : []));
  return parts.join(' ');
}

/** A setup as `derby sim compare` takes it. */
export function nameOf({ bots, options }: Study): string {
  const players = [...new Set(Object.values(bots))];
  const extras = Object.entries(options).map(writeOption);
  const who = players.length === 1 ? players : Object.entries(bots).map(([seat, bot]) => `${seat}=${bot}`);
  return [...who, ...extras].join(',');
}
