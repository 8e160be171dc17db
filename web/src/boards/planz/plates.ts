/** The pictures in the rulebook of War Plan Z. */
import type { Plate } from '../../tutorial/plates.ts';

const plates: readonly Plate[] = [
  {
    id: 'norway',
    rule: 'WPZ-20.3c',
    caption: {
      en: 'Norway as it defends itself: batteries on the coast, a corps in the south, ships in the fjords.',
      fr: 'La Norvège telle qu’elle se défend : des batteries sur la côte, un corps au sud, des navires dans les fjords.',
    },
    box: [760, 0, 540, 440],
  },
  {
    id: 'range-two',
    rule: 'WPZ-10.4.1',
    caption: {
      en: 'A naval bomber at Gibraltar: CE is in its range, BD is not.',
      fr: 'Un bombardier naval à Gibraltar : CE est à sa portée, BD non.',
    },
    box: [380, 420, 560, 460],
    seat: 'allied',
    plays: true,
  },
  {
    id: 'azores',
    rule: 'WPZ-11.3b',
    caption: {
      en: 'Bombers on the Canaries, a cruiser off the Azores, seaplanes on the island.',
      fr: 'Des bombardiers aux Canaries, un croiseur devant les Açores, des hydravions sur l’île.',
    },
    box: [330, 540, 560, 450],
    plays: true,
  },
  {
    id: 'carriers',
    rule: 'WPZ-11.9a',
    caption: {
      en: 'Two fleets in one area, seen by the British: the Germans lie face down.',
      fr: 'Deux flottes dans une même zone, vues par les Britanniques : les Allemands sont face cachée.',
    },
    box: [480, 280, 460, 380],
    seat: 'allied',
    plays: true,
  },
  {
    id: 'trondheim',
    rule: 'WPZ-12.4a',
    caption: {
      en: 'Two loaded transports in AO, and Trondheim with its battery.',
      fr: 'Deux transports chargés en AO, et Trondheim avec sa batterie.',
    },
    box: [760, 0, 540, 440],
    plays: true,
  },
];
export default plates;
