/** The desk of a game that is being played: tools, hint, menu and, in the end, the result. */
import type { AnyText } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useHint } from '../advice/use-hint.ts';
import type { BoardModule } from '../boards/board.ts';
import { Lazy } from '../parts/lazy.tsx';
import type { Attendance } from '../seats/attendance.ts';
import { Desk } from './desk.tsx';
import type { DeskState } from './desk-state.ts';
import type { Session } from './session.ts';
import { Tools } from './tools.tsx';

type Company = typeof import('../seats/company.ts');

interface PlayDeskProps {
  /** The saved game. */
  readonly id: string;
  readonly desk: DeskState;
  readonly text: AnyText;
  readonly module: BoardModule;
  /** Only where the game has several seats. */
  readonly company: Company | undefined;
}

const loadMenu = () => import('../menu/menu.tsx');
const loadEnded = () => import('./ended.tsx');

/** While the curtain is closed there is no desk. */
export function PlayDesk(props: PlayDeskProps) {
  const { desk, text, company } = props;
  const attendance = useAttendance(desk.session, company);
  if (company && desk.session.curtainFor.value !== undefined) return <company.Curtain desk={desk} text={text} />;
  return <OpenDesk {...props} attendance={attendance} />;
}

interface OpenDeskProps extends PlayDeskProps {
  readonly attendance: Attendance | undefined;
}

function OpenDesk({ id, desk, text, module, company, attendance }: OpenDeskProps) {
  const { session } = desk;
  const menu = useSignal(false);
  const hint = useHint(session);
  useUndoKeys(session);
  const ending = session.ending.value;
  return (
    <>
      <Desk
        desk={desk}
        text={text}
        module={module}
        above={
          company &&
          !ending && (
            <>
              <company.Turn session={session} text={text} />
              <company.Meanwhile session={session} text={text} />
            </>
          )
        }
        within={
          ending ? (
            <Lazy load={loadEnded} given={{ id, desk, text, ending }} quiet />
          ) : (
            company && attendance && <company.Waiting session={session} attendance={attendance} text={text} />
          )
        }
        below={
          <Tools
            desk={desk}
            askHint={ending ? undefined : hint.ask}
            thinking={hint.thinking}
            openMenu={() => (menu.value = true)}
          />
        }
      />
      {menu.value && <Lazy load={loadMenu} given={{ desk, text, close: () => (menu.value = false) }} />}
    </>
  );
}

/** Where a game has several seats, somebody sees to those that nobody here holds. */
function useAttendance(session: Session, company: Company | undefined): Attendance | undefined {
  const attendance = useMemo(() => company?.attendanceOf(session), [session, company]);
  useEffect(() => attendance?.attend(), [attendance]);
  return attendance;
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
      else if (!session.undoBar.peek()) void session.undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session]);
}
