/** The worked examples of Flotilla Leader, as positions with their dice. */
import { OrderedTable } from '@derby/kernel';
import { marker, newContact } from '@derby/leader/contact';
import type { BoatId, Level } from '@derby/leader/data/boats';
import { CONVOYS } from '@derby/leader/data/convoys';
import type { ZoneId } from '@derby/leader/data/display';
import { muster, newBoat } from '@derby/leader/flotilla';
import { type Boat, type Deck, type Leader, type State, shipOf } from '@derby/leader/state';
import { newFighter } from '@derby/leader/wolfpack';
import type { Examples } from '../../tutorial/example.ts';
import { step } from '../../tutorial/step.ts';

/** The decks lie in the order of their numbers. */
const UNSHUFFLED = { below: () => 0, shuffle: () => undefined };

/** A campaign that has just begun, with one boat. */
function campaign(state: State, id: BoatId, level: Level, change: Partial<Boat> = {}): void {
  const table = new OrderedTable<Leader>(state, UNSHUFFLED, (rule) => {
    throw new Error(`Nothing is asked in a muster, but ${rule} does.`);
  });
  table.run(function* (t) {
    yield* muster(t);
  });
  state.boats.push({ ...newBoat(state, id, level), ...change });
}

/** These cards come off the deck first, in this order. */
function stack(state: State, deck: Deck, ...cards: number[]): void {
  const { draw } = state.decks[deck];
  state.decks[deck].draw = [...draw.filter((card) => !cards.includes(card)), ...cards.toReversed()];
}

/** The first round of a battle against the convoy of card 37. */
function battle(state: State, id: BoatId, zone: ZoneId): void {
  const convoy = CONVOYS[37];
  if (!convoy) throw new Error('There is no such convoy.');
  state.contact = {
    ...newContact(id, 1),
    card: 37,
    ships: [
      ...convoy.ships.map((at, i) => marker(`M${i + 1}`, 'merchant', at)),
      ...convoy.escorts.map((at, i) => marker(`E${i + 1}`, 'escort', at)),
    ],
    fought: true,
  };
  state.decks.convoy.draw = state.decks.convoy.draw.filter((card) => card !== 37);
  state.battle = {
    ...{ round: 1, condition: 'none', fighters: [newFighter(id, zone, 'surfaced')], party: [id] },
    ...{ called: [], radio: false, acted: [], salvo: [], attacks: [], prizeTaken: false },
  };
}

/** A ship is known. */
function reveal(state: State, id: string, card: number): void {
  for (const deck of Object.values(state.decks)) deck.draw = deck.draw.filter((one) => one !== card);
  shipOf(state, id).card = card;
}

const examples: Examples<State> = {
  class: {
    options: { campaign: 'battle-begins' },
    lay: (state) => {
      campaign(state, 'U-56', 'ace', { area: 'british-isles' });
      stack(state, 'event', 201, 202, 203);
      state.phase = 'operations';
    },
    steps: [
      step(
        'UL-2.2',
        'U-56 is of Type II, small and short-legged. From the British Isles the sheet leads on to the Western Approaches, but they are grey: her class may not go there. Sail back to the North Sea.',
        'U-56 est de Type II, petit et de faible rayon. Des îles Britanniques la feuille mène aux Approches occidentales, mais elles sont grises : sa classe n’y va pas. Revenez en mer du Nord.',
        'sail north-sea',
      ),
      step(
        'UL-8.10',
        'Every area that is entered draws an event: here all is quiet.',
        'Chaque zone où l’on entre fait tirer un événement : ici tout est calme.',
      ),
    ],
  },
  mines: {
    options: { campaign: 'battle-begins' },
    lay: (state) => {
      campaign(state, 'U-47', 'trained');
      stack(state, 'event', 201, 202, 203);
      state.so = 3;
      state.phase = 'strategic';
    },
    steps: [
      step(
        'UL-6.1',
        'The strategic segment: options are bought with Special Options. A minelaying mission costs one.',
        'Le segment stratégique : on achète des options. Une mission de mouillage en coûte une.',
        'option mine',
      ),
      step(
        'UL-7.1',
        'The boat has one mission now. Stored torpedoes give way to mines: take eight.',
        'Le bateau a une mission. Des torpilles en réserve cèdent la place aux mines : prenez-en huit.',
        'mines stored normal 8',
      ),
      step(
        'UL-7.1',
        'The loaded tubes stay as they are.',
        'Les tubes chargés restent tels quels.',
        'mines ready normal 0',
      ),
      step('UL-6.1', 'Nothing else is bought.', 'On n’achète rien d’autre.', 'end'),
      step('UL-8.2', 'She sails. First the North Sea.', 'Il appareille. D’abord la mer du Nord.', 'sail north-sea'),
      step(
        'UL-8.2',
        'All quiet. On to the British Isles.',
        'Tout est calme. Puis les îles Britanniques.',
        'sail british-isles',
      ),
      step('UL-8.5', 'Now into the mission’s box.', 'Maintenant dans la case de la mission.', 'mission mine'),
      step(
        'UL-7.2',
        'Eight mines are laid and bring 4 victory points; the mission is done, and six torpedoes are left.',
        'Huit mines sont mouillées et rapportent 4 points de victoire ; la mission est finie, et il reste six torpilles.',
      ),
    ],
  },
  attack: {
    options: { campaign: 'battle-begins' },
    lay: (state) => {
      campaign(state, 'U-47', 'veteran', { mission: 'attack' });
      stack(state, 'event', 168, 173, 189, 177);
      stack(state, 'naval', 150, 159, 162);
      state.phase = 'operations';
    },
    dice: [4, 2, 8, 5, 3, 5],
    steps: [
      step(
        'UL-8.2',
        'U-47 has an Attack mission: a harbour. First the North Sea.',
        'U-47 a une mission d’attaque : un port. D’abord la mer du Nord.',
        'sail north-sea',
      ),
      step(
        'UL-8.5',
        'Rough seas cost a point of stress. Enter the mission’s box.',
        'La mer forte coûte un point de stress. Entrez dans la case de la mission.',
        'mission attack',
      ),
      step(
        'UL-7.4',
        'The way in takes three events. Each time the boat may break off; go on.',
        'L’approche prend trois événements. Chaque fois le bateau peut renoncer ; continuez.',
        'go-on',
      ),
      step(
        'UL-8.10',
        'Enemy aircraft: 4 and evasion 4 make 8, and she pays with 2 stress. Go on.',
        'Avions ennemis : 4 et évasion 4 font 8, elle le paie de 2 de stress. Continuez.',
        'go-on',
      ),
      step('UL-8.10', 'An enemy submarine, 2 more. Go on.', 'Un sous-marin ennemi, 2 de plus. Continuez.', 'go-on'),
      step(
        'UL-7.5',
        'A radio intercept, and the harbour lies open: three ships. Aim at the first.',
        'Un message intercepté, et le port s’ouvre : trois navires. Visez le premier.',
        'aim N1',
      ),
      step('UL-13.4', 'Four torpedoes in one spread.', 'Quatre torpilles en une gerbe.', 'torpedoes 4'),
      step('UL-2.15', 'All four from the tubes.', 'Toutes des tubes.', 'from-ready 4'),
      step('UL-7.5', 'One tube is left: at the third ship.', 'Il reste un tube : sur le troisième navire.', 'aim N3'),
      step(
        'UL-2.15',
        'From the tubes as well. With the last of them the salvo goes.',
        'Des tubes aussi. Avec le dernier, la salve part.',
        'from-ready 1',
      ),
      step(
        'UL-13.6',
        'The best of 2, 8, 5 and 3 is 8; 3 for the spread and 1 for skill make 12, sunk. The single one comes to 6, light damage. Stop here.',
        'Le meilleur de 2, 8, 5 et 3 est 8 ; 3 pour la gerbe et 1 pour l’adresse font 12, coulé. La torpille seule arrive à 6, dégât léger. Arrêtez là.',
        'stop',
      ),
      step(
        'UL-7.6',
        'The mission is done: 4 victory points, 3 points of experience, and the tubes are loaded again.',
        'La mission est finie : 4 points de victoire, 3 d’expérience, et les tubes sont rechargés.',
      ),
    ],
  },
  revealing: {
    lay: (state) => {
      campaign(state, 'U-98', 'veteran', { area: 'north-west-approaches' });
      battle(state, 'U-98', 'L-S');
      stack(state, 'merchant', 78, 56);
      state.phase = 'movement';
    },
    steps: [
      step(
        'UL-11.3',
        'A convoy at night. U-98 stands in the outer ring; the ships are unknown yet. Move in to the medium ring.',
        'Un convoi, la nuit. U-98 est dans l’anneau extérieur ; les navires sont encore inconnus. Entrez dans l’anneau médian.',
        'move M-SSE',
      ),
      step('UL-11.3', 'She has moves left, but stays here.', 'Il lui reste du mouvement, mais elle reste ici.', 'stay'),
      step(
        'UL-11.6',
        'Where she ends, the nearest ships become known: the cards of two merchants are turned.',
        'Là où elle s’arrête, les navires les plus proches se dévoilent : les cartes de deux cargos sont retournées.',
      ),
    ],
  },
  tanker: {
    lay: (state) => {
      campaign(state, 'U-98', 'veteran', { area: 'north-west-approaches' });
      battle(state, 'U-98', 'M-SSE');
      reveal(state, 'M4', 56);
      state.phase = 'aggressive';
    },
    dice: [5, 7],
    steps: [
      step(
        'UL-13.3',
        'A tanker is known, two zones off. Aim at it.',
        'Un pétrolier est connu, à deux zones. Visez-le.',
        'aim M4',
      ),
      step('UL-13.4', 'Two torpedoes.', 'Deux torpilles.', 'torpedoes 2'),
      step(
        'UL-13.5',
        'More ships could be aimed at in the same salvo. Fire.',
        'La même salve pourrait viser d’autres navires. Feu.',
        'fire',
      ),
      step(
        'UL-13.6',
        'The better die is 7. Range takes 2 away, the spread gives 1: a total of 6, heavy damage.',
        'Le meilleur dé est 7. La distance retire 2, la gerbe donne 1 : total 6, dégât lourd.',
      ),
      step(
        'UL-13.13',
        'Two torpedoes are spent, and the convoy has its first Alert.',
        'Deux torpilles sont parties, et le convoi a sa première alerte.',
      ),
    ],
  },
  gun: {
    lay: (state) => {
      campaign(state, 'U-98', 'veteran', { area: 'north-west-approaches', ammunition: 5 });
      battle(state, 'U-98', 'S-S');
      reveal(state, 'M3', 78);
      state.phase = 'aggressive';
    },
    dice: [7],
    steps: [
      step(
        'UL-13.11',
        'On the surface, close to a freighter: the gun. Aim it.',
        'En surface, près d’un cargo : le canon. Pointez-le.',
        'gun M3',
      ),
      step('UL-13.11', 'Fire.', 'Feu.', 'fire'),
      step(
        'UL-13.11',
        'A 7, less 3 for the range, is 4: light damage, and a round of ammunition is spent. The freighter shoots back.',
        'Un 7, moins 3 pour la distance, fait 4 : dégât léger, et un coup de munitions en moins. Le cargo riposte.',
      ),
    ],
  },
};
export default examples;
