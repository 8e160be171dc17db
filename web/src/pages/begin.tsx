/** A new game with options. */
import { type GameRecord, isOpenToAll, isSeed, optionsFor } from '@derby/kernel';
import { type AnyGame, entryOf, GAMES } from '@derby/registry';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../app/live.tsx';
import { route } from '../app/router.ts';
import { strength } from '../app/settings.ts';
import { gameText, inTongue, words } from '../app/words.ts';
import { unbroken } from '../parts/unbroken.tsx';
import SeatFields from '../seats/seat-fields.tsx';
import { type Seating, usualSeating } from '../seats/seating.ts';
import { playNew } from '../store/begin.ts';
import { BEGIN } from '../text/begin.ts';
import NotFound from './not-found.tsx';
import { OptionFields, PresetButtons } from './option-fields.tsx';

export default function BeginPage() {
  const id = route.value.page === 'begin' ? route.value.game : '';
  const game = useSignal<AnyGame | undefined>(undefined);
  const options = useSignal<GameRecord['options']>({});
  const seed = useSignal('');
  const seating = useSignal<Seating>({});
  const known = GAMES.some((entry) => entry.id === id);
  useEffect(() => {
    if (!known) return;
    void entryOf(id)
      .load()
      .then((loaded) => {
        game.value = loaded;
        seating.value = usualSeating(loaded.seats, strength.peek());
      });
  }, [id, known]);
  if (!known) return <NotFound />;
  const text = gameText(id);
  if (!text || !game.value) return <p class="page soft">{words().loading}</p>;
  const own = inTongue(BEGIN);
  const begin = async (event: Event) => {
    event.preventDefault();
    const asked = seed.value.trim() || undefined;
    if (asked !== undefined && !isSeed(asked)) notify(own.badSeed);
    else await playNew(id, { options: options.value, seed: asked, seating: seating.value });
  };
  return (
    <form class="page narrow" onSubmit={begin}>
      <h1>{unbroken(own.title(text.title))}</h1>
      {game.value.seats.length > 1 && (
        <SeatFields
          facts={{
            seats: game.value.seats,
            isOpenToAll: isOpenToAll(game.value, optionsFor(game.value, options.value)),
          }}
          text={text}
          seating={seating.value}
          sit={(seat, sitting) => {
            seating.value = { ...seating.value, [seat]: sitting };
          }}
        />
      )}
      <PresetButtons game={game.value} text={text} options={options} />
      <OptionFields game={game.value} text={text} options={options} />
      <label class="field">
        <span>{own.seed}</span>
        <input value={seed.value} autocomplete="off" onInput={(event) => (seed.value = event.currentTarget.value)} />
        <span class="soft">{own.seedHelp}</span>
      </label>
      <button type="submit" class="button primary">
        {own.start}
      </button>
    </form>
  );
}
