/** The addresses of what is played across the wire, all below `#/online`. */
type OnlinePlace =
  | { readonly at: 'lobby' | 'challenges' }
  | { readonly at: 'alerts'; readonly confirming: { readonly id: string; readonly code: string } | undefined }
  | { readonly at: 'new'; readonly game: string }
  | { readonly at: 'match'; readonly id: string; readonly key: string | undefined }
  | { readonly at: 'join'; readonly id: string; readonly seat: string; readonly key: string };

export const onlineAddress = {
  lobby: '#/online',
  alerts: '#/online/alerts',
  challenges: '#/online/challenges',
  begin: (game: string) => `#/online/new/${game}`,
  match: (id: string) => `#/online/match/${id}`,
  watch: (id: string, key: string) => `#/online/match/${id}/${key}`,
  join: (id: string, seat: string, key: string) => `#/online/join/${id}/${seat}/${key}`,
} as const;

export function onlinePlace([at = '', first, second, third]: readonly string[]): OnlinePlace | undefined {
  if (at === '') return { at: 'lobby' };
  if (at === 'challenges') return { at };
  if (at === 'alerts') return { at, confirming: first && second ? { id: first, code: second } : undefined };
  if (at === 'new' && first) return { at, game: first };
  if (at === 'match' && first) return { at, id: first, key: second };
  return at === 'join' && first && second && third ? { at, id: first, seat: second, key: third } : undefined;
}

/** A link that can be sent to somebody. */
export const linkTo = (address: string): string => new URL(address, location.href).href;
