/** What the planner says of its other moves. */
import type { UnitType } from '../src/data/units.ts';
import { bare, hold, pen, put, putMany } from './position.ts';
import type { Told } from './told.ts';

const many = (count: number, type: UnitType): UnitType[] => Array<UnitType>(count).fill(type);
const SPENT = { condition: 'spent' } as const;

export const TOLD_OF_MOVES: readonly Told[] = [
  {
    when: 'a Ready boat at sea',
    position: () => {
      const state = bare({ turn: 'GER' });
      put(state, 'GER', 'uboat', 'S18');
      put(state, 'UK', 'destroyer', 'S17');
      return { state, phase: 'non-combat-movement' };
    },
    says: [
      [
        'The Mid-Atlantic Gap (S10): 6.5 IPC of convoys for this boat; 0 other Ready submarines, 1 destroyer within a turn, 2 zones from a harbour.',
        'Le trou de l’Atlantique (S10) : 6,5 IPC de convois pour ce bateau ; 0 autre submersible Prêt, 1 destroyer à un tour, port à 2 zones.',
      ],
      [
        'Now in the Bay of Biscay (S18): 0.0 IPC of convoys for this boat; 0 other Ready submarines, 1 destroyer within a turn, a harbour.',
        'Actuellement dans le golfe de Gascogne (S18) : 0,0 IPC de convois pour ce bateau ; 0 autre submersible Prêt, 1 destroyer à un tour, un port.',
      ],
    ],
  },
  {
    when: 'a Ready boat in a pen',
    position: () => {
      const state = bare({ turn: 'GER' });
      put(state, 'GER', 'uboat', 'S18', { inside: pen(state, 'BRI') });
      return { state, phase: 'non-combat-movement' };
    },
    says: [
      [
        'The Mid-Atlantic Gap (S10): 6.5 IPC of convoys for this boat; 0 other Ready submarines, 0 destroyers within a turn, 2 zones from a harbour.',
        'Le trou de l’Atlantique (S10) : 6,5 IPC de convois pour ce bateau ; 0 autre submersible Prêt, 0 destroyer à un tour, port à 2 zones.',
      ],
      [
        'Now in a pen, where it is safe and sinks nothing.',
        'Actuellement en bunker, où il est à l’abri et ne coule rien.',
      ],
    ],
  },
  {
    when: 'a Ready boat that has come home',
    position: () => {
      const state = bare({ turn: 'GER' });
      put(state, 'GER', 'uboat', 'S18', { inside: pen(state, 'BRI'), acted: 'moved' });
      put(state, 'GER', 'uboat', 'S18', { used: 1 });
      return { state, phase: 'non-combat-movement' };
    },
    says: [
      [
        'Pen 1, 1 of 3 berths taken, is worth more than what can be sunk.',
        'Le bunker 1, 1 place prise sur 3, vaut mieux que ce que le bateau peut couler.',
      ],
      [
        'Now in the Bay of Biscay (S18): 0.0 IPC of convoys for this boat; 0 other Ready submarines, 0 destroyers within a turn, a harbour.',
        'Actuellement dans le golfe de Gascogne (S18) : 0,0 IPC de convois pour ce bateau ; 0 autre submersible Prêt, 0 destroyer à un tour, un port.',
      ],
    ],
  },
  {
    when: 'a Spent boat beside a pen',
    position: () => {
      const state = bare({ turn: 'GER' });
      pen(state, 'BRI', { damage: 9 });
      put(state, 'GER', 'uboat', 'S18', SPENT);
      return { state, phase: 'non-combat-movement' };
    },
    says: [
      [
        'A Spent boat refits undisturbed inside: pen 1 has 0 of 1 berths taken and 9 damage.',
        'Un bateau Épuisé se remet en état à l’abri, sans être dérangé : bunker 1, 0 place prise sur 1, 9 de dégâts.',
      ],
    ],
  },
  {
    when: 'a Spent boat within reach of a pen',
    position: () => {
      const state = bare({ turn: 'GER' });
      pen(state, 'AQU');
      put(state, 'GER', 'uboat', 'S15', SPENT);
      put(state, 'UK', 'bomber', 'SEN');
      return { state, phase: 'non-combat-movement' };
    },
    says: [
      [
        'The Bay of Biscay (S18): 1 pen with a free berth.',
        'Le golfe de Gascogne (S18) : 1 bunker avec une place libre.',
      ],
      [
        'The Bay of Biscay (S18) is a harbour to refit in: 0 destroyers within a turn, 1 Allied bomber near, 0 Allied warships there.',
        'Le golfe de Gascogne (S18) est un port où se remettre en état : 0 destroyer à un tour, 1 bombardier allié à proximité, 0 navire de guerre allié sur place.',
      ],
    ],
  },
  {
    when: 'a Spent boat far from home',
    position: () => {
      const state = bare({ turn: 'GER' });
      put(state, 'GER', 'uboat', 'S06', SPENT);
      return { state, phase: 'non-combat-movement' };
    },
    says: [
      [
        'The Denmark Strait (S09) is 1 zone from the nearest harbour, where it can refit.',
        'Le détroit du Danemark (S09) est à 1 zone du port le plus proche, où se remettre en état.',
      ],
    ],
  },
  {
    when: 'a fighter in the air',
    position: () => {
      const state = bare({ turn: 'GER' });
      put(state, 'GER', 'fighter', 'S17', { from: 'NFR', used: 1 });
      putMany(state, 'GER', many(2, 'infantry'), 'NFR');
      return { state, phase: 'non-combat-movement' };
    },
    says: [
      [
        'Northern France (NFR): 2 land units on guard, where the adviser wants its aircraft.',
        'La France du Nord (NFR) : 2 unités terrestres en garde, là où le conseiller veut ses avions.',
      ],
      ['It is in the air and must land.', 'L’avion est en l’air et doit se poser.'],
    ],
  },
  {
    when: 'a fighter on a poor base',
    position: () => {
      const state = bare({ turn: 'GER' });
      put(state, 'GER', 'fighter', 'NFR');
      putMany(state, 'GER', many(6, 'infantry'), 'RUH');
      putMany(state, 'GER', many(9, 'infantry'), 'BLN');
      return { state, phase: 'non-combat-movement' };
    },
    says: [
      [
        'The Ruhr and Rhineland (RUH): 6 land units on guard, 1 step from Northern France (NFR).',
        'La Ruhr (RUH) : 6 unités terrestres en garde, à 1 étape de la France du Nord (NFR).',
      ],
      [
        'Now: 0 land units on guard, where the adviser wants its aircraft.',
        'Actuellement : 0 unité terrestre en garde, là où le conseiller veut ses avions.',
      ],
    ],
  },
  {
    when: 'an aircraft that must land where it gains nothing',
    position: () => {
      const state = bare({ turn: 'UK' });
      hold(state, 'GER', 'SCO', 'NEN', 'SEN', 'NIR');
      put(state, 'UK', 'fighter', 'ICE', { from: 'S13', used: 1 });
      state.noted.ICE = 'GER';
      return { state, phase: 'non-combat-movement' };
    },
    says: [
      [
        'The phase cannot end before all aircraft have landed; no open move improves a position, and the adviser takes the first.',
        'La phase ne peut finir avant que tous les avions soient posés ; aucun mouvement n’améliore une position, et le conseiller prend le premier.',
      ],
    ],
  },
  {
    when: 'a weak Berlin',
    position: () => {
      const state = bare({ turn: 'GER' });
      hold(state, 'UK', 'POL');
      putMany(state, 'UK', many(2, 'infantry'), 'POL');
      put(state, 'GER', 'bomber', 'BLN');
      put(state, 'GER', 'infantry', 'RUH');
      return { state, phase: 'non-combat-movement' };
    },
    says: [
      [
        'Berlin defends with 1 point; one Ally could bring 2.0, and the adviser wants 1.3 times as much.',
        'Berlin se défend avec 1 point ; un Allié peut en amener 2,0, et le conseiller veut 1,3 fois autant.',
      ],
    ],
  },
  {
    when: 'a territory that may fall',
    position: () => {
      const state = bare({ turn: 'GER' });
      hold(state, 'UK', 'LOW');
      putMany(state, 'UK', many(2, 'infantry'), 'LOW');
      putMany(state, 'GER', many(9, 'infantry'), 'BLN');
      put(state, 'GER', 'infantry', 'RUH');
      put(state, 'GER', 'infantry', 'NFR');
      put(state, 'GER', 'infantry', 'DEN');
      return { state, phase: 'non-combat-movement' };
    },
    says: [
      [
        'The Ruhr and Rhineland (RUH) would fall with a chance of 85 %, with one more defender 15 %.',
        'La Ruhr (RUH) : risque de chute de 85 %, de 15 % avec un défenseur de plus.',
      ],
      [
        'Brandenburg and Pomerania (BLN), which the unit leaves, would fall with a chance of 0 %, without it 0 %.',
        'Le Brandebourg (BLN), que l’unité quitte : risque de chute de 0 %, de 0 % sans elle.',
      ],
    ],
  },
  {
    when: 'garrisons by weight',
    position: () => {
      const state = bare({ turn: 'GER' });
      putMany(state, 'GER', many(2, 'infantry'), 'SGE');
      return { state, phase: 'non-combat-movement', by: 'policy' };
    },
    says: [
      [
        'Northern France (NFR): 0 land units, 0 enemy units could come; by the adviser’s weights it needs one more.',
        'La France du Nord (NFR) : 0 unité terrestre, 0 unité ennemie peut venir ; selon les priorités du conseiller, il en faut une de plus.',
      ],
      [
        'Now in Southern Germany and Austria (SGE): 2 land units, 0 enemy units could come.',
        'Actuellement en Allemagne du Sud (SGE) : 2 unités terrestres, 0 unité ennemie peut venir.',
      ],
    ],
  },
  {
    when: 'an Allied army behind the front',
    position: () => {
      const state = bare({ turn: 'UK', round: 9 });
      hold(state, 'UK', 'BRI', 'NFR', 'AQU');
      put(state, 'UK', 'infantry', 'BRI');
      return { state, phase: 'non-combat-movement' };
    },
    says: [
      [
        'Axis land lies beside Northern France (NFR): the next attack can start there, where 0 land units stand.',
        'L’Axe tient une terre voisine ; la prochaine attaque peut partir de France du Nord (NFR) : 0 unité terrestre s’y trouve.',
      ],
      ['Now in Brittany (BRI): 1 land unit.', 'Actuellement en Bretagne (BRI) : 1 unité terrestre.'],
    ],
  },
  {
    when: 'troops in Scotland',
    position: () => {
      const state = bare({ turn: 'UK' });
      putMany(state, 'UK', many(2, 'infantry'), 'SCO');
      return { state, phase: 'non-combat-movement' };
    },
    says: [
      [
        'Northern England (NEN): 0 land units; by the adviser’s weights it needs one more.',
        'Le Nord de l’Angleterre (NEN) : 0 unité terrestre ; selon les priorités du conseiller, il en faut une de plus.',
      ],
      ['Now in Scotland (SCO): 2 land units.', 'Actuellement en Écosse (SCO) : 2 unités terrestres.'],
    ],
  },
  {
    when: 'German ships on the high seas',
    position: () => {
      const state = bare({ turn: 'GER' });
      put(state, 'GER', 'cruiser', 'S13');
      put(state, 'UK', 'destroyer', 'S14');
      return { state, phase: 'non-combat-movement' };
    },
    says: [
      [
        'The Northern North Sea (S27): a harbour, 0 Allied warships there, 1 destroyer within a turn.',
        'Le Nord de la mer du Nord (S27) : un port, 0 navire de guerre allié sur place, 1 destroyer à un tour.',
      ],
      [
        'Now in the Iceland-Faeroes Gap (S13): no harbour, 0 Allied warships there, 1 destroyer within a turn.',
        'Actuellement dans le passage Islande-Féroé (S13) : pas de port, 0 navire de guerre allié sur place, 1 destroyer à un tour.',
      ],
    ],
  },
  {
    when: 'a transport on its way',
    position: () => {
      const state = bare({ turn: 'UK' });
      put(state, 'UK', 'transport', 'S10');
      return { state, phase: 'non-combat-movement' };
    },
    says: [
      [
        'The Irish Sea (S16): the staging area itself, now 2 zones.',
        'La mer d’Irlande (S16) : la zone de rassemblement même, contre 2 zones actuellement.',
      ],
    ],
  },
  {
    when: 'destroyers for the convoys',
    position: () => {
      const state = bare({ turn: 'UK' });
      putMany(state, 'UK', many(2, 'destroyer'), 'S16');
      return { state, phase: 'non-combat-movement' };
    },
    says: [
      [
        'The North-Western Approaches (S14): convoy value 11, 0 other Allied warships, 1 zone from the staging area.',
        'Les approches du Nord-Ouest (S14) : convois de valeur 11, 0 autre navire de guerre allié, à 1 zone du rassemblement.',
      ],
      [
        'Now in the Irish Sea (S16): convoy value 0, 1 other Allied warship, the staging area itself.',
        'Actuellement dans la mer d’Irlande (S16) : convois de valeur 0, 1 autre navire de guerre allié, la zone de rassemblement même.',
      ],
    ],
  },
  {
    when: 'troops that can be shipped',
    position: () => {
      const state = bare({ turn: 'USA' });
      put(state, 'USA', 'infantry', 'NEU');
      return { state, phase: 'non-combat-movement' };
    },
    says: [
      [
        'The adviser ships troops wherever a convoy may go but to Gibraltar, from Late 1940 on; here to Northern England (NEN).',
        'Dès la fin de 1940, le conseiller expédie des troupes partout où un convoi peut aller, sauf à Gibraltar ; ici vers le Nord de l’Angleterre (NEN).',
      ],
    ],
  },
  {
    when: 'troops that can be ferried to the front',
    position: () => {
      const state = bare({ turn: 'UK', round: 9 });
      hold(state, 'UK', 'LOW');
      put(state, 'UK', 'infantry', 'LOW');
      putMany(state, 'UK', many(4, 'infantry'), 'SEN');
      put(state, 'UK', 'transport', 'S26');
      return { state, phase: 'non-combat-movement' };
    },
    says: [
      [
        'Axis land lies beside the Low Countries (LOW): the next attack can start there, where 1 land unit stands.',
        'L’Axe tient une terre voisine ; la prochaine attaque peut partir des Pays-Bas (LOW) : 1 unité terrestre s’y trouve.',
      ],
    ],
  },
  {
    when: 'everybody in place',
    position: () => {
      const state = bare({ turn: 'UK' });
      put(state, 'UK', 'transport', 'S16');
      return { state, phase: 'non-combat-movement' };
    },
    says: [['No move puts a unit in a better place.', 'Aucun mouvement n’améliore la position d’une unité.']],
  },
];
