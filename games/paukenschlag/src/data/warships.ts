/** Allied warships: two ships to a counter. */

interface WarshipType {
  readonly mp: number;
  /** Squares it may go on a grid. */
  readonly grid: number;
  readonly gun: number;
  readonly asw: number;
  /** Numbers for detecting a Surfaced and a Submerged submarine (PK-8.1). */
  readonly detSurf: number;
  readonly detSub: number;
  readonly sunk: number;
  readonly bombard: number;
  readonly tons: number;
  /** PK-6.5  Small craft. */
  readonly coastalOnly?: true;
}

const WARSHIP_TYPES = {
  DD: { mp: 3, grid: 3, gun: 3, asw: 3, detSurf: 6, detSub: 4, sunk: 7, bombard: 1, tons: 2 },
  ASW: { mp: 2, grid: 2, gun: 1, asw: 3, detSurf: 5, detSub: 3, sunk: 5, bombard: 0, tons: 1, coastalOnly: true },
  CUT: { mp: 2, grid: 2, gun: 2, asw: 2, detSurf: 4, detSub: 3, sunk: 6, bombard: 0, tons: 1, coastalOnly: true },
  CDD: { mp: 3, grid: 3, gun: 3, asw: 4, detSurf: 7, detSub: 5, sunk: 7, bombard: 1, tons: 2 },
  CCU: { mp: 2, grid: 2, gun: 2, asw: 3, detSurf: 6, detSub: 4, sunk: 6, bombard: 0, tons: 1 },
  TF: { mp: 2, grid: 2, gun: 8, asw: 1, detSurf: 6, detSub: 2, sunk: 9, bombard: 4, tons: 30 },
} as const satisfies Record<string, WarshipType>;
type WarshipTypeId = keyof typeof WARSHIP_TYPES;

/** Every counter with the ships it stands for. CUT-6 comes only with an event (PK-14.1), the last four only with PK-21.4. */
export const WARSHIPS = {
  'DD-1': { type: 'DD', ships: 'Roper / Jacob Jones' },
  'DD-2': { type: 'DD', ships: 'Dickerson / Hambleton' },
  'DD-3': { type: 'DD', ships: 'Buck / Lansdale' },
  'DD-4': { type: 'DD', ships: 'Emmons / Ellyson' },
  'DD-5': { type: 'DD', ships: 'Herbert / Dahlgren' },
  'DD-6': { type: 'DD', ships: 'Noa / Cole' },
  'ASW-1': { type: 'ASW', ships: 'Eagle-19 / Eagle-48' },
  'ASW-2': { type: 'ASW', ships: 'SC-330 / PC-451' },
  'ASW-3': { type: 'ASW', ships: 'PC-474 / PC-475' },
  'ASW-4': { type: 'ASW', ships: 'Bedfordshire / Northern Duke' },
  'CUT-1': { type: 'CUT', ships: 'Dione / Calypso' },
  'CUT-2': { type: 'CUT', ships: 'Icarus / Antietam' },
  'CUT-3': { type: 'CUT', ships: 'Thetis / Triton' },
  'CUT-4': { type: 'CUT', ships: 'Mohawk / Comanche' },
  'CUT-5': { type: 'CUT', ships: 'Nike / Algonquin' },
  'CUT-6': { type: 'CUT', ships: 'Nemesis / Vigilant' },
  'TF-1': { type: 'TF', ships: 'Texas / Brooklyn group' },
  'CDD-1': { type: 'CDD', ships: 'St. Croix / Annapolis' },
  'CCU-1': { type: 'CCU', ships: 'Chambly / Moose Jaw' },
  'CCU-2': { type: 'CCU', ships: 'Drumheller / Rosthern' },
  'CCU-3': { type: 'CCU', ships: 'Sherbrooke / Barrie' },
} as const satisfies Record<string, { readonly type: WarshipTypeId; readonly ships: string }>;
export type ShipId = keyof typeof WARSHIPS;

export const warship = (id: ShipId): WarshipType => WARSHIP_TYPES[WARSHIPS[id].type];

/** PK-21.4  The Canadians, and where they may enter. */
export const CANADIANS = {
  ships: ['CDD-1', 'CCU-1', 'CCU-2', 'CCU-3'],
  entry: ['BB', 'BC', 'BD'],
  turnAlone: 2,
} as const;
