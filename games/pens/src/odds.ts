/** Chances, reckoned by the rules' own functions: of battles on land and at sea, of bombs on a pen, of a hunt. */
export { type FleetOdds, fleetOdds } from './odds/fleet.ts';
export { huntOdds } from './odds/hunt.ts';
export { type BattleOdds, landOdds } from './odds/land.ts';
export { penOdds } from './odds/raid.ts';
