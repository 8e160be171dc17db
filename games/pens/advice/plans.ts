/** The plans that a staff weighs at the start of a power's turn: the planner under other doctrines. */
import { notation, type Plan, type Plans, type Question } from '@derby/kernel';
import type { Choice } from '../src/choices.ts';
import type { Side } from '../src/data/powers.ts';
import type { PlanName } from '../src/reasons.ts';
import type { Pens, State } from '../src/state.ts';
import { BOOK, type Doctrine, STAFF } from './doctrine.ts';
import { advisedBy } from './planner.ts';
import { isDashing } from './purchase.ts';

interface OwnPlan extends Plan<Pens> {
  readonly doctrine: Doctrine;
  /** No dice are thrown for it. */
  answer(known: Readonly<State>, question: Question<Pens>): Choice;
}

const plan = (name: PlanName, doctrine: Doctrine): OwnPlan => ({ name, doctrine, answer: advisedBy(doctrine) });

/** More destroyers than boats could hunt down, and few landings. */
const HUNTERS: Doctrine['forces'] = {
  UK: { ...STAFF.forces.UK, destroyers: (boats) => Math.min(14, 5 + boats), transports: () => 1 },
  USA: { ...STAFF.forces.USA, destroyers: (boats) => Math.min(12, 4 + 0.8 * boats), transports: () => 1 },
};

const PLANS: Readonly<Record<Side, readonly OwnPlan[]>> = {
  axis: [
    plan('tonnage', STAFF),
    plan('boats-and-guards', { ...STAFF, boatShare: () => 0.65 }),
    plan('balance', { ...STAFF, boatShare: () => 0.4 }),
    plan('fortress', { ...STAFF, boatShare: () => 0 }),
  ],
  allies: [
    plan('hunt-and-land', STAFF),
    plan('hunters', { ...STAFF, forces: HUNTERS, dash: null }),
    plan('dash', { ...STAFF, dash: { from: 2, below: 70, transports: 4 } }),
    plan('build-up', { ...STAFF, forces: BOOK.forces, dash: null }),
    plan('home-first', { ...STAFF, garrisons: { axis: 'danger', allies: 'danger' }, dash: null }),
  ],
};

/** In Italy's turn the plans of the Axis say the same: there is nothing to race. */
const plansOf = ({ turn }: Readonly<Pick<State, 'turn'>>, seat: Side): readonly OwnPlan[] =>
  turn === 'ITA' ? PLANS[seat].slice(0, 1) : PLANS[seat];

export const plans: Plans<Pens> = { begins: 'turn-begins', of: plansOf };

/** The first plan by which this would be chosen; the staff's own go by what they come to as things stand. */
export function serves(known: Readonly<State>, question: Question<Pens>, choice: Choice): PlanName | undefined {
  const words = notation(choice);
  const served = PLANS[question.seat].find(({ answer }) => notation(answer(known, question)) === words);
  if (served?.name === 'hunt-and-land' && isDashing(known, served.doctrine)) return 'dash';
  return served?.name === 'tonnage' && served.doctrine.boatShare(known) < 1 ? 'balance' : served?.name;
}
