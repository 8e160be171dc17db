/** What was said at a desk outlasts a reload of its page: written once, as the page goes, and only for this tab. */

/** A question that was put here, and what the table looked like. */
export interface Asked {
  readonly step: number;
  readonly rule: string;
  readonly view: object;
}

interface KeptSaid {
  /** The rules that asked, by the number of choices before. */
  readonly rules: readonly (readonly [step: number, rule: string])[];
  readonly asked: Asked;
  readonly before: Asked | undefined;
}

interface Keeper {
  readonly key: string;
  readonly keep: () => KeptSaid | undefined;
}

let keeper: Keeper | undefined;

const keyOf = (seat: string): string => `derby.said ${location.hash} ${seat}`;

/** From now on this desk is the one that is kept. Returns what was kept of it before, if that is sound. */
export function keepSaid(seat: string, keep: Keeper['keep']): KeptSaid | undefined {
  if (typeof location === 'undefined') return undefined;
  const key = keyOf(seat);
  if (!keeper) addEventListener('pagehide', write);
  keeper = { key, keep };
  return read(key);
}

function write(): void {
  const kept = keeper?.keep();
  try {
    if (keeper && kept) sessionStorage.setItem(keeper.key, JSON.stringify(kept));
  } catch {
    // No room, or no storage: it is remembered as long as the page.
  }
}

function read(key: string): KeptSaid | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isKept(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

export function isKept(found: unknown): found is KeptSaid {
  if (!isObject(found) || !Array.isArray(found.rules)) return false;
  const isRule = (one: unknown) => Array.isArray(one) && typeof one[0] === 'number' && typeof one[1] === 'string';
  return found.rules.every(isRule) && isAsked(found.asked) && (found.before === undefined || isAsked(found.before));
}

const isAsked = (one: unknown): boolean =>
  isObject(one) && typeof one.step === 'number' && typeof one.rule === 'string' && isObject(one.view);

const isObject = (one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null;
