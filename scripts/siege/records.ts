/** Records that were tampered with: each is refused in a sentence, or holds; nothing else comes of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BadRecord,
  explainRecord,
  type FastDice,
  type GameRecord,
  LANGUAGES,
  readRecord,
  verify,
  writeRecord,
} from '@derby/kernel';
import { type AnyGame, entryOf, GAMES, UnknownGame } from '@derby/registry';
import { HOUSE } from '../house.ts';
import { type Assault, demand, isTame, noise, pick } from './assault.ts';

/** Longer ones take longer to replay and prove no more. */
const LONGEST = 20_000;

/** The golden records of all games. */
export const GOLDEN: readonly string[] = GAMES.flatMap(({ id }) => {
  const folder = join(HOUSE, 'games', id, 'test', 'records');
  const names = readdirSync(folder).filter((name) => name.endsWith('.derby'));
  return names.map((name) => readFileSync(join(folder, name), 'utf8'));
}).filter((text) => text.length <= LONGEST);

type Change = (lines: string[], dice: FastDice) => void;

const CHANGES: readonly Change[] = [
  (lines, dice) => lines.splice(dice.below(lines.length), 1),
  (lines, dice) => lines.splice(dice.below(lines.length), 0, pick(dice, lines)),
  (lines, dice) => lines.splice(dice.below(lines.length), 0, noise(dice, 30)),
  (lines, dice) => lines.splice(dice.below(lines.length), dice.below(lines.length)),
  (lines, dice) => lines.splice(dice.below(lines.length), 0, 'x'.repeat(dice.below(3000))),
  (lines, dice) => swap(lines, dice.below(lines.length), dice.below(lines.length)),
  (lines, dice) => rewrite(lines, dice, (line) => line.replace(/\d+/, String(dice.below(2) ? 1e9 : -dice.below(99)))),
  (lines, dice) => rewrite(lines, dice, (line) => line.slice(0, dice.below(line.length + 1)) + noise(dice, 3)),
  (lines, dice) =>
    rewrite(lines, dice, (line) => line.replace(/^\S+/, pick(dice, ['seed', 'option', 'concede', 'hash']))),
  (lines, dice) => lines.push(...pick(dice, GOLDEN).split('\n')),
];

function swap(lines: string[], one: number, other: number): void {
  [lines[one], lines[other]] = [lines[other] ?? '', lines[one] ?? ''];
}

function rewrite(lines: string[], dice: FastDice, how: (line: string) => string): void {
  const at = dice.below(lines.length);
  lines[at] = how(lines[at] ?? '');
}

/** A golden record after one to four changes. */
export function mutant(dice: FastDice): string {
  const lines = pick(dice, GOLDEN).split('\n');
  for (let left = 1 + dice.below(4); left > 0; left--) if (lines.length > 0) pick(dice, CHANGES)(lines, dice);
  return lines.join('\n');
}

export const records: Assault = {
  name: 'records',
  few: 24,
  strike: async (dice) => {
    const record = refusedOr(() => readRecord(mutant(dice)));
    if (!record) return;
    demand(
      JSON.stringify(readRecord(writeRecord(record))) === JSON.stringify(record),
      'it reads otherwise once written',
    );
    const game = await gameOf(record);
    if (game) refusedOr(() => verify(game, record));
  },
};

/** What comes of it; nothing where it is refused, as a record must be: in a sentence of every language. */
function refusedOr<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (fault) {
    if (!(fault instanceof BadRecord)) throw fault;
    for (const language of LANGUAGES) {
      const said = explainRecord(language, fault);
      demand(isTame(said, 400), `it is refused in a way that must not be shown: ${JSON.stringify(said)}`);
    }
    return undefined;
  }
}

async function gameOf({ game }: GameRecord): Promise<AnyGame | undefined> {
  try {
    return await entryOf(game).load();
  } catch (fault) {
    if (fault instanceof UnknownGame) return undefined;
    throw fault;
  }
}
