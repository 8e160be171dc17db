/** A guided first game of XXI: three months in which the first Type XXI is built, sails and comes home. */
import type { Tutorial } from '../../tutorial/tutorial.ts';

const tutorial: Tutorial = {
  // Found by looking: bombs fall at once, the first boat is built in November, and its mission shows everything.
  seed: 'first lesson 350',
  steps: [
    {
      text: {
        en: 'September 1943. You run the programme that builds the Type XXI, a submarine fast enough under water to change the war at sea. The map shows the factories, the railway hubs and three shipyards. Nothing here is hidden from you but the order of the draw pile and the dice to come.',
        fr: 'Septembre 1943. Vous dirigez le programme du Type XXI, un sous-marin assez rapide en plongée pour changer la guerre sur mer. La carte montre les usines, les centres de transport et trois chantiers. Rien ne vous est caché, sinon l’ordre de la pioche et les dés à venir.',
      },
      rule: 'XXI-1.0',
    },
    {
      text: {
        en: 'A turn is a month of nine phases. Six counters have just been drawn; look at the log. A crew and a system were placed at their cities, and two Commands wait in the allocation box: each of them can launch one boat.',
        fr: 'Un tour est un mois en neuf phases. Six pions viennent d’être tirés ; voyez le journal. Un équipage et un système ont rejoint leurs villes, et deux Commandements attendent dans la case d’affectation : chacun peut lancer un bateau.',
      },
      rule: 'XXI-3.0',
    },
    {
      text: {
        en: 'Two Devastation markers came too. For each, three dice named a hub: 4 + 1 + 6 is 11, Münster; 3 + 2 + 2 is 7, Magdeburg. Nobody can enter a Devastated hub, and whatever stands there is lost.',
        fr: 'Deux marqueurs de Dévastation sont sortis aussi. Pour chacun, trois dés ont désigné un centre : 4 + 1 + 6 font 11, Münster ; 3 + 2 + 2 font 7, Magdeburg. On n’entre pas dans un centre dévasté, et ce qui s’y trouve est perdu.',
      },
      rule: 'XXI-6.0b',
    },
    {
      text: {
        en: 'Movement. A die and the state of the fronts gave you 8 transport points; one point moves one resource by one space, and each moves once a month. The goal is Hamburg with its shipyard. Click the system E at Dresden, then Wittenberg.',
        fr: 'Mouvement. Un dé et l’état des fronts vous donnent 8 points de transport ; un point déplace une ressource d’un lieu, chacune une fois par mois. Le but est Hamburg et son chantier. Cliquez sur le système E à Dresden, puis sur Wittenberg.',
      },
      choose: 'move sys-E-1 B',
      rule: 'XXI-7.2a',
    },
    {
      text: {
        en: 'What glows can be chosen; what is grey is barred, and says by which rule when you point at it. Now the hull B from Wittenberg to Berlin: through Magdeburg would be shorter, but it burns.',
        fr: 'Ce qui brille peut être choisi ; ce qui est gris est interdit et dit par quelle règle quand on le pointe. Maintenant la coque B, de Wittenberg à Berlin : par Magdeburg ce serait plus court, mais la ville brûle.',
      },
      choose: 'move hull-B-1 10',
      rule: 'XXI-7.2d',
    },
    {
      text: {
        en: 'No die has fallen since, so in a game of your own you could still take this move back with Undo. A choice that cannot be taken back says so beforehand. Go on, and the staff will spend the other points: crews to Rostock, the second system to Wittenberg.',
        fr: 'Aucun dé n’est tombé depuis : dans une vraie partie vous pourriez encore annuler ce mouvement. Un choix sans retour le dit d’avance. Continuez, et l’état-major emploiera les autres points : les équipages vers Rostock, le second système vers Wittenberg.',
      },
      meanwhile: [
        'move sys-D-1 13',
        'move hull-A-1 13',
        'move crew-F-1 5',
        'move crew-F-2 5',
        'move sys-E-2 B',
        'move crew-G-1 13',
      ],
    },
    {
      text: {
        en: 'All points are spent. End the movement.',
        fr: 'Tous les points sont dépensés. Terminez le mouvement.',
      },
      choose: 'end-movement',
    },
    {
      text: {
        en: 'Battle. Two old Type VII flotillas lie in Valentin, but no convoy is at sea yet. See how every mission is barred, and by which rule. Nothing sails this month.',
        fr: 'Combat. Deux vieilles flottilles de Type VII sont au Valentin, mais aucun convoi n’est encore en mer. Voyez comme chaque mission est interdite, et par quelle règle. Rien n’appareille ce mois-ci.',
      },
      choose: 'end-missions',
      rule: 'XXI-9.1b',
    },
    {
      text: {
        en: 'Repair. One hub a month may be cleared, paid with a resource of the kind on its marker, or with a Command. Magdeburg is the straight road to Hamburg: clear it with the hull C, which is far away and would come too late.',
        fr: 'Réparation. On peut déblayer un centre par mois, en payant une ressource du genre indiqué sur son marqueur, ou un Commandement. Magdeburg est la route directe de Hamburg : déblayez-le avec la coque C, trop éloignée pour servir à temps.',
      },
      choose: 'clear 7 hull-C-1',
      rule: 'XXI-11.2',
    },
    {
      text: {
        en: 'The month ends: a counter from the Scrap Pile marks it on the turn track. What lies there stays out of the draw pile for now, so give away what you do not want to see again: a Devastation marker.',
        fr: 'Le mois s’achève : un pion du rebut le marque sur la piste des tours. Ce qui s’y trouve ne revient pas de sitôt dans la pioche ; donnez donc ce que vous ne voulez pas revoir : un marqueur de Dévastation.',
      },
      choose: 'mark dev-1',
      rule: 'XXI-12.2a',
    },
    {
      text: {
        en: 'October. Two more raids: Bremen and Minden burn. But the road by Magdeburg is open again. Go on, and the staff brings hulls and systems there and the crews to Lübeck, one step from Hamburg.',
        fr: 'Octobre. Deux raids encore : Bremen et Minden brûlent. Mais la route de Magdeburg est rouverte. Continuez, et l’état-major y amène coques et systèmes, et les équipages à Lübeck, à un pas de Hamburg.',
      },
      meanwhile: [
        'move crew-F-1 4',
        'move crew-F-2 4',
        'move sys-E-1 7',
        'move sys-E-2 7',
        'move hull-B-2 7',
        'move hull-B-1 7',
        'move crew-G-1 9',
        'move sys-D-2 15',
        'end-movement',
        'end-missions',
        'no-repair',
      ],
    },
    {
      text: {
        en: 'November. A convoy enters the Atlantic, and the first Army joins the Grinding War Track: every month it rolls for the front. Take the first crew into Hamburg.',
        fr: 'Novembre. Un convoi entre dans l’Atlantique, et la première Armée rejoint la piste de la Guerre d’usure : chaque mois elle lance un dé pour le front. Amenez le premier équipage à Hamburg.',
      },
      choose: 'move crew-F-1 12',
      rule: 'XXI-10.1',
    },
    {
      text: {
        en: 'Go on, and the other crew, two systems and two hulls arrive as well.',
        fr: 'Continuez, et l’autre équipage, deux systèmes et deux coques arrivent aussi.',
      },
      meanwhile: [
        'move crew-F-2 12',
        'move sys-E-1 12',
        'move sys-E-2 12',
        'move hull-B-1 12',
        'move hull-B-2 12',
        'move hull-A-4 D',
        'move sys-D-4 15',
      ],
    },
    {
      text: {
        en: 'Only what lies in the squares of a shipyard can be built into a boat. Going in costs no point, but there is no way out again, and a raid on the city destroys it there too. Put a hull into a square of Hamburg.',
        fr: 'Seul ce qui se trouve sur les emplacements d’un chantier sert à construire. Y entrer ne coûte aucun point, mais on n’en ressort plus, et un raid sur la ville le détruit là aussi. Mettez une coque sur un emplacement de Hamburg.',
      },
      choose: 'transfer hull-B-1',
      rule: 'XXI-7.2f',
    },
    {
      text: {
        en: 'A boat of model A takes two hulls, two systems and two crews, and a Command. Go on, and the rest follows.',
        fr: 'Un bateau du modèle A demande deux coques, deux systèmes et deux équipages, et un Commandement. Continuez, et le reste suit.',
      },
      meanwhile: [
        'transfer hull-B-2',
        'transfer sys-E-1',
        'transfer sys-E-2',
        'transfer crew-F-1',
        'transfer crew-F-2',
        'end-movement',
      ],
      rule: 'XXI-8.1a',
    },
    {
      text: {
        en: 'Everything is there. Build the first Type XXI flotilla in Hamburg.',
        fr: 'Tout est là. Construisez la première flottille de Type XXI à Hamburg.',
      },
      choose: 'build 12',
      rule: 'XXI-8.1a',
    },
    {
      text: {
        en: 'It lies in Valentin and may sail at once. A mission passes four boxes on its way; in each, the best die must reach the number of the box, or depth charges fall. Send the new flotilla into the Atlantic.',
        fr: 'Elle est au Valentin et peut appareiller aussitôt. Une mission traverse quatre cases ; dans chacune, le meilleur dé doit atteindre le nombre de la case, sinon les grenades tombent. Envoyez la nouvelle flottille dans l’Atlantique.',
      },
      choose: 'send xxi-1 AO',
      rule: 'XXI-9.2a',
    },
    {
      text: {
        en: 'Open Ocean: 3, 5, 2 with 4 needed, passed. After each box you may go on or turn for home. Go on.',
        fr: 'Haute mer : 3, 5, 2 pour 4, c’est passé. Après chaque case vous pouvez poursuivre ou rentrer. Poursuivez.',
      },
      choose: 'go-on',
      rule: 'XXI-9.2b',
    },
    {
      text: {
        en: 'The flying boats found nothing either. A Type VII would have rolled one die less. Two boxes are left; from here on it is Silence that counts. Go on.',
        fr: 'Les hydravions n’ont rien trouvé non plus. Un Type VII aurait lancé un dé de moins. Il reste deux cases ; désormais c’est le Silence qui compte. Poursuivez.',
      },
      choose: 'go-on',
    },
    {
      text: {
        en: 'Past the bomber too. One box is left: the destroyers. Go on once more.',
        fr: 'Le bombardier est passé lui aussi. Il reste une case : les destroyers. Poursuivez encore.',
      },
      choose: 'go-on',
    },
    {
      text: {
        en: 'Through the destroyers, and the convoy is sunk: 6, where 5 was needed. The escorts hit back, 3 against Defense 3, so the flotilla is Depleted and turned for home; it came through. Read the log line by line: a click on any of them shows that moment on the board. No further mission this month.',
        fr: 'À travers les destroyers, et le convoi est coulé : 6, quand il fallait 5. L’escorte a riposté, 3 contre Défense 3 : la flottille est Amoindrie et rentre ; elle est passée. Lisez le journal ligne à ligne : un clic montre ce moment sur le plateau. Plus de mission ce mois-ci.',
      },
      choose: 'end-missions',
      rule: 'XXI-9.8',
    },
    {
      text: {
        en: 'The front held, and the flotilla has been refitted. You win by the convoy balance: the convoys sunk, less those that reach the Western Approaches. From June 1944 on, six of them there lose the game at once.',
        fr: 'Le front a tenu, et la flottille a été remise en état. On gagne par le solde des convois : les convois coulés, moins ceux qui atteignent les Approches occidentales. Dès juin 1944, s’ils y sont six, la partie est perdue.',
      },
      rule: 'XXI-14.1',
    },
  ],
};

export default tutorial;
