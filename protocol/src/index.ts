/** The messages between a house and whoever plays there, and their checks. Pure: it runs in Node and in a browser. */
export {
  ALERT_OCCASIONS,
  type AlertFault,
  type Alerting,
  type AlertKind,
  type AlertMessage,
  type AlertOccasion,
  type ChannelLine,
  type NewChannel,
  readConfirmation,
  readNewChannel,
} from './alerts.ts';
export type { ChallengeAccounts, ChallengeLine, ResultLine } from './challenges.ts';
export { applied, type Change, changesBetween } from './changes.ts';
export { ComparingFollower } from './comparing.ts';
export {
  isName,
  isTalk,
  LONGEST_LINE_OF_TALK,
  LONGEST_MESSAGE,
  LONGEST_NAME,
  LONGEST_NOTES,
  LONGEST_PASSWORD,
  LONGEST_RECORD,
  MOST_DAYS_AWAY,
  MOST_FORESEEN,
  SHORTEST_PASSWORD,
} from './limits.ts';
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
  type TakenBack,
  type TalkLine,
  type WireNow,
} from './messages.ts';
export { type PackedNow, packed, unpacked } from './packing.ts';
export {
  type Clock,
  type Continuation,
  type Credentials,
  type Joining,
  type MatchPage,
  type MatchStatus,
  type MatchSummary,
  type Me,
  type NewMatch,
  type Notes,
  type RatingLine,
  type Renaming,
  readContinuation,
  readCredentials,
  readJoining,
  readNewMatch,
  readNewToken,
  readNotes,
  readRenaming,
  readVacation,
  type SeatAsked,
  type SeatSummary,
  type TokenLine,
} from './requests.ts';
export { type Beside, Sight, Telling } from './telling.ts';
