/** What units look like from the side or from above, each about 22 wide around its middle. */
import type { PlaneId } from '@derby/paukenschlag/data/aircraft';
import { model } from '@derby/paukenschlag/data/aircraft';
import type { ConvoyType } from '@derby/paukenschlag/data/convoys';
import { type ShipId, WARSHIPS } from '@derby/paukenschlag/data/warships';

export const BOAT = 'M-12 2.5Q-10 .5-6 .5H-3L-2-3H-1V-6H0V-3H2L3 .5H8Q11 .5 12 3 9 6 4 6H-7Q-10 6-12 2.5z';
export const TANKER_BOAT = 'M-12 1Q-10-2-6-2H-3V-5H2V-2H8Q12-2 12 2 9 6.5 4 6.5H-8Q-11 6-12 1z';

const MERCHANT = 'M-12 1H-9V-3H-7V1H-2V-3H1V-7H3V-3H5V1H8V-3H9V1H12L10 6H-10z';
const TANKER = 'M-12 1H-8V-3H-6V1H4V-4H6V-7H8V-4H10V1H12L10 6H-10z';
const LINER = 'M-13 0H-9V-3H-6V-7H-4V-3H-1V-7H1V-3H4V-7H6V-3H9V0H13L10 6H-10z';

export const CONVOY_SHAPES: Readonly<Record<ConvoyType, string>> = {
  IND: MERCHANT,
  COA: 'M-9 2H-6V-2H-2V-5H0V-2H3V2H9L7 6H-7z',
  TNK: TANKER,
  OCN: 'M-13 3H-11V0H-9V3H-4V-1H-2V3H1L0 7H-11zM1-1H3V-4H5V-1H9V-5H11V-1H13L11 3H3z',
  TRP: LINER,
};

const DESTROYER = 'M-12 2H-7L-6-1H-4L-3-4H-2V-1H1V-3H3V-1L4 2H12L9 6H-10z';
const CUTTER = 'M-10 2H-5V-2H-3V-7H-2V-2H3V2H10L8 6H-8z';
const TRAWLER = 'M-9 1L-8 3H-3V-1H1V-6H2V-1H3V3H9V1L7 7H-7z';
const BATTLESHIP = 'M-12 1.5H-9V-.5H-12V-2.5H-5V1H-4V-4H-2V-9H-.5V-4H2V-6H4V1H5V-2.5H12V-.5H9V1.5H13L10 7H-11z';
const SHIPS = { DD: DESTROYER, CDD: DESTROYER, ASW: TRAWLER, CUT: CUTTER, CCU: CUTTER, TF: BATTLESHIP } as const;
export const shipShape = (id: ShipId): string => SHIPS[WARSHIPS[id].type];

const PLANES: Readonly<Record<ReturnType<typeof model>['kind'], string>> = {
  fighter: 'M0-10Q1.6-9 1.6-4L11 0V2.6L1.6 1.6 1 6 4 8V9.6L0 8.8-4 9.6V8L-1 6-1.6 1.6-11 2.6V0L-1.6-4Q-1.6-9 0-10z',
  bomber:
    'M0-10Q2-9 2-5L5-4V-7H7V-3.4L12-2V1L2 .8 1.4 6 6 8V10L0 9-6 10V8L-1.4 6-2 .8-12 1V-2L-7-3.4V-7H-5V-4L-2-5Q-2-9 0-10z',
  patrol:
    'M0-10Q2.4-8 2.2-4H12V0H6V2H4.6V0H2L1.4 6 6 7.5V9.5L0 9-6 9.5V7.5L-1.4 6-2 0H-4.6V2H-6V0H-12V-4H-2.2Q-2.4-8 0-10z',
  floatplane:
    'M0-10Q2.4-8 2.2-4H13V-1H9V2H7.5V-1H2L1.4 6 6 7.5V9.5L0 9-6 9.5V7.5L-1.4 6-2-1H-7.5V2H-9V-1H-13V-4H-2.2Q-2.4-8 0-10z',
  blimp: 'M-13-2Q-9-8 2-8 11-7 13-2 11 3 2 4L3 7H-3L-3 4Q-9 3-11 1L-14 4V-8z',
};
export const planeShape = (id: PlaneId): string => PLANES[model(id).kind];

export const ANCHOR =
  'M-1-6A2 2 0 1 1 1-6V-4H3.5V-2.4H1V4Q4 3.5 4.5 1L3.3 1.4 5.2-1.5 7 1.4 5.9 1.2Q5 6 0 6T-5.9 1.2L-7 1.4-5.2-1.5-3.3 1.4-4.5 1Q-4 3.5-1 4V-2.4H-3.5V-4H-1z';
/** A field: a runway in a ring. */
export const FIELD = 'M0-7A7 7 0 1 1-.01-7zM-1.4-5.2V5.2H1.4V-5.2zM-4.6-2.2H4.6V-4H-4.6z';
export const EYE = 'M-6 0Q0-6 6 0 0 6-6 0zM0-2.2A2.2 2.2 0 1 0 .01-2.2z';
