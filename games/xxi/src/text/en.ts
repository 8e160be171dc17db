/** Every prompt, choice and log line of XXI, in English. */
import { capital, type GameText, MONTHS } from '@derby/kernel';
import { counted } from '@derby/kernel/english';
import { nextModel, substituted } from '../construction.ts';
import type { CounterId, Kind, ResourceId } from '../data/counters.ts';
import { PLACES, type Space } from '../data/map.ts';
import { type Area, GRINDING_WAR } from '../data/tracks.ts';
import { hasMoved, spaceOf, type Xxi } from '../state.ts';
import type { Known } from '../view.ts';
import { countersBy, monthsBy, place, sum, total, townOf, yardNameOf } from './grammar.ts';
import { BOXES, FRONTS } from './names-en.ts';

export { FRONTS } from './names-en.ts';

export const KIND: Readonly<Record<Kind, string>> = { hull: 'hull', system: 'system', crew: 'crew' };
const RATING = { engine: 'Engine', silence: 'Silence' } as const;
export const AREA: Readonly<Record<Area, string>> = { AO: 'the Atlantic Ocean', WA: 'the Western Approaches' };
const ENDING = {
  overlord: 'The invasion is fully supplied',
  stranglehold: 'The sea lanes are cut',
  final: 'The war in Europe ends',
  conceded: 'The programme is given up',
} as const;
export const month = monthsBy(MONTHS.en);

/** What a player would call a counter. */
export const counter = countersBy({
  resource: (kind, letter) => `${KIND[kind]} ${letter}`,
  command: 'an IBG Command',
  convoy: (value, number) => `the convoy of value ${value} (no. ${number})`,
  army: (number) => `Army ${number}`,
  devastation: (icon) => `a Devastation marker (${KIND[icon]})`,
  flak: 'a Heavy AA counter',
  priority: 'a Priority Transport',
  flotilla: (type, number) => `Type ${type} flotilla ${number}`,
});

const list = (ids: readonly CounterId[]): string => (ids.length > 0 ? ids.map(counter).join(', ') : 'nothing');
const rolled = (dice: readonly number[], need: number): string => `rolls ${dice.join(', ')} (needs ${need}+)`;

/** Beside its like that has not moved, a counter that has is another. */
const moved = (view: Readonly<Known>, id: ResourceId): string => (hasMoved(view, id) ? ', which has moved' : '');

/** Where a counter on the map lies, as a tail to its name. */
function standing(id: CounterId, view: Readonly<Known>): string {
  const town = townOf(id, view);
  const yard = yardNameOf(id, view);
  if (yard) return ` in a square of ${yard}`;
  return town ? ` at ${town}` : '';
}

/** XXI-16.1.9  What a second Command stands in for. */
const standIn = (kind: Kind | undefined): string =>
  kind ? `, with a second Command in place of the missing ${KIND[kind]}` : '';

const pointsOf = (count: number): string => counted(count, 'point');

/** XXI-2.4.2  The display holds no more than twelve. */
const capped = (sum: number, points: number): string =>
  sum > points ? `${sum}, but at most ${pointsOf(points)}` : pointsOf(points);

/** XXI-10.1, XXI-10.3b  In the last box the Armies do not advance: they press on. */
function pressed(advance: boolean, isLast: boolean): string {
  if (!advance) return 'the front holds';
  return isLast ? 'the retreat goes on' : 'they advance';
}

function deployed(at: Space | 'AO' | 'front'): string {
  if (at === 'AO') return 'sails into the Atlantic Ocean';
  return at === 'front' ? 'joins the Grinding War Track' : `is placed at ${place(at)}`;
}

export const en: GameText<Xxi> = {
  title: 'XXI',
  blurb: 'Build the electro-boats while the country that needs them falls apart.',
  seats: { player: 'Player' },
  options: {
    quietAutumn: { name: 'Quiet Autumn', effect: 'No bombing on turns 1 to 3. Easier.' },
    extraTransport: { name: 'Extra Transport', effect: 'Two more transport points a turn. Easier.' },
    thirdTypeVII: { name: 'Third Type VII', effect: 'A third Type VII flotilla starts in Valentin. Easier.' },
    delayedOverlord: { name: 'Delayed Overlord', effect: 'The invasion check begins in September 1944. Easier.' },
    moreXXI: { name: 'More XXIs', effect: 'Lost Type XXI flotillas can be built again. Easier.' },
    heavyAA: { name: 'Heavy AA', effect: 'Two Heavy AA counters may protect hubs. Easier.' },
    doubleRepair: { name: 'Double Repair', effect: 'Two hubs may be cleared in a turn. Easier.' },
    priorityTransport: {
      name: 'Priority Transport',
      effect: 'Three counters that each carry a resource up to three spaces. Easier.',
    },
    resourceSubstitution: {
      name: 'Resource Substitution',
      effect: 'A second Command may stand in for a missing resource. Easier.',
    },
    reinforcedEscorts: { name: 'Reinforced Escorts', effect: 'Convoy escorts roll one die more. Harder.' },
    relentlessArmies: { name: 'Relentless Armies', effect: 'From June 1944 the Armies advance on a 5 or 6. Harder.' },
    convoySix: { name: 'Eighth Convoy', effect: 'A convoy of value 6 joins the draw pile. Harder.' },
    tripHomeSingleTest: {
      name: 'Single Trip-Home Test',
      effect: 'A failed trip home is never tested again. Slightly easier.',
    },
    noTurningBack: { name: 'No Turning Back', effect: 'A flotilla that passes a box must go on. About as hard.' },
    openSquares: {
      name: 'Open Squares',
      effect: 'Parts in squares may pay for repairs, be lost to the retreat and mark the turn. About as hard.',
    },
    markAnything: {
      name: 'Any Marker',
      effect:
        'When the Scrap Pile is empty, convoys, Armies, Devastation markers and Heavy AA may mark the turn too. About as hard.',
    },
  },
  presets: {
    standard: { name: 'Standard', effect: 'The game as it is meant to be.' },
    'doenitz-dream': {
      name: 'The admiral’s dream',
      effect: 'A third Type VII, Heavy AA and Priority Transport: a gentler war for a first game.',
    },
    'total-war': { name: 'Total war', effect: 'An eighth convoy and Armies that press harder from June 1944.' },
  },
  grades: {
    decisive: 'Decisive victory',
    operational: 'Operational victory',
    marginal: 'Marginal victory',
    defeat: 'Defeat',
  },
  prompts: {
    'XXI-16.1.6': () => 'Where should the Heavy AA counter stand?',
    'XXI-7.0': (view) => `Which resource should move? ${counted(view.points, 'transport point')} left.`,
    'XXI-16.1.8': () => 'Where should the Priority Transport go next?',
    'XXI-8.1a': (view) => `Should Type XXI model ${nextModel(view).model} be built?`,
    'XXI-8.4a': () => 'Which part should be used?',
    'XXI-9.0': () => 'Which flotilla should sail, and where?',
    'XXI-9.2b': () => 'The box is passed. Should the flotilla go on or abort?',
    'XXI-9.3': () => 'Hit in the Open Ocean: should the flotilla return straight home or go on Depleted?',
    'XXI-9.5': () => 'Found but afloat: should the flotilla go on or abort?',
    'XXI-9.7a': () => 'Which convoy should be attacked?',
    'XXI-9.9a': () => 'Should the flotilla attack again or go home?',
    'XXI-10.3b': () => 'The retreat costs a crew. Which one?',
    'XXI-10.3c': () => 'The retreat costs a counter from the allocation box. Which one?',
    'XXI-11.2': () => 'Should a Devastated hub be cleared, and with what?',
    'XXI-12.2a': (view) => `Which counter from the Scrap Pile should mark ${month(view.turn)}?`,
    'XXI-12.2b': (view) => `The Scrap Pile is empty. Which counter should mark ${month(view.turn)}?`,
  },
  choices: {
    place: ([, , hub]) => `Place it at ${place(hub)}`,
    move: ([, id, to], view) => `Move ${counter(id)} from ${PLACES[spaceOf(view, id) ?? to].name} to ${place(to)}`,
    transfer: ([, id], view) =>
      `Put ${counter(id)} into a square of ${PLACES[spaceOf(view, id) ?? '12'].name}${moved(view, id)}`,
    rush: ([, id], view) =>
      `Spend a Priority Transport on ${counter(id)} at ${PLACES[spaceOf(view, id) ?? 'A'].name}${moved(view, id)}`,
    to: ([, space]) => `On to ${place(space)}`,
    stop: () => 'Stop here',
    'end-movement': () => 'End movement',
    build: ([, yard], view) =>
      `Build model ${nextModel(view).model} at ${PLACES[yard].name}${standIn(substituted(view, yard))}`,
    'no-build': () => 'Build nothing',
    spend: ([, id]) => `Use ${counter(id)}`,
    send: ([, id, area]) => `Send ${counter(id)} to ${AREA[area]}`,
    'end-missions': () => 'No further mission',
    return: () => 'Return to Valentin',
    'go-on': () => 'Go on',
    abort: () => 'Abort and go home',
    attack: ([, id]) => `Attack ${counter(id)}`,
    'attack-again': () => 'Attack again',
    'go-home': () => 'Go home',
    lose: ([, id], view) => `Give up ${counter(id)}${standing(id, view)}`,
    clear: ([, hub, id], view) => `Clear ${place(hub)} and pay with ${counter(id)}${standing(id, view)}`,
    'no-repair': () => 'No repair',
    mark: ([, id], view) => `Use ${counter(id)}${standing(id, view)}`,
  },
  log: {
    'turn-begins': ({ turn }) => `Turn ${turn}: ${month(turn)}.`,
    'counter-drawn': ({ counter: id }) => `Drawn: ${counter(id)}.`,
    'draw-pile-refilled': ({ counters }) =>
      counters === 0
        ? 'There is nothing to refill the draw pile with.'
        : `The draw pile is refilled with ${counted(counters, 'counter')}.`,
    'draw-pile-empty': () => 'There is nothing left to draw.',
    'counter-placed': ({ counter: id, at }) => `${capital(counter(id))} ${deployed(at)}.`,
    'raid-called-off': () => 'A quiet autumn: the raid does not come.',
    raid: ({ dice, hub, hit }) =>
      `Raid: ${dice.join(' + ')} = ${hub}, ${PLACES[hub].name}.${hit ? '' : ' Already Devastated; the dice are rolled again.'}`,
    'flak-fires': ({ hub, dice, need, hit }) =>
      `Heavy AA at ${PLACES[hub].name} ${rolled(dice, need)}: ${hit ? 'the raid is driven off' : 'the raid comes through'}.`,
    'flak-lost': ({ hub }) => `The Heavy AA at ${PLACES[hub].name} is lost.`,
    'hub-devastated': ({ hub, lost }) => `${place(hub)} is Devastated. Lost: ${list(lost)}.`,
    'transport-rolled': ({ dice, fixed, extra, points }) =>
      `Transport: ${sum(dice, fixed, extra)} = ${capped(total([...dice, fixed, extra]), points)}.`,
    'resource-moves': ({ resource, from, to, left }) =>
      `${capital(counter(resource))} moves from ${PLACES[from].name} to ${PLACES[to].name}; ${pointsOf(left)} left.`,
    'resource-transferred': ({ resource, yard }) =>
      `${capital(counter(resource))} goes into a square of ${PLACES[yard].name}.`,
    'resource-rushed': ({ resource, from, to }) =>
      `Priority Transport carries ${counter(resource)} from ${PLACES[from].name} to ${PLACES[to].name}.`,
    'points-lost': ({ points }) => `${points} transport ${points === 1 ? 'point is' : 'points are'} lost.`,
    'parts-outside': ({ yard, model }) =>
      `Everything for model ${model} is in ${PLACES[yard].name}, but not in its squares: it cannot be built there.`,
    'flotilla-built': ({ flotilla, model, yard, spent }) =>
      `${PLACES[yard].name} completes ${counter(flotilla)}, model ${model}. Used: ${list(spent)}.`,
    'flotilla-sails': ({ flotilla, path }) => `${capital(counter(flotilla))} sails for ${AREA[path]}.`,
    'box-tested': ({ flotilla, box, test, dice, need, passed }) =>
      `${BOXES[box]}: ${counter(flotilla)} ${rolled(dice, need)}, ${RATING[test]}: ${passed ? 'passed' : 'found'}.`,
    'depth-charges': ({ by, dice, need, hit }) =>
      `Depth charges, ${by === 'escorts' ? 'convoy escorts' : BOXES[by]}: ${dice.join(', ')} against Defense ${need}: ${hit ? 'a hit' : 'no hit'}.`,
    'flotilla-depleted': ({ flotilla }) => `${capital(counter(flotilla))} is Depleted.`,
    'flotilla-eliminated': ({ flotilla }) => `${capital(counter(flotilla))} is lost.`,
    'flotilla-turns-back': ({ flotilla }) => `${capital(counter(flotilla))} turns for home.`,
    'flotilla-in-area': ({ flotilla, path }) => `${capital(counter(flotilla))} reaches ${AREA[path]}.`,
    'convoy-attacked': ({ flotilla, convoy, dice, need, sunk }) =>
      `${capital(counter(flotilla))} attacks ${counter(convoy)} and ${rolled(dice, need)}: ${sunk ? 'sunk' : 'missed'}.`,
    'trip-home': ({ flotilla, dice, need, passed }) =>
      `Trip home: ${counter(flotilla)} ${rolled(dice, need)}: ${passed ? 'passed' : 'a hit'}.`,
    'flotilla-home': ({ flotilla }) => `${capital(counter(flotilla))} is back in Valentin.`,
    'armies-roll': ({ dice, modifier, need, advance, isLast }) =>
      `The Armies roll ${dice.join(', ')}${modifier ? ` (each +${modifier})` : ''}, needing ${need}: ${pressed(advance, isLast)}.`,
    'armies-advance': ({ front }) => `The front: ${FRONTS[GRINDING_WAR[front]?.name ?? 'constant-retreat']}.`,
    'retreat-costs': ({ counter: id }) => `The retreat costs ${counter(id)}.`,
    'retreat-costs-nothing': () => 'There is nothing for the retreat to take.',
    'flotillas-refitted': ({ flotillas }) => `Refitted: ${list(flotillas)}.`,
    'hub-repaired': ({ hub, paid }) => `${place(hub)} is cleared, paid with ${counter(paid)}.`,
    'convoys-arrive': ({ convoys }) => `Reaching the Western Approaches: ${list(convoys)}.`,
    'turn-marked': ({ turn, counter: id }) =>
      id ? `${capital(counter(id))} marks ${month(turn)}.` : `Nothing is left to mark ${month(turn)}.`,
    'game-ends': ({ ending, grade, balance }) => `${ENDING[ending]}. Convoy balance ${balance}: ${en.grades[grade]}.`,
  },
  metrics: {
    balance: 'Convoy balance',
    turns: 'Turns played',
    sunk: 'Convoys sunk',
    built: 'Type XXI flotillas built',
    sevensLost: 'Type VII flotillas lost',
    twentyOnesLost: 'Type XXI flotillas lost',
    bombed: 'Resources bombed',
    repairs: 'Hubs repaired',
    refills: 'Refills of the draw pile',
    overlord: 'Ended by Overlord',
  },
  reasons: async () => (await import('./reasons-en.ts')).reasons,
};
