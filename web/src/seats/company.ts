/** What a table with several seats needs besides the desk. It comes with such a table: a solitaire player never loads it. */
import { staffSitter } from '../advice/staff-sitter.ts';
import { pace } from '../app/settings.ts';
import type { Session } from '../table/session.ts';
import { Attendance } from './attendance.ts';

export type { Attendance } from './attendance.ts';
export { Curtain } from './curtain.tsx';
export { Meanwhile } from './meanwhile.tsx';
export { Turn } from './turn.tsx';
export { Waiting } from './waiting.tsx';

/** Until a piece has moved and has been looked at. */
const MOVEMENTS = 2;

export function attendanceOf(session: Session): Attendance {
  return new Attendance(session, { sitterOf: staffSitter, pause: () => MOVEMENTS * pace.value });
}
