/** WPZ-11.2a, WPZ-11.2b, WPZ-11.4a  Battle contexts: with which factor each side may fire at each class; a class that is missing cannot be fired at. */
import type { TargetClass } from './types.ts';

/** Anti-air, anti-surface, anti-submarine, anti-ground: the place of a factor on the counter. */
export type Factor = 'aa' | 'as' | 'ab' | 'ag';
export type Fire = Readonly<Partial<Record<TargetClass, Factor>>>;

interface ContextSpec {
  readonly attacker: Fire;
  readonly defender: Fire;
}

const TABLE = {
  naval: { attacker: { surface: 'as', submarine: 'ab' }, defender: { surface: 'as', submarine: 'ab' } },
  interception: { attacker: { submarine: 'ab' }, defender: { surface: 'as', submarine: 'ab' } },
  bombardment: {
    attacker: { air: 'aa', ground: 'ag', surface: 'as', submarine: 'ab' },
    defender: { surface: 'as', submarine: 'ab' },
  },
  'carrier-bombardment': {
    attacker: { air: 'aa', ground: 'ag', surface: 'as', submarine: 'ab' },
    defender: { surface: 'aa' },
  },
  'airstrike-land': { attacker: { air: 'aa', ground: 'ag' }, defender: { air: 'aa' } },
  'airstrike-sea': { attacker: { surface: 'as', submarine: 'ab', air: 'aa' }, defender: { air: 'aa' } },
  ground: { attacker: { ground: 'ag', air: 'aa' }, defender: { ground: 'ag' } },
  'air-ground': { attacker: { ground: 'ag', air: 'aa' }, defender: { ground: 'ag', air: 'aa' } },
  amphibious: { attacker: { ground: 'ag', air: 'aa' }, defender: { surface: 'as', ground: 'ag' } },
  'combined-assault': {
    attacker: { ground: 'ag', air: 'aa' },
    defender: { surface: 'as', submarine: 'ab', ground: 'ag', air: 'aa' },
  },
  'air-naval': {
    attacker: { air: 'aa', ground: 'ag', surface: 'as', submarine: 'ab' },
    defender: { surface: 'as', submarine: 'ab', air: 'aa' },
  },
  airborne: { attacker: { ground: 'ag', air: 'aa' }, defender: { ground: 'ag', air: 'aa' } },
} as const satisfies Record<string, ContextSpec>;

export type Context = keyof typeof TABLE;
export const CONTEXTS: Readonly<Record<Context, ContextSpec>> = TABLE;

/** WPZ-12.4d  Battles in which troops go ashore, or jump, at the start of step 5. */
export const LANDINGS: readonly Context[] = ['amphibious', 'combined-assault', 'airborne'];
