/** The words around a rulebook, in both languages. They come with it. */
import { counted } from '@derby/kernel/english';
import { counted as countedInFrench } from '@derby/kernel/french';

const en = {
  title: (game: string) => `${game}: rulebook`,
  search: 'Search the rules',
  found: (n: number) => (n === 0 ? 'Nothing found.' : `${counted(n, 'rule', 'rules')} found.`),
  contents: 'Contents',
  introduction: 'Introduction',
  before: (title: string) => `Before: ${title}`,
  after: (title: string) => `Next: ${title}`,
  play: 'Play it through',
};

type RulebookText = typeof en;

const fr: RulebookText = {
  title: (game) => `${game} : règles`,
  search: 'Chercher dans les règles',
  found: (n) => (n === 0 ? 'Rien trouvé.' : `${countedInFrench(n, 'règle trouvée', 'règles trouvées')}.`),
  contents: 'Sommaire',
  introduction: 'Introduction',
  before: (title) => `Avant : ${title}`,
  after: (title) => `Suite : ${title}`,
  play: 'Jouer l’exemple',
};

export const RULEBOOK: Readonly<Record<'en' | 'fr', RulebookText>> = { en, fr };
