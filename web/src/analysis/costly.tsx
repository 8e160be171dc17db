/** The choices that cost the reader most, by name, with the better one and what it was worth; each opens its position. */
import type { Review } from '@derby/bots';
import type { AnyText } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../app/settings.ts';
import { inTongue } from '../app/words.ts';
import type { Session } from '../table/session.ts';
import { ANALYSIS } from '../text/analysis.ts';
import { costlyOf } from './costly-choices.ts';
import { type Told, tellTurn } from './turning-points.tsx';

interface CostlyProps {
  readonly review: Review;
  readonly session: Session;
  readonly text: AnyText;
}

export function Costly({ review, session, text }: CostlyProps) {
  const own = inTongue(ANALYSIS);
  const told = useSignal<readonly Told[] | undefined>(undefined);
  useEffect(() => {
    const points = costlyOf(review, session.seat);
    void Promise.all(points.map((point) => tellTurn(point, review, session, text))).then((all) => {
      told.value = all;
    });
  }, [review, session, session.seat, text]);
  if (!told.value) return null;
  const percent = new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <>
      <h3>{own.costly}</h3>
      {told.value.length === 0 && <p class="soft">{own.noneCostly}</p>}
      <ol class="turns">
        {told.value.map(({ point, lines }) => (
          <li key={point.step}>
            <button type="button" class="offer turn" onClick={() => (session.looking.value = point.step)}>
              <span>
                {lines.map((line) => (
                  <span key={line} class="turn-line">
                    {line}
                  </span>
                ))}
              </span>
              <span class="turn-size">{percent.format(-point.size)}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
