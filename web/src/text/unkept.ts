/** The words for games that cannot be kept, in both languages. They come when there is something to say. */
const en = {
  full: 'There is no room left in this browser, so the game cannot be kept. Export what you want to keep, then delete games on the first page.',
  newer: 'A newer version of Derby House is open in another tab. Load this page again to go on.',
  reload: 'Load it again',
};

type UnkeptText = typeof en;

const fr: UnkeptText = {
  full: 'Il n’y a plus de place dans ce navigateur : la partie ne peut être gardée. Exportez ce que vous voulez garder, puis supprimez des parties sur la première page.',
  newer:
    'Une version plus récente de Derby House est ouverte dans un autre onglet. Rechargez cette page pour continuer.',
  reload: 'Recharger',
};

export const UNKEPT: Readonly<Record<'en' | 'fr', UnkeptText>> = { en, fr };
