/** The names of powers and places in English, and the words that go with them in a sentence. */
import { type PlaceId, SEA_ZONES, TERRITORIES } from '../data/map.ts';
import { POWERS, type Power } from '../data/powers.ts';
import { isZone } from '../geography.ts';
import type { Controller } from '../state.ts';

/** A name alone, for a title or a list. */
export const power = (id: Power): string => POWERS[id].name;
export const placeName = (id: PlaceId): string => (isZone(id) ? SEA_ZONES[id].name : TERRITORIES[id].name);

const isUnion = (id: Power): boolean => id === 'UK' || id === 'USA';

/** "the United States", "Germany". */
export const thePower = (id: Power): string => `${isUnion(id) ? 'the ' : ''}${power(id)}`;
export const theHolder = (id: Controller): string =>
  id === 'NEUTRAL' || id === 'IMPASSABLE' ? 'nobody' : thePower(id);

/** The United States buys, one country; France and the Low Countries buy. */
export const does = (id: Power, one: string, several: string): string =>
  `${thePower(id)} ${id === 'FRA' ? several : one}`;

/** Every zone is "the" something, except a cape; so are parts of a country, and islands in the plural. */
const NAMED: ReadonlySet<PlaceId> = new Set(['NEU', 'SEU', 'MID', 'WIN', 'AZO', 'RUH', 'LOW']);
const hasArticle = (id: PlaceId): boolean => NAMED.has(id) || (isZone(id) && id !== 'S02');

/** "the Bay of Biscay (S18)", "Brittany (BRI)". */
export const place = (id: PlaceId): string => `${hasArticle(id) ? 'the ' : ''}${placeName(id)} (${id})`;

const SEVERAL: ReadonlySet<PlaceId> = new Set(['WIN', 'AZO', 'LOW', 'S06', 'S14', 'S15']);

/** "Brittany (BRI) is", "the Western Approaches (S15) are". */
export const placeDoes = (id: PlaceId, one: string, several: string): string =>
  `${place(id)} ${SEVERAL.has(id) ? several : one}`;

/** Where one is not "in" a place. */
const AT: Readonly<Partial<Record<PlaceId, string>>> = { S02: 'off', S06: 'on', BMD: 'on' };
export const within = (id: PlaceId): string => `${AT[id] ?? 'in'} ${place(id)}`;
