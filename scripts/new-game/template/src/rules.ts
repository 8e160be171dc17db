/** The rules of newgame by ID. Made from rulebook/en.md by `npm run rules -- --write`; do not edit. */
export const RULES = {
  'NEW-1.1': 'The seats',
  'NEW-1.2': 'Nights',
  'NEW-2.1': 'Rowing',
  'NEW-2.2': 'Searching',
} as const;

export type Rule = keyof typeof RULES;
