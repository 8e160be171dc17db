/** PK-15  The tonnage balance against the threshold. */
import type { Outcome } from '@derby/kernel';
import { type Length, SCENARIOS, type Shift } from './data/scenarios.ts';
import { otherSide, type Side } from './data/sides.ts';
import type { Settings } from './options.ts';
import type { Drumbeat, State, Table } from './state.ts';

/** PK-17.1, PK-17.2, PK-18.9  The scenario at its full length, or in six turns. */
export const lengthOf = (options: Settings): Length =>
  options.shortGame ? SCENARIOS[options.scenario].short : SCENARIOS[options.scenario].full;

export const lastTurn = ({ options }: Readonly<State>): number => lengthOf(options).turns;

/** PK-15.1  What the Axis has sunk and wrecked, less what it has lost and let through. */
export function balance({ score }: Readonly<State>): number {
  const forAxis = score.merchants + score.warships + score.alliedShore + score.alliedAircraft;
  const against = score.submarines + score.outOfGame + score.arrived + score.axisShore + score.axisAircraft;
  return forAxis - against;
}

/** PK-15.4, PK-18.2  The scenario's threshold, shifted by every variant in play and by the handicap. */
export function threshold(options: Settings): number {
  const { threshold: base, shifts, withoutBombers } = lengthOf(options);
  const variants = (Object.keys(shifts) as Shift[]).filter((variant) => options[variant]);
  const shifted = variants.reduce((sum, variant) => sum + shifts[variant], base);
  return shifted + (options.amerikaBombers ? 0 : withoutBombers) + options.handicap;
}

/** PK-15.3  At the threshold or above it the Axis wins; far from it the win is decisive. */
export function scoreGame(t: Table): void {
  const { state } = t;
  const margin = balance(state) - threshold(state.options);
  const winner: Side = margin >= 0 ? 'axis' : 'allies';
  const grade = Math.abs(margin) >= lengthOf(state.options).decisiveMargin ? 'decisive' : 'marginal';
  end(t, 'PK-15.3', { winner, grade });
}

/** PK-15.5  The other side has a decisive win. */
export const concede = (t: Table, seat: Side): void =>
  end(t, 'PK-15.5', { winner: otherSide(seat), grade: 'resigned' });

function end(t: Table, rule: 'PK-15.3' | 'PK-15.5', ended: NonNullable<State['ended']>): void {
  t.state.ended = ended;
  const figures = { balance: balance(t.state), threshold: threshold(t.state.options) };
  t.log(rule, { what: 'game-over', ...ended, ...figures });
}

/** PK-15.5  A marginal result is worth three quarters to the winner. */
const MARGINAL = 0.75;

export function result({ ended }: Readonly<State>): Outcome<Drumbeat> | undefined {
  if (!ended) return undefined;
  const { winner, grade } = ended;
  const worth = grade === 'marginal' ? MARGINAL : 1;
  const rule = grade === 'resigned' ? 'PK-15.5' : 'PK-15.3';
  const lost = 1 - worth;
  return {
    rule,
    winner,
    grade,
    worth: winner === 'axis' ? { axis: worth, allies: lost } : { axis: lost, allies: worth },
  };
}
