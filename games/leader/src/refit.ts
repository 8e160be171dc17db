/** UL-5.5, UL-17  The Refit Segment: promotion, the end of patrols, rest, repair and new supplies. */
import type { Play } from '@derby/kernel';
import type { List } from './choices.ts';
import { addStress, isCool } from './crew.ts';
import { type BoatId, card, GUN_AMMUNITION, hasGun, LEVELS } from './data/boats.ts';
import { COOL_RELIEF, EMPTY_SEA_VP, SUPPLY_RELIEF } from './data/constants.ts';
import { EVENTS } from './data/events.ts';
import { repair, repairTemporary } from './flotilla.ts';
import { areaOf, isInPort, sheetOf } from './map.ts';
import { type Boat, boatOf, boatsInPlay, type Phase, PLAYER, type Table } from './state.ts';
import { canLoad, fillUp, reload } from './torpedo-room.ts';

/** UL-17.1 … UL-17.8  In the order of UL-5.5; the end check may make it the last. */
export function* refit(t: Table): Play<Phase> {
  for (const boat of boatsInPlay(t.state)) promote(t, boat);
  for (const boat of boatsInPlay(t.state)) retire(t, boat);
  if (boatsInPlay(t.state).length === 0) return 'outcome'; // UL-17.4
  praise(t);
  for (const boat of boatsInPlay(t.state)) recover(t, boat);
  checkSea(t);
  for (const { id } of boatsInPlay(t.state)) yield* resupply(t, id);
  return 'reloading';
}

/** UL-17.9  Boats at sea load what fits; then the turn is over. */
export function* reloading(t: Table): Play<Phase> {
  for (;;) {
    yield* t.checkpoint();
    const boat = boatsInPlay(t.state).find((one) => canLoad(one) && !isInPort(t.state, one));
    if (!boat) break;
    yield* reload(t, 'UL-17.9', boat.id);
  }
  reset(t);
  return 'strategic';
}

/** UL-17.1  One level at most; what is left of the XP is kept (UL-2.4). */
function promote(t: Table, boat: Boat): void {
  const { promoteXp } = card(boat.id, boat.level);
  const level = LEVELS[LEVELS.indexOf(boat.level) + 1];
  if (promoteXp === null || !level || boat.xp < promoteXp) return;
  boat.level = level;
  boat.xp -= promoteXp;
  t.log('UL-17.1', { what: 'crew-promoted', boat: boat.id, level, xp: boat.xp });
}

/** UL-4.2, UL-17.2, UL-17.3  All patrols made, and in port: only coming in counts as a patrol, not lying there. */
function retire(t: Table, boat: Boat): void {
  if (!isInPort(t.state, boat) || boat.patrols < sheetOf(t.state).lengths[t.state.length].patrols) return;
  boat.fate = 'home';
  t.log('UL-17.3', { what: 'boat-goes-home', boat: boat.id });
}

/** UL-8.10  BdU Takes Notice of a good turn. */
function praise(t: Table): void {
  const { vp, so } = EVENTS['bdu-takes-notice'].early.praise;
  if (t.state.praises === 0 || t.state.turnVp < vp) return;
  t.state.so += so * t.state.praises;
  t.log('UL-8.10', { what: 'praised', so: so * t.state.praises });
}

/** UL-17.5, UL-17.6, UL-2.6  In port everything; at sea Supply, a cool head, and what hands can mend. */
function recover(t: Table, boat: Boat): void {
  const { refit: relief } = areaOf(t.state, boat.area);
  const cool = isCool(boat) ? COOL_RELIEF : 0;
  if (relief !== undefined) {
    addStress(t, 'UL-17.5', boat.id, -relief - cool);
    repair(boat);
  } else {
    const supply = t.state.supply.includes(boat.area) ? SUPPLY_RELIEF : 0;
    addStress(t, 'UL-17.6', boat.id, -supply - cool);
    repairTemporary(boat);
  }
}

/** UL-17.7  An empty sea costs VP. */
function checkSea(t: Table): void {
  if (boatsInPlay(t.state).some((boat) => !isInPort(t.state, boat))) return;
  t.state.vp -= EMPTY_SEA_VP;
  t.log('UL-17.7', { what: 'sea-empty', vp: EMPTY_SEA_VP });
}

/** UL-17.8  Boats in port fill up; one that came home with its mission keeps or drops it. */
function* resupply(t: Table, id: BoatId): Play<void> {
  if (!isInPort(t.state, boatOf(t.state, id))) return;
  const { mission, cameIn } = boatOf(t.state, id);
  if (mission && cameIn) {
    t.state.acting = id;
    const [verb] = yield* t.choose(PLAYER, 'UL-17.8', (list: List<'keep' | 'discard'>) =>
      list.openAll([['keep'], ['discard']]),
    );
    if (verb === 'discard') dropMission(t, boatOf(t.state, id));
  }
  const boat = boatOf(t.state, id);
  boat.ammunition = hasGun(id) ? GUN_AMMUNITION : 0;
  fillUp(boat);
  t.log('UL-17.8', { what: 'boat-resupplied', boat: id });
}

function dropMission(t: Table, boat: Boat): void {
  if (boat.mission) t.log('UL-17.8', { what: 'mission-given-up', boat: boat.id, mission: boat.mission });
  boat.mission = null;
  boat.ready.mines = 0;
  boat.stored.mines = 0;
}

/** UL-17.10  Markers come off, boats leave their boxes, and a new turn begins. */
function reset(t: Table): void {
  const { state } = t;
  state.intel = [];
  state.airSearch = [];
  state.supply = [];
  state.warnings = {};
  state.rested = false;
  state.turnVp = 0;
  state.praises = 0;
  for (const boat of state.boats) {
    boat.searched = false;
    boat.attacked = false;
    boat.warned = false;
    boat.moved = false;
    boat.cameIn = false;
    boat.contactBonus = 0;
  }
  state.turn += 1;
  t.log('UL-5.1', { what: 'turn-begins', turn: state.turn });
}
