/** UL-19.4  Random boats: cards are dealt, and the player takes one of the two levels on each. */
import type { Play } from '@derby/kernel';
import type { List } from './choices.ts';
import { BOAT_IDS, type BoatId, card, type Level } from './data/boats.ts';
import { RANDOM_BOATS_SO } from './data/constants.ts';
import { barToService, buyBoat } from './flotilla.ts';
import { boatsInPlay, type Phase, PLAYER, type Table } from './state.ts';
import type { Known } from './view.ts';

/** A boat has two cards, with two levels each; card 2n and 2n + 1 are those of the n-th boat. */
const HALVES: readonly (readonly [Level, Level])[] = [
  ['green', 'trained'],
  ['veteran', 'ace'],
];

interface BoatCard {
  readonly id: BoatId;
  readonly levels: readonly [Level, Level];
}

function boatCard(number: number): BoatCard {
  const id = BOAT_IDS[number >> 1];
  const levels = HALVES[number & 1];
  if (!id || !levels) throw new Error(`No boat has card ${number}.`);
  return { id, levels };
}

export function* deal(t: Table): Play<Phase> {
  shuffleBoats(t);
  for (;;) {
    const number = t.draw(t.state.decks.boats.draw);
    if (number === undefined || t.state.so === 0) break;
    const { id, levels } = boatCard(number);
    if (barToService(t.state, id)) continue; // taken already, or her captain is
    const [lower] = levels;
    if (card(id, lower).so > t.state.so) {
      t.log('UL-19.4', { what: 'card-passed-over', boat: id, level: lower });
      break;
    }
    t.state.acting = id;
    const [verb, , level] = yield* t.choose(PLAYER, 'UL-19.4', dealt(id, levels));
    if (verb === 'done') break;
    buyBoat(t, id, level);
  }
  t.state.decks.boats.draw = [];
  t.state.so += RANDOM_BOATS_SO[t.state.length];
  t.log('UL-19.4', { what: 'deal-ends', so: t.state.so });
  return 'ports';
}

function shuffleBoats(t: Table): void {
  const eligible = BOAT_IDS.filter((id) => !barToService(t.state, id));
  t.state.decks.boats.draw = eligible.flatMap((id) => [2 * BOAT_IDS.indexOf(id), 2 * BOAT_IDS.indexOf(id) + 1]);
  t.shuffle(t.state.decks.boats.draw);
}

const dealt =
  (id: BoatId, [lower, higher]: readonly [Level, Level]) =>
  (list: List<'take' | 'done'>, known: Readonly<Known>): void => {
    list.open(['take', id, lower]);
    list.offer(['take', id, higher], card(id, higher).so > known.so && 'UL-4.3');
    list.offer(['done'], boatsInPlay(known).length === 0 && 'UL-19.4');
  };
