/** The options of a new game: named sets of them, and each by itself. */
import {
  type AnyText,
  type GameRecord,
  type OptionSpec,
  type OptionValue,
  optionsFor,
  unusualOptions,
} from '@derby/kernel';
import type { AnyGame } from '@derby/registry';
import type { Signal } from '@preact/signals';
import { address } from '../app/router.ts';
import { inTongue } from '../app/words.ts';
import { BEGIN } from '../text/begin.ts';

interface OptionFieldsProps {
  readonly game: AnyGame;
  readonly text: AnyText;
  readonly options: Signal<GameRecord['options']>;
}

/** Named sets of options: one click sets them all. */
export function PresetButtons({ game, text, options }: OptionFieldsProps) {
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

/** Every option of a game, each with the rule that it bends. */
export function OptionFields({ game, text, options }: OptionFieldsProps) {
  return (
    <fieldset class="options">
      <legend>{inTongue(BEGIN).options}</legend>
      {game.options.map((spec) => {
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
            <a class="cite" href={address.rule(game.id, spec.rule)}>
              {spec.rule}
            </a>
          </div>
        );
      })}
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
