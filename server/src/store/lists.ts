/** Of a list: so many are shown at most. */
export const MOST = 100;
