/** A match that is run here: it gives every seat its own table. */
import { type Choice, CONCEDE, notation } from './choice.ts';
import type { Finality } from './engine.ts';
import { type GameModule, isOpenToAll, type Lexicon, SPECTATOR, type Viewer } from './game.ts';
import { type Kept, type LogEntry, Match, Refused, type Step } from './match.ts';
import { type GameRecord, recordOf, replay, takenUp } from './record.ts';
import type { Ending, Hint, KnownStep, Refusal, SeatNow, SeatTable, TableFacts, Tables } from './seat-table.ts';
import { Trail } from './trail.ts';

/** Whoever gives hints: asked with the record up to the question. */
export type Adviser = (record: GameRecord, rank: string) => Promise<Hint>;

export class HostedMatch<G extends Lexicon> implements Tables<G> {
  readonly facts: TableFacts<G>;
  readonly adviser: Adviser | undefined;
  readonly match: Match<G>;
  readonly #seed: string;
  /** What its record said when it was taken up. */
  readonly #takenBefore: number;
  readonly #bundle: string | undefined;
  readonly #tables = new Map<Viewer<G>, LocalTable<G>>();
  readonly #listeners = new Set<() => void>();
  /** The choices in notation: a record is asked for after every one of them. */
  readonly #words = new Trail(({ choice }: Step<G>) => notation(choice));
  /** The fingerprint of the position, which takes longer than the rest of a record, and when it was taken. */
  #fingerprint: { readonly at: number; readonly hash: string } | undefined;
  #open: { readonly at: number; readonly view: G['view'] } | undefined;
  #changes = 0;

  private constructor(
    match: Match<G>,
    record: Pick<GameRecord, 'takeBacks' | 'bundle'> & { seed: string },
    adviser?: Adviser,
  ) {
    this.facts = factsOf(match);
    this.adviser = adviser;
    this.match = match;
    this.#seed = record.seed;
    this.#takenBefore = record.takeBacks;
    this.#bundle = record.bundle;
  }

  /** A new game. */
  static start<G extends Lexicon>(
    game: GameModule<G>,
    { seed, options }: { readonly seed: string; readonly options?: GameRecord['options'] },
    adviser?: Adviser,
  ): HostedMatch<G> {
    const match = Match.start(game, { seed, ...(options && { options }) });
    return new HostedMatch(match, { seed, takeBacks: 0 }, adviser);
  }

  /**
   * Takes up a record where it ends. A record that does not hold is a `BadRecord`. What was kept of the match shortens the way; where that
   * does not fit, the whole record is played.
   */
  static resume<G extends Lexicon>(
    game: GameModule<G>,
    record: GameRecord,
    adviser?: Adviser,
    kept?: Kept,
  ): HostedMatch<G> {
    const match = (kept && takenUp(game, record, kept)) ?? replay(game, record);
    return new HostedMatch(match, { ...record, seed: record.seed ?? '' }, adviser);
  }

  /** A match that was laid by hand, as a worked example is. No seed gives it, so its record can be read but not played again. */
  static on<G extends Lexicon>(match: Match<G>): HostedMatch<G> {
    return new HostedMatch(match, { seed: '', takeBacks: 0 });
  }

  /** How often it has changed. */
  get changes(): number {
    return this.#changes;
  }

  at(viewer: Viewer<G>): SeatTable<G> {
    let table = this.#tables.get(viewer);
    if (!table) {
      if (viewer !== SPECTATOR && !this.facts.seats.includes(viewer)) throw new Error(`There is no seat "${viewer}".`);
      table = new LocalTable(this, viewer);
      this.#tables.set(viewer, table);
    }
    return table;
  }

  async record(players: Readonly<Record<string, string>> = {}): Promise<GameRecord> {
    return this.recordNow(players);
  }

  /** The same at once, for whoever runs the match. */
  recordNow(players: Readonly<Record<string, string>> = {}): GameRecord {
    const choices = this.#words.marked(this.match.steps);
    const record = recordOf(this.match, { seed: this.#seed, players, choices, hash: this.#hash() });
    const bundle = this.#bundle;
    return { ...record, takeBacks: record.takeBacks + this.#takenBefore, ...(bundle !== undefined && { bundle }) };
  }

  keep(): Kept {
    return this.match.keep();
  }

  #hash(): string {
    if (this.#fingerprint?.at !== this.#changes) this.#fingerprint = { at: this.#changes, hash: this.match.hash() };
    return this.#fingerprint.hash;
  }

  /** What a viewer knows now. */
  nowOf(viewer: Viewer<G>, trails: Trails<G>): SeatNow<G> {
    const { match } = this;
    const { question } = match;
    const isSeated = viewer !== SPECTATOR;
    return {
      at: this.#changes,
      view: this.viewOf(viewer),
      question: question?.seat === viewer ? question : undefined,
      asked: question?.seat,
      steps: trails.steps.of(match.steps),
      log: trails.log.of(match.log()),
      undoBar: isSeated ? match.undoBar(viewer) : { why: 'nothing' },
      canTakeBack: isSeated && this.facts.seats.length === 1 && match.steps.length > 0,
      ending: this.ending,
    };
  }

  /** Where nothing is hidden all see the same: it is made once a change. */
  viewOf(viewer: Viewer<G>): G['view'] {
    if (!this.facts.isOpenToAll) return this.match.view(viewer);
    if (this.#open?.at !== this.#changes) this.#open = { at: this.#changes, view: this.match.view(viewer) };
    return this.#open.view;
  }

  /** Does something to the match, unless it was meant for a moment that is gone or the match refuses it. */
  act(at: number, deed: (match: Match<G>) => void): Refusal | undefined {
    if (at !== this.#changes) return { reason: 'stale' };
    try {
      deed(this.match);
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      return { reason: fault.reason, ...(fault.rule !== undefined && { rule: fault.rule }) };
    }
    this.#changed();
    return undefined;
  }

  viewAt(step: number, viewer: Viewer<G>): G['view'] {
    const made = this.match.steps.length;
    const to = Math.min(Math.max(step, 0), made);
    if (to === made) return this.match.view(viewer);
    return this.match.fork(to).view(viewer);
  }

  foresee(viewer: Viewer<G>, choices: readonly Choice[], at: number): readonly (Finality | undefined)[] {
    const isAsked = at === this.#changes && this.match.question?.seat === viewer;
    return isAsked ? this.match.foresee(choices) : choices.map(() => undefined);
  }

  subscribe(told: () => void): () => void {
    this.#listeners.add(told);
    return () => this.#listeners.delete(told);
  }

  #changed(): void {
    this.#changes += 1;
    for (const told of [...this.#listeners]) told();
  }

  get ending(): Ending<G> | undefined {
    const { outcome, game, state } = this.match;
    return outcome && { outcome, metrics: game.metrics(state), fingerprint: this.#hash() };
  }
}

/** What a viewer may know of choices and log. */
interface Trails<G extends Lexicon> {
  readonly steps: Trail<Step<G>, KnownStep<G>>;
  readonly log: Trail<LogEntry<G>, LogEntry<G>>;
}

/** What a viewer may know of a choice. */
export const stepFor =
  <G extends Lexicon>(viewer: Viewer<G>) =>
  ({ seat, choice }: Step<G>): KnownStep<G> =>
    seat === viewer ? { seat, choice } : { seat };

/** What he may read. */
export const entryFor =
  <G extends Lexicon>(viewer: Viewer<G>) =>
  (entry: LogEntry<G>): LogEntry<G> | undefined =>
    entry.to === undefined || entry.to.includes(viewer) ? entry : undefined;

const trailsOf = <G extends Lexicon>(viewer: Viewer<G>): Trails<G> => ({
  steps: new Trail(stepFor<G>(viewer)),
  log: new Trail(entryFor<G>(viewer)),
});

/** One seat's table at a match that is run here. */
class LocalTable<G extends Lexicon> implements SeatTable<G> {
  readonly viewer: Viewer<G>;
  readonly hint?: (rank: string) => Promise<Hint>;
  readonly #host: HostedMatch<G>;
  readonly #trails: Trails<G>;
  #now: SeatNow<G> | undefined;

  constructor(host: HostedMatch<G>, viewer: Viewer<G>) {
    this.#host = host;
    this.viewer = viewer;
    this.#trails = trailsOf(viewer);
    const { adviser } = host;
    if (adviser) this.hint = async (rank) => adviser(host.recordNow(), rank);
  }

  get facts(): TableFacts<G> {
    return this.#host.facts;
  }

  get now(): SeatNow<G> {
    if (!this.#now || this.#now.at !== this.#host.changes) this.#now = this.#host.nowOf(this.viewer, this.#trails);
    return this.#now;
  }

  subscribe(told: () => void): () => void {
    return this.#host.subscribe(told);
  }

  async take(choice: Choice | string, at: number): Promise<Refusal | undefined> {
    return this.#host.act(at, (match) => match.take(choice, this.viewer));
  }

  async undo(at: number): Promise<Refusal | undefined> {
    return this.#host.act(at, (match) => match.undo(this.viewer));
  }

  async takeBack(at: number): Promise<Refusal | undefined> {
    if (!this.now.canTakeBack) return { reason: 'barred' };
    return this.#host.act(at, (match) => match.takeBack());
  }

  async concede(at: number): Promise<Refusal | undefined> {
    return this.#host.act(at, (match) => match.take([CONCEDE, this.viewer], this.viewer));
  }

  async lookBack(step: number): Promise<G['view']> {
    return this.#host.viewAt(step, this.viewer);
  }

  async foresee(choices: readonly Choice[], at: number): Promise<readonly (Finality | undefined)[]> {
    return this.#host.foresee(this.viewer, choices, at);
  }
}

const factsOf = <G extends Lexicon>({ game, options }: Match<G>): TableFacts<G> => ({
  game: game.id,
  edition: game.edition,
  seats: game.seats,
  options,
  isOpenToAll: isOpenToAll(game, options),
  rules: game.rules,
});
