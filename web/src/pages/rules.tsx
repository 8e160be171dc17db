/** The rulebook as a page of its own: searchable, and every rule has an address. */
import { GAMES } from '@derby/registry';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Book, bookOf, gamesWithBooks } from '../app/books.ts';
import { address, go, route } from '../app/router.ts';
import { gameText, words } from '../app/words.ts';
import { RulePanel } from '../rulebook/rule-panel.tsx';
import { chapterId, found, passagesOf } from '../rulebook/search.ts';
import NotFound from './not-found.tsx';

const WITH_BOOK = GAMES.filter(({ id }) => gamesWithBooks.includes(id)).map(({ id }) => id);

export default function RulesPage() {
  const asked = route.value.page === 'rules' ? route.value : undefined;
  const game = asked?.game ?? WITH_BOOK[0] ?? '';
  return WITH_BOOK.includes(game) ? <BookPage game={game} rule={asked?.rule} /> : <NotFound />;
}

function BookPage({ game, rule }: { readonly game: string; readonly rule: string | undefined }) {
  const query = useSignal('');
  const text = words().rulebook;
  const book = bookOf(game);
  const title = gameText(game)?.title ?? '';
  useEffect(() => {
    query.value = '';
  }, [rule]);
  const only = book && query.value.trim() ? found(book, query.value) : undefined;
  return (
    <div class="page rules-page">
      <aside class="contents">
        <h1>{text.title(title)}</h1>
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
        {book && <Contents book={book} game={game} only={only} />}
      </aside>
      <RulePanel game={game} rule={rule} only={only} follow={(to) => go(address.rule(game, to))} />
    </div>
  );
}

function GameLinks({ here }: { readonly here: string }) {
  return (
    <nav class="button-row" aria-label={words().nav.home}>
      {WITH_BOOK.map((id) => (
        <a key={id} class="chip" href={address.rule(id)} aria-current={id === here ? 'page' : undefined}>
          {gameText(id)?.title ?? words().loading}
        </a>
      ))}
    </nav>
  );
}

interface ContentsProps {
  readonly book: Book;
  readonly game: string;
  readonly only: ReadonlySet<string> | undefined;
}

/** The chapters; while searching, the passages that were found. */
function Contents({ book, game, only }: ContentsProps) {
  const passages = only
    ? passagesOf(book).filter(({ id }) => only.has(id))
    : book.chapters.map(({ title }, index) => ({ id: chapterId(index), title }));
  return (
    <nav aria-label={words().rulebook.contents}>
      <ul>
        {passages.map(({ id, title }) => (
          <li key={id}>
            <a class="contents-link" href={address.rule(game, id)}>
              {book.byId.has(id) && <span class="rule-id">{id}</span>} {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
