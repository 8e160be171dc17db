/** The first patrol: a convoy is found, attacked and left. */
import type { Tutorial } from '../../tutorial/tutorial.ts';

export const battle: Tutorial['steps'] = [
  {
    text: {
      en: 'The Tactical Segment: the boats search, one by one. U-48 begins.',
      fr: 'Le segment tactique : les bateaux cherchent, un par un. U-48 commence.',
    },
    choose: 'boat U-48',
    rule: 'UL-9.1',
  },
  {
    text: {
      en: 'The area’s contact numbers are 3, 6 and 10: that many on the die give one, two or three contacts. Intel adds 2 and Search adds 1, so even a 1 would find something. Search.',
      fr: 'Les nombres de contact de la région sont 3, 6 et 10 : à partir de là, le dé donne un, deux ou trois contacts. Intel ajoute 2 et Recherche 1 : même un 1 trouverait quelque chose. Cherchez.',
    },
    choose: 'roll',
    rule: 'UL-9.3',
  },
  {
    text: {
      en: '7 + 3 = 10: three contacts. The first card shows four merchants and two escorts. You could let them go; each contact used up counts. A Warning now lies in the area, and later searches there will be harder. Attack.',
      fr: '7 + 3 = 10 : trois contacts. La première carte montre quatre marchands et deux escortes. Vous pourriez les laisser passer ; chaque contact employé compte. Un Avertissement est désormais posé dans la région : on y cherchera moins bien. Attaquez.',
    },
    choose: 'attack',
    rule: 'UL-9.7',
  },
  {
    text: {
      en: 'The Tactical Display. The convoy is in the middle and steers towards the top; around it lie rings at short, medium and long range. Nobody knows yet which ships these are. Place U-48 in L-SE, behind the convoy and away from the escorts ahead of it.',
      fr: 'L’affichage tactique. Le convoi est au milieu et fait route vers le haut ; autour, des anneaux à courte, moyenne et longue portée. Nul ne sait encore quels sont ces navires. Placez U-48 en L-SE, derrière le convoi, loin des escortes qui le précèdent.',
    },
    choose: 'zone L-SE',
    rule: 'UL-1.10',
  },
  {
    text: {
      en: 'A surfaced boat moves two zones and can use its gun; a submerged one moves one and is harder to find. Begin surfaced.',
      fr: 'En surface, un bateau avance de deux zones et peut se servir du canon ; en immersion, d’une seule, mais on le trouve moins. Commencez en surface.',
    },
    choose: 'surfaced',
    rule: 'UL-9.10',
  },
  {
    text: {
      en: 'U-100 is in the same area, so it can be called: on 5 or more it joins, but on 1 or 2 the call is overheard. Call U-100.',
      fr: 'U-100 est dans la même région : on peut l’appeler. Sur 5 ou plus il vient, mais sur 1 ou 2 l’appel est intercepté. Appelez U-100.',
    },
    choose: 'call U-100',
    rule: 'UL-10.2',
  },
  {
    text: {
      en: 'An 8: it comes. Go on; the staff places it beside U-48. Then a card tells the conditions of this battle.',
      fr: 'Un 8 : il vient. Continuez ; l’état-major le place près de l’U-48. Puis une carte dit la condition de la bataille.',
    },
    meanwhile: ['zone L-SE', 'surfaced'],
  },
  {
    text: {
      en: 'A Torpedo Firing Solution: +1 to every torpedo die. Round 1 begins: the boats move, then whoever is too slow drifts back, the escorts search, and all attack. Move U-48 first.',
      fr: 'Solution de tir : +1 à chaque dé de torpille. Le round 1 commence : les bateaux bougent, puis les trop lents dérivent, les escortes cherchent et chacun attaque. D’abord U-48.',
    },
    choose: 'boat U-48',
    rule: 'UL-10.5',
  },
  {
    text: { en: 'Close in: to M-SSE …', fr: 'Approchez : en M-SSE …' },
    choose: 'move M-SSE',
    rule: 'UL-11.3',
  },
  {
    text: {
      en: '… and to S-S, right behind the convoy.',
      fr: '… puis en S-S, juste derrière le convoi.',
    },
    choose: 'move S-S',
  },
  {
    text: {
      en: 'Ships within two zones show what they are: two large tankers among them. Go on; U-100 comes up too, both boats keep pace with the convoy, and the escorts search.',
      fr: 'À deux zones ou moins, les navires se montrent : deux grands pétroliers parmi eux. Continuez ; U-100 arrive aussi, les deux bateaux suivent l’allure du convoi, et les escortes cherchent.',
    },
    meanwhile: ['move M-SSE', 'move S-S', 'drift 0', 'drift 0', 'escort E1'],
    rule: 'UL-11.6',
  },
  {
    text: {
      en: 'The escorts were too far off to find you. But two merchants are armed and close to U-48. The board shows what they would draw: one Light counter in all. A Crash Dive would cost 1 Stress and the gun; this fire can be borne. No reaction.',
      fr: 'Les escortes étaient trop loin pour vous trouver. Mais deux marchands sont armés et tout près de l’U-48. Le plateau montre ce qu’ils tireraient : un seul pion Léger. Une plongée en urgence coûterait 1 Stress et l’usage du canon ; ce feu est supportable. Aucune réaction.',
    },
    choose: 'hold',
    rule: 'UL-14.4',
  },
  {
    text: {
      en: 'A scare, 1 Stress. Both crews are Cautious, so they attack after the enemy. U-48 fires first.',
      fr: 'Une frayeur, 1 Stress. Les deux équipages sont Prudents : ils attaquent après l’ennemi. U-48 tire d’abord.',
    },
    choose: 'boat U-48',
    rule: 'UL-13.1',
  },
  {
    text: {
      en: 'Five torpedoes are ready. Before any die, you say what goes where. Aim at M1, the tanker Dixie Arrow, two zones away.',
      fr: 'Cinq torpilles sont prêtes. Avant tout dé, vous dites ce qui va où. Visez M1, le pétrolier Dixie Arrow, à deux zones.',
    },
    choose: 'aim M1',
    rule: 'UL-13.3',
  },
  {
    text: {
      en: 'Each die loses 1 for each zone and gains 1 for each further torpedo of the spread; only the best die counts, and every die that equals it. One torpedo could not sink the tanker at all, two would with 22 %, three with 55 %. Fire three.',
      fr: 'Chaque dé perd 1 par zone et gagne 1 par torpille de plus dans la gerbe ; seul le meilleur compte, et tout dé qui l’égale. Une torpille ne pourrait pas couler le pétrolier, deux le feraient à 22 %, trois à 55 %. Tirez-en trois.',
    },
    choose: 'torpedoes 3',
    rule: 'UL-13.6',
  },
  {
    text: {
      en: 'The other two are for M3, the tanker Regent Tiger, one zone away.',
      fr: 'Les deux autres sont pour M3, le pétrolier Regent Tiger, à une zone.',
    },
    choose: 'aim M3',
  },
  {
    text: {
      en: 'Two torpedoes at this range: sunk with 39 %, heavy damage with as much.',
      fr: 'Deux torpilles à cette portée : coulé à 39 %, dommage lourd à autant.',
    },
    choose: 'torpedoes 2',
    rule: 'UL-13.4',
  },
  {
    text: {
      en: 'The boat is surfaced, so the gun may fire as well, once. Nothing else is left to declare after it, and all of it is resolved at once. Gun at M4, the freighter Tiberton.',
      fr: 'Le bateau est en surface : le canon peut tirer aussi, une fois. Après cela il ne reste rien à déclarer, et tout se résout aussitôt. Canon sur M4, le cargo Tiberton.',
    },
    choose: 'gun M4',
    rule: 'UL-13.11',
  },
  {
    text: {
      en: 'Both tankers are sunk, 6 VP, and the freighter is badly hit. But after an attack the convoy is alert: each Alert makes the escorts hear farther and better. Go on; U-100 fires in its turn and sinks the Tiberton.',
      fr: 'Les deux pétroliers sont coulés, 6 PV, et le cargo est durement touché. Mais après une attaque le convoi est alerté : chaque Alerte fait entendre les escortes plus loin et mieux. Continuez ; U-100 tire à son tour et coule le Tiberton.',
    },
    meanwhile: ['aim M2', 'torpedoes 2', 'aim M4', 'torpedoes 3', 'gun M4'],
    rule: 'UL-13.13',
  },
  {
    text: {
      en: 'Round 2. Two Alerts, empty tubes, an escort at one zone: time to go. Begin with U-48.',
      fr: 'Round 2. Deux Alertes, des tubes vides, une escorte à une zone : il est temps de partir. Commencez par l’U-48.',
    },
    choose: 'boat U-48',
  },
  {
    text: {
      en: 'Dive. It costs nothing, but under water the boat moves only one zone.',
      fr: 'Plongez. Cela ne coûte rien, mais en immersion le bateau n’avance que d’une zone.',
    },
    choose: 'dive',
    rule: 'UL-11.2',
  },
  {
    text: {
      en: 'Away from the convoy, to M-SSE.',
      fr: 'Loin du convoi, en M-SSE.',
    },
    choose: 'move M-SSE',
  },
  {
    text: {
      en: 'Go on; U-100 does the same, and the escorts listen. Each rolls a die and adds the Alerts.',
      fr: 'Continuez ; U-100 fait de même, et les escortes écoutent. Chacune lance un dé et ajoute les Alertes.',
    },
    meanwhile: ['dive', 'move M-SSE', 'escort E1'],
    rule: 'UL-12.3',
  },
  {
    text: {
      en: 'USS Roper found both boats and is now right above U-100: depth charges, one Heavy and one Light counter. Deeper than 200 metres no charge reaches the boat, but the depth itself may harm it, and it costs 2 Stress. Deep Dive.',
      fr: 'L’USS Roper a trouvé les deux bateaux et se tient au-dessus de l’U-100 : des grenades, un pion Lourd et un Léger. Plus bas que 200 mètres aucune grenade ne l’atteint, mais la profondeur peut l’abîmer, et cela coûte 2 Stress. Plongée profonde.',
    },
    choose: 'deep-dive',
    rule: 'UL-14.6',
  },
  {
    text: {
      en: 'A 6 is above the Evasion of this crew: some Flooding, which will be pumped out after the battle. The charges did nothing. Round 3: both boats are found, so they run for the edge on the surface, U-48 first.',
      fr: 'Un 6 dépasse l’évasion de cet équipage : une Voie d’eau, qu’on pompera après la bataille. Les grenades n’ont rien fait. Round 3 : les deux bateaux sont trouvés ; ils gagnent le bord en surface, U-48 d’abord.',
    },
    meanwhile: ['boat U-48'],
  },
  {
    text: {
      en: 'Surface: two zones are enough to leave the display.',
      fr: 'Faites surface : deux zones suffisent pour quitter l’affichage.',
    },
    choose: 'surface',
  },
  {
    text: { en: 'To the edge, L-SE …', fr: 'Au bord, L-SE …' },
    choose: 'move L-SE',
  },
  {
    text: { en: '… and leave the battle.', fr: '… et quittez la bataille.' },
    choose: 'leave',
    rule: 'UL-11.4',
  },
  {
    text: {
      en: 'Go on; U-100 escapes the same way. With no boat left the battle is over: 1 Stress for each crew, and the tubes are reloaded from the racks.',
      fr: 'Continuez ; U-100 s’échappe de même. Plus aucun bateau : la bataille est finie. Chaque équipage prend 1 Stress, et l’on recharge les tubes.',
    },
    meanwhile: ['surface', 'move L-SE', 'leave'],
    rule: 'UL-16.2',
  },
];
