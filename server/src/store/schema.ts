/** What is kept, table by table. Booleans are 0 and 1, times are milliseconds: both databases have those. */
import type { AccountRow, TokenRow } from './accounts.ts';
import type { AlertRow, ChannelRow } from './alerts.ts';
import type { AttemptRow, ChallengeRow } from './challenges.ts';
import type { AnswerRow } from './errands.ts';
import type { CheckpointRow, EventRow } from './events.ts';
import type { MatchRow, SeatRow } from './matches.ts';
import type { PersonRow, VacationRow } from './people.ts';
import type { BundleRow, SecretRow } from './property.ts';
import type { RatingRow } from './ratings.ts';
import type { NotesRow, TalkRow } from './talk.ts';

export interface Schema {
  people: PersonRow;
  vacations: VacationRow;
  accounts: AccountRow;
  tokens: TokenRow;
  matches: MatchRow;
  seats: SeatRow;
  events: EventRow;
  checkpoints: CheckpointRow;
  talk: TalkRow;
  notes: NotesRow;
  ratings: RatingRow;
  channels: ChannelRow;
  alerts: AlertRow;
  challenges: ChallengeRow;
  attempts: AttemptRow;
  bundles: BundleRow;
  secrets: SecretRow;
  answers: AnswerRow;
}
