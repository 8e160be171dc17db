/** XXI-4  Draw Phase: counters come from the draw pile to the allocation box. */
import type { Play } from '@derby/kernel';
import { type CounterId, isFlotilla } from './data/counters.ts';
import { GRINDING_WAR } from './data/tracks.ts';
import type { State, Table } from './state.ts';

/** XXI-4.1, XXI-4.2  As many counters as the box of the armies says, each laid beside the last. */
export function* draw(t: Table): Play<void> {
  t.log('XXI-3.0', { what: 'turn-begins', turn: t.state.turn });
  for (let due = drawsDue(t.state); due > 0; due--) {
    if (t.state.drawPile.length === 0) refill(t);
    const counter = t.draw(t.state.drawPile);
    if (!counter) return t.log('XXI-4.3', { what: 'draw-pile-empty' });
    t.state.allocation.push(counter);
    t.reveal('XXI-4.2', { what: 'counter-drawn', counter });
  }
}

/** XXI-4.1  With no army on the track it stands at box 0, so turn 1 draws six. */
export const drawsDue = (state: Readonly<State>): number => GRINDING_WAR[state.front]?.draws ?? 0;

/** XXI-4.3  Scrap Pile and turn track go back into the pile; the latest turn's marker and all U-boats stay out. */
function refill(t: Table): void {
  const { state } = t;
  const counters = [...state.scrap, ...clearTurnTrack(state)];
  state.scrap = counters.filter(isFlotilla);
  state.drawPile = counters.filter((id) => !isFlotilla(id));
  t.shuffle(state.drawPile);
  state.tally.refills += 1;
  t.log('XXI-4.3', { what: 'draw-pile-refilled', counters: state.drawPile.length });
}

/** Takes every counter off the turn track but the one in the latest occupied box. */
function clearTurnTrack(state: State): CounterId[] {
  const latest = state.turnTrack.flatMap((counter, box) => (counter === null ? [] : [box])).at(-1);
  const cleared = state.turnTrack.filter((counter, box): counter is CounterId => counter !== null && box !== latest);
  state.turnTrack = state.turnTrack.map((counter, box) => (box === latest ? counter : null));
  return cleared;
}
