/** Contacts as the log tells them: who met whom, what came of it, and every move on the grid in order. */
import type { LogEntry } from '@derby/kernel';
import type { AreaId } from '@derby/paukenschlag/data/map';
import type { Log } from '@derby/paukenschlag/log';
import type { Course, NavalUnit, Square, Status } from '@derby/paukenschlag/state';

/** A unit on the grid as it stood after some line of the log. */
export interface Standing {
  readonly unit: NavalUnit;
  readonly square: Square;
  readonly course: Course | null;
  readonly status: Status | undefined;
  readonly detected: boolean;
}

/** One moment of a contact: a line of the log and how the grid looked after it. */
export interface Moment {
  readonly entry: Log;
  readonly level: 'osl' | 'tsl';
  readonly box: string | null;
  readonly round: number;
  readonly standing: readonly Standing[];
  /** The way of whoever moved in this line. */
  readonly way: readonly [Square, Square] | undefined;
}

export interface ContactStory {
  readonly area: AreaId;
  readonly moments: readonly Moment[];
  readonly units: readonly NavalUnit[];
  readonly isOver: boolean;
  /** Whether anybody was asked in it. */
  readonly byHand: boolean;
  readonly rolls: number;
  /** Thousand tons, merchants sunk, and what else went down. */
  readonly tons: number;
  readonly ships: number;
  readonly lost: readonly NavalUnit[];
  /** Where its first line stands in the log. */
  readonly from: number;
}

/** The contacts since the turn began, the newest at the end. */
export function contactsOf(log: readonly LogEntry[]): ContactStory[] {
  const begun = Math.max(
    0,
    log.findLastIndex(({ entry }) => entry.what === 'turn-begins'),
  );
  const found: ContactStory[] = [];
  let from = -1;
  for (let i = begun; i < log.length; i++) {
    const { what } = (log[i] as LogEntry).entry;
    if (what === 'contact-begins') from = i;
    if (from >= 0 && (what === 'contact-ends' || i === log.length - 1)) {
      found.push(storyOf(log.slice(from, i + 1), from));
      from = -1;
    }
  }
  return found;
}

function storyOf(lines: readonly LogEntry[], from: number): ContactStory {
  const entries = lines.map(({ entry }) => entry as Log);
  const moments = momentsOf(entries);
  const first = entries[0];
  const sunk = entries.flatMap((entry) => (entry.what === 'merchant-sunk' ? [entry.tons] : []));
  const lost = entries.flatMap((entry): NavalUnit[] => {
    if (entry.what === 'warship-lost') return [entry.ship];
    if (entry.what === 'submarine-lost') return [entry.sub];
    return entry.what === 'convoy-destroyed' ? [entry.convoy] : [];
  });
  return {
    area: first?.what === 'contact-begins' ? first.area : 'CA',
    moments,
    units: [...new Set(entries.flatMap((entry) => (entry.what === 'deployed' ? [entry.unit] : [])))],
    isOver: entries.at(-1)?.what === 'contact-ends',
    byHand: new Set(lines.map(({ step }) => step)).size > 1,
    rolls: entries.filter((entry) => 'die' in entry || 'dice' in entry).length,
    tons: sunk.reduce((sum, one) => sum + one, 0),
    ships: sunk.length,
    lost,
    from,
  };
}

/** Plays the lines through; those in which nothing can be seen are left out. */
function momentsOf(entries: readonly Log[]): Moment[] {
  const grid = new Map<NavalUnit, Standing>();
  const known = new Set<NavalUnit>();
  let [level, box, round]: ['osl' | 'tsl', string | null, number] = ['osl', null, 0];
  const moments: Moment[] = [];
  for (const entry of entries) {
    if (entry.what === 'grid-begins') {
      [level, box, round] = [entry.level, entry.box, 0];
      grid.clear();
    }
    if (entry.what === 'round-begins') round = entry.round;
    if (entry.what === 'detected') known.add(entry.unit);
    if (entry.what === 'detection' && entry.found) known.add(entry.target);
    if (entry.what === 'shaken-off') known.delete(entry.sub);
    const way = moved(entry, grid, known);
    if (TOLD.has(entry.what))
      moments.push({
        ...{ entry, level, box, round, way },
        standing: [...grid.values()].map((one) => ({ ...one, detected: known.has(one.unit) })),
      });
  }
  return moments;
}

function moved(entry: Log, grid: Map<NavalUnit, Standing>, known: Set<NavalUnit>): Moment['way'] {
  const put = (unit: NavalUnit, changes: Partial<Standing>): void => {
    const before = grid.get(unit) ?? {
      unit,
      square: '1-1',
      course: null,
      status: undefined,
      detected: known.has(unit),
    };
    grid.set(unit, { ...before, ...changes });
  };
  switch (entry.what) {
    case 'deployed':
      put(entry.unit, { square: entry.square });
      return undefined;
    case 'course-rolled':
    case 'course-chosen':
      put(entry.convoy, { course: entry.course });
      return undefined;
    case 'status-changed':
      put(entry.sub, { status: entry.status });
      return undefined;
    case 'grid-move':
      put(entry.unit, { square: entry.to, ...(entry.status && { status: entry.status }) });
      return entry.from === entry.to ? undefined : [entry.from, entry.to];
    case 'detached':
      put(entry.ship, { square: grid.get(entry.convoy)?.square ?? '1-1' });
      return undefined;
    case 'grid-left':
      grid.delete(entry.unit);
      return undefined;
    case 'met':
      for (const unit of entry.units) grid.delete(unit);
      return undefined;
    case 'warship-lost':
      grid.delete(entry.ship);
      return undefined;
    case 'submarine-lost':
      grid.delete(entry.sub);
      return undefined;
    case 'convoy-destroyed':
      grid.delete(entry.convoy);
      return undefined;
    default:
      return undefined;
  }
}

/** Lines worth a moment of their own when a contact is played again. */
const TOLD = new Set<Log['what']>([
  'contact-begins',
  'round-begins',
  'grid-move',
  'grid-left',
  'met',
  'detection',
  'torpedoes',
  'gunfire',
  'asw-attack',
  'air-search',
  'merchant-sunk',
  'warship-hit',
  'warship-lost',
  'submarine-lost',
  'convoy-destroyed',
  'forced-up',
  'contact-ends',
]);
