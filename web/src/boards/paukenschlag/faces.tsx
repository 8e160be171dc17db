/** Counters: enamel, a band in the colour of the side, a silhouette and a number. The Axis has square corners, the Allies round ones. */
import { AIRCRAFT, type PlaneId } from '@derby/paukenschlag/data/aircraft';
import { MILCH_COW, SUBMARINES, type SubId } from '@derby/paukenschlag/data/submarines';
import type { ShipId } from '@derby/paukenschlag/data/warships';
import type { ConvoyId, State } from '@derby/paukenschlag/state';
import { memo } from '../../parts/memo.ts';
import { COUNTER } from './layout.ts';
import { BOAT, CONVOY_SHAPES, EYE, planeShape, shipShape, TANKER_BOAT } from './silhouettes.ts';

export type UnitId = SubId | ShipId | ConvoyId | PlaneId;

export const isSub = (id: string): id is SubId => id in SUBMARINES;
export const isConvoy = (id: string): id is ConvoyId => id.startsWith('C-');
export const isPlane = (id: string): id is PlaneId => id in AIRCRAFT;
export const isAxis = (id: string): boolean => isSub(id) || (isPlane(id) && AIRCRAFT[id].side === 'axis');

interface Look {
  readonly side: 'axis' | 'allies';
  readonly shape: string;
  readonly text: string;
  /** Marks: `submerged`, `detected`, `spent`, `cap`. */
  readonly marks: string;
  /** Warships with a convoy, as pips. */
  readonly escorts: number;
}

/** How a unit looks now, in plain words, so that an unchanged one is not drawn again. */
export function lookOf(view: State, id: string): Look {
  if (isSub(id)) return boat(view, id);
  if (isPlane(id)) return plane(view, id);
  return isConvoy(id) ? convoy(view, id) : warship(view, id as ShipId);
}

const marked = (marks: Readonly<Record<string, boolean | undefined>>): string =>
  Object.keys(marks)
    .filter((mark) => marks[mark])
    .join(' ');

function boat(view: State, id: SubId): Look {
  const sub = view.subs.find((one) => one.id === id);
  return {
    side: 'axis',
    shape: id === MILCH_COW ? TANKER_BOAT : BOAT,
    text: boatNumber(id),
    marks: marked({
      submerged: sub?.status === 'submerged',
      detected: sub?.detected,
      spent: view.phase === 'naval' && !view.contact && sub?.activated,
    }),
    escorts: 0,
  };
}

/** What is printed on it: the number alone; the Milch Cow is known by its shape. */
const boatNumber = (id: SubId): string => (id.startsWith('U-') ? id.slice(2) : id === MILCH_COW ? '' : 'Bar');

function convoy(view: State, id: ConvoyId): Look {
  const found = view.convoys.find((one) => one.id === id);
  return {
    side: 'allies',
    shape: CONVOY_SHAPES[found?.type ?? 'IND'],
    text: String(found?.steps ?? 0),
    marks: marked({ convoy: true, detected: found?.detected, spent: isSpent(view, found) }),
    escorts: view.ships.filter((ship) => ship.convoy === id).length,
  };
}

function warship(view: State, id: ShipId): Look {
  const found = view.ships.find((one) => one.id === id);
  return {
    side: 'allies',
    shape: shipShape(id),
    text: id.split('-')[1] ?? '',
    marks: marked({ detected: found?.detected, spent: isSpent(view, found) }),
    escorts: 0,
  };
}

const isSpent = (view: State, unit: { readonly activated: boolean } | undefined): boolean =>
  view.phase === 'naval' && !view.contact && unit?.activated === true;

function plane(view: State, id: PlaneId): Look {
  const found = view.planes.find((one) => one.id === id);
  return {
    side: AIRCRAFT[id].side,
    shape: planeShape(id),
    text: '',
    marks: marked({ air: true, spent: found?.state === 'flown', cap: found?.state === 'cap' }),
    escorts: 0,
  };
}

const { width: W, height: H } = COUNTER;

/** A counter around its middle. */
export const Face = memo(({ side, shape, text, marks, escorts }: Look) => {
  const has = (mark: string): boolean => marks.split(' ').includes(mark);
  const rounding = side === 'axis' ? 3 : 9;
  return (
    <g class={`unit side-${side} ${marks}`}>
      <rect class="shade" x={-W / 2 + 1} y={-H / 2 + 2.5} width={W} height={H} rx={rounding} />
      <rect class="block" x={-W / 2} y={-H / 2} width={W} height={H} rx={rounding} />
      <rect class="band" x={-W / 2 + 1.5} y={-H / 2 + 1.5} width="6" height={H - 3} rx={Math.min(rounding, 4)} />
      {has('submerged') && (
        <path class="water" d={`M${-W / 2 + 8} 0q3-3 6 0t6 0 6 0 6 0 6 0 6 0V${H / 2 - 2}H${-W / 2 + 8}z`} />
      )}
      <path
        class="silhouette"
        d={shape}
        transform={text ? 'translate(3 -7.5) scale(.86)' : 'translate(3 0) scale(1.15)'}
      />
      {text && (
        <text class="unit-number" x="3" y="13.5">
          {text}
        </text>
      )}
      {Array.from({ length: escorts }, (_, i) => (
        <circle key={i} class="escort-pip" cx={-W / 2 + 4.5} cy={-H / 2 + 7 + i * 9} r="2.4" />
      ))}
      {has('cap') && <path class="cap-mark" d={`M${-W / 2 + 12} ${H / 2 - 3.5}h${W - 18}`} />}
      {has('detected') && (
        <g transform={`translate(${W / 2 - 5} ${-H / 2 + 3})`}>
          <circle class="eye-plate" r="8.5" />
          <path class="eye" d={EYE} fill-rule="evenodd" />
        </g>
      )}
    </g>
  );
});
