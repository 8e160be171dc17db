/** UL-7  Special missions: mines are laid, harbours attacked, raiders helped. */

import type { Play } from '@derby/kernel';
import type { Choice, List } from './choices.ts';
import { hasWorkingGun, isUnfit, rowOf } from './crew.ts';
import type { BoatId } from './data/boats.ts';
import type { Mission } from './data/campaigns.ts';
import { RAID_HIT } from './data/constants.ts';
import { event } from './events.ts';
import { attackHarbour } from './harbour-attack.ts';
import { areaOf } from './map.ts';
import { partsOf, sumOf } from './modifiers.ts';
import { endVoyage, stopUnfit } from './operations.ts';
import { scoreVp } from './score.ts';
import { boatOf, errandOf, type Phase, PLAYER, type Section, type Table, TORPEDOES, type Torpedo } from './state.ts';
import { spendTorpedo } from './torpedo-room.ts';
import { rollForDuds } from './torpedoes.ts';
import type { Known } from './view.ts';

const SECTIONS: readonly Section[] = ['stored', 'ready'];

/** UL-7.1  Torpedoes ashore, mines in their places: so many of each kind, at least one in all. */
export function* loadMines(t: Table, id: BoatId): Play<void> {
  t.state.acting = id;
  for (const section of SECTIONS) {
    for (const torpedo of TORPEDOES) {
      const [, , , mines] = yield* t.choose(PLAYER, 'UL-7.1', mineLoads(id, section, torpedo));
      const load = boatOf(t.state, id)[section];
      load[torpedo] -= mines;
      load.mines += mines;
    }
  }
  t.log('UL-7.1', { what: 'mines-loaded', boat: id, mines: minesOf(t.state, id) });
}

const minesOf = (known: Readonly<Known>, id: BoatId): number =>
  boatOf(known, id).ready.mines + boatOf(known, id).stored.mines;

const mineLoads =
  (id: BoatId, section: Section, torpedo: Torpedo) =>
  (list: List<'mines'>, known: Readonly<Known>): void => {
    const here = boatOf(known, id)[section][torpedo];
    // None is barred where the boat would be left without a mine.
    const lastChance = minesOf(known, id) === 0 && torpedoesAfter(known, id, section, torpedo) === 0;
    list.offer(['mines', section, torpedo, 0], here > 0 && lastChance && 'UL-7.1');
    for (let mines = 1; mines <= here; mines++) list.open(['mines', section, torpedo, mines]);
  };

/** Torpedoes that are still to be asked about. */
function torpedoesAfter(known: Readonly<Known>, id: BoatId, section: Section, torpedo: Torpedo): number {
  const boat = boatOf(known, id);
  const kinds = SECTIONS.flatMap((one) => TORPEDOES.map((type) => ({ section: one, type })));
  const at = kinds.findIndex((one) => one.section === section && one.type === torpedo);
  return kinds.slice(at + 1).reduce((sum, one) => sum + boat[one.section][one.type], 0);
}

/** UL-7.2, UL-7.4, UL-7.8  The Events of the box, then the deed. */
export function* mission(t: Table): Play<Phase> {
  while (errandOf(t.state).events > 0) {
    yield* t.checkpoint();
    const { boat: id, kind } = errandOf(t.state);
    t.state.acting = id;
    if (kind === 'attack' && (yield* breaksOff(t))) return breakOff(t, id);
    errandOf(t.state).events -= 1;
    yield* event(t, id);
    if (boatOf(t.state, id).fate === 'sunk' || isUnfit(boatOf(t.state, id))) return cannotGoOn(t, id);
  }
  yield* DEEDS[errandOf(t.state).kind](t);
  return missionDone(t);
}

/** UL-7.4  Before each card, the first included. */
function* breaksOff(t: Table): Play<boolean> {
  const [verb] = yield* t.choose(PLAYER, 'UL-7.4', (list: List<'go-on' | 'break-off'>) =>
    list.openAll([['go-on'], ['break-off']]),
  );
  return verb === 'break-off';
}

function breakOff(t: Table, id: BoatId): Phase {
  t.log('UL-7.4', { what: 'mission-broken-off', boat: id });
  return leaveBox(t, id);
}

/** UL-7.9  A crew made Unfit keeps its marker for another day. */
function cannotGoOn(t: Table, id: BoatId): Phase {
  if (boatOf(t.state, id).fate === 'sunk') {
    t.state.errand = null;
    endVoyage(t, id);
    return 'operations';
  }
  t.log('UL-7.9', { what: 'mission-missed', boat: id, mission: errandOf(t.state).kind });
  t.state.errand = null;
  stopUnfit(t, id, 'UL-7.9');
  return 'operations';
}

function missionDone(t: Table): Phase {
  const { boat: id, kind } = errandOf(t.state);
  boatOf(t.state, id).mission = null;
  t.log('UL-7.6', { what: 'mission-done', boat: id, mission: kind });
  return leaveBox(t, id);
}

/** UL-7.10  A boat that entered a box has had its turn. */
function leaveBox(t: Table, id: BoatId): Phase {
  boatOf(t.state, id).searched = true;
  t.state.errand = null;
  endVoyage(t, id);
  return 'operations';
}

const DEEDS: Record<Mission, (t: Table) => Play<void>> = { mine: layMines, attack: attackHarbour, raid };

/** UL-7.2  All mines at once; the highest row reached scores. */
function* layMines(t: Table): Play<void> {
  const { boat: id } = errandOf(t.state);
  const boat = boatOf(t.state, id);
  const mines = minesOf(t.state, id);
  const rows = areaOf(t.state, boat.area).mine?.table ?? [];
  const vp = rows.reduce((best, [least, worth]) => (mines >= least ? worth : best), 0);
  boat.ready.mines = 0;
  boat.stored.mines = 0;
  t.log('UL-7.2', { what: 'mines-laid', boat: id, mines, vp });
  scoreVp(t, vp);
}

/** UL-7.8  One torpedo or one round at a time; the player may stop after each. */
function* raid(t: Table): Play<void> {
  while (errandOf(t.state).attacks > 0) {
    yield* t.checkpoint();
    const choice = yield* t.choose(PLAYER, 'UL-7.8', raidAttacks);
    if (choice[0] === 'stop') return;
    raidAttack(t, choice);
  }
}

type RaidChoice = Extract<Choice, readonly ['raid', ...unknown[]]>;

function raidAttacks(list: List<'raid' | 'stop'>, known: Readonly<Known>): void {
  const boat = boatOf(known, errandOf(known).boat);
  for (const section of SECTIONS)
    for (const type of TORPEDOES) if (boat[section][type] > 0) list.open(['raid', section, type]);
  list.offer(['raid', 'gun'], !hasWorkingGun(boat) && 'UL-13.11');
  list.open(['stop']);
}

function raidAttack(t: Table, [, section, torpedo]: RaidChoice): void {
  const errand = errandOf(t.state);
  const boat = boatOf(t.state, errand.boat);
  errand.attacks -= 1;
  if (section === 'gun') boat.ammunition -= 1;
  else spendTorpedo(boat, section, torpedo);
  if (torpedo === 'normal' && rollForDuds(t, boat.id, null, 1).working === 0) return; // UL-19.3
  const { ts, gs } = rowOf(boat);
  const parts = partsOf(section === 'gun' ? ['gunnery', gs ?? 0] : ['skill', ts]);
  const modifier = sumOf(parts);
  const die = t.d10();
  const total = die + modifier;
  const hit = total >= RAID_HIT;
  t.log('UL-7.8', { what: 'raid-die', boat: boat.id, die, modifier, parts, total, need: RAID_HIT, hit });
  if (hit) scoreVp(t, 1);
}
