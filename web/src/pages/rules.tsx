/** The rulebook as a page of its own: searchable, and every rule has an address. */
import { GAMES } from '@derby/registry';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Book, bookOf, gamesWithBooks } from '../app/books.ts';
import { address, go, route } from '../app/router.ts';
import { inTongue, words } from '../app/words.ts';
import { PlateFigure } from '../rulebook/plate.tsx';
import { RulePanel } from '../rulebook/rule-panel.tsx';
import { chapterId, chapterOf, found, passagesOf } from '../rulebook/search.ts';
import { RULEBOOK } from '../text/rulebook.ts';
import { boxOf } from '../text/titles.ts';
import { platesOf } from '../tutorial/plates.ts';
import NotFound from './not-found.tsx';

const WITH_BOOK = GAMES.filter(({ id }) => gamesWithBooks.includes(id)).map(({ id }) => id);

export default function RulesPage() {
  const asked = route.value.page === 'rules' ? route.value : undefined;
  const game = asked?.game ?? WITH_BOOK[0] ?? '';
  return WITH_BOOK.includes(game) ? <BookPage game={game} rule={asked?.rule} /> : <NotFound />;
}

function BookPage({ game, rule }: { readonly game: string; readonly rule: string | undefined }) {
  const query = useSignal('');
  const text = inTongue(RULEBOOK);
  const book = bookOf(game);
  useEffect(() => {
    query.value = '';
  }, [rule]);
  // All at once: nothing that is being read is pushed aside by what comes later.
  if (!book) return <p class="page soft">{words().loading}</p>;
  const only = query.value.trim() ? found(book, query.value) : undefined;
  return (
    <div class="page rules-page">
      <aside class="contents">
        <h1>{text.title(boxOf(game).title)}</h1>
        {WITH_BOOK.length > 1 && <GameLinks here={game} />}
        <label class="field">
          <span>{text.search}</span>
          <input
            type="search"
            value={query.value}
            onInput={(event) => {
              query.value = event.currentTarget.value;
            }}
          />
        </label>
        <p class="soft" aria-live="polite">
          {only && text.found(only.size)}
        </p>
        <Contents book={book} game={game} only={only} here={chapterOf(book, rule)} />
      </aside>
      <RulePanel
        game={game}
        rule={rule}
        only={only}
        follow={(to) => go(address.rule(game, to))}
        added={(id) =>
          platesOf(game)
            .filter((plate) => plate.rule === id)
            .map((plate) => <PlateFigure key={`${game} ${plate.id}`} game={game} plate={plate} />)
        }
      />
    </div>
  );
}

function GameLinks({ here }: { readonly here: string }) {
  return (
    <nav class="button-row" aria-label={words().nav.home}>
      {WITH_BOOK.map((id) => (
        <a key={id} class="chip" href={address.rule(id)} aria-current={id === here ? 'page' : undefined}>
          {boxOf(id).title}
        </a>
      ))}
    </nav>
  );
}

interface ContentsProps {
  readonly book: Book;
  readonly game: string;
  readonly only: ReadonlySet<string> | undefined;
  /** The chapter that is open. */
  readonly here: number;
}

/** The chapters; while searching, the passages that were found. */
function Contents({ book, game, only, here }: ContentsProps) {
  const passages = only
    ? passagesOf(book).filter(({ id }) => only.has(id))
    : book.chapters.map(({ title }, index) => ({ id: chapterId(index), title }));
  return (
    <nav aria-label={inTongue(RULEBOOK).contents}>
      <ul>
        {passages.map(({ id, title }) => (
          <li key={id}>
            <a
              class="contents-link"
              href={address.rule(game, id)}
              aria-current={id === chapterId(here) ? 'page' : undefined}
            >
              {book.byId.has(id) && <span class="rule-id">{id}</span>} {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
