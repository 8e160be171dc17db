/** The pictures in the rulebook of XXI. */
import type { Plate } from '../../tutorial/plates.ts';

const plates: readonly Plate[] = [
  {
    id: 'transport-map',
    rule: 'XXI-2.4.1a',
    caption: {
      en: 'The transport map: the resources at their factories, the hubs and the lines between them, the shipyards with their squares.',
      fr: 'La carte de transport : les ressources à leurs usines, les centres et les lignes qui les relient, les chantiers avec leurs cases.',
    },
    box: [8, 50, 758, 664],
  },
  {
    id: 'raids',
    rule: 'XXI-6.0e',
    caption: {
      en: 'Three raids have hit Hamburg, Danzig and hub 9: each Devastated hub carries its marker, and whatever stood there is gone.',
      fr: 'Trois raids ont touché Hamburg, Danzig et le centre 9 : chaque centre dévasté porte son marqueur, et ce qui s’y trouvait est perdu.',
    },
    box: [30, 46, 1006, 338],
    shows: ['12', '9', '18'],
  },
  {
    id: 'round-kassel',
    rule: 'XXI-7.2d',
    caption: {
      en: 'Kassel is Devastated: from Gustavsburg a hull can no longer go that way.',
      fr: 'Kassel est dévastée : depuis Gustavsburg, une coque ne peut plus passer par là.',
    },
    box: [70, 410, 340, 306],
    shows: ['hull-A-1'],
    plays: true,
  },
  {
    id: 'model-a',
    rule: 'XXI-8.4a',
    caption: {
      en: 'Six parts lie in the squares of Hamburg: enough for the first Type XXI, model A.',
      fr: 'Six éléments occupent les cases de Hamburg : de quoi bâtir le premier Type XXI, modèle A.',
    },
    box: [36, 74, 340, 232],
    plays: true,
  },
  {
    id: 'two-flotillas',
    rule: 'XXI-9.10',
    caption: {
      en: 'A convoy of value 5 in the Atlantic Ocean, and two Type VII flotillas that may sail against it.',
      fr: 'Un convoi de valeur 5 dans l’océan Atlantique, et deux flottilles de Type VII qui peuvent l’attaquer.',
    },
    box: [764, 390, 408, 560],
    shows: ['convoy-3', 'vii-1', 'vii-2'],
    plays: true,
  },
  {
    id: 'constant-retreat',
    rule: 'XXI-10.3b',
    caption: {
      en: 'The Armies stand in Constant Retreat, and the assault succeeds: one of two crews on the map must go.',
      fr: 'Les Armées sont en Retraite constante et l’assaut réussit : l’un des deux équipages sur la carte doit partir.',
    },
    box: [60, 90, 640, 290],
    shows: ['crew-F-1', 'crew-G-1'],
    plays: true,
  },
  {
    id: 'paying-for-repair',
    rule: 'XXI-11.2',
    caption: {
      en: 'Magdeburg and hub 9 are Devastated. The hull at Gustavsburg can pay for Magdeburg, a Command in its box for either.',
      fr: 'Magdeburg et le centre 9 sont dévastés. La coque de Gustavsburg peut payer Magdeburg, un Commandement de la case l’un ou l’autre.',
    },
    box: [40, 280, 446, 390],
    shows: ['7', '9', 'hull-A-1'],
    plays: true,
  },
];
export default plates;
