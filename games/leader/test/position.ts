/** Positions for tests: a campaign with its decks in order, changed boat by boat and card by card. */
import { Match, type OptionValue, optionsFor, type Play } from '@derby/kernel';
import { type Played, run, type Script, ScriptedDice } from '@derby/kernel/testing';
import { beginBattle, marker, newContact } from '../src/contact.ts';
import type { BoatId, Level } from '../src/data/boats.ts';
import type { AreaId } from '../src/data/campaigns.ts';
import { CONVOYS } from '../src/data/convoys.ts';
import type { ZoneId } from '../src/data/display.ts';
import { type FaceId, HIT_COUNTERS } from '../src/data/hits.ts';
import { muster, newBoat } from '../src/flotilla.ts';
import { leader } from '../src/game.ts';
import type { Log } from '../src/log.ts';
import {
  type Boat,
  boatOf,
  type Deck,
  type Fighter,
  fighterOf,
  type Leader,
  type Phase,
  type Ship,
  type State,
  shipOf,
  type Table,
} from '../src/state.ts';
import { newFighter } from '../src/wolfpack.ts';

export type Options = Readonly<Record<string, OptionValue>>;

/** Event cards by what is on them. */
export const ROUGH_SEAS = 168;
export const AIRCRAFT = 173;
export const RADIO = 177;
export const ULTRA = 180;
export const FATAL_ERROR = 182;
export const COUNTER_INTELLIGENCE = 183;
export const CLEAR_WEATHER = 184;
export const LONE_MERCHANT = 186;
export const SUBMARINE = 189;
export const QUIET = 201;

/** A campaign that has just begun; without options The Happy Time at medium length. */
export function fresh(options: Options = {}): State {
  const state = leader.setup(optionsFor(leader, options));
  return run<Leader>(state, muster).state;
}

/** A boat joins the flotilla without being paid for. */
export function withBoat(state: State, id: BoatId, level: Level, change: Partial<Boat> = {}): State {
  state.boats.push({ ...newBoat(state, id, level), ...change });
  return state;
}

/** A campaign with one boat in an area. */
export const withOne = (id: BoatId, level: Level, area: AreaId, options: Options = {}): State =>
  withBoat(fresh(options), id, level, { area });

/** These cards come off the deck first, in this order. */
export function stack(state: State, deck: Deck, ...cards: number[]): State {
  const { draw } = state.decks[deck];
  state.decks[deck].draw = [...draw.filter((number) => !cards.includes(number)), ...cards.toReversed()];
  return state;
}

export interface Placed {
  readonly zone: ZoneId;
  readonly side?: Fighter['side'];
  readonly detected?: boolean;
}

/** A battle against a Convoy card: the first boat is active, round 1 is about to begin. */
export function inBattle(state: State, card: number, boats: Partial<Record<BoatId, Placed>>, left = 1): State {
  const ids = Object.keys(boats) as BoatId[];
  const [active] = ids;
  if (!active) throw new Error('A battle needs a boat.');
  const { type, ships, escorts } = CONVOYS[card]!;
  const letter = { lone: 'L', merchant: 'M', naval: 'N' }[type];
  state.contact = {
    ...newContact(active, left),
    card,
    ships: [
      ...ships.map((zone, i) => marker(`${letter}${i + 1}`, type, zone)),
      ...escorts.map((zone, i) => marker(`E${i + 1}`, type === 'naval' ? 'fleetEscort' : 'escort', zone)),
    ],
    fought: true,
  };
  state.decks.convoy.draw = state.decks.convoy.draw.filter((number) => number !== card);
  run<Leader>(state, beginBattle);
  const battle = state.battle!;
  battle.round = 1;
  battle.condition = 'none';
  for (const id of ids) {
    const { zone, side = 'surfaced', detected = false } = boats[id]!;
    battle.fighters.push({ ...newFighter(id, zone, side), detected });
    battle.party.push(id);
  }
  return state;
}

/** A ship is revealed, and changed otherwise if need be. */
export function reveal(state: State, id: string, card: number, change: Partial<Ship> = {}): State {
  for (const deck of Object.values(state.decks)) deck.draw = deck.draw.filter((number) => number !== card);
  Object.assign(shipOf(state, id), { card }, change);
  return state;
}

/** The only ships left on the display. */
export function onlyShips(state: State, ...ids: string[]): State {
  state.contact!.ships = state.contact!.ships.filter((ship) => ids.includes(ship.id));
  return state;
}

/** Runs one procedure on a position, with its dice and choices written out. */
export const playing = (state: State, procedure: (t: Table) => unknown, script: Script = {}): Played<Leader> =>
  run<Leader>(state, procedure as (t: Table) => Play<unknown>, script);

/** A match taken up at the start of a phase, on dice that fall as written. */
export function matchAt(phase: Phase, state: State, dice: readonly number[] = []): Match<Leader> {
  const { id: game, edition } = leader;
  const options = { campaign: state.campaign, length: state.length, ...state.settings };
  return Match.restore(
    leader,
    { game, edition, options, state: { ...state, phase }, cursor: 0, since: [] },
    new ScriptedDice(dice),
  );
}

export function taking(match: Match<Leader>, ...choices: readonly string[]): Match<Leader> {
  for (const words of choices) match.take(words);
  return match;
}

/** The die that draws a Hit counter with this face. */
export const hit = (weight: 'heavy' | 'light', face: FaceId): number =>
  HIT_COUNTERS.findIndex((counter) => counter[weight] === face) + 1;

export const boat = (game: { readonly state: Readonly<State> }, id: BoatId): Boat => boatOf(game.state, id);
export const fighter = (game: { readonly state: Readonly<State> }, id: BoatId): Fighter => fighterOf(game.state, id);
export const ship = (game: { readonly state: Readonly<State> }, id: string): Ship => shipOf(game.state, id);

/** The log entries of one sort, in order. */
export const logged = <W extends Log['what']>(
  game: Pick<Played<Leader>, 'log'>,
  what: W,
): Extract<Log, { what: W }>[] =>
  game.log.flatMap(({ entry }) => (entry.what === what ? [entry as Extract<Log, { what: W }>] : []));
