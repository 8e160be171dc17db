/** What happened since the player's last choice, where the log is not in sight: on a narrow screen. */
import { type AnyText, tell } from '@derby/kernel';
import { inTongue } from '../app/words.ts';
import type { Session } from '../table/session.ts';
import { SEATS } from '../text/seats.ts';
import './seats.css';

interface MeanwhileProps {
  readonly session: Session;
  readonly text: AnyText;
}

/** So many lines are seen while others decide, and so many can be unfolded afterwards; the log has them all. */
const LATEST = 2;
const UNFOLDED = 30;

export function Meanwhile({ session, text }: MeanwhileProps) {
  const missed = session.missed.value;
  if (missed.length === 0) return null;
  const lines = (count: number) => (
    <ol>
      {missed.slice(-count).map((line, index) => (
        <li key={index}>{tell(text, line.entry)}</li>
      ))}
    </ol>
  );
  if (session.waitingFor.value !== undefined) return <div class="meanwhile">{lines(LATEST)}</div>;
  return (
    <details class="meanwhile">
      <summary>{inTongue(SEATS).meanwhile(missed.length)}</summary>
      {lines(UNFOLDED)}
    </details>
  );
}
