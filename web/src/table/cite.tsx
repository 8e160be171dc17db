/** A rule's ID: a click opens the rulebook beside the board at that rule. */
import { words } from '../app/words.ts';
import type { DeskState } from './desk-state.ts';

interface CiteProps {
  readonly desk: DeskState;
  readonly rule: string;
  readonly tabIndex?: number;
}

export function Cite({ desk, rule, tabIndex = 0 }: CiteProps) {
  const label = words().table.openRule(rule, desk.title(rule));
  return (
    <button
      type="button"
      class="cite"
      tabIndex={tabIndex}
      aria-label={label}
      title={desk.title(rule)}
      onClick={() => desk.cite(rule)}
    >
      {rule}
    </button>
  );
}
