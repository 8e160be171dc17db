/** Keeps a session in the browser: one write after the other, and steps back where another tab has gone on. */
import { afterFrame } from '../parts/after-frame.ts';
import type { Session } from '../table/session.ts';
import { gameById, keepGame, Overtaken, onOtherTab, type SavedGame } from './games.ts';

export interface Keeping {
  /** The game went on elsewhere; the session now shows that. */
  overtaken(): void;
  /** The browser refuses to keep anything. */
  failed(): void;
}

export function keep(session: Session, saved: SavedGame, keeping: Keeping): () => void {
  let stored = saved;
  let dirty = false;
  let writing: Promise<void> | undefined;
  let hurry: (() => void) | undefined;

  const follow = (newer: SavedGame): void => {
    stored = newer;
    dirty = false;
    session.follow(newer.record);
    keeping.overtaken();
  };

  const write = async (): Promise<void> => {
    while (dirty) {
      dirty = false;
      try {
        stored = await keepGame(stored, session.record());
      } catch (fault) {
        if (fault instanceof Overtaken) follow(fault.stored);
        else keeping.failed();
      }
    }
    writing = undefined;
  };

  session.onChange = () => {
    dirty = true;
    // The choice is shown first, then kept.
    writing ??= new Promise<void>((shown) => {
      hurry = shown;
      afterFrame(shown);
    }).then(write);
  };

  const leave = onOtherTab(async (id) => {
    if (id !== stored.id || writing) return;
    const newer = await gameById(id);
    if (newer && newer.version > stored.version) follow(newer);
  });
  return () => {
    leave();
    // Whichever page comes next must find the last choice kept.
    hurry?.();
  };
}
