/** Skirmish as a game module: the same rules on the kernel. */
import type { Advice, GameModule, Table as KernelTable, Lexicon, Listing, Outcome, Play } from '@derby/kernel';
import { HOME, NEIGHBOURS } from './areas.ts';
import {
  AREAS,
  type Field,
  firstUnit,
  GAME_LENGTH,
  lead,
  margin,
  opening,
  other,
  type Side,
  UNITS,
  UNITS_A_SIDE,
  winner,
} from './rules.ts';

const SEATS = ['left', 'right'] as const;
type Seat = (typeof SEATS)[number];

const RULES = {
  'SK-1': 'The field',
  'SK-2': 'A move',
  'SK-3': 'The dice',
  'SK-4': 'The end',
  'SK-5': 'Victory',
} as const;
type Rule = keyof typeof RULES;

type March = readonly ['march', unit: number, to: number];

interface State extends Field {
  /** Who gave up, if anybody did. */
  conceded: Seat | null;
}

export interface Skirmish extends Lexicon {
  state: State;
  seat: Seat;
  rule: Rule;
  asks: 'SK-2';
  choice: March;
  log: { readonly what: 'unit-beaten'; readonly unit: number; readonly dice: readonly [number, number] };
  view: State;
  grade: 'victory' | 'draw' | 'conceded';
  option: never;
}
type Table = KernelTable<Skirmish>;

export const skirmish: GameModule<Skirmish> = {
  id: 'skirmish',
  edition: 1,
  seats: SEATS,
  isOpenToAll: () => true,
  rules: RULES,
  presets: { standard: {} },
  options: [],
  setup,
  play,
  concede: (t, seat) => {
    t.state.conceded = seat;
  },
  view: ({ where, count, moved, conceded }) => ({
    where: [...where],
    count: [[...count[0]], [...count[1]]],
    moved,
    conceded,
  }),
  resample: () => {}, // nothing is hidden
  result,
  metrics: (state) => ({ lead: lead(state) }),
};

export const advice: Advice<Skirmish> = {
  policy: (_state, question) => question.offers[0]?.choice ?? ['march', 0, 0],
  evaluate,
};

/** SK-1 */
function setup(): State {
  return { ...opening(), conceded: null };
}

/** SK-2, SK-4 */
function* play(t: Table): Play<void> {
  while (t.state.moved < GAME_LENGTH) {
    yield* t.checkpoint();
    yield* move(t);
  }
}

/** SK-2, SK-3  The unit moves, the dice fall, and whoever loses a fight goes home. */
function* move(t: Table): Play<void> {
  const side = toMove(t.state);
  const [, unit, to] = yield* t.confirm(SEATS[side], 'SK-2', marches);
  place(t.state, side, unit, to);
  fight(t, side, unit, to);
  t.state.moved += 1;
}

const toMove = (field: Readonly<Field>): Side => (field.moved & 1) as Side;

/** SK-2  The moves out of every area, for each unit. They never change: to list them is to hand over what is there. */
const MARCHES: readonly (readonly (readonly March[])[])[] = Array.from({ length: UNITS }, (_, unit) =>
  NEIGHBOURS.map((near) => near.map((to) => ['march', unit, to] as const)),
);

const marchesOf = (unit: number, area: number): readonly March[] =>
  (MARCHES[unit] as readonly (readonly March[])[])[area] as readonly March[];

const unitsOf = (side: Side): number[] => Array.from({ length: UNITS_A_SIDE }, (_, i) => firstUnit(side) + i);
const UNITS_OF: Readonly<Record<Side, readonly number[]>> = { 0: unitsOf(0), 1: unitsOf(1) };

/** SK-2  The legal moves. */
function marches(list: Listing<March, Rule>, state: Readonly<State>): void {
  for (const unit of list.among(UNITS_OF[toMove(state)])) list.openAll(marchesOf(unit, state.where[unit] as number));
}

/** SK-3  The dice fall after every move, though only enemies in the area give them a meaning. */
function fight(t: Table, side: Side, unit: number, area: number): void {
  const attack = t.d6();
  const defence = t.d6();
  const enemy = other(side);
  const theirs = t.state.count[enemy][area] as number;
  if (theirs === 0) return;
  const result = margin(t.state.count[side][area] as number, theirs, attack, defence);
  if (result > 0) beat(t, enemy, firstAt(t.state, enemy, area), attack, defence);
  if (result < 0) beat(t, side, unit, attack, defence);
}

function beat(t: Table, side: Side, unit: number, attack: number, defence: number): void {
  place(t.state, side, unit, HOME[side]);
  t.log('SK-3', { what: 'unit-beaten', unit, dice: [attack, defence] });
}

/** SK-3  The enemy's unit with the lowest number stands in the way. The counts say that there is one. */
function firstAt(field: Readonly<Field>, side: Side, area: number): number {
  let unit = firstUnit(side);
  while (field.where[unit] !== area) unit++;
  return unit;
}

function place(state: State, side: Side, unit: number, area: number): void {
  const count = state.count[side];
  const from = state.where[unit] as number;
  count[from] = (count[from] as number) - 1;
  count[area] = (count[area] as number) + 1;
  state.where[unit] = area;
}

/** SK-5 */
function result(state: Readonly<State>): Outcome<Skirmish> | undefined {
  if (state.conceded) return won(state.conceded === 'left' ? 'right' : 'left', 'conceded');
  if (state.moved < GAME_LENGTH) return undefined;
  const side = winner(state);
  if (side === undefined) return { rule: 'SK-5', winner: 'draw', grade: 'draw', worth: { left: 0.5, right: 0.5 } };
  return won(SEATS[side], 'victory');
}

const won = (seat: Seat, grade: 'victory' | 'conceded'): Outcome<Skirmish> => ({
  rule: 'SK-5',
  winner: seat,
  grade,
  worth: seat === 'left' ? { left: 1, right: 0 } : { left: 0, right: 1 },
});

/** Half when level; the whole map is worth everything. */
function evaluate(state: Readonly<State>, seat: Seat): number {
  const share = lead(state) / (2 * AREAS);
  return seat === 'left' ? 0.5 + share : 0.5 - share;
}
