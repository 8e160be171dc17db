/** How the game ended. */
import { type AnyText, type Ending as EndingOf, gradeIn, HOUSE_RULE } from '@derby/kernel';
import type { ComponentChildren } from 'preact';
import { tongue } from '../app/settings.ts';
import { words } from '../app/words.ts';
import { Cite } from './cite.tsx';
import type { DeskState } from './desk-state.ts';

interface EndingProps {
  readonly desk: DeskState;
  readonly text: AnyText;
  readonly ending: EndingOf;
  /** Where one can go from here. */
  readonly children?: ComponentChildren;
}

export function Ending({ desk, text, ending, children }: EndingProps) {
  const { outcome, metrics, fingerprint } = ending;
  return (
    <div class="ending">
      <p class="soft">{words().table.over}</p>
      <div class="question-bar">
        <h2 class="question" id="question" tabIndex={-1}>
          {gradeIn(tongue.value === 'fr' ? 'fr' : 'en', text, outcome.grade)}
        </h2>
        {outcome.rule !== HOUSE_RULE && <Cite desk={desk} rule={outcome.rule} />}
      </div>
      {children}
      <dl class="metrics">
        {Object.entries(metrics).map(([name, value]) => (
          <div key={name}>
            <dt>{text.metrics[name] ?? name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{words().table.fingerprint}</dt>
          <dd class="fingerprint">{fingerprint}</dd>
        </div>
      </dl>
    </div>
  );
}
