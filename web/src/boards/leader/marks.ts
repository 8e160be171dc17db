/** Small signs on counters and areas, around their middle. */

/** On a boat. */
export const BADGES = {
  detected: 'M-6 0Q0-6 6 0Q0 6-6 0zM0-2a2 2 0 1 0 .01 0z',
  silent: 'M-5-3L5 3M-5 3L-1 0M5-3L1 0',
  deep: 'M0-5V4M-4 0L0 5 4 0',
  stunned: 'M0-6L1.5-2 6-2 2.5 1 4 5.5 0 3-4 5.5-2.5 1-6-2-1.5-2z',
  strain: 'M0-5V1M0 4V5',
  mission: 'M-3 5V-5L4-2-3 1',
} as const;

/** In an area. */
export const MARKERS = {
  intel: 'M-7 0Q0-8 7 0Q0 8-7 0zM0-3a3 3 0 1 0 .01 0z',
  air: 'M0-9L2-3 9 1V3L2 1.5 1.5 6 4 8V9L0 8-4 9V8L-1.5 6-2 1.5-9 3V1L-2-3z',
  supply: 'M-6-7H6Q8 0 6 7H-6Q-8 0-6-7zM-6.5-2.5H6.5M-6.5 2.5H6.5',
} as const;
export const [MARKER_PLATE, WARNING_PLATE] = ['M-11-11H11V11H-11z', 'M0-13L13 10H-13z'];

/** The bell of the Alerts, sixteen wide, from its left. */
export const BELL = 'M0 17h16q-3-3-3-9 0-7-5-8t-5 8q0 6-3 9zM6 19a2.5 2.5 0 0 0 4 0';
