/** What the planner says of what it buys, repairs, sends east and places. */
import type { UnitType } from '../src/data/units.ts';
import type { State } from '../src/state.ts';
import { bare, hold, pen, put, putMany } from './position.ts';
import type { Told } from './told.ts';

const many = (count: number, type: UnitType): UnitType[] => Array<UnitType>(count).fill(type);

/** A power with so much money, in a round. */
function buyer(turn: State['turn'], ipc: number, over: Partial<State> = {}): State {
  const state = bare({ turn, ...over });
  state.treasury[turn] = ipc;
  return state;
}

/** The United Kingdom with all that comes before a type in its force plan. */
function lacking(type: 'transport' | 'fighter' | 'bomber'): State {
  const state = buyer('UK', 12);
  putMany(state, 'UK', many(9, 'destroyer'), 'S16');
  if (type !== 'transport') putMany(state, 'UK', many(4, 'transport'), 'S16');
  if (type === 'bomber') putMany(state, 'UK', many(5, 'fighter'), 'SEN');
  return state;
}

export const TOLD_OF_PURCHASES: readonly Told[] = [
  {
    when: 'a choice that nobody advised',
    position: () => ({ state: buyer('GER', 20), phase: 'purchase', choice: ['buy', 'battleship'] }),
    says: [
      [
        'The adviser would choose something else here and has no reason for this.',
        'Le conseiller ferait autre chose ici et n’a pas de raison pour ce choix.',
      ],
    ],
  },
  {
    when: 'a standing order',
    position: () => ({ state: buyer('GER', 20), phase: 'purchase', choice: ['order', 'submerge', 'always'] }),
    says: [
      [
        'The adviser gives no standing orders: it decides each time it is asked.',
        'Le conseiller ne donne pas d’ordres permanents : il décide à chaque question.',
      ],
    ],
  },
  {
    when: 'a factory that is damaged, and more ordered than the others can place',
    position: () => {
      const state = buyer('ITA', 24);
      state.factoryDamage = { NIT: 1, SIT: 3 };
      state.bought = { infantry: 2 };
      return { state, phase: 'purchase' };
    },
    says: [
      [
        'The factories can place 0 more; at about 4 IPC each, 24 IPC would pay for more.',
        'Les usines peuvent encore produire 0 unité ; à 4 IPC environ chacune, 24 IPC en paieraient davantage.',
      ],
      [
        'Southern Italy and Rome (SIT): with 3 damage the factory places 0, repaired it places 2.',
        'Usine d’Italie du Sud (SIT) : 0 par tour avec 3 de dégâts, 2 une fois réparée.',
      ],
    ],
  },
  {
    when: 'a pen without room',
    position: () => {
      const state = buyer('GER', 9);
      pen(state, 'BRI', { damage: 10 });
      put(state, 'GER', 'uboat', 'S18');
      return { state, phase: 'purchase' };
    },
    says: [
      [
        'Pen 1: with 10 damage it has room for 0, repaired for 3.',
        'Bunker 1 : 0 place avec 10 de dégâts, 3 une fois réparé.',
      ],
      [
        '0 berths for 1 boat; the adviser wants berths for 70 % of them.',
        '0 place en bunker pour 1 bateau ; le conseiller en veut pour 70 %.',
      ],
    ],
  },
  {
    when: 'boats without berths',
    position: () => {
      const state = buyer('GER', 20);
      putMany(state, 'GER', many(2, 'uboat'), 'S18');
      return { state, phase: 'purchase' };
    },
    says: [
      [
        '0 berths for 2 boats; the adviser wants berths for 70 % of them.',
        '0 place en bunker pour 2 bateaux ; le conseiller en veut pour 70 %.',
      ],
      [
        'Pens built or ordered: 0; the adviser pays for up to 5.',
        'Bunkers construits ou commandés : 0 ; le conseiller en paie 5 au plus.',
      ],
    ],
  },
  {
    when: 'an empty Berlin with an army next door',
    position: () => {
      const state = buyer('GER', 20);
      hold(state, 'UK', 'POL');
      putMany(state, 'UK', many(3, 'armour'), 'POL');
      put(state, 'GER', 'infantry', 'BLN');
      return { state, phase: 'purchase' };
    },
    says: [
      [
        'Berlin would fall with a chance of over 99 %; the adviser bears 10 % and buys guards first.',
        'Berlin : risque de chute de plus de 99 % ; le conseiller admet 10 % et achète d’abord des défenseurs.',
      ],
    ],
  },
  {
    when: 'money that the staff spends on boats and the book does not',
    position: () => ({ state: buyer('GER', 20, { round: 1 }), phase: 'purchase' }),
    says: [
      [
        'By the staff’s doctrine, boats take 0 of this turn’s 20 IPC so far; the adviser lets them have up to 100 %.',
        'Selon la doctrine de l’état-major, les bateaux prennent jusqu’ici 0 des 20 IPC de ce tour ; le conseiller leur en laisse jusqu’à 100 %.',
      ],
      [
        'By the book, boats take 0 of this turn’s 20 IPC so far; the adviser lets them have up to 40 %.',
        'Selon le manuel, les bateaux prennent jusqu’ici 0 des 20 IPC de ce tour ; le conseiller leur en laisse jusqu’à 40 %.',
      ],
    ],
  },
  {
    when: 'fighters for Germany',
    position: () => {
      const state = buyer('GER', 24, { round: 1 });
      state.bought = { uboat: 5 };
      putMany(state, 'GER', many(8, 'fighter'), 'RUH');
      return { state, phase: 'purchase', by: 'policy' };
    },
    says: [
      [
        'By the book, fighters: 8 of the 9 wanted, and 24 IPC left.',
        'Selon le manuel, chasseurs : 8 sur les 9 voulus, et il reste 24 IPC.',
      ],
    ],
  },
  {
    when: 'guns for the infantry',
    position: () => {
      const state = buyer('GER', 8, { round: 1 });
      state.bought = { uboat: 3, infantry: 3 };
      return { state, phase: 'purchase', by: 'policy' };
    },
    says: [
      [
        'By the book, 3 infantry and 0 artillery ordered this turn: the adviser wants one gun to three.',
        'Selon le manuel, commandes de ce tour : infanterie 3, artillerie 0 ; le conseiller veut une artillerie pour trois infanteries.',
      ],
    ],
  },
  {
    when: 'the rest of the money',
    position: () => ({ state: buyer('ITA', 4), phase: 'purchase' }),
    says: [
      [
        'Nothing else that the adviser wants can be had: the 4 IPC left go into infantry, 3 IPC each.',
        'Aucun autre achat voulu n’est possible : les 4 IPC restants vont à l’infanterie, à 3 IPC l’unité.',
      ],
    ],
  },
  {
    when: 'nobody in London',
    position: () => ({ state: buyer('UK', 12, { round: 2 }), phase: 'purchase' }),
    says: [
      [
        '0 of the 7 land units that should hold London until Early 1941.',
        '0 des 7 unités terrestres qui doivent tenir Londres jusqu’au début de 1941.',
      ],
    ],
  },
  {
    when: 'a German army smaller than what the East will take',
    position: () => {
      const state = buyer('UK', 12, { round: 3 });
      putMany(state, 'UK', many(7, 'infantry'), 'SEN');
      putMany(state, 'GER', many(20, 'infantry'), 'POL');
      return { state, phase: 'purchase' };
    },
    says: [
      [
        'Less what the East still takes, the German army is worth −20 IPC, under 20: time for an early landing. Transports for it: 0 of the 3 wanted.',
        'Moins ce que l’Est prendra encore, l’armée allemande vaut −20 IPC, soit moins de 20 : c’est le moment de débarquer. Transports pour cela : 0 sur les 3 voulus.',
      ],
    ],
  },
  {
    when: 'one boat at sea',
    position: () => {
      const state = buyer('USA', 12);
      put(state, 'GER', 'uboat', 'S15');
      putMany(state, 'GER', many(8, 'infantry'), 'POL');
      return { state, phase: 'purchase', by: 'policy' };
    },
    says: [
      [
        'Destroyers: 0 of the 2 wanted against 1 German boat.',
        'Destroyers : 0 sur les 2 voulus contre 1 bateau allemand.',
      ],
    ],
  },
  {
    when: 'a force plan that lacks transports',
    position: () => ({ state: lacking('transport'), phase: 'purchase', by: 'policy' }),
    says: [
      [
        'By the staff’s doctrine, less what the East still takes, the German army is worth 0 IPC, under 20: time for an early landing. Transports for it: 0 of the 3 wanted.',
        'Selon la doctrine de l’état-major, moins ce que l’Est prendra encore, l’armée allemande vaut 0 IPC, soit moins de 20 : c’est le moment de débarquer. Transports pour cela : 0 sur les 3 voulus.',
      ],
      [
        'By the book, transports: 0 of the 4 in the force plan of this round.',
        'Selon le manuel, transports : 0 sur les 4 du plan de forces de ce tour.',
      ],
    ],
  },
  {
    when: 'a force plan that lacks fighters',
    position: () => ({ state: lacking('fighter'), phase: 'purchase', by: 'policy' }),
    says: [
      [
        'By the staff’s doctrine, fighters: 0 of the 2 in the force plan of this round.',
        'Selon la doctrine de l’état-major, chasseurs : 0 sur les 2 du plan de forces de ce tour.',
      ],
      [
        'By the book, fighters: 0 of the 5 in the force plan of this round.',
        'Selon le manuel, chasseurs : 0 sur les 5 du plan de forces de ce tour.',
      ],
    ],
  },
  {
    when: 'a force plan that lacks bombers',
    position: () => ({ state: lacking('bomber'), phase: 'purchase', by: 'policy' }),
    says: [
      [
        'By the book, bombers: 0 of the 3 in the force plan of this round.',
        'Selon le manuel, bombardiers : 0 sur les 3 du plan de forces de ce tour.',
      ],
    ],
  },
  {
    when: 'ships and aircraft enough',
    position: () => {
      const state = buyer('USA', 5, { round: 2 });
      putMany(state, 'USA', [...many(9, 'destroyer'), 'transport'], 'S01');
      put(state, 'USA', 'infantry', 'NEU');
      return { state, phase: 'purchase' };
    },
    says: [
      [
        'The rest, 5 IPC, goes to the army in turn: infantry, artillery, infantry, armour. 1 land unit so far.',
        'Le reste, 5 IPC, va à l’armée, à tour de rôle : infanterie, artillerie, infanterie, blindés. Jusqu’ici 1 unité terrestre.',
      ],
    ],
  },
  {
    when: 'factories that are full',
    position: () => {
      const state = buyer('ITA', 1);
      state.bought = { infantry: 3 };
      return { state, phase: 'purchase' };
    },
    says: [
      [
        'The factories can place nothing more; the treasury keeps 1 IPC.',
        'Les usines ne peuvent rien produire de plus ; il reste 1 IPC au trésor.',
      ],
    ],
  },
  {
    when: 'an empty treasury',
    position: () => ({ state: buyer('ITA', 1), phase: 'purchase' }),
    says: [['Nothing that is wanted can be paid with 1 IPC.', 'Rien de ce qui est voulu ne se paie avec 1 IPC.']],
  },
  {
    when: 'a unit for the East',
    position: () => {
      const state = bare({ turn: 'GER', round: 4 });
      putMany(state, 'GER', many(2, 'infantry'), 'POL');
      put(state, 'GER', 'infantry', 'BRI');
      state.east.sent = 3;
      return { state, phase: 'eastern-front' };
    },
    says: [
      [
        '2 German units in East Prussia and Poland (POL): the adviser sends first what stands in numbers and far from the western coasts.',
        '2 unités allemandes en Pologne (POL) : le conseiller envoie d’abord ce qui est en nombre et loin des côtes de l’Ouest.',
      ],
      ['Sent so far: 3 of 80 IPC.', 'Déjà partis : 3 IPC sur 80.'],
    ],
  },
  {
    when: 'a pen in the Bay',
    position: () => {
      const state = bare({ turn: 'GER' });
      pen(state, 'AQU');
      state.bought = { pen: 1 };
      return { state, phase: 'placement' };
    },
    says: [
      [
        'Aquitaine (AQU): no. 1 on the adviser’s list of pen sites, the Bay first; pens there: 1.',
        'L’Aquitaine (AQU) : numéro 1 sur la liste des sites de bunkers, le golfe de Gascogne d’abord ; bunkers sur place : 1.',
      ],
    ],
  },
  {
    when: 'a pen where no site of the list is left',
    position: () => {
      const state = bare({ turn: 'GER' });
      hold(state, 'UK', 'AQU', 'BRI', 'SNO', 'NWG', 'DEN', 'NNO');
      state.bought = { pen: 1 };
      return { state, phase: 'placement' };
    },
    says: [
      [
        'Brandenburg and Pomerania (BLN): not on the adviser’s list of pen sites, the Bay first; pens there: 0.',
        'Le Brandebourg (BLN) : hors de la liste des sites de bunkers, le golfe de Gascogne d’abord ; bunkers sur place : 0.',
      ],
    ],
  },
  {
    when: 'a ship in home waters',
    position: () => {
      const state = bare({ turn: 'UK' });
      state.bought = { destroyer: 1 };
      return { state, phase: 'placement' };
    },
    says: [
      [
        'The Irish Sea (S16): no. 1 on the adviser’s list of launching zones; the factory in Northern England (NEN) can place 3 more.',
        'La mer d’Irlande (S16) : numéro 1 sur la liste des zones de lancement ; usine du Nord de l’Angleterre (NEN) : encore 3 unités.',
      ],
    ],
  },
  {
    when: 'a ship from a yard that is not on the list',
    position: () => {
      const state = bare({ turn: 'USA' });
      state.factoryDamage = { NEU: 6 };
      state.bought = { transport: 1 };
      return { state, phase: 'placement' };
    },
    says: [
      [
        'Cape Hatteras (S02): not on the adviser’s list of launching zones; the factory in the Southeastern United States (SEU) can place 3 more.',
        'Le cap Hatteras (S02) : hors de la liste des zones de lancement ; usine du Sud-Est des États-Unis (SEU) : encore 3 unités.',
      ],
    ],
  },
  {
    when: 'troops at the factory nearest to the front',
    position: () => {
      const state = bare({ turn: 'UK' });
      state.factoryDamage = { SEN: 4 };
      state.bought = { infantry: 1 };
      return { state, phase: 'placement' };
    },
    says: [
      [
        'Southern England (SEN): no. 2 on the adviser’s list of factories, the nearest to the front first; it can place 1 more.',
        'Usine du Sud de l’Angleterre (SEN) : numéro 2 sur la liste des usines, les plus proches du front d’abord ; encore 1 unité.',
      ],
    ],
  },
  {
    when: 'troops for a territory that may fall',
    position: () => {
      const state = bare({ turn: 'GER' });
      putMany(state, 'GER', many(9, 'infantry'), 'BLN');
      hold(state, 'UK', 'LOW');
      putMany(state, 'UK', many(3, 'infantry'), 'LOW');
      put(state, 'GER', 'infantry', 'NWG');
      putMany(state, 'GER', many(9, 'infantry'), 'RUH');
      putMany(state, 'GER', many(9, 'infantry'), 'NFR');
      state.bought = { infantry: 1 };
      return { state, phase: 'placement' };
    },
    says: [
      [
        'Northwestern Germany (NWG) would fall with a chance of 98 %, with one more defender 57 %.',
        'L’Allemagne du Nord-Ouest (NWG) : risque de chute de 98 %, de 57 % avec un défenseur de plus.',
      ],
      [
        'Northwestern Germany (NWG): no. 5 on the adviser’s list of factories, the nearest to the front first; it can place 3 more.',
        'Usine d’Allemagne du Nord-Ouest (NWG) : numéro 5 sur la liste des usines, les plus proches du front d’abord ; encore 3 unités.',
      ],
    ],
  },
];
