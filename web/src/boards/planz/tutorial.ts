/** A guided first game of War Plan Z: two German segments, in which a raider leaves the convoy lanes and finds a convoy. */
import type { Tutorial } from '../../tutorial/tutorial.ts';

const tutorial: Tutorial = {
  // Found by looking: every third power stays neutral, the raider fires first, and its only salvo strikes.
  seed: 'first lesson 56',
  options: { defaultSetup: true, taskForces: false },
  steps: [
    {
      text: {
        en: 'The war that never was: the Z Plan fleet is afloat, France is undefeated. You lead the Germans. Twelve turns decide how many convoys reach Britain and how many are sunk; both tracks stand at the upper left.',
        fr: 'La guerre qui n’eut pas lieu : la flotte du plan Z est à flot, la France invaincue. Vous menez les Allemands. Douze tours décident combien de convois atteignent la Grande-Bretagne et combien coulent ; les deux pistes sont en haut à gauche.',
      },
      rule: 'WPZ-4.1',
    },
    {
      text: {
        en: 'Every stack shows its top counter and how many lie in it, and no more. The number on a British stack is true, the ships under the first are not known to you. Your own stacks hide in the same way: the large number in the German waters is your fleet.',
        fr: 'Chaque pile montre son pion du dessus et combien elle en compte, rien d’autre. Le nombre sur une pile britannique est vrai, les navires dessous vous sont inconnus. Vos piles se cachent de même : le grand nombre dans les eaux allemandes est votre flotte.',
      },
      rule: 'WPZ-16.3',
    },
    {
      text: {
        en: 'The sides act in turn, one thing a segment, and most things cost one action point. You have six, the Allies four. All kinds of action lie on the desk at the lower right; what is grey is barred, and says by which rule. Choose “Move ships”.',
        fr: 'Les camps agissent tour à tour, une chose par segment, et presque tout coûte un point d’action. Vous en avez six, les Alliés quatre. Toutes les actions sont sur le bureau en bas à droite ; ce qui est gris est interdit et dit par quelle règle. Choisissez « Appareiller ».',
      },
      choose: 'action naval-move',
      rule: 'WPZ-7.3',
    },
    {
      text: {
        en: 'Where does it begin? Areas from which ships could sail glow. A raider of the P class, BP-2, waits in the Mid-Atlantic Gap, one zone from ten British ships. Touch the Mid-Atlantic Gap.',
        fr: 'D’où part-elle ? Les zones d’où des navires peuvent appareiller brillent. Un corsaire de la classe P, BP-2, attend au milieu de l’Atlantique, à une zone de dix navires britanniques. Touchez cette zone.',
      },
      choose: 'from BD',
      rule: 'WPZ-7.4',
    },
    {
      text: {
        en: 'The raider is alone there, so nothing is left to name. It may enter four zones; the sign under it counts them. To the east lie patrols, to the south the lanes from Cape Verde. Take it to the Corner Seamounts.',
        fr: 'Le corsaire y est seul : rien d’autre à désigner. Il peut entrer dans quatre zones ; la marque dessous les compte. À l’est croisent les patrouilles, au sud passent les routes du Cap-Vert. Menez-le aux Corner Seamounts.',
      },
      choose: 'to CD',
      rule: 'WPZ-10.3a',
    },
    {
      text: {
        en: 'Its course is drawn zone by zone. Until you stop nothing is announced and nothing paid. On to the eastern Sargasso Sea.',
        fr: 'Sa route se dessine zone par zone. Tant que vous n’arrêtez pas, rien n’est annoncé ni payé. Ensuite la mer des Sargasses orientale.',
      },
      choose: 'to DE',
      rule: 'WPZ-10.2c',
    },
    {
      text: {
        en: 'Far enough: from here it reaches every southern lane. Stop here. The enemy will be told that a ship has sailed from the Gap, and by which way.',
        fr: 'Assez loin : d’ici il atteint toutes les routes du sud. Arrêtez-le. L’ennemi apprendra qu’un navire a quitté le milieu de l’Atlantique, et par où.',
      },
      choose: 'stop',
      rule: 'WPZ-16.7',
    },
    {
      text: {
        en: 'That was a segment. Now you look over the Allies’ shoulder: they assemble slow convoy SC-1 in the Cape Verde Sea, where convoys from the south appear. A convoy lies open for everybody to see. Read on and the staff will do it.',
        fr: 'C’était un segment. Vous regardez maintenant par-dessus l’épaule des Alliés : ils forment le convoi lent SC-1 en mer du Cap-Vert, où paraissent les convois du sud. Un convoi est visible de tous. Continuez, l’état-major s’en charge.',
      },
      meanwhile: ['action convoys', 'convoy A-SC-1 DJ', 'done'],
      rule: 'WPZ-18.1',
    },
    {
      text: {
        en: 'Your second segment, and a convoy without escort next to your raider. Move ships again.',
        fr: 'Votre second segment, et un convoi sans escorte à côté de votre corsaire. Appareillez de nouveau.',
      },
      choose: 'action naval-move',
      rule: 'WPZ-6.3a',
    },
    {
      text: {
        en: 'From the eastern Sargasso Sea.',
        fr: 'Depuis la mer des Sargasses orientale.',
      },
      choose: 'from DE',
      rule: 'WPZ-7.4',
    },
    {
      text: {
        en: 'To the Cape Verde Sea. Where an area shows a warning, enemy ships are seen there: surface ships stop your surface ships, submarines may intercept them.',
        fr: 'Vers la mer du Cap-Vert. Une zone qui porte un signal a des navires ennemis en vue : ceux de surface arrêtent les vôtres, les sous-marins peuvent les intercepter.',
      },
      choose: 'to DJ',
      rule: 'WPZ-10.3b',
    },
    {
      text: {
        en: 'The convoy has stopped your raider, as any surface unit would. What came to light cannot be taken back. Stop here.',
        fr: 'Le convoi a arrêté votre corsaire, comme l’aurait fait toute unité de surface. Ce qui est venu au jour ne se reprend plus. Arrêtez-vous ici.',
      },
      choose: 'stop',
      rule: 'WPZ-10.3b',
    },
    {
      text: {
        en: 'Whoever ends where the enemy is may attack at once, for the same point. Attack.',
        fr: 'Qui finit là où est l’ennemi peut attaquer aussitôt, pour le même point. Attaquez.',
      },
      choose: 'attack',
      rule: 'WPZ-11.1c',
    },
    {
      text: {
        en: 'The battle stage shows both lines. Tactical superiority came first: your 4 against 2, so you fire first in every step. Aircraft and submarines had nothing to do; step 4 is for surface ships. The raider’s factor against ships is 3: it hits on 1 to 3, an even chance. Touch it, then let it fire.',
        fr: 'La scène du combat montre les deux lignes. La supériorité tactique d’abord : votre 4 contre 2, vous tirez donc le premier à chaque étape. Avions et sous-marins n’avaient rien à faire ; l’étape 4 est aux navires de surface. Le facteur du corsaire contre les navires est 3 : il touche de 1 à 3, une chance sur deux. Touchez-le, puis faites-le tirer.',
      },
      choose: 'shoot G-BP-2',
      rule: 'WPZ-11.8a',
    },
    {
      text: {
        en: 'A 1: a hit. The convoy turns to its reduced side and the track of sunken convoys rises by one; above eighteen it would end the game. Had it arrived whole in Britain it would have counted two for the Allies, now one.',
        fr: 'Un 1 : touché. Le convoi passe sur sa face réduite et la piste des convois coulés monte d’un ; au-delà de dix-huit, elle finirait la partie. Arrivé entier en Grande-Bretagne, il aurait compté deux pour les Alliés ; désormais un.',
      },
      rule: 'WPZ-18.3',
    },
    {
      text: {
        en: 'Now the Allies know where you are. In your next segments: look at a stack before you fight it (scouting, signals), keep the fleet together until their heavy ships are far away, and ask for a hint when you are unsure: it gives its reasons.',
        fr: 'Les Alliés savent maintenant où vous êtes. Ensuite : regardez une pile avant de la combattre (éclairer, écoutes), gardez la flotte groupée tant que leurs grands navires sont proches, et demandez un conseil si vous hésitez : il donne ses raisons.',
      },
      rule: 'WPZ-23.2-NS',
    },
  ],
};

export default tutorial;
