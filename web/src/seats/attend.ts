/** The house as a browser has it: the staff sits in its worker, and choices follow each other as pieces move. */
import { staffSitter } from '../advice/staff-sitter.ts';
import { pace } from '../app/settings.ts';
import type { Session } from '../table/session.ts';
import { Attendance } from './attendance.ts';

/** Until a piece has moved and has been looked at. */
const MOVEMENTS = 2;

export function attendanceOf(session: Session): Attendance {
  return new Attendance(session, { sitterOf: staffSitter, pause: () => MOVEMENTS * pace.value });
}
