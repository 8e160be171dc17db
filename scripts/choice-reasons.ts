/** Why a bot never makes a choice that is open to it: by game, rule and kind of choice. */
export const REASONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  xxi: {
    'XXI-8.1a no-build': 'The counsel builds wherever it can; to keep a complete set for a later model is not weighed.',
    'XXI-9.2b abort':
      'A flotilla that has just passed a box is unharmed; one that was hit is asked under XXI-9.3 or XXI-9.5, and turns back there.',
  },
};
