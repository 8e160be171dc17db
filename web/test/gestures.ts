/** A hand at a desk that counts its gestures: a click, a drag, a key of the strip. What it says is said to a real table. */
import { type Choice, type GameRecord, notation, openOf, type Question } from '@derby/kernel';
import { editionOf } from '@derby/registry/editions';
import type { BoardModule } from '../src/boards/board.ts';
import { seatingOf } from '../src/seats/seating.ts';
import type { DeskState } from '../src/table/desk-state.ts';
import { asSaid, type Breadth, give, inOrder, likeThis, numberFor, passOn } from '../src/table/many.ts';
import { Said } from '../src/table/said.ts';
import { touch } from '../src/table/selection.ts';
import { Session } from '../src/table/session.ts';
import { upTo } from './browser/shelf.ts';

export class Hand {
  readonly desk: DeskState;
  readonly #said: Said;
  readonly #asked: Question[] = [];
  readonly #from: number;
  gestures = 0;

  private constructor(desk: DeskState) {
    this.desk = desk;
    this.#said = Said.at(desk.session);
    this.#from = desk.session.steps.peek();
    desk.session.question.subscribe((question) => {
      if (question) this.#asked[desk.session.steps.peek()] = question;
    });
  }

  /** A person at the seat that is asked after so many choices of a record. */
  static async at(record: GameRecord, choices: number, module: BoardModule): Promise<Hand> {
    const before = upTo(record, choices);
    const tables = await (await editionOf(before)).resume(before, async () => ({ choice: undefined, reasons: [] }));
    const { seats } = tables.facts;
    const asked = tables.at(seats[0] ?? '').now.asked ?? '';
    const seating = seatingOf(
      seats,
      Object.fromEntries(seats.map((seat) => [seat, seat === asked ? 'person' : 'commander'])),
    );
    // The settings look for a browser as soon as they are loaded.
    const table = await import('../src/table/desk-state.ts');
    const desk = new table.DeskState(new Session(tables, seating));
    desk.many = module.many;
    return new Hand(desk);
  }

  get question(): Question | undefined {
    return this.desk.session.question.peek();
  }

  get open(): string[] {
    return openOf(this.question?.offers ?? []).map(({ choice }) => notation(choice));
  }

  /** What was said since the hand sat down. */
  get made(): Choice[] {
    return this.desk.session.made
      .peek()
      .slice(this.#from)
      .flatMap(({ choice }) => (choice ? [choice] : []));
  }

  /** What the same choices cost where each is said word by word on the board, as it was before: one click a word. */
  get wordByWord(): number {
    return this.made.reduce((sum, choice, i) => sum + clicksFor(this.#asked[this.#from + i], choice), 0);
  }

  async click(choice: string): Promise<void> {
    this.gestures += 1;
    const refused = await this.desk.session.take(choice);
    if (refused) throw new Error(`"${choice}" is refused; open: ${this.open.slice(0, 40).join(' | ')}`);
  }

  async drag(piece: string, place: string): Promise<void> {
    this.gestures += 1;
    const before = this.desk.session.steps.peek();
    const hand = await this.desk.drags();
    if (!hand.take(piece)) throw new Error(`${piece} cannot be dragged; ${this.open.slice(0, 40).join(' | ')}`);
    hand.drop(place);
    await settled(this.desk);
    if (this.desk.session.steps.peek() === before) throw new Error(`${piece} is not dropped on ${place}.`);
  }

  breadth(breadth: Breadth): void {
    this.gestures += 1;
    this.desk.breadth.value = breadth;
  }

  /** The same again, for so many more or for all. */
  async again(count: number | 'all', breadth: Breadth = 'alike'): Promise<void> {
    const last = this.#said.last;
    if (!last) throw new Error('There is nothing to say again.');
    this.gestures += 1;
    const { many, session } = this.desk;
    const most = count === 'all' ? numberFor(last.choice, last.view, many, breadth) - 1 : count;
    await give(session, likeThis(last.choice, last.rule, last.view, many, breadth), most);
  }

  async rest(): Promise<void> {
    this.gestures += 1;
    await give(this.desk.session, inOrder(this.desk.many?.inOrder ?? []));
  }

  async asLastTime(): Promise<void> {
    this.gestures += 1;
    await give(this.desk.session, asSaid(this.#said.lastTime(this.question?.rule ?? '')));
  }

  async passOn(): Promise<void> {
    this.gestures += 1;
    await give(this.desk.session, passOn());
  }
}

/** An order for many is given choice by choice: until no more come. */
async function settled({ session }: DeskState): Promise<void> {
  let before = -1;
  while (before !== session.steps.peek()) {
    before = session.steps.peek();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** One click for each word until nothing is left to say. */
function clicksFor(question: Question | undefined, choice: Choice): number {
  const [, ...rest] = choice;
  const words = rest.map(String);
  let selected: readonly string[] = [];
  let clicks = 0;
  // A word said twice ends what could go on.
  for (const word of [...words, ...words]) {
    clicks += 1;
    const touched = touch(question?.offers ?? [], selected, word);
    if (touched.choice) return clicks;
    selected = touched.selected;
  }
  // More than one verb has these words: it is told apart by a key.
  return Math.max(1, words.length + (words.length > 0 ? 1 : 0));
}
