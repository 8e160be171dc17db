/** The game that lay on the table last: its rules, words and board are on their way before the table itself has come. */
import { GAMES } from '@derby/registry';
import { editionOfToday } from '@derby/registry/editions';
import { boardOf } from '../boards/index.ts';
import { language } from './settings.ts';

const KEY = 'derby.table';

export function remember(game: string): void {
  try {
    localStorage.setItem(KEY, game);
  } catch {
    // It comes a moment later then.
  }
}

/** Whether it was the right one, or came at all, is found out by the table. */
export function fetchGame(): void {
  const entry = GAMES.find(({ id }) => id === remembered());
  if (!entry) return;
  // What runs a match comes with its rules: it is wanted as soon as they are.
  for (const part of [editionOfToday(entry.id), entry.text(language.peek()), boardOf(entry.id)])
    part.catch(() => undefined);
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
