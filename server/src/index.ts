/** The server: matches between people, on any machine. */

export { alertSetting, BadSetting } from './alerts/setting.ts';
export { BackupFault, backUp, restore } from './backup.ts';
export { Engine, EngineFault } from './bot/engine.ts';
export { BotRefused, playSeat, tokenFrom } from './bot/seat-bot.ts';
export { dataFolder } from './data-folder.ts';
export { ErrandFailed, type Errands, openErrands } from './errands.ts';
export { type House, type HouseSetting, openHouse } from './house.ts';
export { loggerAt } from './log.ts';
export { RulesMissing } from './rules-shelf.ts';
export { FolderTaken } from './store/folder-lock.ts';
export { BadDatabase, postgresStore } from './store/postgres.ts';
export { BadFolder, NoDriver, sqliteStore } from './store/sqlite.ts';
