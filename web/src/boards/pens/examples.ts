/** The worked examples of U-boat Pens, as positions with their dice. */
import type { PlaceId, TerritoryId } from '@derby/pens/data/map';
import type { Power } from '@derby/pens/data/powers';
import type { UnitType } from '@derby/pens/data/units';
import { addUnit } from '@derby/pens/forces';
import { addPen } from '@derby/pens/pens';
import type { Pen, State, Unit } from '@derby/pens/state';
import type { Examples } from '../../tutorial/example.ts';
import { step } from '../../tutorial/step.ts';

/** Early 1942: France has fallen, the USA is at war, and no unit is on the map. */
function empty(state: State, over: Partial<State>): void {
  state.units = [];
  state.nextUnit = 1;
  for (const id of ['LOW', 'NFR', 'BRI', 'AQU'] as const) state.control[id] = 'GER';
  for (const id of ['SFR', 'TUN', 'ALG', 'MOR'] as const) state.control[id] = 'VIC';
  Object.assign(state, { armistice: true, usaAtWar: true, round: 5 }, over);
  state.noted = { ...state.control };
}

/** Units are numbered as they are put down, whatever they are: uboat-1, destroyer-2 … */
function put(state: State, power: Power, at: PlaceId, types: readonly UnitType[], over: Partial<Unit> = {}): void {
  for (const type of types) Object.assign(addUnit(state, type, power, at), over);
}

/** Pens are numbered likewise: pen-1, pen-2 … */
function pen(state: State, at: TerritoryId, over: Partial<Pen> = {}): void {
  Object.assign(addPen(state, at), { state: 'usable' }, over);
}

const examples: Examples<State> = {
  harbour: {
    lay: (state) => {
      empty(state, { turn: 'GER', phase: 'non-combat-movement' });
      pen(state, 'BRI');
      put(state, 'GER', 'S18', ['uboat'], { condition: 'spent', inside: 'pen-1' });
      put(state, 'GER', 'S18', ['uboat'], { condition: 'spent' });
      put(state, 'UK', 'S15', ['destroyer']);
    },
  },
  'coming-home': {
    lay: (state) => {
      empty(state, { turn: 'GER', phase: 'non-combat-movement' });
      pen(state, 'BRI');
      put(state, 'GER', 'S10', ['uboat'], { condition: 'spent' });
      put(state, 'GER', 'S18', ['uboat'], { condition: 'spent' });
    },
    steps: [
      step(
        'PEN-1.9',
        'A spent U-boat in the Mid-Atlantic Gap, three zones out, and another in the Bay of Biscay, before the pen. Non-combat movement brings the first home: click it, then the zone before the pen.',
        'Un sous-marin épuisé au milieu de l’Atlantique, à trois zones, un autre dans le golfe de Gascogne, devant la base. Le mouvement hors combat ramène le premier : cliquez dessus, puis sur la zone devant la base.',
        'move uboat-1 S18',
      ),
      step(
        'PEN-1.8',
        'From the zone of the pen it may go in, whatever it moved before. Let it in.',
        'De la zone de la base il peut entrer, quel que soit le chemin fait. Faites-le entrer.',
        'enter uboat-1 pen-1',
      ),
      step(
        'PEN-1.18',
        'A pen holds three boats. The second goes in too.',
        'Une base abrite trois bateaux. Le second entre aussi.',
        'enter uboat-2 pen-1',
      ),
      step(
        'PEN-1.12',
        'Inside they are out of every sea fight, and in the refit of the round both become Ready again.',
        'À l’intérieur ils échappent à tout combat naval, et la remise en état du tour les rend de nouveau prêts.',
      ),
    ],
  },
  'two-pens': {
    lay: (state) => {
      empty(state, { turn: 'UK', phase: 'combat' });
      pen(state, 'AQU');
      pen(state, 'AQU', { damage: 6 });
      put(state, 'GER', 'S18', ['uboat', 'uboat', 'uboat'], { condition: 'spent', inside: 'pen-1' });
      put(state, 'GER', 'S18', ['uboat'], { condition: 'spent', inside: 'pen-2' });
      put(state, 'UK', 'AQU', ['bomber', 'bomber', 'bomber', 'bomber', 'bomber'], { task: 'raid' });
    },
    dice: [4, 1, 6, 2, 5, 6, 5, 1, 1],
    steps: [
      step(
        'PEN-1.21',
        'Five bombers over two pens: three boats lie in the whole one, one in a pen that has 6 damage already. Every bomber names its pen before a die falls. The first takes the whole one.',
        'Cinq bombardiers au-dessus de deux bases : trois bateaux dans la base intacte, un dans celle qui a déjà 6 dégâts. Chaque bombardier nomme sa base avant les dés. Le premier prend la base intacte.',
        'target bomber-5 pen-1',
      ),
      step(
        'PEN-1.21',
        'Two more follow it, and the fourth takes the damaged pen.',
        'Deux autres le suivent, et le quatrième prend la base endommagée.',
        ['target bomber-6 pen-1', 'target bomber-7 pen-1', 'target bomber-8 pen-2'],
      ),
      step(
        'PEN-1.22',
        'The fifth joins the fourth. Each pen now shoots and is bombed for itself.',
        'Le cinquième rejoint le quatrième. Chaque base tire et subit les bombes pour elle-même.',
        'target bomber-9 pen-2',
      ),
      step(
        'PEN-1.20',
        'Flak first, a die a bomber: 4, 1 and 6 at the first pen, and the 1 brings a bomber down; 2 and 5 at the second, nobody.',
        'D’abord la DCA, un dé par bombardier : 4, 1 et 6 à la première base, et le 1 abat un bombardier ; 2 et 5 à la seconde, personne.',
      ),
      step(
        'PEN-1.23',
        'Then the bombs: 6 and 5 make 11 on the first pen, which has ten boxes, so it is totally damaged and its three boats are outside. 1 and 1 bring the second from 6 to 8, and its boat stays in.',
        'Puis les bombes : 6 et 5 font 11 sur la première base, qui a dix cases : elle est détruite et ses trois bateaux sont dehors. 1 et 1 portent la seconde de 6 à 8, et son bateau reste dedans.',
      ),
    ],
  },
  interception: {
    lay: (state) => {
      empty(state, { turn: 'USA', phase: 'combat' });
      pen(state, 'BRI', { damage: 3 });
      put(state, 'GER', 'S18', ['uboat'], { condition: 'spent', inside: 'pen-1' });
      put(state, 'GER', 'S18', ['uboat'], { inside: 'pen-1' });
      put(state, 'GER', 'BRI', ['fighter', 'fighter']);
      put(state, 'USA', 'BRI', ['fighter'], { task: 'escort' });
      put(state, 'USA', 'BRI', ['bomber', 'bomber'], { task: 'raid' });
    },
    dice: [1, 5, 1, 1, 6, 3, 1, 6],
    steps: [
      step(
        'HOST-8.3',
        'Two American bombers with one escort come for a pen in Brittany. Germany has two fighters there, and sends both.',
        'Deux bombardiers américains et une escorte visent une base en Bretagne. L’Allemagne y a deux chasseurs, et les envoie tous deux.',
        'intercept 2',
      ),
      step(
        'HOST-8.4',
        'Everybody fires once. The Americans roll 1, 5 and 1: both fighters are lost. The Germans roll 1 and 6: one hit. The attacker chooses what he loses; take the escort.',
        'Chacun tire une fois. Les Américains font 1, 5 et 1 : les deux chasseurs sont perdus. Les Allemands font 1 et 6 : un coup au but. L’attaquant choisit sa perte ; prenez l’escorte.',
        'lose fighter-5',
      ),
      step(
        'PEN-1.21',
        'Both bombers got through. The first names the pen.',
        'Les deux bombardiers sont passés. Le premier nomme la base.',
        'target bomber-6 pen-1',
      ),
      step('PEN-1.21', 'So does the second.', 'Le second aussi.', 'target bomber-7 pen-1'),
      step(
        'PEN-1.27',
        'Flak rolls 3 and 1 and shoots one down; the other bombs with a 6. From 3 the damage rises to 9, which leaves room for one boat of two. Germany chooses who must leave: the spent one.',
        'La DCA fait 3 et 1 et en abat un ; l’autre bombarde avec un 6. De 3 les dégâts montent à 9 : il reste une place pour deux bateaux. L’Allemagne choisit qui sort : l’épuisé.',
        'eject uboat-1',
      ),
      step(
        'PEN-1.28',
        'The boat lives, but it lies outside now, where destroyers can hunt it.',
        'Le bateau survit, mais il est dehors, où les destroyers peuvent le chasser.',
      ),
    ],
  },
  hunt: {
    lay: (state) => {
      empty(state, { turn: 'UK', phase: 'combat', round: 6 });
      put(state, 'UK', 'S14', ['destroyer', 'destroyer']);
      put(state, 'UK', 'S14', ['fighter'], { task: 'attack', used: 1 });
      put(state, 'GER', 'S14', ['uboat', 'uboat']);
    },
    dice: [3, 1],
    steps: [
      step(
        'HOST-9.10',
        'Two destroyers and an aircraft have found two U-boats. The number to roll is one for each of them, three in all. Hunt with both destroyers.',
        'Deux destroyers et un avion ont trouvé deux sous-marins. Le nombre à obtenir est de un pour chacun, trois en tout. Chassez avec les deux destroyers.',
        'hunt S14 2',
      ),
      step(
        'HOST-9.11',
        'A 3 is low enough: a boat is lost. Before it goes it shoots back, and hits with a 1: a destroyer is lost as well. The zone is disturbed for the rest of the round.',
        'Un 3 suffit : un bateau est perdu. Avant de couler il riposte, et touche avec un 1 : un destroyer est perdu aussi. La zone est troublée pour le reste du tour.',
      ),
    ],
  },
  surprise: {
    lay: (state) => {
      empty(state, { turn: 'GER', phase: 'combat', round: 3 });
      put(state, 'GER', 'S15', ['uboat', 'uboat'], { task: 'attack', acted: 'moved' });
      put(state, 'UK', 'S15', ['cruiser', 'transport']);
    },
    dice: [2, 3],
    steps: [
      step(
        'HOST-9.3',
        'Two U-boats have met a cruiser and a transport, and no destroyer is there. Begin the battle.',
        'Deux sous-marins ont rencontré un croiseur et un transport, sans destroyer. Engagez le combat.',
        'fight S15',
      ),
      step(
        'HOST-9.3',
        'Boats might submerge and slip away. These stay up.',
        'Les bateaux pourraient plonger et s’esquiver. Ceux-ci restent en surface.',
        'stay-up',
      ),
      step(
        'HOST-9.4',
        'With no destroyer against them they surprise: 2 and 3, needing 2, one hit, and the cruiser is gone before it could fire. The transport, alone now, goes down undefended.',
        'Sans destroyer en face, ils surprennent : 2 et 3 pour 2, un coup au but, et le croiseur disparaît avant d’avoir tiré. Le transport, désormais seul, sombre sans défense.',
      ),
    ],
  },
};
export default examples;
