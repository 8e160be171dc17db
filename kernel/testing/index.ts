/** What tests need: scripted tables, and the contract every game must pass. */
export { Breach, CHECKS, type Promises, refusesWhatIsNotOpen, type Trial } from './contract.ts';
export { goldenRecords } from './golden.ts';
export { oddsAreTrue } from './odds-suite.ts';
export { type Played, run, type Script, ScriptedDice } from './scripted.ts';
export { contract, type Extent } from './suite.ts';
export { chapterOf, markdownOf, type PrintedTable } from './tables.ts';
