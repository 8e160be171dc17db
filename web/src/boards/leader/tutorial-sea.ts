/** The first patrol: boats are bought, help is bought, and the boats sail. */
import type { Tutorial } from '../../tutorial/tutorial.ts';

export const toSea: Tutorial['steps'] = [
  {
    text: {
      en: 'June 1940. You command a flotilla of U-boats; the Allies are run by cards, dice and rules. Here the boats for sale are laid out; later a map will show the areas in which they sail and search. You score victory points (VP) for what they sink, and in the end the campaign’s table says how well you did.',
      fr: 'Juin 1940. Vous commandez une flottille d’U-Boote ; cartes, dés et règles mènent les Alliés. Voici les bateaux à vendre ; plus tard une carte montrera les régions où ils naviguent et cherchent. Ce qu’ils coulent donne des points de victoire (PV), et à la fin le tableau de la campagne dit ce que cela vaut.',
    },
    rule: 'UL-1.1',
  },
  {
    text: {
      en: 'First, boats. You have 41 Special Option points (SO) for boats now and for help later. U-48 of Herbert Schultze has the Search ability, which finds convoys more easily. Choose U-48.',
      fr: 'D’abord les bateaux. Vous avez 41 points d’options spéciales (OS), pour des bateaux maintenant et pour de l’aide plus tard. U-48, de Herbert Schultze, possède l’capacité Recherche, qui trouve mieux les convois. Choisissez U-48.',
    },
    choose: 'boat U-48',
    rule: 'UL-4.9',
  },
  {
    text: {
      en: 'Each boat can be had with four crews, from Green to Ace. A better crew shoots better, evades better and bears more Stress, and costs more. Take a Trained one for 8 SO.',
      fr: 'Chaque bateau existe avec quatre équipages, de Bleu à As. Un meilleur équipage tire mieux, esquive mieux et supporte plus de Stress, mais coûte plus cher. Prenez-en un Expérimenté pour 8 OS.',
    },
    choose: 'level trained',
    rule: 'UL-2.1',
  },
  {
    text: {
      en: 'Go on, and the staff adds U-100 with a Green crew for 5 SO and puts both boats into France. A whole campaign would need four or five boats; for a first patrol two are enough.',
      fr: 'Continuez : l’état-major ajoute U-100 avec un équipage Bleu pour 5 OS et place les deux bateaux en France. Une campagne entière en demanderait quatre ou cinq ; pour une première patrouille, deux suffisent.',
    },
    meanwhile: ['boat U-100', 'level green', 'done', 'port france', 'port france'],
  },
  {
    text: {
      en: 'The Strategic Segment: SO buy help for this turn. Intel gives +2 to every search in one area. Buy it.',
      fr: 'Le segment stratégique : les OS achètent de l’aide pour ce tour. Intel donne +2 à chaque recherche dans une région. Achetez-le.',
    },
    choose: 'option intel',
    rule: 'UL-6.4',
  },
  {
    text: {
      en: 'Put it where your boats will hunt, one step from France: the South-West Approaches.',
      fr: 'Placez-le là où vos bateaux chasseront, à un pas de la France : les approches du Sud-Ouest.',
    },
    choose: 'mark south-west-approaches',
  },
  {
    text: { en: 'Keep the rest. End the purchases.', fr: 'Gardez le reste. Terminez les achats.' },
    choose: 'end',
  },
  {
    text: {
      en: 'The Operations Segment: one boat after another moves, area by area. Begin with U-48.',
      fr: 'Le segment opérationnel : les bateaux se déplacent l’un après l’autre, de région en région. Commencez par l’U-48.',
    },
    choose: 'boat U-48',
    rule: 'UL-8.1',
  },
  {
    text: {
      en: 'The first number of an area tells how many Event cards a boat draws when it enters. Here it is 2. Sail to the South-West Approaches.',
      fr: 'Le premier chiffre d’une région dit combien de cartes Événement on tire en y entrant. Ici, 2. Allez vers les approches du Sud-Ouest.',
    },
    choose: 'sail south-west-approaches',
    rule: 'UL-1.6',
  },
  {
    text: {
      en: 'Enemy aircraft: a die of 7 and the crew’s Evasion of 3 make 10, which costs 1 Stress. The second card was quiet. Stress adds up: first a crew is Shaken and fights worse, then Unfit and must go home. End the move here.',
      fr: 'Avion ennemi : un dé de 7 et l’évasion 3 de l’équipage font 10, soit 1 Stress. L’autre carte était calme. Le Stress s’accumule : l’équipage devient Secoué et combat moins bien, puis Inapte et doit rentrer. Terminez le mouvement ici.',
    },
    choose: 'end',
    rule: 'UL-2.8',
  },
  {
    text: {
      en: 'Go on, and U-100 follows. It meets an enemy submarine, 2 Stress, and overhears some radio traffic.',
      fr: 'Continuez : U-100 suit. Il rencontre un sous-marin ennemi, 2 Stress, et intercepte du trafic radio.',
    },
    meanwhile: ['sail south-west-approaches', 'end'],
  },
];
