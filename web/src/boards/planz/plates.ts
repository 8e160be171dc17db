/** The pictures in the rulebook of War Plan Z. */
import type { Plate } from '../../tutorial/plates.ts';

const plates: readonly Plate[] = [
  {
    id: 'norway',
    rule: 'WPZ-20.3c',
    caption: {
      en: 'Norway as it defends itself: batteries on the coast, a corps in the south, destroyers off the coast.',
      fr: 'La Norvège telle qu’elle se défend : des batteries sur la côte, un corps au sud, des destroyers au large.',
    },
    box: [810, 20, 446, 400],
  },
  {
    id: 'range-two',
    rule: 'WPZ-10.4.1',
    caption: {
      en: 'A naval bomber at Gibraltar: the U-boats off the Azores are in its range, those in the Mid-Atlantic Gap are not.',
      fr: 'Un bombardier naval à Gibraltar : les sous-marins devant les Açores sont à sa portée, ceux du milieu de l’Atlantique non.',
    },
    box: [440, 410, 440, 380],
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
    box: [420, 540, 440, 440],
    plays: true,
  },
  {
    id: 'carriers',
    rule: 'WPZ-11.9a',
    caption: {
      en: 'Two fleets in one area, seen by the British: of the Germans they know the top counter, and how many there are.',
      fr: 'Deux flottes dans une même zone, vues par les Britanniques : des Allemands ils connaissent le pion du dessus, et le nombre.',
    },
    box: [450, 290, 430, 360],
    seat: 'allied',
    plays: true,
  },
  {
    id: 'trondheim',
    rule: 'WPZ-12.4a',
    caption: {
      en: 'Two loaded transports in German waters, and Trondheim with its battery.',
      fr: 'Deux transports chargés dans les eaux allemandes, et Trondheim avec sa batterie.',
    },
    box: [810, 20, 446, 400],
    plays: true,
  },
];
export default plates;
