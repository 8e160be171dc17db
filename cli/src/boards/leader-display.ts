/** The Tactical Display as characters: the four rings around the convoy, ahead at the top, the wake at the bottom. */

import { WAKE, ZONE_IDS, ZONES, type ZoneId } from '@derby/leader/data/display';
import type { View } from '@derby/leader/view';
import type { Paint } from '../paint.ts';
import { Canvas, type Point } from './canvas.ts';
import type { LeaderWords } from './leader-text.ts';

const COLUMNS = 96;
const LINES = 21;
/** The frame in which the zones have their places. */
const FRAME = { left: 190, width: 640, top: 50, height: 600 };

/** Drawn where there is room for it; otherwise the zones in which something is, each in a line. */
export function tacticalDisplay(view: View, words: LeaderWords, paint: Paint, width: number): string[] {
  const drawn = width < COLUMNS ? zoneLines(view, words, paint) : display(view, words, paint);
  return [...drawn, paint('dim', words.displayLegend)];
}

function display(view: View, words: LeaderWords, paint: Paint): string[] {
  const canvas = new Canvas(COLUMNS, LINES);
  for (const zone of ZONE_IDS) {
    const [x, y] = pointOf(zone);
    const { boats, ships } = piecesIn(view, zone);
    canvas.words([x, y], nameOf(zone, words), 'dim');
    if (boats !== '') canvas.words([x + zone.length + 1, y], boats, 'green');
    if (ships !== '') canvas.words([x, y + 1], ships, 'yellow');
  }
  return canvas.lines(paint);
}

const zoneLines = (view: View, words: LeaderWords, paint: Paint): string[] =>
  ZONE_IDS.flatMap((zone) => {
    const { boats, ships } = piecesIn(view, zone);
    const pieces = [paint('green', boats), paint('yellow', ships)].filter((one) => one !== '');
    return pieces.length > 0 ? [`${paint('dim', nameOf(zone, words))}  ${pieces.join('  ')}`] : [];
  });

const nameOf = (zone: ZoneId, words: LeaderWords): string => (zone === WAKE ? `${zone} ${words.wake}` : zone);

function piecesIn(view: View, zone: ZoneId): { boats: string; ships: string } {
  const boats = view.battle?.fighters.filter((one) => one.zone === zone) ?? [];
  const ships = view.contact?.ships.filter((ship) => ship.zone === zone && !ship.sunk) ?? [];
  const boatNames = boats.map(
    ({ id, side, detected }) => `${side === 'surfaced' ? id : `(${id})`}${detected ? '!' : ''}`,
  );
  return { boats: boatNames.join(' '), ships: ships.map(({ id }) => id).join(' ') };
}

const pointOf = (zone: ZoneId): Point => [
  Math.round(((ZONES[zone].x - FRAME.left) / FRAME.width) * COLUMNS),
  Math.round(((ZONES[zone].y - FRAME.top) / FRAME.height) * (LINES - 1)),
];
