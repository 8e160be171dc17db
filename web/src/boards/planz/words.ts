/** The words of this board besides the game's own names; both come with the reader's language. */
import type { Language } from '@derby/kernel';
import type { Control } from '@derby/planz/control';
import type { Kind } from '@derby/planz/data/kinds';
import type { Side } from '@derby/planz/data/powers';
import type { TargetClass } from '@derby/planz/data/types';
import type { UnitId } from '@derby/planz/data/units';
import type { BattleStep } from '@derby/planz/state';
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../board.ts';
import { en } from './words-en.ts';

/** What the game itself calls its units and places. */
type Names = Pick<
  typeof import('@derby/planz/text/en'),
  | 'AREA_NAMES'
  | 'BASE_NAMES'
  | 'CONTEXTS'
  | 'FACTORS'
  | 'PLANS'
  | 'PLAN_EFFECTS'
  | 'US_STAGES'
  | 'ZONE_NAMES'
  | 'place'
  | 'unit'
  | 'within'
>;

export interface OwnWords {
  readonly colon: string;
  readonly sides: Readonly<Record<Side, string>>;
  /** Short enough for a key. */
  readonly kinds: Readonly<Record<Kind, string>>;
  /** Some whole choices, shorter than the game says them. */
  readonly keys: Readonly<Record<string, string>>;
  readonly controls: Readonly<Record<Control, string>>;
  readonly turn: (turn: number) => string;
  readonly segment: (segment: number) => string;
  readonly ap: string;
  readonly apOf: (side: string, ap: number) => string;
  readonly arrived: string;
  readonly sunk: string;
  readonly america: string;
  readonly track: (name: string, value: number, most: number) => string;
  readonly orders: string;
  readonly actions: string;
  readonly waiting: string;
  readonly ledger: string;
  readonly pool: string;
  readonly refit: string;
  readonly lost: string;
  readonly inBox: (name: string, side: string, count: number) => string;
  readonly plans: string;
  readonly hiddenPlans: (count: number) => string;
  readonly reduced: string;
  readonly aboard: (ship: string) => string;
  readonly more: (count: number) => string;
  readonly factors: (aa: number, as: number, ab: number, ag: number) => string;
  readonly moves: (mf: number) => string;
  readonly range: (mf: number) => string;
  readonly taskForce: (sign: string) => string;
  readonly underWay: string;
  readonly noEntry: string;
  readonly major: string;
  readonly minor: string;
  readonly free: string;
  readonly seen: (age: string, units: readonly string[]) => string;
  readonly age: (turns: number, segments: number) => string;
  readonly ageShort: (turns: number, segments: number) => string;
  readonly price: (ap: number) => string;
  readonly left: (moves: number) => string;
  readonly stops: string;
  readonly intercepts: string;
  readonly steps: Readonly<Record<BattleStep, string>>;
  readonly attacker: string;
  readonly defender: string;
  readonly hitOn: (need: number) => string;
  readonly superiority: string;
  readonly firesFirst: (side: string) => string;
  readonly hits: string;
  readonly misses: string;
  readonly shot: (target: string) => string;
  readonly classes: Readonly<Record<TargetClass, string>>;
  readonly toCome: (side: string, shots: number) => string;
  readonly expected: (hits: number) => string;
  readonly anyHit: string;
  readonly route: (convoy: string, zones: number) => string;
  readonly outlook: (place: string, ours: number, theirs: number, unseen: number) => string;
  readonly noHit: string;
}

export interface Words extends OwnWords {
  readonly names: Names;
  /** The ships, aircraft and formations of each counter; told as soon as they have come. */
  readonly standsFor: Readonly<Partial<Record<UnitId, string>>>;
}

/** English comes with the board, French when somebody wants to read it. */
const LOADERS: Readonly<Record<Language, () => Promise<Omit<Words, 'standsFor'>>>> = {
  en: async () => ({ ...en, names: await import('@derby/planz/text/en') }),
  fr: async () => ({ ...(await import('./words-fr.ts')).fr, names: await import('@derby/planz/text/fr') }),
};
const SHIPS: Readonly<Record<Language, () => Promise<{ readonly STANDS_FOR: Words['standsFor'] }>>> = {
  en: () => import('@derby/planz/text/ships-en'),
  fr: () => import('@derby/planz/text/ships-fr'),
};

const known: Partial<Record<Language, Words>> = {};

export async function loadWords(language: Language): Promise<Words> {
  known[language] ??= { ...(await LOADERS[language]()), standsFor: {} };
  return known[language];
}

/** No rule depends on them: the sheet is drawn before they come. */
async function loadShips(language: Language): Promise<Words> {
  const words = await loadWords(language);
  const { STANDS_FOR } = await SHIPS[language]();
  known[language] = { ...words, standsFor: STANDS_FOR };
  return known[language];
}

/** Nothing until they have come: a sheet in the wrong language would only be in the way. */
export function useWords({ language, words }: Pick<BoardProps, 'language' | 'words'>): Words | undefined {
  const [, come] = useState<Words | undefined>(undefined);
  useEffect(() => {
    loadWords(language).then(come);
    loadShips(language).then(come);
  }, [language]);
  const found = known[language];
  return found && words({ en: found, fr: found });
}
