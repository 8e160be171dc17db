/** Replay: a record from a file, from a link or from the shelf, step by step. */
import type { GameRecord } from '@derby/kernel';
import { editionOf } from '@derby/registry/editions';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../app/live.tsx';
import { type Route, route } from '../app/router.ts';
import { gameText, inTongue, words } from '../app/words.ts';
import type { BoardModule } from '../boards/board.ts';
import { ReplayDesk } from '../replay/replay-desk.tsx';
import { seatingOf } from '../seats/seating.ts';
import { dropped, show } from '../store/dropped.ts';
import { explained } from '../store/explained.ts';
import { chooseFiles, recordsIn, textIn } from '../store/files.ts';
import { gameById } from '../store/games.ts';
import { unpacked } from '../store/link.ts';
import { DeskState } from '../table/desk-state.ts';
import { boardFor, staff } from '../table/lay.ts';
import { Session } from '../table/session.ts';
import { REPLAY } from '../text/replay.ts';

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
      .then((record) => record && laid(record, where.page === 'shared' ? 'end' : 'beginning'))
      .then(
        (found) => {
          if (!stale) shown.value = found;
        },
        (error: unknown) => {
          if (stale) return;
          fault.value = explained(error);
          notify(`${inTongue(REPLAY).broken}: ${fault.value}`);
        },
      );
    return () => {
      stale = true;
    };
  }, [where, file]);

  const desk = shown.value?.desk;
  const facts = desk?.session.facts;
  const text = facts && gameText(facts.game, facts.edition);
  if (shown.value && text) return <ReplayDesk key={desk?.key} {...shown.value} text={text} />;
  return <Welcome fault={fault.value} />;
}

/** The record that the address or the last file names; nothing where neither does. */
async function recordAt(where: Route, file: File | undefined): Promise<GameRecord | undefined> {
  if (where.page === 'shared') {
    return unpacked(where.record).catch(() => {
      throw new Error(inTongue(REPLAY).badLink);
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
async function laid(record: GameRecord, from: 'beginning' | 'end'): Promise<Shown> {
  const edition = await editionOf(record);
  if (record.hash !== undefined) {
    edition.verify(record);
    notify(inTongue(REPLAY).verified);
  }
  const tables = edition.resume(record, staff);
  const { seats } = tables.facts;
  const session = new Session(tables, seatingOf(seats, record.players));
  session.screen.seenBy.value = session.persons.value[0] ?? seats[0];
  // Whoever sends a link sends the position.
  session.looking.value = from === 'end' ? session.steps.peek() : 0;
  return { desk: new DeskState(session), module: await boardFor(tables.facts) };
}

function Welcome({ fault }: { readonly fault: string | undefined }) {
  const text = inTongue(REPLAY);
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
        <p>{words().drop}</p>
        <button type="button" class="button primary" onClick={choose}>
          {text.choose}
        </button>
      </div>
    </div>
  );
}
