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
    box: [140, 200, 446, 450],
    shows: ['U-56'],
    plays: true,
  },
  {
    id: 'mines',
    rule: 'UL-7.1',
    caption: {
      en: 'One boat in Germany, before a minelaying mission.',
      fr: 'Un bateau en Allemagne, avant une mission de mouillage de mines.',
    },
    box: [376, 196, 446, 330],
    shows: ['U-47'],
    plays: true,
  },
  {
    id: 'attack',
    rule: 'UL-7.4',
    caption: { en: 'U-47 with an Attack mission in hand.', fr: 'U-47 avec une mission d’attaque.' },
    box: [376, 196, 446, 330],
    shows: ['U-47'],
    plays: true,
  },
  {
    id: 'revealing',
    rule: 'UL-11.6',
    caption: {
      en: 'The battle display: U-98 in the outer ring, a convoy of unknown ships.',
      fr: 'Le tableau de bataille : U-98 dans l’anneau extérieur, un convoi de navires inconnus.',
    },
    box: [9, 59, 655, 640],
    shows: ['U-98'],
    plays: true,
  },
  {
    id: 'tanker',
    rule: 'UL-13.5',
    caption: {
      en: 'U-98 in the medium ring, and a tanker already revealed.',
      fr: 'U-98 dans l’anneau médian, et un pétrolier déjà révélé.',
    },
    box: [113, 157, 446, 446],
    shows: ['M4'],
    plays: true,
  },
  {
    id: 'gun',
    rule: 'UL-13.11',
    caption: { en: 'Close to a freighter, on the surface.', fr: 'Près d’un cargo, en surface.' },
    box: [113, 157, 446, 446],
    shows: ['M3'],
    plays: true,
  },
];
export default plates;
