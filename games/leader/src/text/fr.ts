/** Every prompt and choice of Flotilla Leader, in French; the log lines are in log-fr.ts. */

import type { GameText } from '@derby/kernel';
import { capital } from '@derby/kernel';
import { counted } from '@derby/kernel/french';
import type { Leader } from '../state.ts';
import type { View } from '../view.ts';
import { boatForSale, crewPrice, halves, optionPrice, ship } from './grammar.ts';
import { log } from './log-fr.ts';
import { AREA, CAMPAIGN, LEVEL, MISSION, STOWED, zone } from './names-fr.ts';
import { convoy, GRADE, OPTION, SECTION, SEVERAL, WEAPON } from './phrases-fr.ts';
import { AT, THE } from './places-fr.ts';

export { AREA, area, CAMPAIGN, CONDITION, campaign, EVENT, FACE, LEVEL, MISSION, STOWED } from './names-fr.ts';
export { inAll, KIND, OPTION, standing } from './phrases-fr.ts';

const boat = (view: View): string => (view.acting ? `l’${view.acting}` : 'le bateau');
const ofBoat = (view: View): string => (view.acting ? `de l’${view.acting}` : 'du bateau');

export const fr: GameText<Leader> = {
  title: 'Flotilla Leader',
  blurb: 'Menez une flottille d’U-Boote et ses équipages à travers l’une des quatre campagnes.',
  seats: { player: 'Chef de flottille' },
  options: {
    campaign: { name: 'Campagne', effect: 'Celle des quatre campagnes que l’on joue.', values: CAMPAIGN },
    length: {
      name: 'Durée',
      effect: 'Courte, moyenne ou longue : 1, 2 ou 4 patrouilles par bateau.',
      values: { short: 'Courte', medium: 'Moyenne', long: 'Longue' },
    },
    typeXXI: { name: 'Type XXI', effect: 'L’U-2511 peut être acheté.' },
    snorkel: { name: 'Snorkel', effect: 'Les bateaux peuvent recevoir un Snorkel pour 1 OS.' },
    dudTorpedoes: {
      name: 'Torpilles défectueuses',
      effect:
        'Les torpilles normales peuvent rater. Bien plus dur : jamais convenable ou mieux en 300 parties, contre une fois sur deux.',
    },
    randomBoats: {
      name: 'Bateaux au hasard',
      effect:
        'Les cartes de bateaux sont distribuées. Plus dur : convenable ou mieux 27 fois sur 100, contre une fois sur deux.',
    },
    linkedCampaigns: { name: 'Campagnes liées', effect: 'Les quatre campagnes à la suite avec les mêmes bateaux.' },
    silentRunningMayMove: {
      name: 'Silence après mouvement',
      effect: 'Un bateau peut bouger avant de passer en Silence partout.',
    },
    escortVp: {
      name: 'PV des escortes',
      effect:
        'Destroyers et escortes de flotte valent 1 PV. Un peu plus facile : convenable ou mieux à 56 %, contre 50 %.',
    },
    sunkShipsStayOut: {
      name: 'Navires coulés retirés',
      effect: 'Les cartes des navires coulés quittent la campagne. Ni plus dur ni plus facile.',
    },
    deepDivePerAttacker: {
      name: 'Plongée profonde par attaquant',
      effect: 'Un dé par navire qui attaque. Un peu plus dur : convenable ou mieux à 44 %, contre 50 %.',
    },
  },
  presets: {
    standard: { name: 'Partie ordinaire', effect: 'Les jours heureux, deux patrouilles par bateau.' },
    'first-patrol': {
      name: 'Première patrouille',
      effect: 'Les jours heureux, une patrouille par bateau, quatre tours environ.',
    },
    'long-war': { name: 'La longue guerre', effect: 'Les quatre campagnes à la suite, avec les mêmes équipages.' },
  },
  grades: { ...GRADE, conceded: 'Abandon' },
  prompts: {
    'UL-2.1': (view) => `À quel niveau prenez-vous ${boat(view)} ?`,
    'UL-2.15': () => 'Combien en prenez-vous dans les tubes ?',
    'UL-4.9': (view) => `Choisissez un bateau (${halves(view.so)} OS), ou prenez la mer.`,
    'UL-4.11': (view) => `Dans quel port se trouve ${boat(view)} ?`,
    'UL-6.1': (view) => `Tour ${view.turn} : qu’achetez-vous (${halves(view.so)} OS) ?`,
    'UL-6.2': () => 'Quelle région fouille-t-on par les airs ?',
    'UL-6.3': () => 'Où attend le ravitailleur ?',
    'UL-6.4': () => 'Quelle région le renseignement surveille-t-il ?',
    'UL-6.6': () => 'Quelle torpille échange-t-on, et contre quel type ?',
    'UL-6.8': () => 'Quel bateau reçoit la mission ?',
    'UL-6.9': () => 'Quel bateau reçoit le Snorkel ?',
    'UL-7.1': (view) => `Combien de torpilles ${ofBoat(view)} font place à des mines ?`,
    'UL-7.4': (view) => `${capital(view.acting ?? 'le bateau')} : continuer, ou interrompre la mission ?`,
    'UL-7.5': (view) => `${capital(view.acting ?? 'le bateau')} : quel navire visez-vous ?`,
    'UL-7.8': (view) => `${capital(view.acting ?? 'le bateau')} : encore une attaque ?`,
    'UL-8.1': () => 'Quel bateau se déplace ensuite ?',
    'UL-8.2': (view) => `Où va ${boat(view)} ?`,
    'UL-8.10': (view) => `Un marchand isolé : ${boat(view)} dépense-t-il une torpille ?`,
    'UL-8.11': () => 'Quel Avertissement ôtez-vous ?',
    'UL-9.1': () => 'Quel bateau est actif ?',
    'UL-9.2': (view) => `${capital(boat(view))} cherche-t-il des contacts ?`,
    'UL-9.6': () => 'Quel contact prenez-vous ?',
    'UL-9.7': (view) => `${capital(convoy(view.contact?.card ?? 0))}. Attaquer ?`,
    'UL-9.9': (view) => `Où commence ${boat(view)} ?`,
    'UL-9.10': (view) => `${capital(boat(view))} commence-t-il en surface ou en immersion ?`,
    'UL-10.1': () => 'Quel bateau appelez-vous ?',
    'UL-10.5': (view) => `Où replace-t-on ${boat(view)} ?`,
    'UL-11.1': () => 'Quel bateau bouge ?',
    'UL-11.3': (view) => `Que fait ${boat(view)} ?`,
    'UL-11.9': (view) => `De combien dérive ${boat(view)} ?`,
    'UL-11.10': () => 'De quel côté dérive-t-il ?',
    'UL-12.1': () => 'Quelle escorte agit ?',
    'UL-13.1': () => 'Quel bateau attaque ?',
    'UL-13.3': (view) => `Sur quoi tire ${boat(view)} ?`,
    'UL-13.4': () => 'Combien de torpilles ?',
    'UL-13.10': () => 'Combien de T5 ?',
    'UL-14.4': (view) => `Comment réagit ${boat(view)} ?`,
    'UL-14.18': (view) => `Que perd ${boat(view)} dans le tube brisé ?`,
    'UL-16.3': (view) => `Que charge ${boat(view)} ?`,
    'UL-16.7': (view) =>
      `${capital(boat(view))} a encore ${counted(view.contact?.left ?? 0, 'contact')}. Et maintenant ?`,
    'UL-16.11': () => 'Quel navire achève-t-on, et comment ?',
    'UL-17.8': (view) => `${capital(boat(view))} garde-t-il sa mission ?`,
    'UL-19.4': (view) => `La carte ${ofBoat(view)} est distribuée. À quel niveau prenez-vous le bateau ?`,
  },
  choices: {
    boat: ([, id], view) => (view.phase === 'flotilla' ? boatForSale(id, { type: 'type', from: 'dès', so: 'OS' }) : id),
    level: ([, level], { acting }) => LEVEL[level] + crewPrice(acting, level, 'OS'),
    port: ([, id]) => AREA[id],
    take: ([, id, level]) => `${id}, ${LEVEL[level]}${crewPrice(id, level, 'OS')}`,
    done: () => 'C’est tout',
    option: ([, option], view) => `Acheter : ${OPTION[option]}${optionPrice(view, option, 'OS')}`,
    mark: ([, id]) => capital(AREA[id]),
    exchange: ([, id, section, type]) => `${id} : une torpille (${SECTION[section]}) contre une ${STOWED[type]}`,
    mines: ([, section, torpedo, n]) =>
      `${counted(n, 'mine')} à la place ${n === 1 ? `d’une ${STOWED[torpedo]}` : `de ${SEVERAL[torpedo]}`} (${SECTION[section]})`,
    end: () => 'Terminer',
    stay: () => 'Rester',
    sail: ([, id]) => `Aller vers ${THE[id]}`,
    mission: ([, mission]) => `Accomplir la mission ${MISSION[mission]}`,
    spend: ([, section]) => `Dépenser une torpille (${SECTION[section]})`,
    lift: ([, id]) => `Celui qui est ${AT[id]}`,
    pass: () => 'Non',
    'go-on': () => 'Continuer',
    'break-off': () => 'Interrompre',
    'from-ready': ([, n]) => `${n} des tubes`,
    raid: ([, by, torpedo]) => (by === 'gun' ? 'Au canon' : `Avec une ${STOWED[torpedo]} (${SECTION[by]})`),
    roll: () => 'Chercher',
    decline: () => 'Ne pas chercher',
    card: ([, number]) => `Carte ${number}, ${convoy(number)}`,
    attack: () => 'Attaquer',
    'let-go': () => 'Laisser passer',
    zone: ([, id]) => capital(zone(id)),
    surfaced: () => 'En surface',
    submerged: () => 'En immersion',
    call: ([, id]) => `Appeler l’${id}`,
    'radio-call': () => 'Acheter un Appel radio',
    enough: () => 'N’appeler personne d’autre',
    dive: () => 'Plonger',
    surface: () => 'Faire surface',
    move: ([, id]) => `Vers ${zone(id)}`,
    leave: () => 'Quitter la bataille',
    'silent-running': () => 'Silence partout',
    reload: () => 'Recharger',
    drift: ([, n]) => (n === 0 ? 'Tenir son poste' : `Dériver de ${counted(n, 'zone')}`),
    'drift-to': ([, piece, id]) => `${piece} vers ${zone(id)}`,
    escort: ([, id], view) => ship(view, id),
    aim: ([, id], view) => `Torpilles sur ${ship(view, id)}`,
    torpedoes: ([, n]) => String(n),
    t5: ([, n]) => String(n),
    fat: () => 'Une FAT',
    gun: ([, id], view) => `Canon sur ${ship(view, id)}`,
    fire: () => 'Feu',
    'hold-fire': () => 'Ne pas tirer',
    hold: () => 'Aucune réaction',
    'crash-dive': () => 'Plongée en urgence',
    'deep-dive': () => 'Plongée profonde',
    lose: ([, stowed]) => `Une ${STOWED[stowed]}`,
    load: ([, stowed]) => `Une ${STOWED[stowed]}`,
    stop: () => 'Arrêter',
    'new-contact': () => 'Nouveau contact',
    're-attack': () => 'Attaquer de nouveau le convoi',
    'final-shot': () => 'Coup de grâce',
    finish: ([, id, weapon], view) => `${ship(view, id)}, ${WEAPON[weapon]}`,
    keep: () => 'Garder',
    discard: () => 'Y renoncer',
  },
  log,
  metrics: {
    vp: 'Points de victoire',
    losses: 'Bateaux perdus',
    turns: 'Tours',
    boats: 'Bateaux',
    so: 'OS restants',
    campaigns: 'Campagnes',
  },
  journal: async () => (await import('./journal-fr.ts')).journal,
  reasons: async () => (await import('./reasons-fr.ts')).reasons,
};
