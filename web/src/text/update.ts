/** What is said of a newer version, in both languages. */
const en = {
  ready: 'A new version is ready. Games you have begun keep their rules.',
  now: 'Load it now',
  later: 'Later',
  offline: 'Ready for use offline.',
};

type UpdateText = typeof en;

const fr: UpdateText = {
  ready: 'Une nouvelle version est prête. Vos parties commencées gardent leurs règles.',
  now: 'La charger',
  later: 'Plus tard',
  offline: 'Prêt à servir hors ligne.',
};

export const UPDATE: Readonly<Record<'en' | 'fr', UpdateText>> = { en, fr };
