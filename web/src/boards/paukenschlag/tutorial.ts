/** A guided first night off the coast: one contact by hand, one by standing order. */
import type { Tutorial } from '../../tutorial/tutorial.ts';

const tutorial: Tutorial = {
  // Found by looking: a convoy without escort that is met soon, found and torpedoed; then a fight that plays itself.
  seed: 'first night 24',
  options: { shortGame: true },
  steps: [
    {
      text: {
        en: 'January 1942. Five U-boats lie off North America, and the coast is still lit. You lead them here, and the staff moves the Allies. The map is the German naval grid, from Labrador to the Guianas; dotted lines are the shipping lanes.',
        fr: 'Janvier 1942. Cinq U-Boote croisent devant l’Amérique du Nord, et la côte est encore éclairée. Vous les commandez, et l’état-major joue les Alliés. La carte est la grille de la Kriegsmarine, du Labrador aux Guyanes ; les pointillés sont les routes maritimes.',
      },
      rule: 'PK-1.1',
    },
    {
      text: {
        en: 'The Axis wins by tonnage: at the bottom right stands what has been sunk against the threshold, 76 thousand tons in this short war of six turns. The roster at the top left shows each boat with its torpedo boxes (gold) and its fuel (green).',
        fr: 'L’Axe gagne au tonnage : en bas à droite figure ce qui a été coulé face au seuil, 76 milliers de tonnes dans cette courte guerre de six tours. Les effectifs, en haut à gauche, montrent chaque sous-marin avec ses cases de torpilles (or) et de carburant (vert).',
      },
      rule: 'PK-15.1',
    },
    {
      text: {
        en: 'First you say which boats begin Submerged. A Surfaced boat goes two areas, a Submerged one only one; but aircraft find only what is Surfaced. It is night and nobody is near: let them all stay up.',
        fr: 'D’abord, dites quels sous-marins commencent en plongée. En surface, on parcourt deux zones, en plongée une seule ; mais les avions ne trouvent que ce qui est en surface. Il fait nuit et personne n’est proche : laissez-les tous en surface.',
      },
      choose: 'done',
      rule: 'PK-3.1',
    },
    {
      text: {
        en: 'A die was thrown for the event of the game (nothing today) and two more convoys have sailed: see the log. Go on, and the staff sees to the aircraft: fighters, bombers and patrols stay at home tonight. The Allies also have their grids played for them.',
        fr: 'Un dé a été jeté pour l’événement de la partie (rien aujourd’hui) et deux convois de plus ont appareillé : voyez le journal. Continuez, et l’état-major s’occupe des avions : chasseurs, bombardiers et patrouilles restent à terre cette nuit. Les Alliés font aussi jouer leurs grilles.',
      },
      meanwhile: [
        'done',
        'done',
        'order grids auto',
        'order commit none',
        'order cap all',
        'order bases same',
        'order intercept all',
        'order huffDuff never',
        'order patrols renew',
        'finish',
        'order cap all',
        'order bases same',
        'order intercept all',
        'finish',
        'hold CUT-4',
      ],
      rule: 'PK-5.3.1',
    },
    {
      text: {
        en: 'Naval movement: the sides take turns with one unit each. A cutter held its place; now you. South of Hatteras, in DC, a group of independents sails without escort. Send U-123 there from CB: touch the boat, on the map or in the roster, then DC, then Surfaced.',
        fr: 'Mouvement naval : chaque camp joue à son tour une unité. Un cotre est resté sur place ; à vous. Au sud de Hatteras, en DC, un groupe d’isolés navigue sans escorte. Envoyez-y l’U-123 depuis CB : touchez le sous-marin, sur la carte ou dans les effectifs, puis DC, puis En surface.',
      },
      choose: 'move U-123 DC surfaced',
      rule: 'PK-5.4.1',
    },
    {
      text: {
        en: 'Contact. Moving on the surface cost one fuel box. The sea of DC is now a search grid of ten by ten squares; dice placed the convoy at 4-6, on a southerly course, and U-123 at 3-10. The green field is what your lookouts can see, the red one what the enemy sees. Close in: touch 3-8, then Surfaced.',
        fr: 'Contact. Le trajet en surface a coûté une case de carburant. La mer de DC devient une grille de recherche de dix cases sur dix ; les dés ont placé le convoi en 4-6, cap au sud, et l’U-123 en 3-10. Le champ vert est ce que voient vos veilleurs, le rouge ce que voit l’ennemi. Approchez : touchez 3-8, puis En surface.',
      },
      choose: 'go U-123 3-8 surfaced',
      rule: 'PK-5.5.3',
    },
    {
      text: {
        en: 'After a move a unit may look for an enemy. One square away your lookouts find a convoy on 6 or less of a ten-sided die: the key shows 60 %. Try.',
        fr: 'Après un déplacement, une unité peut chercher un ennemi. À une case, vos veilleurs repèrent un convoi sur 6 ou moins d’un dé à dix faces : la touche indique 60 %. Essayez.',
      },
      choose: 'detect U-123 C-3',
      rule: 'PK-8.1',
    },
    {
      text: {
        en: 'A 1: the convoy is Detected and bears an eye. You won the next throw as well and move first. Go into its square, 4-7.',
        fr: 'Un 1 : le convoi est repéré et porte un œil. Vous avez aussi gagné le jet suivant et jouez d’abord. Entrez dans sa case, 4-7.',
      },
      choose: 'go U-123 4-7 surfaced',
      rule: 'PK-5.5.10',
    },
    {
      text: {
        en: 'Who meets in a square of the search grid fights on the tactical grid, where a square is six miles. The convoy’s crews looked for you and saw nothing. It is at 4-6, and you are beside it. Go there.',
        fr: 'Qui se rencontre dans une case de la grille de recherche combat sur la grille tactique, où une case fait six milles. Les équipages du convoi vous ont cherché sans rien voir. Il est en 4-6, et vous à côté. Allez-y.',
      },
      choose: 'go U-123 4-6 surfaced',
      rule: 'PK-5.5.14',
    },
    {
      text: {
        en: 'In one square with a Detected enemy a boat may attack. The odds stand on the stage. Hardegen’s torpedo factor is 4, and an undetected boat on the surface adds 1. Fire.',
        fr: 'Dans la même case qu’un ennemi repéré, un sous-marin peut attaquer. Les chances figurent sur la scène. Le facteur torpille de Hardegen est 4, et un sous-marin en surface non repéré ajoute 1. Feu.',
      },
      choose: 'torpedo C-3',
      rule: 'PK-9.1',
    },
    {
      text: {
        en: 'Two hits: two ships, 11,000 tons. The rest you can leave to your staff. The standing order for grids has the boats close in, fire and get away by themselves, by rules that anybody can read. Touch “Play the grids for me from here”.',
        fr: 'Deux coups au but : deux navires, 11 000 tonnes. Laissez le reste à votre état-major. L’ordre permanent pour les grilles fait approcher, tirer et s’échapper les sous-marins d’eux-mêmes, selon des règles que chacun peut lire. Touchez « Jouer les grilles pour moi désormais ».',
      },
      choose: 'order grids auto',
      rule: 'PK-16.4',
    },
    {
      text: {
        en: 'The contact was played to its end: one ship more. The tab “1 contact this turn” beside the coast tells it in a line, and plays it again move by move if you like. Go on, and the staff lets another cutter wait.',
        fr: 'Le contact a été joué jusqu’au bout : un navire de plus. L’onglet « 1 contact ce tour », près de la côte, le raconte en une ligne et le rejoue coup par coup si vous voulez. Continuez, et l’état-major fait attendre un autre cotre.',
      },
      meanwhile: ['hold CUT-2'],
      rule: 'PK-5.5.20',
    },
    {
      text: {
        en: 'Off Newfoundland U-109 lies in BB with an ocean convoy and two destroyers. A unit that stays may seek contact: touch U-109 and choose “Seek contact: Surfaced”.',
        fr: 'Devant Terre-Neuve, l’U-109 est en BB avec un convoi océanique et deux destroyers. Une unité qui reste peut chercher le contact : touchez l’U-109 et choisissez « Chercher le contact : En surface ».',
      },
      choose: 'seek U-109 surfaced',
      rule: 'PK-6.8',
    },
    {
      text: {
        en: 'U-130 is in the same area and may join: a pack divides the escorts. Let it join.',
        fr: 'L’U-130 est dans la même zone et peut se joindre : une meute divise les escortes. Qu’il se joigne.',
      },
      choose: 'commit U-130',
      rule: 'PK-7.1',
    },
    {
      text: {
        en: 'All of it has been played by standing order. The destroyers ran at U-109, which slipped away; U-130 came up with the convoy, sank one ship, was found, dived and shook them off, and spent its last torpedoes in vain. Open “2 contacts this turn” and play it again.',
        fr: 'Tout a été joué par ordre permanent. Les destroyers ont foncé sur l’U-109, qui s’est esquivé ; l’U-130 a rattrapé le convoi, coulé un navire, été repéré, plongé et semé la chasse, puis tiré en vain ses dernières torpilles. Ouvrez « 2 contacts ce tour » pour le revoir.',
      },
      rule: 'PK-16.5',
    },
    {
      text: {
        en: 'A whole turn goes on like this: aircraft hunt what is Surfaced, boats run on, convoys arrive and count for the Allies. Go on, and the staff ends the turn.',
        fr: 'Un tour entier se joue ainsi : les avions chassent ce qui est en surface, les sous-marins poursuivent leur route, les convois arrivent et comptent pour les Alliés. Continuez, et l’état-major termine le tour.',
      },
      meanwhile: ['finish', 'finish', 'finish', 'done'],
      rule: 'PK-5.6.1',
    },
    {
      text: {
        en: 'Turn 2, and the first reinforcement: U-701 comes in over the eastern edge, in any of five areas with an arrow. You know enough to go on alone; Hint tells what the staff would do, and why.',
        fr: 'Tour 2, et le premier renfort : l’U-701 arrive par le bord est, dans l’une des cinq zones fléchées. Vous en savez assez pour continuer seul ; Conseil dit ce que ferait l’état-major, et pourquoi.',
      },
      rule: 'PK-5.1.2',
    },
  ],
};
export default tutorial;
