/**
 * A match across the wire: the table of one seat, or a spectator's, kept in step with the house by changes. It finds its way back by
 * itself when the wire breaks; what was said and not yet answered is said again under the same moment, and the house takes it once.
 */
import {
  type Choice,
  type Finality,
  type GameRecord,
  type Hint,
  notation,
  openOf,
  type Refusal,
  type SeatNow,
  type SeatTable,
  type TableFacts,
  type Tables,
} from '@derby/kernel';
import {
  type Answer,
  applied,
  type Company,
  type DeedMessage,
  MOST_FORESEEN,
  type PackedNow,
  type Proposal,
  type ProposalKind,
  readServerMessage,
  type ServerMessage,
  type ServerRefusal,
  type TalkLine,
  unpacked,
} from '@derby/protocol';
import { computed, type Signal, signal } from '@preact/signals';
import { withTakenBack } from './taken-back.ts';

/** What a socket is to us: the browser's own, or one that a test has in hand. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** `lost`: it is being tried again. `stopped`: the match cannot go on. `left`: nobody wants it any more. */
export type Connection = 'opening' | 'open' | 'lost' | 'stopped' | 'left';

interface Asked {
  readonly message: object;
  readonly resolve: (answer: Answer) => void;
}

/** In milliseconds. */
interface Pace {
  /** After so long without an answer the wire is taken for broken. */
  readonly patience: number;
  /** Before it is tried again for the first time. */
  readonly pause: number;
}

const PACE: Pace = { patience: 10_000, pause: 400 };
const LONGEST_PAUSE = 10_000;

const OURS: readonly string[] = ['over', 'other-seat', 'barred', 'unknown', 'too-long', 'stale'];

interface ClockTold {
  readonly left: Readonly<Record<string, number>>;
  readonly running: string | undefined;
  readonly heard: number;
}

export class RemoteMatch implements Tables, SeatTable {
  readonly #dial: () => Wire;
  readonly #listeners = new Set<() => void>();
  readonly #asked = new Map<number, Asked>();
  #wire: Wire | undefined;
  #facts: TableFacts | undefined;
  #viewer = '';
  #told: PackedNow | undefined;
  #now: SeatNow | undefined;
  #id = 0;
  readonly #pace: Pace;
  #pause: number;
  #dialling: ReturnType<typeof setTimeout> | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #foreseen: { readonly at: number; readonly found: Promise<ReadonlyMap<string, Finality>> } | undefined;

  readonly connection: Signal<Connection> = signal('opening');
  /** Deeds that were said and not yet answered. */
  readonly pending = signal(0);
  readonly company = signal<Company>({});
  readonly proposal = signal<Proposal | undefined>(undefined);
  /** What the clocks showed when that was last heard, and when that was by the page's own. Nothing where there are none. */
  readonly clock = signal<ClockTold | undefined>(undefined);
  /** What those who play have said to each other. */
  readonly talk = signal<readonly TalkLine[]>([]);
  readonly heardTalk = signal(0);
  readonly newTalk = computed(() => Math.max(0, this.talk.value.length - this.heardTalk.value));
  /** SHA-256 of the key of the dice. */
  readonly seedHash = signal('');
  /** Of an attempt at a challenge: when the key of the dice is told. */
  readonly sealedUntil = signal<number | undefined>(undefined);
  /** Told of refusals that no rule gives. */
  onTrouble: ((reason: ServerRefusal['reason']) => void) | undefined;
  hint?: (rank: string) => Promise<Hint>;

  constructor(dial: () => Wire, pace: Pace = PACE) {
    this.#dial = dial;
    this.#pace = pace;
    this.#pause = pace.pause;
    this.#connect();
  }

  /** Resolves with the table once it is laid; rejects where it never will be. */
  laid(): Promise<this> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (this.#facts) resolve(this);
        else if (this.connection.peek() === 'stopped') reject(new Error('stopped'));
        else return;
        stop();
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  get facts(): TableFacts {
    if (!this.#facts) throw new Error('The table is not laid yet.');
    return this.#facts;
  }

  get viewer(): string {
    return this.#viewer;
  }

  get now(): SeatNow {
    if (!this.#now) throw new Error('The table is not laid yet.');
    return this.#now;
  }

  at(viewer: string): SeatTable {
    if (viewer !== this.#viewer) throw new Error(`From here the table is seen by ${this.#viewer}, not by ${viewer}.`);
    return this;
  }

  subscribe(told: () => void): () => void {
    this.#listeners.add(told);
    return () => this.#listeners.delete(told);
  }

  take(choice: Choice | string, at: number): Promise<Refusal | undefined> {
    return this.#do({ kind: 'take', at, choice: typeof choice === 'string' ? choice : notation(choice) });
  }

  undo(at: number): Promise<Refusal | undefined> {
    return this.#do({ kind: 'undo', at });
  }

  takeBack(at: number): Promise<Refusal | undefined> {
    return this.#do({ kind: 'take-back', at });
  }

  concede(at: number): Promise<Refusal | undefined> {
    return this.#do({ kind: 'concede', at });
  }

  propose(what: ProposalKind, step?: number): Promise<Refusal | undefined> {
    return this.#do({ kind: 'propose', at: this.now.at, what, ...(step !== undefined && { step }) });
  }

  /** Says something to the others. Whether the house has taken it. */
  async say(text: string): Promise<boolean> {
    return !(await this.#ask({ kind: 'say', text })).refusal;
  }

  answer(yes: boolean): Promise<Refusal | undefined> {
    return this.#do({ kind: 'answer', at: this.now.at, yes });
  }

  async lookBack(step: number): Promise<object> {
    return (await this.#ask({ kind: 'look', step })).value as object;
  }

  async record(): Promise<GameRecord> {
    return (await this.#ask({ kind: 'record' })).value as GameRecord;
  }

  /** All open choices are asked about at once, whichever is wanted first. */
  async foresee(choices: readonly Choice[], at: number): Promise<readonly (Finality | undefined)[]> {
    if (this.#foreseen?.at !== at) this.#foreseen = { at, found: this.#foresee(at) };
    const found = await this.#foreseen.found;
    return choices.map((choice) => found.get(notation(choice)));
  }

  leave(): void {
    this.connection.value = 'left';
    this.#hangUp();
    this.#tell();
  }

  async #foresee(at: number): Promise<ReadonlyMap<string, Finality>> {
    const open = openOf(this.#now?.question?.offers ?? []).map(({ choice }) => notation(choice));
    const choices = open.slice(-MOST_FORESEEN);
    const { value } = await this.#ask({ kind: 'foresee', at, choices });
    const told = Array.isArray(value) ? (value as (Finality | null)[]) : [];
    return new Map(choices.flatMap((choice, i) => (told[i] ? [[choice, told[i]]] : [])));
  }

  async #do(message: Omit<DeedMessage, 'id'> & Readonly<Record<string, unknown>>): Promise<Refusal | undefined> {
    this.pending.value += 1;
    try {
      const { refusal } = await this.#ask(message);
      if (!refusal) return await this.#seen(message.at);
      if (OURS.includes(refusal.reason)) return refusal as Refusal;
      this.onTrouble?.(refusal.reason);
      return { reason: 'stale' };
    } finally {
      this.pending.value -= 1;
    }
  }

  /** What was taken is shown before anything else is said. Where its change was lost on the way, the whole table is asked for. */
  async #seen(at: number): Promise<undefined> {
    if (this.now.at <= at) this.#lose();
    while (this.now.at <= at && this.connection.peek() !== 'left' && this.connection.peek() !== 'stopped')
      await new Promise<void>((told) => {
        const stop = this.subscribe(() => {
          stop();
          told();
        });
      });
  }

  #ask(message: object): Promise<Answer> {
    this.#id += 1;
    const id = this.#id;
    return new Promise((resolve) => {
      this.#asked.set(id, { message: { id, ...message }, resolve });
      if (this.connection.peek() === 'open') this.#say({ id, ...message });
    });
  }

  #say(message: object): void {
    this.#wire?.send(JSON.stringify(message));
    this.#await();
  }

  /** Something is due: a wire over which it does not come is broken, whatever it says of itself. */
  #await(): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#lose(), this.#pace.patience);
  }

  #connect(): void {
    clearTimeout(this.#dialling);
    const wire = this.#dial();
    this.#wire = wire;
    this.#await();
    wire.onmessage = ({ data }) => {
      const message = readServerMessage(String(data));
      if (message && wire === this.#wire) this.#hear(message);
    };
    wire.onclose = () => {
      if (wire === this.#wire) this.#lose();
    };
  }

  /** The wire is broken: it is tried again, later each time. */
  #lose(): void {
    this.#hangUp();
    const now = this.connection.peek();
    if (now === 'stopped' || now === 'left') return;
    this.connection.value = 'lost';
    this.#tell();
    this.#dialling = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  /** The player is at the screen again, or the network is back: it is tried at once. */
  retry(): void {
    if (this.connection.peek() !== 'lost') return;
    this.#pause = this.#pace.pause;
    this.#connect();
  }

  #hangUp(): void {
    const wire = this.#wire;
    this.#wire = undefined;
    clearTimeout(this.#dialling);
    clearTimeout(this.#waiting);
    wire?.close();
  }

  #hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'table':
        this.#lay(message);
        break;
      case 'change':
        this.#change(message);
        break;
      case 'company':
        this.company.value = message.seats;
        break;
      case 'clock':
        this.clock.value = { left: message.left, running: message.running, heard: performance.now() };
        break;
      case 'talk':
        this.talk.value = [...this.talk.peek().slice(0, message.from), ...message.lines];
        break;
      case 'closing':
        if (message.why === 'stopped') {
          this.connection.value = 'stopped';
          this.#tell();
        }
        break;
      case 'answer':
        this.#answered(message);
    }
  }

  #lay({ at, viewer, facts, now, hints, seedHash, sealedUntil }: Extract<ServerMessage, { kind: 'table' }>): void {
    // A table that was overtaken on its way says nothing new.
    if (this.connection.peek() === 'open' && at < (this.#now?.at ?? 0)) return;
    this.#facts = facts;
    this.#viewer = viewer;
    this.seedHash.value = seedHash;
    this.sealedUntil.value = sealedUntil;
    if (hints) this.hint = async (rank) => (await this.#ask({ kind: 'hint', rank })).value as Hint;
    this.connection.value = 'open';
    this.#pause = this.#pace.pause;
    clearTimeout(this.#waiting);
    this.#show(now, at);
    for (const { message } of this.#asked.values()) this.#say(message);
  }

  #change({ at, changes }: Extract<ServerMessage, { kind: 'change' }>): void {
    const here = this.#now?.at ?? -1;
    // What is known already is heard once; where something was missed, the whole table is asked for anew.
    if (at <= here) return;
    if (at !== here + 1) {
      this.#lose();
      return;
    }
    try {
      this.#show(applied(this.#told, changes) as PackedNow, at);
    } catch {
      this.#lose();
    }
  }

  #show(said: PackedNow, at: number): void {
    this.#told = said;
    const told = unpacked(said);
    const { view, question, asked, steps, undoBar, canTakeBack = false, ending, proposal, takenBack } = told;
    this.#now = {
      at,
      view,
      question,
      asked,
      steps,
      log: withTakenBack(told.log, takenBack),
      undoBar,
      // What the dice of a challenge have shown stays.
      canTakeBack: canTakeBack && this.sealedUntil.peek() === undefined,
      ending,
    };
    this.proposal.value = proposal;
    this.#tell();
  }

  #answered(answer: Answer): void {
    this.#asked.get(answer.id)?.resolve(answer);
    this.#asked.delete(answer.id);
    if (this.#asked.size === 0) clearTimeout(this.#waiting);
  }

  #tell(): void {
    for (const told of [...this.#listeners]) told();
  }
}
