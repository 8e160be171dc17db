/** The pictures in the rulebook of Drumbeat. */
import type { Plate } from '../../tutorial/plates.ts';

const plates: readonly Plate[] = [
  {
    id: 'gauntlet',
    rule: 'PK-6.1',
    caption: {
      en: 'Two boats off the coast, a destroyer, and independents on their way to Trinidad.',
      fr: 'Deux bateaux devant la côte, un destroyer, et des indépendants vers la Trinité.',
    },
    box: [262, 293, 447, 370],
    shows: ['U-123', 'C-1'],
  },
  {
    id: 'patrols',
    rule: 'PK-8.3',
    caption: {
      en: 'Aircraft over the sea: a patrol wing in one area, fighters over the other.',
      fr: 'Des avions sur la mer : une escadre de patrouille dans une zone, des chasseurs dans l’autre.',
    },
    box: [262, 293, 447, 370],
    seat: 'allies',
  },
  {
    id: 'bombers',
    rule: 'PK-12.5',
    caption: {
      en: 'The German fields in the Azores, where bombers stand, and fighters on patrol off New York.',
      fr: 'Les terrains allemands des Açores, où sont les bombardiers, et des chasseurs en patrouille devant New York.',
    },
    box: [340, 293, 800, 190],
    plays: true,
  },
  {
    id: 'search',
    rule: 'PK-18.5',
    caption: {
      en: 'A search in the dark, as the Axis knows it: one boat up, one down.',
      fr: 'Une recherche à l’aveugle, telle que l’Axe la voit : un bateau en surface, un en plongée.',
    },
    box: [262, 293, 447, 370],
    plays: true,
  },
  {
    id: 'flying-boat',
    rule: 'PK-21.3.1',
    caption: {
      en: 'A flying boat’s support waits off Florida.',
      fr: 'Le soutien d’un hydravion attend devant la Floride.',
    },
    box: [150, 480, 446, 300],
    shows: ['U-504'],
    plays: true,
  },
];
export default plates;
