/** The pictures in the rulebook of Drumbeat. */
import type { Plate } from '../../tutorial/plates.ts';

const plates: readonly Plate[] = [
  {
    id: 'gauntlet',
    rule: 'PK-6.1',
    caption: {
      en: 'Two boats off the coast, a destroyer, and independents on their way to Trinidad.',
      fr: 'Deux bateaux devant la côte, un destroyer, et des indépendants vers Trinité.',
    },
    box: [200, 220, 560, 480],
    shows: ['U-123', 'C-1'],
  },
  {
    id: 'patrols',
    rule: 'PK-8.3',
    caption: {
      en: 'Aircraft over the sea: a patrol wing in one area, fighters over the other.',
      fr: 'Des avions sur la mer : une escadre de patrouille dans une zone, des chasseurs dans l’autre.',
    },
    box: [200, 220, 560, 480],
    seat: 'allies',
  },
  {
    id: 'bombers',
    rule: 'PK-12.5',
    caption: {
      en: 'Bombers in the Azores, and fighters over New York.',
      fr: 'Des bombardiers aux Açores, et des chasseurs au-dessus de New York.',
    },
    box: [300, 120, 860, 560],
    plays: true,
  },
  {
    id: 'search',
    rule: 'PK-18.5',
    caption: {
      en: 'A search in the dark, as the Axis knows it: one boat up, one down.',
      fr: 'Une recherche à l’aveugle, telle que l’Axe la voit : un bateau en surface, un en plongée.',
    },
    box: [200, 220, 560, 480],
    plays: true,
  },
  {
    id: 'flying-boat',
    rule: 'PK-21.3.1',
    caption: {
      en: 'A flying boat’s support waits off Florida.',
      fr: 'Le soutien d’un hydravion attend devant la Floride.',
    },
    box: [120, 400, 560, 480],
    shows: ['U-504'],
    plays: true,
  },
];
export default plates;
