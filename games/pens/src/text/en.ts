/** Every prompt, choice and log line of U-boat Pens, in English. */
import { capitalised, type GameText, signed } from '@derby/kernel';
import { counted } from '@derby/kernel/english';
import type { PlaceId } from '../data/map.ts';
import { PEN } from '../data/pens.ts';
import { ROUNDS } from '../data/rounds.ts';
import { UNITS, type UnitType } from '../data/units.ts';
import type { Buyable, Pens, State, Target, UnitId } from '../state.ts';
import { aloft } from './aloft.ts';
import { liesAt } from './lies-at.ts';
import { does, place, placeName, power, theHolder, thePower, within } from './names-en.ts';

export { placeName, power } from './names-en.ts';

export const type = (id: Buyable): string => (id === 'pen' ? 'U-boat pen' : UNITS[id].name);
const numberOf = (id: string): string => id.split('-').at(-1) ?? '';

/** What a player would call a unit: its kind and its number. */
export const unit = (id: UnitId): string => `${type(id.split('-')[0] as UnitType)} ${numberOf(id)}`;
/** A unit and the place it starts from. */
const unitAt = (id: UnitId, { units }: State): string => {
  const found = units.find((one) => one.id === id);
  return found ? `${unit(id)}, ${placeName(found.at)},` : unit(id);
};
/** A unit and whose it is. */
const unitOf = (id: UnitId, { units }: State): string => {
  const found = units.find((one) => one.id === id);
  return found ? `${unit(id)} (${power(found.power)})` : unit(id);
};
/** Whether a boat is Ready, and the zone in which it would come out. */
const berth = (id: UnitId, { units }: State): string => {
  const boat = units.find((one) => one.id === id);
  return boat ? `${boat.condition === 'spent' ? 'Spent' : 'Ready'}, berth ${placeName(boat.at)}` : '';
};
const price = (what: Buyable): number => (what === 'pen' ? PEN.cost : UNITS[what].cost);
const pen = (id: string): string => `pen ${numberOf(id)}`;
const target = (id: Target): string =>
  id === 'factory' ? 'the factory' : id.startsWith('pen-') ? pen(id) : `the submarines moored ${within(id as PlaceId)}`;
const dice = (faces: readonly number[]): string => (faces.length > 0 ? faces.join(', ') : 'none');
/** HOST-8.11  What the option adds to the dice. */
const more = (bonus: number): string => (bonus > 0 ? ` and ${bonus} more` : '');
/** HOST-10.1  Whoever is still in the air: the phase cannot end before. */
const toLand = (view: State): string => {
  const count = aloft(view);
  return count === 0 ? '' : ` ${count} aircraft must still land.`;
};
/** Where the fight is. */
const here = (battle: State['battle']): string => (battle ? ` ${within(battle.at)}` : '');
const gives = { axis: 'The Axis gives', allies: 'The Allies give' } as const;
const wins = { axis: 'The Axis wins', allies: 'The Allies win' } as const;
export const round = (number: number): string => ROUNDS[number - 1]?.name ?? `round ${number}`;

const ORDERS: Readonly<Record<string, string>> = {
  'intercept ask': 'ask me about interceptors',
  'intercept none': 'never intercept',
  'intercept three': 'intercept with up to three fighters',
  'intercept all': 'intercept with every fighter',
  'submerge ask': 'ask me about submerging when attacked',
  'submerge always': 'always submerge when attacked',
  'submerge never': 'never submerge when attacked',
  'losses ask': 'ask me about losses',
  'losses cheapest': 'lose the cheapest unit first',
};
const PEN_STATE = {
  construction: 'under construction',
  usable: 'usable',
  captured: 'captured',
  reopening: 'reopening',
} as const;
const MISSION = { attack: ' to attack', raid: ' on a raid', escort: ' as an escort', land: ' and lands' } as const;

/** HOST-3.2  What the modifier of a power stands for. */
const MODIFIERS = { GER: 'levy', UK: 'imports', ITA: 'levy', USA: 'mobilisation' } as const;

/** How an income is made up, without what is zero. */
const sum = ({ power, printed, modifier, lost }: Extract<Pens['log'], { readonly what: 'income' }>): string =>
  [
    `${printed} from territories`,
    modifier !== 0 && `${MODIFIERS[power]} ${signed(modifier)}`,
    lost !== 0 && `${lost} lost at sea`,
  ]
    .filter(Boolean)
    .join(', ');

export const en: GameText<Pens> = {
  title: 'U-boat Pens',
  blurb: 'The Atlantic theatre with bunkers, bombers and convoys, from the fall of France to the end.',
  seats: { axis: 'Axis', allies: 'Allies' },
  options: {
    pens: { name: 'Pens', effect: 'Germany may build U-boat pens.' },
    freePens: { name: 'Free pens', effect: 'One free pen in Late 1943, Early 1944 and Late 1944.' },
    typeXXI: { name: 'Type XXI', effect: 'Type XXI boats may be bought from Early 1944.' },
    heavyBombers: { name: 'Heavy bombers', effect: 'The Allies may buy heavy bombers from Late 1943.' },
    heavyBomberSpecialAttack: {
      name: 'Special attack',
      effect: 'Heavy bombers may attack the boats inside a pen. Has no effect without the option Heavy bombers.',
    },
    excessEjection: { name: 'Excess ejection', effect: 'Boats beyond the room of a damaged pen come out at once.' },
    penAnyExit: { name: 'Any exit', effect: 'A boat may leave a pen into any zone beside it.' },
    wolfpack: { name: 'Wolfpack', effect: 'Three U-boats attacking together are stronger in the first round.' },
    harbourRaids: { name: 'Harbour raids', effect: 'Bombers may attack moored submarines.' },
    troopConvoys: { name: 'Troop convoys', effect: 'The Allies may ship troops across the Atlantic.' },
    raidBonus: { name: 'Raid bonus', effect: 'Bombs on factories and pens do more damage.' },
  },
  presets: {
    standard: {
      name: 'Standard',
      effect: 'The war as it is meant to be: pens, Type XXI, harbour raids and troop convoys.',
    },
    'bomber-offensive': {
      name: 'Bomber offensive',
      effect: 'With heavy bombers, and with the bombs that break a pen open.',
    },
    'no-concrete': { name: 'Without concrete', effect: 'No pens at all: boats in port lie open to the bombers.' },
  },
  grades: {
    london: 'London has fallen',
    washington: 'Washington has fallen',
    tonnage: 'The tonnage war is won',
    'axis-economy': 'The Axis commands the wealth of Europe',
    berlin: 'Berlin has fallen',
    objectives: 'The Allies hold the key territories',
    'allied-economy': 'The Axis economy has collapsed',
    time: 'The Axis has held out',
    resigned: 'One side has given up',
  },
  prompts: capitalised<GameText<Pens>['prompts']>({
    'HOST-3.3': ({ turn, treasury }) =>
      `${power(turn)}: buy, repair and give standing orders. ${treasury[turn]} IPC are left.`,
    'HOST-5.10': ({ east }) => `The Eastern Front: send units worth 80 IPC. ${east.sent} IPC have gone so far.`,
    'HOST-6.1': ({ turn }) => `${power(turn)}: make your combat moves.`,
    'HOST-6.8': () => 'Which unit goes aboard?',
    'HOST-7.1': ({ turn }) => `${power(turn)}: which combat comes next?`,
    'HOST-7.3': () => 'Which ship bombards?',
    'HOST-7.5': ({ battle }) => `Choose your loss${here(battle)}.`,
    'HOST-7.6': ({ battle }) => `Press on${here(battle)}, or retreat?`,
    'HOST-8.3': ({ battle }) => `How many fighters intercept${here(battle)}?`,
    'HOST-8.4': ({ battle }) => `Choose which aircraft was shot down${here(battle)}.`,
    'HOST-8.5': () => 'What does this bomber attack?',
    'HOST-8.9': () => 'Choose the moored submarine that is sunk.',
    'HOST-9.3': () => 'Which submarine submerges?',
    'HOST-9.6': ({ battle }) => `Choose which unit takes the hit${here(battle)}.`,
    'HOST-9.9': ({ battle }) => `Fight on${here(battle)}, or break off?`,
    'HOST-9.10': ({ turn }) => `${power(turn)}: hunt submarines?`,
    'HOST-9.11': () => 'Choose the submarine that was caught.',
    'HOST-10.1': (view) => `${power(view.turn)}: make your other moves.${toLand(view)}`,
    'HOST-10.4': () => 'Choose the unit that was lost at sea.',
    'HOST-11.1': ({ turn }) => `${power(turn)}: place what you have bought.`,
    'PEN-1.27': () => 'Which boat must leave the pen?',
  }),
  choices: capitalised<GameText<Pens>['choices']>({
    done: () => 'Done',
    order: ([, kind, value]) => `Standing order: ${ORDERS[`${kind} ${value}`]}`,
    send: ([, id]) => `Send ${unit(id)} east`,
    'stand-fast': () => 'Send no more, and pay the rest',
    repair: ([, what, points]) => `Repair ${what.startsWith('pen-') ? pen(what) : place(what as PlaceId)} by ${points}`,
    buy: ([, what]) => `Buy: ${type(what)}, ${price(what)} IPC`,
    move: ([, id, to], view) =>
      liesAt(id, to, view) ? `${unit(id)} attacks ${within(to)}` : `${unitAt(id, view)} to ${place(to)}`,
    fly: ([, id, to], view) => `${unitAt(id, view)} flies to ${place(to)}`,
    raid: ([, id, to], view) => `${unitAt(id, view)} raids ${place(to)}`,
    escort: ([, id, to], view) => `${unitAt(id, view)} escorts the raid on ${place(to)}`,
    land: ([, id, zone, to]) => `${unit(id)} lands troops ${within(to)} from ${place(zone)}`,
    ferry: ([, id, zone, to]) => `${unit(id)} carries troops to ${place(to)} by ${place(zone)}`,
    load: ([, id]) => `${unit(id)} goes aboard`,
    fight: ([, at]) => `Fight ${within(at)}`,
    'let-be': ([, zone]) => `No attack ${within(zone)}`,
    hunt: ([, zone, count]) =>
      `Hunt ${within(zone)} ${count === 0 ? 'from the air alone' : `with ${counted(count, 'destroyer')}`}`,
    intercept: ([, count, whose]) =>
      count === 0
        ? `${whose ? `${power(whose)}: nobody` : 'Nobody'} takes off`
        : `${whose ? `${power(whose)}: ` : ''}${counted(count, 'fighter')} ${count === 1 ? 'takes' : 'take'} off`,
    target: ([, id, what]) => `${unit(id)} bombs ${target(what)}`,
    pierce: ([, id, what]) => `${unit(id)} attacks the boats in ${pen(what)}`,
    eject: ([, id], view) => `${unit(id)} (${berth(id, view)}) leaves the pen`,
    lose: ([, id], view) => `${unitOf(id, view)} is hit`,
    bombard: ([, id]) => `${unit(id)} bombards`,
    'cease-fire': () => 'No more bombardment',
    submerge: ([, id]) => `${unit(id)} submerges`,
    'stay-up': () => 'Nobody else submerges',
    'press-on': () => 'Press on',
    stop: () => 'Stop the attack',
    retreat: ([, to]) => `Withdraw to ${place(to)}`,
    'withdraw-aircraft': () => 'Withdraw the aircraft',
    enter: ([, id, where]) => `${unit(id)} goes into ${pen(where)}`,
    leave: ([, id, zone]) => `${unit(id)} comes out into ${place(zone)}`,
    ship: ([, id, route, to]) =>
      `Ship ${unit(id)} to ${place(to)} by the ${route === 'NORTH' ? 'northern' : 'southern'} route`,
    place: ([, what, at]) => `${type(what)} ${within(at)}`,
    launch: ([, what, zone, factory]) => `${type(what)} ${within(zone)}, built ${within(factory)}`,
    build: ([, what, at]) => `${what === 'pen' ? 'A pen' : 'The free pen'} ${within(at)}`,
    forfeit: () => 'Give up the free pen',
  }),
  log: capitalised<GameText<Pens>['log']>({
    'round-begins': (entry) => `${round(entry.round)} begins.`,
    'turn-begins': (entry) => `The turn of ${thePower(entry.power)}, ${round(entry.round)}.`,
    'order-given': (entry) => `${gives[entry.side]} a standing order: ${ORDERS[`${entry.kind} ${entry.value}`]}.`,
    'control-changes': (entry) => `Control of ${place(entry.territory)} passes to ${theHolder(entry.to)}.`,
    'usa-enters': () => 'The United States enters the war.',
    armistice: () => 'France signs an armistice.',
    'vichy-joins-allies': () => 'The remaining Vichy territories join the Allies.',
    'case-anton': () => 'German troops occupy Southern France.',
    'italy-surrenders': () => 'Italy surrenders.',
    'london-looted': (entry) => `${does(entry.by, 'seizes', 'seize')} ${entry.ipc} IPC in London.`,
    'sent-east': (entry) => `${unit(entry.unit)} leaves for the East (${entry.total} of 80 IPC).`,
    'east-shortfall': (entry) =>
      `The East takes ${entry.paid} IPC from the treasury and adds ${entry.levied} to the levy.`,
    'battleship-repaired': (entry) => `${unit(entry.unit)} is repaired.`,
    'pen-opens': (entry) => `${pen(entry.pen)} is usable.`,
    repaired: (entry) =>
      `${does(entry.power, 'repairs', 'repair')} ${entry.points} damage: ${entry.target.startsWith('pen-') ? pen(entry.target) : place(entry.target as PlaceId)}.`,
    bought: (entry) => `${does(entry.power, 'buys', 'buy')} for ${entry.cost} IPC: ${type(entry.type)}.`,
    refunded: (entry) =>
      `${does(entry.power, 'gets', 'get')} ${entry.ipc} IPC back for what could not be placed: ${type(entry.type)}.`,
    moved: (entry) =>
      entry.from === entry.to
        ? `${unit(entry.unit)} makes ready to attack ${within(entry.to)}.`
        : `${unit(entry.unit)} moves from ${place(entry.from)} to ${place(entry.to)}.`,
    flown: (entry) =>
      `${unit(entry.unit)} flies from ${place(entry.from)} to ${place(entry.to)}${MISSION[entry.mission]}.`,
    loaded: (entry) => `${unit(entry.unit)} boards ${unit(entry.transport)}, bound for ${place(entry.bound)}.`,
    landed: (entry) =>
      `${counted(entry.units.length, 'unit')} ${entry.units.length === 1 ? 'lands' : 'land'} ${within(entry.territory)} from ${place(entry.zone)}.`,
    'landing-cancelled': (entry) =>
      `${unit(entry.transport)} cannot land its troops ${within(entry.territory)}; they return.`,
    'raid-begins': (entry) =>
      `${does(entry.power, 'raids', 'raid')} ${place(entry.territory)} with ${counted(entry.bombers, 'bomber')} and ${counted(entry.escorts, 'escort')}.`,
    intercepted: (entry) =>
      `${counted(entry.fighters, 'fighter')} ${entry.fighters === 1 ? 'rises' : 'rise'} over ${place(entry.territory)}.`,
    'air-battle': (entry) =>
      `Air battle: the raiders roll ${dice(entry.attack)}, the interceptors ${dice(entry.defence)}; each 1 hits.`,
    targeted: (entry) =>
      `${unit(entry.unit)} is sent against ${target(entry.target)}${entry.special ? ', after the boats inside' : ''}.`,
    flak: (entry) => `Flak of ${target(entry.target)}: ${dice(entry.dice)}; ${counted(entry.lost, 'bomber')} lost.`,
    'factory-bombed': (entry) =>
      `Bombs on the factory of ${place(entry.territory)}: ${dice(entry.dice)}${more(entry.bonus)}; its damage is ${entry.damage}.`,
    'pen-bombed': (entry) =>
      `Bombs on ${pen(entry.pen)}: ${dice(entry.dice)}${more(entry.bonus)}; its damage is ${entry.damage}.`,
    'boat-pierced': (entry) =>
      `The concrete gives way: ${unit(entry.unit)} rolls ${entry.die} and ${entry.lost ? 'is lost' : 'survives'}.`,
    'boat-ejected': (entry) => `${unit(entry.unit)} has to leave ${pen(entry.pen)} and lies ${within(entry.zone)}.`,
    'harbour-bombed': (entry) =>
      `Bombs on the harbour of ${place(entry.zone)}: ${dice(entry.dice)}; ${counted(entry.hits, 'hit')}.`,
    'battle-begins': (entry) => `${does(entry.attacker, 'attacks', 'attack')} ${within(entry.at)}.`,
    bombardment: (entry) => `${unit(entry.unit)} bombards: ${entry.die}, ${entry.hit ? 'a hit' : 'no hit'}.`,
    volley: (entry) =>
      `${entry.by === 'attacker' ? 'Attack' : 'Defence'}${entry.step === 'surprise' ? ' by surprise' : ''}: ${entry.dice
        .map((die, i) => `${die}\u00a0(${entry.needs[i]})`)
        .join(', ')}; ${counted(entry.hits, 'hit')}.`,
    damaged: (entry) => `${unit(entry.unit)} is damaged.`,
    lost: (entry) => `${does(entry.power, 'loses', 'lose')} ${unit(entry.unit)} ${within(entry.at)}.`,
    submerged: (entry) => `${unit(entry.unit)} submerges.`,
    withdrew: (entry) =>
      entry.to
        ? `The attackers withdraw from ${place(entry.at)} to ${place(entry.to)}.`
        : `Forces break off ${within(entry.at)}.`,
    'battle-ends': (entry) => `The battle ${within(entry.at)} is over.`,
    captured: (entry) =>
      `${does(entry.by, 'captures', 'capture')} ${place(entry.territory)}${entry.to === entry.by ? '' : ` for ${thePower(entry.to)}`}.`,
    'pen-changes': (entry) => `${pen(entry.pen)} is ${PEN_STATE[entry.state]}.`,
    hunted: (entry) =>
      `${does(entry.power, 'hunts', 'hunt')} ${within(entry.zone)}: destroyers ${entry.destroyers}, aircraft ${entry.aircraft}, bonus ${entry.bonus}, moored ${entry.moored}, so ${entry.number} or less; ${entry.die}, ${entry.hit ? 'a hit' : 'no hit'}.`,
    'counter-shot': (entry) =>
      `The submarines shoot back: ${entry.die} (${entry.need}), ${entry.hit ? 'a destroyer is hit' : 'no hit'}.`,
    escape: (entry) =>
      `${unit(entry.unit)} tries to escape: ${entry.die}, ${entry.escaped ? 'it gets away' : 'in vain'}.`,
    'entered-pen': (entry) => `${unit(entry.unit)} goes into ${pen(entry.pen)}.`,
    'left-pen': (entry) => `${unit(entry.unit)} comes out into ${place(entry.zone)}.`,
    shipped: (entry) => `${unit(entry.unit)} is shipped to ${place(entry.to)}.`,
    'convoy-attacked': (entry) =>
      `Submarines attack the troop convoy ${within(entry.zone)}: ${dice(entry.dice)}; ${counted(entry.hits, 'unit')} lost.`,
    placed: (entry) => `${unit(entry.unit)} appears ${within(entry.at)}.`,
    'pen-placed': (entry) =>
      `${entry.free ? 'The free pen' : 'A pen'}, ${pen(entry.pen)}, is begun ${within(entry.at)}.`,
    'free-pen-forfeited': () => 'The free pen is forfeited.',
    'zone-disrupted': (entry) =>
      `Convoys of ${thePower(entry.power)} ${within(entry.zone)}: ${dice(entry.dice)}; ${entry.loss} IPC lost.`,
    income: (entry) => `${does(entry.power, 'collects', 'collect')} ${entry.collected} IPC: ${sum(entry)}.`,
    refitted: (entry) => `${unit(entry.unit)} is Ready again.`,
    spent: (entry) => `${unit(entry.unit)} is Spent.`,
    'game-over': (entry) => `${wins[entry.winner]}: ${en.grades[entry.test]}.`,
  }),
  metrics: {
    rounds: 'Rounds played',
    tonnage: 'Tonnage',
    axisIncome: 'Axis income',
    objectives: 'Objectives in Allied hands',
    pens: 'Pens on the map',
    boats: 'German boats left',
  },
  reasons: async () => (await import('./reasons-en.ts')).reasons,
  plans: async () => (await import('./reasons-en.ts')).plans,
};
