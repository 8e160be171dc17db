/** The names of boats, “U-564”, and what such boats are called: no line ends inside. Parts a text, so that every other part is one. */
export const BOAT_NAMES = /(\bU-(?:\d+|[Bb]oo?[at]\w*)(?:’s\b)?)/;
