/** What a player may say, and under which rules it is asked. */
import type { Listing } from '@derby/kernel';
import type { Rule } from './rules.ts';

export type Choice = readonly ['row', number] | readonly ['search', number];
export type Asks = 'NEW-2.1' | 'NEW-2.2';
export type List<V extends Choice[0]> = Listing<Extract<Choice, readonly [V, ...unknown[]]>, Rule>;
