/** Why a choice is advised, in English. */
import { capitalised, percent, type ReasonText } from '@derby/kernel';
import { counted, decimal } from '@derby/kernel/english';
import { PLACES } from '../data/map.ts';
import type { Condition } from '../odds.ts';
import type { Xxi } from '../state.ts';
import { AREA, counter, KIND } from './en.ts';
import { BOXES } from './names-en.ts';

const arriving = ({ full, depleted, sunk }: Condition): string =>
  `unharmed ${percent(full)}, Depleted ${percent(depleted)}, lost ${percent(sunk)}`;
const compared = (gain: number, other: string): string =>
  Math.abs(gain) < 0.0005
    ? `Reckoned to the last die, it is as good as ${other}.`
    : `Reckoned to the last die, it is ${decimal(100 * Math.abs(gain))} points of 100 ${gain > 0 ? 'better' : 'worse'} than ${other}.`;
const lines = (n: number): string => counted(n, 'line');
const away = (n: number | null): string => (n === null ? 'cut off' : n === 0 ? 'there' : `${lines(n)} away`);

export const reasons: ReasonText<Xxi> = capitalised<ReasonText<Xxi>>({
  voyage: ({ area, arrival, sinks, escortsHit }) =>
    `Going on all the way, it reaches ${AREA[area]}: ${arriving(arrival)}.${sinks === null ? '' : ` An attack sinks the easiest convoy with ${percent(sinks)}; the escorts then hit with ${percent(escortsHit)}.`}`,
  'over-staying': ({ gain }) => compared(gain, 'staying in Valentin'),
  'over-turning-back': ({ gain }) => compared(gain, 'turning for home'),
  'over-going-on': ({ gain }) => compared(gain, 'going on'),
  'best-mission': ({ flotilla, area, gain }) =>
    `The best mission left: ${counter(flotilla)} to ${AREA[area]}. ${compared(gain, 'staying in Valentin')}`,
  'nobody-can-sail': () => 'No flotilla that could sail has a convoy to meet.',
  'next-box': ({ box, odds: { pass, missed, hit, sunk } }) =>
    `${BOXES[box]}: passed ${percent(pass)}, found but not hit ${percent(missed)}, ${sunk > 0 ? `lost ${percent(sunk)}` : `Depleted ${percent(hit)}`}.`,
  attack: ({ convoy, sinks, escortsHit, depleted }) =>
    `${counter(convoy)} is sunk with ${percent(sinks)}; the escorts then hit with ${percent(escortsHit)}, which ${depleted ? 'is the end of the flotilla' : 'leaves it Depleted'}.`,
  'trip-home': ({ home }) => `The trip home: ${arriving(home)}.`,
  'straight-home': () => 'From the Open Ocean the flotilla comes home without a test.',
  set: ({ model, yard, onTheWay, lacking }) =>
    `The plan: model ${model} at ${PLACES[yard].name}, ${counted(onTheWay, 'part')} still on the way${lacking > 0 ? `, ${lacking} not to be had yet` : ''}.`,
  way: ({ resource, yard, before, after, isWanted }) =>
    `${counter(resource)} ${isWanted ? 'is wanted for it' : 'is for later'}: ${PLACES[yard].name} is ${away(before)}${after === before ? '' : `, then ${away(after)}`}.`,
  raids: ({ hub, ways }) => `${PLACES[hub].name} is bombed on ${ways} of 216 rolls.`,
  transfer: ({ model, yard, lacking }) =>
    `Model ${model} is built from the squares of ${PLACES[yard].name}: ${counted(lacking, 'part')} still to be put there.`,
  'movement-over': ({ points, isIdle }) =>
    points === 0
      ? 'No transport points are left.'
      : `${counted(points, 'transport point')} left${isIdle ? ', but no move brings a part nearer that counts' : ' that would be lost'}.`,
  'programme-over': () => 'No further Type XXI can be built.',
  model: ({ model, flotillas }) =>
    flotillas === 1
      ? `It is the first Type XXI afloat, with the ratings of model ${model}.`
      : `All ${flotillas} Type XXI flotillas then have the ratings of model ${model}.`,
  'parts-kept': () => 'The parts stay in their squares for later.',
  'parts-alike': () => 'The parts are worth the same once they are in their squares.',
  repair: ({ hub, lines: saved, isTarget }) =>
    `With ${PLACES[hub].name} cleared the ways of the parts are worth ${decimal(saved)} lines less${isTarget ? ', and it is the yard of the plan' : ''}.`,
  'paid-by-resource': ({ kind, have, need }) =>
    `Parts of this kind (${KIND[kind]}) on the map: ${have}; the next model wants ${need}.`,
  'paid-by-command': ({ held }) => `IBG Commands in hand: ${held}; a boat takes one.`,
  'best-repair': ({ hub, lines: saved, price }) =>
    `The best repair, ${PLACES[hub].name}, would save ${decimal(saved)} lines of way for a payment put at ${decimal(price)}.`,
  'stands-off': ({ at, yard, lines: far }) =>
    `At ${PLACES[at].name} it stands ${lines(far)} from ${PLACES[yard].name}.`,
  'command-kept': () => 'The IBG Commands are kept: no boat is built without one.',
  'command-lost': () => 'No boat is built without an IBG Command.',
  'off-the-table': ({ counter: id, welcome }) =>
    welcome
      ? `What marks the month is never drawn again, and ${counter(id)} would only do harm.`
      : 'What marks the month is never drawn again.',
});
