/** Lets a table be heard: what fell, what was set down, and whose turn it is. Draws nothing; loaded where sounds are wanted. */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { rollOf } from '../table/dice.tsx';
import type { Session } from '../table/session.ts';
import { bell, counter, dice } from './sounds.ts';

export default function Sounding({ session }: { readonly session: Session }) {
  useEffect(() => {
    let step = session.steps.peek();
    let waited = session.waitingFor.peek() !== undefined;
    return effect(() => {
      const steps = session.steps.value;
      const waits = session.waitingFor.value !== undefined;
      if (steps > step) sound(session, step);
      if (waited && !waits && session.question.value) bell();
      step = steps;
      waited = waits;
    });
  }, [session]);
  return null;
}

function sound(session: Session, since: number): void {
  const rolled = session.log
    .peek()
    .filter((line) => line.step > since)
    .reduce((sum, { entry }) => sum + (rollOf(entry)?.dice.length ?? 0), 0);
  if (rolled > 0) dice(rolled);
  else counter();
}
