/** The words on the sheet, in both languages; names and sentences come from the game's own text. */
import type { Ability, Level } from '@derby/leader/data/boats';
import type { AreaId, CampaignId, Mission, OptionId } from '@derby/leader/data/campaigns';
import type { ConditionId } from '@derby/leader/data/conditions';
import type { EventId } from '@derby/leader/data/events';
import type { Damage } from '@derby/leader/data/hits';
import type { MarkerKind } from '@derby/leader/data/ships';
import type { Deck, Stowed } from '@derby/leader/state';
import * as enNames from '@derby/leader/text/names-en';
import * as frNames from '@derby/leader/text/names-fr';

interface Names {
  readonly LEVEL: Readonly<Record<Level, string>>;
  readonly MISSION: Readonly<Record<Mission, string>>;
  readonly EVENT: Readonly<Record<EventId, string>>;
  readonly CONDITION: Readonly<Record<ConditionId, string>>;
  area(id: AreaId): string;
  campaign(id: CampaignId): string;
}

export interface Words {
  readonly names: Names;
  readonly bar: Readonly<Record<'turn' | 'vp' | 'so' | 'patrols' | 'boats', string>>;
  readonly segments: Readonly<Record<'setup' | 'strategic' | 'operations' | 'tactical' | 'refit' | 'over', string>>;
  readonly steps: Readonly<Record<string, string>>;
  readonly tabs: Readonly<Record<'map' | 'battle', string>>;
  readonly titles: Readonly<
    Record<
      | 'flotilla'
      | 'log'
      | 'decks'
      | 'sunk'
      | 'options'
      | 'orders'
      | 'ships'
      | 'contact'
      | 'event'
      | 'attack'
      | 'reaction'
      | 'search'
      | 'salvo',
      string
    >
  >;
  readonly decks: Readonly<Record<Deck, string>>;
  readonly options: Readonly<Record<OptionId | 'snorkel', string>>;
  readonly kinds: Readonly<Record<MarkerKind, string>>;
  readonly types: Readonly<Record<'lone' | 'merchant' | 'naval', string>>;
  readonly stowed: Readonly<Record<Stowed, string>>;
  readonly sections: Readonly<Record<'ready' | 'stored', string>>;
  readonly damages: Readonly<Record<Damage, string>>;
  readonly damagesShort: Readonly<Record<Damage, string>>;
  readonly abilities: Readonly<Record<Ability, string>>;
  readonly crew: Readonly<Record<'okay' | 'shaken' | 'unfit', string>>;
  readonly initiative: Readonly<Record<'aggressive' | 'cautious', string>>;
  readonly initiativeShort: Readonly<Record<'aggressive' | 'cautious', string>>;
  readonly sides: Readonly<Record<'surfaced' | 'submerged', string>>;
  readonly marks: Readonly<
    Record<'detected' | 'silent' | 'deep' | 'stunned' | 'searched' | 'attacked' | 'moved' | 'snorkel', string>
  >;
  readonly fates: Readonly<Record<'home' | 'sunk', string>>;
  readonly results: Readonly<Record<'miss' | 'light' | 'heavy' | 'sunk', string>>;
  readonly reactions: Readonly<
    Record<'hits' | 'evaded' | 'evadedAll' | 'flooding' | 'hull' | 'sunk' | 'attackers', string>
  >;
  readonly markers: Readonly<Record<'warning' | 'intel' | 'air' | 'supply', string>>;
  readonly stress: string;
  readonly hull: string;
  readonly gun: string;
  readonly rounds: string;
  readonly gunnery: string;
  readonly torpedoSkill: string;
  readonly evasion: string;
  readonly price: string;
  readonly left: (so: number) => string;
  readonly bought: (times: number, max: number | null) => string;
  readonly eventsOf: (events: number) => string;
  readonly mission: Readonly<Record<Mission, (count: number) => string>>;
  readonly legend: readonly [inDisc: string, contacts: string];
  readonly refit: string;
  readonly forbidden: string;
  readonly alerts: (alerts: number) => string;
  readonly contacts: (left: number) => string;
  readonly round: (round: number) => string;
  readonly ahead: string;
  readonly wake: string;
  readonly unknown: string;
  readonly range: string;
  readonly card: string;
  readonly aim: string;
  readonly joins: (boat: string) => string;
  readonly modifier: string;
  readonly torpedoes: (count: number) => string;
  readonly detects: string;
  readonly strikes: string;
  readonly speed: string;
  readonly chances: string;
  readonly ships: (ships: number, escorts: number) => string;
  readonly effect: Readonly<
    Record<'stress' | 'contact' | 'warning' | 'lift' | 'engines' | 'nothing' | 'heavy' | 'light', string>
  >;
  readonly torpedoForVp: (vp: number) => string;
  readonly praise: (vp: number, so: number) => string;
  readonly withEvasion: string;
  readonly tons: (tons: number) => string;
  readonly none: string;
  readonly mean: string;
}

const en: Words = {
  names: enNames,
  bar: { turn: 'Turn', vp: 'VP', so: 'SO', patrols: 'Patrols', boats: 'Boats' },
  segments: {
    setup: 'Set-up',
    strategic: 'Strategic',
    operations: 'Operations',
    tactical: 'Tactical',
    refit: 'Refit',
    over: 'The campaign is over',
  },
  steps: {
    movement: 'A · boats move',
    drift: 'B · drift',
    escorts: 'C · escorts',
    aggressive: 'D · aggressive boats fire',
    enemy: 'E · the enemy attacks',
    cautious: 'F · cautious boats fire',
    placement: 'Placement',
    wolfpack: 'Wolfpack',
    condition: 'Condition',
    aftermath: 'After the battle',
    decision: 'What next?',
    mission: 'Special mission',
  },
  tabs: { map: 'Campaign map', battle: 'Battle' },
  titles: {
    flotilla: 'Boats for the flotilla',
    log: 'Campaign log',
    decks: 'Decks',
    sunk: 'Sunk',
    options: 'Special Options',
    orders: 'Orders',
    ships: 'Ships',
    contact: 'Contact',
    event: 'Event',
    attack: 'Attack',
    reaction: 'Reaction',
    search: 'Search for contacts',
    salvo: 'Salvo',
  },
  decks: {
    event: 'Events',
    convoy: 'Convoys',
    merchant: 'Merchants',
    escort: 'Escorts',
    naval: 'Naval',
    fleet: 'Fleet escorts',
    boats: 'Boats',
  },
  options: {
    intel: 'Intel',
    'air-search': 'Air Search',
    supply: 'Supply',
    rest: 'Priority R&R',
    'radio-call': 'Radio Call',
    'advanced-torpedoes': 'Advanced torpedo',
    mine: 'Mine mission',
    attack: 'Attack mission',
    raid: 'Raid mission',
    snorkel: 'Snorkel',
  },
  kinds: { lone: 'Lone ship', merchant: 'Merchant', naval: 'Warship', escort: 'Escort', fleetEscort: 'Fleet escort' },
  types: { lone: 'Lone ship', merchant: 'Merchant convoy', naval: 'Naval force' },
  stowed: { normal: 'Normal', fat: 'FAT', t5: 'T5', mines: 'Mines' },
  sections: { ready: 'Ready', stored: 'Stored' },
  damages: {
    flooding: 'Flooding',
    hull: 'Hull',
    engines: 'Engines',
    periscope: 'Periscope',
    electronics: 'Electronics',
    gun: 'Gun',
    tubes: 'Torpedo tube',
    oil: 'Oil leak',
  },
  damagesShort: {
    flooding: 'Flood',
    hull: 'Hull',
    engines: 'Engine',
    periscope: 'Peri',
    electronics: 'Radio',
    gun: 'Gun',
    tubes: 'Tube',
    oil: 'Oil',
  },
  abilities: { infiltrator: 'Infiltrator', cool: 'Cool', search: 'Search' },
  crew: { okay: 'Okay', shaken: 'Shaken', unfit: 'Unfit' },
  initiative: { aggressive: 'Aggressive', cautious: 'Cautious' },
  initiativeShort: { aggressive: 'Aggr.', cautious: 'Caut.' },
  sides: { surfaced: 'surfaced', submerged: 'submerged' },
  marks: {
    detected: 'Detected',
    silent: 'Silent',
    deep: 'Deep',
    stunned: 'Stunned',
    searched: 'Searched',
    attacked: 'Attacked',
    moved: 'Moved',
    snorkel: 'Snorkel',
  },
  fates: { home: 'Patrols done', sunk: 'Lost' },
  results: { miss: 'Miss', light: 'Light', heavy: 'Heavy', sunk: 'Sunk' },
  reactions: {
    hits: 'Counters to draw',
    evaded: 'Each attack evaded',
    evadedAll: 'Below all attacks',
    flooding: 'Flooding',
    hull: 'Hull',
    sunk: 'Lost',
    attackers: 'Attacked by',
  },
  markers: { warning: 'Warning', intel: 'Intel', air: 'Air Search', supply: 'Supply' },
  stress: 'Stress',
  hull: 'Hull',
  gun: 'Gun',
  rounds: 'Rounds',
  gunnery: 'GS',
  torpedoSkill: 'TS',
  evasion: 'EV',
  price: 'SO',
  left: (so) => `${so} SO left`,
  bought: (times, max) => (max === null ? `bought ${times}` : `${times} of ${max}`),
  eventsOf: (events) => `${events} ${events === 1 ? 'Event' : 'Events'}`,
  mission: {
    mine: (vp) => `up to ${vp} VP`,
    attack: (cards) => `${cards} warships`,
    raid: (attacks) => `${attacks} attacks`,
  },
  legend: ['Events on entering / staying', 'Die for 1 · 2 · 3 contacts'],
  refit: 'Refit',
  forbidden: 'No entry for this class',
  alerts: (alerts) => `Alerts ${alerts}`,
  contacts: (left) => `Contacts left ${left}`,
  round: (round) => `Round ${round}`,
  ahead: 'Ahead',
  wake: 'Wake',
  unknown: 'Unknown',
  range: 'Range',
  card: 'Card',
  aim: 'Torpedoes',
  joins: (boat) => `${boat} joins`,
  modifier: 'Die',
  torpedoes: (count) => `${count} ${count === 1 ? 'torpedo' : 'torpedoes'}`,
  detects: 'Detects',
  strikes: 'Strikes',
  speed: 'Speed',
  chances: 'Chance of so many contacts',
  ships: (ships, escorts) =>
    `${ships} ${ships === 1 ? 'ship' : 'ships'}, ${escorts} ${escorts === 1 ? 'escort' : 'escorts'}`,
  effect: {
    stress: 'Stress',
    contact: 'next contact die',
    warning: 'A Warning in the area',
    lift: 'Remove a Warning',
    engines: 'Engines, temporary',
    nothing: 'No effect',
    heavy: 'Heavy',
    light: 'Light',
  },
  torpedoForVp: (vp) => `A torpedo for ${vp} VP`,
  praise: (vp, so) => `${vp} VP this turn: ${so} SO`,
  withEvasion: 'Die + Evasion',
  tons: (tons) => `${tons.toLocaleString('en')} t`,
  none: 'None yet',
  mean: 'Mean of the cards it may be',
};

const fr: Words = {
  names: frNames,
  bar: { turn: 'Tour', vp: 'PV', so: 'SO', patrols: 'Patrouilles', boats: 'Bateaux' },
  segments: {
    setup: 'Mise en place',
    strategic: 'Stratégique',
    operations: 'Opérations',
    tactical: 'Tactique',
    refit: 'Remise en état',
    over: 'La campagne est finie',
  },
  steps: {
    movement: 'A · les bateaux bougent',
    drift: 'B · dérive',
    escorts: 'C · escortes',
    aggressive: 'D · tir des agressifs',
    enemy: 'E · l’ennemi attaque',
    cautious: 'F · tir des prudents',
    placement: 'Placement',
    wolfpack: 'Meute',
    condition: 'Condition',
    aftermath: 'Après le combat',
    decision: 'Et maintenant ?',
    mission: 'Mission spéciale',
  },
  tabs: { map: 'Carte de campagne', battle: 'Combat' },
  titles: {
    flotilla: 'Bateaux pour la flottille',
    log: 'Journal de campagne',
    decks: 'Paquets',
    sunk: 'Coulés',
    options: 'Options spéciales',
    orders: 'Ordres',
    ships: 'Navires',
    contact: 'Contact',
    event: 'Événement',
    attack: 'Attaque',
    reaction: 'Réaction',
    search: 'Recherche de contacts',
    salvo: 'Salve',
  },
  decks: {
    event: 'Événements',
    convoy: 'Convois',
    merchant: 'Marchands',
    escort: 'Escortes',
    naval: 'Naval',
    fleet: 'Esc. de flotte',
    boats: 'Bateaux',
  },
  options: {
    intel: 'Intel',
    'air-search': 'Recherche aérienne',
    supply: 'Ravitaillement',
    rest: 'Priorité R&R',
    'radio-call': 'Appel radio',
    'advanced-torpedoes': 'Torpille avancée',
    mine: 'Mission Minage',
    attack: 'Mission Attaque',
    raid: 'Mission Raid',
    snorkel: 'Snorkel',
  },
  kinds: {
    lone: 'Isolé',
    merchant: 'Marchand',
    naval: 'Navire de guerre',
    escort: 'Escorte',
    fleetEscort: 'Escorte de flotte',
  },
  types: { lone: 'Navire isolé', merchant: 'Convoi marchand', naval: 'Force navale' },
  stowed: { normal: 'Normales', fat: 'FAT', t5: 'T5', mines: 'Mines' },
  sections: { ready: 'Prêt', stored: 'Stock' },
  damages: {
    flooding: 'Voie d’eau',
    hull: 'Coque',
    engines: 'Moteurs',
    periscope: 'Périscope',
    electronics: 'Électronique',
    gun: 'Canon',
    tubes: 'Tube lance-torpilles',
    oil: 'Fuite d’huile',
  },
  damagesShort: {
    flooding: 'Eau',
    hull: 'Coque',
    engines: 'Moteur',
    periscope: 'Péri',
    electronics: 'Radio',
    gun: 'Canon',
    tubes: 'Tube',
    oil: 'Huile',
  },
  abilities: { infiltrator: 'Infiltrateur', cool: 'Sang-froid', search: 'Recherche' },
  crew: { okay: 'Bon', shaken: 'Ébranlé', unfit: 'Inapte' },
  initiative: { aggressive: 'Agressif', cautious: 'Prudent' },
  initiativeShort: { aggressive: 'Agr.', cautious: 'Prud.' },
  sides: { surfaced: 'en surface', submerged: 'en immersion' },
  marks: {
    detected: 'Détecté',
    silent: 'Silencieux',
    deep: 'Profond',
    stunned: 'Atterré',
    searched: 'A cherché',
    attacked: 'A attaqué',
    moved: 'A bougé',
    snorkel: 'Snorkel',
  },
  fates: { home: 'Patrouilles finies', sunk: 'Perdu' },
  results: { miss: 'Manqué', light: 'Léger', heavy: 'Lourd', sunk: 'Coulé' },
  reactions: {
    hits: 'Pions à tirer',
    evaded: 'Chaque attaque esquivée',
    evadedAll: 'Sous toutes les attaques',
    flooding: 'Voie d’eau',
    hull: 'Coque',
    sunk: 'Perdu',
    attackers: 'Attaqué par',
  },
  markers: { warning: 'Alerte', intel: 'Intel', air: 'Recherche aérienne', supply: 'Ravitaillement' },
  stress: 'Stress',
  hull: 'Coque',
  gun: 'Canon',
  rounds: 'Obus',
  gunnery: 'GS',
  torpedoSkill: 'TS',
  evasion: 'EV',
  price: 'SO',
  left: (so) => `${so} SO restants`,
  bought: (times, max) => (max === null ? `achats : ${times}` : `${times} sur ${max}`),
  eventsOf: (events) => `${events} ${events > 1 ? 'Événements' : 'Événement'}`,
  mission: {
    mine: (vp) => `jusqu’à ${vp} PV`,
    attack: (cards) => `${cards} navires`,
    raid: (attacks) => `${attacks} attaques`,
  },
  legend: ['Événements en entrant / en restant', 'Dé pour 1 · 2 · 3 contacts'],
  refit: 'Repos',
  forbidden: 'Interdit à cette classe',
  alerts: (alerts) => `Alertes ${alerts}`,
  contacts: (left) => `Contacts restants ${left}`,
  round: (round) => `Round ${round}`,
  ahead: 'Avant',
  wake: 'Sillage',
  unknown: 'Inconnu',
  range: 'Portée',
  card: 'Carte',
  aim: 'Torpilles',
  joins: (boat) => `${boat} se joint`,
  modifier: 'Dé',
  torpedoes: (count) => `${count} ${count > 1 ? 'torpilles' : 'torpille'}`,
  detects: 'Détecte',
  strikes: 'Frappe',
  speed: 'Vitesse',
  chances: 'Chance d’autant de contacts',
  ships: (ships, escorts) =>
    `${ships} ${ships > 1 ? 'navires' : 'navire'}, ${escorts} ${escorts > 1 ? 'escortes' : 'escorte'}`,
  effect: {
    stress: 'Stress',
    contact: 'au prochain dé de contact',
    warning: 'Une Alerte dans la zone',
    lift: 'Retirer une Alerte',
    engines: 'Moteurs, temporaire',
    nothing: 'Aucun effet',
    heavy: 'lourd',
    light: 'léger',
  },
  torpedoForVp: (vp) => `Une torpille pour ${vp} PV`,
  praise: (vp, so) => `${vp} PV ce tour : ${so} SO`,
  withEvasion: 'Dé + Esquive',
  tons: (tons) => `${tons.toLocaleString('fr')} tx`,
  none: 'Aucun encore',
  mean: 'Moyenne des cartes possibles',
};

export const WORDS = { en, fr } as const;

/** A name at the beginning of a line. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
