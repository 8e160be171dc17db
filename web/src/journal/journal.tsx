/** The journal of a game: one page after another, and all of them as a text file. */
import {
  type GameRecord,
  type JournalLine,
  type JournalPage,
  journalOf,
  type LogEntry,
  readerOf,
  writeJournal,
} from '@derby/kernel';
import { editionOf } from '@derby/registry/editions';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameText, inTongue, words } from '../app/words.ts';
import { Dialog } from '../parts/dialog.tsx';
import { saveText } from '../store/files.ts';
import { JOURNAL } from '../text/journal.ts';
import './journal.css';

interface JournalProps {
  readonly record: GameRecord;
  readonly close: () => void;
}

export default function Journal({ record, close }: JournalProps) {
  const text = gameText(record.game, record.edition);
  const pages = useSignal<readonly JournalPage[] | undefined>(undefined);
  const open = useSignal(0);
  useEffect(() => {
    if (!text) return;
    void logOf(record)
      .then((log) => journalOf(text, log))
      .then((written) => {
        pages.value = written ?? [];
      });
  }, [record, text]);
  return (
    <Dialog title={words().journal} close={close}>
      {pages.value ? (
        <Book game={record.game} pages={pages.value} at={open.value} turn={(page) => (open.value = page)} />
      ) : (
        <p class="soft">{words().loading}</p>
      )}
    </Dialog>
  );
}

async function logOf(record: GameRecord): Promise<readonly LogEntry[]> {
  const tables = (await editionOf(record)).resume(record);
  return tables.at(readerOf(tables.facts)).now.log;
}

interface BookProps {
  readonly game: string;
  readonly pages: readonly JournalPage[];
  readonly at: number;
  readonly turn: (page: number) => void;
}

function Book({ game, pages, at, turn }: BookProps) {
  const own = inTongue(JOURNAL);
  const page = pages[at] ?? pages[0];
  if (!page) return <p>{own.empty}</p>;
  return (
    <div class="journal">
      <div class="journal-head">
        <label class="field">
          <span>{own.page}</span>
          <select value={String(at)} onChange={(event) => turn(Number(event.currentTarget.value))}>
            {pages.map(({ title }, index) => (
              <option key={index} value={String(index)}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="button" onClick={() => saveText(`${game}-journal`, 'txt', writeJournal(pages))}>
          {own.export}
        </button>
      </div>
      <Page page={page} />
    </div>
  );
}

function Page({ page: { title, about, lines } }: { readonly page: JournalPage }) {
  return (
    <article class="journal-page" aria-label={title}>
      <h3>{title}</h3>
      <p class="soft">{about}</p>
      {byDay(lines).map(([day, those]) => (
        <section key={day} aria-label={day}>
          <h4>{day}</h4>
          <dl>
            {those.map((line, index) => (
              <div key={index}>
                <dt>{line.time}</dt>
                <dd>{line.text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </article>
  );
}

function byDay(lines: readonly JournalLine[]): [day: string, lines: JournalLine[]][] {
  const days: [string, JournalLine[]][] = [];
  for (const line of lines) {
    const last = days.at(-1);
    if (last?.[0] === line.day) last[1].push(line);
    else days.push([line.day, [line]]);
  }
  return days;
}
