/** Pourquoi un choix est conseillé, en français. */
import { capitalised, percent as figure, type PlanText, type ReasonText } from '@derby/kernel';
import { counted, decimal } from '@derby/kernel/french';
import { UNITS } from '../data/units.ts';
import type { Battle, DoctrineName, Ground, PlainReason } from '../reasons.ts';
import type { PenId, Pens } from '../state.ts';
import { gain, points } from './figures.ts';
import { numberOf, type } from './names-fr.ts';
import { from, ofThe, placeDoes, the, within } from './places-fr.ts';

const percent = (share: number): string => figure(share, 'moins de ', 'plus de ');
const pen = (id: PenId): string => `bunker ${numberOf(id)}`;
const landUnits = (n: number): string => counted(n, 'unité terrestre', 'unités terrestres');
const enemies = (n: number): string => counted(n, 'unité ennemie peut', 'unités ennemies peuvent');
const warships = (n: number): string => counted(n, 'navire de guerre allié', 'navires de guerre alliés');
const fighters = (n: number): string => counted(n, 'chasseur');
const zones = (n: number): string => counted(n, 'zone');
const stand = (n: number): string => counted(n, 'unité terrestre s’y trouve', 'unités terrestres s’y trouvent');

const battle = ({ attackers, defenders, left }: Battle): string =>
  defenders === 0
    ? `${attackers} contre aucune unité de combat`
    : `${attackers} contre ${defenders} ; selon les coups attendus, il reste ${percent(left.attackers)} des attaquants et ${percent(left.defenders)} des défenseurs`;

const ground = ({ expected, others, hunters, toHarbour }: Ground): string =>
  `${decimal(expected)} IPC de convois pour ce bateau ; ${counted(others, 'autre submersible Prêt', 'autres submersibles Prêts')}, ${counted(hunters, 'destroyer')} à un tour, ${toHarbour === 0 ? 'un port' : `port à ${zones(toHarbour)}`}`;

const BRINGS = {
  victory: 'sa chute gagne la guerre',
  armistice: 'sa chute amène l’armistice',
  surrender: 'sa chute fait capituler l’Italie',
} as const;

const onList = (rank: number | null, list: string): string =>
  rank === null ? `hors de la liste ${list}` : `numéro ${rank} sur la liste ${list}`;

const PLANNED = { transport: 'transports', fighter: 'chasseurs', bomber: 'bombardiers' } as const;

const base = (steps: number, front: string): string =>
  steps === 0 ? 'là où le conseiller veut ses avions' : `à ${counted(steps, 'étape')} ${front}`;

const staging = (steps: number): string =>
  steps === 0 ? 'la zone de rassemblement même' : `à ${zones(steps)} du rassemblement`;

/** « Actuellement dans la Manche : … », ou le lieu où l’on va. */
const where = (isNow: boolean, at: Parameters<typeof the>[0]): string =>
  isNow ? `actuellement ${within(at)}` : the(at);

const plain: Omit<ReasonText<Pens>, 'by-doctrine'> = {
  'not-advised': () => 'le conseiller ferait autre chose ici et n’a pas de raison pour ce choix.',
  'no-standing-orders': () => 'le conseiller ne donne pas d’ordres permanents : il décide à chaque question.',
  'only-choice': () => 'rien d’autre n’est possible.',

  'factory-short': ({ room, treasury, price }) =>
    `les usines peuvent encore produire ${counted(room, 'unité')} ; à ${price} IPC environ chacune, ${treasury} IPC en paieraient davantage.`,
  'factory-repaired': ({ at, damage, before, after }) =>
    `usine ${from(at)} : ${before} par tour avec ${damage} de dégâts, ${after} une fois réparée.`,
  'pen-repaired': ({ pen: id, damage, before, after }) =>
    `${pen(id)} : ${counted(before, 'place')} avec ${damage} de dégâts, ${after} une fois réparé.`,
  berths: ({ berths, boats, share }) =>
    `${counted(berths, 'place')} en bunker pour ${counted(boats, 'bateau', 'bateaux')} ; le conseiller en veut pour ${percent(share)}.`,
  'pens-so-far': ({ pens, most }) =>
    `bunkers construits ou commandés : ${pens} ; le conseiller en paie ${most} au plus.`,
  'berlin-at-risk': ({ risk, tolerable }) =>
    `Berlin : risque de chute de ${percent(risk)} ; le conseiller admet ${percent(tolerable)} et achète d’abord des défenseurs.`,
  'boat-money': ({ spent, budget, share }) =>
    `les bateaux prennent jusqu’ici ${spent} des ${budget} IPC de ce tour ; le conseiller leur en laisse jusqu’à ${percent(share)}.`,
  'german-fighters': ({ have, want, treasury }) =>
    `chasseurs : ${have} sur les ${want} voulus, et il reste ${treasury} IPC.`,
  'guns-for-infantry': ({ infantry, artillery }) =>
    `commandes de ce tour : infanterie ${infantry}, artillerie ${artillery} ; le conseiller veut une artillerie pour trois infanteries.`,
  'rest-for-infantry': ({ treasury }) =>
    `aucun autre achat voulu n’est possible : les ${treasury} IPC restants vont à l’infanterie, à ${UNITS.infantry.cost} IPC l’unité.`,
  'home-guard': ({ have, want }) =>
    `${have} des ${want} unités terrestres qui doivent tenir Londres jusqu’au début de 1941.`,
  dash: ({ army, below, have, want }) =>
    `moins ce que l’Est prendra encore, l’armée allemande vaut ${army < 0 ? '−' : ''}${Math.abs(army)} IPC, soit moins de ${below} : c’est le moment de débarquer. Transports pour cela : ${have} sur les ${want} voulus.`,
  'hunters-wanted': ({ boats, have, want }) =>
    `destroyers : ${have} sur les ${want} voulus contre ${counted(boats, 'bateau allemand', 'bateaux allemands')}.`,
  plan: ({ type: id, have, want }) => `${PLANNED[id]} : ${have} sur les ${want} du plan de forces de ce tour.`,
  army: ({ troops, treasury }) =>
    `le reste, ${treasury} IPC, va à l’armée, à tour de rôle : infanterie, artillerie, infanterie, blindés. Jusqu’ici ${landUnits(troops)}.`,
  'no-room': ({ treasury }) => `les usines ne peuvent rien produire de plus ; il reste ${treasury} IPC au trésor.`,
  'no-money': ({ treasury }) => `rien de ce qui est voulu ne se paie avec ${treasury} IPC.`,

  'far-from-the-coast': ({ at, company }) =>
    `${counted(company, 'unité allemande', 'unités allemandes')} ${within(at)} : le conseiller envoie d’abord ce qui est en nombre et loin des côtes de l’Ouest.`,
  'sent-so-far': ({ sent, of }) => `déjà partis : ${sent} IPC sur ${of}.`,

  assault: ({ at, battle: fight }) => `${the(at)}, avec tout ce qui peut y aller : ${battle(fight)}.`,
  undefended: ({ at }) => `${placeDoes(at, 'est', 'sont')} sans défense.`,
  prize: ({ at, income, objective, brings }) =>
    `${the(at)} : revenu ${income}${objective ? ', objectif' : ''}${brings ? ` ; ${BRINGS[brings]}` : ''}.`,
  'landing-cover': ({ at, have, want }) =>
    `des transports sont ${within(at)} avec ${counted(have, 'navire de guerre', 'navires de guerre')} ; le conseiller en veut ${want}.`,
  'sea-attack': ({ at, battle: fight, least }) =>
    `${the(at)}, avec tout ce qui peut y aller : ${battle(fight)}. Le conseiller demande une avance de ${points(least)} points.`,
  prey: ({ at, submarines, moored, ready, convoys, destroyers }) =>
    `${the(at)} : ${counted(submarines, 'submersible')} (${counted(ready, 'Prêt')}, ${counted(moored, 'amarré')}), convois de valeur ${convoys} ; ${counted(destroyers, 'destroyer')} déjà sur place.`,
  'raid-moored': ({ at, boats, fighters: guards }) =>
    `${the(at)} : ${counted(boats, 'submersible amarré', 'submersibles amarrés')} à découvert, ${fighters(guards)} en garde.`,
  'raid-pens': ({ at, boats, fighters: guards }) =>
    `${the(at)} : ${counted(boats, 'bateau', 'bateaux')} dans des bunkers à ouvrir, ${fighters(guards)} en garde.`,
  'raid-factory': ({ at, damage, most, fighters: guards }) =>
    `usine ${from(at)} : ${damage} de dégâts sur ${most} au plus, ${fighters(guards)} en garde.`,
  'no-attack': ({ sent, ashore, atSea }) =>
    `unités ayant déjà un ordre : ${sent} ; rien d’autre à portée ne promet assez : le conseiller demande une avance d’au moins ${points(ashore)} points à terre et ${points(atSea)} en mer, et un terrain qu’on puisse tenir.`,
  'strongest-cargo': ({ type: id, attack }) => `${type(id)}, attaque ${attack} : le plus fort chargement possible.`,

  'any-order': ({ combats }) =>
    `l’ordre est indifférent au conseiller : il prend le premier combat, sur ${combats} possibles.`,
  'sea-battle': ({ at, battle: fight, least }) =>
    `${the(at)} : ${battle(fight)}. Quand il a le choix, le conseiller combat au-dessus de ${points(least)} points d’avance.`,
  'battle-so-far': ({ at, battle: fight }) => `${the(at)} : ${battle(fight)}.`,
  press: ({ ahead, least }) =>
    `avance : ${points(ahead)} points ; le conseiller poursuit au-dessus de ${points(least)}.`,
  'give-up': ({ ahead, least }) =>
    `avance : ${points(ahead)} points ; le conseiller renonce à ${points(least)} ou moins.`,
  'no-way-back': () => 'la bataille tourne mal, mais les troupes ne peuvent se retirer.',
  guns: ({ need }) => `le navire touche à ${need} ou moins, sans riposte : le conseiller fait tirer tous les canons.`,
  hull: ({ type: id }) => `${type(id)} : une coque intacte est endommagée, non perdue.`,
  cheapest: ({ type: id, cost, open, dearest }) =>
    cost === dearest
      ? `les ${open} choix possibles valent chacun ${cost} IPC.`
      : `${type(id)}, ${cost} IPC : le moins cher des ${open} choix possibles ; le plus cher vaut ${dearest}.`,
  'spent-first': () => 'un submersible Épuisé est sacrifié avant un Prêt.',
  'aircraft-kept': () => 'à prix égal, le conseiller garde les avions.',
  'only-kind': ({ type: id, cost }) => `${type(id)}, ${cost} IPC : le coup ne peut toucher rien d’autre.`,
  interception: ({ fighters: rising, raiders, shotDown, lost, balance }) =>
    `${fighters(rising)} contre ${counted(raiders, 'assaillant')} : en moyenne ${decimal(shotDown)} abattu et ${decimal(lost)} perdu, soit ${gain(balance, decimal)} IPC avec les bombes évitées.`,
  'no-interception': ({ raiders, balance }) =>
    `contre ${counted(raiders, 'assaillant')}, les chasseurs perdraient plus qu’ils n’éviteraient : ${gain(balance, decimal)} IPC au mieux.`,
  'most-interceptors': ({ most }) => `le conseiller en fait décoller ${most} au plus.`,
  'target-pen': ({ pen: id, boats, damage, most }) =>
    `${pen(id)} : ${counted(boats, 'bateau', 'bateaux')} à l’abri, ${damage} de dégâts ; à ${most}, il n’abrite plus personne.`,
  'target-factory': ({ at, damage, most }) => `usine ${from(at)} : ${damage} de dégâts sur ${most} au plus.`,
  'target-moored': ({ at, boats }) =>
    `${counted(boats, 'submersible amarré', 'submersibles amarrés')} ${within(at)}, hors de tout bunker.`,
  'no-target': ({ at }) => `il ne reste rien ${within(at)} qui vaille une bombe.`,
  'attackers-stay': ({ targets }) =>
    `les submersibles qui attaquent restent en surface et tirent, face à ${counted(targets, 'unité ennemie', 'unités ennemies')}.`,
  'defenders-dive': ({ attackers }) =>
    `attaquants : ${attackers}, sans destroyer. Un submersible attaqué plonge et quitte la bataille.`,
  'hunt-odds': ({ at, number, destroyers, aircraft, bonus, moored }) =>
    `${the(at)} : nombre de chasse ${number}, soit ${percent(number / 6)} (destroyers ${destroyers}, avion ${aircraft}, bonus ${bonus}, amarré ${moored}). Le conseiller chasse à partir de 2.`,
  'hunt-too-poor': ({ at, number }) =>
    `${the(at)} : le nombre de chasse serait ${number}, soit ${percent(number / 6)} ; le conseiller chasse à partir de 2.`,
  ejected: ({ ready, uboat }) => {
    if (ready) return 'un bateau Prêt sort d’abord : il n’est pas amarré et peut repartir.';
    return uboat
      ? 'aucun bateau à l’abri n’est Prêt ; un U-Boot sort avant un type XXI.'
      : 'aucun autre type de bateau n’est à l’abri.';
  },

  'hunting-ground': ({ at, ground: found }) => `${the(at)} : ${ground(found)}.`,
  'ground-now': ({ at, ground: found }) => `${where(true, at)} : ${ground(found)}.`,
  'now-in-pen': () => 'actuellement en bunker, où il est à l’abri et ne coule rien.',
  'pen-safer': ({ pen: id, inside, room }) =>
    `le ${pen(id)}, ${counted(inside, 'place prise', 'places prises')} sur ${room}, vaut mieux que ce que le bateau peut couler.`,
  'into-pen': ({ pen: id, inside, room, damage }) =>
    `un bateau Épuisé se remet en état à l’abri, sans être dérangé : ${pen(id)}, ${counted(inside, 'place prise', 'places prises')} sur ${room}, ${damage} de dégâts.`,
  'pen-in-reach': ({ at, pens }) => `${the(at)} : ${counted(pens, 'bunker')} avec une place libre.`,
  harbour: ({ at, destroyers, bombers, warships: near }) =>
    `${placeDoes(at, 'est un port', 'sont un port')} où se remettre en état : ${counted(destroyers, 'destroyer')} à un tour, ${counted(bombers, 'bombardier allié', 'bombardiers alliés')} à proximité, ${warships(near)} sur place.`,
  'way-home': ({ at, steps }) =>
    `${placeDoes(at, 'est', 'sont')} à ${zones(steps)} du port le plus proche, où se remettre en état.`,
  'air-base': ({ at, guards, steps, front }) =>
    `${the(at)} : ${landUnits(guards)} en garde, ${base(steps, ofThe(front))}.`,
  'air-base-now': ({ guards, steps }) => `actuellement : ${landUnits(guards)} en garde, ${base(steps, 'de là')}.`,
  'must-land': () => 'l’avion est en l’air et doit se poser.',
  'cannot-end': () =>
    'la phase ne peut finir avant que tous les avions soient posés ; aucun mouvement n’améliore une position, et le conseiller prend le premier.',
  'berlin-weak': ({ defence, attack, margin }) =>
    `Berlin se défend avec ${counted(defence, 'point')} ; un Allié peut en amener ${decimal(attack)}, et le conseiller veut ${decimal(margin)} fois autant.`,
  relief: ({ at, now, joined }) =>
    `${the(at)} : risque de chute de ${percent(now)}, de ${percent(joined)} avec un défenseur de plus.`,
  leaving: ({ at, now, left }) =>
    `${the(at)}, que l’unité quitte : risque de chute de ${percent(now)}, de ${percent(left)} sans elle.`,
  garrison: ({ at, troops, invaders }) =>
    `${the(at)} : ${landUnits(troops)}, ${enemies(invaders)} venir ; selon les priorités du conseiller, il en faut une de plus.`,
  'garrison-now': ({ at, troops, invaders }) =>
    `${where(true, at)} : ${landUnits(troops)}, ${enemies(invaders)} venir.`,
  frontier: ({ at, troops }) =>
    `l’Axe tient une terre voisine ; la prochaine attaque peut partir ${from(at)} : ${stand(troops)}.`,
  post: ({ at, troops }) =>
    `${the(at)} : ${landUnits(troops)} ; selon les priorités du conseiller, il en faut une de plus.`,
  'post-now': ({ at, troops }) => `${where(true, at)} : ${landUnits(troops)}.`,
  'axis-ships': ({ at, isNow, harbour, warships: near, destroyers }) =>
    `${where(isNow, at)} : ${harbour ? 'un port' : 'pas de port'}, ${warships(near)} sur place, ${counted(destroyers, 'destroyer')} à un tour.`,
  staging: ({ at, steps, from: before }) => `${the(at)} : ${staging(steps)}, contre ${zones(before)} actuellement.`,
  'convoy-guard': ({ at, isNow, convoys, company, steps }) =>
    `${where(isNow, at)} : convois de valeur ${convoys}, ${counted(company, 'autre navire de guerre allié', 'autres navires de guerre alliés')}, ${staging(steps)}.`,
  'troop-convoy': ({ to }) =>
    `dès la fin de 1940, le conseiller expédie des troupes partout où un convoi peut aller, sauf à Gibraltar ; ici vers ${the(to)}.`,
  ferry: ({ to, troops }) =>
    `l’Axe tient une terre voisine ; la prochaine attaque peut partir ${from(to)} : ${stand(troops)}.`,
  'nothing-improves': () => 'aucun mouvement n’améliore la position d’une unité.',

  'pen-site': ({ at, rank, pens }) =>
    `${the(at)} : ${onList(rank, 'des sites de bunkers, le golfe de Gascogne d’abord')} ; bunkers sur place : ${pens}.`,
  slipway: ({ at, rank, factory, left }) =>
    `${the(at)} : ${onList(rank, 'des zones de lancement')} ; usine ${from(factory)} : encore ${counted(left, 'unité')}.`,
  'factory-order': ({ at, rank, left }) =>
    `usine ${from(at)} : ${onList(rank, 'des usines, les plus proches du front d’abord')} ; encore ${counted(left, 'unité')}.`,
};

const DOCTRINE: Readonly<Record<DoctrineName, string>> = {
  staff: 'selon la doctrine de l’état-major',
  book: 'selon le manuel',
  routine: 'par simple routine',
};
const sentence = (reason: PlainReason): string => plain[reason.what](reason as never);

export const reasons: ReasonText<Pens> = capitalised<ReasonText<Pens>>({
  ...plain,
  'by-doctrine': ({ doctrine, reason }) => `${DOCTRINE[doctrine]}, ${sentence(reason)}`,
});

export const plans: PlanText<Pens> = {
  tonnage:
    'Plan « Tonnage » : tout l’argent allemand va aux bateaux, pour gagner la guerre en mer avant les débarquements.',
  'boats-and-guards':
    'Plan « Bateaux et garnisons » : deux tiers de l’argent allemand vont aux bateaux, le reste garde les côtes.',
  balance: 'Plan « Équilibre » : quatre dixièmes de l’argent allemand vont aux bateaux, le reste à une armée.',
  fortress: 'Plan « Forteresse » : plus de bateaux ; l’argent allemand sert à tenir le continent.',
  'hunt-and-land':
    'Plan « Chasser et débarquer » : des destroyers contre les bateaux, et un débarquement à chaque tour sous les canons de la flotte.',
  hunters: 'Plan « Chasseurs » : les destroyers avant tout le reste, et peu de débarquements.',
  dash: 'Plan « Coup de main » : les transports d’abord, pour débarquer tant que le continent est ouvert.',
  'build-up': 'Plan « Préparation » : les forces du manuel, et un débarquement quand elles suffisent.',
  'home-first':
    'Plan « Garder l’acquis » : des garnisons partout où quelque chose peut tomber, puis les débarquements.',
};
