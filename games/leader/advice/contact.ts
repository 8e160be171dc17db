/** Advice for contacts: whether to search, to fight, to call, and what to do next. */

import { vpOf } from '../src/cards.ts';
import type { Choice } from '../src/choices.ts';
import { CONVOYS } from '../src/data/convoys.ts';
import { isEscort } from '../src/ships.ts';
import { boatOf, contactOf, present, shipOf } from '../src/state.ts';
import { torpedoesIn, torpedoesOf } from '../src/torpedo-room.ts';
import type { Known } from '../src/view.ts';
import type { Open } from './advice.ts';
import { best } from './choices.ts';
import { nerveLeft } from './doctrine.ts';

export function chooseSearch(known: Readonly<Known>, open: Open): Choice | undefined {
  const boat = boatOf(known, present(known.acting, 'boat'));
  const wanted = torpedoesOf(boat) > 0 ? 'roll' : 'decline';
  return open.find((choice) => choice[0] === wanted);
}

/** More ships and fewer escorts. */
export const chooseFirstCard = (_known: Readonly<Known>, open: Open): Choice | undefined =>
  best(open, (choice) => prospects(choice[1] as number));

function prospects(number: number): number {
  const { type, ships, escorts } = present(CONVOYS[number], 'Convoy card');
  return (type === 'naval' ? 1.5 : 1) * Math.min(ships.length, 4) - 0.6 * escorts.length;
}

/** Not against a fleet's whole screen, nor against escorts with the nerves at an end. */
export function chooseFightOrLetGo(known: Readonly<Known>, open: Open): Choice | undefined {
  const boat = boatOf(known, present(known.acting, 'boat'));
  const { type, escorts } = present(CONVOYS[contactOf(known).card ?? 0], 'Convoy card');
  const tooStrong = (type === 'naval' && escorts.length >= 3) || (escorts.length >= 2 && nerveLeft(boat) <= 2);
  const wanted = tooStrong || torpedoesIn(boat.ready) === 0 ? 'let-go' : 'attack';
  return open.find((choice) => choice[0] === wanted);
}

/** Only for a real convoy, and only boats with torpedoes in the tubes. */
export function chooseCall(known: Readonly<Known>, open: Open): Choice | undefined {
  const { ships, escorts, type } = present(CONVOYS[contactOf(known).card ?? 0], 'Convoy card');
  const enough = open.find((choice) => choice[0] === 'enough');
  if (type !== 'merchant' || ships.length < 4 || escorts.length === 0) return enough;
  return open.find((choice) => choice[0] === 'call' && torpedoesIn(boatOf(known, choice[1]).ready) >= 3) ?? enough;
}

/** Cripples first, then further contacts while there are torpedoes and nerves. */
export function chooseDecision(known: Readonly<Known>, open: Open): Choice | undefined {
  const boat = boatOf(known, present(known.acting, 'boat'));
  const shot = open.find((choice) => choice[0] === 'final-shot');
  if (shot) return shot;
  const goOn = torpedoesIn(boat.ready) > 0 && nerveLeft(boat) > 2;
  return open.find((choice) => choice[0] === (goOn ? 'new-contact' : 'stop'));
}

/** The most valuable cripple, by gun if it will do. */
export const chooseFinalShot = (known: Readonly<Known>, open: Open): Choice | undefined =>
  best(open, (choice) => {
    if (choice[0] !== 'finish') return 0;
    const weapon = { gun: 0.2, stored: 0.1, ready: 0 }[choice[2]];
    return vpOf(known, shipOf(known, choice[1]).card ?? 0) + weapon;
  });

/** Victory points in sight, its screen taken off, for which a convoy is attacked again. */
const WORTH_GOING_BACK = 5;

/** What is left of a convoy, once its screen stands again and is warned. */
function againWorth(known: Readonly<Known>): number {
  const { ships, alerts, card } = contactOf(known);
  const { escorts } = present(CONVOYS[card ?? 0], 'Convoy card');
  const targets = ships.filter((ship) => !isEscort(ship) && !ship.sunk && ship.heavy === 0);
  const vp = targets.map((ship) => (ship.card === null ? 2 : vpOf(known, ship.card))).sort((a, b) => b - a);
  return vp.slice(0, 3).reduce((sum, one) => sum + one, 0) - escorts.length - 0.5 * alerts;
}

/** As the book, but back to a convoy that is worth more than an unknown one. */
export function counselDecision(known: Readonly<Known>, open: Open): Choice | undefined {
  const planned = chooseDecision(known, open);
  const again = planned?.[0] === 'new-contact' && open.find((choice) => choice[0] === 're-attack');
  return again && againWorth(known) >= WORTH_GOING_BACK ? again : planned;
}

/** As the book, but by radio where it can be paid: whoever is called comes, and nobody listens in. */
export function counselCall(known: Readonly<Known>, open: Open): Choice | undefined {
  const planned = chooseCall(known, open);
  return (planned?.[0] === 'call' && open.find((choice) => choice[0] === 'radio-call')) || planned;
}
