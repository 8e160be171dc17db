/** The six powers, the two sides, and the capitals. */

interface PowerFigures {
  readonly name: string;
  readonly side: 'axis' | 'allies' | 'neutral';
  readonly capital: 'BLN' | 'SEN' | 'SIT' | 'NEU' | null;
  readonly treasury: number;
}

export const POWERS = {
  GER: { name: 'Germany', side: 'axis', capital: 'BLN', treasury: 20 },
  UK: { name: 'United Kingdom', side: 'allies', capital: 'SEN', treasury: 16 },
  ITA: { name: 'Italy', side: 'axis', capital: 'SIT', treasury: 5 },
  USA: { name: 'United States', side: 'allies', capital: 'NEU', treasury: 8 },
  FRA: { name: 'France and the Low Countries', side: 'allies', capital: null, treasury: 0 },
  VIC: { name: 'Vichy France', side: 'neutral', capital: null, treasury: 0 },
} as const satisfies Record<string, PowerFigures>;

export type Power = keyof typeof POWERS;
export type Side = 'axis' | 'allies';

/** The powers that take turns, in the order in which they take them (HOST-2.2). */
export const TURN_ORDER = ['GER', 'UK', 'ITA', 'USA'] as const satisfies readonly Power[];
export type Major = (typeof TURN_ORDER)[number];
