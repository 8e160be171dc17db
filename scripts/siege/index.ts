/** All assaults, and one run of them. */
import { FastDice } from '@derby/kernel';
import type { Assault } from './assault.ts';
import { entries } from './entries.ts';
import { houseKills } from './house-kills.ts';
import { kills } from './kills.ts';
import { messages } from './messages.ts';
import { files, words } from './program.ts';
import { records } from './records.ts';
import { requests } from './requests.ts';
import { server } from './server.ts';
import { wires } from './wires.ts';

export const ASSAULTS: readonly Assault[] = [
  records,
  files,
  words,
  entries,
  server,
  kills,
  messages,
  requests,
  wires,
  houseKills,
];

interface GaveWay {
  readonly blow: number;
  readonly why: string;
}

export interface Plan {
  readonly seed: string;
  /** The number of the first blow. */
  readonly from: number;
  readonly blows: number;
  readonly onBlow?: (blow: number, gaveWay: number) => void;
}

/** Strikes so many blows, each with dice of its own; returns those before which the house gave way. */
export async function lead(assault: Assault, { seed, from, blows, onBlow }: Plan): Promise<GaveWay[]> {
  const found: GaveWay[] = [];
  try {
    for (let blow = from; blow < from + blows; blow++) {
      try {
        await assault.strike(new FastDice(`siege ${seed} ${assault.name} ${blow}`));
      } catch (fault) {
        found.push({ blow, why: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) });
      }
      onBlow?.(blow - from + 1, found.length);
    }
  } finally {
    await assault.close?.();
  }
  return found;
}
