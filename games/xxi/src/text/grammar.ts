/** What the languages have in common: how names are found. The words are each language's own. */
import {
  type ConvoyId,
  type CounterId,
  convoyValue,
  DEVASTATION_ICON,
  type DevastationId,
  isResource,
  type Kind,
  kindOf,
  letterOf,
  type ResourceId,
  resourceKind,
} from '../data/counters.ts';
import { HUBS, PLACES, type Space } from '../data/map.ts';
import { FIRST_MONTH } from '../data/tracks.ts';
import { spaceOf, yardOf } from '../state.ts';
import type { Known } from '../view.ts';

/** The month of a turn, by the names of the twelve. */
export const monthsBy =
  (names: readonly string[]) =>
  (turn: number): string => {
    const months = FIRST_MONTH.month - 1 + turn - 1;
    return `${names[months % 12]} ${FIRST_MONTH.year + Math.floor(months / 12)}`;
  };

/** What a player would call a counter; numbers are those printed on it. */
interface CounterWords {
  resource(kind: Kind, letter: string): string;
  readonly command: string;
  convoy(value: number, number: string): string;
  army(number: string): string;
  devastation(icon: Kind): string;
  readonly flak: string;
  readonly priority: string;
  flotilla(type: 'VII' | 'XXI', number: string): string;
}

export const countersBy =
  (words: CounterWords) =>
  (id: CounterId): string => {
    const number = id.split('-').at(-1) ?? '';
    switch (kindOf(id)) {
      case 'command':
        return words.command;
      case 'convoy':
        return words.convoy(convoyValue(id as ConvoyId), number);
      case 'army':
        return words.army(number);
      case 'devastation':
        return words.devastation(DEVASTATION_ICON[id as DevastationId] as Kind);
      case 'flak':
        return words.flak;
      case 'priority':
        return words.priority;
      case 'seven':
        return words.flotilla('VII', number);
      case 'twenty-one':
        return words.flotilla('XXI', number);
      default:
        return words.resource(resourceKind(id as ResourceId), letterOf(id as ResourceId));
    }
  };

export const place = (space: Space): string => `${PLACES[space].name} (${space})`;

/** The town in which a resource or a marker on the map lies; nothing for every other counter. */
export function townOf(id: CounterId, known: Readonly<Known>): string | undefined {
  const space = isResource(id)
    ? spaceOf(known, id)
    : HUBS.find((hub) => known.devastation[hub] === id || known.flak[hub] === id);
  return space ? PLACES[space].name : undefined;
}

/** The town in one of whose squares a resource lies. */
export function yardNameOf(id: CounterId, known: Readonly<Known>): string | undefined {
  const yard = isResource(id) ? yardOf(known, id) : undefined;
  return yard && PLACES[yard].name;
}

export const total = (figures: readonly number[]): number => figures.reduce((sum, one) => sum + one, 0);

/** Dice and what is added to them, as it is read aloud: `5 + 4`. */
export const sum = (dice: readonly number[], ...added: readonly number[]): string =>
  [...dice, ...added.filter((one, index) => index === 0 || one > 0)].join(' + ');
