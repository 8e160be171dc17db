/** XXI on the terminal. */
import type { View } from '@derby/xxi';
import type { Board } from './index.ts';

export const board: Board = (shown) => [`turn ${(shown as View).turn}`];
