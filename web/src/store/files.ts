/** Files: games leave the browser as `.derby` records, one or many at a time, and come back the same way. */
import { type GameRecord, readRecord, writeRecord } from '@derby/kernel';

/** Between the records of an export of many games; no record holds such a line. */
const NEXT = '\u001e\n';

/** In bytes. An export of a thousand long games is smaller. */
export const LARGEST_FILE = 64e6;

/** A file that is larger than anything we write: it is not read. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

export const textOf = (records: readonly GameRecord[]): string => records.map(writeRecord).join(NEXT);

/** The texts of the records in a file: one, or several from an export of many. */
export const partsOf = (text: string): string[] => text.split(NEXT);

/** Reads one record, or several from an export of many. Every fault is a `BadRecord`. */
export const recordsIn = (text: string): GameRecord[] => partsOf(text).map(readRecord);

export async function textIn(file: File): Promise<string> {
  if (file.size > LARGEST_FILE) throw new TooLarge();
  return file.text();
}

export function download(records: readonly GameRecord[]): void {
  const [first] = records;
  if (first) saveText(records.length === 1 ? first.game : 'derby-house', 'derby', textOf(records));
}

/** Hands the player a text file that carries the day in its name. */
export function saveText(name: string, ending: string, text: string): void {
  const day = new Date().toISOString().slice(0, 10);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `${name}-${day}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Asks the player for files. */
export function chooseFiles(): Promise<File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.derby,text/plain';
    input.multiple = true;
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}
