/** The words of the settings, in both languages. They come with it. */
const en = {
  title: 'Settings',
  language: 'Language',
  languages: { en: 'English', fr: 'Français' },
  theme: 'Theme',
  themes: { system: 'As the system', dark: 'Dark', light: 'Light', contrast: 'High contrast' },
  pace: 'Movement of pieces and dice',
  paces: { off: 'Off', fast: 'Fast', normal: 'Normal', slow: 'Slow' },
  sound: 'Sounds: dice, counters, a bell at your turn',
  keys: 'Single keys at the table (1 to 9, H, U, ?)',
  onOff: { on: 'On', off: 'Off' },
  reduced: 'Your system asks for reduced motion, so nothing moves whatever is chosen here.',
  strength: 'Strength of the staff in a seat',
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
  themes: { system: 'Comme le système', dark: 'Sombre', light: 'Clair', contrast: 'Contraste élevé' },
  pace: 'Mouvement des pions et des dés',
  paces: { off: 'Aucun', fast: 'Rapide', normal: 'Normal', slow: 'Lent' },
  sound: 'Sons : dés, pions, une cloche à votre tour',
  keys: 'Touches simples à la table (1 à 9, H, U, ?)',
  onOff: { on: 'Oui', off: 'Non' },
  reduced: 'Votre système demande peu d’animation : rien ne bouge, quel que soit ce choix.',
  strength: 'Force de l’état-major à une place',
  strengths: {
    cadet: 'Aspirant',
    'watch-officer': 'Officier de quart',
    commander: 'Commandant',
    admiral: 'Amiral',
  },
};

export const SETTINGS: Readonly<Record<'en' | 'fr', SettingsText>> = { en, fr };
