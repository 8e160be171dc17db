/** What the planner says of its combat moves. */
import type { UnitType } from '../src/data/units.ts';
import { bare, hold, pen, put, putMany } from './position.ts';
import type { Told } from './told.ts';

const many = (count: number, type: UnitType): UnitType[] => Array<UnitType>(count).fill(type);
const SPENT = { condition: 'spent' } as const;

export const TOLD_OF_ATTACKS: readonly Told[] = [
  {
    when: 'Northern France in 1940',
    position: () => {
      const state = bare({ turn: 'GER', round: 1, armistice: false });
      hold(state, 'FRA', 'NFR', 'LOW', 'BRI', 'AQU', 'SFR');
      putMany(state, 'GER', many(6, 'infantry'), 'RUH');
      putMany(state, 'FRA', many(2, 'infantry'), 'NFR');
      for (const at of ['LOW', 'BRI', 'AQU', 'SFR'] as const) putMany(state, 'FRA', many(9, 'infantry'), at);
      return { state, phase: 'combat-movement' };
    },
    says: [
      [
        'Northern France (NFR), with all that can be sent: 6 against 2; by expected hits 83 % of the attackers and 0 % of the defenders are left.',
        'La France du Nord (NFR), avec tout ce qui peut y aller : 6 contre 2 ; selon les coups attendus, il reste 83 % des attaquants et 0 % des défenseurs.',
      ],
      [
        'Northern France (NFR): income 5, an objective; its fall brings the armistice.',
        'La France du Nord (NFR) : revenu 5, objectif ; sa chute amène l’armistice.',
      ],
    ],
  },
  {
    when: 'the Low Countries without a soldier',
    position: () => {
      const state = bare({ turn: 'UK', round: 9 });
      hold(state, 'UK', 'NWG', 'RUH', 'NFR');
      put(state, 'UK', 'infantry', 'NFR');
      return { state, phase: 'combat-movement' };
    },
    says: [
      ['The Low Countries (LOW) are undefended.', 'Les Pays-Bas (LOW) sont sans défense.'],
      ['The Low Countries (LOW): income 3, an objective.', 'Les Pays-Bas (LOW) : revenu 3, objectif.'],
    ],
  },
  {
    when: 'Rome',
    position: () => {
      const state = bare({ turn: 'UK', round: 9 });
      hold(state, 'UK', 'NIT', 'SFR');
      putMany(state, 'UK', many(4, 'armour'), 'NIT');
      put(state, 'ITA', 'infantry', 'SIT');
      putMany(state, 'GER', many(9, 'infantry'), 'SGE');
      return { state, phase: 'combat-movement' };
    },
    says: [
      [
        'Southern Italy and Rome (SIT), with all that can be sent: 4 against 1; by expected hits 92 % of the attackers and 0 % of the defenders are left.',
        'L’Italie du Sud (SIT), avec tout ce qui peut y aller : 4 contre 1 ; selon les coups attendus, il reste 92 % des attaquants et 0 % des défenseurs.',
      ],
      [
        'Southern Italy and Rome (SIT): income 4, an objective; its fall makes Italy surrender.',
        'L’Italie du Sud (SIT) : revenu 4, objectif ; sa chute fait capituler l’Italie.',
      ],
    ],
  },
  {
    when: 'Berlin',
    position: () => {
      const state = bare({ turn: 'USA', round: 9 });
      hold(state, 'USA', 'POL');
      putMany(state, 'USA', many(5, 'armour'), 'POL');
      put(state, 'GER', 'infantry', 'BLN');
      putMany(state, 'GER', many(9, 'infantry'), 'SGE');
      return { state, phase: 'combat-movement' };
    },
    says: [
      [
        'Brandenburg and Pomerania (BLN), with all that can be sent: 5 against 1; by expected hits 93 % of the attackers and 0 % of the defenders are left.',
        'Le Brandebourg (BLN), avec tout ce qui peut y aller : 5 contre 1 ; selon les coups attendus, il reste 93 % des attaquants et 0 % des défenseurs.',
      ],
      [
        'Brandenburg and Pomerania (BLN): income 6; its fall wins the war.',
        'Le Brandebourg (BLN) : revenu 6 ; sa chute gagne la guerre.',
      ],
    ],
  },
  {
    when: 'transports without warships beside them',
    position: () => {
      const state = bare({ turn: 'UK', round: 8 });
      put(state, 'UK', 'transport', 'S17', { task: 'land', goal: 'NFR', acted: 'moved' });
      put(state, 'UK', 'destroyer', 'S15');
      return { state, phase: 'combat-movement' };
    },
    says: [
      [
        'By the staff’s doctrine, transports lie in the English Channel (S17) with 0 warships beside them; the adviser wants 4.',
        'Selon la doctrine de l’état-major, des transports sont dans la Manche (S17) avec 0 navire de guerre ; le conseiller en veut 4.',
      ],
      [
        'By the book, transports lie in the English Channel (S17) with 0 warships beside them; the adviser wants 2.',
        'Selon le manuel, des transports sont dans la Manche (S17) avec 0 navire de guerre ; le conseiller en veut 2.',
      ],
    ],
  },
  {
    when: 'a fleet that can be beaten',
    position: () => {
      const state = bare({ turn: 'GER' });
      putMany(state, 'GER', many(4, 'uboat'), 'S10');
      put(state, 'UK', 'cruiser', 'S15');
      return { state, phase: 'combat-movement' };
    },
    says: [
      [
        'The Western Approaches (S15), with all that can be sent: 4 against 1; by expected hits 88 % of the attackers and 0 % of the defenders are left. The adviser asks for a lead of +55 points.',
        'Les approches occidentales (S15), avec tout ce qui peut y aller : 4 contre 1 ; selon les coups attendus, il reste 88 % des attaquants et 0 % des défenseurs. Le conseiller demande une avance de +55 points.',
      ],
    ],
  },
  {
    when: 'submarines to hunt',
    position: () => {
      const state = bare({ turn: 'UK' });
      put(state, 'UK', 'destroyer', 'S16');
      put(state, 'GER', 'uboat', 'S15');
      put(state, 'GER', 'uboat', 'S15', SPENT);
      return { state, phase: 'combat-movement' };
    },
    says: [
      [
        'The Western Approaches (S15): 2 submarines (1 Ready, 0 moored), convoy value 11; 0 destroyers there already.',
        'Les approches occidentales (S15) : 2 submersibles (1 Prêt, 0 amarré), convois de valeur 11 ; 0 destroyer déjà sur place.',
      ],
    ],
  },
  {
    when: 'a boat moored in the open',
    position: () => {
      const state = bare({ turn: 'UK' });
      put(state, 'UK', 'bomber', 'SEN');
      put(state, 'GER', 'uboat', 'S18', SPENT);
      return { state, phase: 'combat-movement' };
    },
    says: [
      [
        'Brittany (BRI): 1 submarine moored in the open, 0 fighters on guard.',
        'La Bretagne (BRI) : 1 submersible amarré à découvert, 0 chasseur en garde.',
      ],
    ],
  },
  {
    when: 'boats in a pen',
    position: () => {
      const state = bare({ turn: 'UK' });
      put(state, 'UK', 'bomber', 'SEN');
      const shelter = pen(state, 'BRI');
      putMany(state, 'GER', many(3, 'uboat'), 'S18', { inside: shelter });
      return { state, phase: 'combat-movement' };
    },
    says: [
      [
        'Brittany (BRI): 3 boats in pens that can be broken open, 0 fighters on guard.',
        'La Bretagne (BRI) : 3 bateaux dans des bunkers à ouvrir, 0 chasseur en garde.',
      ],
    ],
  },
  {
    when: 'a factory within range',
    position: () => {
      const state = bare({ turn: 'UK' });
      put(state, 'UK', 'bomber', 'SEN');
      state.factoryDamage = { RUH: 1, NFR: 4, NWG: 6 };
      return { state, phase: 'combat-movement' };
    },
    says: [
      [
        'The Ruhr and Rhineland (RUH): the factory has 1 damage of at most 8, 0 fighters on guard.',
        'Usine de la Ruhr (RUH) : 1 de dégâts sur 8 au plus, 0 chasseur en garde.',
      ],
    ],
  },
  {
    when: 'nothing to gain',
    position: () => {
      const state = bare({ turn: 'GER' });
      put(state, 'GER', 'fighter', 'RUH');
      putMany(state, 'UK', many(3, 'destroyer'), 'S26');
      return { state, phase: 'combat-movement' };
    },
    says: [
      [
        'Units with orders already: 0; nothing else in reach promises enough: the adviser asks for a lead of at least +20 points ashore and +55 at sea, and for ground that can be held.',
        'Unités ayant déjà un ordre : 0 ; rien d’autre à portée ne promet assez : le conseiller demande une avance d’au moins +20 points à terre et +55 en mer, et un terrain qu’on puisse tenir.',
      ],
    ],
  },
  {
    when: 'troops that go aboard',
    position: () => {
      const state = bare({ turn: 'UK', round: 8 });
      put(state, 'UK', 'transport', 'S16');
      putMany(state, 'UK', many(3, 'destroyer'), 'S16');
      putMany(state, 'UK', ['armour', 'infantry'], 'SEN');
      return { state, phase: 'combat-movement', rule: 'HOST-6.8' };
    },
    says: [
      [
        'Armour attacks with 3: the strongest that the hold takes.',
        'Blindés, attaque 3 : le plus fort chargement possible.',
      ],
    ],
  },
];
