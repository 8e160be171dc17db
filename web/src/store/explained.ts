/** Why a game cannot be opened, in the language that is set. It is loaded when there is something to explain. */
import { BadRecord, explainRecord, explainUnknown, Unknown } from '@derby/kernel';
import { language } from '../app/settings.ts';
import { words } from '../app/words.ts';
import { LARGEST_FILE, TooLarge } from './files.ts';

export function explained(fault: unknown): string {
  if (fault instanceof BadRecord) return explainRecord(language.peek(), fault);
  if (fault instanceof Unknown) return explainUnknown(language.peek(), fault);
  if (fault instanceof TooLarge) return words().faults.tooLarge(LARGEST_FILE / 1e6);
  return fault instanceof Error ? fault.message : String(fault);
}
