/** Home: the shelf, and the games in progress. */
import { type Entry, GAMES } from '@derby/registry';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { address } from '../app/router.ts';
import { inTongue, words } from '../app/words.ts';
import type { Picture } from '../boards/board.ts';
import { pictureOf } from '../boards/index.ts';
import { Lazy } from '../parts/lazy.tsx';
import { playNew } from '../store/begin.ts';
import { HOME } from '../text/home.ts';
import { boxOf } from '../text/titles.ts';
import { hasLesson } from '../tutorial/lessons.ts';

const loadSavedGames = () => import('./saved-games.tsx');
const loadFloor = () => import('./floor.tsx');
const loadDoor = () => import('../online/door.tsx');
const NOTHING = {};
const UNFINISHED = { finished: false };
const FINISHED = { finished: true };

export default function HomePage() {
  const text = words();
  return (
    <div class="page home">
      <div class="hero">
        <Lazy load={loadFloor} given={NOTHING} quiet />
        <h1>{text.house}</h1>
        <p class="lead">{text.slogan}</p>
        <p class="hero-note">{inTongue(HOME).about}</p>
      </div>
      <Lazy load={loadDoor} given={NOTHING} quiet />
      <Lazy load={loadSavedGames} given={UNFINISHED} quiet />
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
      <Lazy load={loadSavedGames} given={FINISHED} quiet />
    </div>
  );
}

function Card({ entry }: { readonly entry: Entry }) {
  const own = inTongue(HOME);
  const text = boxOf(entry.id);
  const [from, to] = entry.minutes;
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

function CardPicture({ game }: { readonly game: string }) {
  const found = useSignal<{ readonly Drawing: Picture | undefined } | undefined>(undefined);
  useEffect(() => {
    void pictureOf(game).then((Drawing) => {
      found.value = { Drawing };
    });
  }, [game]);
  const Drawing = found.value?.Drawing;
  return (
    <div class="card-picture">
      {Drawing ? <Drawing /> : found.value && <Lazy load={loadFloor} given={NOTHING} quiet />}
    </div>
  );
}
