/** XXI-2.4  The tracks: the grinding war, the months, the models and the two mission paths. */

/** XXI-2.4.8  Each box: counters drawn, and the fixed part of the transport points. */
export const GRINDING_WAR = [
  { name: 'stable-fronts', draws: 6, transport: 6 },
  { name: 'mounting-pressure', draws: 6, transport: 5 },
  { name: 'lines-bend', draws: 5, transport: 4 },
  { name: 'salients-lost', draws: 5, transport: 3 },
  { name: 'fighting-withdrawal', draws: 4, transport: 3 },
  { name: 'frontiers-reached', draws: 4, transport: 2 },
  { name: 'fortress-reich', draws: 3, transport: 2 },
  { name: 'stubborn-defense', draws: 3, transport: 1 },
  { name: 'constant-retreat', draws: 2, transport: 0 },
] as const;
export type FrontBox = (typeof GRINDING_WAR)[number]['name'];
export const LAST_BOX = GRINDING_WAR.length - 1;

/** XXI-2.4.4  Turn 1 is September 1943, the last May 1945. */
export const TURNS = 21;
export const FIRST_MONTH = { year: 1943, month: 9 } as const;

/** XXI-2.4.2  The most transport points the display can show. */
export const MOST_POINTS = 12;

export type Rating = 'engine' | 'silence' | 'attack' | 'defense';
export type Ratings = Readonly<Record<Rating, number>>;

/** XXI-2.1.1b */
export const TYPE_VII: Ratings = { engine: 2, silence: 2, attack: 2, defense: 2 };

/** XXI-2.4.9  The models of the Type XXI: ratings, and the resources each costs besides its command. */
export const MODELS = [
  { model: 'A', ratings: { engine: 3, silence: 2, attack: 2, defense: 3 }, cost: { hull: 2, system: 2, crew: 2 } },
  { model: 'B', ratings: { engine: 3, silence: 3, attack: 3, defense: 3 }, cost: { hull: 2, system: 2, crew: 1 } },
  { model: 'C', ratings: { engine: 3, silence: 4, attack: 3, defense: 4 }, cost: { hull: 2, system: 1, crew: 1 } },
  { model: 'D', ratings: { engine: 4, silence: 4, attack: 4, defense: 4 }, cost: { hull: 1, system: 1, crew: 1 } },
] as const;
export type Model = (typeof MODELS)[number]['model'];

export type Area = 'AO' | 'WA';

interface Box {
  readonly name: string;
  readonly test: 'engine' | 'silence';
  readonly need: number;
  readonly charges: number;
}

interface Path {
  readonly boxes: readonly [Box, Box, Box, Box];
  /** XXI-9.6a  What the trip home asks of the engines. */
  readonly homeNeed: number;
  /** XXI-9.8  Dice of the escorts after every attack. */
  readonly escortDice: number;
}

/** XXI-2.4.10  The two paths, each of four encounter boxes. */
export const PATHS = {
  AO: {
    boxes: [
      { name: 'open-ocean', test: 'engine', need: 4, charges: 1 },
      { name: 'pby-searchers', test: 'engine', need: 5, charges: 1 },
      { name: 'scout-bomber', test: 'silence', need: 4, charges: 1 },
      { name: 'destroyer-screen', test: 'silence', need: 5, charges: 2 },
    ],
    homeNeed: 4,
    escortDice: 2,
  },
  WA: {
    boxes: [
      { name: 'northern-passage', test: 'engine', need: 5, charges: 1 },
      { name: 'coastal-command', test: 'silence', need: 5, charges: 2 },
      { name: 'support-group', test: 'engine', need: 5, charges: 2 },
      { name: 'inshore-escorts', test: 'silence', need: 6, charges: 2 },
    ],
    homeNeed: 5,
    escortDice: 3,
  },
} as const satisfies Record<Area, Path>;
export type PathBox = (typeof PATHS)[Area]['boxes'][number];
export type BoxName = PathBox['name'];
export const AREAS: readonly Area[] = ['AO', 'WA'];

/** XXI-14  What the convoy balance is worth, best first. */
export const LEVELS = [
  { grade: 'decisive', balance: 12 },
  { grade: 'operational', balance: 9 },
  { grade: 'marginal', balance: 6 },
] as const;
export const OVERLORD_CONVOYS = 6;
export const OVERLORD_TURN = 10;
export const OVERLORD_DELAYED = 13;
