/** The server: matches between people, on any machine. */

export { dataFolder } from './data-folder.ts';
export { type House, type HouseSetting, openHouse } from './house.ts';
export { loggerAt } from './log.ts';
export { RulesMissing } from './rules-shelf.ts';
export { BadFolder, NoDriver, sqliteStore } from './store/sqlite.ts';
