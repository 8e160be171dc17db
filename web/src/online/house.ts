/** The house behind this page, if there is one: what is asked of it over HTTP, and the wire to a table. */
import type {
  Alerting,
  ChallengeLine,
  ChannelLine,
  Continuation,
  Credentials,
  MatchPage,
  MatchSummary,
  Me,
  NewChannel,
  NewMatch,
  Notes,
  RatingLine,
} from '@derby/protocol';
import { RemoteMatch, type Wire } from './remote.ts';

/** The house has refused; `reason` says why, in its own words. */
export class HouseFault extends Error {
  override readonly name = 'HouseFault';
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new HouseFault('away');
  }
  // Where the app lies on a host of files alone, no house answers.
  if (!response.headers.get('content-type')?.includes('json')) throw new HouseFault('away');
  const said: unknown = await response.json();
  if (!response.ok) throw new HouseFault((said as { error?: string }).error ?? 'away');
  return said as T;
}

export const me = (): Promise<Me | null> => ask('GET', '/me');
export const rename = (name: string): Promise<Me> => ask('PUT', '/me', { name });
export const lobby = (): Promise<MatchSummary[]> => ask('GET', '/matches');
export const mine = (): Promise<MatchSummary[]> => ask('GET', '/matches/mine');
export const matchPage = (id: string): Promise<MatchPage> => ask('GET', `/matches/${encodeURIComponent(id)}`);
export const layMatch = (match: Partial<NewMatch>): Promise<{ id: string }> => ask('POST', '/matches', match);
export const continueHere = (game: Continuation): Promise<{ id: string }> => ask('POST', '/matches/continued', game);
export const join = (id: string, seat: string, key?: string): Promise<unknown> =>
  ask('POST', `/matches/${encodeURIComponent(id)}/seats/${encodeURIComponent(seat)}`, { ...(key && { key }) });

const notesAt = (id: string): string => `/matches/${encodeURIComponent(id)}/notes`;
export const notes = (id: string): Promise<Notes> => ask('GET', notesAt(id));
export const keepNotes = (id: string, text: string): Promise<Notes> => ask('PUT', notesAt(id), { text });
export const goAway = (days: number): Promise<Pick<Me, 'awayUntil'>> => ask('POST', '/me/vacation', { days });

export const openAccount = (account: Credentials): Promise<Me> => ask('POST', '/account', account);
export const enter = (account: Credentials): Promise<Me> => ask('POST', '/session', account);
export const leaveHouse = (): Promise<null> => ask('POST', '/session/end', {});
export const ratings = (game: string): Promise<RatingLine[]> => ask('GET', `/ratings/${encodeURIComponent(game)}`);

const channelAt = (id: string, what: string): string => `/alerts/${encodeURIComponent(id)}/${what}`;
export const alerting = (): Promise<Alerting> => ask('GET', '/alerts');
export const addChannel = (channel: NewChannel): Promise<ChannelLine> => ask('POST', '/alerts', channel);
export const confirmChannel = (id: string, code: string): Promise<ChannelLine> =>
  ask('POST', channelAt(id, 'confirm'), { code });
export const tryChannel = (id: string): Promise<ChannelLine> => ask('POST', channelAt(id, 'trial'), {});
export const endChannel = (id: string): Promise<null> => ask('POST', channelAt(id, 'end'), {});

export const challenges = (): Promise<ChallengeLine[]> => ask('GET', '/challenges');
export const attemptChallenge = (id: string): Promise<{ id: string }> =>
  ask('POST', `/challenges/${encodeURIComponent(id)}/attempt`, {});

/** Sits down at a table. It comes back by itself whenever the network or the player does. */
export function sitDown(id: string, key: string | undefined): { match: RemoteMatch; leave: () => void } {
  const url = new URL(`/api/matches/${encodeURIComponent(id)}/live`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  if (key !== undefined) url.searchParams.set('key', key);
  const match = new RemoteMatch(() => new WebSocket(url) as Wire);
  const back = () => {
    if (!document.hidden) match.retry();
  };
  addEventListener('online', back);
  document.addEventListener('visibilitychange', back);
  return {
    match,
    leave: () => {
      removeEventListener('online', back);
      document.removeEventListener('visibilitychange', back);
      match.leave();
    },
  };
}
