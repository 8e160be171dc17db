/** Addresses: all after the `#`, so that they work on any static host, and a shared record never leaves the browser. */
import { signal } from '@preact/signals';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'begin'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'lesson'; readonly game: string; readonly example: string | undefined }
  | { readonly page: 'replay'; readonly id: string | undefined }
  | { readonly page: 'shared'; readonly record: string }
  | { readonly page: 'rules'; readonly game: string | undefined; readonly rule: string | undefined }
  | { readonly page: 'settings' }
  | { readonly page: 'diary' }
  | { readonly page: 'online'; readonly place: readonly string[] }
  | { readonly page: 'licences' }
  | { readonly page: 'unknown' };

export const route = signal<Route>(routeOf(location.hash));

addEventListener('hashchange', () => {
  route.value = routeOf(location.hash);
});

export const address = {
  home: '#/',
  replay: '#/replay',
  rules: '#/rules',
  settings: '#/settings',
  diary: '#/diary',
  licences: '#/licences',
  begin: (game: string) => `#/new/${game}`,
  table: (id: string) => `#/table/${id}`,
  lesson: (game: string, example?: string) => `#/learn/${game}${example ? `/${example}` : ''}`,
  replayOf: (id: string) => `#/replay/${id}`,
  shared: (record: string) => `#/shared/${record}`,
  rule: (game: string, rule?: string) => `#/rules/${game}${rule ? `/${rule}` : ''}`,
} as const;

export const go = (to: string): void => location.assign(to);

function routeOf(hash: string): Route {
  const [page = '', ...place] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  const [first, second] = place;
  switch (page) {
    case '':
      return { page: 'home' };
    case 'new':
      return first ? { page: 'begin', game: first } : { page: 'unknown' };
    case 'table':
      return first ? { page: 'table', id: first } : { page: 'unknown' };
    case 'learn':
      return first ? { page: 'lesson', game: first, example: second } : { page: 'unknown' };
    case 'replay':
      return { page: 'replay', id: first };
    case 'shared':
      return first ? { page: 'shared', record: first } : { page: 'unknown' };
    case 'rules':
      return { page: 'rules', game: first, rule: second };
    case 'online':
      return { page, place };
    case 'settings':
    case 'diary':
    case 'licences':
      return { page };
    default:
      return { page: 'unknown' };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
