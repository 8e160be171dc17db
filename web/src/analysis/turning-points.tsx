/** The points on which a game turned; each opens its position. */
import type { Review, TurningPoint } from '@derby/bots';
import { type AnyText, say } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../app/settings.ts';
import { inTongue } from '../app/words.ts';
import type { Session } from '../table/session.ts';
import { ANALYSIS } from '../text/analysis.ts';

interface TurningPointsProps {
  readonly review: Review;
  /** As whoever looks would tell them. */
  readonly points: readonly TurningPoint[];
  readonly session: Session;
  readonly text: AnyText;
}

export function TurningPoints({ review, points, session, text }: TurningPointsProps) {
  const own = inTongue(ANALYSIS);
  const told = useSignal<readonly Told[]>([]);
  useEffect(() => {
    void Promise.all(points.map((point) => tellTurn(point, review, session, text))).then((all) => {
      told.value = all;
    });
  }, [review, points, session, text]);
  const percent = new Intl.NumberFormat(language.value, { style: 'percent', signDisplay: 'always' });
  return (
    <>
      <h3>{own.turning}</h3>
      {points.length === 0 && <p class="soft">{own.none}</p>}
      <ol class="turns">
        {told.value.map(({ point, lines }) => (
          <li key={`${point.step} ${point.kind}`}>
            <button
              type="button"
              class="offer turn"
              onClick={() => {
                session.looking.value = point.step + (point.kind === 'mistake' ? 0 : 1);
              }}
            >
              <span>
                <strong>{own.kinds[point.kind]}</strong>
                {review.seats.length > 1 && <span class="soft"> {text.seats[point.seat] ?? point.seat}</span>}
                {lines.map((line) => (
                  <span key={line} class="turn-line">
                    {line}
                  </span>
                ))}
              </span>
              <span class="turn-size">{percent.format(point.kind === 'fortune' ? point.size : -point.size)}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

export interface Told {
  readonly point: TurningPoint;
  readonly lines: readonly string[];
}

/** What was chosen, and what would have been better; or what the dice did. */
export async function tellTurn(point: TurningPoint, review: Review, session: Session, text: AnyText): Promise<Told> {
  const own = inTongue(ANALYSIS);
  const step = review.steps[point.step];
  if (!step) return { point, lines: [] };
  if (point.kind !== 'mistake') {
    const lines = step.rolls.map(({ entry }) => text.log[(entry as { what: string }).what]?.(entry as never) ?? '');
    return { point, lines: lines.slice(-2) };
  }
  const view = await session.viewAfter(point.step);
  const name = (notation: string) => {
    const [verb = '', ...rest] = notation.split(' ');
    return say(text, [verb, ...rest], view);
  };
  return { point, lines: [own.made(name(step.choice)), own.better(name(step.best))] };
}
