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

export function tacticalDisplay(view: View, words: LeaderWords, paint: Paint): string[] {
  const canvas = new Canvas(COLUMNS, LINES);
  for (const zone of ZONE_IDS) {
    const [x, y] = pointOf(zone);
    const boats = view.battle?.fighters.filter((one) => one.zone === zone) ?? [];
    const ships = view.contact?.ships.filter((ship) => ship.zone === zone && !ship.sunk) ?? [];
    canvas.words([x, y], zone === WAKE ? `${zone} ${words.wake}` : zone, 'dim');
    const boatNames = boats.map(
      ({ id, side, detected }) => `${side === 'surfaced' ? id : `(${id})`}${detected ? '!' : ''}`,
    );
    if (boatNames.length > 0) canvas.words([x + zone.length + 1, y], boatNames.join(' '), 'green');
    if (ships.length > 0) canvas.words([x, y + 1], ships.map(({ id }) => id).join(' '), 'yellow');
  }
  return [...canvas.lines(paint), paint('dim', words.displayLegend)];
}

const pointOf = (zone: ZoneId): Point => [
  Math.round(((ZONES[zone].x - FRAME.left) / FRAME.width) * COLUMNS),
  Math.round(((ZONES[zone].y - FRAME.top) / FRAME.height) * (LINES - 1)),
];
