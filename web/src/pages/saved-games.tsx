/** The games kept in this browser, those in progress or those that are over. */
import type { AnyText, GameRecord } from '@derby/kernel';
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../app/live.tsx';
import { address } from '../app/router.ts';
import { language } from '../app/settings.ts';
import { gameText, inTongue, words } from '../app/words.ts';
import { Lazy } from '../parts/lazy.tsx';
import { PERSON, seatingOf } from '../seats/seating.ts';
import { explained } from '../store/explained.ts';
import { chooseFiles, download, recordsIn } from '../store/files.ts';
import { addGame, allGames, onOtherTab, removeGame, type SavedGame } from '../store/games.ts';
import { SEATS } from '../text/seats.ts';

const loadJournal = () => import('../journal/journal.tsx');

/** What is kept, for both lists: an import may bring games to either. */
const games = signal<readonly SavedGame[] | undefined>(undefined);

const read = (): Promise<void> =>
  allGames().then(
    (all) => {
      games.value = all;
    },
    () => {
      games.value = [];
    },
  );

export default function SavedGames({ finished }: { readonly finished: boolean }) {
  useEffect(() => {
    void read();
    return onOtherTab(() => void read());
  }, []);
  const text = words().home;
  const shown = games.value?.filter(({ record }) => (record.result !== undefined) === finished);
  if (!shown || (!finished && shown.length === 0)) return null;
  const title = finished ? text.finished : text.going;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {shown.length === 0 && <p class="soft">{text.nothing}</p>}
      <ul class="saved">
        {shown.map((game) => (
          <SavedRow key={game.id} game={game} />
        ))}
      </ul>
      {finished && <Shelving />}
    </section>
  );
}

function SavedRow({ game }: { readonly game: SavedGame }) {
  const text = words().home;
  const { record } = game;
  const reading = useSignal(false);
  const own = gameText(record.game);
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(
    game.touched,
  );
  const grade = record.result && (own?.grades as Readonly<Record<string, string>> | undefined)?.[record.result.grade];
  const remove = async () => {
    if (!confirm(text.removeSure)) return;
    await removeGame(game.id);
    await read();
  };
  return (
    <li class="saved-row">
      <div>
        <strong>{own?.title}</strong>
        {grade && <span> · {grade}</span>}
        <div class="soft">
          {text.choices(record.choices.length)} · {text.lastPlayed(when)}
        </div>
        {own && <Players record={record} text={own} />}
      </div>
      <div class="button-row">
        <a class="button primary" href={record.result ? address.replayOf(game.id) : address.table(game.id)}>
          {record.result ? text.look : text.resume}
        </a>
        {own?.journal && (
          <button type="button" class="button quiet" onClick={() => (reading.value = true)}>
            {words().journal}
          </button>
        )}
        <button type="button" class="button quiet" onClick={() => download([record])}>
          {text.export}
        </button>
        <button type="button" class="button quiet" onClick={remove}>
          {text.remove}
        </button>
      </div>
      {reading.value && <Lazy load={loadJournal} given={{ record, close: () => (reading.value = false) }} />}
    </li>
  );
}

/** Who sits where, as far as the record tells. */
function Players({ record, text }: { readonly record: GameRecord; readonly text: AnyText }) {
  const named = Object.keys(text.seats).filter((seat) => record.players[seat] !== undefined);
  if (named.length < 2) return null;
  const seating = seatingOf(named, record.players);
  const ranks = words().settings.strengths;
  const told = named.map((seat) => {
    const sitting = seating[seat];
    const who = !sitting || sitting === PERSON ? inTongue(SEATS).person : ranks[sitting];
    return inTongue(SEATS).seated(text.seats[seat] ?? seat, who);
  });
  return <div class="soft">{told.join(' · ')}</div>;
}

function Shelving() {
  const all = games.value ?? [];
  const text = words().home;
  const bring = async () => {
    try {
      const records = (await chooseFiles()).flatMap(recordsIn);
      for (const record of records) await addGame(record);
      if (records.length > 0) notify(text.imported(records.length));
    } catch (fault) {
      notify(explained(fault));
    }
    await read();
  };
  return (
    <div class="button-row">
      {all.length > 0 && (
        <button type="button" class="button" onClick={() => download(all.map(({ record }) => record))}>
          {text.exportAll}
        </button>
      )}
      <button type="button" class="button" onClick={bring}>
        {text.import}
      </button>
    </div>
  );
}
