/** The twelve rounds and what each of them changes (HOST-2.1). */

interface RoundFigures {
  readonly name: string;
  readonly ukImports: number;
  readonly usModifier: number;
  readonly germanLevy: number;
  readonly italianLevy: number;
  /** Land units a power may ship across the Atlantic (HOST-10.3). */
  readonly ship: { readonly UK: number; readonly USA: number };
  readonly huntBonus: number;
  readonly airHuntsAlone: boolean;
  readonly freePen: boolean;
}

/** Round 1 is the first element. */
export const ROUNDS = [
  {
    name: 'Early 1940',
    ukImports: 10,
    usModifier: -12,
    germanLevy: 0,
    italianLevy: 3,
    ship: { UK: 2, USA: 0 },
    huntBonus: 0,
    airHuntsAlone: false,
    freePen: false,
  },
  {
    name: 'Late 1940',
    ukImports: 10,
    usModifier: -12,
    germanLevy: 8,
    italianLevy: 3,
    ship: { UK: 2, USA: 0 },
    huntBonus: 0,
    airHuntsAlone: false,
    freePen: false,
  },
  {
    name: 'Early 1941',
    ukImports: 10,
    usModifier: -10,
    germanLevy: 14,
    italianLevy: 3,
    ship: { UK: 2, USA: 0 },
    huntBonus: 0,
    airHuntsAlone: false,
    freePen: false,
  },
  {
    name: 'Late 1941',
    ukImports: 10,
    usModifier: -6,
    germanLevy: 20,
    italianLevy: 3,
    ship: { UK: 2, USA: 4 },
    huntBonus: 0,
    airHuntsAlone: false,
    freePen: false,
  },
  {
    name: 'Early 1942',
    ukImports: 10,
    usModifier: -1,
    germanLevy: 21,
    italianLevy: 3,
    ship: { UK: 2, USA: 4 },
    huntBonus: 0,
    airHuntsAlone: false,
    freePen: false,
  },
  {
    name: 'Late 1942',
    ukImports: 10,
    usModifier: 3,
    germanLevy: 22,
    italianLevy: 3,
    ship: { UK: 2, USA: 5 },
    huntBonus: 0,
    airHuntsAlone: false,
    freePen: false,
  },
  {
    name: 'Early 1943',
    ukImports: 10,
    usModifier: 6,
    germanLevy: 23,
    italianLevy: 3,
    ship: { UK: 2, USA: 6 },
    huntBonus: 1,
    airHuntsAlone: true,
    freePen: false,
  },
  {
    name: 'Late 1943',
    ukImports: 10,
    usModifier: 9,
    germanLevy: 24,
    italianLevy: 3,
    ship: { UK: 2, USA: 7 },
    huntBonus: 1,
    airHuntsAlone: true,
    freePen: true,
  },
  {
    name: 'Early 1944',
    ukImports: 10,
    usModifier: 11,
    germanLevy: 25,
    italianLevy: 3,
    ship: { UK: 2, USA: 8 },
    huntBonus: 1,
    airHuntsAlone: true,
    freePen: true,
  },
  {
    name: 'Late 1944',
    ukImports: 10,
    usModifier: 12,
    germanLevy: 26,
    italianLevy: 3,
    ship: { UK: 2, USA: 8 },
    huntBonus: 1,
    airHuntsAlone: true,
    freePen: true,
  },
  {
    name: 'Early 1945',
    ukImports: 10,
    usModifier: 12,
    germanLevy: 27,
    italianLevy: 3,
    ship: { UK: 2, USA: 8 },
    huntBonus: 1,
    airHuntsAlone: true,
    freePen: false,
  },
  {
    name: 'Late 1945',
    ukImports: 10,
    usModifier: 12,
    germanLevy: 28,
    italianLevy: 3,
    ship: { UK: 2, USA: 8 },
    huntBonus: 1,
    airHuntsAlone: true,
    freePen: false,
  },
] as const satisfies readonly RoundFigures[];

export const USA_ENTRY_ROUND = 4;
export const EASTERN_FRONT = { round: 4, cost: 80, fighters: 2 } as const;
export const AZORES_ROUND = 8;
