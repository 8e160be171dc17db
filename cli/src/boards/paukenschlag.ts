/** Drumbeat on the terminal: the balance, the ocean, everything afloat and aloft, and the grid of a contact. */
import { BASES } from '@derby/paukenschlag/data/map';
import type { SubId } from '@derby/paukenschlag/data/submarines';
import { AREA_IDS, BASE_IDS, PORT_IDS } from '@derby/paukenschlag/geography';
import type { Convoy, Plane, State, Submarine } from '@derby/paukenschlag/state';
import * as namesEn from '@derby/paukenschlag/text/names-en';
import * as namesFr from '@derby/paukenschlag/text/names-fr';
import { areaOf, stackOf } from '@derby/paukenschlag/units';
import { balance, lastTurn, threshold } from '@derby/paukenschlag/victory';
import { padded, type Tint, widthOf } from '../paint.ts';
import type { Board, Easel } from './index.ts';
import { gridLines } from './paukenschlag-grid.ts';
import { oceanLines } from './paukenschlag-map.ts';
import { PAUKENSCHLAG_WORDS, type PaukenschlagWords } from './paukenschlag-text.ts';

const NAMES = { en: namesEn, fr: namesFr } as const;
/** The board fits a page of this width and takes no more of a wider one. */
const WIDTH = 60;
const LABEL = 12;

export const board: Board = (shown, easel) => {
  const view = shown as State;
  const words = PAUKENSCHLAG_WORDS[easel.language];
  return [
    easel.paint('bold', words.title(view.turn, lastTurn(view), words.phases[view.phase])),
    ...scoreLines(view, words, easel),
    '',
    ...oceanLines(view, easel),
    easel.paint('dim', words.legend),
    '',
    ...rosterLines(view, words, easel),
    easel.paint('dim', words.signs),
    ...convoyLines(view, words, easel),
    ...labelled(words.warships, warships(view), easel),
    ...labelled(
      words.patrols,
      planesThat(view, ({ state }) => state === 'patrol'),
      easel,
    ),
    ...labelled(
      words.cap,
      planesThat(view, ({ state }) => state === 'cap'),
      easel,
    ),
    ...labelled(words.ready, readyPlanes(view, easel), easel),
    ...labelled(words.track, track(view), easel),
    ...labelled(words.damage, damaged(view, easel), easel),
    ...orderLines(view, words, easel),
    ...(view.contact ? ['', ...gridLines(view, view.contact, words, easel)] : []),
  ];
};

/** The balance on its way to the threshold, and what it is made of. */
function scoreLines(view: State, words: PaukenschlagWords, { paint }: Easel): string[] {
  const [now, goal] = [balance(view), threshold(view.options)];
  const parts = (Object.keys(view.score) as (keyof State['score'])[])
    .filter((part) => view.score[part] > 0)
    .map((part) => `${words.parts[part]} ${MINUS.has(part) ? '−' : '+'}${view.score[part]}`);
  return [
    `${paint('bold', padded(words.balance, LABEL))}${now} / ${goal}  ${bar(now, goal)}`,
    ...wrapped(' '.repeat(LABEL), parts),
  ];
}
const MINUS = new Set<keyof State['score']>(['submarines', 'outOfGame', 'arrived', 'axisShore', 'axisAircraft']);
const BAR = 24;

function bar(now: number, goal: number): string {
  const full = Math.max(0, Math.min(BAR, Math.round((BAR * now) / Math.max(1, goal))));
  return `[${'█'.repeat(full)}${'·'.repeat(BAR - full)}]`;
}

/** Two boats a line: where, how, torpedoes, fuel, damage. */
function rosterLines(view: State, words: PaukenschlagWords, { paint }: Easel): string[] {
  const boats = view.subs.map((sub) => paint(tintOf(sub), padded(boat(view, sub, words), WIDTH / 2)));
  return Array.from({ length: Math.ceil(boats.length / 2) }, (_, i) =>
    boats
      .slice(2 * i, 2 * i + 2)
      .join('')
      .trimEnd(),
  );
}

const tintOf = (sub: Readonly<Submarine>): Tint =>
  sub.place === 'unseen' || areaOf(sub) === null ? 'dim' : sub.detected ? 'red' : 'yellow';

function boat(view: State, sub: Readonly<Submarine>, words: PaukenschlagWords): string {
  const name = padded(shortName(sub.id), 10);
  if (sub.place === 'unseen') return `${name}${words.unseen(sub.seenAt, sub.seenOn)}`;
  if (!areaOf(sub)) return `${name}${words.gone(sub.place, sub.back)}`;
  const boxes = sub.id === 'MilchCow' ? `F${sub.fuel} +${sub.supply}` : `T${sub.torpedoes} F${sub.fuel}`;
  const damage = view.options.v21_5_damage ? ` D${sub.damage}` : '';
  const signs = `${sub.status === 'surfaced' ? '↑' : '↓'}${sub.detected ? '!' : ''}${sub.activated ? '·' : ''}`;
  return `${name}${sub.place} ${padded(signs, 3)} ${boxes}${damage}`;
}

const shortName = (id: SubId): string => (id === 'MilchCow' ? 'XIV' : id);

function convoyLines(view: State, words: PaukenschlagWords, easel: Easel): string[] {
  const { CONVOY_KINDS, destination } = NAMES[easel.language];
  return view.convoys.map((convoy: Convoy) => {
    const escorts = stackOf(view, convoy.id).map((ship) => ship.id);
    const line = `${padded(convoy.id, 5)}${convoy.area} ${CONVOY_KINDS[convoy.type]} → ${destination(convoy.to)}, ${words.ships(convoy.steps)}${escorts.length > 0 ? ` [${escorts.join(' ')}]` : ''}${convoy.detected ? ' !' : ''}`;
    return easel.paint('green', fitted(line));
  });
}

/** A line that is too long for the page is cut, and says so. */
const fitted = (line: string): string => (widthOf(line) > WIDTH ? `${[...line].slice(0, WIDTH - 1).join('')}…` : line);

/** Single warships by area. */
const warships = (view: State): string[] =>
  AREA_IDS.flatMap((area) => {
    const here = view.ships.filter((ship) => ship.area === area && ship.convoy === null).map((ship) => ship.id);
    return here.length > 0 ? [`${area} ${here.join(' ')}`] : [];
  });

const planesThat = (view: State, holds: (plane: Plane) => boolean): string[] =>
  view.planes.filter(holds).map((plane) => `${plane.id} ${plane.at ?? ''}`.trim());

function readyPlanes(view: State, { language }: Easel): string[] {
  const { SHORE_NAMES } = NAMES[language];
  return BASE_IDS.flatMap((base) => {
    const here = view.planes.filter((plane) => plane.state === 'ready' && plane.base === base).map((plane) => plane.id);
    return here.length > 0 ? [`${SHORE_NAMES[base]} (${BASES[base].area}) ${here.join(' ')}`] : [];
  });
}

const track = (view: State): string[] =>
  view.planes.filter((plane) => plane.state === 'track').map((plane) => `${plane.id} ${plane.slot}`);

function damaged(view: State, { language }: Easel): string[] {
  const { SHORE_NAMES } = NAMES[language];
  return [...PORT_IDS, ...BASE_IDS]
    .filter((place) => view.damage[place] > 0)
    .map((place) => `${SHORE_NAMES[place]} ${view.damage[place]}`);
}

/** Standing orders of either side that differ from asking. */
function orderLines(view: State, words: PaukenschlagWords, easel: Easel): string[] {
  return (['axis', 'allies'] as const).flatMap((side) => {
    const given = Object.entries(view.orders[side]).filter(([, value]) => value !== 'ask');
    return labelled(
      words.orders[side],
      given.map(([kind, value]) => words.order(kind as keyof State['orders']['axis'], value)),
      easel,
    );
  });
}

/** A label and its contents, over as many lines as they need; nothing where there are none. */
const labelled = (label: string, contents: readonly string[], { paint }: Easel): string[] =>
  contents.length === 0 ? [] : wrapped(paint('bold', padded(label, LABEL)), contents);

function wrapped(first: string, contents: readonly string[]): string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const item of contents) {
    const part = isEmpty ? item : `, ${item}`;
    if (!isEmpty && widthOf(line) + widthOf(part) + 1 > WIDTH) {
      lines.push(`${line},`);
      line = `${' '.repeat(LABEL)}${item}`;
    } else line += part;
    isEmpty = false;
  }
  return isEmpty ? lines : [...lines, line];
}
