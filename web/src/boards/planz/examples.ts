/** The worked examples of War Plan Z, as positions with their dice. */
import type { Power, Stand } from '@derby/planz/data/powers';
import { UNIT_IDS, UNITS, type UnitId } from '@derby/planz/data/units';
import { put, whereIs } from '@derby/planz/places';
import { defaultTop, stacksOf } from '@derby/planz/stacks';
import type { Place, State, Where } from '@derby/planz/state';
import type { Examples } from '../../tutorial/example.ts';
import { step } from '../../tutorial/step.ts';

interface Laid {
  readonly mover: 'german' | 'allied';
  readonly powers?: Partial<Record<Power, Stand>>;
}

/** The third turn, five AP each, and nothing on the map but these units. */
function lay(state: State, places: Partial<Record<UnitId, Where>>, { mover, powers }: Laid): void {
  for (const unit of UNIT_IDS) put(state, unit, UNITS[unit].entry === 'start' ? 'pool' : whereIs(state, unit));
  Object.assign(state, { phase: 'actions', stage: 'choose', arranging: 'over', turn: 3, segment: 1, mover });
  state.ap = { german: 5, allied: 5 };
  Object.assign(state.powers, powers);
  for (const [unit, where] of Object.entries(places) as [UnitId, Where][]) put(state, unit, where);
  for (const side of ['german', 'allied'] as const) {
    const tops: Partial<Record<Place, UnitId>> = {};
    for (const { place, units } of stacksOf(state, side)) {
      const top = defaultTop(units);
      if (top) tops[place] = top;
    }
    state.tops[side] = tops;
  }
}

const examples: Examples<State> = {
  norway: {
    lay: (state) =>
      lay(
        state,
        { 'N-CD-1': 'AF-NAR', 'N-CD-2': 'AF-TRO', 'N-CD-3': 'AN2-NOR', 'N-INF-1': 'AN2-NOR', 'N-DD-1': 'AF' },
        { mover: 'german' },
      ),
  },

  'range-two': {
    lay: (state) => lay(state, { 'B-NB-1': 'GIBRALTAR', 'G-SS-1': 'CE', 'G-SS-2': 'BD' }, { mover: 'allied' }),
    dice: [1, 6, 2],
    steps: [
      step(
        'WPZ-10.4.1',
        'A British naval bomber stands at Gibraltar, range two. One U-boat flotilla lies off the Azores, another in the Mid-Atlantic Gap, too far off. Order an air strike at sea.',
        'Un bombardier naval britannique est à Gibraltar, rayon deux. Une flottille de sous-marins est devant les Açores, une autre au milieu de l’Atlantique, trop loin. Ordonnez une frappe aérienne en mer.',
        'action airstrike-sea',
      ),
      step(
        'WPZ-7.4',
        'It starts from Gibraltar; there is only one target that it reaches.',
        'Il part de Gibraltar ; une seule cible est à sa portée.',
        ['from GIBRALTAR'],
      ),
      step(
        'WPZ-11.4a',
        'Tactical superiority goes to the Germans, 6 against 1, but a submarine never fires at aircraft. The bomber attacks.',
        'La supériorité tactique va aux Allemands, 6 contre 1, mais un sous-marin ne tire jamais sur un avion. Le bombardier attaque.',
        'shoot B-NB-1',
      ),
      step(
        'WPZ-11.8a',
        'A factor of 2 hits on 1 and 2. The die is a 2: the flotilla is eliminated and goes to refit, and the bomber flies back to Gibraltar.',
        'Un facteur 2 touche sur 1 et 2. Le dé est un 2 : la flottille est éliminée et part en réparation, et le bombardier rentre à Gibraltar.',
      ),
    ],
  },
  azores: {
    lay: (state) =>
      lay(
        state,
        { 'B-INF-3': 'CE-AZO', 'B-SP-1': 'AZORES', 'B-CL-3': 'CE', 'G-LR-1': 'CANARIES' },
        { mover: 'german', powers: { canaries: 'german', azores: 'allied' } },
      ),
    dice: [2, 5, 2, 2],
    steps: [
      step(
        'WPZ-10.4a',
        'Long-range aircraft on the Canaries, a British cruiser off the Azores, seaplanes on the island. Order an air strike at sea.',
        'Des avions à long rayon aux Canaries, un croiseur britannique devant les Açores, des hydravions sur l’île. Ordonnez une frappe aérienne en mer.',
        'action airstrike-sea',
      ),
      step('WPZ-7.4', 'They start from the Canaries, by CF.', 'Ils partent des Canaries, par CF.', [
        'from CANARIES',
        'to CF',
      ]),
      step('WPZ-10.4a', 'On to CE, where the cruiser is.', 'Puis CE, où se trouve le croiseur.', 'to CE'),
      step(
        'WPZ-11.3b',
        'The defender may let his aircraft rise, or keep them on the ground, out of the fight. Here the seaplanes rise.',
        'Le défenseur peut faire décoller ses avions, ou les garder au sol, hors du combat. Ici les hydravions décollent.',
        'commit B-SP-1',
      ),
      step(
        'WPZ-11.6a',
        'Superiority: 5 against 2, so the Allies fire first. The seaplanes attack, needing a 1.',
        'Supériorité : 5 contre 2, les Alliés tirent d’abord. Les hydravions attaquent, il leur faut un 1.',
        'shoot B-SP-1',
      ),
      step(
        'WPZ-11.7a',
        'They roll 2 and miss. Now the bombers.',
        'Ils font 2 et manquent. Aux bombardiers.',
        'shoot G-LR-1',
      ),
      step(
        'WPZ-11.9a',
        'Aircraft choose their target: the cruiser rather than the seaplanes.',
        'Les avions choisissent leur cible : le croiseur plutôt que les hydravions.',
        'at B-CL-3',
      ),
      step(
        'WPZ-11.8a',
        'Factor 2, die 2: the cruiser is out. Had the seaplanes stayed down, nobody would have fired at the bombers but the cruiser.',
        'Facteur 2, dé 2 : le croiseur est éliminé. Si les hydravions étaient restés au sol, seul le croiseur aurait tiré sur les bombardiers.',
      ),
    ],
  },
  carriers: {
    lay: (state) =>
      lay(
        state,
        {
          'B-CV-1': 'BE',
          'B-CV-2': 'BE',
          'B-CA-1': 'BE',
          'G-BB-1': 'BE',
          'G-BB-2': 'BE',
          'G-DD-1': 'BE',
          'G-DD-2': 'BE',
          'G-DD-3': 'BE',
        },
        { mover: 'allied' },
      ),
    dice: [4, 4, 3, 4, 2, 6, 1, 4],
    steps: [
      step(
        'WPZ-11.1d',
        'Two British fleet carriers and a heavy cruiser lie in the Southwest Approaches beside two German battleships and three destroyer flotillas. Order a naval move, which may end where it begins.',
        'Deux porte-avions britanniques et un croiseur lourd sont dans les Approches du Sud-Ouest, à côté de deux cuirassés allemands et de trois flottilles de destroyers. Ordonnez un mouvement naval, qui peut finir où il commence.',
        'action naval-move',
      ),
      step('WPZ-7.5', 'All British ships take part.', 'Tous les navires britanniques en sont.', ['from BE', 'all GBR']),
      step('WPZ-11.6a', 'They stay, and attack.', 'Ils restent, et attaquent.', 'stop'),
      step(
        'WPZ-11.6a',
        'Superiority: 4 and 4. The attacker has carriers, so the tie is his. Step 2 is the aircraft’s: the first carrier attacks.',
        'Supériorité : 4 partout. L’attaquant a des porte-avions, l’égalité est pour lui. L’étape 2 est aux avions : le premier porte-avions attaque.',
        'shoot B-CV-1',
      ),
      step(
        'WPZ-11.9a',
        'Aircraft aim: at the first battleship.',
        'Les avions visent : le premier cuirassé.',
        'at G-BB-1',
      ),
      step(
        'WPZ-11.8a',
        'Factor 3, die 3: gone before it has fired. Now the second carrier.',
        'Facteur 3, dé 3 : il disparaît avant d’avoir tiré. Au second porte-avions.',
        'shoot B-CV-2',
      ),
      step('WPZ-11.9a', 'At the second battleship.', 'Sur le second cuirassé.', 'at G-BB-2'),
      step(
        'WPZ-11.9b',
        'A 4 misses. In step 4 the ships fire, and name only a class: the heavy cruiser at surface ships.',
        'Un 4 manque. À l’étape 4 les navires tirent et ne nomment qu’une classe : le croiseur lourd sur les navires de surface.',
        'shoot B-CA-1',
      ),
      step(
        'WPZ-11.8b',
        'A 2 hits. The Germans choose what they give up: a destroyer flotilla.',
        'Un 2 touche. Les Allemands choisissent ce qu’ils perdent : une flottille de destroyers.',
        'lose G-DD-1',
      ),
      step(
        'WPZ-11.7a',
        'Now the Germans. The battleship needs 5 or less.',
        'Aux Allemands. Au cuirassé il faut 5 ou moins.',
        'shoot G-BB-2',
      ),
      step('WPZ-11.7a', 'It rolls 6. The next flotilla.', 'Il fait 6. La flottille suivante.', 'shoot G-DD-2'),
      step(
        'WPZ-11.8b',
        'A 1 hits. The Allies give up the cruiser: the carriers are worth more.',
        'Un 1 touche. Les Alliés cèdent le croiseur : les porte-avions valent plus.',
        'lose B-CA-1',
      ),
      step('WPZ-11.7a', 'The last flotilla fires.', 'La dernière flottille tire.', 'shoot G-DD-3'),
      step(
        'WPZ-11.7c',
        'It misses, and the battle is over: a battleship, a flotilla and a cruiser are out.',
        'Elle manque, et la bataille est finie : un cuirassé, une flottille et un croiseur sont éliminés.',
      ),
    ],
  },
  trondheim: {
    lay: (state) =>
      lay(
        state,
        {
          'N-CD-1': 'AF-NAR',
          'N-CD-2': 'AF-TRO',
          'N-CD-3': 'AN2-NOR',
          'N-INF-1': 'AN2-NOR',
          'N-DD-1': 'AF',
          'G-TR-1': 'AO',
          'G-TR-2': 'AO',
          'G-INF-1': 'G-TR-1',
          'G-MTN-1': 'G-TR-2',
        },
        { mover: 'german' },
      ),
    dice: [3, 2, 5, 2, 4, 1],
    steps: [
      step(
        'WPZ-12.4a',
        'Norway is neutral. Two German transports carry an infantry corps and a mountain division. Order an amphibious assault.',
        'La Norvège est neutre. Deux transports allemands portent un corps d’infanterie et une division de montagne. Ordonnez un assaut amphibie.',
        'action amphibious',
      ),
      step(
        'WPZ-10.3a',
        'Both sail from the German waters by the eastern North Sea.',
        'Les deux quittent les eaux allemandes par l’est de la mer du Nord.',
        ['from AO', 'all GER', 'to AN2'],
      ),
      step('WPZ-10.3a', 'On to the Norwegian coast.', 'Puis la côte norvégienne.', 'to AF'),
      step('WPZ-10.3a', 'There they stop.', 'Là ils s’arrêtent.', 'stop'),
      step(
        'WPZ-12.4a',
        'No enemy surface ship is there; the Norwegian ships are neutral and do not count. Land at Trondheim.',
        'Aucun navire de surface ennemi ne s’y trouve ; les navires norvégiens sont neutres et ne comptent pas. Débarquez à Trondheim.',
        'land-at AF-TRO',
      ),
      step(
        'WPZ-12.4b',
        'Both units go. A battery stands there, so they must fight for it.',
        'Les deux unités y vont. Une batterie s’y trouve, il faut donc se battre.',
        ['land G-INF-1 AF-TRO', 'land G-MTN-1 AF-TRO', 'attack'],
      ),
      step(
        'WPZ-20.3c',
        'An invasion: a die of 3 is odd, and the American level rises; Norway joins the Allies. The battery fires first, with superiority 5 against 2.',
        'Une invasion : un dé de 3 est impair, le niveau américain monte ; la Norvège rejoint les Alliés. La batterie tire d’abord, supériorité 5 contre 2.',
        'shoot N-CD-2',
      ),
      step(
        'WPZ-11.8b',
        'A 2 hits a transport. It has two steps and carries one unit, so nobody drowns.',
        'Un 2 touche un transport. Il a deux échelons et porte une unité : personne ne se noie.',
        'lose G-TR-1',
      ),
      step(
        'WPZ-12.4d',
        'The troops are ashore. The corps attacks.',
        'Les troupes sont à terre. Le corps attaque.',
        'shoot G-INF-1',
      ),
      step(
        'WPZ-11.8a',
        'A 4 misses with factor 3. The mountain division.',
        'Un 4 manque avec un facteur 3. La division de montagne.',
        'shoot G-MTN-1',
      ),
      step(
        'WPZ-20.3a',
        'A 1 hits, and the battery is gone. Trondheim is German and brings an AP from the next turn on; Narvik and Oslo are Allied now.',
        'Un 1 touche, et la batterie disparaît. Trondheim est allemande et rapporte un PA dès le tour suivant ; Narvik et Oslo sont désormais alliées.',
      ),
    ],
  },
};
export default examples;
