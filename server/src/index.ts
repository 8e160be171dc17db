/** The server: matches between people, on any machine. */
export { type House, type HouseSetting, openHouse } from './house.ts';
export { RulesMissing } from './rules-shelf.ts';
export { BadFolder, sqliteStore } from './store/sqlite.ts';
