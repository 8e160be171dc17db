/** `derby tournament`: every two players meet, and are rated. */
import { playerOf, TIERS } from '@derby/bots';
import { beginTournament, type Progress, type ReportWords, type Tournament, tournamentOf } from '@derby/sim';
import { type Args, usage } from '../args.ts';
import type { ExitCode } from '../faults.ts';
import { type GameBox, gameBox } from '../gamebox.ts';
import { filesAsked, putFigures, putFindings } from '../outputs.ts';
import type { Shell } from '../shell.ts';
import { between, reportWords } from '../sim-report.ts';
import { commandFor, madeWith, planned, resumed, runAll } from '../study.ts';

const SEEDS = 100;

export async function tournament(args: Args<'tournament'>, shell: Shell): Promise<ExitCode> {
  const { box, progress } = await start(args, shell);
  const exit = await runAll(args, progress, box.game.seats, shell);
  const words = reportWords(box, shell, ['', '']);
  await writeOutputs(args, { box, progress, words, result: tournamentOf(progress, box.game.seats) }, shell);
  return exit;
}

async function start(args: Args<'tournament'>, shell: Shell): Promise<{ box: GameBox; progress: Progress }> {
  const file = args.word('resume');
  if (file !== undefined) return resumed(args, file, shell);
  const box = await gameBox(args.argument(0), shell);
  const base = await planned(args, box, {}, [], SEEDS);
  return { box, progress: beginTournament(base, box.game.seats, playersAsked(args, shell)) };
}

function playersAsked(args: Args<'tournament'>, { text }: Shell): readonly string[] {
  const players: readonly string[] = args.word('players')?.split(',') ?? TIERS;
  for (const name of players) playerOf(name);
  const twice = players.find((name, i) => players.indexOf(name) < i);
  if (twice !== undefined) throw usage('tournament', text.sim.tournament.twice(twice), text);
  if (players.length < 2) throw usage('tournament', text.sim.tournament.tooFew, text);
  return players;
}

interface Report {
  readonly box: GameBox;
  readonly progress: Progress;
  readonly words: ReportWords;
  readonly result: Tournament;
}

async function writeOutputs(args: Args<'tournament'>, report: Report, shell: Shell): Promise<void> {
  const { box, progress, words, result } = report;
  const text = shell.text.sim.tournament;
  const files = filesAsked(args);
  const [seeds, all] = [words.number(result.seeds, 0), words.number(result.study.games, 0)];
  const lead = [text.lead(box.text.title, seeds, all, result.study.seed), await madeWith(result.study, shell)];
  const findings = {
    title: text.title(box.text.title),
    label: text.elo,
    rows: result.standings.map(({ player, elo, low, high }) => ({ name: player, mean: elo, low, high, isTold: false })),
    tables: [standingsTable(report, shell), scoresTable(report, shell)],
    verdict: [text.how(box.game.seats.length === 1)],
  };
  await putFigures(files, result, shell);
  const about = { game: box.text.title, command: commandOf(progress), lead };
  await putFindings(files, findings, { words, about }, shell);
}

function standingsTable({ box, words, result }: Report, { text }: Shell) {
  const { standings: title, player, elo, score, as } = text.sim.tournament;
  const seats = box.game.seats.length > 1 ? box.game.seats : [];
  return {
    title,
    head: [player, elo, words.interval, words.games, score, ...seats.map((seat) => as(words.seats[seat] ?? seat))],
    rows: result.standings.map((one) => [
      one.player,
      words.number(one.elo, 0),
      between(one, words, 0),
      words.number(one.games, 0),
      words.percent(one.score),
      ...seats.map((seat) => words.percent(one.inSeat[seat] ?? 0)),
    ]),
  };
}

function scoresTable({ words, result }: Report, { text }: Shell) {
  const names = result.standings.map(({ player }) => player);
  return {
    title: text.sim.tournament.scores,
    head: ['', ...names],
    rows: names.map((name, i) => [
      name,
      ...(result.scores[i] ?? []).map((score) => (score === null ? '–' : words.percent(score))),
    ]),
  };
}

function commandOf({ studies, players = [] }: Progress): string {
  const [study] = studies;
  return study ? commandFor('tournament', { ...study, bots: {} }, [`--players ${players.join(',')}`]) : '';
}
