/** The settings. */
import type { Signal } from '@preact/signals';
import { address } from '../app/router.ts';
import { keys, ON_OFF, PACES, paceName, reduced, sound, strength, THEMES, theme, tongue } from '../app/settings.ts';
import { inTongue } from '../app/words.ts';
import { STRENGTHS } from '../seats/seating.ts';
import { LICENCES } from '../text/licences.ts';
import { SETTINGS } from '../text/settings.ts';

const SPOKEN = ['en', 'fr'] as const;

export default function SettingsPage() {
  const text = inTongue(SETTINGS);
  return (
    <div class="page narrow">
      <h1>{text.title}</h1>
      <Choices name="language" title={text.language} values={SPOKEN} names={text.languages} setting={tongue} />
      <Choices name="theme" title={text.theme} values={THEMES} names={text.themes} setting={theme} />
      <Choices name="pace" title={text.pace} values={PACES} names={text.paces} setting={paceName} />
      {reduced.value && <p class="soft">{text.reduced}</p>}
      <Choices name="sound" title={text.sound} values={ON_OFF} names={text.onOff} setting={sound} />
      <Choices name="keys" title={text.keys} values={ON_OFF} names={text.onOff} setting={keys} />
      <Choices name="strength" title={text.strength} values={STRENGTHS} names={text.strengths} setting={strength} />
      <p>
        <a class="button quiet" href={address.licences}>
          {inTongue(LICENCES).title}
        </a>
      </p>
    </div>
  );
}

interface ChoicesProps<T extends string, S extends T> {
  readonly name: string;
  readonly title: string;
  readonly values: readonly S[];
  readonly names: Readonly<Record<S, string>>;
  readonly setting: Signal<T>;
}

function Choices<T extends string, S extends T>({ name, title, values, names, setting }: ChoicesProps<T, S>) {
  return (
    <fieldset class="choices">
      <legend>{title}</legend>
      <div class="choices-row">
        {values.map((value) => (
          <label key={value} class="choices-one">
            <input
              type="radio"
              name={name}
              value={value}
              checked={setting.value === value}
              onChange={() => {
                setting.value = value;
              }}
            />
            <span>{names[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
