/** The kernel: a table at which rules are played. It knows no game. */
export type { Advice, Figures, Knowledge, Officers, Plan, Plans, Study } from './advice.ts';
export { BadRecord, type RecordFault } from './bad-record.ts';
export { isLine, isSeed, LONGEST_LINE, MOST_CHOICES, MOST_LETTERS, quotable } from './bounds.ts';
export { type Choice, type Listing, notation, type Offer, type Offers, offersIn, openOf } from './choice.ts';
export { copyOf } from './copy.ts';
export { type Dice, FastDice, type MatchDice } from './dice.ts';
export { EDITION_FORM, type Edition, editionOn } from './edition.ts';
export { DeadEnd, Engine, type Finality } from './engine.ts';
export { percent, signed } from './figures.ts';
export { followingOf } from './follower.ts';
export {
  type Asking,
  type GameModule,
  isOpenToAll,
  type Lexicon,
  type Metrics,
  type OptionSpec,
  type Options,
  type OptionValue,
  type Outcome,
  type PlanName,
  type Play,
  type Presets,
  PUBLIC,
  type Question,
  type Reason,
  SPECTATOR,
  type Spectator,
  type Table,
  type Viewer,
} from './game.ts';
export { gradeIn } from './grade-words.ts';
export { canonical, hashOf, sha256Of } from './hash.ts';
export type { Heat } from './heat.ts';
export { type Adviser, HostedMatch } from './hosted-match.ts';
export { HOUSE_GRADES, HOUSE_RULE, type HouseEnd, type HouseGrade } from './house-ends.ts';
export { type Journal, type JournalLine, type JournalPage, journalOf, readerOf, writeJournal } from './journal.ts';
export {
  type Kept,
  type LogEntry,
  Match,
  type RefusalReason,
  Refused,
  type Saved,
  type Setting,
  type Step,
  type UndoBar,
} from './match.ts';
export type { Noted } from './open-list.ts';
export {
  optionsFor,
  readOption,
  unusualOptions,
  writeOption,
} from './options.ts';
export { OrderedTable, type Orders } from './ordered-table.ts';
export { readRecord } from './read-record.ts';
export {
  type GameRecord,
  HIDDEN_CHOICE,
  RECORD_VERSION,
  recordFor,
  recordOf,
  replay,
  sealed,
  takenUp,
  verify,
} from './record.ts';
export { explainRecord } from './record-words.ts';
export { type Chapter, type Rulebook, type RuleText, readRulebook, rulesOf } from './rulebook.ts';
export type {
  Ending,
  Follower,
  Following,
  Hint,
  KnownStep,
  News,
  Refusal,
  SeatNow,
  SeatTable,
  Stretch,
  TableFacts,
  Tables,
} from './seat-table.ts';
export { keyOf, SecretDice } from './secret-dice.ts';
export {
  type AnyText,
  ask,
  because,
  type GameText,
  LANGUAGES,
  type Language,
  type OptionText,
  type PlanText,
  type ReasonText,
  say,
  tell,
} from './text.ts';
export { isSameTrail } from './trail.ts';
export { typeset } from './typeset.ts';
export { Unknown, type UnknownFault, UnknownOption } from './unknown.ts';
export { explainUnknown } from './unknown-words.ts';
export { capital, capitalised, does, MONTHS } from './words.ts';
export { freshWorld, imagine, type Moment, playOut } from './world.ts';
export { writeRecord } from './write-record.ts';
