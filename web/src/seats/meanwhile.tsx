/** What happened since the player's last choice: while others decide, on a narrow screen; afterwards as a digest to step through. */
import { type AnyText, type LogEntry, tell } from '@derby/kernel';
import { inTongue } from '../app/words.ts';
import { Icon } from '../parts/icon.tsx';
import type { Session } from '../table/session.ts';
import { SEATS } from '../text/seats.ts';
import { type Moment, momentsOf } from './digest.ts';
import './seats.css';

interface MeanwhileProps {
  readonly session: Session;
  readonly text: AnyText;
}

/** So many lines are seen while others decide, and so many of one moment afterwards; the log has them all. */
const LATEST = 2;
const SHOWN = 4;

export function Meanwhile({ session, text }: MeanwhileProps) {
  const missed = session.missed.value;
  if (missed.length === 0) return null;
  if (session.waitingFor.value !== undefined)
    return (
      <div class="meanwhile narrow-only">
        <Lines lines={missed.slice(-LATEST)} text={text} />
      </div>
    );
  return <Digest session={session} text={text} moments={momentsOf(missed)} />;
}

const Lines = ({ lines, text }: { readonly lines: readonly LogEntry[]; readonly text: AnyText }) => (
  <ol>
    {lines.map((line, index) => (
      <li key={index}>{tell(text, line.entry)}</li>
    ))}
  </ol>
);

/** The others' turn told again: one moment after the other, on the board and in words. */
function Digest({ session, text, moments }: MeanwhileProps & { readonly moments: readonly Moment[] }) {
  const own = inTongue(SEATS);
  const looking = session.looking.value;
  const at = looking === undefined ? moments.length : moments.findIndex(({ step }) => step === looking);
  const show = (moment: number) => {
    session.looking.value = moments[moment]?.step;
  };
  const seen = moments[at];
  return (
    <section class="meanwhile" aria-label={own.digest}>
      <div class="digest-keys">
        <span>{seen ? own.moment(at + 1, moments.length) : own.meanwhile(moments.length)}</span>
        <button type="button" class="tool" disabled={at === 0} onClick={() => show(at < 0 ? 0 : at - 1)}>
          <Icon path="M15 5l-7 7 7 7" /> <span class="unseen">{own.momentBefore}</span>
        </button>
        <button type="button" class="tool" disabled={at >= moments.length} onClick={() => show(at + 1)}>
          <Icon path="M9 5l7 7-7 7" /> <span class="unseen">{own.momentAfter}</span>
        </button>
      </div>
      {seen && <Lines lines={seen.lines.slice(0, SHOWN)} text={text} />}
      {seen && seen.lines.length > SHOWN && <p class="soft">{own.moreLines(seen.lines.length - SHOWN)}</p>}
    </section>
  );
}
