/** Why a choice is advised, in English. */
import { capital, capitalised, percent as figure, type PlanText, type ReasonText } from '@derby/kernel';
import { counted, decimal } from '@derby/kernel/english';
import type { Harm, Want } from '../reasons.ts';
import type { Drumbeat, Mode, OrderKind } from '../state.ts';
import { order } from './choices-en.ts';
import { destination, SHORE_NAMES } from './names-en.ts';
import { area, courseTo, marker, naval, plane, ship, sub } from './units-en.ts';

const percent = (share: number): string => figure(share, 'under ', 'over ');
const average = (n: number): string => (Number.isInteger(n) ? String(n) : decimal(n));
const areas = (n: number): string => counted(n, 'area');
const squares = (n: number): string => counted(n, 'square');
const tons = (thousands: number): string => `${average(Math.round(thousands * 10) / 10)} thousand tons`;
const harm = ({ sunk, harmed }: Harm): string =>
  harmed > sunk ? `${percent(sunk)} to sink it, ${percent(harmed)} to do it any harm` : `${percent(sunk)} to sink it`;
const fighters = (n: number): string => (n === 0 ? 'no fighter on CAP there' : `${counted(n, 'fighter')} on CAP there`);
/** Sightings fade: half a submarine is one that was seen a turn ago. */
const boats = (n: number): string =>
  n === 0
    ? 'no known submarine'
    : Number.isInteger(n)
      ? counted(n, 'submarine')
      : `${average(n)} submarines by old sightings`;

const WANTS: Readonly<Record<Want, string>> = {
  torpedoes: 'it has no torpedoes left',
  fuel: 'its fuel just lasts for the way home, and few torpedoes are left',
  repairs: 'it is badly damaged',
  supply: 'it has no fuel left for others',
};
const MODES: Readonly<Record<Mode, string>> = {
  torpedo: 'with torpedoes it hunts like any boat, and the Z.511 can work with it',
  frogman: 'its frogmen have two attacks on ports, three markers in four of them good',
};
const ORDERS: Readonly<Record<OrderKind, string>> = {
  grids: 'a game has more than a hundred contacts; by standing order they are played as the adviser would play them.',
  detect: 'the nearest enemy is nearly always the right one to look for.',
  commit: 'an answer that hardly ever changes need not be asked for at every contact.',
  intercept: 'fighters on CAP have nothing better to do than to intercept.',
  cap: 'a fighter that is not on CAP protects nothing.',
  bases: 'aircraft come back to where they are needed next turn.',
  huffDuff: 'a bearing costs nothing, and what is found should be attacked.',
  patrols: 'patrols that stood well yesterday stand well today.',
  refuel: 'fuel is worth more in a boat than in the Milch Cow.',
};

const sentences: ReasonText<Drumbeat> = {
  'not-advised': () => 'the adviser would do something else here.',
  routine: () => 'routine: nothing much hangs on it.',
  'standing-order': ({ kind, value }) => `${order(kind, value)}; ${ORDERS[kind]}`,
  'begins-surfaced': () => 'Surfaced boats go two areas and may go on in 5.6; nobody can reach them before that.',
  entry: ({ area: at, prey, away }) =>
    prey ? `from ${area(at)} the nearest good prey is ${areas(away)} away, in ${area(prey)}.` : 'no convoy is at sea.',
  mode: ({ mode }) => `${MODES[mode]}.`,
  'canadians-now': () => 'they protect from the day they come; nothing is gained by waiting.',

  'same-base': ({ base }) => `from ${SHORE_NAMES[base]} it covers the same waters.`,
  cap: ({ area: at }) => `on CAP it meets whatever comes over ${area(at)}; off CAP it meets nothing.`,
  patrol: ({ area: at, submarines, tons: guarded, others }) =>
    `${area(at)}: ${boats(submarines)} there or beside it, convoys worth ${tons(guarded)}, ${others === 0 ? 'no other patrol' : counted(others, 'patrol')} yet.`,
  'air-hunt': ({ plane: id, sub: boat, find, harm: done }) =>
    `${plane(id)} finds ${sub(boat)} with ${percent(find)}; then its attack has ${harm(done)}.`,
  'air-sweep': ({ plane: id, area: at, find, sightings }) =>
    `if a surfaced submarine is in ${area(at)}, ${plane(id)} finds it with ${percent(find)}; known there: ${boats(sightings)}.`,
  'raid-shore': ({ place, through, shot, levels, cap }) =>
    `${SHORE_NAMES[place]}: ${percent(through)} to get through the flak${shot > 0 ? ` (${percent(shot)} to be shot down)` : ''}, then ${average(levels)} damage levels on average; ${fighters(cap)}.`,
  'raid-convoy': ({ unit, find, hits, cap }) =>
    `${naval(unit)}: found with ${percent(find)}, then ${average(hits)} hits on average; ${fighters(cap)}.`,
  doubled: ({ support }) => `${sub(support)} lies in the same area: the bombs count double.`,
  'frogmen-chance': ({ port, chance, tons: ship1 }) =>
    `${port ? `${SHORE_NAMES[port]}: ` : ''}the frogmen succeed with ${percent(chance)}; a ship in port comes to ${tons(ship1)} on average.`,
  'escort-draws': () => 'interceptors must take on the escort before the bomber.',
  dogfight: ({ first, second, aborts, shot }) =>
    `${plane(first)} shoots down ${plane(second)} with ${percent(shot)} and drives it off with ${percent(aborts)}.`,
  'no-flight-left': () => 'no air unit that is left has anything worth doing.',

  ground: ({ area: at, tons: prey, threat, others, away }) =>
    `${area(at)}${away > 0 ? `, ${areas(away)} away` : ''}: prey worth ${tons(prey)} (three ships of each convoy, half where it is escorted), ASW strength ${threat} loose in the area, ${others === 0 ? 'no other boat' : counted(others, 'other boat')} there.`,
  'torpedo-chance': ({ sub: boat, target, any, hits }) =>
    `a salvo of ${sub(boat)} at ${naval(target)} hits with ${percent(any)}, ${average(hits)} ships on average.`,
  stalk: ({ area: at, tons: prey, away }) =>
    `the best prey is in ${area(at)}, worth ${tons(prey)}; ${away === 0 ? 'this move reaches it' : `${areas(away)} are left after this move`}.`,
  creeps: () => 'Submerged it goes one area only, but spends no fuel.',
  'heads-home': ({ want, to, leaves, away }) =>
    `${WANTS[want]}; ${leaves ? `it leaves the map by ${area(to)}` : `Ponta Delgada in ${area(to)} can refit it`}${away > 0 ? `, ${areas(away)} away` : ''}.`,
  refit: ({ torpedoes, fuel }) =>
    `it has ${counted(torpedoes, 'torpedo box', 'torpedo boxes')} and ${counted(fuel, 'fuel box', 'fuel boxes')} left; a refit gives two torpedo boxes and fills its tanks.`,
  'to-the-cow': ({ area: at, fuel }) =>
    `${fuel === 0 ? 'it has no fuel left' : `only ${counted(fuel, 'fuel box', 'fuel boxes')} left`}, and the Milch Cow is in ${area(at)}.`,
  'cow-station': ({ area: at }) => `${area(at)} is empty of enemies and within reach of the boats.`,
  'frogmen-coast': ({ area: at, away }) =>
    `its frogmen attack in ${area(at)}${away > 0 ? `, ${areas(away)} from where it goes` : ''}; it must come in from outside.`,
  waits: ({ watched }) =>
    watched ? 'nothing is worth an attack, and the area is watched.' : 'nothing within reach is worth the fuel.',
  'nobody-left-to-move': () => 'nobody who is left has anything to gain by moving.',

  'gains-ground': ({ to, left, armed, beside }) =>
    `${left === 0 ? `it reaches ${destination(to)}` : `${areas(left)} left to ${destination(to)}`}; armed there: ${boats(armed)}; beside it: ${boats(beside)}.`,
  'lies-still': ({ next, armed, beside }) =>
    `its next leg is ${area(next)}; armed there: ${boats(armed)}; beside it: ${boats(beside)}. It is safer here.`,
  'in-port': () => 'it is where it is bound for, and scores at the end of the turn.',
  'escort-wanted': ({ convoy, ship: id }) =>
    `${naval(convoy)} has no escort: ${ship(id)} takes 1 off every torpedo die and looks for whoever fires.`,
  'hunting-ship': ({ area: at, submarines, away, tons: guarded }) =>
    `${area(at)}${away > 0 ? `, ${areas(away)} away` : ''}: ${boats(submarines)}, and convoys worth ${tons(guarded)}.`,
  'ship-against': ({ ship: id, sub: boat, surfaced, submerged, harm: done }) =>
    `in one square ${ship(id)} detects ${sub(boat)} with ${percent(surfaced)} Surfaced, ${percent(submerged)} Submerged; depth charges then have ${harm(done)}.`,
  'task-force': ({ away }) =>
    away === 0 ? 'it can shell the Azores this turn.' : `it is ${areas(away)} from the Azores, which it is to shell.`,
  shelling: ({ place, levels, damage }) =>
    `${SHORE_NAMES[place]} (damage ${damage}): ${average(levels)} damage levels on average.`,
  'ship-hit': ({ ship: id, tons: worth, sunk }) =>
    `${ship(id)} is worth ${worth} thousand tons and sinks with ${percent(sunk)}.`,

  'commit-all': () => 'more warships on the grid mean more eyes and more depth charges.',
  'commit-nobody': () => 'a boat that joins loses its own move and shares the danger.',
  'by-order': () => 'standing orders play a grid as the adviser would.',
  'by-hand': () =>
    'standing orders are plain; by hand a boat can bide its time, and escorts can meet a boat or turn upon it.',
  course: ({ course, squares: left }) => `to the ${courseTo(course)} the edge is ${squares(left)} away.`,
  bearing: ({ plane: id, sub: boat, find, harm: done }) =>
    `${plane(id)} finds ${sub(boat)} with ${percent(find)}; then its attack has ${harm(done)}.`,
  bombs: ({ harm: done }) => `the attack has ${harm(done)}.`,
  'closes-in': ({ quarry, before, after }) =>
    after === 0
      ? `it reaches ${naval(quarry)}.`
      : `${naval(quarry)}: ${squares(before)} away now, ${squares(after)} after it.`,
  evades: ({ squares: left, detected }) =>
    `${detected ? 'it is Detected and should be gone' : 'there is nothing to hunt here'}; the nearest edge is ${squares(left)} away.`,
  'dives-beside-escort': () => 'Submerged beside an escort it is harder to detect.',
  'follows-course': () => 'no submarine is Detected: the convoy is bound to its course.',
  'runs-from': ({ sub: boat, squares: away }) =>
    `${capital(sub(boat))} is Detected ${squares(away)} away: the convoy may run.`,
  'escorts-part': ({ sub: boat, squares: away }) =>
    `${capital(sub(boat))} is Detected ${squares(away)} away: the escorts can go for it.`,
  'escorts-meet': ({ sub: boat, squares: away }) =>
    `${capital(sub(boat))} is ${squares(away)} away: an escort that meets it first keeps it from the convoy.`,
  detection: ({ lookout, target, chance }) => `${naval(lookout)} detects ${naval(target)} with ${percent(chance)}.`,
  'seen-after': ({ chance }) => `after the salvo the escorts find the boat with ${percent(chance)}.`,
  'gun-on-ship': ({ target, chance }) => `the gun sinks a ship of ${naval(target)} with ${percent(chance)}.`,
  gunfire: ({ sub: boat, harm: done }) => `gunfire at ${sub(boat)}: ${harm(done)}.`,
  'depth-charges': ({ sub: boat, strength, harm: done }) =>
    `depth charges of strength ${strength} at ${sub(boat)}: ${harm(done)}.`,
  'no-shot': () => 'nothing here is worth showing itself for.',
  'return-fire': ({ ship: id, chance }) => `the gun sinks ${ship(id)} with ${percent(chance)}.`,

  'leave-out': ({ marker: id }) => `${marker(id)} is the one that the other side would most like to see drawn.`,
};

export const reasons = capitalised(sentences);

export const plans: PlanText<Drumbeat> = {
  drumbeat: 'Operation “Drumbeat”: attack what is within reach.',
  stalking: 'Operation “Stalking”: towards prey that is farther away.',
  'lying-in-wait': 'Operation “Lying in wait”: save fuel until something comes.',
  homeward: 'Operation “Homeward”: home, or to the yard, while there is fuel for it.',
  refuelling: 'Operation “Refuelling”: to the Milch Cow, and then back to hunting.',
  'supply-station': 'Operation “Milch Cow”: fuel for the others, far from any enemy.',
  frogmen: 'Operation “Frogmen”: against the ships in port.',
  arrival: 'Operation “New boats”: spread over the whole front, each on its way to prey.',
  'convoy-run': 'Operation “Convoy run”: to its port by the way on which the fewest boats lie.',
  escort: 'Operation “Escort”: no convoy sails alone.',
  'convoy-defence': 'Operation “Convoy defence”: find the boat and drive it off.',
  'hunting-group': 'Operation “Hunting group”: to where boats were seen and convoys pass.',
  'shore-raid': 'Operation “Shore raid”: shell the bases of the Azores.',
  'air-watch': 'Operation “Air watch”: patrols over the convoys and over sightings.',
  'air-hunt': 'Operation “Air hunt”: at the boats while they are up.',
  'air-raid': 'Operation “Air raid”: bombs on ports, bases and ships.',
  'air-cover': 'Operation “Air cover”: fighters against whatever flies over.',
};
