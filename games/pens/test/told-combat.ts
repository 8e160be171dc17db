/** What the planner says while combats are fought. */
import type { UnitType } from '../src/data/units.ts';
import type { PenId, State } from '../src/state.ts';
import { bare, hold, pen, put, putMany } from './position.ts';
import type { Told } from './told.ts';

const many = (count: number, type: UnitType): UnitType[] => Array<UnitType>(count).fill(type);
const ATTACK = { task: 'attack' } as const;
const RAID = { task: 'raid', from: 'SEN' } as const;
const SPENT = { condition: 'spent' } as const;

/** British bombers over a territory. */
function raidOn(at: 'BRI' | 'RUH' | 'NFR', bombers = 1): State {
  const state = bare({ turn: 'UK' });
  putMany(state, 'UK', many(bombers, 'bomber'), at, RAID);
  return state;
}

/** A pen in Brittany that bombs will leave with room for two. */
function crowdedPen(boats: (state: State, inside: PenId) => void): State {
  const state = raidOn('BRI');
  boats(state, pen(state, 'BRI', { damage: 5 }));
  return state;
}
const BOMBS_OF_THREE = [6, 3];

export const TOLD_OF_COMBAT: readonly Told[] = [
  {
    when: 'two raids',
    position: () => {
      const state = raidOn('RUH');
      put(state, 'UK', 'bomber', 'NFR', RAID);
      return { state, phase: 'combat' };
    },
    says: [
      [
        'The order makes no difference to the adviser: it takes the first of 2.',
        'L’ordre est indifférent au conseiller : il prend le premier combat, sur 2 possibles.',
      ],
    ],
  },
  {
    when: 'a lone transport at sea',
    position: () => {
      const state = bare({ turn: 'GER' });
      put(state, 'GER', 'cruiser', 'S15');
      put(state, 'UK', 'transport', 'S15');
      return { state, phase: 'combat' };
    },
    says: [
      [
        'The Western Approaches (S15): 1 against no combat unit. Where it has the choice the adviser fights above a lead of +25 points.',
        'Les approches occidentales (S15) : 1 contre aucune unité de combat. Quand il a le choix, le conseiller combat au-dessus de +25 points d’avance.',
      ],
    ],
  },
  {
    when: 'two battles that have to be fought and go badly',
    position: () => {
      const state = bare({ turn: 'GER' });
      for (const at of ['S15', 'S14'] as const) {
        put(state, 'GER', 'destroyer', at, { from: 'S10' });
        putMany(state, 'UK', many(3, 'cruiser'), at);
      }
      return { state, phase: 'combat' };
    },
    says: [
      [
        'The North-Western Approaches (S14): 1 against 3; by expected hits 0 % of the attackers and 89 % of the defenders are left. Where it has the choice the adviser fights above a lead of +25 points.',
        'Les approches du Nord-Ouest (S14) : 1 contre 3 ; selon les coups attendus, il reste 0 % des attaquants et 89 % des défenseurs. Quand il a le choix, le conseiller combat au-dessus de +25 points d’avance.',
      ],
      ['Nothing else is open.', 'Rien d’autre n’est possible.'],
    ],
  },
  {
    when: 'a land battle that goes well',
    position: () => {
      const state = bare({ turn: 'UK' });
      hold(state, 'UK', 'LOW');
      putMany(state, 'UK', many(3, 'infantry'), 'RUH', { ...ATTACK, from: 'LOW' });
      put(state, 'GER', 'infantry', 'RUH');
      return { state, phase: 'combat', rule: 'HOST-7.6' };
    },
    says: [
      [
        'The Ruhr and Rhineland (RUH): 3 against 1; by expected hits 83 % of the attackers and 0 % of the defenders are left.',
        'La Ruhr (RUH) : 3 contre 1 ; selon les coups attendus, il reste 83 % des attaquants et 0 % des défenseurs.',
      ],
      [
        'A lead of +83 points; the adviser fights on above −5.',
        'Avance : +83 points ; le conseiller poursuit au-dessus de −5.',
      ],
    ],
  },
  {
    when: 'a land battle that goes badly, with a way back',
    position: () => {
      const state = bare({ turn: 'UK' });
      hold(state, 'UK', 'LOW');
      put(state, 'UK', 'infantry', 'RUH', { ...ATTACK, from: 'LOW' });
      putMany(state, 'GER', many(3, 'infantry'), 'RUH');
      return { state, phase: 'combat', rule: 'HOST-7.6' };
    },
    says: [
      [
        'The Ruhr and Rhineland (RUH): 1 against 3; by expected hits 0 % of the attackers and 94 % of the defenders are left.',
        'La Ruhr (RUH) : 1 contre 3 ; selon les coups attendus, il reste 0 % des attaquants et 94 % des défenseurs.',
      ],
      [
        'A lead of −94 points; the adviser gives up at −5 or less.',
        'Avance : −94 points ; le conseiller renonce à −5 ou moins.',
      ],
    ],
  },
  {
    when: 'a landing that goes badly, with aircraft that could leave',
    position: () => {
      const state = bare({ turn: 'UK' });
      put(state, 'UK', 'infantry', 'NFR', { task: 'landed', goal: 'S17' });
      put(state, 'UK', 'fighter', 'NFR', { ...ATTACK, from: 'SEN' });
      putMany(state, 'GER', many(5, 'infantry'), 'NFR');
      state.battle = { kind: 'land', at: 'NFR', round: 1 };
      return { state, phase: 'combat', rule: 'HOST-7.6' };
    },
    says: [
      [
        'Northern France (NFR): 2 against 5; by expected hits 0 % of the attackers and 83 % of the defenders are left.',
        'La France du Nord (NFR) : 2 contre 5 ; selon les coups attendus, il reste 0 % des attaquants et 83 % des défenseurs.',
      ],
      [
        'The battle goes badly, but the troops have no way back.',
        'La bataille tourne mal, mais les troupes ne peuvent se retirer.',
      ],
    ],
  },
  {
    when: 'guns off the beach',
    position: () => {
      const state = bare({ turn: 'UK' });
      put(state, 'UK', 'infantry', 'NFR', { ...ATTACK, task: 'landed', goal: 'S17' });
      put(state, 'UK', 'fighter', 'NFR', { ...ATTACK, from: 'SEN' });
      put(state, 'UK', 'battleship', 'S17');
      put(state, 'GER', 'infantry', 'NFR');
      return { state, phase: 'combat', rule: 'HOST-7.3' };
    },
    says: [
      [
        'It hits on 4 or less and nobody fires back: the adviser lets every gun fire.',
        'Le navire touche à 4 ou moins, sans riposte : le conseiller fait tirer tous les canons.',
      ],
    ],
  },
  {
    when: 'a hit on a fleet with a sound battleship',
    position: () => {
      const state = bare({ turn: 'GER' });
      putMany(state, 'GER', many(6, 'uboat'), 'S15', ATTACK);
      putMany(state, 'UK', ['battleship', 'cruiser'], 'S15');
      return { state, phase: 'combat', rule: 'HOST-9.6', dice: [1] };
    },
    says: [
      [
        'Battleship: a sound hull is damaged by the hit, not lost.',
        'Cuirassé : une coque intacte est endommagée, non perdue.',
      ],
    ],
  },
  {
    when: 'a hit on troops of several kinds',
    position: () => {
      const state = bare({ turn: 'UK' });
      hold(state, 'UK', 'LOW');
      putMany(state, 'UK', many(3, 'infantry'), 'RUH', { ...ATTACK, from: 'LOW' });
      putMany(state, 'GER', ['infantry', 'armour', 'fighter'], 'RUH');
      return { state, phase: 'combat', rule: 'HOST-7.5', dice: [1] };
    },
    says: [
      [
        'Infantry, 3 IPC: the cheapest of the 3 choices; the dearest costs 9.',
        'Infanterie, 3 IPC : le moins cher des 3 choix possibles ; le plus cher vaut 9.',
      ],
    ],
  },
  {
    when: 'a hit that may strike a cruiser or a fighter',
    position: () => {
      const state = bare({ turn: 'GER' });
      put(state, 'GER', 'cruiser', 'S15');
      put(state, 'GER', 'fighter', 'S15', { ...ATTACK, from: 'NFR' });
      putMany(state, 'UK', many(2, 'cruiser'), 'S15');
      state.battle = { kind: 'fleet', at: 'S15', round: 1, submerged: [] };
      return { state, phase: 'combat', rule: 'HOST-9.6', dice: [6, 6, 1] };
    },
    says: [
      ['Each of the 2 choices costs 9 IPC.', 'Les 2 choix possibles valent chacun 9 IPC.'],
      ['At the same price the adviser keeps aircraft.', 'À prix égal, le conseiller garde les avions.'],
    ],
  },
  {
    when: 'a hit that may strike a Ready boat or a Spent one',
    position: () => {
      const state = bare({ turn: 'UK' });
      putMany(state, 'UK', many(2, 'destroyer'), 'S10');
      put(state, 'GER', 'uboat', 'S10');
      put(state, 'GER', 'uboat', 'S10', SPENT);
      return { state, phase: 'combat', rule: 'HOST-9.11', dice: [1] };
    },
    says: [
      ['U-boat, 4 IPC: the hit can strike no other kind.', 'U-Boot, 4 IPC : le coup ne peut toucher rien d’autre.'],
      ['A Spent submarine is given up before a Ready one.', 'Un submersible Épuisé est sacrifié avant un Prêt.'],
    ],
  },
  {
    when: 'fighters that should rise',
    position: () => {
      const state = raidOn('RUH', 2);
      putMany(state, 'GER', many(4, 'fighter'), 'RUH');
      return { state, phase: 'combat' };
    },
    says: [
      [
        '3 fighters against 2 raiders: on average 0.5 shot down and 0.3 lost, +4.8 IPC with the bombs that do not fall.',
        '3 chasseurs contre 2 assaillants : en moyenne 0,5 abattu et 0,3 perdu, soit +4,8 IPC avec les bombes évitées.',
      ],
      ['The adviser sends up 3 at most.', 'Le conseiller en fait décoller 3 au plus.'],
    ],
  },
  {
    when: 'a fighter that would be outnumbered',
    position: () => {
      const state = raidOn('RUH', 2);
      put(state, 'GER', 'fighter', 'RUH');
      return { state, phase: 'combat' };
    },
    says: [
      [
        'Against 2 raiders fighters would lose more than they save: −0.4 IPC at best.',
        'Contre 2 assaillants, les chasseurs perdraient plus qu’ils n’éviteraient : −0,4 IPC au mieux.',
      ],
    ],
  },
  {
    when: 'a pen to break open',
    position: () => {
      const state = raidOn('BRI');
      put(state, 'GER', 'uboat', 'S18', { ...SPENT, inside: pen(state, 'BRI', { damage: 1 }) });
      return { state, phase: 'combat' };
    },
    says: [
      [
        'Pen 1 shelters 1 boat and has 1 damage; at 10 it shelters none.',
        'Bunker 1 : 1 bateau à l’abri, 1 de dégâts ; à 10, il n’abrite plus personne.',
      ],
    ],
  },
  {
    when: 'a factory beside an empty pen',
    position: () => {
      const state = raidOn('NFR');
      pen(state, 'NFR');
      state.factoryDamage = { NFR: 1 };
      return { state, phase: 'combat' };
    },
    says: [
      [
        'Northern France (NFR): the factory has 1 damage of at most 4.',
        'Usine de France du Nord (NFR) : 1 de dégâts sur 4 au plus.',
      ],
    ],
  },
  {
    when: 'boats moored beside a factory',
    position: () => {
      const state = raidOn('NFR');
      putMany(state, 'GER', many(2, 'uboat'), 'S17', SPENT);
      return { state, phase: 'combat' };
    },
    says: [
      [
        '2 submarines moored in the English Channel (S17), outside every pen.',
        '2 submersibles amarrés dans la Manche (S17), hors de tout bunker.',
      ],
    ],
  },
  {
    when: 'a factory and a pen that are past bombing',
    position: () => {
      const state = raidOn('NFR');
      pen(state, 'NFR', { damage: 10 });
      state.factoryDamage = { NFR: 4 };
      return { state, phase: 'combat' };
    },
    says: [
      [
        'Nothing worth bombing is left in Northern France (NFR).',
        'Il ne reste rien en France du Nord (NFR) qui vaille une bombe.',
      ],
    ],
  },
  {
    when: 'submarines that attack where no destroyer is',
    position: () => {
      const state = bare({ turn: 'GER' });
      putMany(state, 'GER', many(3, 'uboat'), 'S15', ATTACK);
      put(state, 'UK', 'cruiser', 'S15');
      return { state, phase: 'combat', rule: 'HOST-9.3' };
    },
    says: [
      [
        'Submarines that attack stay up and fire: 1 enemy unit faces them.',
        'Les submersibles qui attaquent restent en surface et tirent, face à 1 unité ennemie.',
      ],
    ],
  },
  {
    when: 'submarines that are attacked beside their ships',
    position: () => {
      const state = bare({ turn: 'UK' });
      putMany(state, 'UK', many(3, 'cruiser'), 'S28');
      putMany(state, 'GER', ['uboat', 'transport'], 'S28');
      return { state, phase: 'combat', rule: 'HOST-9.3' };
    },
    says: [
      [
        'Attackers: 3, without a destroyer. A submarine that is attacked goes under and is out of the battle.',
        'Attaquants : 3, sans destroyer. Un submersible attaqué plonge et quitte la bataille.',
      ],
    ],
  },
  {
    when: 'a hunt from the air alone, for a boat that is moored',
    position: () => {
      const state = bare({ turn: 'UK', round: 9 });
      put(state, 'UK', 'bomber', 'S18', { ...ATTACK, from: 'SEN' });
      put(state, 'GER', 'uboat', 'S18', SPENT);
      return { state, phase: 'combat' };
    },
    says: [
      [
        'The Bay of Biscay (S18): hunt number 3, 50 % (destroyers 0, aircraft 1, bonus 1, moored 1). The adviser hunts from 2.',
        'Le golfe de Gascogne (S18) : nombre de chasse 3, soit 50 % (destroyers 0, avion 1, bonus 1, amarré 1). Le conseiller chasse à partir de 2.',
      ],
    ],
  },
  {
    when: 'a single destroyer',
    position: () => {
      const state = bare({ turn: 'UK' });
      put(state, 'UK', 'destroyer', 'S15');
      put(state, 'GER', 'uboat', 'S15');
      return { state, phase: 'combat' };
    },
    says: [
      [
        'The Western Approaches (S15): the hunt number would be 1, 17 %; the adviser hunts from 2.',
        'Les approches occidentales (S15) : le nombre de chasse serait 1, soit 17 % ; le conseiller chasse à partir de 2.',
      ],
    ],
  },
  {
    when: 'a Ready boat among those that must leave a pen',
    position: () => ({
      state: crowdedPen((state, inside) => {
        put(state, 'GER', 'uboat', 'S18', { inside });
        putMany(state, 'GER', many(2, 'uboat'), 'S18', { ...SPENT, inside });
      }),
      phase: 'combat',
      rule: 'PEN-1.27',
      dice: BOMBS_OF_THREE,
    }),
    says: [
      [
        'A Ready boat comes out first: it is not moored and can sail again.',
        'Un bateau Prêt sort d’abord : il n’est pas amarré et peut repartir.',
      ],
    ],
  },
  {
    when: 'Spent boats of both kinds that must leave a pen',
    position: () => ({
      state: crowdedPen((state, inside) =>
        putMany(state, 'GER', ['typeXXI', 'typeXXI', 'uboat'], 'S18', { ...SPENT, inside }),
      ),
      phase: 'combat',
      rule: 'PEN-1.27',
      dice: BOMBS_OF_THREE,
    }),
    says: [
      [
        'No boat inside is Ready; a U-boat comes out before a Type XXI.',
        'Aucun bateau à l’abri n’est Prêt ; un U-Boot sort avant un type XXI.',
      ],
    ],
  },
  {
    when: 'Spent boats of one kind, from two zones, that must leave a pen',
    position: () => ({
      state: crowdedPen((state, inside) => {
        put(state, 'GER', 'typeXXI', 'S17', { ...SPENT, inside });
        putMany(state, 'GER', many(2, 'typeXXI'), 'S18', { ...SPENT, inside });
      }),
      phase: 'combat',
      rule: 'PEN-1.27',
      dice: BOMBS_OF_THREE,
    }),
    says: [['There is no other kind of boat inside.', 'Aucun autre type de bateau n’est à l’abri.']],
  },
];
