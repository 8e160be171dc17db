/** A match: one game in progress, with its log, its undo and its secrets. */

import { MOST_CHOICES } from './bounds.ts';
import { type Choice, CONCEDE, notation } from './choice.ts';
import { copyOf } from './copy.ts';
import type { Dice, MatchDice } from './dice.ts';
import { Engine, type Finality } from './engine.ts';
import { Foresight } from './foresight.ts';
import type { Asking, GameModule, Lexicon, Options, OptionValue, Outcome, Question, Viewer } from './game.ts';
import { hashOf } from './hash.ts';
import { type HouseEnd, houseEndOf, houseOutcome } from './house-ends.ts';
import type { Noted } from './open-list.ts';
import { optionsFor } from './options.ts';
import { type Checkpoint, type KeptPast, type LogEntry, Past, type Step } from './past.ts';
import { SecretDice } from './secret-dice.ts';
import { afresh, imagine, type Moment } from './world.ts';

export type { LogEntry, Step };

/** Why a seat cannot take back: nothing to take back, another seat has decided since, dice fell, or something came to light. */
export type UndoBar = { readonly why: 'nothing' | 'other-seat' } | Readonly<Finality>;

/** A match at rest: all that is needed to go on, given the game and its dice. */
export interface Saved {
  readonly game: string;
  readonly edition: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly state: object;
  readonly cursor: number;
  readonly since: readonly string[];
}

/** A match with all of its past, as plain data: to take it up nothing is played again but what followed the last checkpoint. */
export interface Kept {
  readonly game: string;
  readonly edition: number;
  readonly past: KeptPast;
  /** The fingerprint of the position. */
  readonly hash: string;
}

export type RefusalReason = 'over' | 'other-seat' | 'barred' | 'unknown' | 'too-long';

/** A choice that is not open. Nothing has changed. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: RefusalReason;
  /** The rule that bars it, where one does. */
  readonly rule: string | undefined;

  constructor(reason: RefusalReason, message: string, rule?: string) {
    super(message);
    this.reason = reason;
    this.rule = rule;
  }
}

/** What a new match needs: a seed, or dice of its own, and the options. */
export type Setting = {
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** For the contract: 0 keeps a copy at every checkpoint, so that each of them is gone back to. */
  readonly choicesPerMark?: number;
} & ({ readonly seed: string } | { readonly dice: MatchDice });

/** More choices than ever lie between two marks. */
const NEAR = 48;
/** While a long record is gone through, a checkpoint is kept at most every so many choices. */
const FAR = 128;

const wordsOf = (choice: Choice | string): string[] =>
  typeof choice === 'string' ? choice.split(' ') : choice.map(String);

export class Match<G extends Lexicon> {
  readonly game: GameModule<G>;
  readonly options: Options<G>;
  readonly #dice: MatchDice;
  #past: Past<G>;
  #engine: Engine<G>;
  /** Choices taken back across dice, which only a solitaire game allows. */
  #takeBacks = 0;
  #marking = true;
  /** What was imagined for the question that waits, once somebody wanted to foresee its answers. */
  #foresight: { readonly asking: Asking; readonly foresight: Foresight<G> } | undefined;

  /** Nothing runs yet. */
  private constructor(game: GameModule<G>, options: Options<G>, dice: MatchDice, past: Past<G>) {
    this.game = game;
    this.options = options;
    this.#dice = dice;
    this.#past = past;
    this.#engine = this.#engineOn(past.origin);
  }

  /** Sits down to a new game. */
  static start<G extends Lexicon>(game: GameModule<G>, setting: Setting): Match<G> {
    const options = optionsFor(game, setting.options);
    const dice = 'dice' in setting ? setting.dice : new SecretDice(setting.seed);
    const past = new Past<G>({ state: game.setup(options), cursor: dice.cursor }, setting.choicesPerMark);
    const match = new Match(game, options, dice, past);
    match.#engine.start();
    return match;
  }

  /** Takes up a saved game. The dice must be those it was saved with. */
  static restore<G extends Lexicon>(
    game: GameModule<G>,
    saved: Saved,
    dice: MatchDice,
    choicesPerMark?: number,
  ): Match<G> {
    if (saved.game !== game.id) throw new Error(`This is a saved game of ${saved.game}, not of ${game.id}.`);
    if (saved.edition !== game.edition) {
      throw new Error(
        `This game was saved under edition ${saved.edition} of ${game.id}; here is edition ${game.edition}.`,
      );
    }
    const past = new Past<G>({ state: copyOf(saved.state) as G['state'], cursor: saved.cursor }, choicesPerMark);
    const match = new Match(game, optionsFor(game, saved.options), dice, past);
    match.#engine.start();
    for (const words of saved.since) match.take(words);
    return match;
  }

  /** Takes up a match that was kept, begun with this setting. The position must have the fingerprint that was kept with it. */
  static takeUp<G extends Lexicon>(
    game: GameModule<G>,
    { seed, options }: { readonly seed: string; readonly options: Saved['options'] },
    kept: Kept,
  ): Match<G> {
    if (kept.game !== game.id || kept.edition !== game.edition) throw new Error('This was kept under other rules.');
    const all = optionsFor(game, options);
    const dice = new SecretDice(seed);
    const past = new Past<G>({ state: game.setup(all), cursor: dice.cursor });
    past.takeOver(kept.past);
    const match = new Match(game, all, dice, past);
    match.#engine = match.#engineOn(past.lastMark);
    match.#engine.retrace(match.moment().answers);
    if (match.hash() !== kept.hash) throw new Error('What was kept is not what it was.');
    return match;
  }

  get state(): Readonly<G['state']> {
    return this.#engine.state;
  }

  /** What is asked now; nothing when the game is over. */
  get question(): Question<G> | undefined {
    const { asking, offers } = this.#engine;
    return asking && { seat: asking.seat, rule: asking.rule, offers, isPublic: asking.isPublic };
  }

  /** Whoever is asked now; nobody when the game is over. */
  get asking(): Asking | undefined {
    return this.#engine.asking;
  }

  /** What the waiting question lists, for whoever compares it with another. */
  get noted(): Noted | undefined {
    return this.#engine.noted;
  }

  /** For the contract: whether this entry of the log brought something hidden to light. */
  isRevealed(entry: LogEntry<G>): boolean {
    return this.#past.revealed.has(entry);
  }

  /** For the contract: whether the waiting question is put even where only one offer is open. */
  get isConfirmed(): boolean {
    return this.#engine.asking?.always ?? false;
  }

  get outcome(): Outcome<G> | undefined {
    if (this.#engine.asking) return undefined;
    return houseOutcome<G>(this.steps.at(-1)?.choice, this.game.seats) ?? this.game.result(this.state);
  }

  get steps(): readonly Step<G>[] {
    return this.#past.steps;
  }

  get takeBacks(): number {
    return this.#takeBacks;
  }

  /** How much of the dice has been used. */
  get cursor(): number {
    return this.#dice.cursor;
  }

  /** The fingerprint of the position: state and dice used. */
  hash(): string {
    return hashOf({ state: this.state, cursor: this.#dice.cursor });
  }

  view(viewer: Viewer<G>): G['view'] {
    return this.game.view(this.state, viewer);
  }

  /** What this viewer is asked, or that it has to wait, and for whom. */
  questionFor(viewer: Viewer<G>): Question<G> | { seat: G['seat'] } | undefined {
    const question = this.question;
    return question && (question.seat === viewer ? question : { seat: question.seat });
  }

  /** The log as this viewer may read it. */
  log(viewer?: Viewer<G>): readonly LogEntry<G>[] {
    const { log } = this.#past;
    return viewer === undefined ? log : log.filter(({ to }) => to === undefined || to.includes(viewer));
  }

  /** Makes a choice for the seat that is asked, or for `seat`, which must then be the one. Refused choices change nothing. */
  take(choice: Choice | string, seat?: G['seat']): void {
    if (typeof choice !== 'string' && this.#engine.hasListed(choice)) this.#make(this.#askedOf(seat), choice);
    else this.#say(wordsOf(choice), seat);
  }

  /**
   * Takes many choices in a row, as from a record. Checkpoints are kept near the end, where undo, forks and saves will want them;
   * before, only here and there.
   */
  takeAll(choices: readonly string[]): void {
    const near = choices.length - NEAR;
    try {
      choices.forEach((words, index) => {
        this.#marking = index >= near || index % FAR === 0;
        this.take(words);
      });
    } finally {
      this.#marking = true;
    }
  }

  /** Ends the match as no rule of the game does: for whoever runs it, never for a seat. */
  end(end: HouseEnd<G['seat']>): void {
    const asked = this.#askedOf(undefined);
    const step = this.#past.addStep(end[0] === 'forfeit' ? end[1] : asked, end);
    this.#engine.end();
    step.finality = this.#engine.finality;
  }

  /** Why this seat cannot take back its last choice; nothing if it can. */
  undoBar(seat: G['seat']): UndoBar | undefined {
    const last = this.steps.at(-1);
    if (!last) return { why: 'nothing' };
    return last.seat === seat ? last.finality : { why: 'other-seat' };
  }

  /** Takes back the seat's last choice. */
  undo(seat: G['seat']): void {
    const bar = this.undoBar(seat);
    if (bar)
      throw new Refused('barred', `This cannot be taken back (${bar.why}).`, 'rule' in bar ? bar.rule : undefined);
    this.#rewind(this.steps.length - 1);
  }

  /**
   * Solitaire only: takes back the last choice even across dice. The same choices then give the same dice, and the
   * record counts it.
   */
  takeBack(): void {
    if (this.game.seats.length > 1) throw new Refused('barred', 'Only a solitaire game can be taken back across dice.');
    if (this.steps.length === 0) throw new Refused('barred', 'There is nothing to take back.');
    this.#rewind(this.steps.length - 1);
    this.#takeBacks += 1;
  }

  /**
   * Which of these choices could not be taken back once made, as far as their seat can foresee: they are tried in a world
   * imagined from that seat's view alone. It is imagined once a question.
   */
  foresee(choices: readonly (Choice | string)[]): readonly (Finality | undefined)[] {
    const { asking } = this.#engine;
    if (!asking) return choices.map(() => undefined);
    if (this.#foresight?.asking !== asking) {
      const seed = hashOf(this.view(asking.seat));
      this.#foresight = {
        asking,
        foresight: new Foresight(this.game, this.moment(), this.#dice.fork(), asking.seat, seed),
      };
    }
    const { foresight } = this.#foresight;
    return choices.map((choice) => foresight.of(choice));
  }

  /** A world as this viewer might imagine it. The true state is not in it. */
  imagine(viewer: Viewer<G>, dice: Dice): Engine<G> {
    return imagine(this.game, this.moment(), this.#dice.fork(), viewer, dice);
  }

  /**
   * Worlds as they might go on from here: the true one, with all its secrets, of which only what chance does is drawn anew. For whoever
   * looks back on a match, and never for a player. They may be asked for when the match has gone on.
   */
  afresh(): (dice: Dice) => Engine<G> {
    const [moment, past] = [this.moment(), this.#dice.fork()];
    return (dice) => afresh(this.game, moment, past, dice);
  }

  /** An independent copy on the same dice, as it stands or stood after so many choices. Its log begins at the checkpoint before. */
  fork(made?: number): Match<G> {
    const copy = new Match(this.game, this.options, this.#dice.fork(), this.#past.fork(made));
    copy.#engine.retrace(copy.moment().answers);
    return copy;
  }

  save(): Saved {
    const { state, cursor, since } = this.moment();
    const { id, edition } = this.game;
    return { game: id, edition, options: this.options, state: copyOf(state), cursor, since: since.map(notation) };
  }

  /** All that `takeUp` needs. It is written down at once: the next choice changes it. */
  keep(): Kept {
    const { id, edition } = this.game;
    return { game: id, edition, past: this.#past.keep(), hash: this.hash() };
  }

  /** Where a fork, a save or an imagined world begins. */
  moment(): Moment<G> {
    return this.#past.moment;
  }

  /** For tests: how many choices lay behind each checkpoint that is kept. */
  get marks(): readonly number[] {
    return this.#past.marks;
  }

  /** For the contract: another object in place of the state. An equal one must change nothing. */
  swapState(state: G['state'] = copyOf(this.#engine.state)): void {
    this.#foresight = undefined;
    this.#engine.swapState(state);
  }

  /** For the contract: the waiting question, put once more. */
  askAgain(): void {
    this.#engine.askAgain();
  }

  /** The rules, set up at a position; they do not run yet. */
  #engineOn({ state, cursor }: Checkpoint<G>): Engine<G> {
    this.#dice.cursor = cursor;
    return new Engine(this.game, copyOf(state) as G['state'], this.#dice, {
      checkpoint: () => {
        if (this.#marking) this.#past.addMark({ state: this.state, cursor: this.#dice.cursor });
      },
      answered: (choice) => this.#past.addAnswer(choice),
      log: (rule, entry, to, isRevealed) => this.#past.addEntry(rule, entry, to, isRevealed),
    });
  }

  #say(words: readonly string[], seat: G['seat'] | undefined): void {
    const end = seat === undefined ? houseEndOf(words, this.game.seats) : undefined;
    if (words[0] === CONCEDE) this.#concede(words.slice(1).join(' '), seat);
    else if (end) this.end(end);
    else this.#make(this.#askedOf(seat), this.#find(words));
  }

  /** The seat that is asked, which must be this one if one is named. */
  #askedOf(seat: G['seat'] | undefined): G['seat'] {
    const { asking } = this.#engine;
    if (!asking) throw new Refused('over', 'The game is over: there is nothing left to decide.');
    if (seat !== undefined && seat !== asking.seat)
      throw new Refused('other-seat', `It is ${asking.seat} who decides now.`);
    return asking.seat;
  }

  #find(words: readonly string[]): G['choice'] {
    const found = this.#engine.find(words);
    if (found) return found;
    const said = words.join(' ');
    const barredBy = this.#engine.offers.find((one) => notation(one.choice) === said)?.barredBy;
    if (barredBy === undefined) throw new Refused('unknown', `"${said}" is not on offer here.`);
    throw new Refused('barred', `"${said}" is barred by ${barredBy}.`, barredBy);
  }

  /** A fault inside the rules leaves the position as it was before the choice. */
  #make(seat: G['seat'], choice: G['choice']): void {
    const made = this.steps.length;
    if (made >= MOST_CHOICES) throw new Refused('too-long', `A match has at most ${MOST_CHOICES} choices.`);
    const step = this.#past.addStep(seat, choice);
    try {
      this.#engine.answer(choice);
    } catch (fault) {
      this.#rewind(made);
      throw fault;
    }
    step.finality = this.#engine.finality;
    this.#past.forgetMarks();
  }

  #concede(of: string, seat: G['seat'] | undefined): void {
    if (!this.#engine.asking) throw new Refused('over', 'The game is over: there is nothing left to concede.');
    if (!this.game.seats.includes(of)) throw new Refused('unknown', `There is no seat "${of}".`);
    if (seat !== undefined && seat !== of) throw new Refused('other-seat', `Only ${of} can concede for ${of}.`);
    const choice: Choice = [CONCEDE, of];
    const step = this.#past.addStep(of, choice);
    this.#engine.concede(of);
    step.finality = this.#engine.finality;
  }

  /** Goes back to where so many choices had been made. */
  #rewind(made: number): void {
    this.#past.cut(made);
    this.#engine = this.#engineOn(this.#past.lastMark);
    this.#engine.retrace(this.moment().answers);
  }
}
