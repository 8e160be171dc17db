/** The battle under way, or the last one, as the log tells it: every shot in order, and who was struck. */
import type { LogEntry } from '@derby/kernel';
import type { AreaId } from '@derby/planz/data/areas';
import type { Context } from '@derby/planz/data/contexts';
import type { Side } from '@derby/planz/data/powers';
import type { UnitId } from '@derby/planz/data/units';
import type { ZoneId } from '@derby/planz/data/zones';
import type { Log } from '@derby/planz/log';

export type Shot = Extract<Log, { what: 'shot' }>;

export interface Story {
  readonly context: Context;
  readonly attacker: Side;
  readonly area: AreaId;
  readonly zone: ZoneId | null;
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
  readonly shots: readonly Shot[];
  readonly superiority: Extract<Log, { what: 'superiority' }> | undefined;
  readonly lost: ReadonlySet<UnitId>;
  /** Struck or lost by the last choice. */
  readonly struck: ReadonlySet<UnitId>;
  /** Whether the last choice told of it. */
  readonly isFresh: boolean;
}

export function storyOf(log: readonly LogEntry[] | undefined): Story | undefined {
  const lines = log ?? [];
  const from = lines.findLastIndex(({ entry }) => entry.what === 'battle-begins');
  const begun = lines[from]?.entry as Extract<Log, { what: 'battle-begins' }> | undefined;
  if (!begun) return undefined;
  const later = lines.slice(from);
  const ended = later.findIndex(({ entry }) => entry.what === 'battle-ends');
  const own = ended < 0 ? later : later.slice(0, ended + 1);
  const step = lines.at(-1)?.step;
  const entries = own.map(({ entry }) => entry as Log);
  const joined = entries.flatMap((entry) => (entry.what === 'joined' ? [entry] : []));
  const come = (side: Side): UnitId[] => joined.flatMap((entry) => (entry.side === side ? entry.units : []));
  const ashore = entries.flatMap((entry) => (entry.what === 'went-ashore' ? entry.units : []));
  const struck = own.flatMap(({ entry, step: at }) => {
    const told = entry as Log;
    return at === step && (told.what === 'reduced' || told.what === 'eliminated') ? [told.unit] : [];
  });
  const { context, attacker, area, zone } = begun;
  return {
    context,
    attacker,
    area,
    zone,
    attackers: [...begun.attackers, ...come(attacker), ...ashore],
    defenders: [...begun.defenders, ...come(attacker === 'german' ? 'allied' : 'german')],
    shots: entries.flatMap((entry) => (entry.what === 'shot' ? [entry] : [])),
    superiority: entries.findLast((entry) => entry.what === 'superiority'),
    lost: new Set(entries.flatMap((entry) => (entry.what === 'eliminated' ? [entry.unit] : []))),
    struck: new Set(struck),
    isFresh: own.some(({ step: at }) => at === step),
  };
}
