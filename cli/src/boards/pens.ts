/** U-boat Pens on the terminal: the tracks, every territory with its garrison, and the sea zones where something lies. */
import type { Language } from '@derby/kernel';

import { type PlaceId, SEA_ZONES, TERRITORIES, type TerritoryId } from '@derby/pens/data/map';
import { POWERS, type Power, TURN_ORDER } from '@derby/pens/data/powers';
import { VICTORY } from '@derby/pens/data/victory';
import { TERRITORY_IDS, ZONE_IDS } from '@derby/pens/geography';
import type { State as View } from '@derby/pens/state';
import * as en from '@derby/pens/text/en';
import * as fr from '@derby/pens/text/fr';
import { padded, type Tint } from '../paint.ts';
import type { Board, Easel } from './index.ts';
import { PENS_WORDS, type PensWords } from './pens-text.ts';

const GAME_WORDS = { en, fr } as const;
const LABEL = 24;
const PLACE_WIDTH = 34;
const HOLDER_WIDTH = 6;
const TINTS: Readonly<Record<'axis' | 'allies' | 'neutral', Tint>> = { axis: 'yellow', allies: 'cyan', neutral: 'dim' };

export const board: Board = (shown, easel) => {
  const view = shown as View;
  const words = PENS_WORDS[easel.language];
  return [
    title(view, words, easel),
    ...tracks(view, words, easel).map(([name, contents]) => `${easel.paint('bold', padded(name, LABEL))}${contents}`),
    ...TERRITORY_IDS.filter((id) => view.control[id] !== 'IMPASSABLE').map((id) => territory(view, id, words, easel)),
    ...ZONE_IDS.filter((id) => unitsAt(view, id).length > 0).map((id) => seaZone(view, id, words, easel)),
  ];
};

function title(view: View, words: PensWords, { language, paint }: Easel): string {
  const { power, round } = GAME_WORDS[language];
  return paint(
    'bold',
    `${words.round(view.round, round(view.round))} · ${power(view.turn)} · ${words.phases[view.phase]}`,
  );
}

type Row = readonly [name: string, contents: string];

function tracks(view: View, words: PensWords, { language }: Easel): Row[] {
  const { power, placeName } = GAME_WORDS[language];
  const held = VICTORY.objectives.filter((id) => sideOf(view.control[id]) === 'allies');
  return [
    [words.treasuries, TURN_ORDER.map((id) => `${power(id)} ${view.treasury[id]}`).join('   ')],
    [words.tonnage, `${view.tonnage} / ${VICTORY.tonnage}`],
    [words.objectives(VICTORY.objectivesNeeded), held.map(placeName).join(', ') || '–'],
  ];
}

const sideOf = (holder: View['control'][TerritoryId]): 'axis' | 'allies' | 'neutral' =>
  holder === 'NEUTRAL' || holder === 'IMPASSABLE' ? 'neutral' : POWERS[holder].side;

function territory(view: View, id: TerritoryId, words: PensWords, easel: Easel): string {
  const holder = view.control[id];
  const { income, factory } = TERRITORIES[id];
  const damage = view.factoryDamage[id] ?? 0;
  const works = factory > 0 ? [`${words.factory} ${factory}${damage > 0 ? ` (−${damage})` : ''}`] : [];
  const pens = view.pens
    .filter((pen) => pen.at === id)
    .map((pen) => {
      const inside = view.units.filter((unit) => unit.inside === pen.id).length;
      return `[${words.pen} ${pen.id.split('-').at(-1)}, ${words.pens[pen.state]}, ${words.damage} ${pen.damage}, ${words.boats} ${inside}]`;
    });
  const tint = TINTS[sideOf(holder)];
  return line(id, easel, tint, padded(holder === 'NEUTRAL' ? '–' : holder, HOLDER_WIDTH), [
    `IPC ${income}`,
    ...works,
    ...stacks(view, id, easel),
    ...pens,
  ]);
}

function seaZone(view: View, id: (typeof ZONE_IDS)[number], words: PensWords, easel: Easel): string {
  const { UK, USA } = SEA_ZONES[id].convoy;
  const convoys = UK + USA > 0 ? [`${words.convoys} UK ${UK} USA ${USA}`] : [];
  return line(id, easel, 'green', padded('', HOLDER_WIDTH), [...convoys, ...stacks(view, id, easel)]);
}

const line = (id: PlaceId, { language, paint }: Easel, tint: Tint, holder: string, contents: string[]): string =>
  `${paint(tint, padded(`${id} ${GAME_WORDS[language].placeName(id)}`, PLACE_WIDTH) + holder)}${contents.join('  ')}`.trimEnd();

const unitsAt = (view: View, place: PlaceId): View['units'] =>
  view.units.filter((unit) => unit.at === place && !unit.inside?.startsWith('pen-'));

/** For each power what it has in a place: kinds with their number. Sound and ready units need no word for it. */
function stacks(view: View, place: PlaceId, { language }: Easel): string[] {
  const powers = new Map<Power, Map<string, number>>();
  for (const unit of unitsAt(view, place)) {
    const kinds = powers.get(unit.power) ?? new Map<string, number>();
    const kind = kindOf(unit, language);
    powers.set(unit.power, kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
  }
  return [...powers].map(([power, kinds]) => {
    const counted = [...kinds].map(([kind, count]) => (count === 1 ? kind : `${count}× ${kind}`));
    return `${power}: ${counted.join(', ')}`;
  });
}

function kindOf({ type, condition }: View['units'][number], language: Language): string {
  const name = GAME_WORDS[language].type(type);
  if (condition === 'sound' || condition === 'ready') return name;
  return `${name} (${PENS_WORDS[language].conditions[condition]})`;
}
