/** How much time there is: none is counted, minutes for the whole match, or days for each turn. */
import type { Clock } from '@derby/protocol';
import { inTongue } from '../app/words.ts';
import { ONLINE } from '../text/online.ts';

interface ClockFieldProps {
  readonly clock: Clock | undefined;
  readonly set: (clock: Clock | undefined) => void;
}

const BANKS: readonly Clock[] = [
  { kind: 'bank', minutes: 30, increment: 30 },
  { kind: 'bank', minutes: 90, increment: 60 },
  { kind: 'bank', minutes: 240, increment: 60 },
];
const DAYS: readonly Clock[] = [1, 3, 7, 14].map((days) => ({ kind: 'days', days }));
const CLOCKS: readonly Clock[] = [...BANKS, ...DAYS];

export function ClockField({ clock, set }: ClockFieldProps) {
  const own = inTongue(ONLINE);
  const place = CLOCKS.findIndex((one) => JSON.stringify(one) === JSON.stringify(clock));
  return (
    <label class="field">
      <span>{own.clock}</span>
      <select value={place} onChange={(event) => set(CLOCKS[Number(event.currentTarget.value)])}>
        <option value={-1}>{own.noClock}</option>
        {CLOCKS.map((one, i) => (
          <option key={i} value={i}>
            {clockWords(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function clockWords(clock: Clock): string {
  const own = inTongue(ONLINE);
  return clock.kind === 'bank' ? own.bank(clock.minutes, clock.increment) : own.perTurn(clock.days);
}
