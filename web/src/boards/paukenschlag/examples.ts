/** The worked examples of Drumbeat, as positions with their dice. */
import type { PlaneId } from '@derby/paukenschlag/data/aircraft';
import { type ConvoyType, convoyData } from '@derby/paukenschlag/data/convoys';
import type { AreaId, BaseId, Destination } from '@derby/paukenschlag/data/map';
import type { SubId } from '@derby/paukenschlag/data/submarines';
import type { ShipId } from '@derby/paukenschlag/data/warships';
import { insert } from '@derby/paukenschlag/ids';
import { newPlane, newShip, newSubmarine } from '@derby/paukenschlag/setup';
import type { Convoy, Plane, State, Submarine } from '@derby/paukenschlag/state';
import type { Examples } from '../../tutorial/example.ts';
import { step } from '../../tutorial/step.ts';

/** Turn 3 of an empty ocean with no event, one side to act and the other done. */
function empty(state: State, phase: State['phase'], toAct: 'axis' | 'allies'): void {
  const finished = { axis: toAct !== 'axis', allies: toAct !== 'allies' };
  Object.assign(state, {
    subs: [],
    ships: [],
    convoys: [],
    planes: [],
    event: 'none',
    turn: 3,
    phase,
    toAct,
    finished,
  });
}

function sub(state: State, id: SubId, place: Submarine['place'], over: Partial<Submarine> = {}): void {
  insert(state.subs, newSubmarine(id, { place, ...over }));
}

function ship(state: State, id: ShipId, area: AreaId): void {
  insert(state.ships, newShip(id, area));
}

function convoy(state: State, type: ConvoyType, area: AreaId, to: Destination): void {
  const made: Convoy = {
    ...{ id: 'C-1', type, to, area, steps: convoyData(type).steps, detected: true, activated: false },
    ...{ met: false, lagged: false, gained: false },
  };
  insert(state.convoys, made);
  state.nextConvoy = 2;
}

function plane(state: State, id: PlaneId, base: BaseId | 'home', over: Partial<Plane> = {}): void {
  insert(state.planes, Object.assign(newPlane(id, base), over));
}

const examples: Examples<State> = {
  bombers: {
    lay: (state) => {
      empty(state, 'air', 'axis');
      plane(state, 'He177-1', 'lajes');
      plane(state, '33PG', 'mitchel', { state: 'cap', at: 'CA' });
    },
    dice: [4, 8, 4, 9, 5],
    steps: [
      step(
        'PK-12.5',
        'Germany’s He 177s have a field in the Azores, and New York is in range. Send them to the coast.',
        'Les He 177 allemands ont un terrain aux Açores, et New York est à portée. Envoyez-les vers la côte.',
        'bomb He177-1 CA',
      ),
      step('PK-12.5', 'Name the port.', 'Nommez le port.', 'target newyork'),
      step(
        'PK-9.4.2',
        'A fighter group is on patrol over the area. It intercepts.',
        'Un groupe de chasse patrouille au-dessus de la zone. Il intercepte.',
        'intercept 33PG He177-1',
      ),
      step(
        'PK-12.5.2',
        'The dogfight, 4 and 8, sends the fighters home. Flak rolls 4 against 3, and the bombers are through.',
        'Le combat, 4 et 8, renvoie les chasseurs. La DCA fait 4 contre 3, et les bombardiers passent.',
      ),
      step(
        'PK-12.5.3',
        '9 and the factor 3 make 12: two levels of damage, and 6 thousand tons in the harbour. Now the fighters choose a base.',
        '9 et le facteur 3 font 12 : deux niveaux de dégâts, et 6 000 tonnes au port. Les chasseurs choisissent une base.',
        'base 33PG mitchel',
      ),
    ],
  },
  'flying-boat': {
    options: { v21_3_floatplanes: true },
    lay: (state) => {
      empty(state, 'air', 'axis');
      plane(state, 'BV222', 'home');
      sub(state, 'U-504', 'DM');
    },
    dice: [2, 5, 2],
    steps: [
      step(
        'PK-21.3.1',
        'A flying boat that a submarine supports can reach Florida. U-504 waits in the very area.',
        'Un hydravion soutenu par un sous-marin peut atteindre la Floride. U-504 attend dans la zone même.',
        'bomb BV222 DM U-504',
      ),
      step('PK-12.5', 'Name the port.', 'Nommez le port.', 'target miami'),
      step(
        'PK-21.3.1',
        'Over its own support the factor is doubled: that is what makes the hit. From the area next door the same dice would have done nothing.',
        'Au-dessus de son soutien le facteur double : c’est lui qui fait toucher. Depuis la zone voisine, les mêmes dés n’auraient rien donné.',
      ),
    ],
  },
  gauntlet: {
    lay: (state) => {
      empty(state, 'naval', 'axis');
      sub(state, 'U-123', 'CA');
      sub(state, 'U-66', 'CB');
      ship(state, 'DD-1', 'CA');
      convoy(state, 'IND', 'CA', 'trinidad');
    },
  },
  patrols: {
    lay: (state) => {
      empty(state, 'naval', 'axis');
      sub(state, 'U-85', 'CB');
      plane(state, 'VP-51', 'langley', { state: 'patrol', at: 'CB' });
      plane(state, '33PG', 'mitchel', { state: 'cap', at: 'CA' });
    },
  },
  search: {
    options: { hiddenSubmarines: true },
    lay: (state) => {
      empty(state, 'air', 'allies');
      plane(state, 'VP-51', 'langley');
      sub(state, 'U-123', 'CB');
      sub(state, 'U-125', 'CB', { status: 'submerged' });
    },
    dice: [3, 9, 4],
    steps: [
      step(
        'PK-18.5',
        'Submarines are hidden. One is on the surface in CB and one submerged, but the Allies see neither. A patrol wing searches the area.',
        'Les sous-marins sont cachés. L’un est en surface en CB, l’autre en plongée, mais les Alliés n’en voient aucun. Une escadre de patrouille cherche.',
        'attack VP-51 CB',
      ),
      step(
        'PK-18.5',
        'A 3 finds the one on the surface. Had both been down, the same die would have found nothing, and told nothing.',
        'Un 3 trouve celui en surface. Si les deux avaient plongé, le même dé n’aurait rien trouvé, ni rien appris.',
      ),
      step(
        'PK-9.2.2',
        'The attack, 9 and then 4, forces it to stay up. It is Detected.',
        'L’attaque, 9 puis 4, l’oblige à rester en surface. Il est repéré.',
      ),
    ],
  },
};
export default examples;
