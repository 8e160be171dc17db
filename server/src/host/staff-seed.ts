/** What the staff thinks by at a moment of a match. */
import { type GameRecord, sha256Of } from '@derby/kernel';

/**
 * Nobody can foretell what the staff will do, and the dice cannot be told from what it does. Each moment has another, for the players in an older bundle
 * think the same at moments that look alike (`olderStaff` in `bots/src/staff.ts`).
 */
export const staffSeed = ({ seed, choices }: GameRecord): string => sha256Of(`${seed} staff ${choices.length}`);
