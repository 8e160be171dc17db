/** The pictures in the rulebook of U-boat Pens. */
import type { Plate } from '../../tutorial/plates.ts';

const plates: readonly Plate[] = [
  {
    id: 'coming-home',
    rule: 'PEN-1.8',
    caption: {
      en: 'Two spent boats, one far out and one before the pen of Brittany, on their way in.',
      fr: 'Deux bateaux épuisés, l’un au large, l’autre devant la base de Bretagne, sur le chemin du retour.',
    },
    box: [590, 250, 447, 400],
    shows: ['uboat-1', 'uboat-2'],
    plays: true,
  },
  {
    id: 'harbour',
    rule: 'PEN-1.12',
    caption: {
      en: 'One boat lies in the pen, the other before it; the destroyer next door can only ever meet the second.',
      fr: 'Un bateau est dans la base, l’autre devant ; le destroyer voisin ne rencontrera jamais que le second.',
    },
    box: [590, 340, 447, 330],
    shows: ['uboat-1', 'uboat-2'],
  },
  {
    id: 'two-pens',
    rule: 'PEN-1.22',
    caption: {
      en: 'Five British bombers over two pens in Aquitaine; the right one has 6 damage.',
      fr: 'Cinq bombardiers britanniques au-dessus de deux bases d’Aquitaine ; celle de droite a 6 dégâts.',
    },
    box: [752, 448, 400, 340],
    plays: true,
  },
  {
    id: 'interception',
    rule: 'HOST-8.3',
    caption: {
      en: 'Two fighters in Brittany, and an American raid with one escort.',
      fr: 'Deux chasseurs en Bretagne, et un raid américain avec une escorte.',
    },
    box: [752, 400, 400, 340],
    plays: true,
  },
  {
    id: 'surprise',
    rule: 'HOST-9.4',
    caption: {
      en: 'Two U-boats, a cruiser and a transport, and no destroyer.',
      fr: 'Deux sous-marins, un croiseur et un transport, sans destroyer.',
    },
    box: [560, 230, 440, 360],
    plays: true,
  },
  {
    id: 'hunt',
    rule: 'HOST-9.10',
    caption: {
      en: 'Two destroyers and an aircraft hunt two U-boats.',
      fr: 'Deux destroyers et un avion chassent deux sous-marins.',
    },
    box: [540, 130, 446, 372],
    plays: true,
  },
];
export default plates;
