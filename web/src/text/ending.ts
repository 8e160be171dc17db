/** The words of an ending, in both languages. They come with it. */
const en = {
  won: 'You have won.',
  lost: 'You have lost.',
  drawn: 'A draw.',
  wonBy: (side: string) => `Victory: ${side}.`,
  nobody: 'Nobody has won.',
  turned: 'On what it turned',
  looking: (percent: number) => `The staff goes over the game: ${percent} %`,
  never: 'The game never turned sharply.',
  luck: (value: string) => `Luck ${value}`,
  skill: (value: string) => `your decisions ${value}`,
  more: 'All figures',
  review: 'Review it',
};

type EndingText = typeof en;

const fr: EndingText = {
  won: 'Vous avez gagné.',
  lost: 'Vous avez perdu.',
  drawn: 'Match nul.',
  wonBy: (side) => `Victoire : ${side}.`,
  nobody: 'Personne n’a gagné.',
  turned: 'Ce qui a fait basculer la partie',
  looking: (percent) => `L’état-major revoit la partie : ${percent} %`,
  never: 'La partie n’a jamais basculé nettement.',
  luck: (value) => `Chance ${value}`,
  skill: (value) => `vos décisions ${value}`,
  more: 'Tous les chiffres',
  review: 'La revoir',
};

export const ENDING: Readonly<Record<'en' | 'fr', EndingText>> = { en, fr };
