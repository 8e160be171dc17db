/** What the staff thinks by at a moment of a match. */
import { type GameRecord, sha256Of } from '@derby/kernel';

/**
 * Nobody can foretell what the staff will do, and the dice cannot be told from what it does. Each moment has another: a cadet who leaves things to
 * chance would otherwise choose the same whenever all looks the same, and do and undo it for ever.
 */
export const staffSeed = ({ seed, choices }: GameRecord): string => sha256Of(`${seed} staff ${choices.length}`);
