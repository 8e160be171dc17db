/** Replay: a record from a file, from a link or from the shelf, step by step. */
import { type GameRecord, replay, verify } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../app/live.tsx';
import { type Route, route } from '../app/router.ts';
import { gameText, words } from '../app/words.ts';
import type { BoardModule } from '../boards/board.ts';
import { boardOf } from '../boards/index.ts';
import { ReplayDesk } from '../replay/replay-desk.tsx';
import { dropped, show } from '../store/dropped.ts';
import { explained } from '../store/explained.ts';
import { chooseFiles, recordsIn, textIn } from '../store/files.ts';
import { gameById } from '../store/games.ts';
import { unpacked } from '../store/link.ts';
import { DeskState } from '../table/desk-state.ts';
import { Session } from '../table/session.ts';

interface Shown {
  readonly desk: DeskState;
  readonly module: BoardModule;
}

export default function ReplayPage() {
  const shown = useSignal<Shown | undefined>(undefined);
  const fault = useSignal<string | undefined>(undefined);
  const where = route.value;
  const file = dropped.value;

  useEffect(() => {
    let stale = false;
    shown.value = undefined;
    fault.value = undefined;
    recordAt(where, file)
      .then((record) => record && laid(record))
      .then(
        (found) => {
          if (!stale) shown.value = found;
        },
        (error: unknown) => {
          if (stale) return;
          fault.value = explained(error);
          notify(`${words().replay.broken}: ${fault.value}`);
        },
      );
    return () => {
      stale = true;
    };
  }, [where, file]);

  const game = shown.value?.desk.session.game.id;
  const text = game === undefined ? undefined : gameText(game);
  if (shown.value && text) return <ReplayDesk {...shown.value} text={text} />;
  return <Welcome fault={fault.value} />;
}

/** The record that the address or the last file names; nothing where neither does. */
async function recordAt(where: Route, file: File | undefined): Promise<GameRecord | undefined> {
  if (where.page === 'shared') {
    return unpacked(where.record).catch(() => {
      throw new Error(words().replay.badLink);
    });
  }
  if (where.page === 'replay' && where.id !== undefined) {
    const saved = await gameById(where.id);
    if (!saved) throw new Error(words().table.unknown);
    return saved.record;
  }
  return file && recordsIn(await textIn(file))[0];
}

/** Plays the record once and checks what it claims, before anything is shown. */
async function laid(record: GameRecord): Promise<Shown> {
  const [game, module] = await Promise.all([entryOf(record.game).load(), boardOf(record.game)]);
  if (record.hash === undefined) replay(game, record);
  else {
    verify(game, record);
    notify(words().replay.verified);
  }
  const session = Session.resume(game, record);
  session.seenBy.value = session.persons.value[0] ?? game.seats[0];
  session.looking.value = 0;
  return { desk: new DeskState(session), module };
}

function Welcome({ fault }: { readonly fault: string | undefined }) {
  const text = words().replay;
  const choose = async () => {
    const [file] = await chooseFiles();
    if (file !== undefined) show(file);
  };
  return (
    <div class="page narrow">
      <h1>{text.title}</h1>
      {fault !== undefined && (
        <div class="fault" role="alert">
          <strong>{text.broken}</strong>
          <p>{fault}</p>
        </div>
      )}
      <div class="drop">
        <p>{text.drop}</p>
        <button type="button" class="button primary" onClick={choose}>
          {text.choose}
        </button>
      </div>
    </div>
  );
}
