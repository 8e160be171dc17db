/** What a seat's clock shows. It goes down by the page's own time between two words of the house. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { inTongue } from '../app/words.ts';
import { ONLINE } from '../text/online.ts';
import type { RemoteMatch } from './remote.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** So little time is shown as a warning. */
const SHORT = 2 * MINUTE;

export function ClockFace({ match, seat }: { readonly match: RemoteMatch; readonly seat: string }) {
  const tick = useSignal(0);
  const told = match.clock.value;
  const isRunning = told?.running === seat && !match.now.ending;
  useEffect(() => {
    if (!isRunning) return undefined;
    const ticking = setInterval(() => {
      tick.value += 1;
    }, SECOND);
    return () => clearInterval(ticking);
  }, [isRunning]);
  tick.value;
  if (!told) return null;
  const passed = isRunning ? performance.now() - told.heard : 0;
  const left = Math.max(0, (told.left[seat] ?? 0) - passed);
  const own = inTongue(ONLINE);
  return (
    <span class={`clock ${isRunning ? 'running' : ''} ${left < SHORT ? 'short' : ''}`} title={own.timeLeft}>
      <span class="unseen">{own.timeLeft}: </span>
      {timeWords(left)}
    </span>
  );
}

/** Days and hours, hours and minutes, or minutes and seconds. */
export function timeWords(left: number): string {
  const own = inTongue(ONLINE);
  if (left >= DAY) return own.days(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  if (left >= HOUR) return `${Math.floor(left / HOUR)}:${two((left % HOUR) / MINUTE)}:${two((left % MINUTE) / SECOND)}`;
  return `${Math.floor(left / MINUTE)}:${two((left % MINUTE) / SECOND)}`;
}
