/** Undo, redo, hint and the rest. What cannot be done says why. */
import type { UndoBar } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import { announce } from '../app/live.tsx';
import { words } from '../app/words.ts';
import { Icon } from '../parts/icon.tsx';
import { Lazy } from '../parts/lazy.tsx';
import type { DeskState } from './desk-state.ts';

interface ToolsProps {
  readonly desk: DeskState;
  readonly askHint: (() => void) | undefined;
  readonly thinking: boolean;
  readonly openMenu: () => void;
}

export function Tools({ desk, askHint, thinking, openMenu }: ToolsProps) {
  const { session } = desk;
  const text = words().table;
  const explaining = useSignal(false);
  const bar = session.undoBar.value;
  const undo = () => {
    if (bar) {
      explaining.value = !explaining.value;
      announce(reasonOf(bar));
      return;
    }
    explaining.value = false;
    void session.undo();
  };
  const redo = () => (session.canRedo.value ? session.redo() : announce(text.nothingToRedo));
  return (
    <div class="tools-box">
      {bar && explaining.value && (
        <Lazy load={loadReason} given={{ desk, bar, close: () => (explaining.value = false) }} quiet />
      )}
      <div class="tools" role="toolbar" aria-label={text.orders}>
        <button
          type="button"
          class="tool"
          data-key="u"
          aria-disabled={bar !== undefined}
          title={bar && reasonOf(bar)}
          onClick={undo}
        >
          <Icon name="undo" /> <span>{text.undo}</span>
        </button>
        <button
          type="button"
          class="tool"
          aria-disabled={!session.canRedo.value}
          title={session.canRedo.value ? undefined : text.nothingToRedo}
          onClick={redo}
        >
          <Icon name="redo" /> <span>{text.redo}</span>
        </button>
        {askHint && (
          <button type="button" class="tool" data-key="h" aria-busy={thinking} onClick={askHint}>
            <Icon name="hint" /> <span>{thinking ? text.hintWait : text.hint}</span>
          </button>
        )}
        <button type="button" class="tool" aria-haspopup="dialog" onClick={openMenu}>
          <Icon name="more" /> <span>{text.menu}</span>
        </button>
      </div>
    </div>
  );
}

const reasonOf = (bar: UndoBar): string => words().table.undoBar[bar.why];

const loadReason = () => import('./undo-reason.tsx');
