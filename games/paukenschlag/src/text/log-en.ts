/** What happened, in English. Every die is told with what it needed. */
import { capital, type GameText, signed } from '@derby/kernel';
import { counted } from '@derby/kernel/english';
import type { Side } from '../data/sides.ts';
import { MILCH_COW } from '../data/submarines.ts';
import type { SubmarineHit } from '../log.ts';
import type { Drumbeat } from '../state.ts';
import { MODE, order, STATUS } from './choices-en.ts';
import { COLUMN_NAMES, CONVOY_KINDS, destination, EVENT_EFFECTS, EVENT_NAMES, SHORE_NAMES } from './names-en.ts';
import { area, courseTo, marker, naval, plane, ship, sub, thing } from './units-en.ts';
import { isPlane, isSub } from './words.ts';

const SIDE: Readonly<Record<Side, string>> = { axis: 'The Axis', allies: 'The Allies' };
const verb = (side: Side, axis: string, allies: string): string => `${SIDE[side]} ${side === 'axis' ? axis : allies}`;
const tons = (number: number): string => `${number},000 tons`;
const LEVEL = { osl: 'search grid', tsl: 'tactical grid' } as const;
const DOGFIGHT = { none: 'unharmed', aborted: 'turned back', lost: 'lost' } as const;

/** What a hit on a submarine came to. */
function effect(result: SubmarineHit, points: number): string {
  if (result === 'none') return 'no effect';
  if (result === 'sunk') return 'sunk';
  return result === 'forced-up' ? 'forced to the surface' : `${counted(points, 'damage point')}`;
}

export const log: GameText<Drumbeat>['log'] = {
  'turn-begins': ({ turn }) => `Turn ${turn}.`,
  'event-drawn': ({ die, event }) => `Event, die ${die}: ${EVENT_NAMES[event]}. ${EVENT_EFFECTS[event]}`,
  'barbarigo-due': ({ die, turn }) => `Barbarigo, die ${die}: it comes on turn ${turn}.`,
  'order-given': ({ side, kind, value }) => `${verb(side, 'gives', 'give')} a standing order, ${order(kind, value)}.`,
  'side-finished': ({ side, phase }) =>
    `${verb(side, 'is', 'are')} finished with ${phase === 'air' ? 'air' : 'naval'} movement.`,
  'markers-removed': () => 'All Detected markers come off.',
  'game-over': ({ winner, grade, balance, threshold }) =>
    `${verb(winner, 'wins', 'win')}: ${grade === 'resigned' ? 'the other side gives up' : `a ${grade} victory`}. Balance ${balance}, threshold ${threshold}.`,

  'status-declared': ({ sub: id, status }) => `${capital(sub(id))} begins ${STATUS[status]}.`,
  'submarine-arrives': ({ sub: id, returns }) => `${capital(sub(id))} ${returns ? 'is back from home' : 'arrives'}.`,
  'submarine-placed': ({ sub: id, area: at, status }) => `${capital(sub(id))} is in ${area(at)}, ${STATUS[status]}.`,
  'north-atlantic-roll': ({ sub: id, die, result }) =>
    `${id}, die ${die}: ${{ enters: 'it comes', waits: 'it waits', 'struck-off': 'it is struck off' }[result]}.`,
  'mode-chosen': ({ mode }) => `Barbarigo comes with ${MODE[mode]}.`,
  'mode-revealed': ({ mode }) => `Barbarigo turns out to carry ${MODE[mode]}.`,
  'warship-arrives': ({ ship: id, area: at }) => `${ship(id)} arrives in ${area(at)}.`,
  'aircraft-arrives': ({ plane: id, base }) => `${capital(plane(id))} arrives at ${SHORE_NAMES[base]}.`,
  'bomber-ready': ({ plane: id, base }) =>
    `${capital(plane(id))} is Ready again${base === 'home' ? '' : ` at ${SHORE_NAMES[base]}`}.`,
  'bomber-waits': ({ plane: id }) => `${capital(plane(id))} finds no open base in the Azores and waits.`,
  'convoys-rolled': ({ die, called, sailing }) =>
    `New convoys, die ${die}: ${called}${sailing < called ? `, but there is room for ${sailing}` : ''}.`,
  'convoy-sails': ({ die, convoy, type, from, to }) =>
    `Route die ${die}: convoy ${convoy} (${CONVOY_KINDS[type]}) sails from ${destination(from)} for ${destination(to)}.`,
  'convoy-stays': ({ die, type, from }) =>
    `Route die ${die}: ${CONVOY_KINDS[type]} cannot leave ${destination(from)}, which is too badly damaged.`,

  repair: ({ place, die, mended, level }) =>
    `Repair of ${SHORE_NAMES[place]}: ${die} (needs 6+), ${mended ? 'mended' : 'no progress'}; damage ${level}.`,
  cap: ({ plane: id }) => `${capital(plane(id))} goes on CAP.`,
  sortie: ({ plane: id, action, area: at }) =>
    `${capital(plane(id))} ${{ patrol: 'patrols', attack: 'hunts submarines in', fight: 'attacks aircraft over', bomb: 'flies to bomb in', frogmen: 'carries frogmen to' }[action]} ${area(at)}.`,
  'support-named': ({ plane: id, sub: boat }) => `${capital(plane(id))} is supported by ${sub(boat)}.`,
  escorts: ({ plane: id, escorts }) => `With ${plane(id)} fly ${escorts.map(plane).join(' and ')}.`,
  rebased: ({ plane: id, base }) => `${capital(plane(id))} moves to ${SHORE_NAMES[base]}.`,
  interception: ({ fighter, against }) => `${capital(plane(fighter))} intercepts ${plane(against)}.`,
  dogfight: ({ first, second, dice, totals, firstSuffers, secondSuffers }) =>
    `${capital(plane(first))}: ${dice[0]}, total ${totals[0]}; ${plane(second)}: ${dice[1]}, total ${totals[1]} (7 turns back, 9 shoots down). ${capital(plane(first))} is ${DOGFIGHT[firstSuffers]}, ${plane(second)} ${DOGFIGHT[secondSuffers]}.`,
  'aircraft-lost': ({ plane: id }) => `${capital(plane(id))} is lost.`,
  'air-search': ({ plane: id, area: at, sub: boat, die, number, found }) =>
    `${capital(plane(id))} searches ${boat ? `for ${sub(boat)}` : area(at)}: ${die} (needs ${number} or less), ${found ? 'found' : 'nothing found'}.`,
  flak: ({ plane: id, place, die, flak, result }) =>
    `Flak of ${SHORE_NAMES[place]} at ${plane(id)}: ${die} (${flak} or less drives off, 1 shoots down), ${{ lost: 'shot down', 'driven-off': 'driven off', through: 'through' }[result]}.`,
  'shore-hit': ({ plane: id, place, die, factor, total, inflicted, level }) =>
    `${id ? `${capital(plane(id))} bombs` : 'Warships shell'} ${SHORE_NAMES[place]}: ${die} ${signed(factor)} = ${total} (9 and 12 damage), ${counted(inflicted, 'level')} inflicted; damage ${level}.`,
  'port-tonnage': ({ port, die, modifier, tons: sunk }) =>
    `A ship is sunk at ${SHORE_NAMES[port]}: die ${die}${modifier ? ` ${signed(modifier)}` : ''}, ${tons(sunk)}.`,
  parked: ({ plane: id, die, lost }) =>
    `${capital(plane(id))} on the ground: ${die} (3 or less is lost), ${lost ? 'lost' : 'safe'}.`,
  'ship-sought': ({ plane: id, target, die, found }) =>
    `${capital(plane(id))} looks for ${thing(target)}: ${die} (needs 6 or less), ${found ? 'found' : 'not found'}.`,
  'ship-bombed': ({ plane: id, target, die, factor, total, hits }) =>
    `${capital(plane(id))} bombs ${thing(target)}: ${die} ${signed(factor)} = ${total} (9 and 12 hit), ${counted(hits, 'hit')}.`,
  returned: ({ plane: id, base }) => `${capital(plane(id))} lands at ${SHORE_NAMES[base]}.`,
  'no-base': ({ plane: id }) => `${capital(plane(id))} has nowhere to land.`,
  'on-track': ({ plane: id, slot }) => `${capital(plane(id))} will be Ready on turn ${slot}.`,
  'floatplane-check': ({ plane: id, lost }) =>
    `${capital(plane(id))} ${lost ? 'does not find its support' : 'is refuelled by its support'}.`,

  'submarine-activated': () => 'A submarine is activated, unseen.',
  moved: ({ unit, from, to, status }) =>
    `${capital(naval(unit))} goes from ${from} to ${area(to)}${status ? `, ${STATUS[status]}` : ''}.`,
  'moved-again': ({ sub: id, from, to }) => `${capital(sub(id))} runs on from ${from} to ${area(to)}.`,
  held: ({ unit, area: at, seeks, status }) =>
    `${capital(naval(unit))} holds in ${area(at)}${status ? `, ${STATUS[status]}` : ''}${seeks ? ', and seeks contact' : ''}.`,
  'nobody-found': ({ unit, area: at }) => `${capital(naval(unit))} finds nobody in ${area(at)}.`,
  'fuel-spent': ({ sub: id, left }) => `${capital(sub(id))} has ${counted(left, 'fuel box', 'fuel boxes')} left.`,
  refuelled: ({ sub: id, boxes, fuel, supply }) =>
    `${capital(sub(id))} takes ${counted(boxes, 'fuel box', 'fuel boxes')} and has ${fuel}; the Milch Cow keeps ${supply}.`,
  refitted: ({ sub: id, fuel, torpedoes }) => `${capital(sub(id))} refits: fuel ${fuel}, torpedoes ${torpedoes}.`,
  'left-map': ({ sub: id }) => `${capital(sub(id))} leaves for home.`,
  'repair-at-home': ({ sub: id, die, bonus, need, repaired }) =>
    `Repair of ${sub(id)} at home: ${die}${bonus ? ` ${signed(bonus)}` : ''} (needs ${need} or less), ${repaired ? 'it will be back' : 'it is out of the game'}.`,
  joined: ({ convoy, ship: id }) => `${ship(id)} joins convoy ${convoy}.`,
  parted: ({ convoy, ship: id }) => `${ship(id)} leaves convoy ${convoy}.`,
  'convoy-arrives': ({ convoy, steps }) => `Convoy ${convoy} arrives with ${counted(steps, 'ship')}.`,
  'frogmen-declared': ({ port, filledBy }) =>
    `Frogmen are to attack ${SHORE_NAMES[port]}; ${verb(filledBy, 'fills', 'fill').replace('The', 'the')} the container.`,
  'container-filled': ({ port, leftOut }) => `For ${SHORE_NAMES[port]}, ${marker(leftOut)} is left out.`,
  'frogmen-drawn': ({ port, marker: drawn, by }) =>
    `Frogmen of ${isPlane(by) ? plane(by) : by} at ${SHORE_NAMES[port]}: ${marker(drawn)}.`,
  'frogmen-fail': ({ port }) => `The frogmen at ${SHORE_NAMES[port]} fail: Barbarigo is gone.`,
  'barbarigo-retires': () => 'Barbarigo has done its work and leaves the game.',
  batteries: ({ die, hit }) => `Shore batteries: ${die} (9+ hits), ${hit ? 'a hit' : 'no hit'}.`,

  'contact-begins': ({ area: at, unit }) => `Contact in ${area(at)}: ${naval(unit)} meets the enemy.`,
  committed: ({ unit }) => `${capital(naval(unit))} joins the contact.`,
  sighted: ({ sub: id, status, torpedoes, fuel, supply, damage, keptUp }) =>
    `${capital(sub(id))} is seen, ${STATUS[status]}: fuel ${fuel}, ${id === MILCH_COW ? `supply ${supply}` : `torpedoes ${torpedoes}`}${damage > 0 ? `, damage ${damage}` : ''}${keptUp ? ', and cannot submerge yet' : ''}.`,
  'grid-begins': ({ level, box }) => `On the ${LEVEL[level]}${box ? `, box ${box}` : ''}.`,
  manner: ({ side, manner }) =>
    `${verb(side, 'plays', 'play')} this grid ${manner === 'hand' ? 'by hand' : 'by standing order'}.`,
  deployed: ({ unit, square }) => `${capital(naval(unit))} is placed at ${square}.`,
  'course-rolled': ({ convoy, die, course }) =>
    `Course of convoy ${convoy}, die ${die}: ${course ? courseTo(course) : 'as the Allies like'}.`,
  'course-chosen': ({ convoy, course, by }) =>
    `${verb(by, 'sets', 'set')} the course of convoy ${convoy}: ${courseTo(course)}.`,
  'round-begins': ({ round, dice, first }) =>
    `Round ${round}: dice ${dice.map(([allies, axis]) => `${allies} to ${axis}`).join(', ')}; ${verb(first, 'begins', 'begin').replace('The', 'the')}.`,
  'round-finished': ({ side }) => `${verb(side, 'is', 'are')} finished for this round.`,
  'status-changed': ({ sub: id, status }) => `${capital(sub(id))} ${status === 'surfaced' ? 'surfaces' : 'submerges'}.`,
  'grid-move': ({ unit, from, to, status }) =>
    from === to
      ? `${capital(naval(unit))} stands at ${to}${status ? `, ${STATUS[status]}` : ''}.`
      : `${capital(naval(unit))} goes from ${from} to ${to}${status ? `, ${STATUS[status]}` : ''}.`,
  'grid-left': ({ unit, edge }) => `${capital(naval(unit))} leaves the grid to the ${courseTo(edge)}.`,
  detached: ({ convoy, ship: id }) => `${ship(id)} parts from convoy ${convoy}.`,
  met: ({ square, box, units }) =>
    `They meet at ${square}: ${units.map((unit) => naval(unit)).join(', ')} go to box ${box}.`,
  detection: ({ lookout, target, distance, number, die, found }) =>
    `${capital(naval(lookout))} looks for ${naval(target)} at ${counted(distance, 'square')}: ${die} (needs ${number} or less), ${found ? 'Detected' : 'nothing'}.`,
  'shaken-off': ({ sub: id }) => `${capital(sub(id))} shakes off its pursuers.`,
  'grid-ends': ({ level, why }) =>
    `The ${LEVEL[level]} is over: ${{ 'one-side': 'one side has nobody left on it', 'nothing-stirs': 'nothing stirs any more', 'round-cap': 'the last round is played' }[why]}.`,
  'contact-ends': ({ area: at }) => `The contact in ${area(at)} is over.`,

  torpedoes: ({ sub: id, target, die, modifier, score, hits, left }) =>
    `${capital(sub(id))} fires torpedoes at ${naval(target)}: ${die}${modifier ? ` ${signed(modifier)}` : ''} = ${score}, ${counted(hits, 'hit')}; ${counted(left, 'torpedo box', 'torpedo boxes')} left.`,
  'warship-hit': ({ ship: id, die, sunkAbove, sunk }) =>
    `${ship(id)} is hit: ${die} (above ${sunkAbove} sinks), ${sunk ? 'sunk' : 'afloat'}.`,
  'asw-attack': ({ by, sub: id, strength, die, result, second, effect: done, points }) =>
    `${capital(isPlane(by) ? plane(by) : naval(by))} attacks ${sub(id)} with strength ${strength}: ${die}, ${second === null ? 'no effect' : `result number ${result}, then ${second}: ${effect(done, points)}`}.`,
  gunfire: ({ by, target, isReturn, strength, die, bonus, need, hit, second, sunkAbove, effect: done, points }) =>
    `${capital(naval(by))} ${isReturn ? 'returns fire at' : 'fires at'} ${naval(target)} with strength ${strength}: ${die}${bonus ? ` ${signed(bonus)}` : ''} (needs ${need}+), ${hit ? 'a hit' : 'a miss'}${second === null ? '' : `; then ${second} (above ${sunkAbove} sinks): ${isSub(target) ? effect(done, points) : done === 'sunk' ? 'sunk' : 'afloat'}`}.`,
  'forced-up': ({ sub: id }) => `${capital(sub(id))} is forced to the surface.`,
  damaged: ({ sub: id, points, total }) =>
    `${capital(sub(id))} takes ${counted(points, 'damage point')} and has ${total}.`,
  'damage-check': ({ sub: id, die, destroyed }) =>
    `${capital(sub(id))} at four points: ${die} (odd destroys), ${destroyed ? 'destroyed' : 'it holds'}.`,
  detected: ({ unit }) => `${capital(naval(unit))} is Detected.`,
  'merchant-sunk': ({ convoy, die, column, tons: sunk, steps }) =>
    `A ship of convoy ${convoy} is sunk: die ${die}, column ${COLUMN_NAMES[column]}, ${tons(sunk)}; ${counted(steps, 'ship')} left.`,
  'convoy-destroyed': ({ convoy }) => `Convoy ${convoy} is destroyed.`,
  'warship-lost': ({ ship: id, tons: sunk }) => `${ship(id)} is lost, ${tons(sunk)}.`,
  'submarine-lost': ({ sub: id }) => `${capital(sub(id))} is lost.`,
};
