/** The words of the settings, in both languages. They come with it. */
const en = {
  title: 'Settings',
  language: 'Language',
  languages: { en: 'English', fr: 'Français' },
  theme: 'Theme',
  themes: { dark: 'Dark', light: 'Light', contrast: 'High contrast' },
  pace: 'Movement of pieces and dice',
  paces: { off: 'Off', fast: 'Fast', normal: 'Normal', slow: 'Slow' },
  reduced: 'Your system asks for reduced motion, so nothing moves whatever is chosen here.',
  strength: 'Strength of the hint',
  strengths: {
    cadet: 'Cadet',
    'watch-officer': 'Watch officer',
    commander: 'Commander',
    admiral: 'Admiral',
  },
};

type SettingsText = typeof en;

const fr: SettingsText = {
  title: 'Réglages',
  language: 'Langue',
  languages: { en: 'English', fr: 'Français' },
  theme: 'Thème',
  themes: { dark: 'Sombre', light: 'Clair', contrast: 'Contraste élevé' },
  pace: 'Mouvement des pions et des dés',
  paces: { off: 'Aucun', fast: 'Rapide', normal: 'Normal', slow: 'Lent' },
  reduced: 'Votre système demande peu d’animation : rien ne bouge, quel que soit ce choix.',
  strength: 'Force du conseil',
  strengths: {
    cadet: 'Aspirant',
    'watch-officer': 'Officier de quart',
    commander: 'Commandant',
    admiral: 'Amiral',
  },
};

export const SETTINGS: Readonly<Record<'en' | 'fr', SettingsText>> = { en, fr };
