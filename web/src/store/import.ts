/** Games from files: what can be played is kept, all of it at once; what cannot is named. It is loaded when it is wanted. */
import { type GameRecord, quotable, readRecord } from '@derby/kernel';
import { editionOf } from '@derby/registry/editions';
import { explained } from './explained.ts';
import { partsOf, textIn } from './files.ts';
import { addGames } from './games.ts';

interface Imported {
  readonly games: number;
  /** Why the others cannot be played, a sentence each. */
  readonly refused: readonly string[];
}

/** In milliseconds: the page stays awake while many are looked through. */
const AT_A_TIME = 50;

export async function importFiles(files: readonly File[]): Promise<Imported> {
  const games: GameRecord[] = [];
  const refused: string[] = [];
  let rested = performance.now();
  for (const { name, text } of await textsIn(files, refused)) {
    try {
      games.push(await playable(text));
    } catch (fault) {
      refused.push(`${name}: ${explained(fault)}`);
    }
    if (performance.now() - rested < AT_A_TIME) continue;
    await new Promise((resume) => setTimeout(resume));
    rested = performance.now();
  }
  await addGames(games);
  return { games: games.length, refused };
}

async function textsIn(files: readonly File[], refused: string[]): Promise<{ name: string; text: string }[]> {
  const texts: { name: string; text: string }[] = [];
  for (const file of files) {
    const name = quotable(file.name);
    try {
      const parts = partsOf(await textIn(file));
      texts.push(...parts.map((text, i) => ({ name: parts.length > 1 ? `${name} (${i + 1})` : name, text })));
    } catch (fault) {
      refused.push(`${name}: ${explained(fault)}`);
    }
  }
  return texts;
}

/** Plays it through: what is kept can be opened. */
async function playable(text: string): Promise<GameRecord> {
  const record = readRecord(text);
  (await editionOf(record)).resume(record);
  return record;
}
