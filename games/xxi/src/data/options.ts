/** XXI-16  The options, all off unless chosen. Module 15 is empty (XXI-15.0). */
export const OPTIONS = [
  { id: 'quietAutumn', rule: 'XXI-16.1.1' },
  { id: 'extraTransport', rule: 'XXI-16.1.2' },
  { id: 'thirdTypeVII', rule: 'XXI-16.1.3' },
  { id: 'delayedOverlord', rule: 'XXI-16.1.4' },
  { id: 'moreXXI', rule: 'XXI-16.1.5' },
  { id: 'heavyAA', rule: 'XXI-16.1.6' },
  { id: 'doubleRepair', rule: 'XXI-16.1.7' },
  { id: 'priorityTransport', rule: 'XXI-16.1.8' },
  { id: 'resourceSubstitution', rule: 'XXI-16.1.9' },
  { id: 'reinforcedEscorts', rule: 'XXI-16.2.1' },
  { id: 'relentlessArmies', rule: 'XXI-16.2.2' },
  { id: 'convoySix', rule: 'XXI-16.2.3' },
  { id: 'tripHomeSingleTest', rule: 'XXI-9.6c' },
] as const;
export type Option = (typeof OPTIONS)[number]['id'];

/** Named sets for the start screen. */
export const PRESETS = {
  standard: [],
  'doenitz-dream': ['thirdTypeVII', 'heavyAA', 'priorityTransport'],
  'total-war': ['convoySix', 'relentlessArmies'],
} as const satisfies Record<string, readonly Option[]>;
