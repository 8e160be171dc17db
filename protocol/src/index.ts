/** The messages between a house and whoever plays there, and their checks. Pure: it runs in Node and in a browser. */
export { applied, type Change, changesBetween } from './changes.ts';
export { isName, LONGEST_MESSAGE, LONGEST_NAME, MOST_FORESEEN } from './limits.ts';
export {
  type Answer,
  type ClientMessage,
  type Company,
  type Deed,
  type DeedMessage,
  PROPOSALS,
  type Proposal,
  type ProposalKind,
  readClientMessage,
  readServerMessage,
  type ServerMessage,
  type ServerRefusal,
  type SocketFault,
  type WireNow,
} from './messages.ts';
export {
  type Joining,
  type MatchPage,
  type MatchStatus,
  type MatchSummary,
  type Me,
  type NewMatch,
  type Renaming,
  readJoining,
  readNewMatch,
  readRenaming,
  type SeatAsked,
  type SeatSummary,
} from './requests.ts';
