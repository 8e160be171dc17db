/** The desk of a game that is being played: tools, hint, menu and, in the end, the result. */
import type { AnyText, Outcome } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useHint } from '../advice/use-hint.ts';
import { notify } from '../app/live.tsx';
import { address, go } from '../app/router.ts';
import { words } from '../app/words.ts';
import type { BoardModule } from '../boards/board.ts';
import { Lazy } from '../parts/lazy.tsx';
import type { Attendance } from '../seats/attendance.ts';
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
const loadCurtain = () => import('../seats/curtain.tsx');
const loadWaiting = () => import('../seats/waiting.tsx');

export function PlayDesk({ id, desk, text, module }: PlayDeskProps) {
  const { session } = desk;
  const menu = useSignal(false);
  const hint = useHint(session);
  useUndoKeys(session);
  const attendance = useAttendance(session);
  const outcome = session.outcome.value;
  if (session.curtainFor.value !== undefined) return <Lazy load={loadCurtain} given={{ desk, text }} />;
  return (
    <>
      <Desk
        desk={desk}
        text={text}
        module={module}
        within={
          outcome ? (
            <Ended desk={desk} text={text} outcome={outcome} id={id} />
          ) : (
            attendance && session.waitingFor.value && <Lazy load={loadWaiting} given={{ session, attendance, text }} />
          )
        }
        below={
          <Tools
            desk={desk}
            askHint={outcome ? undefined : hint.ask}
            thinking={hint.thinking}
            openMenu={() => (menu.value = true)}
          />
        }
      />
      {menu.value && <Lazy load={loadMenu} given={{ desk, text, close: () => (menu.value = false) }} />}
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
          onClick={async () => {
            const { options } = session.match;
            go(address.table(await beginGame(session.game.id, { options, seating: session.seating })));
          }}
        >
          {own.again}
        </button>
        <Lazy load={loadShare} given={{ record: () => session.record() }} />
      </div>
    </Ending>
  );
}

/** Where a game has several seats, somebody sees to those that nobody here holds. */
function useAttendance(session: Session): Attendance | undefined {
  const found = useSignal<Attendance | undefined>(undefined);
  useEffect(() => {
    if (session.game.seats.length === 1) return;
    let leave: (() => void) | undefined;
    let gone = false;
    import('../seats/attend.ts').then(
      ({ attendanceOf }) => {
        if (gone) return;
        found.value = attendanceOf(session);
        leave = found.value.attend();
      },
      () => notify(words().faults.title),
    );
    return () => {
      gone = true;
      leave?.();
    };
  }, [session]);
  return found.value;
}

/** Control-Z and Control-Shift-Z (or Control-Y), as everywhere. */
function useUndoKeys(session: Session): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof HTMLInputElement || session.curtainFor.peek() !== undefined;
      if (!(event.ctrlKey || event.metaKey) || isElsewhere) return;
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
