/** On what a game turned that has just ended: the staff goes over it beside the page, unasked. */
import type { Review } from '@derby/bots';
import { turningPointsOf } from '@derby/bots/accounts';
import type { AnyText } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Told, tellTurn } from '../analysis/turning-points.tsx';
import { useReview } from '../analysis/use-review.ts';
import { language } from '../app/settings.ts';
import { inTongue } from '../app/words.ts';
import { ANALYSIS } from '../text/analysis.ts';
import { ENDING } from '../text/ending.ts';
import type { Session } from './session.ts';

interface TurnedProps {
  readonly session: Session;
  readonly text: AnyText;
}

/** Whoever leaves at once sets nobody to work. In milliseconds. */
const PAUSE = 1500;

export function Turned({ session, text }: TurnedProps) {
  const own = inTongue(ENDING);
  const { now, start } = useReview(session);
  useEffect(() => {
    const soon = setTimeout(() => void start(), PAUSE);
    return () => clearTimeout(soon);
  }, [session]);
  const found = now.value;
  if (found === undefined || found === 'failed') return null;
  return (
    <section class="turned" aria-label={own.turned}>
      <h3>{own.turned}</h3>
      {'done' in found ? (
        <p class="soft">{own.looking(Math.round(found.done * 100))}</p>
      ) : (
        <Point review={found.review} session={session} text={text} />
      )}
    </section>
  );
}

function Point({ review, session, text }: TurnedProps & { readonly review: Review }) {
  const own = inTongue(ENDING);
  const told = useSignal<Told | undefined>(undefined);
  const points = turningPointsOf(review.steps, review.seats, session.seat);
  const greatest = points.reduce<(typeof points)[number] | undefined>(
    (best, one) => (best && best.size >= one.size ? best : one),
    undefined,
  );
  useEffect(() => {
    if (greatest)
      void tellTurn(greatest, review, session, text).then((found) => {
        told.value = found;
      });
  }, [review, text]);
  const signed = new Intl.NumberFormat(language.value, { style: 'percent', signDisplay: 'exceptZero' });
  const accounts = review.accounts[session.seat];
  return (
    <>
      {!greatest && <p>{own.never}</p>}
      {greatest && told.value && (
        <button type="button" class="offer turn" onClick={() => (session.looking.value = greatest.step + 1)}>
          <span>
            <strong>{inTongue(ANALYSIS).kinds[greatest.kind]}</strong>
            {told.value.lines.map((line) => (
              <span key={line} class="turn-line">
                {line}
              </span>
            ))}
          </span>
          <span class="turn-size">{signed.format(greatest.kind === 'fortune' ? greatest.size : -greatest.size)}</span>
        </button>
      )}
      {accounts && (
        <p class="soft">
          {own.luck(signed.format(accounts.luck))} · {own.skill(signed.format(accounts.skill))}
        </p>
      )}
    </>
  );
}
