/** UL-6  The Strategic Segment: Special Options are bought, missions are given. */
import type { Play } from '@derby/kernel';
import type { Choice, List } from './choices.ts';
import { addStress, isUnfit } from './crew.ts';
import { BOATS } from './data/boats.ts';
import type { AreaId, Mission, SpecialOptionId } from './data/campaigns.ts';
import { REST_RELIEF, SNORKEL_SO } from './data/constants.ts';
import { huntingGrounds, isInPort, sheetOf } from './map.ts';
import { loadMines } from './missions.ts';
import type { Rule } from './rules.ts';
import { type Boat, boatOf, boatsInPlay, type Phase, PLAYER, type Section, type Table } from './state.ts';
import { torpedoesOf } from './torpedo-room.ts';
import type { Known } from './view.ts';

type Purchase = SpecialOptionId | 'snorkel';

/** UL-6.1  Any number of purchases, one after another. */
export function* strategic(t: Table): Play<Phase> {
  for (;;) {
    yield* t.checkpoint();
    const [verb, option] = yield* t.choose(PLAYER, 'UL-6.1', purchases);
    if (verb === 'end') return 'operations';
    pay(t, option);
    yield* USES[option](t);
  }
}

function purchases(list: List<'option' | 'end'>, known: Readonly<Known>): void {
  const options: Purchase[] = Object.keys(sheetOf(known).options) as SpecialOptionId[];
  if (known.settings.snorkel) options.push('snorkel');
  for (const option of options) list.offer(['option', option], barToOption(known, option) || barToUse(known, option));
  list.open(['end']);
}

export const costOf = (known: Readonly<Known>, option: Purchase): number =>
  option === 'snorkel' ? SNORKEL_SO : (sheetOf(known).options[option]?.cost ?? Number.POSITIVE_INFINITY);

/** UL-4.3, UL-6.1  Why an option cannot be paid for, if so. */
export function barToOption(known: Readonly<Known>, option: Purchase): Rule | false {
  if (known.penniless) return 'UL-19.5';
  if (costOf(known, option) > known.so) return 'UL-4.3';
  const max = option === 'snorkel' ? null : (sheetOf(known).options[option]?.max ?? null);
  return max !== null && timesBought(known, option) >= max && 'UL-6.1';
}

const timesBought = (known: Readonly<Known>, option: Purchase): number =>
  option === 'snorkel' ? 0 : (known.bought[option] ?? 0);

/** Why an option would be of no use now, if so. */
function barToUse(known: Readonly<Known>, option: Purchase): Rule | false {
  switch (option) {
    case 'intel':
      return areasFor(known, option).length === 0 && 'UL-6.4';
    case 'supply':
      return areasFor(known, option).length === 0 && 'UL-6.3';
    case 'air-search':
      return areasFor(known, option).length === 0 && 'UL-6.2';
    case 'rest':
      return (known.rested || !boatsInPlay(known).some((boat) => isInPort(known, boat))) && 'UL-6.5';
    case 'advanced-torpedoes':
      return exchanges(known).length === 0 && 'UL-6.6';
    case 'radio-call':
      return 'UL-6.7';
    case 'snorkel':
      return !boatsInPlay(known).some((boat) => !barToSnorkel(known, boat)) && 'UL-6.9';
    default:
      return !boatsInPlay(known).some((boat) => !barToMission(known, boat, option)) && 'UL-6.8';
  }
}

export function pay(t: Table, option: Purchase): void {
  const cost = costOf(t.state, option);
  t.state.so -= cost;
  if (option !== 'snorkel') t.state.bought[option] = timesBought(t.state, option) + 1;
  t.log('UL-6.1', { what: 'option-bought', option, cost, so: t.state.so });
}

const USES: Record<Purchase, (t: Table) => Play<void>> = {
  'air-search': (t) => markArea(t, 'UL-6.2', 'air-search'),
  supply: (t) => markArea(t, 'UL-6.3', 'supply'),
  intel: (t) => markArea(t, 'UL-6.4', 'intel'),
  rest,
  'advanced-torpedoes': exchangeTorpedo,
  'radio-call': nothing, // used where it is bought (UL-10.4)
  mine: (t) => giveMission(t, 'mine'),
  attack: (t) => giveMission(t, 'attack'),
  raid: (t) => giveMission(t, 'raid'),
  snorkel,
};

function* nothing(): Play<void> {}

type Marker = 'air-search' | 'supply' | 'intel';

const markersOf = (known: Readonly<Known>, option: Marker): AreaId[] =>
  option === 'air-search' ? known.airSearch : known[option];

/** UL-6.2, UL-6.3, UL-6.4  Areas that could take the marker: searchable, allowed, and without one. */
function areasFor(known: Readonly<Known>, option: Marker): AreaId[] {
  const allowed = sheetOf(known).options[option]?.areas;
  const taken = markersOf(known, option);
  return huntingGrounds(known).filter((id) => !taken.includes(id) && (allowed?.includes(id) ?? true));
}

function* markArea(t: Table, rule: 'UL-6.2' | 'UL-6.3' | 'UL-6.4', option: Marker): Play<void> {
  const [, area] = yield* t.choose(PLAYER, rule, (list: List<'mark'>) => {
    for (const id of areasFor(t.state, option)) list.open(['mark', id]);
  });
  markersOf(t.state, option).push(area);
  t.log(rule, { what: 'area-marked', option, area });
}

/** UL-6.5  Priority R&R: every boat in port, at once. */
function* rest(t: Table): Play<void> {
  t.state.rested = true;
  for (const boat of boatsInPlay(t.state)) if (isInPort(t.state, boat)) addStress(t, 'UL-6.5', boat.id, -REST_RELIEF);
}

const SECTIONS: readonly Section[] = ['ready', 'stored'];

/** UL-6.6  One normal torpedo of a boat in port becomes a FAT or a T5. */
function* exchangeTorpedo(t: Table): Play<void> {
  const [, id, section, torpedo] = yield* t.choose(PLAYER, 'UL-6.6', (list: List<'exchange'>) =>
    list.openAll(exchanges(t.state)),
  );
  const boat = boatOf(t.state, id);
  boat[section].normal -= 1;
  boat[section][torpedo] += 1;
  t.log('UL-6.6', { what: 'torpedo-exchanged', boat: id, section, torpedo });
}

const exchanges = (known: Readonly<Known>): Extract<Choice, readonly ['exchange', ...unknown[]]>[] =>
  boatsInPlay(known)
    .filter((boat) => isInPort(known, boat))
    .flatMap((boat) =>
      SECTIONS.filter((section) => boat[section].normal > 0).flatMap((section) => [
        ['exchange', boat.id, section, 'fat'] as const,
        ['exchange', boat.id, section, 't5'] as const,
      ]),
    );

/** UL-6.8, UL-7.1, UL-7.3, UL-7.7  Why a boat cannot be given a mission, if so. */
function barToMission(known: Readonly<Known>, boat: Readonly<Boat>, mission: Mission): Rule | false {
  if (boat.mission) return 'UL-6.8';
  if (mission === 'mine') return (!isInPort(known, boat) || torpedoesOf(boat) === 0) && 'UL-7.1';
  return isUnfit(boat) && (mission === 'attack' ? 'UL-7.3' : 'UL-7.7');
}

function* giveMission(t: Table, mission: Mission): Play<void> {
  const [, id] = yield* t.choose(PLAYER, 'UL-6.8', (list: List<'boat'>) => {
    for (const boat of boatsInPlay(t.state)) list.offer(['boat', boat.id], barToMission(t.state, boat, mission));
  });
  boatOf(t.state, id).mission = mission;
  t.log('UL-6.8', { what: 'mission-given', boat: id, mission });
  if (mission === 'mine') yield* loadMines(t, id);
}

/** UL-6.9, UL-19.2  In port, once, and not on Types II and XXI. */
function barToSnorkel(known: Readonly<Known>, boat: Readonly<Boat>): Rule | false {
  const { class: type } = BOATS[boat.id];
  return (boat.snorkel || !isInPort(known, boat) || type === 'IIB' || type === 'IIC' || type === 'XXI') && 'UL-19.2';
}

function* snorkel(t: Table): Play<void> {
  const [, id] = yield* t.choose(PLAYER, 'UL-6.9', (list: List<'boat'>) => {
    for (const boat of boatsInPlay(t.state)) list.offer(['boat', boat.id], barToSnorkel(t.state, boat));
  });
  boatOf(t.state, id).snorkel = true;
  t.log('UL-6.9', { what: 'snorkel-fitted', boat: id });
}
