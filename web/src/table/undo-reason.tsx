/** Why undo stops here, and the way across dice where one player sits alone. */
import type { UndoBar } from '@derby/kernel';
import { words } from '../app/words.ts';
import { Cite } from './cite.tsx';
import type { DeskState } from './desk-state.ts';

interface ReasonProps {
  readonly desk: DeskState;
  readonly bar: UndoBar;
  readonly close: () => void;
}

export default function UndoReason({ desk, bar, close }: ReasonProps) {
  const { session } = desk;
  const text = words().table;
  const rule = 'rule' in bar ? bar.rule : undefined;
  return (
    <div class="undo-reason">
      <p>
        {text.undoBar[bar.why]} {rule && <Cite desk={desk} rule={rule} />}
      </p>
      {session.canTakeBack && rule !== undefined && (
        <>
          <p class="soft">{text.takeBackHelp}</p>
          <button
            type="button"
            class="button"
            onClick={() => {
              close();
              void session.takeBack();
            }}
          >
            {text.takeBack}
          </button>
        </>
      )}
    </div>
  );
}
