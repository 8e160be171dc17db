/** The worked examples of XXI, as positions with their dice. */
import type { CounterId, ResourceId } from '@derby/xxi/data/counters';
import { ARMIES, isResource, RESOURCES } from '@derby/xxi/data/counters';
import type { Space } from '@derby/xxi/data/map';
import { put, type State } from '@derby/xxi/state';
import type { Examples } from '../../tutorial/example.ts';

/** Counters leave the cup or the map, to be laid elsewhere. */
function lift<C extends CounterId>(state: State, ...counters: C[]): C[] {
  const taken = new Set<CounterId>(counters);
  state.drawPile = state.drawPile.filter((id) => !taken.has(id));
  for (const id of counters) if (isResource(id)) put(state, id, null);
  return counters;
}

function onMap(state: State, places: Partial<Record<ResourceId, Space>>): void {
  for (const [id, space] of Object.entries(places) as [ResourceId, Space][]) {
    lift(state, id);
    put(state, id, space);
  }
}

/** No resource but these is on the map. */
function onlyOnMap(state: State, places: Partial<Record<ResourceId, Space>>): void {
  for (const id of RESOURCES) put(state, id, null);
  onMap(state, places);
}

const examples: Examples<State> = {
  'transport-map': {
    lay: (state) => {
      state.phase = 'movement';
      state.points = 7;
    },
  },

  raids: {
    lay: (state) => {
      onMap(state, { 'hull-A-2': '12', 'hull-B-1': '9' });
      state.allocation.push(...lift(state, 'dev-1', 'ibg-1', 'dev-5', 'dev-7'));
      state.squares['12'].push(...lift(state, 'sys-D-1', 'crew-F-1'));
      state.squares['18'].push(...lift(state, 'hull-C-2'));
      state.phase = 'bombing';
    },
    dice: [4, 4, 4, 6, 5, 1, 3, 3, 3, 6, 6, 6],
  },

  'round-kassel': {
    lay: (state) => {
      lift(state, 'dev-1');
      state.devastation['13'] = 'dev-1';
      state.phase = 'movement';
      state.points = 1;
    },
    steps: [
      {
        text: {
          en: 'One transport point is left. The hull at Gustavsburg wants to go north. Point at Kassel: it is grey, for nobody enters a Devastated hub.',
          fr: 'Il reste un point de transport. La coque de Gustavsburg veut aller au nord. Pointez Kassel : elle est grise, car on n’entre pas dans un centre dévasté.',
        },
        shows: ['hull-A-1', '13'],
        rule: 'XXI-7.2d',
      },
      {
        text: {
          en: 'The other lines from Gustavsburg stay open. Take the hull along one of them: click it, then space 14.',
          fr: 'Les autres lignes depuis Gustavsburg restent ouvertes. Prenez l’une d’elles : cliquez sur la coque, puis sur le lieu 14.',
        },
        choose: 'move hull-A-1 14',
        rule: 'XXI-7.2c',
      },
      {
        text: {
          en: 'The point is spent, and no resource moves twice in a month. The detour has cost a turn: that is what a raid on a hub is worth.',
          fr: 'Le point est dépensé, et aucune ressource ne bouge deux fois par mois. Le détour a coûté un tour : voilà ce que vaut un raid sur un centre.',
        },
        rule: 'XXI-7.2b',
      },
    ],
  },

  'model-a': {
    lay: (state) => {
      const parts = ['hull-A-1', 'hull-C-1', 'sys-D-1', 'sys-E-1', 'crew-F-1', 'crew-G-1'] as const;
      state.squares['12'].push(...lift(state, ...parts));
      state.allocation.push(...lift(state, 'ibg-1', 'ibg-2'));
      state.convoys.AO.push(...lift(state, 'convoy-3'));
      state.phase = 'construction';
      state.turn = 5;
    },
    steps: [
      {
        text: {
          en: 'Two hulls, two systems and two crews lie in the squares of Hamburg, and two Commands in the allocation box. Model A asks for just that, and one Command. Build at Hamburg.',
          fr: 'Deux coques, deux systèmes et deux équipages occupent les cases de Hamburg, et deux Commandements la case d’affectation. Le modèle A ne demande pas autre chose, et un Commandement. Bâtissez à Hamburg.',
        },
        choose: 'build 12',
        shows: ['12'],
        rule: 'XXI-8.1a',
      },
      {
        text: {
          en: 'The six parts go to the Scrap Pile, one Command to the track, and the boat to Valentin. The second Command stays: one boat is built a turn. The new boat may sail at once; leave it in port here.',
          fr: 'Les six éléments vont à la défausse, un Commandement sur la piste, et le bateau à Valentin. Le second Commandement reste : on bâtit un bateau par tour. Le nouveau bateau peut partir aussitôt ; laissez-le au port ici.',
        },
        shows: ['xxi-1'],
        choose: 'end-missions',
        rule: 'XXI-8.4b',
      },
    ],
  },

  'two-flotillas': {
    lay: (state) => {
      state.convoys.AO.push(...lift(state, 'convoy-3'));
      state.phase = 'battle';
    },
    dice: [3, 4, 2, 4, 5, 4, 5, 1, 6, 3, 5, 5, 6, 4, 4, 3, 6, 4, 5, 1, 4],
    steps: [
      {
        text: {
          en: 'One convoy of value 5 is in the Atlantic Ocean. Both Type VIIs are at full strength, all their ratings 2. Send the first.',
          fr: 'Un convoi de valeur 5 est dans l’océan Atlantique. Les deux Type VII sont à pleine force, toutes leurs valeurs sont 2. Envoyez le premier.',
        },
        choose: 'send vii-1 AO',
        rule: 'XXI-9.0',
      },
      {
        text: {
          en: 'Open Ocean asks for a 4 or more on one of two dice: 3 and 4, passed. The flotilla may abort or go on. Go on.',
          fr: 'L’Océan ouvert demande 4 ou plus à l’un de deux dés : 3 et 4, réussi. La flottille peut renoncer ou continuer. Continuez.',
        },
        choose: 'go-on',
        rule: 'XXI-9.2b',
      },
      {
        text: {
          en: 'PBY Searchers, 5 or more: 2 and 4, failed. The one depth charge is a 5, which reaches Defense 2, so the flotilla is Depleted. Abort.',
          fr: 'Patrouilles PBY, 5 ou plus : 2 et 4, raté. La seule grenade est un 5, qui atteint la Défense 2 : la flottille est affaiblie. Renoncez.',
        },
        choose: 'abort',
        rule: 'XXI-9.4b',
      },
      {
        text: {
          en: 'The trip home, 4 or more: 4 and 5, passed. The flotilla lies in Valentin, Depleted. Send the second after it.',
          fr: 'Le retour, 4 ou plus : 4 et 5, réussi. La flottille est à Valentin, affaiblie. Envoyez la seconde.',
        },
        choose: 'send vii-2 AO',
        rule: 'XXI-9.6a',
      },
      {
        text: {
          en: 'Open Ocean: 1 and 6, passed. Go on.',
          fr: 'Océan ouvert : 1 et 6, réussi. Continuez.',
        },
        choose: 'go-on',
        rule: 'XXI-9.2a',
      },
      {
        text: { en: 'PBY Searchers: 3 and 5, passed. Go on.', fr: 'Patrouilles PBY : 3 et 5, réussi. Continuez.' },
        choose: 'go-on',
        rule: 'XXI-9.2b',
      },
      {
        text: {
          en: 'Scout Bomber, 4 or more: 5 and 6, passed. One box is left before the convoy. Go on.',
          fr: 'Bombardier éclaireur, 4 ou plus : 5 et 6, réussi. Il reste une case avant le convoi. Continuez.',
        },
        choose: 'go-on',
        rule: 'XXI-9.2b',
      },
      {
        text: {
          en: 'Destroyer Screen, 5 or more: 4 and 4, failed. Two depth charges, 3 and 6, both reach 2, but one attack is one hit: the flotilla is Depleted. It goes into the area all the same.',
          fr: 'Écran de destroyers, 5 ou plus : 4 et 4, raté. Deux grenades, 3 et 6, atteignent 2, mais une attaque ne fait qu’un coup : la flottille est affaiblie. Elle entre tout de même dans la zone.',
        },
        choose: 'go-on',
        rule: 'XXI-9.4c',
      },
      {
        text: {
          en: 'The one convoy is attacked at once: 4 and 5 against value 5, sunk. The escorts roll 1 and 4: a hit, and a Depleted flotilla that is hit is lost. The first will be whole again in the Repair Phase.',
          fr: 'Le seul convoi est attaqué aussitôt : 4 et 5 contre la valeur 5, coulé. Les escorteurs font 1 et 4 : touchée, une flottille affaiblie est perdue. La première sera remise en état à la phase de réparation.',
        },
        rule: 'XXI-9.8',
      },
    ],
  },

  'constant-retreat': {
    lay: (state) => {
      onlyOnMap(state, { 'hull-A-1': 'A', 'crew-F-1': 'F', 'crew-G-1': '8' });
      state.armies.push(...lift(state, ...ARMIES.slice(0, 3)));
      state.front = 8;
      state.phase = 'grinding-war';
    },
    dice: [1, 6, 1],
    steps: [
      {
        text: {
          en: 'Three Armies, three dice: 1, 6 and 1. A 6 succeeds, but there is no box beyond Constant Retreat. Instead a crew on the map is lost, one only, however many dice succeed. Crews in squares are safe.',
          fr: 'Trois Armées, trois dés : 1, 6 et 1. Un 6 réussit, mais il n’y a pas de case au-delà de la Retraite constante. On perd un équipage de la carte, un seul, quel que soit le nombre de réussites. Les équipages des cases sont à l’abri.',
        },
        shows: ['crew-F-1', 'crew-G-1'],
        rule: 'XXI-10.3b',
      },
      {
        text: {
          en: 'The crew at Bremen is a step from its square, the other still at its school. Here the one at Bremen goes.',
          fr: 'L’équipage de Bremen est à un pas de sa case, l’autre encore à son école. Ici, c’est celui de Bremen qui part.',
        },
        choose: 'lose crew-G-1',
        rule: 'XXI-10.3b',
      },
    ],
  },

  'paying-for-repair': {
    lay: (state) => {
      onlyOnMap(state, { 'hull-A-1': 'A', 'crew-F-1': 'F' });
      state.squares['12'].push(...lift(state, 'sys-D-1'));
      state.allocation.push(...lift(state, 'ibg-1'));
      const [first, second] = lift(state, 'dev-1', 'dev-5');
      Object.assign(state.devastation, { '7': first, '9': second });
      state.phase = 'repair';
    },
    steps: [
      {
        text: {
          en: 'One Devastated hub may be cleared a turn. It is paid for with a Command from the box, or with a resource of the kind that the marker shows, from any space; what lies in a square is locked. The marker on Magdeburg shows a hull: clear it with the hull at Gustavsburg.',
          fr: 'On peut dégager un centre dévasté par tour. On paie d’un Commandement de la case, ou d’une ressource du genre que montre le marqueur, prise où qu’elle soit ; ce qui est dans une case est bloqué. Le marqueur de Magdeburg montre une coque : payez avec celle de Gustavsburg.',
        },
        choose: 'clear 7 hull-A-1',
        shows: ['7'],
        rule: 'XXI-11.2',
      },
    ],
  },
};
export default examples;
