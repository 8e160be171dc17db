/** What was named and does not exist, in words: for whoever has to tell a person. */
import { quotable } from './bounds.ts';
import type { Language } from './text.ts';
import type { Unknown, UnknownFault } from './unknown.ts';

type Words = { readonly [W in UnknownFault['why']]: (fault: Extract<UnknownFault, { readonly why: W }>) => string };

export const explainUnknown = (language: Language, { fault }: Unknown): string =>
  WORDS[language][fault.why](fault as never);

const listed = (known: readonly unknown[]): string => known.join(', ');
const quoted = (word: unknown): string => quotable(String(word));

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    'no-game': ({ game, known }) => `There is no game "${quoted(game)}"; there are: ${listed(known)}.`,
    'no-player': ({ player, known }) => `There is no bot "${quoted(player)}"; there are: ${listed(known)}.`,
    'no-option': ({ game, option, known }) =>
      known.length > 0
        ? `${game} has no option "${quoted(option)}"; it has: ${listed(known)}.`
        : `${game} has no option "${quoted(option)}", nor any other.`,
    'no-value': ({ game, option, value, known }) =>
      `Option "${option}" of ${game} cannot be "${quoted(value)}"; it can be: ${listed(known)}.`,
  },
  fr: {
    'no-game': ({ game, known }) => `Le jeu « ${quoted(game)} » n’existe pas ; il y a : ${listed(known)}.`,
    'no-player': ({ player, known }) =>
      `Le joueur automatique « ${quoted(player)} » n’existe pas ; il y a : ${listed(known)}.`,
    'no-option': ({ game, option, known }) =>
      known.length > 0
        ? `${game} n’a pas d’option « ${quoted(option)} » ; il a : ${listed(known)}.`
        : `${game} n’a pas d’option « ${quoted(option)} », ni aucune autre.`,
    'no-value': ({ game, option, value, known }) =>
      `L’option « ${option} » de ${game} ne peut être « ${quoted(value)} » ; elle peut être : ${listed(known)}.`,
  },
};
