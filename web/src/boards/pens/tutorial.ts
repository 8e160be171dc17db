/** A guided first turn of U-boat Pens: Germany buys, falls upon France, and its boats reach the convoys. */
import type { Tutorial } from '../../tutorial/tutorial.ts';

const tutorial: Tutorial = {
  // Found by looking: one throw sinks the destroyer, and Northern France falls in one round.
  seed: 'first lesson 18',
  steps: [
    {
      text: {
        en: 'Early 1940. You lead the Axis; the staff moves the Allies. You win by strangling Britain: what your boats take from its convoys stands on the tonnage track. The Allies win by taking back what Germany has conquered.',
        fr: 'Début 1940. Vous menez l’Axe ; l’état-major joue les Alliés. Vous gagnez en étranglant la Grande-Bretagne : ce que vos sous-marins prennent à ses convois se lit sur la piste du tonnage. Les Alliés gagnent en reprenant ce que l’Allemagne a conquis.',
      },
      rule: 'HOST-1.1',
    },
    {
      text: {
        en: 'Every turn begins with buying. IPC are what industry yields; Germany has 20 of them now. A U-boat costs 4. Buy one: in the purchase panel, or here in the list.',
        fr: 'Chaque tour commence par les achats. Les IPC sont ce que rapporte l’industrie ; l’Allemagne en a 20. Un U-Boot en coûte 4. Achetez-en un, dans le panneau des achats ou ici dans la liste.',
      },
      choose: 'buy uboat',
      rule: 'HOST-3.3',
    },
    {
      text: {
        en: 'What gives the game its name: a pen, a bunker of concrete in which boats lie safe from bombers and sail faster to the Atlantic. It takes time to build, so buy one early.',
        fr: 'Ce qui donne son nom au jeu : un bunker, où les sous-marins sont à l’abri des bombardiers et d’où ils gagnent plus vite l’Atlantique. Il faut du temps pour le bâtir : achetez-en un tôt.',
      },
      choose: 'buy pen',
      rule: 'PEN-1.1',
    },
    {
      text: {
        en: 'The rest goes into a second boat and infantry. Standing orders, below the purchases, answer for you when the other side attacks; they can wait. Read on, and the staff finishes the list.',
        fr: 'Le reste va à un second sous-marin et à l’infanterie. Les consignes, sous les achats, répondent pour vous quand l’autre camp attaque ; elles peuvent attendre. Continuez : l’état-major achève la liste.',
      },
      meanwhile: ['buy uboat', 'buy infantry', 'buy infantry', 'buy infantry', 'done'],
      rule: 'HOST-3.3',
    },
    {
      text: {
        en: 'Now the combat moves: only what attacks moves in this phase. Northern France is held by seven units. Armour may go two territories, infantry and artillery one. Send Armour 13 from the Ruhr to Northern France: touch it, then the territory.',
        fr: 'Viennent les mouvements de combat : seul bouge ici ce qui attaque. Sept unités tiennent le nord de la France. Les blindés avancent de deux territoires, l’infanterie et l’artillerie d’un. Envoyez le Blindé 13 de la Ruhr au nord de la France : touchez-le, puis le territoire.',
      },
      shows: ['NFR', 'RUH'],
      choose: 'move armour-13 NFR',
      rule: 'HOST-6.1',
    },
    {
      text: {
        en: 'One is not enough. Under the territory the board reckons how likely the attack is to succeed with what has been sent. The staff brings up the rest: armour, infantry with artillery beside it, a fighter and a bomber. Watch the odds grow.',
        fr: 'Un seul ne suffit pas. Sous le territoire, le plateau calcule les chances de l’attaque avec ce qui a été envoyé. L’état-major amène le reste : des blindés, de l’infanterie avec son artillerie, un chasseur et un bombardier. Voyez les chances monter.',
      },
      shows: ['NFR'],
      meanwhile: [
        'move armour-5 NFR',
        'move infantry-7 NFR',
        'move infantry-8 NFR',
        'move infantry-9 NFR',
        'move infantry-10 NFR',
        'move artillery-11 NFR',
        'move artillery-12 NFR',
        'move armour-14 NFR',
        'move armour-15 NFR',
        'move infantry-19 NFR',
        'move infantry-20 NFR',
        'move infantry-21 NFR',
        'fly bomber-18 NFR',
        'fly fighter-16 NFR',
      ],
      rule: 'HOST-7.2',
    },
    {
      text: {
        en: 'At sea your boats lie in the Norwegian Sea. On the Grand Banks, far in the west, a lone British destroyer guards a convoy lane. Send U-boat 39 there.',
        fr: 'En mer, vos sous-marins attendent en mer de Norvège. Sur le Grand Banc, loin à l’ouest, un destroyer britannique isolé garde une route de convois. Envoyez-y l’U-Boot 39.',
      },
      shows: ['S06', 'S28'],
      choose: 'move uboat-39 S06',
      rule: 'HOST-6.5',
    },
    {
      text: {
        en: 'Boats hunt better together: a second one follows. Then the combat moves are over.',
        fr: 'On chasse mieux à plusieurs : un second le suit. Puis les mouvements de combat sont terminés.',
      },
      shows: ['S06'],
      meanwhile: ['move uboat-40 S06', 'done'],
      rule: 'HOST-6.5',
    },
    {
      text: {
        en: 'Battles are fought one by one, in the order you like. A submarine hits with a 1, the destroyer with a 1 or 2. Fight on the Grand Banks.',
        fr: 'Les combats se livrent un par un, dans l’ordre voulu. Un sous-marin touche sur 1, le destroyer sur 1 ou 2. Combattez sur le Grand Banc.',
      },
      shows: ['S06'],
      choose: 'fight S06',
      rule: 'HOST-9.5',
    },
    {
      text: {
        en: 'A hit, and the destroyer is gone. The battle for Northern France was the only one left, so it was fought at once: each unit threw one die, and everything that defended was hit. The log has every throw. With its north lost France signs an armistice; its south becomes Vichy.',
        fr: 'Touché : le destroyer a disparu. La bataille du nord de la France, seule restante, s’est livrée aussitôt : chaque unité a lancé un dé, et tout ce qui défendait a été touché. Le journal garde chaque jet. Son nord perdu, la France signe l’armistice ; son sud devient Vichy.',
      },
      shows: ['NFR', 'SFR'],
      rule: 'HOST-5.4',
    },
    {
      text: {
        en: 'The other moves: what has not fought may regroup, and aircraft must land. They may not land in what was captured this turn. Bring Fighter 16 home to the Ruhr.',
        fr: 'Les autres mouvements : ce qui n’a pas combattu peut se regrouper, et les avions doivent se poser. Ils ne le peuvent pas dans ce qui vient d’être pris. Ramenez le Chasseur 16 dans la Ruhr.',
      },
      shows: ['RUH'],
      choose: 'fly fighter-16 RUH',
      rule: 'HOST-6.7',
    },
    {
      text: {
        en: 'The bomber follows, and the phase is over. Last, what was bought is placed.',
        fr: 'Le bombardier le suit, et la phase est finie. Enfin, on place ce qui a été acheté.',
      },
      meanwhile: ['fly bomber-18 RUH', 'done'],
      rule: 'HOST-10.1',
    },
    {
      text: {
        en: 'New boats come from a shipyard into the sea before it. Launch one in the German Bight.',
        fr: 'Les nouveaux sous-marins sortent d’un chantier dans la mer voisine. Lancez-en un dans la baie allemande.',
      },
      shows: ['S29'],
      choose: 'launch uboat S29 NWG',
      rule: 'HOST-11.3',
    },
    {
      text: {
        en: 'A pen needs a coast that was yours when the turn began: Brittany will do from next turn on. In Northern Norway boats lie near the convoys already. Begin it there.',
        fr: 'Un bunker demande une côte qui fût déjà à vous au début du tour : la Bretagne conviendra dès le prochain. En Norvège du Nord, les sous-marins sont déjà près des convois. Commencez-le là.',
      },
      shows: ['NNO'],
      choose: 'build pen NNO',
      rule: 'PEN-1.3',
    },
    {
      text: {
        en: 'The infantry is placed, Germany collects its income, and the United Kingdom moves. At the end of its turn every boat in a convoy lane throws a die: that much does not reach Britain. Read on and see it happen.',
        fr: 'L’infanterie est placée, l’Allemagne touche son revenu, et le Royaume-Uni joue. À la fin de son tour, chaque sous-marin sur une route de convois lance un dé : autant n’atteindra pas la Grande-Bretagne. Continuez et voyez.',
      },
      shows: ['S06', 'S10'],
      meanwhile: [
        'launch uboat S29 NWG',
        'place infantry NWG',
        'place infantry RUH',
        'place infantry RUH',
        'done',
        'done',
        'done',
      ],
      rule: 'HOST-12.2',
    },
    {
      text: {
        en: 'Eleven IPC lost at sea in one turn: eleven that build no destroyers. That is your war. Italy moves next, with its own small treasury; then the United States look on, for now.',
        fr: 'Onze IPC perdus en mer en un tour : onze qui ne feront pas de destroyers. Voilà votre guerre. L’Italie joue ensuite, avec son petit trésor ; les États-Unis regardent, pour l’instant.',
      },
      shows: ['S06'],
      rule: 'HOST-12.3',
    },
  ],
};

export default tutorial;
