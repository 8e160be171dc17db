/** What is wrong with a record, in words: for whoever has to tell a person. */
import type { BadRecord, RecordFault } from './bad-record.ts';
import type { RefusalReason } from './match.ts';
import type { Language } from './text.ts';

interface Words {
  readonly line: (line: number, sentence: string) => string;
  readonly faults: { readonly [W in RecordFault['why']]: (fault: Extract<RecordFault, { readonly why: W }>) => string };
}

/** One sentence, or two where something can be done about it. */
export function explainRecord(language: Language, { fault, line }: BadRecord): string {
  const words = WORDS[language];
  const sentence = words.faults[fault.why](fault as never);
  return line === undefined ? sentence : words.line(line, sentence);
}

const REFUSED_EN: Readonly<Record<RefusalReason, string>> = {
  over: 'the game is over by then',
  'other-seat': 'another seat decides there',
  barred: 'a rule bars it',
  unknown: 'it is not on offer there',
  'too-long': 'a match has no more choices than that',
};

const en: Words = {
  line: (line, sentence) => `Line ${line}: ${sentence}`,
  faults: {
    'no-record': () => 'this is not a Derby House record: it must begin with "derby 1".',
    'other-version': ({ version, here }) =>
      `records of version ${version} cannot be read here, only version ${here}; update Derby House.`,
    'cut-off': () => 'the file ends too soon: a blank line before and after the choices is missing.',
    'too-large': ({ letters, most }) =>
      `it has ${number('en', letters)} characters; a record has at most ${number('en', most)}.`,
    'too-many-lines': ({ most }) => `it has more than ${number('en', most)} lines, which no record has.`,
    'too-many-choices': ({ most }) => `it has more than ${number('en', most)} choices, which no match has.`,
    'long-line': ({ most }) => `the line has more than ${number('en', most)} characters.`,
    control: () => 'the line holds a control character, which is no text.',
    unwritable: ({ name }) => `"${name}" holds something that could not be read again, so it is not written.`,
    twice: ({ name }) => `"${name}" stands twice.`,
    'no-value': ({ name }) => `"${name}" has no value.`,
    missing: ({ name }) => `the line "${name} …" is missing from its head.`,
    stray: ({ name }) => `"${name}" is not a word of this format here.`,
    'no-number': ({ name, value }) => `"${name}" must be a whole number, not "${value}".`,
    'bad-result': () => 'a result is a grade and a rule, as in "result decisive XXI-14.3".',
    'other-game': ({ game, here }) => `this is a record of ${game}, not of ${here}.`,
    'other-edition': ({ game, edition, here }) =>
      `it was played under edition ${edition} of ${game}; these are the rules of edition ${here}.`,
    'bad-options': ({ game }) => `it names options that ${game} does not have.`,
    sealed: () => 'its seed is sealed, so its dice cannot be rolled again; wait for the match to end.',
    'bad-choice': ({ number, choice, reason, rule }) =>
      `choice ${number}, "${choice}", cannot be made there: ${rule === undefined ? REFUSED_EN[reason] : `${rule} bars it`}.`,
    'no-hash': () => 'it carries no hash, so there is nothing to verify it against.',
    'other-seed': () => 'its seed is not the one whose hash was published when it began.',
    'other-hash': ({ found, claimed }) => `it ends at ${found}, but claims ${claimed}.`,
    'other-result': ({ found, claimed }) => `it ends as ${found ?? 'not finished'}, but claims ${claimed}.`,
  },
};

const REFUSED_FR: Readonly<Record<RefusalReason, string>> = {
  over: 'la partie est alors terminée',
  'other-seat': 'un autre camp y décide',
  barred: 'une règle l’interdit',
  unknown: 'il n’y est pas proposé',
  'too-long': 'une partie n’a pas davantage de choix',
};

const fr: Words = {
  line: (line, sentence) => `Ligne ${line} : ${sentence}`,
  faults: {
    'no-record': () => 'ce n’est pas une partie enregistrée de Derby House : elle doit commencer par « derby 1 ».',
    'other-version': ({ version, here }) =>
      `les enregistrements de version ${version} ne peuvent être lus ici, seulement la version ${here} ; mettez Derby House à jour.`,
    'cut-off': () => 'le fichier finit trop tôt : il manque une ligne vide avant et après les choix.',
    'too-large': ({ letters, most }) =>
      `elle compte ${number('fr', letters)} caractères ; un enregistrement en a au plus ${number('fr', most)}.`,
    'too-many-lines': ({ most }) => `elle a plus de ${number('fr', most)} lignes, ce qu’aucun enregistrement n’a.`,
    'too-many-choices': ({ most }) => `elle a plus de ${number('fr', most)} choix, ce qu’aucune partie n’a.`,
    'long-line': ({ most }) => `la ligne a plus de ${number('fr', most)} caractères.`,
    control: () => 'la ligne contient un caractère de contrôle, qui n’est pas du texte.',
    unwritable: ({ name }) => `« ${name} » contient ce qui ne pourrait être relu : rien n’est écrit.`,
    twice: ({ name }) => `« ${name} » figure deux fois.`,
    'no-value': ({ name }) => `« ${name} » n’a pas de valeur.`,
    missing: ({ name }) => `la ligne « ${name} … » manque à son en-tête.`,
    stray: ({ name }) => `« ${name} » n’est pas un mot de ce format à cet endroit.`,
    'no-number': ({ name, value }) => `« ${name} » doit être un nombre entier, non « ${value} ».`,
    'bad-result': () => 'un résultat est un degré et une règle, comme dans « result decisive XXI-14.3 ».',
    'other-game': ({ game, here }) => `c’est une partie de ${game}, non de ${here}.`,
    'other-edition': ({ game, edition, here }) =>
      `elle a été jouée selon l’édition ${edition} de ${game} ; voici les règles de l’édition ${here}.`,
    'bad-options': ({ game }) => `elle nomme des options que ${game} n’a pas.`,
    sealed: () => 'sa graine est scellée : ses dés ne peuvent être relancés avant la fin de la partie.',
    'bad-choice': ({ number, choice, reason, rule }) =>
      `le choix ${number}, « ${choice} », ne peut y être fait : ${rule === undefined ? REFUSED_FR[reason] : `${rule} l’interdit`}.`,
    'no-hash': () => 'elle ne porte pas d’empreinte : il n’y a rien à vérifier.',
    'other-seed': () => 'sa graine n’est pas celle dont l’empreinte a été publiée au début.',
    'other-hash': ({ found, claimed }) => `elle finit à ${found}, mais prétend finir à ${claimed}.`,
    'other-result': ({ found, claimed }) =>
      `elle finit par ${found ?? 'aucun résultat'}, mais prétend au résultat ${claimed}.`,
  },
};

const WORDS: Readonly<Record<Language, Words>> = { en, fr };

const number = (language: Language, count: number): string => count.toLocaleString(language);
