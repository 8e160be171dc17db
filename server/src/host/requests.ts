/** What is asked of a worker, and what it answers. */
import type { GameRecord } from '@derby/kernel';
import type { Deed } from '@derby/protocol';
import type { Origin, Taken } from './hosted.ts';

export type HostRequest =
  /** Lays a match. `rules` is the file of its bundle. */
  | { readonly op: 'lay'; readonly match: string; readonly rules: string; readonly origin: Origin }
  | { readonly op: 'act'; readonly match: string; readonly deed: Deed; readonly at: number }
  | { readonly op: 'show' | 'hide'; readonly match: string; readonly viewer: string }
  | { readonly op: 'look'; readonly match: string; readonly viewer: string; readonly step: number }
  | {
      readonly op: 'foresee';
      readonly match: string;
      readonly viewer: string;
      readonly choices: readonly string[];
      readonly at: number;
    }
  | { readonly op: 'whole'; readonly match: string }
  | {
      readonly op: 'record';
      readonly match: string;
      readonly viewer: string;
      readonly players: Readonly<Record<string, string>>;
      /** Whether the key of the dice stays sealed though the match is over. */
      readonly isSealed: boolean;
    }
  | { readonly op: 'keep' | 'drop'; readonly match: string }
  /** What a player of this rank would choose at the end of a record. */
  | {
      readonly op: 'consult';
      readonly rules: string;
      readonly record: GameRecord;
      readonly rank: string;
      readonly why: boolean;
    }
  /** What a match came to for a seat, and what of it was luck and what skill; within so many milliseconds. */
  | {
      readonly op: 'review';
      readonly rules: string;
      readonly record: GameRecord;
      readonly seat: string;
      readonly isResultAlone: boolean;
      readonly limit: number;
    }
  /** Whether a match can be begun so, or continued from a record; what it is then. */
  | {
      readonly op: 'try';
      readonly rules: string;
      readonly seed: string;
      readonly options: GameRecord['options'];
      readonly record?: GameRecord | undefined;
    };

export type HostAnswer =
  /** Nothing where there is no value. */
  | { readonly id: number; readonly value?: unknown }
  /** `trace` is for the log of the house. */
  | { readonly id: number; readonly fault: string; readonly name: string; readonly trace: string };

/** Requests are handed over several at once, each under its number; as JSON, which is quicker than to have them cloned. */
export interface Numbered {
  readonly id: number;
  readonly request: HostRequest;
}

/** What a thread hands back, several answers at once. What is told is JSON already and holds no line break: each is a line of its own, after the answers. */
export function handedBack(answers: readonly HostAnswer[]): string {
  const told: string[] = [];
  const withoutTold = answers.map((answer) => {
    if (!('value' in answer) || !isTaken(answer.value)) return answer;
    const viewers = Object.keys(answer.value.told);
    for (const viewer of viewers) told.push(answer.value.told[viewer] ?? '');
    return { id: answer.id, value: { ...answer.value, told: viewers } };
  });
  return [JSON.stringify(withoutTold), ...told].join('\n');
}

export function readAnswers(text: string): HostAnswer[] {
  const lines = text.split('\n');
  const answers = JSON.parse(lines[0] ?? '[]') as HostAnswer[];
  let line = 1;
  for (const answer of answers) {
    if (!('value' in answer) || !isTaken(answer.value)) continue;
    const { value } = answer as { value: { told: unknown } };
    const told: Record<string, string> = {};
    for (const viewer of value.told as string[]) told[viewer] = lines[line++] ?? '';
    value.told = told;
  }
  return answers;
}

const isTaken = (value: unknown): value is Taken => typeof value === 'object' && value !== null && 'told' in value;

export interface WorkerSetting {
  /** In milliseconds: how long the staff may think about one choice. */
  readonly thinkingTime: number;
  /** The number of the request that the thread is at: shared with whoever waits. */
  readonly progress: Int32Array;
}
