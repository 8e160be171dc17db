/** A new game with options. */
import {
  type AnyText,
  type GameRecord,
  isOpenToAll,
  isSeed,
  type OptionSpec,
  type OptionValue,
  optionsFor,
  unusualOptions,
} from '@derby/kernel';
import { type AnyGame, entryOf, GAMES } from '@derby/registry';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../app/live.tsx';
import { address, route } from '../app/router.ts';
import { strength } from '../app/settings.ts';
import { gameText, inTongue, words } from '../app/words.ts';
import SeatFields from '../seats/seat-fields.tsx';
import { type Seating, usualSeating } from '../seats/seating.ts';
import { playNew } from '../store/begin.ts';
import { BEGIN } from '../text/begin.ts';

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
  if (!known) return <p class="page">{words().faults.notFound}</p>;
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
      <h1>{own.title(text.title)}</h1>
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
      <fieldset class="options">
        <legend>{own.options}</legend>
        {game.value.options.map((spec) => {
          const about = text.options[spec.id];
          return (
            <div key={spec.id} class="option">
              <label for={`option-${spec.id}`}>
                <OptionField spec={spec} options={options} names={about?.values} />
                <span>
                  <strong>{about?.name ?? spec.id}</strong>
                  <span class="soft"> {about?.effect}</span>
                </span>
              </label>
              <a class="cite" href={address.rule(id, spec.rule)}>
                {spec.rule}
              </a>
            </div>
          );
        })}
      </fieldset>
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

interface PresetButtonsProps {
  readonly game: AnyGame;
  readonly text: AnyText;
  readonly options: Signal<GameRecord['options']>;
}

/** Named sets of options: one click sets them all. */
function PresetButtons({ game, text, options }: PresetButtonsProps) {
  const here = JSON.stringify(unusualOptions(game, optionsFor(game, options.value)));
  return (
    <fieldset class="presets">
      <legend>{inTongue(BEGIN).presets}</legend>
      {Object.entries(game.presets).map(([id, preset]) => (
        <button
          key={id}
          type="button"
          class="preset"
          aria-pressed={JSON.stringify(unusualOptions(game, optionsFor(game, preset))) === here}
          onClick={() => {
            options.value = preset;
          }}
        >
          <strong>{text.presets[id]?.name ?? id}</strong>
          <span class="soft">{text.presets[id]?.effect}</span>
        </button>
      ))}
    </fieldset>
  );
}

interface OptionFieldProps {
  readonly spec: OptionSpec;
  readonly options: Signal<Readonly<Record<string, OptionValue>>>;
  readonly names: Readonly<Record<string, string>> | undefined;
}

function OptionField({ spec, options, names }: OptionFieldProps) {
  const value = options.value[spec.id] ?? spec.standard;
  const set = (to: OptionValue) => {
    options.value = { ...options.value, [spec.id]: to };
  };
  if (typeof spec.standard === 'boolean')
    return (
      <input
        type="checkbox"
        id={`option-${spec.id}`}
        checked={value === true}
        onChange={(event) => set(event.currentTarget.checked)}
      />
    );
  return (
    <select
      id={`option-${spec.id}`}
      value={String(value)}
      onChange={(event) => set(spec.values.find((one) => String(one) === event.currentTarget.value) ?? spec.standard)}
    >
      {spec.values.map((one) => (
        <option key={String(one)} value={String(one)}>
          {names?.[String(one)] ?? String(one)}
        </option>
      ))}
    </select>
  );
}
