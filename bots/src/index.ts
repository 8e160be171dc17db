/** Players and reviews: they know games only by the kernel's interface. */
export type { Accounts, Course, Label, Play, PlayClass, TurningPoint, TurningPointKind } from './accounts.ts';
export { BUDGETS, type BudgetName } from './appraisal.ts';
export { Courier, Desk } from './courier.ts';
export type { DescentStyle } from './descent.ts';
export type { Budget, Worths } from './expectation.ts';
export { mcts, type SearchStyle, STANDARD_STYLE, search } from './mcts.ts';
export { type Assessment, choose, imaginesIn, lastThought, type Player, type Thought } from './player.ts';
export type { PlayoutStyle } from './playout.ts';
export { reasonsFor } from './reasons.ts';
export {
  type Deal,
  NothingToReview,
  type Progress,
  type Review,
  type ReviewedStep,
  type ReviewSetting,
  review,
  reviewing,
} from './review.ts';
export { counselled, greedy, random, wavering } from './simple.ts';
export { type Consultation, type Counsel, type Line, olderStaff, type Staff, staffOf } from './staff.ts';
export { type AdvisedGame, type Thinking, thinkingOf, thinkingOn } from './thinking.ts';
export { PLAYERS, playerOf, TIERS, type Tier, UnknownPlayer } from './tiers.ts';
