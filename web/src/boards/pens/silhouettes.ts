/** What units look like from the side or from above, each about 22 wide around its middle. */
import type { Buyable } from '@derby/pens/state';

export const SILHOUETTES: Readonly<Record<Buyable, string>> = {
  infantry: 'M-8 2C-8-5-4-8 0-8S8-5 8 2L10.5 4V6H-10.5V4zM-4 7H4Q3 9 0 9T-4 7z',
  artillery: 'M-11 7L-4 1-5-1 9-9 10.5-7 1-1 2 3Q5 4 5 7H1A4 4 0 0 1-7 7z',
  armour: 'M-11 2H-8L-6-1H-4V-5Q-4-6 0-6T5-4H12V-2H5V-1L8 2H11Q12 6 8 7.5H-8Q-12 6-11 2z',
  fighter: 'M0-10Q1.6-9 1.6-4L11 0V2.6L1.6 1.6 1 6 4 8V9.6L0 8.8-4 9.6V8L-1 6-1.6 1.6-11 2.6V0L-1.6-4Q-1.6-9 0-10z',
  bomber:
    'M0-10Q2-9 2-5L5-4V-7H7V-3.4L12-2V1L2 .8 1.4 6 6 8V10L0 9-6 10V8L-1.4 6-2 .8-12 1V-2L-7-3.4V-7H-5V-4L-2-5Q-2-9 0-10z',
  heavyBomber:
    'M0-11Q2-10 2-5L4-4.5V-8H5.6V-4L8-3.4V-6.5H9.6V-3L13-2V1L2 .8 1.4 6 7 8V10.5L0 9.5-7 10.5V8L-1.4 6-2 .8-13 1V-2L-9.6-3V-6.5H-8V-3.4L-5.6-4V-8H-4V-4.5L-2-5Q-2-10 0-11z',
  transport: 'M-12 1H-9V-3H-7V1H-2V-3H1V-7H3V-3H5V1H8V-3H9V1H12L10 6H-10z',
  destroyer: 'M-12 2H-7L-6-1H-4L-3-4H-2V-1H1V-3H3V-1L4 2H12L9 6H-10z',
  cruiser: 'M-12 2H-9V0H-11V-1.5H-5V0H-4V-3H-2V-8H-1V-3H2L3 0H5V-1.5H11V0H9V2H12L9 6H-10z',
  battleship: 'M-12 1.5H-9V-.5H-12V-2.5H-5V1H-4V-4H-2V-9H-.5V-4H2V-6H4V1H5V-2.5H12V-.5H9V1.5H13L10 7H-11z',
  submarine: 'M-12 3Q-9 0-6 0H-3V-4H2V0H7Q10 0 12 3 9 6 5 6H-7Q-10 6-12 3z',
  uboat: 'M-12 2.5Q-10 .5-6 .5H-3L-2-3H-1V-6H0V-3H2L3 .5H8Q11 .5 12 3 9 6 4 6H-7Q-10 6-12 2.5z',
  typeXXI: 'M-12 2Q-10-.5-6-.5H-4Q-3-4-1.5-4V-7H-.5V-4H3Q5-3.5 5-.5H8Q11-.5 12 2 9 6 4 6H-8Q-11 6-12 2z',
  pen: 'M-11 7V-6L-9-8H9L11-6V7H8V0H4V7H2V0H-2V7H-4V0H-8V7z',
};

export const ANCHOR =
  'M-1-6A2 2 0 1 1 1-6V-4H3.5V-2.4H1V4Q4 3.5 4.5 1L3.3 1.4 5.2-1.5 7 1.4 5.9 1.2Q5 6 0 6T-5.9 1.2L-7 1.4-5.2-1.5-3.3 1.4-4.5 1Q-4 3.5-1 4V-2.4H-3.5V-4H-1z';
export const BLAST = 'M0-9L2-3 8-6 5-1 10 2 4 3 5 9 0 5-5 9-4 3-10 2-5-1-8-6-2-3z';
export const FACTORY = 'M-8 7V-1L-3-4V-1L2-4V-1H4L4.6-8H6.6L8 7z';
export const SHIP = 'M-7 1H-4V-3H-2V1H1V-4H3V1H7L5 5H-5z';
