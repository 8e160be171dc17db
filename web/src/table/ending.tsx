/** How the game ended: the verdict, the grade and three figures; all the others on demand. */
import { type AnyText, type Ending as EndingOf, gradeIn, HOUSE_RULE } from '@derby/kernel';
import type { ComponentChildren } from 'preact';
import { tongue } from '../app/settings.ts';
import { inTongue, words } from '../app/words.ts';
import { ENDING } from '../text/ending.ts';
import { Cite } from './cite.tsx';
import type { DeskState } from './desk-state.ts';

interface EndingProps {
  readonly desk: DeskState;
  readonly text: AnyText;
  readonly ending: EndingOf;
  /** Where one can go from here. */
  readonly children?: ComponentChildren;
}

/** So many figures are shown large. */
const FIGURES = 3;

export function Ending({ desk, text, ending, children }: EndingProps) {
  const { outcome, metrics, fingerprint } = ending;
  const figures = Object.entries(metrics).map(([name, value]) => [text.metrics[name] ?? name, value] as const);
  return (
    <div class="ending">
      <p class="verdict">{verdictOf(desk, text, outcome)}</p>
      <div class="question-bar">
        <h2 class="question grade" id="question" tabIndex={-1}>
          {gradeIn(tongue.value === 'fr' ? 'fr' : 'en', text, outcome.grade)}
        </h2>
        {outcome.rule !== HOUSE_RULE && <Cite desk={desk} rule={outcome.rule} />}
      </div>
      <dl class="figures">
        {figures.slice(0, FIGURES).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      <details class="all-figures">
        <summary>{inTongue(ENDING).more}</summary>
        <dl class="metrics">
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>{words().table.fingerprint}</dt>
            <dd class="fingerprint">{fingerprint}</dd>
          </div>
        </dl>
      </details>
    </div>
  );
}

/** Whoever sat here alone is told how he did; to others it is said which side won. */
function verdictOf({ session }: DeskState, text: AnyText, { winner }: EndingOf['outcome']): string {
  const own = inTongue(ENDING);
  const { seats } = session.facts;
  if (winner === 'draw') return own.drawn;
  const persons = seats.length === 1 ? seats : session.persons.value;
  if (persons.length === 1) return winner === persons[0] ? own.won : own.lost;
  return winner === 'nobody' ? own.nobody : own.wonBy(text.seats[winner] ?? winner);
}
