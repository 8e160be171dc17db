/** The tray: the dice that the last choice threw, over the board for a moment. The log keeps them. */
import { type AnyText, tell } from '@derby/kernel';
import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useAfterFrame } from '../parts/after-frame.ts';
import type { DeskState } from './desk-state.ts';
import { Dice, rollOf } from './dice.tsx';

const SHOWN = 3;

/** Where a fight is shown large, its dice lie there. Asked once a roll: a style sheet would look for it at every choice. */
const isStaged = (): boolean => document.querySelector('.chart-window > .stage:not(.folded)') !== null;

export function Tray({ desk, text }: { readonly desk: DeskState; readonly text: AnyText }) {
  const { session } = desk;
  // What fell before the player sat down lies in the log alone.
  const seated = useRef(session.looking.peek() ?? session.steps.peek());
  const found = useComputed(() => {
    const step = session.shown.value ?? session.steps.value;
    if (step === seated.current) return [];
    seated.current = -1;
    return session.log.value.filter((line) => line.step === step && rollOf(line.entry)).slice(-SHOWN);
  });
  const rolls = useAfterFrame(found);
  if (rolls.length === 0 || isStaged()) return null;
  return (
    <ul key={rolls[0]?.step} class="tray" aria-hidden="true">
      {rolls.map((line) => {
        const roll = rollOf(line.entry);
        return (
          <li key={`${line.step} ${tell(text, line.entry)}`}>
            {roll && <Dice roll={roll} />}
            <span>{tell(text, line.entry)}</span>
          </li>
        );
      })}
    </ul>
  );
}
