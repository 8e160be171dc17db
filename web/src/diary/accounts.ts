/** What reviews said of finished games, by the fingerprint of their last position. It stays in this browser. */
import type { Accounts } from '@derby/bots';

type SeatAccounts = Readonly<Record<string, Accounts>>;

const KEY = 'derby.accounts';
const MOST = 2000;
const FIGURES = ['start', 'skill', 'others', 'luck', 'result'] as const;

export function keepAccounts(hash: string, accounts: SeatAccounts): void {
  const all = Object.entries({ ...keptAccounts(), [hash]: accounts }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // There is no room or no leave: the review can be made again.
  }
}

/** All that are kept. Whatever else lies there is passed over. */
export function keptAccounts(): Readonly<Record<string, SeatAccounts>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, one]) => isAccounts(one)));
  } catch {
    return {};
  }
}

const isAccounts = (found: unknown): found is SeatAccounts =>
  typeof found === 'object' &&
  found !== null &&
  Object.values(found).every((seat) =>
    FIGURES.every((figure) => Number.isFinite((seat as Record<string, unknown> | null)?.[figure])),
  );
