/** Chaque question, choix et ligne du journal, en français. */
import { capital, capitalised, type GameText, signed } from '@derby/kernel';
import { counted } from '@derby/kernel/french';
import type { PlaceId } from '../data/map.ts';
import type { Pens, State, Target, UnitId } from '../state.ts';
import { aloft } from './aloft.ts';
import { liesAt } from './lies-at.ts';
import {
  agreed,
  does,
  numberOf,
  ofPower,
  power,
  price,
  toHolder,
  type,
  unit,
  unitAt,
  unitDoes,
  unitOf,
} from './names-fr.ts';
import { from, place, placeDoes, placeName, the, within } from './places-fr.ts';

export { power, type, unit } from './names-fr.ts';
export { placeName } from './places-fr.ts';

const HALVES = ['début', 'fin'] as const;
const FIRST_YEAR = 1940;

/** Whether a boat is Ready, and the zone in which it would come out. */
const berth = (id: UnitId, { units: all }: State): string => {
  const boat = all.find((one) => one.id === id);
  return boat ? `${boat.condition === 'spent' ? 'Épuisé' : 'Prêt'}, attache ${placeName(boat.at)}` : '';
};
const pen = (id: string): string => `bunker ${numberOf(id)}`;
const target = (id: Target): string =>
  id === 'factory'
    ? 'l’usine'
    : id.startsWith('pen-')
      ? `le ${pen(id)}`
      : `les submersibles amarrés ${within(id as PlaceId)}`;
const dice = (faces: readonly number[]): string => (faces.length > 0 ? faces.join(', ') : 'aucun');
/** HOST-8.11  What the option adds to the dice. */
const more = (bonus: number): string => (bonus > 0 ? ` et ${bonus} de plus` : '');
const hits = (count: number): string => `${counted(count, 'coup')} au but`;
/** HOST-10.1  Qui vole encore : la phase ne peut finir avant. */
const toLand = (view: State): string => {
  const count = aloft(view);
  return count === 0 ? '' : ` ${counted(count, 'avion')} ${count > 1 ? 'doivent' : 'doit'} encore se poser.`;
};
/** Où l’on se bat. */
const here = (battle: State['battle']): string => (battle ? ` ${within(battle.at)}` : '');
const SIDE = { axis: 'l’Axe', allies: 'les Alliés' } as const;
const WINS = { axis: 'L’Axe gagne', allies: 'Les Alliés gagnent' } as const;
/** « début 1943 ». */
const half = (number: number): string => `${HALVES[(number - 1) % 2]} ${FIRST_YEAR + Math.floor((number - 1) / 2)}`;
export const round = (number: number): string => capital(half(number));

const ORDERS: Readonly<Record<string, string>> = {
  'intercept ask': 'me demander pour les intercepteurs',
  'intercept none': 'ne jamais intercepter',
  'intercept three': 'intercepter avec trois chasseurs au plus',
  'intercept all': 'intercepter avec tous les chasseurs',
  'submerge ask': 'me demander pour la plongée en défense',
  'submerge always': 'toujours plonger en défense',
  'submerge never': 'ne jamais plonger en défense',
  'losses ask': 'me demander pour les pertes',
  'losses cheapest': 'perdre d’abord l’unité la moins chère',
};
const PEN_STATE = {
  construction: 'en chantier',
  usable: 'utilisable',
  captured: 'pris',
  reopening: 'en réouverture',
} as const;
const MISSION = {
  attack: ' pour attaquer',
  raid: ' pour un raid',
  escort: ' en escorte',
  land: ' et s’y pose',
} as const;

/** HOST-3.2  Ce que représente la correction d’une puissance. */
const MODIFIERS = { GER: 'prélèvement', UK: 'importations', ITA: 'prélèvement', USA: 'mobilisation' } as const;

/** Comment un revenu se compose, sans ce qui est nul. */
const sum = ({ power, printed, modifier, lost }: Extract<Pens['log'], { readonly what: 'income' }>): string =>
  [
    `${printed} des territoires`,
    modifier !== 0 && `${MODIFIERS[power]} ${signed(modifier)}`,
    lost !== 0 && `${lost} ${lost > 1 ? 'perdus' : 'perdu'} en mer`,
  ]
    .filter(Boolean)
    .join(', ');

export const fr: GameText<Pens> = {
  title: 'Les bunkers à U-Boote',
  blurb:
    'Le théâtre de l’Atlantique avec ses bunkers, ses bombardiers et ses convois, de la chute de la France à la fin.',
  seats: { axis: 'Axe', allies: 'Alliés' },
  options: {
    pens: { name: 'Bunkers', effect: 'L’Allemagne peut construire des bunkers à U-Boote.' },
    freePens: { name: 'Bunkers gratuits', effect: 'Un bunker gratuit fin 1943, début 1944 et fin 1944.' },
    typeXXI: { name: 'Type XXI', effect: 'Des types XXI peuvent être achetés dès le début de 1944.' },
    heavyBombers: { name: 'Bombardiers lourds', effect: 'Les Alliés peuvent en acheter dès la fin de 1943.' },
    heavyBomberSpecialAttack: {
      name: 'Attaque spéciale',
      effect:
        'Les bombardiers lourds peuvent viser les bateaux d’un bunker. Sans effet si l’option « Bombardiers lourds » est absente.',
    },
    excessEjection: {
      name: 'Excédent chassé',
      effect: 'Les bateaux en trop dans un bunker endommagé sortent aussitôt.',
    },
    penAnyExit: { name: 'Sortie libre', effect: 'Un bateau peut sortir d’un bunker dans toute zone voisine.' },
    wolfpack: { name: 'Meute', effect: 'Trois U-Boote attaquant ensemble sont plus forts au premier round.' },
    harbourRaids: { name: 'Raids sur les ports', effect: 'Les bombardiers peuvent viser les submersibles amarrés.' },
    troopConvoys: { name: 'Convois de troupes', effect: 'Les Alliés peuvent expédier des troupes par l’Atlantique.' },
    raidBonus: { name: 'Bombes plus lourdes', effect: 'Les bombes sur les usines et les bunkers font plus de dégâts.' },
  },
  presets: {
    standard: {
      name: 'Partie ordinaire',
      effect: 'La guerre telle qu’elle est conçue, avec bunkers, type XXI, raids sur les ports et convois de troupes.',
    },
    'bomber-offensive': {
      name: 'Offensive aérienne',
      effect: 'Avec les bombardiers lourds, et les bombes qui percent un bunker.',
    },
    'no-concrete': { name: 'Sans béton', effect: 'Aucun bunker ; au port, les bateaux sont exposés aux bombes.' },
  },
  grades: {
    london: 'Londres est tombée',
    washington: 'Washington est tombée',
    tonnage: 'La guerre du tonnage est gagnée',
    'axis-economy': 'L’Axe dispose des richesses de l’Europe',
    berlin: 'Berlin est tombée',
    objectives: 'Les Alliés tiennent les territoires clés',
    'allied-economy': 'L’économie de l’Axe s’est effondrée',
    time: 'L’Axe a tenu jusqu’au bout',
    resigned: 'Un camp a abandonné',
  },
  prompts: capitalised<GameText<Pens>['prompts']>({
    'HOST-3.3': ({ turn, treasury }) =>
      `${power(turn)} : achats, réparations, ordres permanents. Il reste ${treasury[turn]} IPC.`,
    'HOST-5.10': ({ east }) => `Front de l’Est : envoyez pour 80 IPC d’unités. Déjà partis : ${east.sent} IPC.`,
    'HOST-6.1': ({ turn }) => `${power(turn)} : faites vos mouvements de combat.`,
    'HOST-6.8': () => 'Quelle unité embarque ?',
    'HOST-7.1': ({ turn }) => `${power(turn)} : quel combat vient ensuite ?`,
    'HOST-7.3': () => 'Quel navire bombarde la côte ?',
    'HOST-7.5': ({ battle }) => `Choisissez votre perte${here(battle)}.`,
    'HOST-7.6': ({ battle }) => `Poursuivre${here(battle)} ou se retirer ?`,
    'HOST-8.3': ({ battle }) => `Combien de chasseurs interceptent${here(battle)} ?`,
    'HOST-8.4': ({ battle }) => `Choisissez l’avion abattu${here(battle)}.`,
    'HOST-8.5': () => 'Que vise ce bombardier ?',
    'HOST-8.9': () => 'Choisissez le submersible amarré qui coule.',
    'HOST-9.3': () => 'Quel submersible plonge ?',
    'HOST-9.6': ({ battle }) => `Choisissez l’unité touchée${here(battle)}.`,
    'HOST-9.9': ({ battle }) => `Poursuivre${here(battle)} ou rompre le combat ?`,
    'HOST-9.10': ({ turn }) => `${power(turn)} : chasser les submersibles ?`,
    'HOST-9.11': () => 'Choisissez le submersible rattrapé.',
    'HOST-10.1': (view) => `${power(view.turn)} : faites vos autres mouvements.${toLand(view)}`,
    'HOST-10.4': () => 'Choisissez l’unité perdue en mer.',
    'HOST-11.1': ({ turn }) => `${power(turn)} : placez vos achats.`,
    'PEN-1.27': () => 'Quel bateau doit quitter le bunker ?',
  }),
  choices: capitalised<GameText<Pens>['choices']>({
    done: () => 'Terminé',
    order: ([, kind, value]) => `Ordre permanent : ${ORDERS[`${kind} ${value}`]}`,
    send: ([, id]) => `Envoyer à l’Est : ${unit(id)}`,
    'stand-fast': () => 'Ne plus rien envoyer et payer le reste',
    repair: ([, what, points]) =>
      `Réparer ${counted(points, 'point')} : ${what.startsWith('pen-') ? pen(what) : place(what as PlaceId)}`,
    buy: ([, what]) => `Acheter : ${type(what)}, ${price(what)} IPC`,
    move: ([, id, to], view) =>
      liesAt(id, to, view) ? `${unit(id)} attaque ${within(to)}` : `${unitAt(id, view)} vers ${the(to)}`,
    fly: ([, id, to], view) => `${unitAt(id, view)} en vol vers ${the(to)}`,
    raid: ([, id, to], view) => `${unitAt(id, view)} en raid sur ${the(to)}`,
    escort: ([, id, to], view) => `${unitAt(id, view)} en escorte du raid sur ${the(to)}`,
    land: ([, id, zone, to]) => `${unit(id)} : débarquement ${within(to)} depuis ${the(zone)}`,
    ferry: ([, id, zone, to]) => `${unit(id)} : troupes vers ${the(to)} par ${the(zone)}`,
    load: ([, id]) => `Embarquer : ${unit(id)}`,
    fight: ([, at]) => `Combattre ${within(at)}`,
    'let-be': ([, zone]) => `Ne pas attaquer ${within(zone)}`,
    hunt: ([, zone, count]) =>
      `Chasser ${within(zone)} ${count === 0 ? 'par les airs seulement' : `avec ${counted(count, 'destroyer')}`}`,
    intercept: ([, count, whose]) =>
      `${count === 0 ? 'Personne ne décolle' : `Faire décoller ${counted(count, 'chasseur')}`}${whose ? ` (${power(whose)})` : ''}`,
    target: ([, id, what]) => `${unit(id)} bombarde ${target(what)}`,
    pierce: ([, id, what]) => `${unit(id)} vise les bateaux du ${pen(what)}`,
    eject: ([, id], view) => `${unit(id)} (${berth(id, view)}) quitte le bunker`,
    lose: ([, id], view) => `${agreed('Touché', id)} : ${unitOf(id, view)}`,
    bombard: ([, id]) => `${unit(id)} bombarde la côte`,
    'cease-fire': () => 'Cesser le bombardement',
    submerge: ([, id]) => `${unit(id)} plonge`,
    'stay-up': () => 'Plus personne ne plonge',
    'press-on': () => 'Poursuivre',
    stop: () => 'Cesser l’attaque',
    retreat: ([, to]) => `Se retirer vers ${the(to)}`,
    'withdraw-aircraft': () => 'Retirer les avions',
    enter: ([, id, where]) => `${unit(id)} entre dans le ${pen(where)}`,
    leave: ([, id, zone]) => `${unit(id)} sort ${within(zone)}`,
    ship: ([, id, route, to]) =>
      `Expédier ${unit(id)} vers ${the(to)} par la route ${route === 'NORTH' ? 'du nord' : 'du sud'}`,
    place: ([, what, at]) => `${type(what)} ${within(at)}`,
    launch: ([, what, zone, factory]) => `${type(what)} ${within(zone)}, usine ${from(factory)}`,
    build: ([, what, at]) => `${what === 'pen' ? 'Un bunker' : 'Le bunker gratuit'} ${within(at)}`,
    forfeit: () => 'Renoncer au bunker gratuit',
  }),
  log: capitalised<GameText<Pens>['log']>({
    'round-begins': (entry) => `Nouveau tour : ${half(entry.round)}.`,
    'turn-begins': (entry) => `Au tour ${ofPower(entry.power)}, ${half(entry.round)}.`,
    'order-given': (entry) => `Ordre permanent pour ${SIDE[entry.side]} : ${ORDERS[`${entry.kind} ${entry.value}`]}.`,
    'control-changes': (entry) => `${placeDoes(entry.territory, 'passe', 'passent')} ${toHolder(entry.to)}.`,
    'usa-enters': () => 'Les États-Unis entrent en guerre.',
    armistice: () => 'La France signe l’armistice.',
    'vichy-joins-allies': () => 'Les derniers territoires de Vichy rejoignent les Alliés.',
    'case-anton': () => 'Les troupes allemandes occupent la France du Sud.',
    'italy-surrenders': () => 'L’Italie capitule.',
    'london-looted': (entry) => `${does(entry.by, 'saisit', 'saisissent')} ${entry.ipc} IPC à Londres.`,
    'sent-east': (entry) => `${unitDoes(entry.unit, 'part', 'partent')} pour l’Est (${entry.total} IPC sur 80).`,
    'east-shortfall': (entry) => `L’Est prend ${entry.paid} IPC au trésor et en ajoute ${entry.levied} au prélèvement.`,
    'battleship-repaired': (entry) => `${agreed('Réparé', entry.unit)} : ${unit(entry.unit)}.`,
    'pen-opens': (entry) => `Désormais utilisable : ${pen(entry.pen)}.`,
    repaired: (entry) =>
      `${does(entry.power, 'répare', 'réparent')} ${counted(entry.points, 'point')} : ${entry.target.startsWith('pen-') ? pen(entry.target) : place(entry.target as PlaceId)}.`,
    bought: (entry) => `${does(entry.power, 'achète', 'achètent')} pour ${entry.cost} IPC : ${type(entry.type)}.`,
    refunded: (entry) =>
      `${does(entry.power, 'récupère', 'récupèrent')} ${entry.ipc} IPC, faute de place : ${type(entry.type)}.`,
    moved: (entry) =>
      entry.from === entry.to
        ? `${unitDoes(entry.unit, 'se prépare', 'se préparent')} à attaquer ${within(entry.to)}.`
        : `${unit(entry.unit)} : ${from(entry.from)} vers ${the(entry.to)}.`,
    flown: (entry) => `${unit(entry.unit)} vole ${from(entry.from)} vers ${the(entry.to)}${MISSION[entry.mission]}.`,
    loaded: (entry) =>
      `${unitDoes(entry.unit, 'embarque', 'embarquent')} sur le ${unit(entry.transport)} pour ${the(entry.bound)}.`,
    landed: (entry) =>
      `Débarquement ${within(entry.territory)} depuis ${the(entry.zone)} : ${counted(entry.units.length, 'unité')}.`,
    'landing-cancelled': (entry) =>
      `Le ${unit(entry.transport)} ne peut débarquer ${within(entry.territory)} ; ses troupes rentrent.`,
    'raid-begins': (entry) =>
      `${does(entry.power, 'mène', 'mènent')} un raid sur ${the(entry.territory)} : ${counted(entry.bombers, 'bombardier')}, ${counted(entry.escorts, 'escorte')}.`,
    intercepted: (entry) => `Interception ${within(entry.territory)} : ${counted(entry.fighters, 'chasseur')}.`,
    'air-battle': (entry) =>
      `Combat aérien : raid ${dice(entry.attack)}, intercepteurs ${dice(entry.defence)} ; chaque 1 touche.`,
    targeted: (entry) => `${unit(entry.unit)} vise ${target(entry.target)}${entry.special ? ' et ses bateaux' : ''}.`,
    flak: (entry) =>
      `Flak (${target(entry.target)}) : ${dice(entry.dice)} ; ${counted(entry.lost, 'bombardier perdu', 'bombardiers perdus')}.`,
    'factory-bombed': (entry) =>
      `Bombes sur l’usine ${from(entry.territory)} : ${dice(entry.dice)}${more(entry.bonus)} ; les dégâts passent à ${entry.damage}.`,
    'pen-bombed': (entry) =>
      `Bombes sur le ${pen(entry.pen)} : ${dice(entry.dice)}${more(entry.bonus)} ; les dégâts passent à ${entry.damage}.`,
    'boat-pierced': (entry) =>
      `Le béton cède : ${unit(entry.unit)} fait ${entry.die} et ${entry.lost ? 'est perdu' : 'survit'}.`,
    'boat-ejected': (entry) =>
      `${unit(entry.unit)} doit quitter le ${pen(entry.pen)} et mouille ${within(entry.zone)}.`,
    'harbour-bombed': (entry) => `Bombes sur le port ${from(entry.zone)} : ${dice(entry.dice)} ; ${hits(entry.hits)}.`,
    'battle-begins': (entry) => `${does(entry.attacker, 'attaque', 'attaquent')} ${within(entry.at)}.`,
    bombardment: (entry) => `${unit(entry.unit)} bombarde la côte : ${entry.die}, ${entry.hit ? 'au but' : 'manqué'}.`,
    volley: (entry) =>
      `${entry.by === 'attacker' ? 'Attaque' : 'Défense'}${entry.step === 'surprise' ? ' par surprise' : ''} : ${entry.dice
        .map((die, i) => `${die}\u00a0(${entry.needs[i]})`)
        .join(', ')} ; ${hits(entry.hits)}.`,
    damaged: (entry) => `${agreed('Endommagé', entry.unit)} : ${unit(entry.unit)}.`,
    lost: (entry) => `${does(entry.power, 'perd', 'perdent')} une unité ${within(entry.at)} : ${unit(entry.unit)}.`,
    submerged: (entry) => `${unit(entry.unit)} plonge.`,
    withdrew: (entry) =>
      entry.to ? `Retrait ${from(entry.at)} vers ${the(entry.to)}.` : `Combat rompu ${within(entry.at)}.`,
    'battle-ends': (entry) => `La bataille ${within(entry.at)} est finie.`,
    captured: (entry) =>
      `${does(entry.by, 'prend', 'prennent')} ${the(entry.territory)}${entry.to === entry.by ? '' : ` au profit ${ofPower(entry.to)}`}.`,
    'pen-changes': (entry) => `${pen(entry.pen)} : ${PEN_STATE[entry.state]}.`,
    hunted: (entry) =>
      `${does(entry.power, 'chasse', 'chassent')} ${within(entry.zone)} : destroyers ${entry.destroyers}, avion ${entry.aircraft}, bonus ${entry.bonus}, amarré ${entry.moored}, soit ${entry.number} ou moins ; ${entry.die}, ${entry.hit ? 'au but' : 'manqué'}.`,
    'counter-shot': (entry) =>
      `Riposte des submersibles : ${entry.die} (${entry.need}), ${entry.hit ? 'un destroyer touché' : 'manqué'}.`,
    escape: (entry) =>
      `${unit(entry.unit)} tente de s’échapper : ${entry.die}, ${entry.escaped ? 'il y parvient' : 'en vain'}.`,
    'entered-pen': (entry) => `${unit(entry.unit)} entre dans le ${pen(entry.pen)}.`,
    'left-pen': (entry) => `${unit(entry.unit)} sort ${within(entry.zone)}.`,
    shipped: (entry) =>
      `${unitDoes(entry.unit, 'est', 'sont')} ${agreed('expédié', entry.unit)} vers ${the(entry.to)}.`,
    'convoy-attacked': (entry) =>
      `Convoi de troupes attaqué ${within(entry.zone)} : ${dice(entry.dice)} ; ${counted(entry.hits, 'unité perdue', 'unités perdues')}.`,
    placed: (entry) => `Nouvelle unité ${within(entry.at)} : ${unit(entry.unit)}.`,
    'pen-placed': (entry) =>
      `${entry.free ? 'Bunker gratuit' : 'Bunker'} mis en chantier ${within(entry.at)} : ${pen(entry.pen)}.`,
    'free-pen-forfeited': () => 'Le bunker gratuit est perdu.',
    'zone-disrupted': (entry) =>
      `Convois ${ofPower(entry.power)} ${within(entry.zone)} : ${dice(entry.dice)} ; ${entry.loss} IPC ${entry.loss > 1 ? 'perdus' : 'perdu'}.`,
    income: (entry) => `${does(entry.power, 'perçoit', 'perçoivent')} ${entry.collected} IPC : ${sum(entry)}.`,
    refitted: (entry) => `De nouveau Prêt : ${unit(entry.unit)}.`,
    spent: (entry) => `Épuisé : ${unit(entry.unit)}.`,
    'game-over': (entry) => `${WINS[entry.winner]} : ${fr.grades[entry.test]}.`,
  }),
  metrics: {
    rounds: 'Tours joués',
    tonnage: 'Tonnage',
    axisIncome: 'Revenu de l’Axe',
    objectives: 'Objectifs aux mains des Alliés',
    pens: 'Bunkers sur la carte',
    boats: 'Bateaux allemands restants',
  },
  reasons: async () => (await import('./reasons-fr.ts')).reasons,
  plans: async () => (await import('./reasons-fr.ts')).plans,
};
