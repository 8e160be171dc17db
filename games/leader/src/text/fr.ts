/** Every prompt, choice and log line of Flotilla Leader, in French. */
import type { GameText } from '@derby/kernel';
import type { Grade, OptionId } from '../data/campaigns.ts';
import type { Dud } from '../data/constants.ts';
import { CONVOYS, type ContactType } from '../data/convoys.ts';
import type { MarkerKind } from '../data/ships.ts';
import type { Result } from '../log.ts';
import type { Leader, Section, Side, View } from '../state.ts';
import { boatForSale, capital, card, crewPrice, optionPrice, ship, signed } from './grammar.ts';
import { AREA, area, CAMPAIGN, CONDITION, campaign, EVENT, FACE, LEVEL, MISSION, STOWED } from './names-fr.ts';

export { AREA, area, CAMPAIGN, CONDITION, campaign, EVENT, FACE, LEVEL, MISSION, STOWED };

export const OPTION: Readonly<Record<OptionId | 'snorkel', string>> = {
  intel: 'Intel',
  'air-search': 'Recherche aérienne',
  supply: 'Ravitaillement',
  rest: 'Priorité R&R',
  'radio-call': 'Appel radio',
  'advanced-torpedoes': 'torpille avancée',
  mine: 'mission Minage',
  attack: 'mission Attaque',
  raid: 'mission Raid',
  snorkel: 'Snorkel',
};
const SECTION: Readonly<Record<Section, string>> = { ready: 'Prêt', stored: 'Stock' };
const WEAPON: Readonly<Record<Section | 'gun', string>> = {
  ready: 'une torpille prête',
  stored: 'une torpille du stock',
  gun: 'le canon',
};
const SIDE: Readonly<Record<Side, string>> = { surfaced: 'en surface', submerged: 'en immersion' };
const RESULT: Readonly<Record<Result, string>> = {
  miss: 'manqué',
  light: 'dommage léger',
  heavy: 'dommage lourd',
  sunk: 'coulé',
};
const DUD: Readonly<Record<Dud, string>> = {
  premature: 'toutes explosent trop tôt',
  silent: 'toutes ratent sans bruit',
  one: 'une seule marche',
  half: 'la moitié marche',
  all: 'toutes marchent',
};
const GRADE: Readonly<Record<Grade, string>> = {
  dismal: 'Lamentable',
  poor: 'Médiocre',
  adequate: 'Convenable',
  good: 'Bon',
  great: 'Excellent',
};
const TYPE: Readonly<Record<ContactType, string>> = { lone: 'Solitaire', merchant: 'Marchand', naval: 'Naval' };
export const KIND: Readonly<Record<MarkerKind, string>> = {
  lone: 'l’isolé',
  merchant: 'le marchand',
  naval: 'le navire de guerre',
  escort: 'l’escorte',
  fleetEscort: 'l’escorte de flotte',
};

const count = (n: number, word: string, words = `${word}s`): string => `${n} ${n > 1 ? words : word}`;
const convoy = (number: number): string => {
  const { type, ships, escorts } = CONVOYS[number] ?? { type: 'lone', ships: [], escorts: [] };
  return `contact ${TYPE[type]} : ${count(ships.length, 'navire')}, ${count(escorts.length, 'escorte')}`;
};
const boat = (view: View): string => view.acting ?? 'le bateau';

export const fr: GameText<Leader> = {
  title: 'Flotilla Leader',
  blurb: 'Menez une flottille de U-Boote et ses équipages à travers l’une des quatre campagnes.',
  seats: { player: 'Chef de flottille' },
  options: {
    campaign: { name: 'Campagne', effect: 'Laquelle des quatre campagnes se joue.', values: CAMPAIGN },
    length: {
      name: 'Durée',
      effect: 'Courte, moyenne ou longue : 1, 2 ou 4 patrouilles par bateau.',
      values: { short: 'Courte', medium: 'Moyenne', long: 'Longue' },
    },
    typeXXI: { name: 'Type XXI', effect: 'U-2511 peut être acheté.' },
    snorkel: { name: 'Snorkel', effect: 'Les bateaux peuvent recevoir un Snorkel pour 1 SO.' },
    dudTorpedoes: { name: 'Torpilles défectueuses', effect: 'Les torpilles normales peuvent rater.' },
    randomBoats: {
      name: 'Bateaux au hasard',
      effect: 'Les cartes de bateaux sont distribuées au lieu d’être choisies.',
    },
    linkedCampaigns: { name: 'Campagnes liées', effect: 'Les quatre campagnes à la suite avec les mêmes bateaux.' },
    silentRunningMayMove: { name: 'Silence après mouvement', effect: 'Un bateau peut bouger avant Silence partout.' },
    escortVp: { name: 'VP des escortes', effect: 'Destroyers et escortes de flotte valent 1 VP.' },
    sunkShipsStayOut: {
      name: 'Les coulés restent dehors',
      effect: 'Les cartes des navires coulés quittent la campagne.',
    },
    deepDivePerAttacker: { name: 'Plongée profonde par attaquant', effect: 'Un dé par navire qui attaque.' },
  },
  grades: { ...GRADE, conceded: 'Abandon' },
  prompts: {
    'UL-2.1': (view) => `À quel niveau prenez-vous ${boat(view)} ?`,
    'UL-2.15': () => 'Combien depuis les tubes ?',
    'UL-4.9': (view) => `Choisissez un bateau (${view.so} SO), ou prenez la mer.`,
    'UL-4.11': (view) => `Dans quel port est ${boat(view)} ?`,
    'UL-6.1': (view) => `Tour ${view.turn} : qu’achetez-vous (${view.so} SO) ?`,
    'UL-6.2': () => 'Quelle région fouille-t-on par les airs ?',
    'UL-6.3': () => 'Où attend le ravitailleur ?',
    'UL-6.4': () => 'Quelle région le renseignement surveille-t-il ?',
    'UL-6.6': () => 'Quelle torpille échange-t-on, contre quel type ?',
    'UL-6.8': () => 'Quel bateau reçoit la mission ?',
    'UL-6.9': () => 'Quel bateau reçoit le Snorkel ?',
    'UL-7.1': (view) => `Combien de torpilles de ${boat(view)} font place à des mines ?`,
    'UL-7.4': (view) => `${boat(view)} : continuer ou rompre ?`,
    'UL-7.5': (view) => `${boat(view)} : quel navire visez-vous ?`,
    'UL-7.8': (view) => `${boat(view)} : encore une attaque ?`,
    'UL-8.1': () => 'Quel bateau se déplace ensuite ?',
    'UL-8.2': (view) => `Où va ${boat(view)} ?`,
    'UL-8.10': (view) => `Un marchand isolé : ${boat(view)} dépense-t-il une torpille ?`,
    'UL-8.11': () => 'Quel Avertissement ôtez-vous ?',
    'UL-9.1': () => 'Quel bateau est actif ?',
    'UL-9.2': (view) => `${boat(view)} cherche-t-il des contacts ?`,
    'UL-9.6': () => 'Quel contact prenez-vous ?',
    'UL-9.7': (view) => `${capital(convoy(view.contact?.card ?? 0))}. Attaquer ?`,
    'UL-9.9': (view) => `Où commence ${boat(view)} ?`,
    'UL-9.10': (view) => `${boat(view)} commence-t-il en surface ou en immersion ?`,
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
    'UL-16.7': (view) => `${boat(view)} a encore ${count(view.contact?.left ?? 0, 'contact')}. Et maintenant ?`,
    'UL-16.11': () => 'Quel navire achève-t-on, et comment ?',
    'UL-17.8': (view) => `${boat(view)} garde-t-il sa mission ?`,
    'UL-19.4': (view) => `${boat(view)} est distribué. À quel niveau le prenez-vous ?`,
  },
  choices: {
    boat: ([, id], view) => (view.phase === 'flotilla' ? boatForSale(id, 'dès') : id),
    level: ([, level], { acting }) => LEVEL[level] + crewPrice(acting, level),
    port: ([, id]) => AREA[id],
    take: ([, id, level]) => `${id}, ${LEVEL[level]}${crewPrice(id, level)}`,
    done: () => 'C’est tout',
    option: ([, option], view) => `Acheter : ${OPTION[option]}${optionPrice(view, option)}`,
    mark: ([, id]) => AREA[id],
    exchange: ([, id, section, type]) => `${id} : une torpille (${SECTION[section]}) contre une ${STOWED[type]}`,
    mines: ([, section, torpedo, n]) => `${n} à la place de ${STOWED[torpedo]} (${SECTION[section]})`,
    end: () => 'Terminer',
    stay: () => 'Rester',
    sail: ([, id]) => `Aller vers : ${AREA[id]}`,
    mission: ([, mission]) => `Accomplir la mission ${MISSION[mission]}`,
    spend: ([, section]) => `Dépenser une torpille (${SECTION[section]})`,
    lift: ([, id]) => `Celui de : ${AREA[id]}`,
    pass: () => 'Non',
    'go-on': () => 'Continuer',
    'break-off': () => 'Rompre',
    'from-ready': ([, n]) => `${n} du Prêt`,
    raid: ([, by, torpedo]) => (by === 'gun' ? 'Au canon' : `Avec une ${STOWED[torpedo]} (${SECTION[by]})`),
    roll: () => 'Chercher',
    decline: () => 'Ne pas chercher',
    card: ([, number]) => `Carte ${number} : ${convoy(number)}`,
    attack: () => 'Attaquer',
    'let-go': () => 'Laisser passer',
    zone: ([, zone]) => zone,
    surfaced: () => 'En surface',
    submerged: () => 'En immersion',
    call: ([, id]) => `Appeler ${id}`,
    'radio-call': () => 'Acheter un Appel radio',
    enough: () => 'N’appeler personne d’autre',
    dive: () => 'Plonger',
    surface: () => 'Faire surface',
    move: ([, zone]) => `Vers ${zone}`,
    leave: () => 'Quitter la bataille',
    'silent-running': () => 'Silence partout',
    reload: () => 'Recharger',
    drift: ([, n]) => (n === 0 ? 'Tenir son poste' : `Dériver de ${count(n, 'zone')}`),
    'drift-to': ([, piece, zone]) => `${piece} vers ${zone}`,
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
    finish: ([, id, weapon], view) => `${ship(view, id)}, avec ${WEAPON[weapon]}`,
    keep: () => 'Garder',
    discard: () => 'Y renoncer',
  },
  log: {
    'campaign-begins': ({ campaign, so }) => `${CAMPAIGN[campaign]} : ${so} SO.`,
    'boat-bought': ({ boat: id, level, cost, so }) =>
      `${id} rejoint la flottille, ${LEVEL[level]}, pour ${cost} SO ; reste ${so}.`,
    'boat-given-up': ({ boat: id, value }) => `${id} n’est plus en service et est rendu pour ${value} SO.`,
    'card-passed-over': ({ boat: id, level }) => `${id} (${LEVEL[level]}) est trop cher : la distribution finit.`,
    'deal-ends': ({ so }) => `La flottille est complète ; ${so} SO.`,
    'boat-berthed': ({ boat: id, area }) => `${id} est au port : ${AREA[area]}.`,
    'deck-reshuffled': ({ cards }) => `On mélange une nouvelle pioche de ${count(cards, 'carte')}.`,
    'turn-begins': ({ turn }) => `Tour ${turn}.`,
    'option-bought': ({ option, cost, so }) => `Achat : ${OPTION[option]}, ${cost} SO ; reste ${so}.`,
    'area-marked': ({ option, area }) => `${OPTION[option]} : ${AREA[area]}.`,
    'mission-given': ({ boat: id, mission }) => `${id} reçoit la mission ${MISSION[mission]}.`,
    'torpedo-exchanged': ({ boat: id, section, torpedo }) =>
      `${id} prend une ${STOWED[torpedo]} (${SECTION[section]}).`,
    'mines-loaded': ({ boat: id, mines }) => `${id} embarque ${count(mines, 'mine')}.`,
    'snorkel-fitted': ({ boat: id }) => `${id} reçoit un Snorkel.`,
    'stress-changes': ({ boat: id, by, stress }) => `${id} : Stress ${signed(by)}, soit ${stress}.`,
    'boat-sails': ({ boat: id, area }) => `${id} fait route : ${AREA[area]}.`,
    'boat-stays': ({ boat: id, area }) => `${id} patrouille : ${AREA[area]}.`,
    'boat-comes-in': ({ boat: id, area, patrols }) =>
      `${id} rentre au port (${AREA[area]}) : patrouille ${patrols} accomplie.`,
    'boat-stops-unfit': ({ boat: id, area }) => `L’équipage de ${id} est Inapte et s’arrête : ${AREA[area]}.`,
    'event-drawn': ({ boat: id, event }) => `${id} : ${EVENT[event]}.`,
    'event-die': ({ boat: id, die, evasion, total }) =>
      `${id} lance ${die}${evasion ? ` + ${evasion} d’évasion` : ''} = ${total}.`,
    'contact-bonus': ({ boat: id, bonus }) => `${id} : ${signed(bonus)} au prochain dé de contact.`,
    'warning-placed': ({ area, warnings }) => `Un Avertissement (${AREA[area]}) : ${warnings} en tout.`,
    'warning-lifted': ({ area, warnings }) => `Un Avertissement de moins (${AREA[area]}) : ${warnings} en tout.`,
    'torpedo-spent': ({ boat: id, section, vp }) => `${id} dépense une torpille (${SECTION[section]}) pour ${vp} VP.`,
    'box-entered': ({ boat: id, mission, area }) => `${id} commence sa mission ${MISSION[mission]} : ${AREA[area]}.`,
    'mission-broken-off': ({ boat: id }) => `${id} rompt.`,
    'mission-missed': ({ boat: id, mission }) =>
      `${id} est Inapte et ne peut accomplir la mission ${MISSION[mission]}.`,
    'mines-laid': ({ boat: id, mines, vp }) => `${id} pose ${count(mines, 'mine')} : ${vp} VP.`,
    'harbour-found': ({ boat: id, cards }) => `${id} trouve ${cards.map(card).join(', ')}.`,
    'raid-die': ({ boat: id, die, modifier, total, need, hit }) =>
      `${id} lance ${die} ${signed(modifier)} = ${total} contre ${need} : ${hit ? '1 VP' : 'rien'}.`,
    'mission-done': ({ boat: id, mission }) => `${id} a accompli sa mission ${MISSION[mission]}.`,
    'search-declined': ({ boat: id }) => `${id} ne cherche pas.`,
    'contact-die': ({ boat: id, die, modifier, total, contacts }) =>
      `${id} cherche : ${die} ${signed(modifier)} = ${total}, ${count(contacts, 'contact')}.`,
    'convoy-drawn': ({ boat: id, cards, left }) =>
      `${id} repère la carte ${cards.join(' et ')} ; reste ${count(left, 'contact')}.`,
    'contact-let-go': ({ boat: id }) => `${id} laisse passer le contact.`,
    'ships-laid-out': ({ card: number, area }) => `Bataille (${AREA[area]}), ${convoy(number)}.`,
    'boat-placed': ({ boat: id, zone, side }) => `${id} est en ${zone}, ${SIDE[side]}.`,
    'join-die': ({ boat: id, die, modifier, total, need, joins }) =>
      `On appelle ${id} : ${die} ${signed(modifier)} = ${total} contre ${need}, ${joins ? 'il rejoint' : 'il ne rejoint pas'}.`,
    'radio-overheard': ({ boat: id, die, upTo }) => `${die} est dans 1–${upTo} : l’appel de ${id} est intercepté.`,
    'boat-joins': ({ boat: id }) => `${id} rejoint la meute.`,
    'condition-drawn': ({ condition }) => `Condition : ${CONDITION[condition]}.`,
    alert: ({ alerts }) => `Alerte ${alerts}.`,
    'ship-shifted': ({ ship: id, zone }) => `${id} traîne en ${zone}.`,
    'ship-withdrawn': ({ ship: id }) => `${id} est retiré.`,
    'ship-added': ({ ship: id, zone }) => `${id} renforce l’escorte en ${zone}.`,
    'round-begins': ({ round }) => `Round ${round}.`,
    'boat-changes-depth': ({ boat: id, side }) => `${id} est ${SIDE[side]}.`,
    'boat-moves': ({ boat: id, zone }) => `${id} va en ${zone}.`,
    'boat-leaves': ({ boat: id }) => `${id} quitte la bataille.`,
    'silent-running': ({ boat: id, die, evasion, freed }) =>
      `${id}, Silence partout : ${die} contre évasion ${evasion}, ${freed ? 'le contact est perdu' : 'toujours Détecté'}.`,
    'ship-revealed': ({ ship: id, card: number, kind }) => `${id} est ${KIND[kind]} ${card(number)}.`,
    'escort-in-disguise': ({ ship: id, card: number }) => `${id} est une escorte déguisée : ${card(number)}.`,
    'piece-drifts': ({ piece, zone }) => `${piece} dérive en ${zone}.`,
    'piece-falls-astern': ({ piece }) => `${piece} reste en arrière et disparaît.`,
    'detection-die': ({ ship: id, boat: prey, die, modifier, total, need, detected }) =>
      `${id} écoute ${prey} : ${die} ${signed(modifier)} = ${total} contre ${need}, ${detected ? 'Détecté' : 'rien'}.`,
    'search-die': ({ ship: id, die, zone }) => `${id} cherche : ${die}, ${zone}.`,
    'escort-moves': ({ ship: id, zone }) => `${id} va en ${zone}.`,
    'tactics-drawn': ({ ship: id, detect, light }) =>
      `${id}, tactique : détection ${signed(detect)}, ${signed(light)} Léger.`,
    'attack-held': ({ boat: id }) => `${id} ne tire pas.`,
    'dud-die': ({ boat: id, ship: target, die, result, working }) =>
      `${id} sur ${target}, fiabilité ${die} : ${DUD[result]} (${working}).`,
    'torpedoes-roll': ({ boat: id, ship: target, dice, modifier, t5, total, hits, result }) =>
      `${id} tire ${count(dice.length, 'torpille')} sur ${target} : ${dice.join(', ')} ${signed(modifier)}${t5 ? ` (+2 sur ${t5} T5)` : ''}, au mieux ${total}${hits > 1 ? ` × ${hits}` : ''} : ${RESULT[result]}.`,
    'torpedoes-wasted': ({ boat: id, torpedoes }) =>
      torpedoes === 0
        ? `Le canon de ${id} n’a plus de cible.`
        : `${count(torpedoes, 'torpille')} de ${id} ${torpedoes === 1 ? 'court' : 'courent'} après un navire disparu.`,
    'gun-rolls': ({ boat: id, ship: target, die, modifier, total, result }) =>
      `${id} tire au canon sur ${target} : ${die} ${signed(modifier)} = ${total}, ${RESULT[result]}.`,
    'ship-damaged': ({ ship: id, light, heavy }) => `${id} : dommages ${light} léger, ${heavy} lourd.`,
    'ship-sunk': ({ boat: id, card: number, vp, xp }) => `${id} coule ${card(number)} : ${vp} VP, ${xp} XP.`,
    'boat-targeted': ({ ship: id, boat: prey }) => `${id} attaque ${prey}.`,
    'boat-reacts': ({ boat: id, reaction }) =>
      `${id} : ${{ hold: 'aucune réaction', 'crash-dive': 'Plongée en urgence', 'deep-dive': 'Plongée profonde' }[reaction]}.`,
    'crash-dive-die': ({ boat: id, ship: from, die, evasion, evaded }) =>
      `${id} plonge devant ${from} : ${die} contre évasion ${evasion}, ${evaded ? 'esquivé' : 'trop tard'}.`,
    'deep-dive-die': ({ boat: id, die, evasion, result }) =>
      `${id} descend : ${die} contre évasion ${evasion}, ${{ none: 'tout va bien', flooding: 'Voie d’eau', hull: 'la Coque cède' }[result]}.`,
    'boat-attacked': ({ ship: id, boat: prey, heavy, light }) =>
      `${id} frappe ${prey} : ${heavy} Lourd, ${light} Léger.`,
    'hit-drawn': ({ boat: id, weight, face }) =>
      `${id}, impact ${weight === 'heavy' ? 'lourd' : 'léger'} : ${FACE[face]}.`,
    'torpedo-lost': ({ boat: id, stowed }) => `${id} perd une ${STOWED[stowed]}.`,
    'boat-sunk': ({ boat: id }) => `${id} est perdu.`,
    'battle-ends': ({ round }) => `La bataille finit au round ${round}.`,
    'boat-reloads': ({ boat: id, ready, stored }) => `${id} recharge : Prêt ${ready}, Stock ${stored}.`,
    'boat-returns': ({ boat: id }) => `${id} regagne sa région.`,
    'boat-searched': ({ boat: id, area }) => `${id} a fini : ${AREA[area]}.`,
    'convoy-attacked-again': ({ left }) => `On attaque de nouveau le convoi ; reste ${count(left, 'contact')}.`,
    'final-shot': ({ boat: id, ship: target, weapon }) => `${id} achève ${target} avec ${WEAPON[weapon]}.`,
    'crew-promoted': ({ boat: id, level, xp }) => `L’équipage de ${id} devient ${LEVEL[level]} ; reste ${xp} XP.`,
    'boat-goes-home': ({ boat: id }) => `${id} a fait ses patrouilles.`,
    praised: ({ so }) => `Le BdU vous remarque : ${so} SO.`,
    'sea-empty': ({ vp }) => `Aucun bateau en mer : ${vp} VP perdus.`,
    'boat-resupplied': ({ boat: id }) => `${id} se ravitaille.`,
    'mission-given-up': ({ boat: id, mission }) => `${id} renonce à sa mission ${MISSION[mission]}.`,
    'campaign-ends': ({ campaign, vp, losses, grade }) =>
      `${CAMPAIGN[campaign]} finit avec ${vp} VP, ${count(losses, 'bateau perdu', 'bateaux perdus')} : ${GRADE[grade]}.`,
    conceded: () => 'Le commandement est abandonné.',
  },
  metrics: {
    vp: 'Points de victoire',
    losses: 'Bateaux perdus',
    turns: 'Tours',
    boats: 'Bateaux',
    so: 'SO restants',
    campaigns: 'Campagnes',
  },
  journal: async () => (await import('./journal-fr.ts')).journal,
  reasons: async () => (await import('./reasons-fr.ts')).reasons,
};
