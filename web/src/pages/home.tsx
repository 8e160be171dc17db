/** Home: the shelf, and the games in progress. */
import { type Entry, GAMES } from '@derby/registry';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { address } from '../app/router.ts';
import { inTongue, words } from '../app/words.ts';
import { Lazy } from '../parts/lazy.tsx';
import { playNew } from '../store/begin.ts';
import { HOME } from '../text/home.ts';
import { boxOf } from '../text/titles.ts';
import { hasLesson } from '../tutorial/lessons.ts';
import { CardPicture } from './card-picture.tsx';
import { FIRST_GAMES } from './first-games.ts';
import SavedGames, { read } from './saved-games.tsx';

const loadFloor = () => import('./floor.tsx');
const loadDoor = () => import('../online/door.tsx');
const NOTHING = {};
/** In milliseconds: a shelf that cannot be read keeps nobody waiting. */
const LATEST = 800;

export default function HomePage() {
  const text = words();
  const isRead = useSignal(false);
  useEffect(() => {
    // What is going on stands first, and nothing is pushed aside by what comes later.
    const late = setTimeout(() => (isRead.value = true), LATEST);
    void read().then(() => (isRead.value = true));
    return () => clearTimeout(late);
  }, []);
  if (!isRead.value) return <p class="page soft">{text.loading}</p>;
  return (
    <div class="page home">
      <div class="hero">
        <Lazy load={loadFloor} given={NOTHING} quiet />
        <div>
          <h1>{text.house}</h1>
          <p class="lead">{text.slogan}</p>
        </div>
        <Lazy load={loadDoor} given={NOTHING} quiet />
      </div>
      <SavedGames finished={false} />
      <section aria-labelledby="shelf">
        <h2 id="shelf">{inTongue(HOME).shelf}</h2>
        <ul class="shelf">
          {GAMES.map((entry) => (
            <li key={entry.id}>
              <Card entry={entry} />
            </li>
          ))}
        </ul>
      </section>
      <p class="hero-note">{inTongue(HOME).about}</p>
      <SavedGames finished />
    </div>
  );
}

function Card({ entry }: { readonly entry: Entry }) {
  const own = inTongue(HOME);
  const text = boxOf(entry.id);
  const [from, to] = entry.minutes;
  const first = FIRST_GAMES[entry.id];
  return (
    <article class="card" aria-labelledby={`card-${entry.id}`}>
      <CardPicture game={entry.id} />
      <div class="card-body">
        <h3 id={`card-${entry.id}`}>{text.title}</h3>
        <p>{text.blurb}</p>
        <p class="card-facts">
          <span>{own.players(...entry.players)}</span>
          <span>{own.minutes(from, to)}</span>
        </p>
        <div class="button-row">
          <button
            type="button"
            class="button primary"
            aria-label={own.playTitle(text.title)}
            onClick={() => playNew(entry.id)}
          >
            {own.play}
          </button>
          {first && (
            <button
              type="button"
              class="button"
              title={own.firstHelp}
              onClick={() => playNew(entry.id, { options: first })}
            >
              {own.first[entry.id] ?? own.firstHelp}
            </button>
          )}
          {hasLesson(entry.id) && (
            <a class="button" href={address.lesson(entry.id)}>
              {own.tutorial}
            </a>
          )}
          <a class="button quiet" href={address.begin(entry.id)}>
            {own.options}
          </a>
          <a class="button quiet" href={address.rule(entry.id)}>
            {own.rules}
          </a>
        </div>
      </div>
    </article>
  );
}
