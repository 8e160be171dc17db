/** The desk of a game that is being played: tools, hint, menu and, in the end, the result. */
import type { AnyText, Outcome } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useHint } from '../advice/use-hint.ts';
import { useOpponent } from '../advice/use-opponent.ts';
import { address, go } from '../app/router.ts';
import { words } from '../app/words.ts';
import type { BoardModule } from '../boards/board.ts';
import { Lazy } from '../parts/lazy.tsx';
import { beginGame } from '../store/begin.ts';
import { Desk } from './desk.tsx';
import type { DeskState } from './desk-state.ts';
import { Ending } from './ending.tsx';
import type { Session } from './session.ts';
import { Tools } from './tools.tsx';

interface PlayDeskProps {
  /** The saved game. */
  readonly id: string;
  readonly desk: DeskState;
  readonly text: AnyText;
  readonly module: BoardModule;
}

const loadMenu = () => import('../menu/menu.tsx');
const loadShare = () => import('../menu/share.tsx');

export function PlayDesk({ id, desk, text, module }: PlayDeskProps) {
  const menu = useSignal(false);
  const hint = useHint(desk.session);
  useUndoKeys(desk.session);
  useOpponent(desk.session);
  const outcome = desk.session.outcome.value;
  return (
    <>
      <Desk
        desk={desk}
        text={text}
        module={module}
        within={outcome && <Ended desk={desk} text={text} outcome={outcome} id={id} />}
        below={
          <Tools
            desk={desk}
            askHint={outcome ? undefined : hint.ask}
            thinking={hint.thinking}
            openMenu={() => (menu.value = true)}
          />
        }
      />
      {menu.value && <Lazy load={loadMenu} given={{ desk, close: () => (menu.value = false) }} />}
    </>
  );
}

interface EndedProps {
  readonly id: string;
  readonly desk: DeskState;
  readonly text: AnyText;
  readonly outcome: Outcome;
}

/** The result, and where one can go from here. */
function Ended({ id, desk, text, outcome }: EndedProps) {
  const { session } = desk;
  const own = words().table;
  return (
    <Ending desk={desk} text={text} outcome={outcome}>
      <div class="button-row">
        <a class="button primary" href={address.replayOf(id)}>
          {own.analysis}
        </a>
        <button
          type="button"
          class="button"
          onClick={async () => go(address.table(await beginGame(session.game.id, session.match.options)))}
        >
          {own.again}
        </button>
        <Lazy load={loadShare} given={{ record: () => session.record() }} />
      </div>
    </Ending>
  );
}

/** Control-Z and Control-Shift-Z (or Control-Y), as everywhere. */
function useUndoKeys(session: Session): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      if (isRedo) session.redo();
      else if (!session.undoBar.peek()) session.undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session]);
}
