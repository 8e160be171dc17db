/** What the signs on cards, counters and map mean, in both languages. */
import type { Language } from '@derby/kernel';

export const PAGES = ['boats', 'ships', 'battle', 'map'] as const;
export type Page = (typeof PAGES)[number];

/** A sign as it is written, or the name of one that is drawn. */
export type Sign = { readonly written: string } | { readonly drawn: Drawing };
export type Drawing =
  | 'stress'
  | 'hull'
  | 'torpedo'
  | 'fat'
  | 'heavy'
  | 'bell'
  | 'detected'
  | 'silent'
  | 'deep'
  | 'stunned'
  | 'strain'
  | 'mission'
  | 'warning'
  | 'intel'
  | 'air'
  | 'supply';

type Lines = readonly (readonly [sign: Sign, meaning: string])[];

interface SignWords {
  readonly title: string;
  readonly close: string;
  readonly pages: Readonly<Record<Page, string>>;
  readonly lines: Readonly<Record<Page, Lines>>;
}

const written = (text: string): Sign => ({ written: text });
const drawn = (name: Drawing): Sign => ({ drawn: name });

export const SIGNS: Readonly<Record<Language, SignWords>> = {
  en: {
    title: 'Signs on the cards',
    close: 'Close',
    pages: { boats: 'Boats', ships: 'Ships', battle: 'Battle', map: 'Map' },
    lines: {
      boats: [
        [written('GS +1'), 'Gunnery: added to the die of the gun'],
        [written('TS +1'), 'Torpedo Skill: added to every torpedo die'],
        [written('EV 3'), 'Evasion: at this or less the boat evades'],
        [written('★★'), 'Level, from ★ Green to ★★★★ Ace'],
        [written('XP 2/6'), 'Experience, and what the next level needs'],
        [drawn('stress'), 'Stress: Okay, then Shaken, then Unfit'],
        [drawn('hull'), 'Hull, a box for each result; crossed out: hit'],
        [drawn('torpedo'), 'Torpedoes: upper row Ready, lower row Stored'],
        [drawn('fat'), 'One bar FAT, two bars T5, round a mine'],
      ],
      ships: [
        [written('M1 L1'), 'M merchant, L lone ship'],
        [written('E1 N1'), 'E escort, N warship'],
        [written('?'), 'Unknown: its card is not drawn yet'],
        [written('T 5/8/11'), 'Torpedo die for light / heavy damage / sunk'],
        [written('G 4/7/10'), 'Gun die for light / heavy damage / sunk'],
        [written('◉ 5/6'), 'Detects: die against a surfaced / submerged boat'],
        [written('1H 2L'), 'Strikes: Heavy and Light counters that are drawn,'],
        [written('· 1H 1L'), 'first against surfaced, then submerged boats'],
        [drawn('heavy'), 'One stroke light damage, a cross heavy damage'],
      ],
      battle: [
        [written('C S M L'), 'Zones: convoy, short, medium, long range'],
        [written('S-NE'), 'Ring and bearing; the convoy steers north, upwards'],
        [drawn('bell'), 'Alerts: escorts hear farther and better'],
        [drawn('detected'), 'Detected'],
        [drawn('silent'), 'Silent Running'],
        [drawn('deep'), 'Deep Dive'],
        [drawn('stunned'), 'Stunned'],
        [written('VP'), 'Victory points: for what is sunk'],
        [written('SO'), 'Special Option points: buy boats and help'],
      ],
      map: [
        [written('2/1'), 'Events drawn on entering / on staying'],
        [written('3·6·10'), 'Die for one, two, three contacts'],
        [drawn('strain'), 'A crew that is Shaken or Unfit'],
        [drawn('mission'), 'A boat with a special mission'],
        [drawn('warning'), 'Warnings: searches are harder'],
        [drawn('intel'), 'Intel: searches are easier'],
        [drawn('air'), 'Air Search'],
        [drawn('supply'), 'Supply'],
        [written('4'), 'At a port: Stress that a crew loses there'],
      ],
    },
  },
  fr: {
    title: 'Signes des cartes',
    close: 'Fermer',
    pages: { boats: 'Bateaux', ships: 'Navires', battle: 'Bataille', map: 'Carte' },
    lines: {
      boats: [
        [written('AR +1'), 'Artillerie : s’ajoute au dé de canon'],
        [written('TO +1'), 'Compétence torpille : s’ajoute à chaque dé de torpille'],
        [written('EV 3'), 'Évasion : à ce nombre ou moins, le bateau esquive'],
        [written('★★'), 'Niveau, de ★ Bleu à ★★★★ As'],
        [written('XP 2/6'), 'Expérience, et ce que demande le niveau suivant'],
        [drawn('stress'), 'Stress : Apte, puis Secoué, puis Inapte'],
        [drawn('hull'), 'Coque, une case par impact ; barrée : touchée'],
        [drawn('torpedo'), 'Torpilles : en haut Prêtes, en bas en Stock'],
        [drawn('fat'), 'Une barre FAT, deux barres T5, un rond une mine'],
      ],
      ships: [
        [written('M1 L1'), 'M marchand, L navire isolé'],
        [written('E1 N1'), 'E escorte, N navire de guerre'],
        [written('?'), 'Inconnu : sa carte n’est pas encore tirée'],
        [written('T 5/8/11'), 'Dé de torpille : léger / lourd / coulé'],
        [written('G 4/7/10'), 'Dé de canon : léger / lourd / coulé'],
        [written('◉ 5/6'), 'Détecte : dé contre un bateau en surface / immergé'],
        [written('1Lo 2Lé'), 'Frappe : pions lourds (Lo) et légers (Lé) à tirer,'],
        [written('· 1Lo 1Lé'), 'd’abord contre un bateau en surface, puis immergé'],
        [drawn('heavy'), 'Un trait dommage léger, une croix dommage lourd'],
      ],
      battle: [
        [written('C S M L'), 'Zones : convoi, portée courte, moyenne, longue'],
        [written('S-NE'), 'Anneau et direction ; le convoi va au nord, en haut'],
        [drawn('bell'), 'Alertes : les escortes entendent plus loin et mieux'],
        [drawn('detected'), 'Détecté'],
        [drawn('silent'), 'Silence partout'],
        [drawn('deep'), 'Plongée profonde'],
        [drawn('stunned'), 'Sonné'],
        [written('PV'), 'Points de victoire : pour ce que l’on coule'],
        [written('OS'), 'Points d’options spéciales : bateaux et aide'],
      ],
      map: [
        [written('2/1'), 'Événements en entrant / en restant'],
        [written('3·6·10'), 'Dé pour un, deux, trois contacts'],
        [drawn('strain'), 'Un équipage Secoué ou Inapte'],
        [drawn('mission'), 'Un bateau en mission spéciale'],
        [drawn('warning'), 'Avertissements : on cherche moins bien'],
        [drawn('intel'), 'Intel : on cherche mieux'],
        [drawn('air'), 'Recherche aérienne'],
        [drawn('supply'), 'Ravitaillement'],
        [written('4'), 'Au port : le Stress qu’un équipage y perd'],
      ],
    },
  },
};
