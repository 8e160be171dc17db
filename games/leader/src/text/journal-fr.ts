/** The journal of Flotilla Leader, in French: un journal de bord. */
import { capital, MONTHS } from '@derby/kernel';
import { counted, ofBare, thousands } from '@derby/kernel/french';
import { shipCard } from '../cards.ts';
import { BOATS, type Level } from '../data/boats.ts';
import type { AreaId } from '../data/campaigns.ts';
import { ZONES, type ZoneId } from '../data/display.ts';
import type { MarkerKind } from '../data/ships.ts';
import type { Sighting, Tally, Vessel } from '../journal/notes.ts';
import { clockTime, type JournalWords, journalIn, metres } from '../journal/write.ts';
import type { Side } from '../state.ts';
import { AREA, CAMPAIGN } from './fr.ts';
import { CONDITIONS, DUDS, EVENTS, GRADES, ORDERS, STRUCK } from './journal-phrases-fr.ts';
import { AT, THE } from './places-fr.ts';

const ORDINALS = ['première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième', 'huitième'];
const ordinal = (n: number): string => ORDINALS[n - 1] ?? `${n}ᵉ`;

const LEVEL: Readonly<Record<Level, string>> = {
  green: 'bleu',
  trained: 'expérimenté',
  veteran: 'vétéran',
  ace: 'd’as',
};

const there = (id: AreaId | null): string => (id === null ? 'dans la zone de patrouille' : AT[id]);
/** From a port: « d’Allemagne », « de France ». */
const from = (id: AreaId): string => ofBare(AREA[id]);

const TYPES: Readonly<Record<string, string>> = {
  'large-tanker': 'le grand pétrolier',
  'small-tanker': 'le pétrolier',
  freighter: 'le cargo',
  'small-freighter': 'le petit cargo',
  'large-freighter': 'le grand cargo',
  'ocean-liner': 'le paquebot',
  corvette: 'la corvette',
  sloop: 'le sloop',
  cutter: 'le garde-côtes',
  frigate: 'la frégate',
  destroyer: 'le destroyer',
  'armed-trawler': 'le chalutier armé',
  'fleet-destroyer': 'le destroyer d’escadre',
  battleship: 'le cuirassé',
  'heavy-cruiser': 'le croiseur lourd',
  'light-cruiser': 'le croiseur léger',
  'fleet-carrier': 'le porte-avions',
  'escort-carrier': 'le porte-avions d’escorte',
  'armed-merchant-cruiser': 'le croiseur auxiliaire',
};
const UNKNOWN: Readonly<Record<MarkerKind, string>> = {
  lone: 'le navire isolé',
  merchant: 'un marchand non identifié',
  naval: 'un navire de guerre non identifié',
  escort: 'une escorte non identifiée',
  fleetEscort: 'un destroyer non identifié',
};

/** Name, type and tonnage: gross register tons for merchants, tons of displacement for warships. */
function vessel({ kind, card }: Vessel): string {
  if (card === null) return UNKNOWN[kind];
  const { name, type, tons } = shipCard(card);
  const known = `${TYPES[type] ?? type} ${name}`;
  return tons === undefined ? known : `${known} (${thousands(tons)}\u00a0${kind === 'naval' ? 't' : 'tjb'})`;
}
/** After « sur », « par », « de »: the article is kept, so that nothing has to be contracted. */
const short = ({ kind, card }: Vessel): string => (card === null ? UNKNOWN[kind] : shipCard(card).name);
/** Only what is still « une escorte » is feminine; a name is a ship’s. */
const hurt = ({ kind, card }: Vessel): string => (card === null && kind === 'escort' ? 'avariée' : 'avarié');
const at = (range: number | null): string => (range === null ? '' : `, distance ${thousands(metres(range))}\u00a0m`);

/** Bearings from the convoy, which steers for the top of the display. */
const BEARING: Readonly<Record<string, string>> = {
  N: 'sur l’avant de l’ennemi',
  NNE: 'presque droit devant, à tribord de l’ennemi',
  NE: 'par tribord avant de l’ennemi',
  ENE: 'sur l’avant de son travers tribord',
  E: 'par son travers tribord',
  ESE: 'sur l’arrière de son travers tribord',
  SE: 'par tribord arrière de l’ennemi',
  SSE: 'presque droit derrière, à tribord de l’ennemi',
  S: 'sur l’arrière de l’ennemi',
  SSW: 'presque droit derrière, à bâbord de l’ennemi',
  SW: 'par bâbord arrière de l’ennemi',
  WSW: 'sur l’arrière de son travers bâbord',
  W: 'par son travers bâbord',
  WNW: 'sur l’avant de son travers bâbord',
  NW: 'par bâbord avant de l’ennemi',
  NNW: 'presque droit devant, à bâbord de l’ennemi',
};
const RING = { short: 'tout près', medium: 'à moyenne distance', long: 'à grande distance' } as const;
function station(zone: ZoneId): string {
  const { ring } = ZONES[zone];
  if (ring === 'convoy') return 'au milieu de la formation';
  return `${BEARING[zone.slice(2)] ?? ''}, ${RING[ring]}`;
}
const SIDE: Readonly<Record<Side, string>> = { surfaced: 'en surface', submerged: 'en plongée' };

function contact({ type, ships, escorts }: Sighting): string {
  const guarded = escorts === 0 ? 'sans escorte' : counted(escorts, 'escorte');
  if (type === 'lone') return `un navire isolé, ${guarded}`;
  if (type === 'naval') return `${counted(ships, 'navire de guerre', 'navires de guerre')}, ${guarded}`;
  return `un convoi de ${counted(ships, 'marchand')}, ${guarded}`;
}

const tally = ({ ships, tons }: Tally): string =>
  ships === 0
    ? 'Rien de coulé'
    : `${counted(ships, 'navire coulé', 'navires coulés')}${tons > 0 ? `, ${thousands(tons)} tonnes` : ''}`;

const words: JournalWords = {
  heading: (page) =>
    page.kind === 'flotilla'
      ? `Journal de guerre de la flottille : ${CAMPAIGN[page.campaign]}`
      : `${page.boat} : ${ordinal(page.number)} patrouille`,
  about: (page) =>
    page.kind === 'flotilla'
      ? 'Dates et heures suivent l’ordre du jeu. Une zone de l’affichage compte pour 1\u202f000 mètres.'
      : `Type ${BOATS[page.boat].class}, commandant ${BOATS[page.boat].captain}.`,
  day: ({ day, month, year }) => `${day === 1 ? '1ᵉʳ' : day} ${MONTHS.fr[month - 1]} ${year}`,
  time: clockTime,
  notes: {
    campaign: ({ campaign }) => `La flottille est formée. ${CAMPAIGN[campaign]}.`,
    joined: ({ boat, level }) =>
      `${boat} (type ${BOATS[boat].class}, ${BOATS[boat].captain}) la rejoint ; équipage ${LEVEL[level]}.`,
    'given-up': ({ boat }) => `${boat} quitte la flottille.`,
    leave: () => 'Permission pour tous les équipages au port.',
    watched: ({ by, area }) =>
      ({
        intel: `Le renseignement se concentre sur ${THE[area]}.`,
        'air-search': `Reconnaissance aérienne ${AT[area]}.`,
        supply: `Un ravitailleur attend ${AT[area]}.`,
      })[by],
    'sent-out': ({ boat, area }) => `${boat} a pris la mer vers ${THE[area]}.`,
    'came-home': ({ boat, area }) => `${boat} est rentré ${AT[area]}.`,
    'boat-missing': ({ boat }) => `${boat} ne répond plus. Le bateau doit être tenu pour perdu.`,
    promoted: ({ boat, level }) => `L’équipage de l’${boat} est désormais un équipage ${LEVEL[level]}.`,
    'paid-off': ({ boat }) => `${boat} a accompli ses patrouilles et quitte l’opération.`,
    praised: () => 'Le commandement des sous-marins salue les résultats et accorde d’autres moyens.',
    'sea-empty': () => 'Aucun bateau en mer. Le commandement des sous-marins en prend note.',
    judged: ({ grade, losses, sunk }) =>
      `L’opération prend fin. ${tally(sunk)} ; ${losses === 0 ? 'aucun bateau perdu' : counted(losses, 'bateau perdu', 'bateaux perdus')}. Résultat : ${GRADES[grade]}.`,
    conceded: () => 'Le commandement est abandonné.',

    'mission-given': ({ mission }) => `Ordres reçus : ${ORDERS[mission]}.`,
    'mission-dropped': ({ mission }) => `Ordres annulés : ${ORDERS[mission]}.`,
    'torpedo-taken': ({ torpedo }) =>
      `Embarqué une torpille ${torpedo === 'fat' ? 'FAT' : 'T5'} à la place d’une autre.`,
    'mines-taken': ({ mines }) => `${counted(mines, 'mine')} à bord à la place de torpilles.`,
    snorkel: () => 'Snorkel monté.',
    resupplied: ({ area }) => `Au bassin${area ? ` ${AT[area]}` : ''} : remise en état, gazole, torpilles et vivres.`,
    'put-to-sea': ({ from: port, area }) => `Appareillé${port ? ` ${from(port)}` : ''}, route vers ${THE[area]}.`,
    entered: ({ area }) => `Arrivé ${AT[area]}.`,
    patrolled: ({ area }) => `En patrouille ${AT[area]}.`,
    event: ({ event }) => EVENTS[event],
    'warning-lifted': ({ area }) => `L’ennemi retire des patrouilles ${AT[area]}.`,
    'lone-merchant-sunk': () => 'Une torpille, un coup au but. Le navire coule ; nom non relevé.',
    crew: ({ condition, stress }) =>
      ({
        okay: 'L’équipage s’est repris.',
        shaken: `L’équipage est secoué (Stress ${stress}).`,
        unfit: `L’équipage n’en peut plus (Stress ${stress}).`,
      })[condition],
    stopped: ({ area }) => `Stoppé ${AT[area]} pour reposer les hommes.`,
    'in-port': ({ area, sunk }) => `Amarré ${AT[area]}. Fin de patrouille. ${tally(sunk)}.`,

    'mission-begun': ({ mission, area }) => `Commencé l’approche pour ${ORDERS[mission]} ${AT[area]}.`,
    'mission-broken-off': () => 'Rompu et fait demi-tour.',
    'mission-missed': ({ mission }) => `Impossible avec cet équipage : ${ORDERS[mission]}.`,
    'mines-laid': ({ mines }) => `${counted(mines, 'mine mouillée', 'mines mouillées')}.`,
    anchorage: ({ vessels }) => `Au mouillage : ${vessels.map(vessel).join(' ; ')}.`,
    raid: ({ hit }) => (hit ? 'Attaque contre l’ennemi : un coup au but.' : 'Attaque contre l’ennemi : sans résultat.'),
    'mission-done': () => 'Ordres exécutés.',

    'nothing-sighted': ({ area }) => `Recherche ${there(area)}. Rien en vue.`,
    sighted: ({ contacts, area }) =>
      contacts.length > 1
        ? `Signalé par avion ${there(area)} : ${contacts.map(contact).join(' ; ou ')}.`
        : `En vue ${there(area)} : ${contacts.map(contact).join('')}.`,
    'let-pass': () => 'Laissé passer.',
    'attack-begun': () => 'Aux postes de combat.',
    'attacked-again': () => 'Remonté vers l’avant pour attaquer encore le même convoi.',
    position: ({ zone, side }) => `Position ${station(zone)}, ${SIDE[side]}.`,
    'radio-call': () => 'Signal de contact émis sur l’onde d’opération.',
    'call-in-vain': ({ caller }) => `Reçu le signal de contact de l’${caller} ; trop loin pour le rejoindre.`,
    overheard: () => 'Nos signaux ont été entendus ; l’ennemi vient vers nous.',
    'came-up': ({ caller }) => `Arrivé sur les signaux de contact de l’${caller}.`,
    condition: ({ condition }) => CONDITIONS[condition],
    alarm: () => 'L’ennemi a pris l’alarme.',
    straggler: () => 'Un navire reste en arrière des autres.',
    'escort-gone': () => 'Une escorte s’éloigne.',
    'escort-joins': () => 'Une autre escorte rejoint l’écran.',

    depth: ({ side }) => (side === 'surfaced' ? 'Fait surface.' : 'Plongé.'),
    moved: ({ zone }) => `À présent ${station(zone)}.`,
    'drawn-clear': () => 'Rompu et pris du champ.',
    'dropped-astern': () => 'Resté en arrière ; contact perdu.',
    silent: ({ freed }) =>
      freed ? 'Silence à bord. L’escorte nous a perdus.' : 'Silence à bord. L’escorte garde le contact.',
    'made-out': ({ ships }) => `Identifié ${ships.map((one) => `${vessel(one.vessel)}${at(one.range)}`).join(' ; ')}.`,
    unmasked: ({ vessel: ship, range }) => `Le prétendu marchand est ${vessel(ship)}${at(range)}.`,
    'cripple-astern': ({ vessel: ship }) => `${capital(short(ship))}, gravement ${hurt(ship)}, reste en arrière.`,
    detected: ({ vessel: ship, range }) => `Repéré par ${vessel(ship)}${at(range)}.`,
    duds: ({ result }) => DUDS[result],
    torpedoes: ({ torpedoes, vessel: ship, range, result, hits }) =>
      `Tiré ${torpedoes === 1 ? 'une torpille' : `une gerbe de ${torpedoes}`} sur ${vessel(ship)}${at(range)} : ${result === 'miss' ? 'manqué' : counted(hits, 'coup au but', 'coups au but')}.`,
    wasted: ({ torpedoes }) =>
      `${counted(torpedoes, 'torpille court', 'torpilles courent')} dans le vide : la cible a disparu.`,
    gun: ({ vessel: ship, range, result }) =>
      `Ouvert le feu au canon sur ${vessel(ship)}${at(range)} : ${result === 'miss' ? 'manqué' : 'un coup au but'}.`,
    damaged: ({ vessel: ship }) => `${capital(short(ship))} stoppe, gravement ${hurt(ship)}.`,
    sunk: ({ vessel: ship }) => `${capital(short(ship))} coule.`,
    'last-shot': ({ vessel: ship, weapon }) =>
      `Achevé ${vessel(ship)} ${weapon === 'gun' ? 'au canon' : 'd’une torpille'}.`,
    targeted: ({ vessel: ship, range, side }) =>
      `${capital(vessel(ship))} ${side === 'surfaced' ? 'ouvre le feu' : 'vient à l’attaque'}${at(range)}.`,
    dived: ({ depth }) => (depth === 'crash' ? 'Plongée en urgence.' : 'Descendu en profondeur.'),
    evaded: ({ vessel: ship }) => `Sous l’eau avant que ${short(ship)} ne règle son tir.`,
    caught: ({ vessel: ship }) => `${capital(short(ship))} nous atteint avant la plongée.`,
    'depth-held': ({ result }) =>
      ({ none: 'Le bateau tient.', flooding: 'Des fuites sous la pression.', hull: 'La coque épaisse cède.' })[result],
    'under-attack': ({ heavy, light, side }) => {
      if (heavy + light === 0) return side === 'surfaced' ? 'Les obus tombent court.' : 'Grenades bien au large.';
      const weight = heavy > 0 ? 'nourri et proche' : 'léger';
      return side === 'surfaced'
        ? `Sous un feu ${weight}.`
        : `Grenades sous-marines, ${heavy > 0 ? 'lourdes et proches' : 'légères'}.`;
    },
    hit: ({ face }) => STRUCK[face],
    'torpedo-lost': () => 'Une torpille est perdue avec son tube.',
    lost: () => 'Plus aucune entrée. Le bateau est perdu.',
    reloaded: ({ ready, stored }) =>
      `Tubes rechargés : ${counted(ready, 'torpille parée', 'torpilles parées')}, ${stored} en réserve.`,
  },
};

export const journal = journalIn(words);
