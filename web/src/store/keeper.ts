/** Keeps a session in the browser: one write after the other, and steps back where another tab has gone on. */
import { afterFrame } from '../parts/after-frame.ts';
import { seatingOf } from '../seats/seating.ts';
import { tablesOf } from '../table/lay.ts';
import type { Session } from '../table/session.ts';
import { addGame, gameById, keepGame, Overtaken, onOtherTab, Removed, type SavedGame } from './games.ts';
import { leavePending } from './pending.ts';

interface Keeping {
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

  const follow = async (newer: SavedGame): Promise<void> => {
    stored = newer;
    dirty = false;
    const tables = await tablesOf(newer.record);
    session.follow(tables, seatingOf(tables.facts.seats, newer.record.players));
    keeping.overtaken();
  };

  const lose = (): void => {
    if (isGone) return;
    isGone = true;
    keeping.removed(async () => {
      try {
        stored = await addGame(await session.record(), stored.id);
        isGone = false;
      } catch (fault) {
        keeping.failed(fault);
      }
    });
  };

  const write = async (): Promise<void> => {
    while (dirty && !isGone) {
      dirty = false;
      try {
        stored = await keepGame(stored, await session.record());
      } catch (fault) {
        if (fault instanceof Overtaken) await follow(fault.stored);
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
    else if (newer.version > stored.version) await follow(newer);
  });
  const hide = (): void => {
    const { id, version } = stored;
    if (writing && !isGone) void session.record().then((record) => leavePending({ id, version, record }));
  };
  addEventListener('pagehide', hide);
  return () => {
    leave();
    removeEventListener('pagehide', hide);
    // Whichever page comes next must find the last choice kept.
    hurry?.();
  };
}
