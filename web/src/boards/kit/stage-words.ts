/** What the battle stage says besides what a game hands it. */
interface Words {
  readonly fold: string;
  readonly unfold: string;
  readonly odds: string;
  readonly hit: string;
  readonly lost: string;
  readonly need: (need: string) => string;
}

export const WORDS: Readonly<Record<'en' | 'fr', Words>> = {
  en: {
    fold: 'Fold the battle away',
    unfold: 'Show the battle',
    odds: 'What may follow',
    hit: 'hit',
    lost: 'lost',
    need: (need) => `needed ${need}`,
  },
  fr: {
    fold: 'Replier le combat',
    unfold: 'Montrer le combat',
    odds: 'Ce qui peut suivre',
    hit: 'touché',
    lost: 'perdu',
    need: (need) => `il fallait ${need}`,
  },
};
