/** The pictures in the rulebook of Flotilla Leader. */
import type { Plate } from '../../tutorial/plates.ts';

const plates: readonly Plate[] = [
  {
    id: 'class',
    rule: 'UL-2.2',
    caption: {
      en: 'A small Type II off the British Isles: the way west is closed to its class.',
      fr: 'Un petit Type II devant les îles Britanniques : l’ouest est fermé à sa classe.',
    },
    box: [28, 70, 616, 616],
    shows: ['U-56'],
    plays: true,
  },
  {
    id: 'mines',
    rule: 'UL-7.1',
    caption: {
      en: 'One boat in Germany, before a minelaying mission.',
      fr: 'Un bateau en Allemagne, avant une mission de mouillage.',
    },
    box: [28, 70, 616, 616],
    plays: true,
  },
  {
    id: 'attack',
    rule: 'UL-7.4',
    caption: { en: 'U-47 with an Attack mission in hand.', fr: 'U-47 avec une mission d’attaque.' },
    box: [28, 70, 616, 616],
    plays: true,
  },
  {
    id: 'revealing',
    rule: 'UL-11.6',
    caption: {
      en: 'The battle display: U-98 in the outer ring, a convoy of unknown ships.',
      fr: 'Le tableau de bataille : U-98 dans l’anneau extérieur, un convoi de navires inconnus.',
    },
    box: [28, 70, 616, 616],
    shows: ['U-98'],
    plays: true,
  },
  {
    id: 'tanker',
    rule: 'UL-13.5',
    caption: {
      en: 'U-98 in the medium ring, and a tanker that is known.',
      fr: 'U-98 dans l’anneau médian, et un pétrolier connu.',
    },
    box: [28, 70, 616, 616],
    shows: ['M4'],
    plays: true,
  },
  {
    id: 'gun',
    rule: 'UL-13.11',
    caption: { en: 'Close to a freighter, on the surface.', fr: 'Près d’un cargo, en surface.' },
    box: [28, 70, 616, 616],
    shows: ['M3'],
    plays: true,
  },
];
export default plates;
