/**
 * Drumbeat, the game with the most choices: random short games, forks in the midst of contacts, and what a decision costs early and late
 * in a long game. `node scripts/run.mjs bench/src/paukenschlag.ts` writes results/paukenschlag.md; `--quick` takes a short look and
 * writes nothing.
 */
import './production.ts';
import { Courier, Desk, staffOf } from '@derby/bots';
import { FastDice, freshWorld, HostedMatch, Match, optionsFor, playOut, type Question, SPECTATOR } from '@derby/kernel';
import { paukenschlag } from '@derby/paukenschlag';
import { advice } from '@derby/paukenschlag/advice';
import type { Choice } from '@derby/paukenschlag/choices';
import { PRESETS } from '@derby/paukenschlag/options';
import type { Drumbeat, State } from '@derby/paukenschlag/state';
import { advisedGames, forkTime, randomChoice } from './games.ts';
import { measure, median, processorTime, share, type Task } from './measure.ts';
import { type Figure, type Page, publish } from './report.ts';

/** A fork is timed so often, and the quickest counts. */
const TRIES = 5;
const QUICK = { effort: { warmUp: 1, rounds: 3, slice: 400 }, games: 1, asked: 20 };
const FULL = { effort: { warmUp: 4, rounds: 5, slice: 1500 }, games: 4, asked: 120 };
const PAGE: Page = {
  file: new URL('../results/paukenschlag.md', import.meta.url),
  title: 'Drumbeat',
  command: 'node scripts/run.mjs bench/src/paukenschlag.ts',
  how: `All figures are processor time of one thread, not time by the clock. A rate is the median of its rounds. Short games have six turns
and at most ten rounds a grid. Forks are measured at every decision of ${FULL.games} full games of the planner, on the map, and of as many short
ones in which every grid is played by hand, in contacts; each is the quickest of ${TRIES} tries, because the memory that is tidied up now and
then falls upon any of them. A decision is one of a commander who sits in a worker: the record is put together, what is new in it
is copied as for a message, put to the rest there, and answered; ${FULL.asked} in a row from the 300th and from the 3,000th choice of one game in which everything
is asked. The one in the middle is told.`,
};

/** As little as rules and options allow. */
const SHORT = { shortGame: true, roundCap: 10 };
/** As much as they allow: some thousands of questions, where everything is asked. */
const LONG = { ...PRESETS['full-variant'], scenario: '17.2' };
const DICE = new FastDice('bench');
/** Choices before the decisions that are measured; the second count begins where the first ended. */
const EARLY = 240;
const LATE = 2580;
/** The first decision has to be told the whole game, and the next ones find the engine cold. */
const WARM_UP = 60;

async function main(isQuick: boolean): Promise<void> {
  const { effort, games, asked } = isQuick ? QUICK : FULL;
  const rates = await measure([randomShortGames(), advisedGames('planned', { game: paukenschlag, advice })], effort);
  const onMap = forksOf(games, {}, false);
  const inContact = forksOf(games, SHORT, true);
  const { early, late } = await decisions(asked);
  const figures: Figure[] = [
    { what: 'random short games on one core', value: rates.rate('short'), unit: '/s' },
    { what: 'full games of the planner against itself', value: rates.rate('planned'), unit: '/s' },
    { what: 'fork on the map, at the median decision', value: median(onMap), unit: ' µs' },
    { what: 'fork on the map, at the slowest tenth', value: share(onMap, 0.9), unit: ' µs' },
    {
      what: 'fork in a contact, at the median decision',
      value: median(inContact),
      unit: ' µs',
      bar: { must: 200, aim: 100, better: 'less' },
    },
    { what: 'fork in a contact, at the slowest tenth', value: share(inContact, 0.9), unit: ' µs' },
    {
      what: 'fork in a contact, at the slowest hundredth',
      value: share(inContact, 0.99),
      unit: ' µs',
      bar: { must: 200, aim: 100, better: 'less' },
    },
    { what: 'fork in a contact, the slowest of all', value: Math.max(...inContact), unit: ' µs' },
    { what: 'decision after 300 choices', value: median(early), unit: ' ms' },
    { what: 'decision after 3,000 choices', value: median(late), unit: ' ms' },
    {
      what: 'a late decision against an early one',
      value: median(late) / median(early),
      unit: '×',
      bar: { must: 1.5, aim: 1.15, better: 'less' },
    },
    { what: 'forks measured', value: onMap.length + inContact.length, unit: '' },
  ];
  publish(figures, PAGE, isQuick);
}

function randomShortGames(): Task {
  const options = optionsFor(paukenschlag, SHORT);
  let seed = 0;
  return {
    name: 'short',
    run: () => {
      seed += 1;
      const world = freshWorld(paukenschlag, paukenschlag.setup(options), new FastDice(seed));
      playOut(world, randomChoice(new FastDice(-seed)));
      return 1;
    },
  };
}

/** What the planner says; by hand it gives no standing orders. */
function chosen(known: Readonly<State>, question: Question<Drumbeat>, byHand: boolean): Choice {
  const offers = byHand ? question.offers.filter(({ choice }) => choice[0] !== 'order') : question.offers;
  return advice.policy(known, { ...question, offers }, DICE);
}

/** A fork at every decision, in microseconds: on the map, or in contacts. The first game warms up. */
function forksOf(games: number, options: Record<string, boolean | number>, inContacts: boolean): number[] {
  const times: number[] = [];
  for (let game = 0; game <= games; game++) {
    const match = Match.start(paukenschlag, { seed: `forks ${game}`, options });
    while (match.question) {
      if ((match.state.contact !== null) === inContacts) {
        const tries = Array.from({ length: TRIES }, () => forkTime(match));
        if (game > 0) times.push(Math.min(...tries));
      }
      match.take(chosen(match.state, match.question, inContacts));
    }
  }
  return times;
}

/** What a commander's decision costs, in milliseconds, early and late in one long game. */
async function decisions(count: number): Promise<{ early: number[]; late: number[] }> {
  const host = HostedMatch.start(paukenschlag, { seed: 'long', options: LONG });
  const [early, late]: [number[], number[]] = [[], []];
  for (const [from, costs] of [
    [EARLY, early],
    [LATE, late],
  ] as const) {
    await playOn(host, from);
    const decide = worker();
    for (let i = -WARM_UP; i < count; i++) {
      await playOn(host, 1);
      const start = processorTime();
      await decide(host);
      if (i >= 0) costs.push(processorTime() - start);
    }
  }
  return { early, late };
}

/** A staff at the other end of a wire: it is sent what it does not know, and answers. */
function worker(): (host: HostedMatch<Drumbeat>) => Promise<unknown> {
  const staff = staffOf({ game: paukenschlag, advice });
  const [courier, desk] = [new Courier(), new Desk()];
  return (host) => {
    const dispatch = structuredClone(courier.dispatch(host.recordNow()));
    return staff.consult(desk.receive(dispatch), { rank: 'commander', seed: 'bench', why: false });
  };
}

/** So many choices more, everything by hand. */
async function playOn(host: HostedMatch<Drumbeat>, choices: number): Promise<void> {
  for (let i = 0; i < choices; i++) {
    const asked = host.at(SPECTATOR).now.asked;
    const { now } = host.at(asked ?? SPECTATOR);
    if (!asked || !now.question) throw new Error('The long game is too short.');
    await host.at(asked).take(chosen(now.view, now.question, true), now.at);
  }
}

await main(process.argv.includes('--quick'));
