/** UL-11.1 … UL-11.7  Step A: the boats move, dive, surface, run silent or leave. */
import type { Play } from '@derby/kernel';
import type { List } from './choices.ts';
import { addStress, evasionOf, isUnfit, speedOf } from './crew.ts';
import { type BoatId, TYPE_XXI } from './data/boats.ts';
import { SILENT_RUNNING_STRESS } from './data/constants.ts';
import { neighbours, stepsToLeave, type ZoneId } from './data/display.ts';
import { revealNearby } from './reveal.ts';
import { fightersToAct, nextStep } from './round.ts';
import type { Rule } from './rules.ts';
import {
  battleOf,
  boatOf,
  type Fighter,
  fighterOf,
  isFighting,
  type Phase,
  PLAYER,
  type Side,
  type Table,
} from './state.ts';
import { canLoad, reload } from './torpedo-room.ts';
import type { Known } from './view.ts';

/** UL-11.1  One boat after another. */
export function* movement(t: Table): Play<Phase> {
  while (fightersToAct(t.state).length > 0) {
    yield* t.checkpoint();
    const [, id] = yield* t.choose(PLAYER, 'UL-11.1', (list: List<'boat'>) => {
      for (const fighter of fightersToAct(t.state)) list.open(['boat', fighter.id]);
    });
    yield* moveBoat(t, id);
    battleOf(t.state).acted.push(id);
    revealNearby(t);
  }
  return nextStep(t, 'drift');
}

type Manoeuvre = 'dive' | 'surface' | 'move' | 'leave' | 'stay' | 'silent-running' | 'reload';

/** UL-11.2, UL-11.3  Depth first, then zone by zone, until the boat stays where it is or is gone. */
function* moveBoat(t: Table, id: BoatId): Play<void> {
  startMove(t, id);
  for (;;) {
    t.state.acting = id;
    const [verb, zone] = yield* t.choose(PLAYER, 'UL-11.3', manoeuvres(id));
    switch (verb) {
      case 'dive':
      case 'surface':
        changeDepth(t, id, verb === 'dive' ? 'submerged' : 'surfaced');
        break;
      case 'move':
        moveTo(t, id, zone);
        break;
      case 'reload':
        fighterOf(t.state, id).reloaded = true;
        yield* reload(t, 'UL-19.1', id);
        break;
      case 'silent-running':
        return runSilent(t, id);
      case 'leave':
        return leave(t, id);
      default:
        return;
    }
  }
}

function startMove(t: Table, id: BoatId): void {
  const fighter = fighterOf(t.state, id);
  fighter.moves = speedOf(boatOf(t.state, id), fighter.side);
  fighter.turned = false;
  fighter.reloaded = false;
}

/** Whether the boat has left its starting zone in this move. */
const hasMoved = (known: Readonly<Known>, fighter: Readonly<Fighter>): boolean =>
  fighter.moves < speedOf(boatOf(known, fighter.id), fighter.side);

const manoeuvres =
  (id: BoatId) =>
  (list: List<Manoeuvre>, known: Readonly<Known>): void => {
    const fighter = fighterOf(known, id);
    const boat = boatOf(known, id);
    const unfit = isUnfit(boat);
    const moved = hasMoved(known, fighter);
    for (const zone of neighbours(fighter.zone)) list.offer(['move', zone], barToMove(fighter, zone, unfit));
    list.offer(['leave'], (stepsToLeave(fighter.zone) > 1 || fighter.moves < 1) && 'UL-11.4');
    list.offer([fighter.side === 'surfaced' ? 'dive' : 'surface'], barToTurn(known, fighter, unfit, moved));
    list.offer(['silent-running'], barToSilence(known, fighter, unfit, moved));
    if (id === TYPE_XXI) list.offer(['reload'], (fighter.reloaded || !canLoad(boat)) && 'UL-19.1');
    list.offer(['stay'], unfit && fighter.moves > 0 && 'UL-11.5');
  };

/** UL-11.3, UL-11.5  Within its speed; an Unfit crew only nearer to leaving, and off a long zone at once. */
function barToMove(fighter: Readonly<Fighter>, zone: ZoneId, unfit: boolean): Rule | false {
  if (fighter.moves < 1) return 'UL-11.3';
  return unfit && stepsToLeave(zone) >= stepsToLeave(fighter.zone) && 'UL-11.5';
}

/** UL-11.2, UL-11.5  Before moving; an Unfit crew may not turn to a side on which it comes less far on its way out. */
function barToTurn(known: Readonly<Known>, fighter: Readonly<Fighter>, unfit: boolean, moved: boolean): Rule | false {
  if (fighter.turned || moved) return 'UL-11.2';
  const boat = boatOf(known, fighter.id);
  const stepsLeft = (side: Side): number => Math.max(0, stepsToLeave(fighter.zone) - speedOf(boat, side));
  const other = fighter.side === 'surfaced' ? 'submerged' : 'surfaced';
  return unfit && stepsLeft(other) > stepsLeft(fighter.side) && 'UL-11.5';
}

/** UL-11.7  Submerged, if only just, and Detected, instead of a move; the option lets the boat move first. */
function barToSilence(
  known: Readonly<Known>,
  fighter: Readonly<Fighter>,
  unfit: boolean,
  moved: boolean,
): Rule | false {
  if (unfit) return 'UL-11.5';
  const tooLate = moved && !known.settings.silentRunningMayMove;
  return (fighter.side !== 'submerged' || !fighter.detected || tooLate) && 'UL-11.7';
}

/** UL-11.2  Once a round, before moving; the new side sets the speed. */
function changeDepth(t: Table, id: BoatId, side: Side): void {
  const fighter = fighterOf(t.state, id);
  fighter.side = side;
  fighter.turned = true;
  fighter.moves = speedOf(boatOf(t.state, id), side);
  t.log('UL-11.2', { what: 'boat-changes-depth', boat: id, side });
}

function moveTo(t: Table, id: BoatId, zone: ZoneId): void {
  const fighter = fighterOf(t.state, id);
  fighter.zone = zone;
  fighter.moves -= 1;
  t.log('UL-11.3', { what: 'boat-moves', boat: id, zone });
}

/** UL-11.4  Off the display and out of the battle. */
function leave(t: Table, id: BoatId): void {
  removeFighter(t, id);
  t.log('UL-11.4', { what: 'boat-leaves', boat: id });
}

export function removeFighter(t: Table, id: BoatId): void {
  const battle = battleOf(t.state);
  if (isFighting(t.state, id)) battle.fighters = battle.fighters.filter((fighter) => fighter.id !== id);
}

/** UL-11.7  At or below Evasion the escorts lose the boat; above it the waiting tells on the crew. */
function runSilent(t: Table, id: BoatId): void {
  const fighter = fighterOf(t.state, id);
  const evasion = evasionOf(boatOf(t.state, id));
  const die = t.d10();
  const freed = die <= evasion;
  fighter.silent = true;
  if (freed) fighter.detected = false;
  t.log('UL-11.7', { what: 'silent-running', boat: id, die, evasion, freed });
  if (!freed) addStress(t, 'UL-11.7', id, SILENT_RUNNING_STRESS);
}
