/** The tray: the dice that the last choice threw, over the board for a moment. The log keeps them. */
import { type AnyText, tell } from '@derby/kernel';
import { useComputed } from '@preact/signals';
import type { DeskState } from './desk-state.ts';
import { Dice, rollOf } from './dice.tsx';

const SHOWN = 4;

export function Tray({ desk, text }: { readonly desk: DeskState; readonly text: AnyText }) {
  const { session } = desk;
  const rolls = useComputed(() => {
    const step = session.looking.value ?? session.steps.value;
    return session.log.value.filter((line) => line.step === step && rollOf(line.entry)).slice(-SHOWN);
  });
  if (rolls.value.length === 0) return null;
  return (
    <ul key={rolls.value[0]?.step} class="tray" aria-hidden="true">
      {rolls.value.map((line) => {
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
