/** Why a choice is advised, in French. */
import { capital, percent, type ReasonText, signed } from '@derby/kernel';
import { counted, decimal } from '@derby/kernel/french';
import { shipCard } from '../cards.ts';
import type { Condition } from '../crew.ts';
import type { MarkerKind } from '../data/ships.ts';
import type { AttackOdds } from '../odds/attack.ts';
import type { Target } from '../reasons.ts';
import type { Leader, Side } from '../state.ts';
import { AREA, LEVEL } from './fr.ts';
import { halves } from './grammar.ts';
import { DAMAGE, zone } from './names-fr.ts';
import { AT } from './places-fr.ts';

const KIND: Readonly<Record<MarkerKind, string>> = {
  lone: 'isolé inconnu',
  merchant: 'marchand inconnu',
  naval: 'navire de guerre inconnu',
  escort: 'escorte inconnue',
  fleetEscort: 'escorte de flotte inconnue',
};
const ship = ({ id, kind, card }: Target): string =>
  card === null ? `${id} (${KIND[kind]}, moyenne de sa pioche)` : `${shipCard(card).name} (${id})`;
const odds = ({ sunk, heavy, light, miss }: AttackOdds): string =>
  `coulé ${percent(sunk)}, dommage lourd ${percent(heavy)}, dommage léger ${percent(light)}, sans effet ${percent(miss)}`;
const SIDE: Readonly<Record<Side, string>> = { surfaced: 'En surface', submerged: 'En immersion' };
const CREW: Readonly<Record<Condition, string>> = { okay: 'Apte', shaken: 'Secoué', unfit: 'Inapte' };
const nerve = (n: number): string => `${n} Stress avant Inapte`;
const torpedoesReady = (n: number): string => counted(n, 'torpille prête', 'torpilles prêtes');

export const reasons: ReasonText<Leader> = {
  'boat-card': ({ boat, level, cost, torpedoes, ts, ev }) =>
    `L’${boat} au niveau ${LEVEL[level]} : ${cost} OS, ${torpedoes} torpilles, TO ${signed(ts)}, évasion ${ev}.`,
  'so-left': ({ so }) => `OS restants : ${halves(so)}.`,
  'rest-for': ({ boats, stress }) =>
    `${counted(boats, 'bateau', 'bateaux')} au port : ${stress} Stress de moins en tout.`,
  'ground-from-port': ({ port, area, events, expected }) =>
    `${capital(AREA[port])} – ${AREA[area]} : ${counted(events, 'Événement')} en route ; une recherche y trouve ${decimal(expected)} contact${expected >= 2 ? 's' : ''} en moyenne.`,
  'order-is-free': () => 'Le conseiller ne voit aucun gain à un autre ordre.',
  'events-ahead': ({ area, events }) => `${capital(AREA[area])} : ${counted(events, 'Événement')}.`,
  'contact-odds': ({ area, some, expected, warnings }) =>
    `Une recherche ${AT[area]} : un contact à ${percent(some)}, ${decimal(expected)} en moyenne${warnings > 0 ? `, avec ${counted(warnings, 'Avertissement')}` : ''}.`,
  company: ({ area, boats }) => `${counted(boats, 'autre bateau', 'autres bateaux')} ${AT[area]}.`,
  'boat-state': ({ torpedoes, stress, unfitAt, crew, damages, hull: [results, of] }) =>
    `Le bateau : ${counted(torpedoes, 'torpille')}, Stress ${stress} sur ${unfitAt} (${CREW[crew]}), coque ${results} sur ${of}${damages.length > 0 ? `, avaries : ${damages.map((one) => DAMAGE[one]).join(', ')}` : ''}.`,
  'refit-in-port': ({ area, relief }) =>
    `${capital(AREA[area])} : −${relief} Stress au segment Repos et récupération, réparations et torpilles.`,
  'torpedo-for-vp': ({ torpedoes }) => `1 PV pour une torpille sur ${torpedoes}, sans dé.`,
  'raid-odds': ({ hit }) => `1 PV à ${percent(hit)}.`,
  quarry: ({ ships, escorts, ready, nerve: left }) =>
    `${counted(ships, 'navire')} contre ${counted(escorts, 'escorte')} ; ${torpedoesReady(ready)}, ${nerve(left)}.`,
  'join-odds': ({ boat, joins, overheard, ready }) =>
    `L’${boat} vient à ${percent(joins)}, avec ${torpedoesReady(ready)} ; l’appel est intercepté à ${percent(overheard)}.`,
  'contacts-left': ({ left, ready, nerve: bearable }) =>
    `Contacts restants : ${left} ; ${torpedoesReady(ready)}, ${nerve(bearable)}.`,
  'sure-kill': ({ ship: target, vp }) => `Coup sûr, sans dé : ${ship(target)}, ${vp} PV.`,
  position: ({ side, targets, nearest, escorts, detected, already }) =>
    `${SIDE[side]} : ${targets === 0 ? 'aucune cible' : `${counted(targets, 'cible')} à portée de torpille, la plus proche à ${counted(nearest ?? 0, 'zone')}`} ; ${already ? 'déjà Détecté' : `${counted(escorts, 'escorte')} à portée, Détecté à ${percent(detected)}`}.`,
  'under-the-guns': ({ ships }) =>
    `${counted(ships, 'navire pourrait', 'navires pourraient')} ouvrir le feu sur le bateau.`,
  'may-still-dive': () => 'Il peut encore plonger sans frais avant de bouger, donc avant qu’une escorte n’écoute.',
  'nothing-to-gain': ({ ready, targets }) =>
    `${torpedoesReady(ready)}, ${targets === 0 ? 'aucune cible' : counted(targets, 'cible')} à portée.`,
  pace: ({ convoy, boat, back }) =>
    `Le convoi fait ${counted(convoy, 'zone')}, le bateau au plus ${boat}${back === 0 ? ' : il suit' : ` ; il recule de ${back}`}.`,
  'falls-out-of-battle': () => 'Si loin en arrière, il quitte la bataille.',
  'drift-distance': ({ piece, zone: at, range }) =>
    `Dans ${zone(at)}, ${piece} est à ${counted(range, 'zone')} du bateau le plus proche.`,
  'silence-odds': ({ freed, stress }) => `Les escortes perdent le bateau à ${percent(freed)} ; sinon ${stress} Stress.`,
  'escort-distance': ({ ship: escort, range }) =>
    `${escort.id} est à ${counted(range, 'zone')} du bateau le plus proche.`,
  'shot-odds': ({ ship: target, range, torpedoes, odds: chances }) =>
    `${counted(torpedoes, 'torpille')} sur ${ship(target)}, portée ${range} : ${odds(chances)}.`,
  'spread-odds': ({ ship: target, range, sunk }) =>
    `Pour couler ${ship(target)}, portée ${range} : ${sunk.map((chance, i) => `${counted(i + 1, 'torpille')} ${percent(chance)}`).join(', ')}.`,
  'gun-odds': ({ ship: target, range, odds: chances }) =>
    `Canon sur ${ship(target)}, portée ${range} : ${odds(chances)}.`,
  'fat-odds': ({ ships, odds: chances }) =>
    `Une FAT trouve ${ships === 1 ? 'le seul navire' : `l’un des ${ships} navires`} : ${odds(chances)}.`,
  'best-shot': ({ ship: target, torpedoes, sunk }) =>
    `Le meilleur tir : ${counted(torpedoes, 'torpille')} sur ${ship(target)}, coup fatal à ${percent(sunk)}.`,
  'attack-coming': ({ ships, size: { heavy, light }, sunk }) =>
    `${counted(ships, 'attaque')} : ${counted(heavy, 'Lourd')} et ${counted(light, 'Léger')} sans réaction ; le bateau est perdu à ${percent(sunk)}.`,
  'crash-dive-odds': ({ evaded, sunk, stress }) =>
    `Plongée en urgence : chaque attaque est esquivée à ${percent(evaded)}, pour ${stress} Stress ; perdu à ${percent(sunk)}.`,
  'deep-dive-odds': ({ unharmed, flooding, hull, sunk, stress }) =>
    `Plongée profonde : indemne à ${percent(unharmed)}, Voie d’eau ${percent(flooding)}, Coque ${percent(hull)}, pour ${stress} Stress ; perdu à ${percent(sunk)}.`,
};
