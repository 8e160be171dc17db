/** Whose table this is, where two share the screen: without a curtain nothing else would say that it has changed hands. */
import { type AnyText, SPECTATOR } from '@derby/kernel';
import type { Session } from '../table/session.ts';
import './seats.css';

interface TurnProps {
  readonly session: Session;
  readonly text: AnyText;
}

export function Turn({ session, text }: TurnProps) {
  // Where all may see the question, the table is shown to nobody in particular: it is who decides that counts.
  const seat = session.screen.actor.value;
  if (session.persons.value.length < 2 || seat === SPECTATOR) return null;
  return (
    <p key={seat} class="turn">
      {text.seats[seat] ?? seat}
    </p>
  );
}
