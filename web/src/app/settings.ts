/** The settings: small, kept in the browser, and signals so that everything follows at once. */
import type { Language } from '@derby/kernel';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { STRENGTHS } from '../seats/seating.ts';
import { kept } from './kept.ts';

/** `system`: whatever the reader's system wears. */
export const THEMES = ['system', 'dark', 'light', 'contrast'] as const;
type Theme = (typeof THEMES)[number];

export const PACES = ['off', 'fast', 'normal', 'slow'] as const;
type Pace = (typeof PACES)[number];
const MILLISECONDS: Readonly<Record<Pace, number>> = { off: 0, fast: 160, normal: 380, slow: 800 };

export const ON_OFF = ['on', 'off'] as const;

/** `qps` is no language but a disguise of English: whatever does not wear it was not translated. */
const TONGUES = ['en', 'fr', 'qps'] as const;
export type Tongue = (typeof TONGUES)[number];

const guessed: Tongue = navigator.language.startsWith('fr') ? 'fr' : 'en';

export const tongue = kept('language', TONGUES, guessed);
export const theme = kept('theme', THEMES, 'system');
export const paceName = kept('pace', PACES, 'normal');
export const strength = kept('strength', STRENGTHS, 'commander');
/** Between two persons at one screen, in games where nothing is hidden; elsewhere it always falls. */
export const curtain = kept('curtain', ON_OFF, 'on');
/** Single letters and figures that give orders at the table. */
export const keys = kept('keys', ON_OFF, 'on');
/** Nothing is heard until it is asked for. */
export const sound = kept('sound', ON_OFF, 'off');

/** The language that games know. */
export const language = computed<Language>(() => (tongue.value === 'fr' ? 'fr' : 'en'));

/** What the system asks for, as long as the page is open. */
function asked(feature: string): ReadonlySignal<boolean> {
  const query = matchMedia(`(${feature})`);
  const matches = signal(query.matches);
  query.addEventListener('change', () => {
    matches.value = query.matches;
  });
  return matches;
}

export const reduced = asked('prefers-reduced-motion: reduce');
const contrasted = asked('prefers-contrast: more');
const light = asked('prefers-color-scheme: light');

const worn = (): Exclude<Theme, 'system'> => {
  if (theme.value !== 'system') return theme.value;
  if (contrasted.value) return 'contrast';
  return light.value ? 'light' : 'dark';
};

/** How long a piece takes to move, in milliseconds. */
export const pace = computed(() => (reduced.value ? 0 : MILLISECONDS[paceName.value]));

/** The page wears the settings. */
export function wearSettings(): void {
  const root = document.documentElement;
  effect(() => {
    root.dataset.theme = worn();
    root.dataset.keys = keys.value;
    root.lang = language.value;
    root.style.setProperty('--pace', `${pace.value}ms`);
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--ground').trim());
  });
}
