/** Why a choice is advised, in French. */
import { capitalised, percent, type ReasonText } from '@derby/kernel';
import { counted, decimal, ofBare } from '@derby/kernel/french';
import { PLACES } from '../data/map.ts';
import type { Condition } from '../odds.ts';
import type { Xxi } from '../state.ts';
import { counter, KIND, TOWARDS } from './fr.ts';
import { BOXES } from './names-fr.ts';

const arriving = ({ full, depleted, sunk }: Condition): string =>
  `indemne ${percent(full)}, Amoindrie ${percent(depleted)}, perdue ${percent(sunk)}`;
const compared = (gain: number, other: string): string =>
  Math.abs(gain) < 0.0005
    ? `Calculé jusqu’au dernier dé, cela vaut autant que ${other}.`
    : `Calculé jusqu’au dernier dé, cela vaut ${decimal(100 * Math.abs(gain))} point${100 * Math.abs(gain) >= 2 ? 's' : ''} sur 100 de ${gain > 0 ? 'plus' : 'moins'} que ${other}.`;
const lines = (n: number): string => counted(n, 'ligne');
const away = (n: number | null): string => (n === null ? 'hors d’atteinte' : n === 0 ? 'atteint' : `à ${lines(n)}`);

export const reasons: ReasonText<Xxi> = capitalised<ReasonText<Xxi>>({
  voyage: ({ area, arrival, sinks, escortsHit }) =>
    `En poursuivant toujours vers ${TOWARDS[area]}, la flottille arrive : ${arriving(arrival)}.${sinks === null ? '' : ` Une attaque y coule le convoi le plus facile à ${percent(sinks)} ; puis les escortes touchent à ${percent(escortsHit)}.`}`,
  'over-staying': ({ gain }) => compared(gain, 'rester à Valentin'),
  'over-turning-back': ({ gain }) => compared(gain, 'rentrer'),
  'over-going-on': ({ gain }) => compared(gain, 'poursuivre'),
  'best-mission': ({ flotilla, area, gain }) =>
    `La meilleure mission qui reste : ${counter(flotilla)} vers ${TOWARDS[area]}. ${compared(gain, 'rester à Valentin')}`,
  'nobody-can-sail': () => 'Aucune flottille qui pourrait appareiller n’a de convoi à rencontrer.',
  'next-box': ({ box, odds: { pass, missed, hit, sunk } }) =>
    `${BOXES[box]} : franchie ${percent(pass)}, repérée sans être touchée ${percent(missed)}, ${sunk > 0 ? `perdue ${percent(sunk)}` : `Amoindrie ${percent(hit)}`}.`,
  attack: ({ convoy, sinks, escortsHit, depleted }) =>
    `${counter(convoy)} est coulé à ${percent(sinks)} ; puis les escortes touchent à ${percent(escortsHit)}, ce qui ${depleted ? 'perd la flottille' : 'la laisse Amoindrie'}.`,
  'trip-home': ({ home }) => `Le retour : ${arriving(home)}.`,
  'straight-home': () => 'De la Haute mer, la flottille rentre sans test.',
  set: ({ model, yard, onTheWay, lacking }) =>
    `Le plan : modèle ${model} à ${PLACES[yard].name}, ${counted(onTheWay, 'pièce')} encore en route${lacking > 0 ? `, ${lacking} introuvable${lacking > 1 ? 's' : ''} pour l’instant` : ''}.`,
  way: ({ resource, yard, before, after, isWanted }) =>
    `${counter(resource)} ${isWanted ? 'est du nombre' : 'est pour plus tard'} ; ${PLACES[yard].name} : ${away(before)}${after === before ? '' : `, puis ${away(after)}`}.`,
  raids: ({ hub, ways }) => `${PLACES[hub].name} : une cible sur ${ways} des 216 lancers.`,
  transfer: ({ model, yard, lacking }) =>
    `Le modèle ${model} naît des emplacements ${ofBare(PLACES[yard].name)} : ${counted(lacking, 'pièce')} à y mettre encore.`,
  'movement-over': ({ points, isIdle }) =>
    points === 0
      ? 'Il ne reste aucun point de transport.'
      : `Il reste ${counted(points, 'point de transport', 'points de transport')}${isIdle ? ', mais aucun déplacement utile' : `, qui ${points > 1 ? 'seraient perdus' : 'serait perdu'}`}.`,
  'programme-over': () => 'Aucun autre Type XXI ne peut être construit.',
  model: ({ model, flotillas }) =>
    flotillas === 1
      ? `C’est le premier Type XXI à flot, avec les valeurs du modèle ${model}.`
      : `Les ${flotillas} flottilles de Type XXI auront alors les valeurs du modèle ${model}.`,
  'parts-kept': () => 'Les pièces restent sur leurs emplacements pour plus tard.',
  'parts-alike': () => 'Une fois sur leurs emplacements, les pièces se valent.',
  repair: ({ hub, lines: saved, isTarget }) =>
    `${PLACES[hub].name} déblayé, les chemins des pièces valent ${decimal(saved)} ligne${Math.abs(saved) >= 2 ? 's' : ''} de moins${isTarget ? ', et c’est le chantier du plan' : ''}.`,
  'paid-by-resource': ({ kind, have, need }) =>
    `Pièces de cette sorte (${KIND[kind]}) sur la carte : ${have} ; il en faut ${need} au prochain modèle.`,
  'paid-by-command': ({ held }) => `Commandements IBG en main : ${held} ; il en faut un par bateau.`,
  'best-repair': ({ hub, lines: saved, price }) =>
    `Le meilleur déblaiement, ${PLACES[hub].name}, épargnerait ${decimal(saved)} ligne${Math.abs(saved) >= 2 ? 's' : ''} contre un paiement estimé à ${decimal(price)}.`,
  'stands-off': ({ at, yard, lines: far }) => `De ${PLACES[at].name} à ${PLACES[yard].name} : ${lines(far)}.`,
  'command-kept': () => 'Les Commandements IBG sont gardés : pas de bateau sans eux.',
  'command-lost': () => 'Sans Commandement IBG, aucun bateau n’est construit.',
  'off-the-table': ({ counter: id, welcome }) =>
    welcome
      ? `Ce qui marque le mois n’est plus jamais pioché, et ${counter(id)} ne ferait que nuire.`
      : 'Ce qui marque le mois n’est plus jamais pioché.',
});
