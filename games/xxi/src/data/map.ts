/** XXI-2.4.1a  The Reich transport map: 23 spaces, 36 lines. Coordinates are for the board, in a frame of 1000 by 700. */

export type Letter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
export type Hub =
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '10'
  | '11'
  | '12'
  | '13'
  | '14'
  | '15'
  | '16'
  | '17'
  | '18';
export type Yard = '8' | '12' | '18';
export type Space = Letter | Hub;

interface Place {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly longitude: number;
  readonly latitude: number;
}

export const PLACES: Readonly<Record<Space, Place>> = {
  A: { name: 'Gustavsburg', x: 152, y: 571, longitude: 8.31, latitude: 49.99 },
  B: { name: 'Wittenberg', x: 474, y: 359, longitude: 12.65, latitude: 51.87 },
  C: { name: 'Grünberg', x: 686, y: 351, longitude: 15.5, latitude: 51.94 },
  D: { name: 'Erfurt', x: 354, y: 459, longitude: 11.03, latitude: 50.98 },
  E: { name: 'Dresden', x: 555, y: 451, longitude: 13.74, latitude: 51.05 },
  F: { name: 'Stettin', x: 615, y: 183, longitude: 14.55, latitude: 53.43 },
  G: { name: 'Dortmund', x: 90, y: 400, longitude: 7.47, latitude: 51.51 },
  3: { name: 'Bromberg', x: 871, y: 218, longitude: 18.0, latitude: 53.12 },
  4: { name: 'Lübeck', x: 329, y: 134, longitude: 10.69, latitude: 53.87 },
  5: { name: 'Rostock', x: 436, y: 109, longitude: 12.14, latitude: 54.09 },
  6: { name: 'Minden', x: 197, y: 312, longitude: 8.92, latitude: 52.29 },
  7: { name: 'Magdeburg', x: 398, y: 330, longitude: 11.63, latitude: 52.13 },
  8: { name: 'Bremen', x: 189, y: 223, longitude: 8.81, latitude: 53.08 },
  9: { name: 'Hannover', x: 257, y: 303, longitude: 9.73, latitude: 52.37 },
  10: { name: 'Berlin', x: 530, y: 286, longitude: 13.4, latitude: 52.52 },
  11: { name: 'Münster', x: 102, y: 349, longitude: 7.63, latitude: 51.96 },
  12: { name: 'Hamburg', x: 277, y: 170, longitude: 9.99, latitude: 53.55 },
  13: { name: 'Kassel', x: 239, y: 421, longitude: 9.48, latitude: 51.32 },
  14: { name: 'Nürnberg', x: 358, y: 632, longitude: 11.08, latitude: 49.45 },
  15: { name: 'Leipzig', x: 453, y: 419, longitude: 12.37, latitude: 51.34 },
  16: { name: 'Frankfurt (Oder)', x: 615, y: 306, longitude: 14.55, latitude: 52.34 },
  17: { name: 'Stolp', x: 799, y: 67, longitude: 17.03, latitude: 54.46 },
  18: { name: 'Danzig', x: 919, y: 79, longitude: 18.65, latitude: 54.35 },
};

/** XXI-2.5d  The production cities, where resources appear, and the hubs. */
export const LETTERS: readonly Letter[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
export const HUBS: readonly Hub[] = [
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
];
export const SPACES: readonly Space[] = [...LETTERS, ...HUBS];

/** XXI-2.5b, XXI-2.5d  The shipyard cities with the squares of their displays, in the order in which ties go. */
export const YARDS: readonly Yard[] = ['12', '8', '18'];
export const SQUARES: Readonly<Record<Yard, number>> = { '12': 8, '8': 6, '18': 4 };

/** XXI-7.2c  The lines, each with what runs along it. */
export const LINES: readonly (readonly [Space, Space, string])[] = [
  ['A', 'G', 'Rhine and Rhine-Herne Canal'],
  ['A', '13', 'rail over the Main-Weser line'],
  ['A', '14', 'Main valley'],
  ['A', 'D', 'rail through Bebra'],
  ['G', '11', 'Dortmund-Ems Canal'],
  ['G', '13', 'rail Ruhr-Kassel'],
  ['11', '6', 'Mittelland Canal'],
  ['6', '8', 'Weser'],
  ['6', '9', 'Mittelland Canal'],
  ['8', '12', 'coast and rail Weser-Elbe'],
  ['9', '7', 'Mittelland Canal'],
  ['9', '13', 'rail over Göttingen'],
  ['13', 'D', 'rail through Bebra'],
  ['D', '14', 'rail over the Thuringian Forest'],
  ['D', '15', 'rail Erfurt-Leipzig'],
  ['14', '15', 'rail through Hof'],
  ['15', 'B', 'rail through Bitterfeld'],
  ['15', 'E', 'rail Leipzig-Dresden'],
  ['15', '7', 'Saale and rail through Halle'],
  ['B', 'E', 'Elbe'],
  ['B', '7', 'Elbe'],
  ['B', '10', 'rail Wittenberg-Berlin'],
  ['E', 'C', 'rail through Lusatia'],
  ['10', '7', 'Elbe-Havel waterway'],
  ['10', '16', 'Oder-Spree Canal'],
  ['10', 'F', 'Berlin-Stettin Canal'],
  ['16', 'C', 'Oder'],
  ['16', 'F', 'Oder'],
  ['16', '3', 'Warthe, Netze and Bromberg Canal'],
  ['F', '5', 'coast and rail'],
  ['F', '17', 'coast and rail'],
  ['5', '4', 'coast and rail'],
  ['4', '12', 'Elbe-Trave Canal'],
  ['17', '18', 'rail Stolp-Danzig'],
  ['3', '18', 'Vistula'],
  ['12', '7', 'Elbe'],
];

export const NEIGHBOURS: Readonly<Record<Space, readonly Space[]>> = neighbours();

/** XXI-6.0b  How many of the 216 results of three dice name each hub. */
export const BOMBING_WAYS: Readonly<Record<Hub, number>> = {
  '3': 1,
  '4': 3,
  '5': 6,
  '6': 10,
  '7': 15,
  '8': 21,
  '9': 25,
  '10': 27,
  '11': 27,
  '12': 25,
  '13': 21,
  '14': 15,
  '15': 10,
  '16': 6,
  '17': 3,
  '18': 1,
};

export const isHub = (space: Space): space is Hub => space in BOMBING_WAYS;
export const isYard = (space: Space): space is Yard => space in SQUARES;

function neighbours(): Record<Space, Space[]> {
  const found = Object.fromEntries(SPACES.map((space) => [space, [] as Space[]])) as Record<Space, Space[]>;
  for (const [a, b] of LINES) {
    found[a].push(b);
    found[b].push(a);
  }
  return found;
}
