/** Scripted tables: one procedure on a small position, with its dice and choices written out. */
import { type Choice, Engine, type Lexicon, type MatchDice, notation, type Play, type Table } from '@derby/kernel';

/** Dice that fall as written. A die too many is an error here; `assertUsed` finds the dice too few. */
export class ScriptedDice implements MatchDice {
  cursor = 0;
  readonly #faces: readonly number[];

  constructor(faces: readonly number[]) {
    this.#faces = faces;
  }

  below(n: number): number {
    const face = this.#faces[this.cursor];
    if (face === undefined) throw new Error(`The script has ${this.#faces.length} dice; a die too many was rolled.`);
    if (face < 1 || face > n) throw new Error(`The script says ${face}, but the die has ${n} sides.`);
    this.cursor += 1;
    return face - 1;
  }

  /** A script has no say in shuffles: the pile stays as the test laid it. */
  shuffle(): void {}

  fork(): ScriptedDice {
    const dice = new ScriptedDice(this.#faces);
    dice.cursor = this.cursor;
    return dice;
  }

  assertUsed(): void {
    const left = this.#faces.slice(this.cursor);
    if (left.length > 0) throw new Error(`Dice left over: ${left.join(' ')}.`);
  }
}

export interface Script {
  readonly dice?: readonly number[];
  /** Answers in notation. A question with one open offer is not asked and needs none. */
  readonly choices?: readonly string[];
}

export interface Played<G extends Lexicon> {
  readonly state: G['state'];
  /** The open choices of each question, in notation. */
  readonly offered: readonly (readonly string[])[];
  /** What each question barred: choice and rule. */
  readonly barred: readonly Readonly<Record<string, string>>[];
  /** The rule under which each question was asked. */
  readonly asked: readonly string[];
  /** The seat that was asked each question. */
  readonly seats: readonly G['seat'][];
  readonly log: readonly { readonly rule: G['rule']; readonly entry: G['log'] }[];
  /** `rule what` of every log entry, in order. */
  readonly cited: readonly string[];
  /** The same of those that came to light: what lies before them cannot be taken back. */
  readonly revealed: readonly string[];
  /** `rule what: seats` of those that were kept from somebody. */
  readonly whispered: readonly string[];
}

/** Runs one procedure to its end. Dice or choices left over, or missing, fail the test. */
export function run<G extends Lexicon>(
  state: G['state'],
  procedure: (t: Table<G>) => unknown,
  script: Script = {},
): Played<G> {
  const dice = new ScriptedDice(script.dice ?? []);
  const log: { rule: G['rule']; entry: G['log'] }[] = [];
  const revealed: string[] = [];
  const whispered: string[] = [];
  const offered: string[][] = [];
  const barred: Record<string, string>[] = [];
  const asked: string[] = [];
  const seats: G['seat'][] = [];
  const play = function* (t: Table<G>): Play<void> {
    const asks = procedure(t);
    if (isPlay(asks)) yield* asks;
  };
  const engine = new Engine<G>({ play, concede: () => {} }, state, dice, {
    checkpoint: () => {},
    answered: () => {},
    log: (rule, entry, to, isRevealed) => {
      assertTold(rule, entry.what);
      log.push({ rule, entry });
      if (isRevealed) revealed.push(`${rule} ${entry.what}`);
      if (to) whispered.push(`${rule} ${entry.what}: ${to.join(', ')}`);
    },
  });
  const answers = [...(script.choices ?? [])];
  for (engine.start(); engine.asking; ) {
    assertAsked(engine);
    asked.push(engine.asking.rule);
    seats.push(engine.asking.seat);
    offered.push(engine.open.map(notation));
    barred.push(
      Object.fromEntries(engine.offers.flatMap((o) => (o.barredBy ? [[notation(o.choice), o.barredBy]] : []))),
    );
    engine.answer(scripted(engine, answers.shift()));
  }
  if (answers.length > 0) throw new Error(`Choices left over: ${answers.join(', ')}.`);
  dice.assertUsed();
  return {
    state: engine.state,
    offered,
    barred,
    asked,
    seats,
    log,
    cited: log.map(({ rule, entry }) => `${rule} ${entry.what}`),
    revealed,
    whispered,
  };
}

/** Whatever is asked or told stands under a rule of the rulebook, and a log entry says what happened. */
function assertTold(rule: string, what: string | undefined): void {
  if (!/^[A-Z]+-[A-Z\d]/.test(rule)) throw new Error(`"${rule}" of ${what} is no rule.`);
  if (!what) throw new Error(`An entry under ${rule} does not say what happened.`);
}

/** A question stands under a rule and is put to a seat; whatever it offers can be said. */
function assertAsked<G extends Lexicon>({ asking, offers }: Engine<G>): void {
  assertTold(asking?.rule ?? '', 'question');
  if (!asking?.seat) throw new Error(`Nobody is asked under ${asking?.rule}.`);
  const mute = offers.find(({ choice }) => choice.includes(''));
  if (mute) throw new Error(`An offer under ${asking.rule} says nothing: "${notation(mute.choice)}".`);
}

/** A procedure that asks is a generator; one that does not is an ordinary function. */
const isPlay = (value: unknown): value is Play<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value;

function scripted<G extends Lexicon>(engine: Engine<G>, words: string | undefined): Choice {
  const open = engine.open.map(notation).join(', ');
  if (words === undefined) throw new Error(`The script has no answer to ${engine.asking?.rule}. Open: ${open}.`);
  const found = engine.offers.find((one) => notation(one.choice) === words);
  if (!found) throw new Error(`"${words}" is not offered under ${engine.asking?.rule}. Open: ${open}.`);
  if (found.barredBy) throw new Error(`"${words}" is barred by ${found.barredBy}. Open: ${open}.`);
  return found.choice;
}
