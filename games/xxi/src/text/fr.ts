/** Every prompt, choice and log line of XXI, in French. */
import { capital, type GameText, MONTHS } from '@derby/kernel';
import { counted, ofBare, ofWords } from '@derby/kernel/french';
import { nextModel, substituted } from '../construction.ts';
import { type CounterId, isResource, type Kind, letterOf, type ResourceId, resourceKind } from '../data/counters.ts';
import { PLACES, type Space } from '../data/map.ts';
import { type Area, GRINDING_WAR } from '../data/tracks.ts';
import { hasMoved, spaceOf, type Xxi } from '../state.ts';
import type { Known } from '../view.ts';
import { countersBy, monthsBy, place, sum, total, townOf, yardNameOf } from './grammar.ts';
import { BOXES, FRONTS } from './names-fr.ts';

export { FRONTS } from './names-fr.ts';

export const KIND: Readonly<Record<Kind, string>> = { hull: 'coque', system: 'système', crew: 'équipage' };
const THE_KIND: Readonly<Record<Kind, string>> = { hull: 'la coque', system: 'le système', crew: 'l’équipage' };
const RATING = { engine: 'Moteur', silence: 'Silence' } as const;
export const TOWARDS: Readonly<Record<Area, string>> = { AO: 'l’Atlantique', WA: 'les Approches occidentales' };
const ENDING = {
  overlord: 'Le débarquement a tout ce qu’il lui faut',
  stranglehold: 'Les routes maritimes sont coupées',
  final: 'La guerre en Europe s’achève',
  conceded: 'Le programme est abandonné',
} as const;
export const month = monthsBy(MONTHS.fr);

/** What a player would call a counter. */
export const counter = countersBy({
  resource: (kind, letter) => `${THE_KIND[kind]} ${letter}`,
  command: 'un Commandement IBG',
  convoy: (value, number) => `le convoi de valeur ${value} (nº ${number})`,
  army: (number) => `l’armée ${number}`,
  devastation: (icon) => `un marqueur de Dévastation (${KIND[icon]})`,
  flak: 'un pion de Flak lourde',
  priority: 'un Transport prioritaire',
  flotilla: (type, number) => `la flottille de Type ${type} nº ${number}`,
});

const list = (ids: readonly CounterId[]): string => (ids.length > 0 ? ids.map(counter).join(', ') : 'rien');
const rolled = (dice: readonly number[], need: number): string => `obtient ${dice.join(', ')} (il faut ${need}+)`;
const points = (count: number): string => counted(count, 'point de transport', 'points de transport');

/** Where a counter on the map lies, as a tail to its name. */
function standing(id: CounterId, view: Readonly<Known>): string {
  const town = townOf(id, view);
  const yard = yardNameOf(id, view);
  if (yard) return ` sur un emplacement ${ofBare(yard)}`;
  return town ? ` à ${town}` : '';
}

const A_KIND: Readonly<Record<Kind, (letter: string) => string>> = {
  hull: (letter) => `une coque ${letter}`,
  system: (letter) => `un système ${letter}`,
  crew: (letter) => `un équipage ${letter}`,
};

/** XXI-16.1.9  What a second Command stands in for. */
const standIn = (kind: Kind | undefined): string =>
  kind ? `, un second Commandement remplaçant ${THE_KIND[kind]} qui manque` : '';

/** XXI-2.4.2  The display holds no more than twelve. */
const capped = (sum: number, granted: number): string =>
  sum > granted ? `${sum}, mais au plus ${points(granted)}` : points(granted);

/** XXI-10.1, XXI-10.3b  In the last box the Armies do not advance: they press on. */
function pressed(advance: boolean, isLast: boolean): string {
  if (!advance) return 'le front tient';
  return isLast ? 'la retraite continue' : 'elles avancent';
}

function deployed(at: Space | 'AO' | 'front'): string {
  if (at === 'AO') return 'dans l’Atlantique';
  return at === 'front' ? 'sur la piste de la Guerre d’usure' : `à ${place(at)}`;
}

/** Beside its like that has not moved, a counter that has is another. */
const moved = (view: Readonly<Known>, id: ResourceId): string => (hasMoved(view, id) ? ', qui a déjà bougé' : '');

export const fr: GameText<Xxi> = {
  title: 'XXI',
  blurb: 'Construire les sous-marins électriques pendant que s’effondre le pays qui en a besoin.',
  seats: { player: 'Joueur' },
  options: {
    quietAutumn: { name: 'Automne calme', effect: 'Pas de bombardement aux tours 1 à 3. Plus facile.' },
    extraTransport: {
      name: 'Transports supplémentaires',
      effect: 'Deux points de transport de plus par tour. Plus facile.',
    },
    thirdTypeVII: {
      name: 'Troisième Type VII',
      effect: 'Une troisième flottille de Type VII commence dans l’abri Valentin. Plus facile.',
    },
    delayedOverlord: {
      name: 'Overlord retardé',
      effect: 'Le contrôle du débarquement débute en septembre 1944. Plus facile.',
    },
    moreXXI: {
      name: 'Davantage de Type XXI',
      effect: 'Les flottilles de Type XXI perdues peuvent être reconstruites. Plus facile.',
    },
    heavyAA: { name: 'Flak lourde', effect: 'Deux pions de Flak lourde protègent des centres. Plus facile.' },
    doubleRepair: { name: 'Double déblaiement', effect: 'Deux centres peuvent être déblayés par tour. Plus facile.' },
    priorityTransport: {
      name: 'Transport prioritaire',
      effect: 'Trois pions qui portent chacun une ressource jusqu’à trois lieux plus loin. Plus facile.',
    },
    resourceSubstitution: {
      name: 'Substitution de ressources',
      effect: 'Un second Commandement peut remplacer une ressource manquante. Plus facile.',
    },
    reinforcedEscorts: { name: 'Escortes renforcées', effect: 'Les escortes lancent un dé de plus. Plus difficile.' },
    relentlessArmies: {
      name: 'Armées implacables',
      effect: 'Dès juin 1944 les armées avancent sur 5 ou 6. Plus difficile.',
    },
    convoySix: { name: 'Huitième convoi', effect: 'Un convoi de valeur 6 rejoint la pioche. Plus difficile.' },
    tripHomeSingleTest: {
      name: 'Retour en un seul test',
      effect: 'Un retour manqué n’est jamais testé de nouveau. Un peu plus facile.',
    },
    noTurningBack: {
      name: 'Pas de demi-tour',
      effect: 'Une flottille qui franchit une case doit poursuivre. Difficulté à peu près égale.',
    },
    openSquares: {
      name: 'Emplacements ouverts',
      effect:
        'Les éléments des emplacements peuvent payer un déblaiement, être perdus dans la retraite et marquer le tour. Difficulté à peu près égale.',
    },
    markAnything: {
      name: 'Marque au choix',
      effect:
        'Quand le rebut est vide, les convois, les armées, les marqueurs de Dévastation et la Flak lourde peuvent aussi marquer le tour. Difficulté à peu près égale.',
    },
  },
  presets: {
    standard: { name: 'Partie ordinaire', effect: 'Le jeu tel qu’il est conçu.' },
    'doenitz-dream': {
      name: 'Le rêve de l’amiral',
      effect:
        'Un troisième Type VII, la Flak lourde et les Transports prioritaires, pour une première partie plus douce.',
    },
    'total-war': {
      name: 'Guerre totale',
      effect: 'Un huitième convoi, et des armées plus pressantes à partir de juin 1944.',
    },
  },
  grades: {
    decisive: 'Victoire décisive',
    operational: 'Victoire opérationnelle',
    marginal: 'Victoire marginale',
    defeat: 'Défaite',
  },
  prompts: {
    'XXI-16.1.6': () => 'Où placer le pion de Flak lourde ?',
    'XXI-7.0': (view) => `Quelle ressource déplacer ? Il reste ${points(view.points)}.`,
    'XXI-16.1.8': () => 'Vers où poursuit le Transport prioritaire ?',
    'XXI-8.1a': (view) => `Construire un Type XXI de modèle ${nextModel(view).model} ?`,
    'XXI-8.4a': () => 'Quelle pièce employer ?',
    'XXI-9.0': () => 'Quelle flottille appareille, et vers où ?',
    'XXI-9.2b': () => 'La case est franchie. Poursuivre ou faire demi-tour ?',
    'XXI-9.3': () => 'Touchée en Haute mer : rentrer directement ou poursuivre Amoindrie ?',
    'XXI-9.5': () => 'Repérée mais à flot : poursuivre ou faire demi-tour ?',
    'XXI-9.7a': () => 'Quel convoi attaquer ?',
    'XXI-9.9a': () => 'Attaquer encore ou rentrer ?',
    'XXI-10.3b': () => 'La retraite coûte un équipage. Lequel ?',
    'XXI-10.3c': () => 'La retraite coûte un pion de la case d’allocation. Lequel ?',
    'XXI-11.2': () => 'Déblayer un centre dévasté, et avec quoi ?',
    'XXI-12.2a': (view) => `Quel pion du rebut marque ${month(view.turn)} ?`,
    'XXI-12.2b': (view) => `Le rebut est vide. Quel pion marque ${month(view.turn)} ?`,
  },
  choices: {
    place: ([, , hub]) => `Le placer à ${place(hub)}`,
    move: ([, id, to], view) =>
      `Déplacer ${counter(id)} ${ofBare(PLACES[spaceOf(view, id) ?? to].name)} à ${place(to)}`,
    transfer: ([, id], view) =>
      `Mettre ${counter(id)} sur un emplacement ${ofBare(PLACES[spaceOf(view, id) ?? '12'].name)}${moved(view, id)}`,
    rush: ([, id], view) =>
      `Employer un Transport prioritaire pour ${counter(id)} à ${PLACES[spaceOf(view, id) ?? 'A'].name}${moved(view, id)}`,
    to: ([, space]) => `Jusqu’à ${place(space)}`,
    stop: () => 'S’arrêter ici',
    'end-movement': () => 'Terminer le mouvement',
    build: ([, yard], view) =>
      `Construire le modèle ${nextModel(view).model} à ${PLACES[yard].name}${standIn(substituted(view, yard))}`,
    'no-build': () => 'Ne rien construire',
    spend: ([, id]) => `Employer ${counter(id)}`,
    send: ([, id, area]) => `Envoyer ${counter(id)} vers ${TOWARDS[area]}`,
    'end-missions': () => 'Plus de mission',
    return: () => 'Rentrer à l’abri Valentin',
    'go-on': () => 'Poursuivre',
    abort: () => 'Faire demi-tour',
    attack: ([, id]) => `Attaquer ${counter(id)}`,
    'attack-again': () => 'Attaquer encore',
    'go-home': () => 'Rentrer',
    lose: ([, id], view) => `Céder ${counter(id)}${standing(id, view)}`,
    clear: ([, hub, id], view) => `Déblayer ${place(hub)} en payant avec ${counter(id)}${standing(id, view)}`,
    'no-repair': () => 'Pas de déblaiement',
    mark: ([, id], view) => `Employer ${counter(id)}${standing(id, view)}`,
  },
  log: {
    'turn-begins': ({ turn }) => `Tour ${turn} : ${month(turn)}.`,
    'counter-drawn': ({ counter: id }) =>
      `Tirage : ${isResource(id) ? A_KIND[resourceKind(id)](letterOf(id)) : counter(id)}.`,
    'draw-pile-refilled': ({ counters }) =>
      counters === 0
        ? 'Il n’y a rien pour reconstituer la pioche.'
        : `La pioche est reconstituée avec ${counted(counters, 'pion')}.`,
    'draw-pile-empty': () => 'Il n’y a plus rien à tirer.',
    'counter-placed': ({ counter: id, at }) => `${capital(counter(id))} : ${deployed(at)}.`,
    'raid-called-off': () => 'Automne calme : le bombardement n’a pas lieu.',
    raid: ({ dice, hub, hit }) =>
      `Bombardement : ${dice.join(' + ')} = ${hub}, ${PLACES[hub].name}.${hit ? '' : ' Déjà dévasté ; les dés sont relancés.'}`,
    'flak-fires': ({ hub, dice, need, hit }) =>
      `La Flak lourde ${ofBare(PLACES[hub].name)} ${rolled(dice, need)} : ${hit ? 'l’attaque est repoussée' : 'l’attaque passe'}.`,
    'flak-lost': ({ hub }) => `La Flak lourde ${ofBare(PLACES[hub].name)} est perdue.`,
    'hub-devastated': ({ hub, lost }) => `${place(hub)} est dévasté. Pertes : ${list(lost)}.`,
    'transport-rolled': ({ dice, fixed, extra, points: granted }) =>
      `Transport : ${sum(dice, fixed, extra)} = ${capped(total([...dice, fixed, extra]), granted)}.`,
    'resource-moves': ({ resource, from, to, left }) =>
      `${capital(counter(resource))} va ${ofBare(PLACES[from].name)} à ${PLACES[to].name} ; reste ${points(left)}.`,
    'resource-transferred': ({ resource, yard }) =>
      `${capital(counter(resource))} occupe un emplacement ${ofBare(PLACES[yard].name)}.`,
    'resource-rushed': ({ resource, from, to }) =>
      `Le Transport prioritaire porte ${counter(resource)} ${ofBare(PLACES[from].name)} à ${PLACES[to].name}.`,
    'points-lost': ({ points: lost }) => `${points(lost)} ${lost > 1 ? 'perdus' : 'perdu'}.`,
    'parts-outside': ({ yard, model }) =>
      `Tout est à ${PLACES[yard].name} pour le modèle ${model}, mais pas sur ses emplacements ; il ne peut y être construit.`,
    'flotilla-built': ({ flotilla, model, yard, spent }) =>
      `${PLACES[yard].name} achève ${counter(flotilla)}, modèle ${model}. Employés : ${list(spent)}.`,
    'flotilla-sails': ({ flotilla, path }) => `${capital(counter(flotilla))} appareille vers ${TOWARDS[path]}.`,
    'box-tested': ({ flotilla, box, test, dice, need, passed }) =>
      `${BOXES[box]} : ${counter(flotilla)} ${rolled(dice, need)}, ${RATING[test]} : ${passed ? 'franchie' : 'repérée'}.`,
    'depth-charges': ({ by, dice, need, hit }) =>
      `Grenades sous-marines, ${by === 'escorts' ? 'escortes du convoi' : BOXES[by]} : ${dice.join(', ')} contre Défense ${need}, ${hit ? 'coup au but' : 'rien'}.`,
    'flotilla-depleted': ({ flotilla }) => `${capital(counter(flotilla))} est Amoindrie.`,
    'flotilla-eliminated': ({ flotilla }) => `${capital(counter(flotilla))} est perdue.`,
    'flotilla-turns-back': ({ flotilla }) => `${capital(counter(flotilla))} fait route vers sa base.`,
    'flotilla-in-area': ({ flotilla, path }) => `${capital(counter(flotilla))} atteint ${TOWARDS[path]}.`,
    'convoy-attacked': ({ flotilla, convoy, dice, need, sunk }) =>
      `${capital(counter(flotilla))} attaque ${counter(convoy)} et ${rolled(dice, need)} : ${sunk ? 'coulé' : 'manqué'}.`,
    'trip-home': ({ flotilla, dice, need, passed }) =>
      `Retour périlleux : ${counter(flotilla)} ${rolled(dice, need)} : ${passed ? 'réussi' : 'coup au but'}.`,
    'flotilla-home': ({ flotilla }) => `${capital(counter(flotilla))} est de retour à l’abri Valentin.`,
    'armies-roll': ({ dice, modifier, need, advance, isLast }) =>
      `Les armées obtiennent ${dice.join(', ')}${modifier ? ` (+${modifier} chacun)` : ''}, il faut ${need} : ${pressed(advance, isLast)}.`,
    'armies-advance': ({ front }) => `Le front : ${FRONTS[GRINDING_WAR[front]?.name ?? 'constant-retreat']}.`,
    'retreat-costs': ({ counter: id }) => `La retraite coûte ${counter(id)}.`,
    'retreat-costs-nothing': () => 'La retraite ne trouve rien à prendre.',
    'flotillas-refitted': ({ flotillas }) => `De nouveau à pleine force : ${list(flotillas)}.`,
    'hub-repaired': ({ hub, paid }) => `${place(hub)} est déblayé au prix ${ofWords(counter(paid))}.`,
    'convoys-arrive': ({ convoys }) =>
      `${convoys.length === 1 ? 'Arrive' : 'Arrivent'} dans les Approches occidentales : ${list(convoys)}.`,
    'turn-marked': ({ turn, counter: id }) =>
      id ? `${capital(counter(id))} marque ${month(turn)}.` : `Il ne reste rien pour marquer ${month(turn)}.`,
    'game-ends': ({ ending, grade, balance }) =>
      `${ENDING[ending]}. Solde des convois ${balance} : ${fr.grades[grade]}.`,
  },
  metrics: {
    balance: 'Solde des convois',
    turns: 'Tours joués',
    sunk: 'Convois coulés',
    built: 'Flottilles de Type XXI construites',
    sevensLost: 'Flottilles de Type VII perdues',
    twentyOnesLost: 'Flottilles de Type XXI perdues',
    bombed: 'Ressources bombardées',
    repairs: 'Centres déblayés',
    refills: 'Reconstitutions de la pioche',
    overlord: 'Terminées par Overlord',
  },
  reasons: async () => (await import('./reasons-fr.ts')).reasons,
};
