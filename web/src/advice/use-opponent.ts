/** Where a game has more seats than the player's, the staff sits in the others. */
import { useEffect } from 'preact/hooks';
import { notify } from '../app/live.tsx';
import { strength } from '../app/settings.ts';
import { words } from '../app/words.ts';
import type { Session } from '../table/session.ts';
import { advise } from './staff.ts';

export function useOpponent(session: Session): void {
  const seat = session.waitingFor.value;
  const made = session.steps.value;
  useEffect(() => {
    if (seat === undefined) return;
    let gone = false;
    advise(session.record(), strength.peek()).then(
      (choice) => {
        if (!gone && choice !== undefined) session.takeFor(seat, choice);
      },
      () => notify(words().table.hintFailed),
    );
    return () => {
      gone = true;
    };
  }, [session, seat, made]);
}
