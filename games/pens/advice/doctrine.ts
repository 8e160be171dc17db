/** Three ways to play the same planner: the book, which the policy follows, the staff's, which the counsel follows, and mere routine. */
import { sideOf } from '../src/basics.ts';
import type { Side } from '../src/data/powers.ts';
import type { State } from '../src/state.ts';
import { BERLIN_MARGIN } from './danger.ts';

/** What is to be had of a fleet and an air force, by power. */
interface ForcePlan {
  readonly destroyers: (boats: number) => number;
  readonly bombers: number;
  readonly fighters: number;
  readonly transports: (round: number) => number;
}

/** From a round on, while the German army is worth less than `below`, so many transports come before every other ship. */
interface Dash {
  readonly from: number;
  readonly below: number;
  readonly transports: number;
}

export interface Doctrine {
  /** Germany's share of money for boats, as things stand. */
  readonly boatShare: (state: Readonly<State>) => number;
  readonly forces: Readonly<Record<'UK' | 'USA', ForcePlan>>;
  /** The dash for an open continent, if there is to be one. */
  readonly dash: Dash | null;
  /** Allied battleships and cruisers do nothing but cover landings. */
  readonly fleetCoversLandings: boolean;
  /** Warships wanted beside the transports of a landing. */
  readonly escorts: number;
  /** Hunts where most boats are, or where a hunt gains most. */
  readonly hunts: 'numbers' | 'gain';
  /** How safe Berlin is kept: the risk that is borne when troops are bought, and its strength for each point that an Ally could bring. */
  readonly berlin: { readonly risk: number; readonly margin: number };
  /** Garrisons by fixed weights, or by what could fall to whom. */
  readonly garrisons: Readonly<Record<Side, 'weights' | 'danger'>>;
}

export const BOOK: Doctrine = {
  boatShare: () => 0.4,
  garrisons: { axis: 'weights', allies: 'weights' },
  dash: null,
  fleetCoversLandings: false,
  escorts: 2,
  berlin: { risk: 0.1, margin: BERLIN_MARGIN },
  hunts: 'numbers',
  forces: {
    UK: {
      destroyers: (boats) => Math.min(8, 3 + 0.5 * boats),
      bombers: 3,
      fighters: 5,
      transports: (round) => Math.min(7, Math.max(1, round - 1)),
    },
    USA: {
      destroyers: (boats) => Math.min(8, 1 + 0.4 * boats),
      bombers: 4,
      fighters: 4,
      transports: (round) => Math.min(8, Math.max(1, round - 1)),
    },
  },
};

const slowly = (round: number): number => Math.min(4, Math.max(1, round - 3));

/** A little of everything: few boats, few transports and late, landings without the fleet, and Berlin guarded late. */
export const ROUTINE: Doctrine = {
  ...BOOK,
  boatShare: () => 0.15,
  escorts: 0,
  berlin: { risk: 0.6, margin: 0.6 },
  forces: { UK: { ...BOOK.forces.UK, transports: slowly }, USA: { ...BOOK.forces.USA, transports: slowly } },
};

const alliedTransports = ({ units }: Readonly<State>): number =>
  units.filter(({ type, power }) => type === 'transport' && sideOf(power) === 'allies').length;

/** The staff's figures, for each side. */
export const FIGURES = {
  axis: {
    boatShare: 1,
    boatShareBeforeLandings: 0.4,
    /** From so many Allied transports on, an open coast would be taken before the boats have won. */
    enoughToLand: 6,
    berlinRisk: BOOK.berlin.risk,
    berlinMargin: BOOK.berlin.margin,
  },
  allies: {
    dashFrom: 2,
    dashBelow: 20,
    dashTransports: 3,
    escorts: 4,
    ukDestroyers: 3.5,
    ukDestroyersABoat: 0.6,
    ukDestroyersMost: 9,
    usDestroyers: 1.5,
    usDestroyersABoat: 0.45,
    usDestroyersMost: 8,
    bombers: 0,
    fighters: 2,
    transports: 7,
  },
} as const satisfies Readonly<Record<Side, Readonly<Record<string, number>>>>;

type FigureName = keyof typeof FIGURES.axis | keyof typeof FIGURES.allies;

/**
 * Found by forty or fifty games against the book for each change: all German money into boats decides the war at sea before the
 * landings begin; the Allies did better with destroyers and armies than with aircraft and with transports they cannot fill. Such a
 * Germany has next to no army once the Eastern Front has taken its share, and that is the Allies' answer: three transports at once,
 * under the guns of the fleet, before the tonnage is sunk. Against a Germany that keeps an army the same dash loses, hence `below`.
 * So Germany buys an army after all as soon as the Allies have the ships to come.
 * A transport a round from the first on takes the fortress before time runs out, and a fourth warship keeps the landings alive.
 */
export const STAFF: Doctrine = staffBy({});

/** The staff's doctrine, with other figures in the place of some of its own. */
export function staffBy(changed: Readonly<Partial<Record<FigureName, number>>>): Doctrine {
  const figures = { ...FIGURES.axis, ...FIGURES.allies, ...changed };
  const transports = (round: number): number => Math.min(figures.transports, Math.max(1, round));
  return {
    boatShare: (state) =>
      alliedTransports(state) < figures.enoughToLand ? figures.boatShare : figures.boatShareBeforeLandings,
    garrisons: { axis: 'danger', allies: 'weights' },
    dash: { from: figures.dashFrom, below: figures.dashBelow, transports: figures.dashTransports },
    fleetCoversLandings: true,
    escorts: figures.escorts,
    berlin: { risk: figures.berlinRisk, margin: figures.berlinMargin },
    hunts: 'gain',
    forces: {
      UK: {
        destroyers: (boats) =>
          Math.min(figures.ukDestroyersMost, figures.ukDestroyers + figures.ukDestroyersABoat * boats),
        bombers: figures.bombers,
        fighters: figures.fighters,
        transports,
      },
      USA: {
        destroyers: (boats) =>
          Math.min(figures.usDestroyersMost, figures.usDestroyers + figures.usDestroyersABoat * boats),
        bombers: figures.bombers,
        fighters: figures.fighters,
        transports,
      },
    },
  };
}
