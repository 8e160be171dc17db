/** The plans that a staff weighs at the start of a power's turn: the planner under other doctrines. */
import type { Plan, Plans } from '@derby/kernel';
import type { Side } from '../src/data/powers.ts';
import type { Pens } from '../src/state.ts';
import { BOOK, type Doctrine, STAFF } from './doctrine.ts';
import { advisedBy } from './planner.ts';

const plan = (name: string, doctrine: Doctrine): Plan<Pens> => ({ name, answer: advisedBy(doctrine) });

/** More destroyers than boats could hunt down, and few landings. */
const HUNTERS: Doctrine['forces'] = {
  UK: { ...STAFF.forces.UK, destroyers: (boats) => Math.min(14, 5 + boats), transports: () => 1 },
  USA: { ...STAFF.forces.USA, destroyers: (boats) => Math.min(12, 4 + 0.8 * boats), transports: () => 1 },
};

const PLANS: Readonly<Record<Side, readonly Plan<Pens>[]>> = {
  axis: [
    plan('tonnage', STAFF),
    plan('boats and guards', { ...STAFF, boatShare: () => 0.65 }),
    plan('balance', { ...STAFF, boatShare: () => 0.4 }),
    plan('fortress', { ...STAFF, boatShare: () => 0 }),
  ],
  allies: [
    plan('staff', STAFF),
    plan('hunters', { ...STAFF, forces: HUNTERS, dash: null }),
    plan('dash', { ...STAFF, dash: { from: 2, below: 70, transports: 4 } }),
    plan('build-up', { ...STAFF, forces: BOOK.forces, dash: null }),
    plan('home first', { ...STAFF, garrisons: { axis: 'danger', allies: 'danger' }, dash: null }),
  ],
};

export const plans: Plans<Pens> = { begins: 'turn-begins', of: (_known, seat) => PLANS[seat] };
