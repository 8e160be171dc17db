/** Why a choice is advised, in English. */
import { capitalised, percent as figure, type PlanText, type ReasonText } from '@derby/kernel';
import { counted, decimal } from '@derby/kernel/english';
import { UNITS } from '../data/units.ts';
import type { Battle, DoctrineName, Ground, PlainReason } from '../reasons.ts';
import type { PenId, Pens } from '../state.ts';
import { type } from './en.ts';
import { gain, points } from './figures.ts';
import { place, placeDoes, within } from './names-en.ts';

const percent = (share: number): string => figure(share, 'under ', 'over ');
const pen = (id: PenId): string => `pen ${id.split('-').at(-1)}`;
const landUnits = (n: number): string => counted(n, 'land unit');
const left = (n: number): string => `${n} more`;

const battle = ({ attackers, defenders, left: shares }: Battle): string =>
  defenders === 0
    ? `${attackers} against no combat unit`
    : `${attackers} against ${defenders}; by expected hits ${percent(shares.attackers)} of the attackers and ${percent(shares.defenders)} of the defenders are left`;

const ground = ({ expected, others, hunters, toHarbour }: Ground): string =>
  `${decimal(expected)} IPC of convoys for this boat; ${counted(others, 'other Ready submarine')}, ${counted(hunters, 'destroyer')} within a turn, ${toHarbour === 0 ? 'a harbour' : `${counted(toHarbour, 'zone')} from a harbour`}`;

const BRINGS = {
  victory: 'its fall wins the war',
  armistice: 'its fall brings the armistice',
  surrender: 'its fall makes Italy surrender',
} as const;

const onList = (rank: number | null, list: string): string =>
  `${rank === null ? 'not' : `no. ${rank}`} on the adviser’s list of ${list}`;

const PLANNED = { transport: 'transports', fighter: 'fighters', bomber: 'bombers' } as const;

const base = (steps: number, front: string): string =>
  steps === 0 ? 'where the adviser wants its aircraft' : `${counted(steps, 'step')} from ${front}`;

const staging = (steps: number): string =>
  steps === 0 ? 'the staging area itself' : `${counted(steps, 'zone')} from the staging area`;

const plain: Omit<ReasonText<Pens>, 'by-doctrine'> = {
  'not-advised': () => 'the adviser would choose something else here and has no reason for this.',
  'no-standing-orders': () => 'the adviser gives no standing orders: it decides each time it is asked.',
  'only-choice': () => 'nothing else is open.',

  'factory-short': ({ room, treasury, price }) =>
    `the factories can place ${left(room)}; at about ${price} IPC each, ${treasury} IPC would pay for more.`,
  'factory-repaired': ({ at, damage, before, after }) =>
    `${place(at)}: with ${damage} damage the factory places ${before}, repaired it places ${after}.`,
  'pen-repaired': ({ pen: id, damage, before, after }) =>
    `${pen(id)}: with ${damage} damage it has room for ${before}, repaired for ${after}.`,
  berths: ({ berths, boats, share }) =>
    `${counted(berths, 'berth')} for ${counted(boats, 'boat')}; the adviser wants berths for ${percent(share)} of them.`,
  'pens-so-far': ({ pens, most }) => `pens built or ordered: ${pens}; the adviser pays for up to ${most}.`,
  'berlin-at-risk': ({ risk, tolerable }) =>
    `Berlin would fall with a chance of ${percent(risk)}; the adviser bears ${percent(tolerable)} and buys guards first.`,
  'boat-money': ({ spent, budget, share }) =>
    `boats take ${spent} of this turn’s ${budget} IPC so far; the adviser lets them have up to ${percent(share)}.`,
  'german-fighters': ({ have, want, treasury }) => `fighters: ${have} of the ${want} wanted, and ${treasury} IPC left.`,
  'guns-for-infantry': ({ infantry, artillery }) =>
    `${infantry} infantry and ${artillery} artillery ordered this turn: the adviser wants one gun to three.`,
  'rest-for-infantry': ({ treasury }) =>
    `nothing else that the adviser wants can be had: the ${treasury} IPC left go into infantry, ${UNITS.infantry.cost} IPC each.`,
  'home-guard': ({ have, want }) => `${have} of the ${want} land units that should hold London until Early 1941.`,
  dash: ({ army, below, have, want }) =>
    `less what the East still takes, the German army is worth ${army < 0 ? '−' : ''}${Math.abs(army)} IPC, under ${below}: time for an early landing. Transports for it: ${have} of the ${want} wanted.`,
  'hunters-wanted': ({ boats, have, want }) =>
    `destroyers: ${have} of the ${want} wanted against ${counted(boats, 'German boat')}.`,
  plan: ({ type: id, have, want }) => `${PLANNED[id]}: ${have} of the ${want} in the force plan of this round.`,
  army: ({ troops, treasury }) =>
    `the rest, ${treasury} IPC, goes to the army in turn: infantry, artillery, infantry, armour. ${landUnits(troops)} so far.`,
  'no-room': ({ treasury }) => `the factories can place nothing more; the treasury keeps ${treasury} IPC.`,
  'no-money': ({ treasury }) => `nothing that is wanted can be paid with ${treasury} IPC.`,

  'far-from-the-coast': ({ at, company }) =>
    `${counted(company, 'German unit')} ${within(at)}: the adviser sends first what stands in numbers and far from the western coasts.`,
  'sent-so-far': ({ sent, of }) => `sent so far: ${sent} of ${of} IPC.`,

  assault: ({ at, battle: fight }) => `${place(at)}, with all that can be sent: ${battle(fight)}.`,
  undefended: ({ at }) => `${placeDoes(at, 'is', 'are')} undefended.`,
  prize: ({ at, income, objective, brings }) =>
    `${place(at)}: income ${income}${objective ? ', an objective' : ''}${brings ? `; ${BRINGS[brings]}` : ''}.`,
  'landing-cover': ({ at, have, want }) =>
    `transports lie ${within(at)} with ${counted(have, 'warship')} beside them; the adviser wants ${want}.`,
  'sea-attack': ({ at, battle: fight, least }) =>
    `${place(at)}, with all that can be sent: ${battle(fight)}. The adviser asks for a lead of ${points(least)} points.`,
  prey: ({ at, submarines, moored, ready, convoys, destroyers }) =>
    `${place(at)}: ${counted(submarines, 'submarine')} (${ready} Ready, ${moored} moored), convoy value ${convoys}; ${counted(destroyers, 'destroyer')} there already.`,
  'raid-moored': ({ at, boats, fighters }) =>
    `${place(at)}: ${counted(boats, 'submarine')} moored in the open, ${counted(fighters, 'fighter')} on guard.`,
  'raid-pens': ({ at, boats, fighters }) =>
    `${place(at)}: ${counted(boats, 'boat')} in pens that can be broken open, ${counted(fighters, 'fighter')} on guard.`,
  'raid-factory': ({ at, damage, most, fighters }) =>
    `${place(at)}: the factory has ${damage} damage of at most ${most}, ${counted(fighters, 'fighter')} on guard.`,
  'no-attack': ({ sent, ashore, atSea }) =>
    `units with orders already: ${sent}; nothing else in reach promises enough: the adviser asks for a lead of at least ${points(ashore)} points ashore and ${points(atSea)} at sea, and for ground that can be held.`,
  'strongest-cargo': ({ type: id, attack }) => `${type(id)} attacks with ${attack}: the strongest that the hold takes.`,

  'any-order': ({ combats }) => `the order makes no difference to the adviser: it takes the first of ${combats}.`,
  'sea-battle': ({ at, battle: fight, least }) =>
    `${place(at)}: ${battle(fight)}. Where it has the choice the adviser fights above a lead of ${points(least)} points.`,
  'battle-so-far': ({ at, battle: fight }) => `${place(at)}: ${battle(fight)}.`,
  press: ({ ahead, least }) => `a lead of ${points(ahead)} points; the adviser fights on above ${points(least)}.`,
  'give-up': ({ ahead, least }) =>
    `a lead of ${points(ahead)} points; the adviser gives up at ${points(least)} or less.`,
  'no-way-back': () => 'the battle goes badly, but the troops have no way back.',
  guns: ({ need }) => `it hits on ${need} or less and nobody fires back: the adviser lets every gun fire.`,
  hull: ({ type: id }) => `${type(id)}: a sound hull is damaged by the hit, not lost.`,
  cheapest: ({ type: id, cost, open, dearest }) =>
    cost === dearest
      ? `each of the ${open} choices costs ${cost} IPC.`
      : `${type(id)}, ${cost} IPC: the cheapest of the ${open} choices; the dearest costs ${dearest}.`,
  'spent-first': () => 'a Spent submarine is given up before a Ready one.',
  'aircraft-kept': () => 'at the same price the adviser keeps aircraft.',
  'only-kind': ({ type: id, cost }) => `${type(id)}, ${cost} IPC: the hit can strike no other kind.`,
  interception: ({ fighters, raiders, shotDown, lost, balance }) =>
    `${counted(fighters, 'fighter')} against ${counted(raiders, 'raider')}: on average ${decimal(shotDown)} shot down and ${decimal(lost)} lost, ${gain(balance, decimal)} IPC with the bombs that do not fall.`,
  'no-interception': ({ raiders, balance }) =>
    `against ${counted(raiders, 'raider')} fighters would lose more than they save: ${gain(balance, decimal)} IPC at best.`,
  'most-interceptors': ({ most }) => `the adviser sends up ${most} at most.`,
  'target-pen': ({ pen: id, boats, damage, most }) =>
    `${pen(id)} shelters ${counted(boats, 'boat')} and has ${damage} damage; at ${most} it shelters none.`,
  'target-factory': ({ at, damage, most }) => `${place(at)}: the factory has ${damage} damage of at most ${most}.`,
  'target-moored': ({ at, boats }) => `${counted(boats, 'submarine')} moored ${within(at)}, outside every pen.`,
  'no-target': ({ at }) => `nothing worth bombing is left ${within(at)}.`,
  'attackers-stay': ({ targets }) =>
    `submarines that attack stay up and fire: ${counted(targets, 'enemy unit faces', 'enemy units face')} them.`,
  'defenders-dive': ({ attackers }) =>
    `attackers: ${attackers}, without a destroyer. A submarine that is attacked goes under and is out of the battle.`,
  'hunt-odds': ({ at, number, destroyers, aircraft, bonus, moored }) =>
    `${place(at)}: hunt number ${number}, ${percent(number / 6)} (destroyers ${destroyers}, aircraft ${aircraft}, bonus ${bonus}, moored ${moored}). The adviser hunts from 2.`,
  'hunt-too-poor': ({ at, number }) =>
    `${place(at)}: the hunt number would be ${number}, ${percent(number / 6)}; the adviser hunts from 2.`,
  ejected: ({ ready, uboat }) => {
    if (ready) return 'a Ready boat comes out first: it is not moored and can sail again.';
    return uboat
      ? 'no boat inside is Ready; a U-boat comes out before a Type XXI.'
      : 'there is no other kind of boat inside.';
  },

  'hunting-ground': ({ at, ground: found }) => `${place(at)}: ${ground(found)}.`,
  'ground-now': ({ at, ground: found }) => `now ${within(at)}: ${ground(found)}.`,
  'now-in-pen': () => 'now in a pen, where it is safe and sinks nothing.',
  'pen-safer': ({ pen: id, inside, room }) =>
    `${pen(id)}, ${inside} of ${room} berths taken, is worth more than what can be sunk.`,
  'into-pen': ({ pen: id, inside, room, damage }) =>
    `a Spent boat refits undisturbed inside: ${pen(id)} has ${inside} of ${room} berths taken and ${damage} damage.`,
  'pen-in-reach': ({ at, pens }) => `${place(at)}: ${counted(pens, 'pen')} with a free berth.`,
  harbour: ({ at, destroyers, bombers, warships }) =>
    `${placeDoes(at, 'is', 'are')} a harbour to refit in: ${counted(destroyers, 'destroyer')} within a turn, ${counted(bombers, 'Allied bomber')} near, ${counted(warships, 'Allied warship')} there.`,
  'way-home': ({ at, steps }) =>
    `${placeDoes(at, 'is', 'are')} ${counted(steps, 'zone')} from the nearest harbour, where it can refit.`,
  'air-base': ({ at, guards, steps, front }) =>
    `${place(at)}: ${landUnits(guards)} on guard, ${base(steps, place(front))}.`,
  'air-base-now': ({ guards, steps }) => `now: ${landUnits(guards)} on guard, ${base(steps, 'there')}.`,
  'must-land': () => 'it is in the air and must land.',
  'cannot-end': () =>
    'the phase cannot end before all aircraft have landed; no open move improves a position, and the adviser takes the first.',
  'berlin-weak': ({ defence, attack, margin }) =>
    `Berlin defends with ${counted(defence, 'point')}; one Ally could bring ${decimal(attack)}, and the adviser wants ${margin} times as much.`,
  relief: ({ at, now, joined }) =>
    `${place(at)} would fall with a chance of ${percent(now)}, with one more defender ${percent(joined)}.`,
  leaving: ({ at, now, left: without }) =>
    `${place(at)}, which the unit leaves, would fall with a chance of ${percent(now)}, without it ${percent(without)}.`,
  garrison: ({ at, troops, invaders }) =>
    `${place(at)}: ${landUnits(troops)}, ${counted(invaders, 'enemy unit')} could come; by the adviser’s weights it needs one more.`,
  'garrison-now': ({ at, troops, invaders }) =>
    `now ${within(at)}: ${landUnits(troops)}, ${counted(invaders, 'enemy unit')} could come.`,
  frontier: ({ at, troops }) =>
    `Axis land lies beside ${place(at)}: the next attack can start there, where ${counted(troops, 'land unit stands', 'land units stand')}.`,
  post: ({ at, troops }) => `${place(at)}: ${landUnits(troops)}; by the adviser’s weights it needs one more.`,
  'post-now': ({ at, troops }) => `now ${within(at)}: ${landUnits(troops)}.`,
  'axis-ships': ({ at, isNow, harbour, warships, destroyers }) =>
    `${isNow ? `now ${within(at)}` : place(at)}: ${harbour ? 'a harbour' : 'no harbour'}, ${counted(warships, 'Allied warship')} there, ${counted(destroyers, 'destroyer')} within a turn.`,
  staging: ({ at, steps, from }) => `${place(at)}: ${staging(steps)}, now ${counted(from, 'zone')}.`,
  'convoy-guard': ({ at, isNow, convoys, company, steps }) =>
    `${isNow ? `now ${within(at)}` : place(at)}: convoy value ${convoys}, ${counted(company, 'other Allied warship')}, ${staging(steps)}.`,
  'troop-convoy': ({ to }) =>
    `the adviser ships troops wherever a convoy may go but to Gibraltar, from Late 1940 on; here to ${place(to)}.`,
  ferry: ({ to, troops }) =>
    `Axis land lies beside ${place(to)}: the next attack can start there, where ${counted(troops, 'land unit stands', 'land units stand')}.`,
  'nothing-improves': () => 'no move puts a unit in a better place.',

  'pen-site': ({ at, rank, pens }) => `${place(at)}: ${onList(rank, 'pen sites, the Bay first')}; pens there: ${pens}.`,
  slipway: ({ at, rank, factory, left: places }) =>
    `${place(at)}: ${onList(rank, 'launching zones')}; the factory ${within(factory)} can place ${left(places)}.`,
  'factory-order': ({ at, rank, left: places }) =>
    `${place(at)}: ${onList(rank, 'factories, the nearest to the front first')}; it can place ${left(places)}.`,
};

const DOCTRINE: Readonly<Record<DoctrineName, string>> = {
  staff: 'by the staff’s doctrine',
  book: 'by the book',
  routine: 'by mere routine',
};
const sentence = (reason: PlainReason): string => plain[reason.what](reason as never);

export const reasons: ReasonText<Pens> = capitalised<ReasonText<Pens>>({
  ...plain,
  'by-doctrine': ({ doctrine, reason }) => `${DOCTRINE[doctrine]}, ${sentence(reason)}`,
});

export const plans: PlanText<Pens> = {
  tonnage: 'Plan “Tonnage”: all German money goes into boats, to decide the war at sea before the landings begin.',
  'boats-and-guards':
    'Plan “Boats and guards”: two thirds of the German money go into boats, the rest guards the coasts.',
  balance: 'Plan “Balance”: four tenths of the German money go into boats, the rest into an army.',
  fortress: 'Plan “Fortress”: no more boats; the German money goes into holding the continent.',
  'hunt-and-land':
    'Plan “Hunt and land”: destroyers against the boats, and a landing every round under the guns of the fleet.',
  hunters: 'Plan “Hunters”: destroyers before everything else, and few landings.',
  dash: 'Plan “Dash”: transports first, to land while the continent lies open.',
  'build-up': 'Plan “Build-up”: forces by the book, and a landing when they are strong enough.',
  'home-first': 'Plan “Home first”: garrisons wherever something could fall, then landings.',
};
