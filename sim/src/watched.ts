/** A game that is watched while it is played: what is asked, answered and told, without a word of it in the rules. */
import type { Asking, Choice, GameModule, Lexicon, Play, Table } from '@derby/kernel';

/** Whoever wants to know. */
export interface Watcher {
  asked?(rule: string): void;
  answered?(rule: string, choice: Choice): void;
  told?(rule: string, entry: { readonly what: string }): void;
}

/** The game, watched at its first table, which is its own; worlds imagined from it have others. */
export function watched<G extends Lexicon>(
  game: GameModule<G>,
  watchersOf: (table: Table<G>) => readonly Watcher[],
): GameModule<G> {
  let isTaken = false;
  return {
    ...game,
    play: (table) => {
      const isOwn = !isTaken;
      isTaken = true;
      return game.play(isOwn ? watchedTable(table, watchersOf(table)) : table);
    },
  };
}

function watchedTable<G extends Lexicon>(table: Table<G>, watchers: readonly Watcher[]): Table<G> {
  const told = (rule: string, entry: { readonly what: string }): void => {
    for (const one of watchers) one.told?.(rule, entry);
  };
  return {
    get state() {
      return table.state;
    },
    choose: (seat, rule, offers, mark) => heard(watchers, rule, table.choose(seat, rule, offers, mark)),
    confirm: (seat, rule, offers, mark) => heard(watchers, rule, table.confirm(seat, rule, offers, mark)),
    checkpoint: () => table.checkpoint(),
    die: (sides) => table.die(sides),
    d6: () => table.d6(),
    d10: () => table.d10(),
    shuffle: (pile) => table.shuffle(pile),
    draw: (pile) => table.draw(pile),
    log: (rule, entry, to) => {
      told(rule, entry);
      table.log(rule, entry, to);
    },
    reveal: (rule, entry, to) => {
      told(rule, entry);
      table.reveal(rule, entry, to);
    },
  };
}

function* heard<C extends Choice>(
  watchers: readonly Watcher[],
  rule: string,
  question: Play<C>,
): Generator<Asking | 'checkpoint', C, Choice> {
  for (const one of watchers) one.asked?.(rule);
  const choice = yield* question;
  for (const one of watchers) one.answered?.(rule, choice);
  return choice;
}
