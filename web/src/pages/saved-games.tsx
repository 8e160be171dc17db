/** The games kept in this browser, those in progress or those that are over. */
import { type AnyText, type GameRecord, quotable } from '@derby/kernel';
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../app/live.tsx';
import { address } from '../app/router.ts';
import { language } from '../app/settings.ts';
import { gameText, inTongue, words } from '../app/words.ts';
import { Lazy } from '../parts/lazy.tsx';
import { PERSON, seatingOf } from '../seats/seating.ts';
import { chooseFiles, download, saveText } from '../store/files.ts';
import { allGames, onOtherTab, removeGame, type SavedGame, type Unreadable } from '../store/games.ts';
import { HOME } from '../text/home.ts';
import { SEATS } from '../text/seats.ts';
import { SETTINGS } from '../text/settings.ts';
import { Going } from './going.tsx';

const loadJournal = () => import('../journal/journal.tsx');

/** What is kept, for both lists: an import may bring games to either. */
const games = signal<readonly SavedGame[] | undefined>(undefined);
const unreadable = signal<readonly Unreadable[]>([]);
/** Why the last import left some out. */
const refused = signal<readonly string[]>([]);

/** Another tab may change many games at once: while they are being read, further news only asks for one more reading. */
let reading: Promise<void> | undefined;
let isStale = false;

export function read(): Promise<void> {
  isStale = true;
  reading ??= readAll().finally(() => {
    reading = undefined;
  });
  return reading;
}

async function readAll(): Promise<void> {
  while (isStale) {
    isStale = false;
    try {
      const found = await allGames();
      games.value = found.games;
      unreadable.value = found.unreadable;
    } catch (fault) {
      games.value = [];
      (await import('../store/unkept.ts')).sayUnkept(fault);
    }
  }
}

export default function SavedGames({ finished }: { readonly finished: boolean }) {
  useEffect(() => {
    void read();
    return onOtherTab(() => void read());
  }, []);
  const text = inTongue(HOME);
  const shown = games.value?.filter(({ record }) => (record.result !== undefined) === finished);
  if (!shown || (!finished && shown.length === 0)) return null;
  const title = finished ? text.finished : text.going;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {shown.length === 0 && <p class="soft">{text.nothing}</p>}
      <ul class="saved">
        {shown.map((game, i) => (
          <SavedRow key={game.id} game={game} isDrawn={i < DRAWN} />
        ))}
      </ul>
      {finished && <UnreadableRows />}
      {finished && <Shelving />}
    </section>
  );
}

/** So many games at most show their sheet: each is as much to draw as a table. */
const DRAWN = 3;

interface RowProps {
  readonly game: SavedGame;
  readonly isDrawn: boolean;
}

function SavedRow({ game, isDrawn }: RowProps) {
  const text = inTongue(HOME);
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
      {record.result ? (
        <div>
          <strong>{own?.title}</strong>
          {grade && <span> · {grade}</span>}
          <div class="soft">
            {text.choices(record.choices.length)} · {text.lastPlayed(when)}
          </div>
          {own && <Players record={record} text={own} />}
        </div>
      ) : (
        <Going game={game} isDrawn={isDrawn}>
          {own && <Players record={record} text={own} />}
        </Going>
      )}
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
  const ranks = inTongue(SETTINGS).strengths;
  const told = named.map((seat) => {
    const sitting = seating[seat];
    const who = !sitting || sitting === PERSON ? inTongue(SEATS).person : ranks[sitting];
    return inTongue(SEATS).seated(text.seats[seat] ?? seat, who);
  });
  return <div class="soft">{told.join(' · ')}</div>;
}

/** What lies on the shelf and is no game: it can be taken out as it is, and thrown away. */
function UnreadableRows() {
  const text = inTongue(HOME);
  if (unreadable.value.length === 0) return null;
  const remove = async (key: IDBValidKey) => {
    if (!confirm(text.removeSure)) return;
    await removeGame(key);
    await read();
  };
  return (
    <section aria-label={text.unreadable}>
      <h3>{text.unreadable}</h3>
      <p class="soft">{text.unreadableHelp}</p>
      <ul class="saved">
        {unreadable.value.map(({ key, raw }) => (
          <li key={String(key)} class="saved-row unreadable">
            <code data-word>{quotable(String(key))}</code>
            <div class="button-row">
              <button type="button" class="button quiet" onClick={() => saveText('derby-house', 'json', rawText(raw))}>
                {text.exportRaw}
              </button>
              <button type="button" class="button quiet" onClick={() => remove(key)}>
                {text.remove}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A database holds more kinds of things than JSON can say; what it cannot say is at least named. */
function rawText(raw: unknown): string {
  const seen = new Set<unknown>();
  const plain = (_key: string, value: unknown): unknown => {
    if (typeof value === 'bigint') return String(value);
    if (typeof value !== 'object' || value === null) return value;
    if (seen.has(value)) return '…';
    seen.add(value);
    return value instanceof Map || value instanceof Set ? [...value] : value;
  };
  return JSON.stringify(raw, plain, 1);
}

function Shelving() {
  const all = games.value ?? [];
  const text = inTongue(HOME);
  const bring = async () => {
    const files = await chooseFiles();
    if (files.length === 0) return;
    try {
      const { importFiles } = await import('../store/import.ts');
      const imported = await importFiles(files);
      refused.value = imported.refused;
      notify(imported.games > 0 ? text.imported(imported.games) : text.refused(imported.refused.length));
    } catch (fault) {
      (await import('../store/unkept.ts')).sayUnkept(fault);
    }
    await read();
  };
  return (
    <>
      <Refused />
      <div class="button-row">
        {all.some(({ record }) => record.result) && (
          <a class="button" href={address.diary}>
            {inTongue(HOME).diary}
          </a>
        )}
        {all.length > 0 && (
          <button type="button" class="button" onClick={() => download(all.map(({ record }) => record))}>
            {text.exportAll}
          </button>
        )}
        <button type="button" class="button" onClick={bring}>
          {text.import}
        </button>
      </div>
    </>
  );
}

const MOST_SHOWN = 20;

function Refused() {
  if (refused.value.length === 0) return null;
  return (
    <div class="fault" role="alert">
      <strong>{inTongue(HOME).refused(refused.value.length)}</strong>
      <ul>
        {refused.value.slice(0, MOST_SHOWN).map((why) => (
          <li key={why}>{why}</li>
        ))}
      </ul>
    </div>
  );
}
