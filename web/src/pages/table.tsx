/** The table: one saved game, played on. */
import { BadRecord } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { effect, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../app/live.tsx';
import { address, route } from '../app/router.ts';
import { curtain, strength } from '../app/settings.ts';
import { gameText, words } from '../app/words.ts';
import type { BoardModule } from '../boards/board.ts';
import { boardOf } from '../boards/index.ts';
import { seatingOf } from '../seats/seating.ts';
import { canKeep, gameById } from '../store/games.ts';
import { keep } from '../store/keeper.ts';
import { DeskState } from '../table/desk-state.ts';
import { PlayDesk } from '../table/play-desk.tsx';
import { Session } from '../table/session.ts';

interface Laid {
  readonly desk: DeskState;
  readonly module: BoardModule;
}

export default function TablePage() {
  const laid = useSignal<Laid | undefined>(undefined);
  const fault = useSignal<string | undefined>(undefined);
  const id = route.value.page === 'table' ? route.value.id : '';

  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    lay(id).then(
      (found) => {
        if (gone) found?.stop();
        else if (found) {
          stop = found.stop;
          laid.value = found;
        } else fault.value = words().table.unknown;
      },
      (error: unknown) => {
        fault.value = error instanceof BadRecord ? error.message : String(error);
      },
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [id]);

  if (fault.value) return <Fault message={fault.value} />;
  const game = laid.value?.desk.session.game.id;
  const text = game === undefined ? undefined : gameText(game);
  if (!laid.value || !text) return <p class="page soft">{words().loading}</p>;
  return <PlayDesk id={id} desk={laid.value.desk} module={laid.value.module} text={text} />;
}

/** Takes a saved game from the shelf and lays it on the table. */
async function lay(id: string): Promise<(Laid & { stop: () => void }) | undefined> {
  const saved = await gameById(id);
  if (!saved) return undefined;
  const [game, module] = await Promise.all([entryOf(saved.record.game).load(), boardOf(saved.record.game)]);
  const session = Session.resume(game, saved.record, seatingOf(game.seats, saved.record.players, strength.peek()));
  const hang = effect(() => {
    session.hasCurtain.value = !game.isOpenToAll || curtain.value === 'on';
  });
  if (!(await canKeep())) notify(words().faults.storage);
  const release = keep(session, saved, {
    overtaken: () => notify(words().table.otherTab),
    failed: () => notify(words().faults.storage),
  });
  const stop = () => {
    hang();
    release();
  };
  return { desk: new DeskState(session), module, stop };
}

function Fault({ message }: { readonly message: string }) {
  return (
    <div class="page">
      <h1>{words().faults.title}</h1>
      <p>{message}</p>
      <a class="button" href={address.home}>
        {words().faults.home}
      </a>
    </div>
  );
}
