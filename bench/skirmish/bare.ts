/** Skirmish as a bare loop: what a good engineer would write by hand for these rules alone. The yardstick. */
import type { Dice } from '@derby/kernel';
import { HOME, MOST_NEIGHBOURS, NEIGHBOURS } from './areas.ts';
import { type Field, firstUnit, GAME_LENGTH, margin, opening, other, type Side, UNITS_A_SIDE } from './rules.ts';

/** A move in one number, so that listing makes no objects. */
type PackedMove = number;
const AREA_BITS = 6;
const pack = (unit: number, to: number): PackedMove => (unit << AREA_BITS) | to;
const unitOf = (move: PackedMove): number => move >> AREA_BITS;
const areaOf = (move: PackedMove): number => move & ((1 << AREA_BITS) - 1);

/** A whole game of random moves. */
export function playRandomly(dice: Dice, chooser: Dice): Field {
  const field = opening();
  while (field.moved < GAME_LENGTH) {
    const count = listMoves(field);
    makeMove(field, OPEN[chooser.below(count)] as PackedMove, dice);
  }
  return field;
}

/** The same game again from the words of its record, as in `march 12 30`: nothing is listed, nothing is checked. */
export function replay(record: readonly string[], dice: Dice): Field {
  const field = opening();
  for (const words of record) {
    const [, unit, to] = words.split(' ');
    makeMove(field, pack(Number(unit), Number(to)), dice);
  }
  return field;
}

/** One list for all decisions, written over at each: to allocate none is a good part of the speed. */
const OPEN: PackedMove[] = new Array(UNITS_A_SIDE * MOST_NEIGHBOURS).fill(0);

/** SK-2  All legal moves, into `OPEN`; returns how many they are. */
function listMoves(field: Readonly<Field>): number {
  const first = firstUnit(toMove(field));
  let count = 0;
  for (let unit = first; unit < first + UNITS_A_SIDE; unit++) {
    const near = NEIGHBOURS[field.where[unit] as number] as readonly number[];
    for (let i = 0; i < near.length; i++) OPEN[count++] = pack(unit, near[i] as number);
  }
  return count;
}

/** SK-2, SK-3  The unit moves, the dice fall, and whoever loses a fight goes home. */
function makeMove(field: Field, move: PackedMove, dice: Dice): void {
  const side = toMove(field);
  const unit = unitOf(move);
  const area = areaOf(move);
  place(field, side, unit, area);
  const attack = dice.below(6);
  const defence = dice.below(6);
  fight(field, side, unit, area, attack, defence);
  field.moved += 1;
}

const toMove = (field: Readonly<Field>): Side => (field.moved & 1) as Side;

function fight(field: Field, side: Side, unit: number, area: number, attack: number, defence: number): void {
  const enemy = other(side);
  const theirs = field.count[enemy][area] as number;
  if (theirs === 0) return;
  const result = margin(field.count[side][area] as number, theirs, attack, defence);
  if (result > 0) place(field, enemy, firstAt(field, enemy, area), HOME[enemy]);
  if (result < 0) place(field, side, unit, HOME[side]);
}

/** SK-3  The enemy's unit with the lowest number stands in the way. The counts say that there is one. */
function firstAt(field: Readonly<Field>, side: Side, area: number): number {
  let unit = firstUnit(side);
  while (field.where[unit] !== area) unit++;
  return unit;
}

function place(field: Field, side: Side, unit: number, area: number): void {
  const count = field.count[side];
  count[field.where[unit] as number] = (count[field.where[unit] as number] as number) - 1;
  count[area] = (count[area] as number) + 1;
  field.where[unit] = area;
}
