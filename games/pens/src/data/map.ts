/** The map: 40 territories, 30 sea zones, six special links and two troop routes. */
import type { Power } from './powers.ts';

/** What every territory has printed on it. Land that nobody may enter starts as `IMPASSABLE`. */
interface TerritoryFigures {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly income: number;
  readonly start: Power | 'NEUTRAL' | 'IMPASSABLE';
  readonly factory: number;
  readonly land: readonly string[];
  readonly sea: readonly string[];
}

export const TERRITORIES = {
  NEU: { name: 'Northeastern United States', x: 140, y: 300, income: 9, start: 'USA', factory: 6, land: ['CAN', 'MID', 'NSC', 'SEU'], sea: ['S01', 'S02'] },
  SEU: { name: 'Southeastern United States', x: 92, y: 392, income: 4, start: 'USA', factory: 3, land: ['MID', 'NEU'], sea: ['S02', 'S03'] },
  MID: { name: 'American Midwest', x: 48, y: 318, income: 7, start: 'USA', factory: 0, land: ['CAN', 'NEU', 'SEU'], sea: [] },
  CAN: { name: 'Eastern Canada', x: 128, y: 225, income: 3, start: 'UK', factory: 1, land: ['MID', 'NEU', 'NSC'], sea: ['S05'] },
  NSC: { name: 'Nova Scotia', x: 205, y: 268, income: 1, start: 'UK', factory: 0, land: ['CAN', 'NEU'], sea: ['S05', 'S06'] },
  NFL: { name: 'Newfoundland', x: 272, y: 222, income: 1, start: 'UK', factory: 0, land: [], sea: ['S05', 'S06', 'S08'] },
  GRL: { name: 'Greenland', x: 345, y: 58, income: 0, start: 'USA', factory: 0, land: [], sea: ['S08', 'S09'] },
  ICE: { name: 'Iceland', x: 478, y: 72, income: 0, start: 'UK', factory: 0, land: [], sea: ['S09', 'S13'] },
  BMD: { name: 'Bermuda', x: 232, y: 392, income: 0, start: 'UK', factory: 0, land: [], sea: ['S07'] },
  WIN: { name: 'West Indies', x: 190, y: 505, income: 1, start: 'UK', factory: 0, land: [], sea: ['S03', 'S04'] },
  AZO: { name: 'Azores', x: 392, y: 412, income: 0, start: 'NEUTRAL', factory: 0, land: [], sea: ['S12'] },
  WAF: { name: 'West Africa (Freetown)', x: 470, y: 655, income: 1, start: 'UK', factory: 0, land: [], sea: ['S22'] },
  SCO: { name: 'Scotland', x: 588, y: 150, income: 2, start: 'UK', factory: 0, land: ['NEN'], sea: ['S14', 'S27'] },
  NIR: { name: 'Northern Ireland', x: 546, y: 190, income: 1, start: 'UK', factory: 0, land: ['EIR'], sea: ['S14', 'S16'] },
  NEN: { name: 'Northern England', x: 616, y: 205, income: 4, start: 'UK', factory: 3, land: ['SCO', 'SEN'], sea: ['S16', 'S26', 'S27'] },
  SEN: { name: 'Southern England', x: 628, y: 258, income: 6, start: 'UK', factory: 5, land: ['NEN'], sea: ['S16', 'S17', 'S26'] },
  NNO: { name: 'Northern Norway', x: 742, y: 45, income: 1, start: 'GER', factory: 0, land: ['SNO', 'SWE'], sea: ['S28'] },
  SNO: { name: 'Southern Norway', x: 730, y: 118, income: 2, start: 'GER', factory: 0, land: ['NNO', 'SWE'], sea: ['S27', 'S28'] },
  DEN: { name: 'Denmark', x: 757, y: 178, income: 1, start: 'GER', factory: 0, land: ['NWG'], sea: ['S27', 'S29', 'S30'] },
  NWG: { name: 'Northwestern Germany', x: 768, y: 232, income: 5, start: 'GER', factory: 3, land: ['BLN', 'DEN', 'LOW', 'RUH'], sea: ['S29', 'S30'] },
  RUH: { name: 'Ruhr and Rhineland', x: 745, y: 292, income: 7, start: 'GER', factory: 4, land: ['BLN', 'LOW', 'NFR', 'NWG', 'SGE'], sea: [] },
  BLN: { name: 'Brandenburg and Pomerania', x: 840, y: 248, income: 6, start: 'GER', factory: 4, land: ['NWG', 'POL', 'RUH', 'SGE'], sea: ['S30'] },
  SGE: { name: 'Southern Germany and Austria', x: 822, y: 335, income: 5, start: 'GER', factory: 0, land: ['BLN', 'NFR', 'NIT', 'POL', 'RUH', 'SWI'], sea: [] },
  POL: { name: 'East Prussia and Poland', x: 930, y: 245, income: 3, start: 'GER', factory: 0, land: ['BLN', 'SGE'], sea: ['S30'] },
  LOW: { name: 'Low Countries', x: 698, y: 268, income: 3, start: 'FRA', factory: 0, land: ['NFR', 'NWG', 'RUH'], sea: ['S26', 'S29'] },
  NFR: { name: 'Northern France', x: 668, y: 335, income: 5, start: 'FRA', factory: 2, land: ['AQU', 'BRI', 'LOW', 'RUH', 'SFR', 'SGE', 'SWI'], sea: ['S17'] },
  BRI: { name: 'Brittany', x: 596, y: 332, income: 2, start: 'FRA', factory: 0, land: ['AQU', 'NFR'], sea: ['S17', 'S18'] },
  AQU: { name: 'Aquitaine', x: 622, y: 405, income: 2, start: 'FRA', factory: 0, land: ['BRI', 'NFR', 'SFR', 'SPA'], sea: ['S18'] },
  SFR: { name: 'Southern France', x: 694, y: 425, income: 2, start: 'FRA', factory: 0, land: ['AQU', 'NFR', 'NIT', 'SPA', 'SWI'], sea: ['S24'] },
  NIT: { name: 'Northern Italy', x: 792, y: 405, income: 3, start: 'ITA', factory: 1, land: ['SFR', 'SGE', 'SIT', 'SWI'], sea: ['S24', 'S25'] },
  SIT: { name: 'Southern Italy and Rome', x: 856, y: 478, income: 4, start: 'ITA', factory: 2, land: ['NIT'], sea: ['S25'] },
  TUN: { name: 'Tunisia', x: 762, y: 572, income: 1, start: 'FRA', factory: 0, land: ['ALG'], sea: ['S25'] },
  ALG: { name: 'Algeria', x: 655, y: 602, income: 1, start: 'FRA', factory: 0, land: ['MOR', 'TUN'], sea: ['S23', 'S25'] },
  MOR: { name: 'French Morocco', x: 522, y: 618, income: 1, start: 'FRA', factory: 0, land: ['ALG'], sea: ['S20', 'S21', 'S23'] },
  GIB: { name: 'Gibraltar', x: 558, y: 545, income: 0, start: 'UK', factory: 0, land: ['SPA'], sea: ['S20', 'S23'] },
  EIR: { name: 'Eire', x: 530, y: 232, income: 0, start: 'IMPASSABLE', factory: 0, land: ['NIR'], sea: ['S14', 'S15', 'S16'] },
  POR: { name: 'Portugal', x: 508, y: 482, income: 0, start: 'IMPASSABLE', factory: 0, land: ['SPA'], sea: ['S19', 'S20'] },
  SPA: { name: 'Spain', x: 572, y: 472, income: 0, start: 'IMPASSABLE', factory: 0, land: ['AQU', 'GIB', 'POR', 'SFR'], sea: ['S18', 'S19', 'S20', 'S23', 'S24'] },
  SWE: { name: 'Sweden', x: 808, y: 100, income: 0, start: 'IMPASSABLE', factory: 0, land: ['NNO', 'SNO'], sea: ['S30'] },
  SWI: { name: 'Switzerland', x: 750, y: 368, income: 0, start: 'IMPASSABLE', factory: 0, land: ['NFR', 'NIT', 'SFR', 'SGE'], sea: [] },
} as const satisfies Record<string, TerritoryFigures>;

/** A sea zone, its greatest convoy loss for each power, and its neighbours. */
interface SeaZoneFigures {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly convoy: { readonly UK: number; readonly USA: number };
  readonly sea: readonly string[];
  readonly land: readonly (keyof typeof TERRITORIES)[];
}

export const SEA_ZONES = {
  S01: { name: 'New York Bight', x: 192, y: 330, convoy: { UK: 0, USA: 6 }, sea: ['S02', 'S06', 'S07'], land: ['NEU'] },
  S02: { name: 'Cape Hatteras', x: 152, y: 408, convoy: { UK: 0, USA: 6 }, sea: ['S01', 'S03', 'S07'], land: ['NEU', 'SEU'] },
  S03: { name: 'Gulf of Mexico and Florida Strait', x: 98, y: 478, convoy: { UK: 0, USA: 4 }, sea: ['S02', 'S04', 'S07'], land: ['SEU', 'WIN'] },
  S04: { name: 'Caribbean Sea', x: 140, y: 575, convoy: { UK: 2, USA: 3 }, sea: ['S03', 'S07', 'S11'], land: ['WIN'] },
  S05: { name: 'Gulf of St Lawrence', x: 212, y: 205, convoy: { UK: 3, USA: 0 }, sea: ['S06', 'S08'], land: ['CAN', 'NFL', 'NSC'] },
  S06: { name: 'Grand Banks', x: 290, y: 292, convoy: { UK: 5, USA: 2 }, sea: ['S01', 'S05', 'S07', 'S08', 'S10', 'S11'], land: ['NFL', 'NSC'] },
  S07: { name: 'Sargasso Sea', x: 262, y: 452, convoy: { UK: 0, USA: 2 }, sea: ['S01', 'S02', 'S03', 'S04', 'S06', 'S11'], land: ['BMD'] },
  S08: { name: 'Labrador Sea', x: 308, y: 145, convoy: { UK: 1, USA: 0 }, sea: ['S05', 'S06', 'S09', 'S10'], land: ['GRL', 'NFL'] },
  S09: { name: 'Denmark Strait', x: 412, y: 85, convoy: { UK: 0, USA: 0 }, sea: ['S08', 'S10', 'S13', 'S28'], land: ['GRL', 'ICE'] },
  S10: { name: 'Mid-Atlantic Gap', x: 408, y: 248, convoy: { UK: 6, USA: 4 }, sea: ['S06', 'S08', 'S09', 'S11', 'S12', 'S13', 'S14', 'S15'], land: [] },
  S11: { name: 'Central Atlantic', x: 332, y: 515, convoy: { UK: 2, USA: 3 }, sea: ['S04', 'S06', 'S07', 'S10', 'S12', 'S22'], land: [] },
  S12: { name: 'Azores Sea', x: 440, y: 378, convoy: { UK: 4, USA: 3 }, sea: ['S10', 'S11', 'S15', 'S19', 'S21'], land: ['AZO'] },
  S13: { name: 'Iceland-Faeroes Gap', x: 540, y: 100, convoy: { UK: 2, USA: 0 }, sea: ['S09', 'S10', 'S14', 'S27', 'S28'], land: ['ICE'] },
  S14: { name: 'North-Western Approaches', x: 500, y: 168, convoy: { UK: 8, USA: 3 }, sea: ['S10', 'S13', 'S15', 'S16', 'S27'], land: ['EIR', 'NIR', 'SCO'] },
  S15: { name: 'Western Approaches', x: 488, y: 292, convoy: { UK: 8, USA: 3 }, sea: ['S10', 'S12', 'S14', 'S16', 'S17', 'S18', 'S19'], land: ['EIR'] },
  S16: { name: 'Irish Sea', x: 575, y: 228, convoy: { UK: 0, USA: 0 }, sea: ['S14', 'S15'], land: ['EIR', 'NEN', 'NIR', 'SEN'] },
  S17: { name: 'English Channel', x: 612, y: 290, convoy: { UK: 3, USA: 0 }, sea: ['S15', 'S18', 'S26'], land: ['BRI', 'NFR', 'SEN'] },
  S18: { name: 'Bay of Biscay', x: 552, y: 378, convoy: { UK: 0, USA: 0 }, sea: ['S15', 'S17', 'S19'], land: ['AQU', 'BRI', 'SPA'] },
  S19: { name: 'Iberian Sea', x: 455, y: 462, convoy: { UK: 3, USA: 0 }, sea: ['S12', 'S15', 'S18', 'S20', 'S21'], land: ['POR', 'SPA'] },
  S20: { name: 'Gulf of Cadiz', x: 500, y: 560, convoy: { UK: 3, USA: 2 }, sea: ['S19', 'S21', 'S23'], land: ['GIB', 'MOR', 'POR', 'SPA'] },
  S21: { name: 'Canary Sea', x: 430, y: 588, convoy: { UK: 2, USA: 2 }, sea: ['S12', 'S19', 'S20', 'S22'], land: ['MOR'] },
  S22: { name: 'Freetown Sea', x: 375, y: 650, convoy: { UK: 4, USA: 0 }, sea: ['S11', 'S21'], land: ['WAF'] },
  S23: { name: 'Alboran Sea', x: 608, y: 555, convoy: { UK: 0, USA: 0 }, sea: ['S20', 'S24', 'S25'], land: ['ALG', 'GIB', 'MOR', 'SPA'] },
  S24: { name: 'Gulf of Lions', x: 712, y: 478, convoy: { UK: 0, USA: 0 }, sea: ['S23', 'S25'], land: ['NIT', 'SFR', 'SPA'] },
  S25: { name: 'Tyrrhenian Sea', x: 795, y: 515, convoy: { UK: 0, USA: 0 }, sea: ['S23', 'S24'], land: ['ALG', 'NIT', 'SIT', 'TUN'] },
  S26: { name: 'Southern North Sea', x: 668, y: 225, convoy: { UK: 4, USA: 0 }, sea: ['S17', 'S27', 'S29'], land: ['LOW', 'NEN', 'SEN'] },
  S27: { name: 'Northern North Sea', x: 660, y: 140, convoy: { UK: 3, USA: 0 }, sea: ['S13', 'S14', 'S26', 'S28', 'S29', 'S30'], land: ['DEN', 'NEN', 'SCO', 'SNO'] },
  S28: { name: 'Norwegian Sea', x: 650, y: 52, convoy: { UK: 0, USA: 0 }, sea: ['S09', 'S13', 'S27'], land: ['NNO', 'SNO'] },
  S29: { name: 'German Bight', x: 714, y: 205, convoy: { UK: 0, USA: 0 }, sea: ['S26', 'S27', 'S30'], land: ['DEN', 'LOW', 'NWG'] },
  S30: { name: 'Baltic Sea', x: 868, y: 180, convoy: { UK: 0, USA: 0 }, sea: ['S27', 'S29'], land: ['BLN', 'DEN', 'NWG', 'POL', 'SWE'] },
} as const satisfies Record<string, SeaZoneFigures>;

export type TerritoryId = keyof typeof TERRITORIES;
export type ZoneId = keyof typeof SEA_ZONES;
export type PlaceId = TerritoryId | ZoneId;

/** A link between two zones that not every ship may use (HOST-6.6). */
interface LinkFigures {
  readonly name: string;
  readonly between: readonly [ZoneId, ZoneId];
  readonly kind: 'barrage' | 'strait';
  /** The territory a side must hold to pass a strait. */
  readonly key: TerritoryId | null;
  /** Whether submarines pass, are closed out, or need the key like everyone else. */
  readonly submarines: 'closed' | 'free' | 'key';
}

export const SPECIAL_LINKS = [
  { name: 'Dover barrage', between: ['S17', 'S26'], kind: 'barrage', key: null, submarines: 'closed' },
  { name: 'North Channel barrage', between: ['S14', 'S16'], kind: 'barrage', key: null, submarines: 'closed' },
  { name: "St George's Channel barrage", between: ['S15', 'S16'], kind: 'barrage', key: null, submarines: 'closed' },
  { name: 'Strait of Gibraltar', between: ['S20', 'S23'], kind: 'strait', key: 'GIB', submarines: 'free' },
  { name: 'Danish Belts', between: ['S27', 'S30'], kind: 'strait', key: 'DEN', submarines: 'key' },
  { name: 'Kiel Canal', between: ['S29', 'S30'], kind: 'strait', key: 'NWG', submarines: 'key' },
] as const satisfies readonly LinkFigures[];

/** The Atlantic routes of troop convoys (HOST-10.3). */
export const TROOP_ROUTES = {
  NORTH: { zones: ['S06', 'S10', 'S14'], destinations: ['NEN', 'NIR', 'SCO'] },
  SOUTH: { zones: ['S07', 'S11', 'S12', 'S21'], destinations: ['GIB', 'MOR'] },
} as const satisfies Record<string, { zones: readonly ZoneId[]; destinations: readonly TerritoryId[] }>;

export type RouteId = keyof typeof TROOP_ROUTES;

export const TROOP_PORTS = ['NEU', 'SEU', 'NSC', 'CAN'] as const satisfies readonly TerritoryId[];
