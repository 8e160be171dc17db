/** The words on XXI's board. */
import type { Language } from '@derby/kernel';
import type { Area } from '@derby/xxi/data/tracks';
import type { View } from '@derby/xxi/view';

export interface XxiWords {
  readonly turn: (turn: number, month: string) => string;
  readonly phases: Readonly<Record<View['phase'], string>>;
  readonly points: string;
  readonly kinds: Readonly<Record<'hull' | 'system' | 'crew', string>>;
  readonly flak: string;
  readonly wrecked: string;
  readonly yards: string;
  readonly front: string;
  readonly armies: string;
  readonly draws: string;
  readonly transport: string;
  readonly areas: Readonly<Record<Area, string>>;
  readonly convoys: string;
  readonly sunk: string;
  readonly balance: string;
  readonly valentin: string;
  readonly depleted: string;
  readonly sailed: string;
  readonly pen: string;
  readonly model: (model: string) => string;
  readonly next: (model: string) => string;
  readonly ratingsTitle: string;
  readonly ratings: Readonly<Record<'engine' | 'silence' | 'attack' | 'defense', string>>;
  readonly box: string;
  readonly commands: string;
  readonly priorities: string;
  readonly drawPile: string;
  readonly scrap: string;
  readonly mission: string;
  readonly station: (box: number) => string;
  readonly beforeArea: string;
  readonly inArea: string;
  readonly home: string;
  readonly odds: string;
  readonly arrival: (full: string, depleted: string, sunk: string) => string;
  readonly attack: (sinks: string, escortsHit: string) => string;
  readonly homeward: (full: string, depleted: string, sunk: string) => string;
  readonly legend: string;
}

export const XXI_WORDS: Readonly<Record<Language, XxiWords>> = {
  en: {
    turn: (turn, month) => `Turn ${turn} of 21, ${month}`,
    phases: {
      setup: 'Setup',
      draw: 'Draw',
      allocation: 'Allocation',
      bombing: 'Bombing',
      transport: 'Movement',
      movement: 'Movement',
      construction: 'Construction',
      battle: 'Battle',
      'grinding-war': 'Grinding War',
      repair: 'Repair',
      end: 'End',
    },
    points: 'transport points',
    kinds: { hull: 'hull', system: 'system', crew: 'crew' },
    flak: '[AA]',
    wrecked: 'X',
    yards: 'Squares',
    front: 'Front',
    armies: 'armies',
    draws: 'draws',
    transport: 'transport',
    areas: { AO: 'Atlantic Ocean', WA: 'Western Approaches' },
    convoys: 'Convoys',
    sunk: 'sunk',
    balance: 'Convoy balance',
    valentin: 'Valentin',
    depleted: 'Depleted',
    sailed: 'sailed',
    pen: 'Prototype Pen',
    model: (model) => `model ${model}`,
    next: (model) => `next, model ${model}:`,
    ratingsTitle: 'Ratings',
    ratings: { engine: 'Engine', silence: 'Silence', attack: 'Attack', defense: 'Defense' },
    box: 'Allocation box',
    commands: 'IBG Commands',
    priorities: 'Priority Transports',
    drawPile: 'draw pile',
    scrap: 'scrap',
    mission: 'Mission',
    station: (box) => `before box ${box}`,
    beforeArea: 'before the area',
    inArea: 'in the area',
    home: 'on the trip home',
    odds: 'Odds',
    arrival: (full, depleted, sunk) => `in the area at full strength ${full}, Depleted ${depleted}, sunk ${sunk}`,
    attack: (sinks, escortsHit) => `an attack sinks ${sinks}, the escorts hit ${escortsHit}`,
    homeward: (full, depleted, sunk) => `home at full strength ${full}, Depleted ${depleted}, sunk ${sunk}`,
    legend: 'A B C hulls, D E systems, F G crews; X(hull) Devastated, cleared with a hull; [AA] Heavy AA',
  },
  fr: {
    turn: (turn, month) => `Tour ${turn} sur 21, ${month}`,
    phases: {
      setup: 'Mise en place',
      draw: 'Tirage',
      allocation: 'Allocation',
      bombing: 'Bombardement',
      transport: 'Mouvement',
      movement: 'Mouvement',
      construction: 'Construction',
      battle: 'Combat',
      'grinding-war': 'Guerre d’usure',
      repair: 'Réparation',
      end: 'Fin',
    },
    points: 'points de transport',
    kinds: { hull: 'coque', system: 'système', crew: 'équipage' },
    flak: '[Flak]',
    wrecked: 'X',
    yards: 'Emplacements',
    front: 'Front',
    armies: 'armées',
    draws: 'pions tirés',
    transport: 'transport',
    areas: { AO: 'Atlantique', WA: 'Approches occidentales' },
    convoys: 'Convois',
    sunk: 'coulés',
    balance: 'Solde des convois',
    valentin: 'Valentin',
    depleted: 'Amoindrie',
    sailed: 'sortie',
    pen: 'Bassin des prototypes',
    model: (model) => `modèle ${model}`,
    next: (model) => `prochain, modèle ${model} :`,
    ratingsTitle: 'Valeurs',
    ratings: { engine: 'Moteur', silence: 'Silence', attack: 'Attaque', defense: 'Défense' },
    box: 'Case d’allocation',
    commands: 'Commandements IBG',
    priorities: 'Transports prioritaires',
    drawPile: 'pioche',
    scrap: 'rebut',
    mission: 'Mission',
    station: (box) => `avant la case ${box}`,
    beforeArea: 'avant la zone',
    inArea: 'dans la zone',
    home: 'sur le retour',
    odds: 'Chances',
    arrival: (full, depleted, sunk) => `dans la zone à pleine force ${full}, amoindrie ${depleted}, coulée ${sunk}`,
    attack: (sinks, escortsHit) => `une attaque coule ${sinks}, les escortes touchent ${escortsHit}`,
    homeward: (full, depleted, sunk) => `au port à pleine force ${full}, amoindrie ${depleted}, coulée ${sunk}`,
    legend:
      'A B C coques, D E systèmes, F G équipages ; X(coque) dévasté, à déblayer avec une coque ; [Flak] Flak lourde',
  },
};
