/** The first patrol: what is left of the convoy, and the way home. */
import type { Tutorial } from '../../tutorial/tutorial.ts';

export const home: Tutorial['steps'] = [
  {
    text: {
      en: 'Two contacts are left. One of them can be given for a final shot: a ship with heavy damage is sunk without dice. Choose it.',
      fr: 'Restent deux contacts. On peut en donner un pour un coup de grâce : un navire gravement endommagé est coulé sans dé. Choisissez-le.',
    },
    choose: 'final-shot',
    rule: 'UL-16.11',
  },
  {
    text: {
      en: 'The freighter Gartavon, with the gun: that saves a torpedo.',
      fr: 'Le cargo Gartavon, au canon : cela épargne une torpille.',
    },
    choose: 'finish M2 gun',
  },
  {
    text: {
      en: 'Four ships, 9 VP. A last contact would be left, but the crews have had enough. Stop.',
      fr: 'Quatre navires, 9 PV. Il resterait un contact, mais les équipages en ont assez. Arrêtez.',
    },
    choose: 'stop',
    rule: 'UL-16.7',
  },
  {
    text: {
      en: 'U-100 could search as well; with so much Stress it had better not.',
      fr: 'U-100 pourrait chercher aussi ; avec tant de Stress, mieux vaut s’en abstenir.',
    },
    choose: 'decline',
  },
  {
    text: {
      en: 'The Refit Segment came by itself. U-48 had earned 5 experience points (XP) for what it sank: its crew is now Veteran. Then a new turn. Buy nothing.',
      fr: 'Le segment Repos et récupération s’est joué seul. U-48 avait gagné 5 points d’expérience (XP) pour ses victimes : son équipage est désormais Vétéran. Puis un nouveau tour. N’achetez rien.',
    },
    choose: 'end',
    rule: 'UL-17.1',
  },
  {
    text: {
      en: 'Bring U-48 home: its patrol has paid. The hint would give you the same figures: torpedoes, Stress and damage.',
      fr: 'Ramenez U-48 : sa patrouille a payé. Le conseil donnerait les mêmes chiffres : torpilles, Stress et avaries.',
    },
    choose: 'boat U-48',
  },
  {
    text: {
      en: 'Sail to France. A port draws no Events and ends the patrol; each boat has two patrols in this campaign.',
      fr: 'Allez en France. Un port ne demande aucun Événement et achève la patrouille ; chaque bateau en a deux dans cette campagne.',
    },
    choose: 'sail france',
    rule: 'UL-8.9',
  },
  {
    text: {
      en: 'U-100 stays at sea: if no boat is out at the end of a turn, that costs 2 VP. Stay.',
      fr: 'U-100 reste en mer : si aucun bateau n’y est en fin de tour, cela coûte 2 PV. Restez.',
    },
    choose: 'stay',
    rule: 'UL-17.7',
  },
  {
    text: {
      en: 'It does not search this time.',
      fr: 'Cette fois, il ne cherche pas.',
    },
    choose: 'decline',
  },
  {
    text: {
      en: 'U-48 has been refitted in France: its Stress is gone, damage would be repaired, and it is full of torpedoes again. That is a whole patrol. Under “More” the journal tells it as a ship’s log. Play on from here if you like; with more boats you will need every one of them.',
      fr: 'U-48 a été remis en état en France : plus de Stress, les avaries seraient réparées, et les torpilles sont au complet. Voilà une patrouille entière. Sous « Plus », le Récit la raconte comme un journal de bord. Continuez d’ici si vous voulez ; avec plus de bateaux, vous aurez besoin de chacun.',
    },
    rule: 'UL-17.5',
  },
];
