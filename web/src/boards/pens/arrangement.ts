/** Where every stack and every pen lies on the sheet: under the name of its place, or at its pier. */
import { isHarbour } from '@derby/pens/basics';
import type { PlaceId } from '@derby/pens/data/map';
import { convoyValue, isZone, PLACE_IDS } from '@derby/pens/geography';
import type { Pen, State, Unit } from '@derby/pens/state';
import type { Spot } from '../kit/box.ts';
import { abreast, cornerOf } from './clearance.ts';
import { ANCHORS, BUNKER, PIERS, TOKEN } from './layout.ts';
import { type Asked, type Stack, stacksOf, unitsByPlace } from './stacks.ts';

export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface LaidStack extends Laid {
  readonly stack: Stack;
}

export interface LaidPen extends Pick<Laid, 'x' | 'y'> {
  readonly pen: Pen;
  readonly boats: readonly Unit[];
}

export interface Arranged {
  readonly id: PlaceId;
  readonly stacks: readonly LaidStack[];
  readonly pens: readonly LaidPen[];
}

/** Every place where something lies. */
export function arrangement(view: State, asked: Asked): Arranged[] {
  const units = unitsByPlace(view);
  return PLACE_IDS.flatMap((id) => {
    const pens = view.pens.filter((pen) => pen.at === id);
    const here = units.get(id) ?? [];
    if (here.length === 0 && pens.length === 0) return [];
    const stacks = stacksOf(view, asked, here);
    const { x, y, size } = ANCHORS[id];
    const top = y + (hasSecondLine(view, id) ? 24 : 6);
    const columns = abreast(id, stacks.length, top);
    const rows = Math.ceil(stacks.length / columns);
    return [
      {
        id,
        stacks: stacks.map((stack, i) => ({ stack, ...cornerOf(id, stacks.length, top, columns, i), size })),
        pens: pens.map((pen, i) => ({
          pen,
          boats: units.get(pen.id) ?? [],
          ...berthOf(pens, i, [x, top + size * rows * TOKEN.pitchY]),
        })),
      },
    ];
  });
}

/** Sea zones without convoys and harbours have a name and nothing under it. */
const hasSecondLine = (view: State, id: PlaceId): boolean => !isZone(id) || isHarbour(view, id) || convoyValue(id) > 0;

/** Pens stand at their pier, or else under the units, two abreast. */
function berthOf(pens: readonly Pen[], i: number, under: Spot): { x: number; y: number } {
  const pier = pens[0] && PIERS[pens[0].at];
  const columns = pier?.columns ?? 2;
  const inRow = Math.min(columns, pens.length);
  const [x, y] = pier ? [pier.x, pier.y] : under;
  return {
    x: x - (inRow * (BUNKER.width + 4) - 4) / 2 + (i % columns) * (BUNKER.width + 4),
    y: y + 2 + Math.floor(i / columns) * BUNKER.pitch,
  };
}
