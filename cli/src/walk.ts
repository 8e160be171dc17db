/** Goes through a record choice by choice, at everybody's table. */
import {
  BadRecord,
  type Choice,
  type GameRecord,
  type SeatNow,
  SPECTATOR,
  say,
  type TableFacts,
  type Tables,
} from '@derby/kernel';
import type { GameBox } from './gamebox.ts';

const CONCEDE = 'concede ';

export class Walk {
  readonly #box: GameBox;
  readonly #tables: Tables;

  constructor(box: GameBox, tables: Tables) {
    this.#box = box;
    this.#tables = tables;
  }

  /** A record after so many choices. */
  static through(box: GameBox, record: GameRecord, upTo: number): Walk {
    return new Walk(box, box.edition.resume({ ...record, choices: record.choices.slice(0, upTo) }));
  }

  get facts(): TableFacts {
    return this.#tables.facts;
  }

  /** Whether the choice that is due may be told to this viewer. */
  isToldTo(viewer: string): boolean {
    return this.facts.isOpenToAll || this.asked === viewer;
  }

  /** Whoever has to decide; nobody when the game is over. */
  get asked(): string | undefined {
    return this.#tables.at(SPECTATOR).now.asked;
  }

  now(viewer: string): SeatNow {
    return this.#tables.at(viewer).now;
  }

  /** What a choice would say here, as the seat that is asked sees the table; nothing where it is not on offer. */
  spoken(notation: string): string | undefined {
    const offer = this.#question()?.offers.find(({ choice }) => choice.join(' ') === notation);
    return offer && this.words(offer.choice);
  }

  words(choice: Choice): string {
    return say(this.#box.text, choice, this.now(this.asked ?? SPECTATOR).view);
  }

  async take(notation: string): Promise<void> {
    const conceding = notation.startsWith(CONCEDE) && notation.slice(CONCEDE.length);
    const table = this.#tables.at(conceding || (this.asked ?? SPECTATOR));
    const { at, steps } = table.now;
    const refusal = await (conceding ? table.concede(at) : table.take(notation, at));
    if (!refusal) return;
    const { reason, ...rule } = refusal;
    if (reason === 'stale') throw new Error('Somebody else goes through this record.');
    throw new BadRecord({ why: 'bad-choice', number: steps.length + 1, choice: notation, reason, ...rule });
  }

  record(players: Readonly<Record<string, string>>): Promise<GameRecord> {
    return this.#tables.record(players);
  }

  #question() {
    const { asked } = this;
    return asked === undefined ? undefined : this.now(asked).question;
  }
}
