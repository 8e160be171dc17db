/** Chaque ligne du journal en français. Une ligne ne contient que ce que son lecteur peut savoir. */
import { does, type GameText } from '@derby/kernel';
import { counted, isPlural, listed, the } from '@derby/kernel/french';
import { SIGNALS_SUCCESS } from '../data/tracks.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import { isBase } from '../geography.ts';
import type { Log } from '../log.ts';
import type { PlanZ, Seen } from '../state.ts';
import { bonuses, mountainNeed } from './figures.ts';
import { from, inPort, OF_SIDE, POWERS, place, SIDES, stand, taskForce, within } from './places-fr.ts';
import { briefly, CLASSES, unit, unitIs, unitNoun, units } from './units-fr.ts';
import { BOXES, CONTEXTS, INCIDENTS, KINDS, PLANS, REFIT_RESULTS, STEPS, standing, US_STAGES } from './words-fr.ts';

type Entry<W extends Log['what']> = Extract<Log, { readonly what: W }>;

const nobody = 'personne';
const camp = (list: readonly UnitId[]): string => (list.length > 0 ? briefly(list) : nobody);
const them = (list: readonly UnitId[]): string => (list.length > 0 ? units(list) : nobody);

/** « 4 + 2 pour le plan + 1 pour les eaux nationales = 7 ». */
function total(die: number, bonus: number): string {
  const { plan, waters } = bonuses(bonus);
  const added = [plan > 0 && ` + ${plan} pour le plan`, waters > 0 && ` + ${waters} pour les eaux nationales`];
  return `${die}${added.filter(Boolean).join('')}${bonus > 0 ? ` = ${die + bonus}` : ''}`;
}

/** « depuis les eaux allemandes (AO) avec 3 unités sous le cuirassé allemand BB-1 et la force opérationnelle 1 ». */
function force({ origin, units: count, top, taskForces }: Entry<'action-begins'>): string {
  const several = `${counted(count, 'unité')}${top ? ` sous ${unit(top)}` : ''}`;
  const open = count > 0 && (count === 1 && top ? unit(top) : several);
  const parts = [open, ...taskForces.map(taskForce)].filter((part) => part !== false);
  return `${origin ? ` depuis ${place(origin)}` : ''}${parts.length > 0 ? ` avec ${listed(parts)}` : ''}`;
}

/** Un lieu tel qu’il a été vu. */
function sight({ place: where, units: seen, reduced }: Seen): string {
  return `${seen.length > 0 ? briefly(seen, reduced) : 'rien'} ${within(where)}`;
}

const target = (at: Entry<'shot'>['target']): string =>
  at in UNITS ? unit(at as UnitId) : CLASSES[at as keyof typeof CLASSES];

/** « touche sur 3 ou moins », « touche sur 1 ». */
const need = (factor: number): string => (factor === 1 ? 'touche sur 1' : `touche sur ${factor} ou moins`);

const gender = (id: UnitId, [masculine, feminine]: readonly [string, string]): string =>
  unitNoun(id).feminine ? feminine : masculine;

export const log: GameText<PlanZ>['log'] = {
  'power-rolled': ({ power, die, stand: how }) =>
    `${the(POWERS[power])} ${isPlural(POWERS[power]) ? 'font' : 'fait'} ${die} : ${stand(power, how)}.`,
  'arms-race': ({ side, die }) =>
    `Course aux armements : ${SIDES[side]} font ${die} et tirent ${counted(die, 'unité')} du réservoir.`,
  'units-picked': ({ units: drawn }) => `Du réservoir sortent : ${them(drawn)}.`,
  'plans-picked': ({ side, count }) => `${SIDES[side]} tirent ${counted(count, 'plan')}.`,
  'plan-seen': ({ plan }) => `C’est le plan ${PLANS[plan]}.`,
  deployed: ({ side }) => `${SIDES[side]} sont en place.`,
  'turn-begins': ({ turn }) => `Le tour ${turn} (Z+${turn}) commence.`,
  income: ({ side, income, ap }) => `${SIDES[side]} reçoivent ${income} PA et en ont ${ap}.`,
  'ore-returns': ({ unit: ore, area }) => `${unit(ore)} navigue de nouveau ${within(area)}.`,
  initiative: ({ dice, totals, side }) =>
    `Initiative : les Allemands font ${dice.german} et atteignent ${totals.german} avec leurs revenus, les Alliés ${dice.allied} et ${totals.allied} ; ${side ? `${SIDES[side]} mènent ce tour` : 'égalité, on relance'}.`,
  incident: ({ side, die, incident }) => `Incident : ${SIDES[side]} font ${die} ; ${INCIDENTS[incident]}.`,
  'ap-changed': ({ side, by, ap }) =>
    `${SIDES[side]} ${by < 0 ? 'perdent' : 'gagnent'} ${Math.abs(by)} PA et en ont ${ap}.`,
  'segment-begins': ({ side }) => `${SIDES[side]} ont la main.`,
  passed: ({ side }) => `${SIDES[side]} passent.`,
  'us-changed': ({ die, level, status }) =>
    `${die === null ? '' : `Le dé donne ${die}. `}Le niveau américain est de ${level} : ${US_STAGES[status]}.`,
  'us-invasion-roll': ({ die }) =>
    `Première invasion allemande : le dé donne ${die}, ${die % 2 === 1 ? 'impair, l’Amérique s’émeut' : 'pair, l’Amérique reste calme'}.`,
  'us-units-roll': ({ die }) => `L’Amérique envoie des unités : le dé donne ${die}.`,
  'us-units-sent': ({ units: sent }) => `Au réservoir allié : ${them(sent)}.`,
  'us-units-all-sent': () => 'Toutes les unités américaines qui attendaient vont au réservoir allié.',
  'plan-mobilised': ({ side }) => `${SIDES[side]} tirent un plan.`,
  'plan-played': ({ side, plan }) => `${SIDES[side]} jouent le plan ${PLANS[plan]}.`,
  'action-declined': ({ side }) => `${SIDES[side]} refusent l’action gratuite.`,
  'standing-order': ({ side, kind, value }) => `${SIDES[side]} donnent une consigne : ${standing(kind, value)}.`,
  'action-begins': (entry) =>
    `${SIDES[entry.side]} : ${KINDS[entry.kind]}${force(entry)}${entry.ap > 0 ? ` (${entry.ap} PA)` : ' (action gratuite)'}.`,
  'force-moves': ({ path }) => `Le chemin : ${path.map(place).join(', ')}.`,
  'force-ends': ({ place: where }) => `La force finit ${within(where)}.`,
  'units-left': ({ place: where, units: count }) =>
    `${counted(count, 'unité')} ${count > 1 ? 'restent' : 'reste'} ${within(where)}.`,
  'top-shown': ({ place: where, unit: top }) => `Au-dessus de la pile ${within(where)} : ${unit(top)}.`,
  'task-force': ({ marker, area }) =>
    area ? `${taskForce(marker)} est ${within(area)}.` : `${taskForce(marker)} est dissoute.`,
  mountain: (entry) =>
    `Montagnes : ${entry.unit ? unit(entry.unit) : 'une unité'} fait ${entry.die}${entry.unit ? ` (passe sur ${mountainNeed(entry.unit)} ou moins)` : ''} et ${entry.passes ? 'passe' : 'reste en arrière'}.`,
  evacuated: ({ unit: id, die, result }) =>
    `Évacuation : ${unit(id)} fait ${die} (sans dommage sur 3 ou moins) et ${{ safe: 'embarque sans dommage', reduced: `embarque ${gender(id, ['réduit', 'réduite'])}`, lost: `est ${gender(id, ['perdu', 'perdue'])}` }[result]}.`,
  interception: ({ side, area, made }) =>
    made
      ? `Les sous-marins ${OF_SIDE[side]} interceptent ${within(area)}.`
      : `Les sous-marins ${OF_SIDE[side]} laissent passer la force ${within(area)}.`,
  'carrier-met': ({ area }) => `Un porte-avions arrête le raid ${within(area)}.`,
  'flight-returns': ({ side, base: home }) => `Les avions ${OF_SIDE[side]} rentrent sur ${place(home)}.`,
  landed: ({ zone: where, units: ashore }) =>
    `${them(ashore)} ${does(ashore, 'débarque', 'débarquent')} ${within(where)}.`,
  rebased: ({ from: start, to, units: count }) =>
    `${counted(count, 'unité')} ${count > 1 ? 'vont' : 'va'} ${from(start)} vers ${place(to)}.`,
  invaded: ({ power, by, stand: how }) => {
    const noun = POWERS[power];
    const pronoun = `${noun.feminine ? 'elle' : 'il'}${isPlural(noun) ? 's sont' : ' est'}`;
    return `${SIDES[by]} envahissent ${the(noun)} ; ${pronoun} désormais ${stand(power, how)}.`;
  },
  examined: ({ seen }) => (seen.length > 0 ? `Vu : ${seen.map(sight).join(' ; ')}.` : 'Rien n’a été trouvé.'),
  'plans-examined': ({ plans }) =>
    plans.length > 0
      ? `L’ennemi tient ${does(plans, 'le plan', 'les plans')} ${listed(plans.map((plan) => PLANS[plan]))}.`
      : 'L’ennemi ne tient aucun plan.',
  scouted: ({ side, die, success }) =>
    die === null
      ? `${SIDES[side]} partent en reconnaissance.`
      : `${SIDES[side]} écoutent : le dé donne ${die} (réussite sur ${SIGNALS_SUCCESS[side]} ou plus), ${success ? 'réussite' : 'en vain'}.`,
  'convoy-mobilised': ({ unit: convoy, place: where }) =>
    `${unit(convoy)} se forme ${isBase(where) ? inPort(where) : within(where)}.`,
  'convoy-arrived': ({ unit: convoy, area, points, arrived }) =>
    `${unit(convoy)} arrive ${within(area)} : +${points}, convois arrivés ${arrived}.`,
  'convoy-step-sunk': ({ unit: convoy, sunk }) => `${unit(convoy)} perd un pas : convois coulés ${sunk}.`,
  reinforcements: ({ side, dice, picked }) =>
    `Renforts : ${SIDES[side]} font ${dice.join(' et ')} et tirent ${counted(picked, 'unité')}.`,
  'unit-deployed': ({ place: where, unit: id }) =>
    id ? `${unitIs(id, 'placé')} ${within(where)}.` : `Une unité est placée ${within(where)}.`,
  'unit-to-pool': ({ unit: id }) => `${unit(id)} va au réservoir.`,
  refit: ({ side, units: count }) => `${SIDES[side]} tentent de remettre en état ${counted(count, 'unité')}.`,
  'refit-rolled': ({ unit: id, die, result }) =>
    `${unit(id)} : le dé donne ${die}, ${gender(id, REFIT_RESULTS[result])}.`,
  rallied: ({ side, count, units: whole }) =>
    whole.length === count
      ? `${them(whole)} ${does(whole, 'retrouve sa pleine force', 'retrouvent leur pleine force')}.`
      : `${SIDES[side]} rallient ${counted(count, 'unité')}${whole.length > 0 ? `, dont ${briefly(whole)}` : ''}.`,
  'guns-placed': ({ unit: guns, base: where }) => `${unit(guns)} prend position ${within(where)}.`,
  'battle-begins': ({ context, attacker, area, zone, attackers, defenders }) =>
    `${CONTEXTS[context]} ${within(zone ?? area)} : ${SIDES[attacker]} attaquent avec ${camp(attackers)} ; en face ${camp(defenders)}.`,
  joined: ({ units: added }) => `${them(added)} ${does(added, 'se joint', 'se joignent')} au combat.`,
  superiority: ({ dice, bonus, first }) =>
    `Supériorité tactique : attaquant ${total(dice.attacker, bonus.attacker)}, défenseur ${total(dice.defender, bonus.defender)} ; ${SIDES[first]} ont le premier feu.`,
  'step-begins': ({ step }) => STEPS[step] ?? `Étape ${step}.`,
  'went-ashore': ({ units: ashore }) =>
    ashore.length > 0
      ? `${them(ashore)} ${does(ashore, 'touche', 'touchent')} terre.`
      : 'Il ne reste personne à débarquer.',
  shot: ({ unit: id, target: at, factor, die, hit }) =>
    `${unit(id)} tire sur ${target(at)} : ${die} (${need(factor)}), ${hit ? 'coup au but' : 'manqué'}.`,
  'held-fire': ({ unit: id }) => `${unit(id)} ne tire pas.`,
  waits: ({ unit: id }) => `${unit(id)} attend l’étape 5.`,
  reduced: ({ unit: id }) => `${unitIs(id, 'réduit')}.`,
  eliminated: ({ unit: id, to }) => `${unitIs(id, 'perdu')} ${BOXES[to]}.`,
  'battle-ends': () => 'Le combat est fini.',
  'final-count': ({ vp }) => `Décompte final : Allemands ${vp.german}, Alliés ${vp.allied}.`,
  'game-over': ({ winner, test }) =>
    `${winner === 'draw' ? 'Partie nulle' : `${SIDES[winner]} gagnent`} : ${ENDINGS[test] ?? test}.`,
};

/** Comment finit la partie : la fin d’une phrase. */
const ENDINGS: Readonly<Record<string, string>> = {
  sunk: 'les convois sont brisés',
  arrived: 'les convois sont passés',
  fleet: 'l’ennemi n’a plus de grand bâtiment',
  decisive: 'victoire décisive aux points',
  marginal: 'victoire marginale aux points',
  draw: 'aucun camp n’a assez d’avance',
  resigned: 'l’autre camp a abandonné',
};
