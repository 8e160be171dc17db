/** Why a choice is advised, in English. */
import { percent, type ReasonText, signed } from '@derby/kernel';
import { counted } from '@derby/kernel/english';
import { shipCard } from '../cards.ts';
import type { Condition } from '../crew.ts';
import type { MarkerKind } from '../data/ships.ts';
import type { AttackOdds } from '../odds/attack.ts';
import type { Target } from '../reasons.ts';
import type { Leader, Side } from '../state.ts';
import { area, LEVEL } from './en.ts';
import { halves } from './grammar.ts';
import { DAMAGE, zone } from './names-en.ts';

const KIND: Readonly<Record<MarkerKind, string>> = {
  lone: 'unknown lone ship',
  merchant: 'unknown merchant',
  naval: 'unknown warship',
  escort: 'unknown escort',
  fleetEscort: 'unknown fleet escort',
};
const ship = ({ id, kind, card }: Target): string =>
  card === null ? `${id} (${KIND[kind]}, mean of its deck)` : `${shipCard(card).name} (${id})`;
const odds = ({ sunk, heavy, light, miss }: AttackOdds): string =>
  `sunk ${percent(sunk)}, heavy damage ${percent(heavy)}, light damage ${percent(light)}, no effect ${percent(miss)}`;
const SIDE: Readonly<Record<Side, string>> = { surfaced: 'Surfaced', submerged: 'Submerged' };
const CREW: Readonly<Record<Condition, string>> = { okay: 'Okay', shaken: 'Shaken', unfit: 'Unfit' };
const nerve = (n: number): string => `${n} Stress before Unfit`;

export const reasons: ReasonText<Leader> = {
  'boat-card': ({ boat, level, cost, torpedoes, ts, ev }) =>
    `${boat} as ${LEVEL[level]}: ${cost} SO, ${torpedoes} torpedoes, TS ${signed(ts)}, Evasion ${ev}.`,
  'so-left': ({ so }) => `${halves(so)} SO left.`,
  'rest-for': ({ boats, stress }) => `${counted(boats, 'boat')} in port would lose ${stress} Stress in all.`,
  'ground-from-port': ({ port, area: id, events, expected }) =>
    `From ${area(port)} to ${area(id)}: ${counted(events, 'Event')} on the way; a search there finds ${expected.toFixed(1)} contacts on average.`,
  'order-is-free': () => 'The adviser sees no gain in another order.',
  'events-ahead': ({ area: id, events }) => `${area(id)}: ${counted(events, 'Event')}.`,
  'contact-odds': ({ area: id, some, expected, warnings }) =>
    `A search in ${area(id)}: a contact with ${percent(some)}, ${expected.toFixed(1)} on average${warnings > 0 ? `, with ${counted(warnings, 'Warning')}` : ''}.`,
  company: ({ area: id, boats }) => `${counted(boats, 'other boat')} in ${area(id)}.`,
  'boat-state': ({ torpedoes, stress, unfitAt, crew, damages, hull: [results, of] }) =>
    `The boat: ${counted(torpedoes, 'torpedo', 'torpedoes')}, Stress ${stress} of ${unfitAt} (${CREW[crew]}), hull ${results} of ${of}${damages.length > 0 ? `, damaged: ${damages.map((one) => DAMAGE[one]).join(', ')}` : ''}.`,
  'refit-in-port': ({ area: id, relief }) =>
    `${area(id)}: −${relief} Stress in the Refit Segment, repairs and new torpedoes.`,
  'torpedo-for-vp': ({ torpedoes }) => `1 VP for one of ${torpedoes} torpedoes, without dice.`,
  'raid-odds': ({ hit }) => `1 VP with ${percent(hit)}.`,
  quarry: ({ ships, escorts, ready, nerve: left }) =>
    `${counted(ships, 'ship')} against ${counted(escorts, 'escort')}; ${counted(ready, 'torpedo', 'torpedoes')} ready, ${nerve(left)}.`,
  'join-odds': ({ boat, joins, overheard, ready }) =>
    `${boat} joins with ${percent(joins)}, with ${counted(ready, 'torpedo', 'torpedoes')} ready; the call is overheard with ${percent(overheard)}.`,
  'contacts-left': ({ left, ready, nerve: bearable }) =>
    `${counted(left, 'contact')} left; ${counted(ready, 'torpedo', 'torpedoes')} ready, ${nerve(bearable)}.`,
  'sure-kill': ({ ship: target, vp }) => `${ship(target)} is sunk without dice: ${vp} VP.`,
  position: ({ side, targets, nearest, escorts, detected, already }) =>
    `${SIDE[side]}: ${targets === 0 ? 'no target' : `${counted(targets, 'target')} within torpedo range, the nearest at ${nearest}`}; ${already ? 'Detected already' : `${counted(escorts, 'escort')} in reach, Detected with ${percent(detected)}`}.`,
  'under-the-guns': ({ ships }) => `${counted(ships, 'ship')} could open fire on the boat.`,
  'may-still-dive': () => 'It may still dive at no cost before it moves, and so before any escort listens.',
  'nothing-to-gain': ({ ready, targets }) =>
    `${counted(ready, 'torpedo', 'torpedoes')} ready, ${targets === 0 ? 'no target' : counted(targets, 'target')} within range.`,
  pace: ({ convoy, boat, back }) =>
    `The convoy makes ${counted(convoy, 'zone')}, the boat up to ${boat}${back === 0 ? ': it keeps up' : `; it falls back by ${back}`}.`,
  'falls-out-of-battle': () => 'So far astern it is out of the battle.',
  'drift-distance': ({ piece, zone: at, range }) =>
    `In ${zone(at)}, ${piece} is ${counted(range, 'zone')} from the nearest boat.`,
  'silence-odds': ({ freed, stress }) =>
    `The escorts lose the boat with ${percent(freed)}; otherwise ${stress} Stress.`,
  'escort-distance': ({ ship: escort, range }) => `${escort.id} is ${counted(range, 'zone')} from the nearest boat.`,
  'shot-odds': ({ ship: target, range, torpedoes, odds: chances }) =>
    `${counted(torpedoes, 'torpedo', 'torpedoes')} at ${ship(target)}, range ${range}: ${odds(chances)}.`,
  'spread-odds': ({ ship: target, range, sunk }) =>
    `${ship(target)}, range ${range}, is sunk by ${sunk.map((chance, i) => `${counted(i + 1, 'torpedo', 'torpedoes')} with ${percent(chance)}`).join(', ')}.`,
  'gun-odds': ({ ship: target, range, odds: chances }) => `Gun at ${ship(target)}, range ${range}: ${odds(chances)}.`,
  'fat-odds': ({ ships, odds: chances }) => `A FAT finds one of ${counted(ships, 'ship')}: ${odds(chances)}.`,
  'best-shot': ({ ship: target, torpedoes, sunk }) =>
    `The best shot, ${counted(torpedoes, 'torpedo', 'torpedoes')} at ${ship(target)}, sinks it with ${percent(sunk)}.`,
  'attack-coming': ({ ships, size: { heavy, light }, sunk }) =>
    `${counted(ships, 'attack')}: ${heavy} Heavy and ${light} Light without a reaction; the boat is lost with ${percent(sunk)}.`,
  'crash-dive-odds': ({ evaded, sunk, stress }) =>
    `Crash Dive: each attack is evaded with ${percent(evaded)}, for ${stress} Stress; lost with ${percent(sunk)}.`,
  'deep-dive-odds': ({ unharmed, flooding, hull, sunk, stress }) =>
    `Deep Dive: unharmed with ${percent(unharmed)}, Flooding ${percent(flooding)}, Hull ${percent(hull)}, for ${stress} Stress; lost with ${percent(sunk)}.`,
};
