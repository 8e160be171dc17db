/** HOST-10.1  How many aircraft of the power in turn have no ground under them: the phase cannot end before they land. */
import { heldSinceStart, isAircraft, seatOf } from '../basics.ts';
import { isTerritory } from '../geography.ts';
import type { State } from '../state.ts';

export const aloft = (view: Readonly<State>): number =>
  view.units.filter(
    (unit) =>
      unit.power === view.turn &&
      unit.acted === 'no' &&
      isAircraft(unit) &&
      !(isTerritory(unit.at) && heldSinceStart(view, seatOf(view.turn), unit.at)),
  ).length;
