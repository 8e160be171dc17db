/** The table: one saved game, played on. */
import { entryOf } from '@derby/registry';
import { effect, useSignal } from '@preact/signals';
import type { ComponentProps } from 'preact';
import { useEffect } from 'preact/hooks';
import { remember } from '../app/ahead.ts';
import { notify, propose } from '../app/live.tsx';
import { address, route } from '../app/router.ts';
import { curtain, language, strength } from '../app/settings.ts';
import { gameText, words } from '../app/words.ts';
import { boardOf } from '../boards/index.ts';
import { seatingOf } from '../seats/seating.ts';
import { canKeep, gameById } from '../store/games.ts';
import { keep } from '../store/keeper.ts';
import { DeskState } from '../table/desk-state.ts';
import { boardFor, tablesOf } from '../table/lay.ts';
import { PlayDesk } from '../table/play-desk.tsx';
import { Session } from '../table/session.ts';

type Laid = Omit<ComponentProps<typeof PlayDesk>, 'id' | 'text'>;

export default function TablePage() {
  const laid = useSignal<Laid | undefined>(undefined);
  const fault = useSignal<string | undefined>(undefined);
  const id = route.value.page === 'table' ? route.value.id : '';

  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    laid.value = undefined;
    fault.value = undefined;
    lay(id).then(
      (found) => {
        if (gone) found?.stop();
        else if (found) {
          stop = found.stop;
          laid.value = found;
        } else fault.value = words().table.unknown;
      },
      async (error: unknown) => {
        fault.value = (await import('../store/explained.ts')).explained(error);
      },
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [id]);

  if (fault.value) return <Fault message={fault.value} />;
  const facts = laid.value?.desk.session.facts;
  const text = facts && gameText(facts.game, facts.edition);
  if (!laid.value || !text) return <p class="page soft">{words().loading}</p>;
  const { desk, module, company } = laid.value;
  return <PlayDesk key={desk.key} id={id} desk={desk} module={module} company={company} text={text} />;
}

/** Takes a saved game from the shelf and lays it on the table. */
async function lay(id: string): Promise<(Laid & { stop: () => void }) | undefined> {
  const saved = await gameById(id);
  if (!saved) return undefined;
  const { record } = saved;
  // The board and the words are on their way while the game is taken up.
  void entryOf(record.game)
    .text(language.peek())
    .catch(() => undefined);
  void boardOf(record.game).catch(() => undefined);
  remember(record.game);
  const tables = await tablesOf(record);
  const module = await boardFor(tables.facts);
  const { seats, isOpenToAll } = tables.facts;
  const company = seats.length > 1 ? await import('../seats/company.ts') : undefined;
  const session = new Session(tables, seatingOf(seats, record.players, strength.peek()));
  const hang = effect(() => {
    session.screen.hasCurtain = !isOpenToAll || curtain.value === 'on';
  });
  if (!(await canKeep())) notify(words().faults.storage);
  const release = keep(session, saved, {
    overtaken: () => notify(words().table.otherTab),
    removed: (keepAgain) => {
      const text = words().table;
      propose({ words: text.removed, yes: text.keepAgain, no: words().close, act: keepAgain });
    },
    failed: async (fault) => (await import('../store/unkept.ts')).sayUnkept(fault, await session.record()),
  });
  const stop = () => {
    hang();
    release();
  };
  return { desk: new DeskState(session), module, company, stop };
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
