/** Les noms des unités et des lieux en français, pour qui dessine la carte. */
export { AREA_NAMES, BASE_NAMES, place, within, ZONE_NAMES } from './places-fr.ts';
export { counter, NATIONS, TYPE_NAMES, unit } from './units-fr.ts';
