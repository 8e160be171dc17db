/** The words around the lessons, in both languages. They come with them. */
const en = {
  step: (n: number, of: number) => `Lesson ${n} of ${of}`,
  next: 'Go on',
  show: 'Show me',
  back: 'Undo',
  leave: 'Leave the lesson',
  done: 'You have finished the lesson.',
  doneHelp: 'From here on you can play by yourself: every rule is watched over for you.',
  playOn: 'Play on from here',
  not: 'Not now: the lesson asks for something else.',
  exampleStep: (n: number, of: number) => `Example, step ${n} of ${of}`,
  toRule: 'Back to the rule',
  exampleDone: 'That is the example.',
  again: 'Once more',
};

type TutorialText = typeof en;

const fr: TutorialText = {
  step: (n, of) => `Leçon ${n} sur ${of}`,
  next: 'Continuer',
  show: 'Montrez-moi',
  back: 'Annuler',
  leave: 'Quitter la leçon',
  done: 'Vous avez terminé la leçon.',
  doneHelp: 'Désormais vous pouvez jouer seul : chaque règle est surveillée pour vous.',
  playOn: 'Continuer la partie',
  not: 'Pas maintenant : la leçon demande autre chose.',
  exampleStep: (n, of) => `Exemple, étape ${n} sur ${of}`,
  toRule: 'Retour à la règle',
  exampleDone: 'Voilà l’exemple.',
  again: 'Encore une fois',
};

export const TUTORIAL: Readonly<Record<'en' | 'fr', TutorialText>> = { en, fr };
