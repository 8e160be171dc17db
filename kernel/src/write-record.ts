/** Writes a record as its text. */
import { BadRecord } from './bad-record.ts';
import { isLine, MOST_CHOICES, MOST_LETTERS, MOST_OTHER_LINES } from './bounds.ts';
import type { OptionValue } from './game.ts';
import { readOption, writeOption } from './options.ts';
import { type GameRecord, RECORD_VERSION } from './record.ts';

/** The text of a record. What could not be read again is refused as a `BadRecord`. */
export function writeRecord(record: GameRecord): string {
  checkWritable(record);
  const lines = [`derby ${RECORD_VERSION}`, `game ${record.game}`, `edition ${record.edition}`];
  if (record.bundle !== undefined) lines.push(`bundle ${record.bundle}`);
  for (const option of Object.entries(record.options)) lines.push(`option ${writeOption(option)}`);
  for (const [seat, name] of Object.entries(record.players)) lines.push(`player ${seat} ${name}`);
  if (record.seed !== undefined) lines.push(`seed ${record.seed}`);
  if (record.seedHash !== undefined) lines.push(`seed-hash ${record.seedHash}`);
  if (record.takeBacks > 0) lines.push(`take-backs ${record.takeBacks}`);
  lines.push('', ...record.choices, '');
  if (record.result) lines.push(`result ${record.result.grade} ${record.result.rule}`);
  if (record.hash !== undefined) lines.push(`hash ${record.hash}`);
  const text = `${lines.join('\n')}\n`;
  if (text.length > MOST_LETTERS) throw new BadRecord({ why: 'too-large', letters: text.length, most: MOST_LETTERS });
  return text;
}

function checkWritable(record: GameRecord): void {
  const { edition, options, players, takeBacks, choices, result } = record;
  const { game, bundle, seed, seedHash, hash } = record;
  const values = { game, bundle, seed, 'seed-hash': seedHash, hash };
  for (const [name, value] of Object.entries(values)) demand(value === undefined || isValue(name, value), name);
  demand(isCount(edition), 'edition');
  demand(isCount(takeBacks), 'take-backs');
  demand(Object.keys(options).length + Object.keys(players).length < MOST_OTHER_LINES / 2, 'option');
  for (const option of Object.entries(options)) demand(isOption(option), 'option');
  for (const [seat, name] of Object.entries(players)) demand(isWord(seat) && isLine(name, `player ${seat}`), 'player');
  demand(!result || (isWord(result.grade) && isWord(result.rule)), 'result');
  if (choices.length > MOST_CHOICES) throw new BadRecord({ why: 'too-many-choices', most: MOST_CHOICES });
  for (const choice of choices) demand(choice !== '' && isLine(choice), choice);
}

function demand(holds: boolean, name: string): void {
  if (!holds) throw new BadRecord({ why: 'unwritable', name });
}

const isCount = (number: number): boolean => /^\d{1,9}$/.test(String(number)) && !Object.is(number, -0);
const isValue = (name: string, value: string): boolean => value !== '' && isLine(value, name);
/** Half a line at most: two such words and what begins the line fit into one. */
const isWord = (word: string): boolean => /^\S{1,400}$/.test(word) && isLine(word);
/** An option is written as a word that says the same when it is read. */
function isOption(option: readonly [string, OptionValue]): boolean {
  const word = writeOption(option);
  const [id, value] = readOption(word);
  return isValue('option', word) && id === option[0] && Object.is(value, option[1]);
}
