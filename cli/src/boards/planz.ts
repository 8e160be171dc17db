/** War Plan Z on the terminal: tracks, then every place where something is known to lie, as this viewer sees it. */
import { AREA_IDS } from '@derby/planz/data/areas';
import type { Side } from '@derby/planz/data/powers';
import { UNIT_IDS, type UnitId } from '@derby/planz/data/units';
import { BASE_IDS, ZONE_IDS } from '@derby/planz/data/zones';
import { isArea, isZone } from '@derby/planz/geography';
import type { Place } from '@derby/planz/state';
import * as en from '@derby/planz/text/names-en';
import * as fr from '@derby/planz/text/names-fr';
import { isFaceUp, isNative } from '@derby/planz/units';
import type { Stack, View } from '@derby/planz/view';
import { padded, type Tint, widthOf } from '../paint.ts';
import type { Board, Easel } from './index.ts';
import { PLANZ_WORDS, type PlanZWords } from './planz-text.ts';

const NAMES = { en, fr } as const;
const LABEL = 22;
const INDENT = 4;
const TINTS: Readonly<Record<Side, Tint>> = { german: 'yellow', allied: 'cyan' };
const SIDES: readonly Side[] = ['german', 'allied'];
const PLACES: readonly Place[] = [...AREA_IDS, ...ZONE_IDS, ...BASE_IDS];

export const board: Board = (shown, easel) => {
  const view = shown as View;
  const words = PLANZ_WORDS[easel.language];
  return [
    ...wrapped(title(view, words), easel, 'bold'),
    ...tracks(view, words).flatMap(([name, contents]) => row(name, contents, easel)),
    ...battle(view, words, easel),
    ...PLACES.flatMap((place) => placeLines(view, place, words, easel)),
  ];
};

function title(view: View, words: PlanZWords): string {
  const parts = [words.turn(view.turn), words.phases[view.phase]];
  if (view.phase === 'actions') parts.push(words.segment(words.sides[view.mover]));
  return parts.join(' · ');
}

type Row = readonly [name: string, contents: string];

function tracks(view: View, words: PlanZWords): Row[] {
  const each = (of: (side: Side) => string): string =>
    SIDES.map((side) => `${words.sides[side]} ${of(side)}`).join('   ');
  const refit = UNIT_IDS.filter((unit) => view.at[unit] === 'refit');
  return [
    [words.ap, each((side) => String(view.ap[side]))],
    [words.tracks, `${words.sunk} ${view.sunk}   ${words.arrived} ${view.arrived}`],
    [words.america, `${view.us.level} / 10`],
    [words.plans, each((side) => view.plans[side].faces?.join(', ') || words.inHand(view.plans[side].display))],
    ...(refit.length > 0 ? [[words.refit, refit.join(', ')] as const] : []),
  ];
}

const row = (name: string, contents: string, easel: Easel): string[] =>
  wrapped(`${padded(name, LABEL)}${contents}`, easel, undefined, INDENT);

/** A battle under way: both lines. */
function battle(view: View, words: PlanZWords, easel: Easel): string[] {
  const { battle: now } = view;
  if (!now) return [];
  const line = (units: readonly UnitId[]): string => units.map((unit) => label(view, unit)).join(', ') || '–';
  const other: Side = now.attacker === 'german' ? 'allied' : 'german';
  return [
    ...wrapped(`${words.battle}${words.has}${nameOf(now.zone ?? now.area, easel)}`, easel, 'bold'),
    ...wrapped(`${words.sides[now.attacker]}${words.has}${line(now.attackers)}`, easel, TINTS[now.attacker], INDENT),
    ...wrapped(`${words.sides[other]}${words.has}${line(now.defenders)}`, easel, TINTS[other], INDENT),
  ];
}

/** One place: for each side its stack, what lies face up beside it, and its task forces. */
function placeLines(view: View, place: Place, words: PlanZWords, easel: Easel): string[] {
  const lines = SIDES.flatMap((side) => {
    const parts = [
      ...stackParts(view, place, side, words),
      ...faceUp(view, place, side),
      ...markers(view, place, side, words),
    ];
    return parts.length === 0
      ? []
      : wrapped(`${words.sides[side]}${words.has}${parts.join('; ')}`, easel, TINTS[side], INDENT, INDENT);
  });
  return lines.length === 0 ? [] : [...wrapped(nameOf(place, easel), easel, 'bold'), ...lines];
}

const nameOf = (place: Place, { language }: Easel): string => {
  const { AREA_NAMES, ZONE_NAMES, BASE_NAMES } = NAMES[language];
  const name = isArea(place) ? AREA_NAMES[place] : isZone(place) ? ZONE_NAMES[place] : BASE_NAMES[place];
  return `${place} ${name}`;
};

/** What of a stack is seen: all of it, or its top, how many lie below, and what was seen there when it was last examined. */
function stackParts(view: View, place: Place, side: Side, words: PlanZWords): string[] {
  const stack = view.stacks.find((one): one is Stack => one.side === side && one.place === place);
  if (!stack) return [];
  const known = UNIT_IDS.filter(
    (unit) => view.at[unit] === place && isNative(unit, side) && !isFaceUp(unit) && !isMarked(view, unit),
  );
  const listed = [...new Set([stack.top, ...known])].map((unit) => withCargo(view, unit, words));
  const hidden = stack.count - known.length;
  if (hidden <= 0) return [listed.join(', ')];
  const last = view.seen.find((one) => one.place === place);
  const memory = last ? ` (${words.seen(view.turn - last.turn)}${words.has}${last.units.join(', ')})` : '';
  return [`${listed.join(', ')} + ${words.hidden(hidden)}${memory}`];
}

const isMarked = (view: View, unit: UnitId): boolean =>
  Object.values(view.taskForces).some((marker) => marker.units?.includes(unit));

const faceUp = (view: View, place: Place, side: Side): string[] => {
  const units = UNIT_IDS.filter((unit) => view.at[unit] === place && isFaceUp(unit) && sideOf(view, unit) === side);
  return units.length > 0 ? [units.map((unit) => label(view, unit)).join(', ')] : [];
};

/** Neutral units are shown with the Allies, who placed them. */
const sideOf = (view: View, unit: UnitId): Side => {
  if (isNative(unit, 'german')) return 'german';
  if (isNative(unit, 'allied')) return 'allied';
  return view.powers[unit.startsWith('N') ? 'norway' : 'denmark'] === 'german' ? 'german' : 'allied';
};

const markers = (view: View, place: Place, side: Side, words: PlanZWords): string[] =>
  Object.entries(view.taskForces)
    .filter(([id, { area }]) => area === place && /[12]$/.test(id) === (side === 'german'))
    .map(([id, { units }]) => `${words.taskForce(id.replace('TF-', ''))}${units ? ` [${units.join(', ')}]` : ''}`);

/** A unit by its counter, with a sign for a step lost. */
const label = (view: View, unit: UnitId): string => `${unit}${view.reduced.includes(unit) ? '−' : ''}`;

function withCargo(view: View, unit: UnitId, words: PlanZWords): string {
  const cargo = UNIT_IDS.filter((one) => view.at[one] === unit);
  return cargo.length > 0 ? `${label(view, unit)} (${words.aboard} ${cargo.join(', ')})` : label(view, unit);
}

/** Words in lines that fit, those after the first set in. */
function wrapped(words: string, { paint, width }: Easel, tint?: Tint, hanging = 0, first = 0): string[] {
  const lines: string[] = [];
  let line = ' '.repeat(first);
  let isEmpty = true;
  for (const word of words.split(' ')) {
    const longer = isEmpty ? line + word : `${line} ${word}`;
    if (!isEmpty && widthOf(longer) > width) {
      lines.push(line);
      line = ' '.repeat(hanging + first) + word;
    } else line = longer;
    isEmpty = false;
  }
  lines.push(line);
  return lines.map((one) => (tint ? paint(tint, one.trimEnd()) : one.trimEnd()));
}
