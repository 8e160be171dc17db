/** The house: a bar at the top, and the page that the address asks for. */
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon, type IconName } from '../parts/icon.tsx';
import { Lazy } from '../parts/lazy.tsx';
import { hovering } from '../store/dropped.ts';
import { fetchGame } from './ahead.ts';
import { Live } from './live.tsx';
import { address, type Route, route } from './router.ts';
import { words } from './words.ts';

type Page = Promise<{ default: ComponentType }>;
type Pages = { readonly [P in Route['page']]: () => Page };

const NOTHING = {};
const WITH_ORDERS: ReadonlySet<Route['page']> = new Set(['table', 'lesson', 'replay', 'shared']);

const PAGES: Pages = {
  home: () => import('../pages/home.tsx'),
  begin: () => import('../pages/begin.tsx'),
  table: () => import('../pages/table.tsx'),
  lesson: () => import('../pages/lesson.tsx'),
  replay: () => import('../pages/replay.tsx'),
  shared: () => import('../pages/replay.tsx'),
  rules: () => import('../pages/rules.tsx'),
  settings: () => import('../pages/settings.tsx'),
  diary: () => import('../pages/diary.tsx'),
  licences: () => import('../pages/licences.tsx'),
  online: () => import('../pages/online.tsx'),
  unknown: () => import('../pages/not-found.tsx'),
};

/** The page is on its way while the words are; with a table, the game that is likely to lie on it. */
export function fetchPage(): void {
  const { page } = route.peek();
  PAGES[page]().catch(() => undefined);
  if (page === 'table') fetchGame();
}

export function App() {
  const { page } = route.value;
  const text = words();
  const to = WITH_ORDERS.has(page) ? 'question' : 'main';
  useEffect(() => {
    document.title = titleOf(page);
    document.getElementById('main')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [page, text]);
  return (
    <div class={`house page-${page}`}>
      <button type="button" class="skip" onClick={() => document.getElementById(to)?.focus()}>
        {to === 'question' ? text.skipToOrders : text.skip}
      </button>
      <Bar page={page} />
      <main id="main" tabIndex={-1}>
        <Lazy key={page} load={PAGES[page]} given={NOTHING} />
      </main>
      {hovering.value && <div class="drop-veil">{text.drop}</div>}
      <Live />
    </div>
  );
}

/** A desk puts its game's title there instead. */
function titleOf(page: Route['page']): string {
  const { house, nav } = words();
  const name = { rules: nav.rules, replay: nav.replay, shared: nav.replay, settings: nav.settings }[page as string];
  return name ? `${name} · ${house}` : house;
}

function Bar({ page }: { readonly page: Route['page'] }) {
  const { house, nav } = words();
  return (
    <header class="bar">
      <a class="brand" href={address.home} aria-label={house}>
        <Mark />
        <span>{house}</span>
      </a>
      <nav aria-label={nav.label}>
        <BarLink to={address.home} icon="home" name={nav.home} here={page === 'home'} />
        <BarLink to={address.rules} icon="book" name={nav.rules} here={page === 'rules'} />
        <BarLink to={address.replay} icon="play" name={nav.replay} here={page === 'replay' || page === 'shared'} />
        <BarLink to={address.settings} icon="settings" name={nav.settings} here={page === 'settings'} />
      </nav>
    </header>
  );
}

interface BarLinkProps {
  readonly to: string;
  readonly icon: IconName;
  readonly name: string;
  readonly here: boolean;
}

function BarLink({ to, icon, name, here }: BarLinkProps) {
  return (
    <a class="bar-link" href={to} aria-current={here ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{name}</span>
    </a>
  );
}

/** The mark of the house: a bearing drawn on the floor. */
function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="13" />
      <path d="M16 3v26M3 16h26" />
      <path class="mark-bearing" d="M16 16 25 7" />
      <circle class="mark-plot" cx="22" cy="10" r="2.5" />
    </svg>
  );
}
