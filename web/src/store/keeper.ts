/** Keeps a session in the browser: one write after the other, and steps back where another tab has gone on. */
import { afterFrame } from '../parts/after-frame.ts';
import type { Session } from '../table/session.ts';
import { addGame, gameById, keepGame, Overtaken, onOtherTab, Removed, type SavedGame } from './games.ts';
import { leavePending } from './pending.ts';

export interface Keeping {
  /** The game went on elsewhere; the session now shows that. */
  overtaken(): void;
  /** The game was deleted elsewhere. It is kept no more, unless the player wants it again. */
  removed(keepAgain: () => void): void;
  /** The game cannot be kept. */
  failed(fault: unknown): void;
}

export function keep(session: Session, saved: SavedGame, keeping: Keeping): () => void {
  let stored = saved;
  let dirty = false;
  let isGone = false;
  let writing: Promise<void> | undefined;
  let hurry: (() => void) | undefined;

  const follow = (newer: SavedGame): void => {
    stored = newer;
    dirty = false;
    session.follow(newer.record);
    keeping.overtaken();
  };

  const lose = (): void => {
    if (isGone) return;
    isGone = true;
    keeping.removed(async () => {
      isGone = false;
      stored = await addGame(session.record(), stored.id);
    });
  };

  const write = async (): Promise<void> => {
    while (dirty && !isGone) {
      dirty = false;
      try {
        stored = await keepGame(stored, session.record());
      } catch (fault) {
        if (fault instanceof Overtaken) follow(fault.stored);
        else if (fault instanceof Removed) lose();
        else keeping.failed(fault);
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
    if (!newer) lose();
    else if (newer.version > stored.version) follow(newer);
  });
  const hide = (): void => {
    if (writing && !isGone) leavePending({ id: stored.id, version: stored.version, record: session.record() });
  };
  addEventListener('pagehide', hide);
  return () => {
    leave();
    removeEventListener('pagehide', hide);
    // Whichever page comes next must find the last choice kept.
    hurry?.();
  };
}
