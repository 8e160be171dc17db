/** The settings: small, kept in the browser, and signals so that everything follows at once. */
import type { Language } from '@derby/kernel';
import { computed, effect, signal } from '@preact/signals';
import { STRENGTHS } from '../seats/seating.ts';
import { kept } from './kept.ts';

export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const PACES = ['off', 'fast', 'normal', 'slow'] as const;
type Pace = (typeof PACES)[number];
const MILLISECONDS: Readonly<Record<Pace, number>> = { off: 0, fast: 160, normal: 380, slow: 800 };

/** Between two persons at one screen, in games where nothing is hidden; elsewhere it always falls. */
const CURTAINS = ['on', 'off'] as const;

/** `qps` is no language but a disguise of English: whatever does not wear it was not translated. */
const TONGUES = ['en', 'fr', 'qps'] as const;
export type Tongue = (typeof TONGUES)[number];

const guessed: Tongue = navigator.language.startsWith('fr') ? 'fr' : 'en';
const preferred: Theme = matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'dark';

export const tongue = kept('language', TONGUES, guessed);
export const theme = kept('theme', THEMES, preferred);
export const paceName = kept('pace', PACES, 'normal');
export const strength = kept('strength', STRENGTHS, 'commander');
export const curtain = kept('curtain', CURTAINS, 'on');

/** The language that games know. */
export const language = computed<Language>(() => (tongue.value === 'fr' ? 'fr' : 'en'));

const stillness = matchMedia('(prefers-reduced-motion: reduce)');
export const reduced = signal(stillness.matches);
stillness.addEventListener('change', () => {
  reduced.value = stillness.matches;
});

/** How long a piece takes to move, in milliseconds. */
export const pace = computed(() => (reduced.value ? 0 : MILLISECONDS[paceName.value]));

/** The page wears the settings. */
export function wearSettings(): void {
  const root = document.documentElement;
  effect(() => {
    root.dataset.theme = theme.value;
    root.lang = language.value;
    root.style.setProperty('--pace', `${pace.value}ms`);
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--ground').trim());
  });
}
