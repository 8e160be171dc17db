/** What a hand that drags may do: it says a piece, and then where to. */
import type { Drags } from '../chart/drag.ts';
import type { DeskState } from './desk-state.ts';
import { narrow, touch, wordsOf } from './selection.ts';

export const dragsOf = (desk: DeskState): Drags => ({
  take: (word) => {
    const { session } = desk;
    const offers = session.question.peek()?.offers ?? [];
    // A piece that is a choice by itself is clicked: nobody shall make it by a slip of the hand.
    if (touch(offers, [], word).choice || narrow(offers, [word]).open.length === 0) return false;
    session.selected.value = [word];
    return true;
  },
  drop: (word) => {
    desk.hands.touch(word);
    const said = desk.session.selected.peek();
    if (said.length > 1) asBefore(desk, said);
  },
  release: () => {
    desk.session.selected.value = [];
  },
});

/**
 * A piece is dropped and how it goes is still to be said: as it went itself the last time, if it may. What another piece did is no
 * order for this one: then it is asked.
 */
function asBefore(desk: DeskState, said: readonly string[]): void {
  const { made, narrowed, seat } = desk.session;
  const [piece = ''] = said;
  const fits = narrowed.peek().open.filter(({ choice }) => {
    const own = made
      .peek()
      .flatMap((step) => (step.seat === seat && step.choice?.[0] === choice[0] ? [step.choice.map(String)] : []));
    const last = own.findLast((words) => words.includes(piece));
    return wordsOf(choice).every((word) => said.includes(word) || last?.includes(word));
  });
  const [only, ...others] = fits;
  if (only && others.length === 0) desk.order(only.choice);
}
