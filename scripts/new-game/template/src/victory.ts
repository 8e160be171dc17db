/** NEW-1.1  How it ends. */
import type { Outcome } from '@derby/kernel';
import type { NewGame, Seat, State, Table } from './state.ts';

export const result = ({ winner }: Readonly<State>): Outcome<NewGame> | undefined =>
  winner
    ? {
        rule: 'NEW-1.1',
        winner,
        grade: 'won',
        worth: { hider: winner === 'hider' ? 1 : 0, seeker: winner === 'seeker' ? 1 : 0 },
      }
    : undefined;

export function concede(t: Table, seat: Seat): void {
  t.state.winner = seat === 'hider' ? 'seeker' : 'hider';
}
