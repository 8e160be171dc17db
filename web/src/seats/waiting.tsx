/** While the staff decides: for whom, at which pace, and what to do when it does not answer. */
import type { AnyText } from '@derby/kernel';
import { inTongue } from '../app/words.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import type { Session } from '../table/session.ts';
import { SEATS } from '../text/seats.ts';
import { SETTINGS } from '../text/settings.ts';
import { type Attendance, TEMPI, type Tempo } from './attendance.ts';
import { PERSON } from './seating.ts';
import './seats.css';

interface WaitingProps {
  readonly session: Session;
  readonly attendance: Attendance;
  readonly text: AnyText;
}

const ICONS: Readonly<Record<Tempo, IconName>> = { halt: 'pause', pace: 'play', fast: 'last' };

export function Waiting({ session, attendance, text }: WaitingProps) {
  const seat = session.waitingFor.value;
  const rank = seat === undefined ? undefined : session.seating[seat];
  if (seat === undefined || rank === undefined || rank === PERSON) return null;
  const name = text.seats[seat] ?? seat;
  const own = inTongue(SEATS);
  if (attendance.failed.value) {
    return (
      <div class="waiting fault" role="alert">
        <p>{own.failed}</p>
        <div class="button-row">
          <button type="button" class="button primary" onClick={() => attendance.retry()}>
            {own.retry}
          </button>
          <button type="button" class="button" onClick={() => session.sit(seat, PERSON)}>
            {own.takeSeat(name)}
          </button>
        </div>
      </div>
    );
  }
  return (
    <div class="waiting">
      <p class="soft">{own.waiting(name, inTongue(SETTINGS).strengths[rank])}</p>
      <div class="waiting-tempo" role="toolbar" aria-label={own.tempo}>
        {TEMPI.map((tempo) => (
          <button
            type="button"
            key={tempo}
            class="tool"
            aria-pressed={attendance.tempo.value === tempo}
            onClick={() => {
              attendance.tempo.value = tempo;
            }}
          >
            <Icon name={ICONS[tempo]} /> <span>{own.tempi[tempo]}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
