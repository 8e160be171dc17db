/** Pourquoi un choix est conseillé, en français. */
import { capitalised, type PlanText, type ReasonText, percent as share } from '@derby/kernel';
import { counted, decimal } from '@derby/kernel/french';
import type { PlanZ } from '../state.ts';
import { place, within } from './places-fr.ts';
import { unit } from './units-fr.ts';
import { KINDS, PLANS } from './words-fr.ts';

const points = (worth: number): string => `${decimal(worth)} PV`;
const percent = (chance: number): string => share(chance).replace('%', ' %').replace('  ', ' ');

export const reasons: ReasonText<PlanZ> = capitalised<ReasonText<PlanZ>>({
  action: ({ kind, worth, next, nextWorth }) =>
    `Valeur estimée de « ${KINDS[kind]} » : ${points(worth)}${next ? ` ; ensuite « ${KINDS[next]} », ${points(nextWorth)}` : ''}.`,
  pass: ({ best, worth }) =>
    best
      ? `La meilleure action, « ${KINDS[best]} », ne vaut que ${points(worth)} : les PA sont gardés.`
      : 'Rien de ce qui est possible ne vaut un PA.',
  marker: ({ plan, worth }) => `${PLANS[plan]} vaut à présent ${points(worth)} et ne coûte aucun PA.`,
  battle: ({ place: where, gain, loss }) =>
    `D’après les coups attendus, l’attaque ${within(where)} détruit ${points(gain)} et en coûte ${points(loss)}.`,
  'last-seen': ({ place: where, turns, units }) =>
    `${counted(units, 'unité')} ${units > 1 ? 'ennemies' : 'ennemie'} ${within(where)}, ${turns === 0 ? 'examen de ce tour' : `examen vieux de ${counted(turns, 'tour')}`}.`,
  'never-seen': ({ place: where, units }) =>
    `${counted(units, 'unité')} ${units > 1 ? 'ennemies' : 'ennemie'} ${within(where)}, jamais examinées : sous le dessus de la pile, la compagnie habituelle est supposée.`,
  prize: ({ zone, chance }) => `Chance de prendre ${place(zone)} : environ ${percent(chance)}.`,
  'convoy-way': ({ goal, zones, submarines }) =>
    `Encore ${counted(zones, 'zone')}, en passant par ${place(goal)} ; ${counted(submarines, 'sous-marin')} en vue sur la route.`,
  'bound-for': ({ goal }) => `La force va vers ${place(goal)}.`,
  shot: ({ chance, worth }) => `Le tir touche avec ${percent(chance)} : ${points(worth)} en moyenne.`,
  loss: ({ unit: id, worth, hasFired }) =>
    `${unit(id)} : la perte la moins chère, ${points(worth)}${hasFired ? ', et son tir est fait' : ''}.`,
  interception: ({ gain, loss }) => `L’interception devrait rapporter ${points(gain)} contre ${points(loss)}.`,
  stakes: ({ worth, needed }) =>
    `${points(worth)} sont en jeu ; le plan tactique est gardé pour ${points(needed)} et plus.`,
  'part-of-order': ({ kind }) => `C’est l’étape suivante de l’ordre « ${KINDS[kind]} ».`,
  habit: () => 'Le conseiller le fait par habitude.',
  'not-advised': () => 'Le conseiller ferait autre chose.',
});

export const plans: PlanText<PlanZ> = {
  wolfpack: 'Intention « Meute » : des sous-marins contre les convois et leurs gardiens.',
  sortie: 'Intention « Sortie » : des navires au combat là où ils sont les plus forts.',
  station: 'Intention « Barrage » : des sous-marins là où les convois doivent passer.',
  'convoy-muster': 'Intention « Rassemblement » : que les convois en attente prennent la mer.',
  'convoy-run': 'Intention « Passage » : à bon port par la voie la plus sûre.',
  'escorts-back': 'Intention « Retour des escortes » : là où commencent les prochains convois.',
  'air-strike': 'Intention « Raid aérien » : contre les navires, par les airs.',
  landing: 'Intention « Débarquement » : prendre une côte qui compte à la fin.',
  march: 'Intention « Marche » : des troupes vers ce qui peut se prendre par terre.',
  'softening-up': 'Intention « Préparation de feu » : frapper les défenseurs avant l’arrivée des troupes.',
  preparation: 'Intention « Préparatifs » : un plan en main pour plus tard.',
  reinforcement: 'Intention « Renforts » : des unités du réservoir.',
  reconnaissance: 'Intention « Reconnaissance » : regarder avant de rien risquer.',
  recovery: 'Intention « Remise en état » : que ce qui est endommagé combatte de nouveau.',
  saving: 'Intention « Économie » : les PA attendent mieux.',
  defence: 'Intention « Défense » : que l’ordre ennemi coûte plus qu’il ne rapporte.',
};
