/** The analysis of a finished game: the curve, luck and skill, and the points on which it turned. */
import type { Review } from '@derby/bots';
import { turningPointsOf } from '@derby/bots/accounts';
import type { AnyText } from '@derby/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import { announce } from '../app/live.tsx';
import { language } from '../app/settings.ts';
import { inTongue } from '../app/words.ts';
import type { Session } from '../table/session.ts';
import { ANALYSIS } from '../text/analysis.ts';
import { Costly } from './costly.tsx';
import { Curve } from './curve.tsx';
import { TurningPoints } from './turning-points.tsx';
import { useReview } from './use-review.ts';

interface AnalysisProps {
  readonly session: Session;
  readonly text: AnyText;
}

export function Analysis({ session, text }: AnalysisProps) {
  const own = inTongue(ANALYSIS);
  const { now: reviewing, start } = useReview(session);
  const now = reviewing.value;
  const isFound = typeof now === 'object' && 'review' in now;
  useEffect(() => {
    if (isFound) announce(own.title);
  }, [isFound]);
  return (
    <section class="analysis" aria-label={own.title}>
      <h2>{own.title}</h2>
      {now === undefined && <p class="soft">{own.help}</p>}
      {(now === undefined || now === 'failed') && (
        <button type="button" class="button" onClick={start}>
          {own.start}
        </button>
      )}
      {now === 'failed' && <p role="alert">{own.failed}</p>}
      {now && now !== 'failed' && 'done' in now && <Working done={now.done} />}
      {now && now !== 'failed' && 'review' in now && <Found review={now.review} session={session} text={text} />}
    </section>
  );
}

function Working({ done }: { readonly done: number }) {
  const label = inTongue(ANALYSIS).wait(Math.round(done * 100));
  return (
    <label class="working">
      <span>{label}</span>
      <progress value={done} max="1" />
    </label>
  );
}

interface FoundProps extends AnalysisProps {
  readonly review: Review;
}

function Found({ review, session, text }: FoundProps) {
  const own = inTongue(ANALYSIS);
  const accounts = review.accounts[session.seat];
  const place = review.seats.indexOf(session.seat);
  const points = useMemo(() => turningPointsOf(review.steps, review.seats, session.seat), [review, session.seat]);
  if (!accounts) return <p>{own.uncalibrated}</p>;
  const plain = new Intl.NumberFormat(language.value, { style: 'percent' });
  const signed = new Intl.NumberFormat(language.value, { style: 'percent', signDisplay: 'exceptZero' });
  const rows = [
    [own.begun, plain.format(accounts.start)],
    [own.skill, signed.format(accounts.skill)],
    ...(review.seats.length > 1 ? [[own.others, signed.format(accounts.others)]] : []),
    [own.luck, signed.format(accounts.luck)],
    ...(accounts.revealed === undefined ? [] : [[own.revealed, signed.format(accounts.revealed)]]),
    [own.result, plain.format(accounts.result)],
  ] as const;
  return (
    <>
      <Curve
        worths={[...review.steps.map(({ before }) => before[place] ?? 0), accounts.result]}
        turns={points.map(({ step }) => step + 1)}
        label={own.curve(plain.format(accounts.start), plain.format(accounts.result))}
        looking={session.looking}
      />
      <dl class="metrics">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Costly review={review} session={session} text={text} />
      <TurningPoints review={review} points={points} session={session} text={text} />
    </>
  );
}
