/** The roster: every boat with its torpedoes and fuel, every ship, every air unit; it opens at whatever the question is about. */
import { AIRCRAFT } from '@derby/paukenschlag/data/aircraft';
import { BASES, PORTS, type ShoreId } from '@derby/paukenschlag/data/map';
import { FUEL_BOXES, TORPEDO_BOXES } from '@derby/paukenschlag/data/submarines';
import { shore } from '@derby/paukenschlag/geography';
import type { State, Submarine } from '@derby/paukenschlag/state';
import { useRef, useState } from 'preact/hooks';
import { memo } from '../../parts/memo.ts';
import type { Box } from '../kit/box.ts';
import { type Hands, standing } from '../kit/hands.ts';
import { Tab } from '../kit/key.tsx';
import { Panel } from '../kit/panel.tsx';
import { Faced } from '../kit/touchable.tsx';
import { isAxis, isConvoy, isPlane, isSub } from './faces.tsx';
import { onward, wordsOf } from './hands.ts';
import { placeOf, shoreLabel, unitLabel } from './labels.ts';
import { ROSTER } from './layout.ts';
import type { RosterTab, Words } from './words.ts';

interface RosterProps extends Pick<Hands, 'lit' | 'selected'> {
  readonly hands: Hands;
  readonly view: State;
  readonly words: Words;
}

const isShore = (id: string): id is ShoreId => id in PORTS || id in BASES;
const kindOf = (word: string): RosterTab | undefined => {
  if (isSub(word)) return 'boats';
  if (isPlane(word)) return 'aircraft';
  if (isShore(word)) return 'places';
  return isConvoy(word) || /^[A-Z]{2,3}-\d$/.test(word) ? 'ships' : undefined;
};

/** What the question is about: what could be said next, and only if nothing else could, places. */
function askedAbout(hands: Pick<Hands, 'question' | 'lit' | 'selected'>): RosterTab | undefined {
  const words =
    hands.selected.size > 0
      ? onward(hands)
          .flatMap(wordsOf)
          .filter((word) => !hands.selected.has(word))
      : [...hands.lit];
  const kinds = new Set(words.map(kindOf));
  const units = (['aircraft', 'ships', 'boats'] as const).find((kind) => kinds.has(kind));
  return units ?? (kinds.has('places') && !words.some((word) => /^[A-E][A-T]$/.test(word)) ? 'places' : undefined);
}

const TABS = ['boats', 'ships', 'aircraft'] as const;
const [X, Y, WIDTH, HEIGHT] = ROSTER;
const [COLUMNS, HEAD, MOST, GAP] = [4, 44, 46, 2] as const;

/** What is lit and selected is handed over beside the hands, which stay the same: a part with a memory is not drawn again otherwise. */
export function Roster({ hands, view, words, lit, selected }: RosterProps) {
  const rule = hands.question?.rule;
  const [turned, turn] = useState<{ readonly rule: string | undefined; readonly to: RosterTab } | undefined>(undefined);
  const asked = askedAbout({ question: hands.question, lit, selected });
  const last = useRef<RosterTab>('boats');
  if (asked) last.current = asked;
  const tab = turned && turned.rule === rule ? turned.to : last.current;
  const ids = withAsked(idsOf(tab, view, hands), tab, hands);
  const rows = Math.max(5, Math.ceil(ids.length / COLUMNS));
  const high = Math.min(MOST, (HEIGHT - HEAD - 4) / rows);
  const wide = (WIDTH - 12) / COLUMNS;
  // No larger than what it lists: there is a map under it.
  const listed = Math.ceil(ids.length / COLUMNS) * high;
  return (
    <Panel box={[X, Y, WIDTH, HEAD + listed + 4]} class="roster">
      {TABS.map((id, i) => (
        <Tab
          key={id}
          label={`${words.roster}${words.colon} ${words.tabs[id]}`}
          text={words.tabs[id]}
          box={[X + 6 + i * 142, Y + 5, 138, 36]}
          press={() => turn({ rule, to: id })}
          pressed={tab === id}
        />
      ))}
      {ids.map((id, i) => (
        <Cell
          key={id}
          id={id}
          hands={hands}
          label={`${words.roster}, ${isShore(id) ? shoreLabel(view, id, words) : unitLabel(view, id, words)}`}
          facts={factsOf(view, id, words)}
          standing={standing(hands, id)}
          box={`${X + 6 + (i % COLUMNS) * wide} ${Y + HEAD + Math.floor(i / COLUMNS) * high} ${wide - GAP} ${high - GAP}`}
        />
      ))}
    </Panel>
  );
}

function idsOf(tab: RosterTab, view: State, hands: Hands): readonly string[] {
  if (tab === 'boats') return view.subs.map(({ id }) => id);
  if (tab === 'ships') return [...view.convoys, ...view.ships].map(({ id }) => id);
  if (tab === 'places') return [...new Set([...hands.lit, ...hands.selected])].filter(isShore);
  const planes = view.planes.map(({ id }) => id);
  const asked = planes.find((id) => hands.lit.has(id) || hands.selected.has(id)) ?? planes.find((id) => !isAxis(id));
  const side = asked && AIRCRAFT[asked].side;
  const both =
    planes.some((id) => isAxis(id) && hands.lit.has(id)) && planes.some((id) => !isAxis(id) && hands.lit.has(id));
  return both ? planes : planes.filter((id) => AIRCRAFT[id].side === side);
}

/** Whoever has not come yet is listed as soon as the question speaks of him. */
const withAsked = (ids: readonly string[], tab: RosterTab, { lit, selected }: Hands): readonly string[] => [
  ...ids,
  ...[...lit, ...selected].filter((word) => kindOf(word) === tab && !ids.includes(word)),
];

/** What a cell shows besides its name: the place at the right, boxes, marks; in one text, see `Cell`. */
function factsOf(view: State, id: string, words: Words): string {
  if (isShore(id)) return `${words.names.SHORE_NAMES[id]}|${shore(id).area}|||`;
  const sub = view.subs.find((one) => one.id === id);
  if (sub) return boatFacts(sub, words);
  const convoy = view.convoys.find((one) => one.id === id);
  if (convoy) return `${id} ${convoy.type}|${convoy.area}|${convoy.steps}/6||${marks(convoy)}`;
  const ship = view.ships.find((one) => one.id === id);
  if (ship) return `${id}|${ship.convoy ?? ship.area}|||${marks(ship)}`;
  const plane = view.planes.find((one) => one.id === id);
  if (!plane) return `${id === 'MilchCow' ? words.milchCow : id}||||`;
  const at = plane.at ?? (plane.base === 'home' ? '' : BASES[plane.base].area);
  const state = plane.state === 'flown' || plane.state === 'track' ? 'gone' : plane.state === 'ready' ? '' : 'aloft';
  return `${id.replace(/-(?=\d$)/, '·')}|${plane.slot > 0 ? `→${plane.slot}` : at}|||${state}`;
}

const marks = ({ activated, detected }: { readonly activated: boolean; readonly detected: boolean }): string =>
  `${activated ? 'acted ' : ''}${detected ? 'seen' : ''}`;

function boatFacts(sub: Submarine, words: Words): string {
  const name = sub.id === 'MilchCow' ? words.milchCow : sub.id;
  const isGone = sub.place === 'sunk' || sub.place === 'out' || sub.place === 'home';
  const at = sub.place === 'home' && sub.back > 0 ? `→${sub.back}` : placeOf(sub, words);
  if (isGone || sub.place === 'unseen') return `${name}|${at}|||gone`;
  const down = sub.status === 'submerged' ? 'down ' : '';
  return `${name}|${at}|${sub.torpedoes}/${TORPEDO_BOXES}|${sub.fuel}/${FUEL_BOXES}|${down}${marks(sub)}`;
}

interface CellProps extends Pick<RosterProps, 'hands'> {
  readonly id: string;
  readonly label: string;
  readonly facts: string;
  readonly standing: string;
  /** x, y, width and height. */
  readonly box: string;
}

const Cell = memo(({ id, hands, label, facts, box }: CellProps) => {
  const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
  const [name = '', at = '', first = '', second = '', state = ''] = facts.split('|');
  const middle = first ? y + height / 2 - 3 : y + height / 2;
  return (
    <Faced
      board={hands}
      word={id}
      label={label}
      class={`cell ${state}`}
      plate={
        <>
          <rect class="cell-plate" x={x} y={y} width={width} height={height} rx="4" />
          <rect class="ring" x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx="4" />
        </>
      }
    >
      <text
        class={`cell-name ${state}`}
        x={x + 6}
        y={middle + 5}
        {...(name.length * 8 > width - 34 && { textLength: width - 38, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {name}
      </text>
      <text class="cell-place" x={x + width - 5} y={middle + 5}>
        {at}
      </text>
      {first && <Boxes kind="torpedo" of={first} box={[x + 6, y + height - 9, second ? 36 : 52, 5]} />}
      {second && <Boxes kind="fuel" of={second} box={[x + 48, y + height - 9, 46, 5]} />}
    </Faced>
  );
});

/** Boxes of a row: full ones, and crossed-off ones. */
function Boxes({
  kind,
  of,
  box: [x, y, width, height],
}: {
  readonly kind: string;
  readonly of: string;
  readonly box: Box;
}) {
  const [left = 0, all = 1] = of.split('/').map(Number);
  const wide = width / all;
  const path = (from: number, to: number): string =>
    Array.from(
      { length: to - from },
      (_, i) => `M${x + (from + i) * wide} ${y}h${wide - 1.5}v${height}h${1.5 - wide}z`,
    ).join('');
  return (
    <>
      <path class={`boxes ${kind}`} d={path(0, left)} />
      <path class="boxes spent-box" d={path(left, all)} />
    </>
  );
}
