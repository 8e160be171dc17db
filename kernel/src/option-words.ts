/** What is wrong with options, in words: for whoever has to tell a person. */
import type { OptionFault, UnknownOption } from './options.ts';
import type { Language } from './text.ts';

type Words = { readonly [W in OptionFault['why']]: (fault: Extract<OptionFault, { readonly why: W }>) => string };

export const explainOption = (language: Language, { fault }: UnknownOption): string =>
  WORDS[language][fault.why](fault as never);

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    'no-option': ({ game, option, known }) =>
      known.length > 0
        ? `${game} has no option "${option}"; it has: ${known.join(', ')}.`
        : `${game} has no option "${option}", nor any other.`,
    'no-value': ({ game, option, value, known }) =>
      `Option "${option}" of ${game} cannot be "${value}"; it can be: ${known.join(', ')}.`,
  },
  fr: {
    'no-option': ({ game, option, known }) =>
      known.length > 0
        ? `${game} n’a pas d’option « ${option} » ; il a : ${known.join(', ')}.`
        : `${game} n’a pas d’option « ${option} », ni aucune autre.`,
    'no-value': ({ game, option, value, known }) =>
      `L’option « ${option} » de ${game} ne peut être « ${value} » ; elle peut être : ${known.join(', ')}.`,
  },
};
