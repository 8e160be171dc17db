/** The words of the start screen, in both languages. They come with it. */
const en = {
  title: (game: string) => `${game}: a new game`,
  presets: 'What kind of game',
  options: 'Options',
  seed: 'Seed of the dice',
  seedHelp: 'Leave it empty for new dice. The same seed and the same choices give the same game.',
  badSeed: 'A seed is one line of text, without control characters, of at most 980 characters.',
  start: 'Begin',
};

type BeginText = typeof en;

const fr: BeginText = {
  title: (game) => `${game} : nouvelle partie`,
  presets: 'Quel genre de partie',
  options: 'Options',
  seed: 'Graine des dés',
  seedHelp: 'Laissez vide pour de nouveaux dés. La même graine et les mêmes choix donnent la même partie.',
  badSeed: 'Une graine est une ligne de texte, sans caractère de contrôle, d’au plus 980 caractères.',
  start: 'Commencer',
};

export const BEGIN: Readonly<Record<'en' | 'fr', BeginText>> = { en, fr };
