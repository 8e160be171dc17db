/** Sees to the seats that nobody at this screen holds: asks whoever sits there, and takes each choice at a pace that can be followed. */
import { effect, signal } from '@preact/signals';
import type { Session } from '../table/session.ts';
import { PERSON, type Strength } from './seating.ts';
import type { Sitter } from './sitter.ts';

/** How the others' choices follow each other: as pieces move, as fast as they come, or not for now. */
export const TEMPI = ['halt', 'pace', 'fast'] as const;
export type Tempo = (typeof TEMPI)[number];

export interface House {
  sitterOf(rank: Strength): Sitter;
  /** How long a choice stays on the table before the next one follows, in milliseconds. */
  pause(): number;
}

export class Attendance {
  readonly tempo = signal<Tempo>('pace');
  /** Whoever was asked last has failed to answer. */
  readonly failed = signal(false);
  readonly #session: Session;
  readonly #house: House;
  readonly #attempt = signal(0);
  /** What was decided last: who did what with a piece, whichever it was. */
  #last: { readonly seat: string; readonly like: string; readonly step: number } | undefined;

  constructor(session: Session, house: House) {
    this.#session = session;
    this.#house = house;
  }

  /** Asks, from now on, whoever has to decide elsewhere. The function given back ends it. */
  attend(): () => void {
    return effect(() => {
      const { waitingFor, steps, seating } = this.#session;
      const seat = waitingFor.value;
      // Each position is asked about anew, and so is one where the first answer failed.
      steps.value;
      this.#attempt.value;
      this.failed.value = false;
      const sitting = seat === undefined ? undefined : seating[seat];
      if (seat === undefined || sitting === undefined || sitting === PERSON) return;
      const asked = new AbortController();
      void this.#ask(seat, this.#house.sitterOf(sitting), asked.signal);
      return () => asked.abort();
    });
  }

  retry(): void {
    this.#attempt.value += 1;
  }

  async #ask(seat: string, sitter: Sitter, gone: AbortSignal): Promise<void> {
    const session = this.#session;
    try {
      const turn = this.#turn(gone);
      const choice = await session.record().then((record) => sitter.decide({ seat, record }, gone));
      // A run of alike moves is one movement: it is not waited for its parts.
      if (!this.#isOneMovement(seat, choice) || this.tempo.peek() === 'halt') await turn;
      // Whoever thinks for long may have been halted after his turn had come.
      if (this.tempo.peek() === 'halt' && !gone.aborted) await this.#turn(gone);
      if (gone.aborted) return;
      if (await session.takeFor(seat, choice)) this.failed.value = true;
    } catch {
      if (!gone.aborted) this.failed.value = true;
    }
  }

  /** Whether this goes on with what the seat did last: the same for another piece. */
  #isOneMovement(seat: string, choice: string): boolean {
    const before = this.#last;
    const [verb, , ...where] = choice.split(' ');
    this.#last = { seat, like: [verb, ...where].join(' '), step: this.#session.steps.peek() };
    return (
      where.length > 0 &&
      before?.seat === seat &&
      before.like === this.#last.like &&
      before.step === this.#last.step - 1
    );
  }

  /** Until the last choice has been seen, and for as long as all is halted. */
  #turn(gone: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const stop = effect(() => {
        const tempo = this.tempo.value;
        if (tempo === 'halt') return;
        const waiting = setTimeout(resolve, tempo === 'fast' ? 0 : this.#house.pause());
        return () => clearTimeout(waiting);
      });
      gone.addEventListener('abort', stop);
    });
  }
}
