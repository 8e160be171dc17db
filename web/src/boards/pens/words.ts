/** The words on the sheet, in both languages; sentences come from the game's own text. */
import type { Choice, Language } from '@derby/kernel';
import type { PlaceId } from '@derby/pens/data/map';
import type { Power } from '@derby/pens/data/powers';
import type { Buyable, Controller, OrderKind, Pen, Phase, State } from '@derby/pens/state';
import { NAMES, type Names } from './names.ts';
import type { Mark } from './stacks.ts';
import type { Roll } from './story.ts';

type Phases = Exclude<Phase, 'round-start' | 'politics' | 'turn-start' | 'round-end'>;

interface Spoken {
  readonly marks: Readonly<Record<Mark, string>>;
  readonly phases: Readonly<Record<Phases, string>>;
  readonly round: (round: number) => string;
  readonly halves: readonly [early: string, late: string];
  readonly penStates: Readonly<Record<Pen['state'], string>>;
  readonly pen: string;
  readonly room: string;
  readonly damage: string;
  readonly nobody: string;
  readonly income: string;
  readonly factory: string;
  readonly convoys: string;
  readonly harbour: string;
  readonly disturbed: string;
  readonly objective: string;
  readonly objectives: string;
  readonly rounds: string;
  readonly freePen: string;
  readonly newType: string;
  readonly tonnage: string;
  readonly axisIncome: string;
  readonly goal: string;
  readonly treasuries: string;
  readonly treasury: string;
  readonly forecast: string;
  readonly orders: string;
  readonly orderKinds: Readonly<Record<OrderKind, string>>;
  readonly orderValues: Readonly<Record<string, string>>;
  readonly purchase: string;
  readonly ordered: string;
  readonly left: string;
  readonly toPlace: string;
  readonly basketEmpty: string;
  readonly battle: string;
  readonly noBattle: string;
  readonly attacker: string;
  readonly defender: string;
  readonly battleRound: string;
  readonly surprise: string;
  readonly kinds: Readonly<Record<'raid' | 'fleet' | 'land' | 'hunt', string>>;
  readonly odds: Readonly<
    Record<
      | 'title'
      | 'capture'
      | 'cleared'
      | 'held'
      | 'won'
      | 'even'
      | 'lost'
      | 'escapes'
      | 'losses'
      | 'hunt'
      | 'penDown'
      | 'ipc'
      | 'simulated'
      | 'exact',
      string
    >
  >;
  readonly huntParts: Readonly<Record<'destroyers' | 'aircraft' | 'bonus' | 'moored', string>>;
  readonly dice: string;
  readonly need: string;
  readonly hits: string;
  readonly lost: string;
  readonly targets: string;
  readonly done: string;
  readonly inBattle: string;
  readonly routes: Readonly<Record<'NORTH' | 'SOUTH', string>>;
  readonly links: Readonly<Record<'barrage' | 'strait', string>>;
  readonly verbs: Readonly<Record<string, string>>;
  readonly notes: Readonly<Record<Roll['note'], string>>;
}

const en: Spoken = {
  marks: {
    spent: 'Spent',
    moored: 'moored',
    patrolled: 'patrolled',
    damaged: 'damaged',
    aboard: 'aboard',
    sent: 'under orders',
  },
  phases: {
    'eastern-front': 'Eastern Front',
    purchase: 'Purchase and repair',
    'combat-movement': 'Combat movement',
    combat: 'Combat',
    'non-combat-movement': 'Non-combat movement',
    placement: 'Placing new units',
    income: 'Income',
  },
  round: (round) => `Round ${round}`,
  halves: ['Early', 'Late'],
  penStates: { construction: 'under construction', usable: 'usable', captured: 'captured', reopening: 'reopening' },
  pen: 'Pen',
  room: 'room',
  damage: 'damage',
  nobody: 'nobody',
  income: 'income',
  factory: 'factory',
  convoys: 'convoys',
  harbour: 'harbour',
  disturbed: 'disturbed',
  objective: 'objective',
  objectives: 'Objectives: four for the Allies',
  rounds: 'Rounds',
  freePen: 'free pen',
  newType: 'new type',
  tonnage: 'Tonnage sunk',
  axisIncome: 'Axis income',
  goal: 'goal',
  treasuries: 'Treasuries',
  treasury: 'Treasury',
  forecast: 'Next income',
  orders: 'Standing orders',
  orderKinds: { intercept: 'Interceptors', submerge: 'Submerge', losses: 'Losses' },
  orderValues: {
    ask: 'ask',
    none: 'none',
    three: 'up to 3',
    all: 'all',
    always: 'always',
    never: 'never',
    cheapest: 'cheapest',
  },
  purchase: 'Purchase',
  ordered: 'ordered',
  left: 'left',
  toPlace: 'to place',
  basketEmpty: 'nothing ordered',
  battle: 'Battle',
  noBattle: 'Point at a place or send a unit there: its odds appear here.',
  attacker: 'Attack',
  defender: 'Defence',
  battleRound: 'round',
  surprise: 'surprise',
  kinds: { raid: 'Raid', fleet: 'Fleet battle', land: 'Land battle', hunt: 'Hunt' },
  odds: {
    title: 'Odds',
    capture: 'captured',
    cleared: 'cleared',
    held: 'held',
    won: 'attack wins',
    even: 'neither',
    lost: 'attack fails',
    escapes: 'none sunk',
    losses: 'losses',
    hunt: 'sinks one',
    penDown: 'brought to 10',
    ipc: 'IPC',
    simulated: 'simulated ±',
    exact: 'exact',
  },
  huntParts: { destroyers: 'destroyers', aircraft: 'aircraft', bonus: 'round', moored: 'moored' },
  dice: 'Dice',
  need: 'needs',
  hits: 'hits',
  lost: 'Lost',
  targets: 'Targets',
  done: 'Done',
  inBattle: 'in the battle',
  routes: { NORTH: 'Northern troop route', SOUTH: 'Southern troop route' },
  links: { barrage: 'Barrage, closed to submarines', strait: 'Strait' },
  verbs: {
    fly: 'Attack',
    raid: 'Raid',
    escort: 'Escort the raid',
    move: 'Move',
    fight: 'Fight',
    'let-be': 'No attack',
    hunt: 'Hunt',
    repair: 'Repair',
    ship: 'Ship',
    land: 'Land troops',
    ferry: 'Carry troops',
    enter: 'Go into the pen',
    leave: 'Come out',
    target: 'Bomb it',
    pierce: 'Attack the boats',
    'press-on': 'Press on',
    stop: 'Stop',
    'withdraw-aircraft': 'Withdraw aircraft',
    'stay-up': 'Stay up',
    'cease-fire': 'Cease fire',
    'stand-fast': 'Stand fast',
    forfeit: 'Give it up',
    intercept: 'Intercept',
    retreat: 'Withdraw',
    NORTH: 'north',
    SOUTH: 'south',
  },
  notes: {
    main: 'Fire',
    surprise: 'Surprise',
    bombard: 'Bombardment',
    air: 'Air battle',
    flak: 'Flak',
    bombs: 'Bombs',
    hunt: 'Hunt',
    counter: 'Counter-shot',
    escape: 'Escape',
  },
};

const fr: Spoken = {
  marks: {
    spent: 'épuisé',
    moored: 'à quai',
    patrolled: 'a patrouillé',
    damaged: 'endommagé',
    aboard: 'à bord',
    sent: 'en mission',
  },
  phases: {
    'eastern-front': 'Front de l’Est',
    purchase: 'Achats et réparations',
    'combat-movement': 'Mouvements de combat',
    combat: 'Combats',
    'non-combat-movement': 'Autres mouvements',
    placement: 'Nouvelles unités',
    income: 'Revenus',
  },
  round: (round) => `Tour ${round}`,
  halves: ['Début', 'Fin'],
  penStates: { construction: 'en construction', usable: 'en service', captured: 'pris', reopening: 'en réouverture' },
  pen: 'Bunker',
  room: 'places',
  damage: 'dégâts',
  nobody: 'personne',
  income: 'revenu',
  factory: 'usine',
  convoys: 'convois',
  harbour: 'port',
  disturbed: 'troublée',
  objective: 'objectif',
  objectives: 'Objectifs : quatre pour les Alliés',
  rounds: 'Tours',
  freePen: 'bunker gratuit',
  newType: 'nouveau type',
  tonnage: 'Tonnage coulé',
  axisIncome: 'Revenu de l’Axe',
  goal: 'but',
  treasuries: 'Trésors',
  treasury: 'Trésor',
  forecast: 'Prochain revenu',
  orders: 'Ordres permanents',
  orderKinds: { intercept: 'Intercepteurs', submerge: 'Plongée', losses: 'Pertes' },
  orderValues: {
    ask: 'demander',
    none: 'aucun',
    three: 'jusqu’à 3',
    all: 'tous',
    always: 'toujours',
    never: 'jamais',
    cheapest: 'le moins cher',
  },
  purchase: 'Achats',
  ordered: 'commandé',
  left: 'reste',
  toPlace: 'à placer',
  basketEmpty: 'rien de commandé',
  battle: 'Combat',
  noBattle: 'Désignez un lieu ou envoyez-y une unité : les chances s’affichent ici.',
  attacker: 'Attaque',
  defender: 'Défense',
  battleRound: 'assaut',
  surprise: 'surprise',
  kinds: { raid: 'Raid', fleet: 'Combat naval', land: 'Combat terrestre', hunt: 'Chasse' },
  odds: {
    title: 'Chances',
    capture: 'prise',
    cleared: 'vidé',
    held: 'tenu',
    won: 'attaque gagne',
    even: 'ni l’un ni l’autre',
    lost: 'échec',
    escapes: 'aucun coulé',
    losses: 'pertes',
    hunt: 'en coule un',
    penDown: 'porté à 10',
    ipc: 'IPC',
    simulated: 'simulé ±',
    exact: 'exact',
  },
  huntParts: { destroyers: 'destroyers', aircraft: 'avion', bonus: 'tour', moored: 'à quai' },
  dice: 'Dés',
  need: 'requis',
  hits: 'coups au but',
  lost: 'Perdus',
  targets: 'Cibles',
  done: 'Terminé',
  inBattle: 'au combat',
  routes: { NORTH: 'Route de troupes du nord', SOUTH: 'Route de troupes du sud' },
  links: { barrage: 'Barrage, fermé aux sous-marins', strait: 'Détroit' },
  verbs: {
    fly: 'Attaquer',
    raid: 'Raid',
    escort: 'Escorter le raid',
    move: 'Aller',
    fight: 'Combattre',
    'let-be': 'Ne pas attaquer',
    hunt: 'Chasser',
    repair: 'Réparer',
    ship: 'Expédier',
    land: 'Débarquer',
    ferry: 'Transporter',
    enter: 'Entrer au bunker',
    leave: 'Sortir',
    target: 'Bombarder',
    pierce: 'Viser les bateaux',
    'press-on': 'Continuer',
    stop: 'Arrêter',
    'withdraw-aircraft': 'Retirer les avions',
    'stay-up': 'Rester en surface',
    'cease-fire': 'Cessez le feu',
    'stand-fast': 'Tenir bon',
    forfeit: 'Y renoncer',
    intercept: 'Intercepter',
    retreat: 'Se retirer',
    NORTH: 'nord',
    SOUTH: 'sud',
  },
  notes: {
    main: 'Tir',
    surprise: 'Surprise',
    bombard: 'Bombardement',
    air: 'Combat aérien',
    flak: 'DCA',
    bombs: 'Bombes',
    hunt: 'Chasse',
    counter: 'Riposte',
    escape: 'Fuite',
  },
};

/** Everything a part of the board can say. */
export interface Words extends Spoken, Names {
  readonly holder: (id: Controller) => string;
  readonly stack: (power: Power, type: Buyable, count: number, where: string, marks: readonly Mark[]) => string;
  readonly at: (id: PlaceId) => string;
  readonly roundName: (round: number) => string;
  readonly phase: (view: State) => string;
  /** What a choice does, and the number or route in it. */
  readonly verb: (choice: Choice) => string;
}

const FIRST_YEAR = 1940;

function made(spoken: Spoken, names: Names): Words {
  const phases: Readonly<Partial<Record<Phase, string>>> = spoken.phases;
  return {
    ...spoken,
    ...names,
    holder: (id) => (id === 'NEUTRAL' || id === 'IMPASSABLE' ? spoken.nobody : names.power(id)),
    at: (id) => `${names.place(id)} ${id}`,
    stack: (power, type, count, where, marks) =>
      [`${count} ${names.type(type)}`, names.power(power), where, ...marks.map((mark) => spoken.marks[mark])].join(
        ', ',
      ),
    roundName: (round) => `${spoken.halves[(round - 1) % 2 === 0 ? 0 : 1]} ${FIRST_YEAR + Math.floor((round - 1) / 2)}`,
    phase: (view) => phases[view.phase] ?? '',
    verb: ([verb, ...rest]) =>
      [verb, ...rest.map(String).filter((word) => /^\d+$/.test(word) || word === 'NORTH' || word === 'SOUTH')]
        .map((word) => spoken.verbs[word] ?? word)
        .join(' '),
  };
}

export const WORDS: Readonly<Record<Language, Words>> = { en: made(en, NAMES.en), fr: made(fr, NAMES.fr) };
