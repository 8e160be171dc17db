/** The combat under way, or the last one, as the log tells it: every roll in order, and who was lost. */
import type { LogEntry } from '@derby/kernel';
import { sideOf } from '@derby/pens/basics';
import type { PlaceId } from '@derby/pens/data/map';
import type { Major, Power } from '@derby/pens/data/powers';
import type { UnitType } from '@derby/pens/data/units';
import type { Log } from '@derby/pens/log';
import type { Target } from '@derby/pens/state';

export type Role = 'attacker' | 'defender';

export interface Roll {
  readonly by: Role;
  readonly dice: readonly number[];
  /** What each die had to roll, or less; nothing where dice add up. */
  readonly needs: readonly (number | undefined)[];
  readonly note: 'main' | 'surprise' | 'bombard' | 'air' | 'flak' | 'bombs' | 'hunt' | 'counter' | 'escape';
  readonly target?: Target;
}

export interface Loss {
  readonly of: Role;
  /** By the last choice. */
  readonly isFresh: boolean;
  readonly power: Power;
  readonly type: UnitType;
}

export interface Story {
  readonly kind: 'raid' | 'fleet' | 'land' | 'hunt';
  readonly at: PlaceId;
  readonly attacker: Major;
  readonly rolls: readonly Roll[];
  readonly losses: readonly Loss[];
  /** Whether the last choice told of it. */
  readonly isFresh: boolean;
  /** How a hunt number was made up. */
  readonly hunt?: Extract<Log, { what: 'hunted' }>;
}

const FIRST = new Set<Log['what']>(['battle-begins', 'raid-begins', 'hunted']);
/** What may come before the first round of the same battle. */
const BEFORE = new Set<Log['what']>(['bombardment', 'lost', 'damaged', 'landed']);
const LAST = new Set<Log['what']>(['turn-begins', 'round-begins', 'moved', 'flown', 'placed', 'income']);

const all = (dice: readonly number[], need: number | undefined) => dice.map(() => need);

/** The roll in an entry, if there is one. */
function rollOf(entry: Log): Roll[] {
  switch (entry.what) {
    case 'volley':
      return [{ by: entry.by, dice: entry.dice, needs: entry.needs, note: entry.step }];
    case 'bombardment':
      return [{ by: 'attacker', dice: [entry.die], needs: [entry.hit ? entry.die : entry.die - 1], note: 'bombard' }];
    case 'air-battle':
      return [
        { by: 'attacker', dice: entry.attack, needs: all(entry.attack, 1), note: 'air' },
        { by: 'defender', dice: entry.defence, needs: all(entry.defence, 1), note: 'air' },
      ];
    case 'flak':
      return [{ by: 'defender', dice: entry.dice, needs: all(entry.dice, 1), note: 'flak', target: entry.target }];
    case 'factory-bombed':
      return [
        { by: 'attacker', dice: entry.dice, needs: all(entry.dice, undefined), note: 'bombs', target: 'factory' },
      ];
    case 'pen-bombed':
      return [
        { by: 'attacker', dice: entry.dice, needs: all(entry.dice, undefined), note: 'bombs', target: entry.pen },
      ];
    case 'harbour-bombed':
      return [{ by: 'attacker', dice: entry.dice, needs: all(entry.dice, 3), note: 'bombs', target: entry.zone }];
    case 'boat-pierced':
      return [{ by: 'attacker', dice: [entry.die], needs: [3], note: 'bombs' }];
    case 'hunted':
      return [{ by: 'attacker', dice: [entry.die], needs: [entry.number], note: 'hunt' }];
    case 'counter-shot':
      return [{ by: 'defender', dice: [entry.die], needs: [entry.need], note: 'counter' }];
    case 'escape':
      return [{ by: 'defender', dice: [entry.die], needs: [entry.escaped ? 6 : 0], note: 'escape' }];
    default:
      return [];
  }
}

const isFirst = (entry: Log): boolean => FIRST.has(entry.what);

export function storyOf(log: readonly LogEntry[] | undefined): Story | undefined {
  const lines = log ?? [];
  const entries = lines.map((line) => line.entry as Log);
  const step = lines.at(-1)?.step;
  const opening = entries.findLastIndex(isFirst);
  const begun = entries[opening];
  if (!begun) return undefined;
  let from = opening;
  while (begun.what === 'battle-begins' && BEFORE.has(entries[from - 1]?.what ?? 'income')) from -= 1;
  const later = entries.slice(opening + 1).findIndex((entry) => LAST.has(entry.what));
  const until = later < 0 ? entries.length : opening + 1 + later;
  const own = entries.slice(from, until);
  const isFresh = lines.slice(from, until).some((line) => line.step === step);
  const attacker =
    begun.what === 'battle-begins'
      ? begun.attacker
      : begun.what === 'raid-begins' || begun.what === 'hunted'
        ? begun.power
        : undefined;
  if (!attacker) return undefined;
  const losses = own.flatMap((entry, i): Loss[] =>
    entry.what === 'lost'
      ? [
          {
            of: sideOf(entry.power) === sideOf(attacker) ? 'attacker' : 'defender',
            power: entry.power,
            type: entry.type,
            isFresh: lines[from + i]?.step === step,
          },
        ]
      : [],
  );
  const rolls = own.flatMap(rollOf);
  if (begun.what === 'battle-begins') return { kind: begun.kind, at: begun.at, attacker, rolls, losses, isFresh };
  if (begun.what === 'raid-begins') return { kind: 'raid', at: begun.territory, attacker, rolls, losses, isFresh };
  return begun.what === 'hunted'
    ? { kind: 'hunt', at: begun.zone, attacker, rolls, losses, isFresh, hunt: begun }
    : undefined;
}
