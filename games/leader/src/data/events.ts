/** UL-3.1  The Event deck: thirty-six cards of eighteen kinds. */

export type Era = 'early' | 'late';

/** One line of a table on a card: used by the first total not above `max`. */
export interface EventRow {
  readonly max: number;
  readonly heavy?: number;
  readonly light?: number;
  readonly stress?: number;
}

/** What a card does; a card may do several of these, in this order. */
interface EventEffect {
  readonly stress?: number;
  readonly breakdown?: 'engines';
  readonly contact?: number;
  readonly warnings?: number;
  /** A die plus the boat's Evasion, or a die alone. */
  readonly rollWithEvasion?: readonly EventRow[];
  readonly roll?: readonly EventRow[];
  readonly torpedoForVp?: number;
  readonly liftWarning?: true;
  /** SO in the Refit Segment if this many VP were scored in the turn. */
  readonly praise?: { readonly vp: number; readonly so: number };
}

interface EventKind {
  readonly cards: readonly number[];
  readonly early: EventEffect;
  /** Only where it differs from the early half. */
  readonly late?: EventEffect;
}

// biome-ignore format: one row for each kind
export const EVENTS = {
  'rough-seas': { cards: [168, 169, 170, 171, 172], early: { stress: 1 } },
  'enemy-aircraft': { cards: [173, 174, 175, 176], early: { rollWithEvasion: [{ max: 4, heavy: 1, stress: 2 }, { max: 6, light: 1, stress: 2 }, { max: 9, stress: 2 }, { max: 12, stress: 1 }, { max: Infinity }] }, late: { rollWithEvasion: [{ max: 5, heavy: 2, stress: 2 }, { max: 8, heavy: 1, stress: 2 }, { max: 11, stress: 2 }, { max: 14, stress: 1 }, { max: Infinity }] } },
  'radio-intercept': { cards: [177, 178, 179], early: { contact: 1 } },
  'ultra-intercept': { cards: [180, 181], early: { warnings: 1 } },
  'fatal-error': { cards: [182], early: { stress: 2 } },
  'counter-intelligence': { cards: [183], early: { liftWarning: true } },
  'clear-weather': { cards: [184, 185], early: { contact: 1 }, late: { contact: 1, stress: 1 } },
  'lone-merchant': { cards: [186, 187, 188], early: { torpedoForVp: 1 } },
  'enemy-submarine': { cards: [189, 190], early: { stress: 2 } },
  'surface-patrol': { cards: [191, 192], early: { rollWithEvasion: [{ max: 4, light: 2, stress: 1 }, { max: 7, light: 1, stress: 1 }, { max: 10, stress: 1 }, { max: Infinity }] }, late: { rollWithEvasion: [{ max: 5, heavy: 1, light: 1, stress: 1 }, { max: 8, light: 1, stress: 1 }, { max: 11, stress: 1 }, { max: Infinity }] } },
  'mechanical-breakdown': { cards: [193, 194], early: { stress: 1, breakdown: 'engines' } },
  'minefield': { cards: [195], early: { roll: [{ max: 1, heavy: 2 }, { max: 3, heavy: 1 }, { max: 6, stress: 1 }, { max: 10 }] } },
  'fog-banks': { cards: [196], early: { contact: -1 } },
  'sick-crewman': { cards: [197], early: { stress: 1 } },
  'music-on-deck': { cards: [198, 199], early: { stress: -1 } },
  'b-dienst-report': { cards: [200], early: { contact: 2 }, late: { contact: 1 } },
  'all-quiet': { cards: [201, 202], early: {} },
  'bdu-takes-notice': { cards: [203], early: { praise: { vp: 10, so: 2 } } },
} as const satisfies Record<string, EventKind>;

export type EventId = keyof typeof EVENTS;

const KIND_OF = Object.fromEntries(
  Object.entries(EVENTS).flatMap(([id, kind]) => kind.cards.map((number) => [number, id])),
) as Readonly<Record<number, EventId>>;

export const EVENT_DECK: readonly number[] = Object.keys(KIND_OF).map(Number);

/** Which kind of event a numbered card is. */
export const eventOf = (number: number): EventId => KIND_OF[number] ?? 'all-quiet';

export function effectOf(id: EventId, era: Era): EventEffect {
  const kind: EventKind = EVENTS[id];
  return era === 'late' && kind.late !== undefined ? kind.late : kind.early;
}
