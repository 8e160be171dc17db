/** Options: what was asked for, checked, and completed by the standard values. */
import type { GameModule, Lexicon, Options, OptionValue } from './game.ts';
import { UnknownOption } from './unknown.ts';

/** The complete options of a game. An unknown name or value is refused with the list of those that exist. */
export function optionsFor<G extends Lexicon>(
  game: GameModule<G>,
  asked: Readonly<Record<string, OptionValue>> = {},
): Options<G> {
  const options: Record<string, OptionValue> = {};
  for (const { id, standard } of game.options) options[id] = standard;
  for (const [id, value] of Object.entries(asked)) {
    const spec = game.options.find((one) => one.id === id);
    if (!spec) {
      const known = game.options.map((one) => one.id);
      throw new UnknownOption({ why: 'no-option', game: game.id, option: id, known });
    }
    if (!spec.values.includes(value))
      throw new UnknownOption({ why: 'no-value', game: game.id, option: id, value, known: spec.values });
    options[id] = value;
  }
  return options as Options<G>;
}

/** Only the options that differ from the standard: what a record needs to say. */
export function unusualOptions<G extends Lexicon>(game: GameModule<G>, options: Options<G>): [string, OptionValue][] {
  return game.options
    .filter(({ id, standard }) => options[id as G['option']] !== standard)
    .map(({ id }) => [id, options[id as G['option']]]);
}

/** `heavyAA`, `heavyAA=true` or `length=short`, as words on a command line or in a record. */
export function readOption(word: string): [string, OptionValue] {
  const [id = '', value] = word.split('=', 2);
  return [id, value === undefined ? true : optionValue(value)];
}

export const writeOption = ([id, value]: readonly [string, OptionValue]): string =>
  value === true ? id : `${id}=${value}`;

function optionValue(word: string): OptionValue {
  if (word === 'true') return true;
  if (word === 'false') return false;
  return /^-?\d+$/.test(word) ? Number(word) : word;
}
