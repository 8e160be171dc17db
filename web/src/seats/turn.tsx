/** Whose table this is, where two share the screen: without a curtain nothing else would say that it has changed hands. */
import type { AnyText } from '@derby/kernel';
import type { Session } from '../table/session.ts';
import './seats.css';

interface TurnProps {
  readonly session: Session;
  readonly text: AnyText;
}

export function Turn({ session, text }: TurnProps) {
  const { seat } = session;
  if (session.persons.value.length < 2) return null;
  return (
    <p key={seat} class="turn">
      {text.seats[seat] ?? seat}
    </p>
  );
}
