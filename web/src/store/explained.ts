/** Why a game cannot be opened, in the language that is set. It is loaded when there is something to explain. */
import { BadRecord, explainRecord, quotable } from '@derby/kernel';
import { UnknownGame } from '@derby/registry';
import { language } from '../app/settings.ts';
import { words } from '../app/words.ts';
import { LARGEST_FILE, TooLarge } from './files.ts';

export function explained(fault: unknown): string {
  if (fault instanceof BadRecord) return explainRecord(language.peek(), fault);
  if (fault instanceof UnknownGame) return words().faults.unknownGame(quotable(fault.game));
  if (fault instanceof TooLarge) return words().faults.tooLarge(LARGEST_FILE / 1e6);
  return fault instanceof Error ? fault.message : String(fault);
}
