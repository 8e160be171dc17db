/** The strip under the board: the rule behind what is pointed at. */
import { type AnyText, openOf, say } from '@derby/kernel';
import { words } from '../app/words.ts';
import type { Pointed } from '../boards/board.ts';
import { Icon } from '../parts/icon.tsx';
import { Cite } from './cite.tsx';
import type { DeskState } from './desk-state.ts';
import { wordsOf } from './selection.ts';

const SHOWN = 3;

interface ExplainProps {
  readonly desk: DeskState;
  readonly text: AnyText;
}

export default function Explain({ desk, text }: ExplainProps) {
  const at = desk.explained.value;
  if (!at) return null;
  if ('rule' in at) {
    return (
      <div class={isHeld(desk, at.rule) ? 'explain held' : 'explain'}>
        <Icon name="lock" />
        <span>{words().table.barredBy(at.rule, desk.title(at.rule))}</span>
        <Cite desk={desk} rule={at.rule} />
      </div>
    );
  }
  const lines = linesFor(desk, text, at);
  if (lines.length === 0) return null;
  return (
    <div class="explain" aria-hidden="true">
      <span>{lines.slice(0, SHOWN).join(' · ')}</span>
      {lines.length > SHOWN && <span class="soft">+{lines.length - SHOWN}</span>}
    </div>
  );
}

/** What was clicked stays and can be clicked in turn, also while the pointer still rests on the offer. */
function isHeld({ held }: DeskState, rule: string): boolean {
  return held.value !== undefined && 'rule' in held.value && held.value.rule === rule;
}

/** What the open choices with this word say. */
function linesFor(desk: DeskState, text: AnyText, at: Pointed): string[] {
  const { session } = desk;
  if (!('word' in at)) return [];
  const { view, question, selected } = session;
  const wanted = [...selected.value, at.word];
  return openOf(question.value?.offers ?? [])
    .filter(({ choice }) => wanted.every((word) => wordsOf(choice).includes(word)))
    .map(({ choice }) => say(text, choice, view.value));
}
