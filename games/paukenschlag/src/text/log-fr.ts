/** What happened, in French. Every die is told with what it needed. */
import { capital, type GameText, signed } from '@derby/kernel';
import { counted, ofBare, ofWords } from '@derby/kernel/french';
import type { Side } from '../data/sides.ts';
import { MILCH_COW } from '../data/submarines.ts';
import type { SubmarineHit } from '../log.ts';
import type { Drumbeat } from '../state.ts';
import { MODE, order, STATUS } from './choices-fr.ts';
import { COLUMN_NAMES, CONVOY_KINDS, destination, EVENT_EFFECTS, EVENT_NAMES, SHORE_NAMES } from './names-fr.ts';
import { area, courseTo, marker, naval, plane, ship, sub, thing } from './units-fr.ts';
import { isPlane, isSub } from './words.ts';

const SIDE: Readonly<Record<Side, string>> = { axis: 'L’Axe', allies: 'Les Alliés' };
const verb = (side: Side, axis: string, allies: string): string => `${SIDE[side]} ${side === 'axis' ? axis : allies}`;
const small = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const hits = (number: number): string =>
  number === 0 ? 'aucun coup au but' : counted(number, 'coup au but', 'coups au but');
const levels = (number: number): string => (number === 0 ? 'aucun niveau' : counted(number, 'niveau', 'niveaux'));
const points = (number: number): string => counted(number, 'point de dégâts', 'points de dégâts');
const fuel = (number: number): string => counted(number, 'case de carburant', 'cases de carburant');
const ships = (number: number): string => (number === 0 ? 'aucun navire' : counted(number, 'navire'));
const tons = (number: number): string => `${number} 000 tonneaux`;
const LEVEL = { osl: 'grille de recherche', tsl: 'grille tactique' } as const;
const DOGFIGHT = { none: 'est indemne', aborted: 'renonce', lost: 'est perdu' } as const;
const fromPlace = (place: string): string => (place.startsWith('le ') ? `du ${place.slice(3)}` : ofBare(place));

/** What a hit on a submarine came to. */
function effect(result: SubmarineHit, damage: number): string {
  if (result === 'none') return 'sans effet';
  if (result === 'sunk') return 'coulé';
  return result === 'forced-up' ? 'forcé de faire surface' : points(damage);
}

export const log: GameText<Drumbeat>['log'] = {
  'turn-begins': ({ turn }) => `Tour ${turn}.`,
  'event-drawn': ({ die, event }) => `Événement, dé ${die} : ${small(EVENT_NAMES[event])}. ${EVENT_EFFECTS[event]}`,
  'barbarigo-due': ({ die, turn }) => `Barbarigo, dé ${die} : il vient au tour ${turn}.`,
  'order-given': ({ side, kind, value }) =>
    `${verb(side, 'donne', 'donnent')} un ordre permanent, ${order(kind, value)}.`,
  'side-finished': ({ side, phase }) =>
    `${verb(side, 'a', 'ont')} terminé le mouvement ${phase === 'air' ? 'aérien' : 'naval'}.`,
  'markers-removed': () => 'Tous les marqueurs de repérage sont retirés.',
  'game-over': ({ winner, grade, balance, threshold }) =>
    `${verb(winner, 'l’emporte', 'l’emportent')} : ${grade === 'resigned' ? 'l’autre camp abandonne' : `victoire ${grade === 'decisive' ? 'décisive' : 'marginale'}`}. Solde ${balance}, seuil ${threshold}.`,

  'status-declared': ({ sub: id, status }) => `${capital(sub(id))} commence ${STATUS[status]}.`,
  'submarine-arrives': ({ sub: id, returns }) => `${capital(sub(id))} ${returns ? 'revient de la base' : 'arrive'}.`,
  'submarine-placed': ({ sub: id, area: at, status }) => `${capital(sub(id))} est en ${area(at)}, ${STATUS[status]}.`,
  'north-atlantic-roll': ({ sub: id, die, result }) =>
    `${capital(sub(id))}, dé ${die} : ${{ enters: 'il vient', waits: 'il attend', 'struck-off': 'il est rayé' }[result]}.`,
  'mode-chosen': ({ mode }) => `Le Barbarigo vient avec ${MODE[mode]}.`,
  'mode-revealed': ({ mode }) => `Le Barbarigo portait ${MODE[mode]}.`,
  'warship-arrives': ({ ship: id, area: at }) => `${ship(id)} arrive en ${area(at)}.`,
  'aircraft-arrives': ({ plane: id, base }) => `${capital(plane(id))} arrive à ${SHORE_NAMES[base]}.`,
  'bomber-ready': ({ plane: id, base }) =>
    `${capital(plane(id))} est de nouveau Prêt${base === 'home' ? '' : ` à ${SHORE_NAMES[base]}`}.`,
  'bomber-waits': ({ plane: id }) => `${capital(plane(id))} ne trouve aucune base ouverte aux Açores et attend.`,
  'convoys-rolled': ({ die, called, sailing }) =>
    `Nouveaux convois, dé ${die} : ${called}${sailing < called ? `, mais il n’y a place que pour ${sailing}` : ''}.`,
  'convoy-sails': ({ die, convoy, type, from: origin, to }) =>
    `Dé de route ${die} : le convoi ${convoy} (${CONVOY_KINDS[type]}) appareille ${fromPlace(destination(origin))} vers ${destination(to)}.`,
  'convoy-stays': ({ die, type, from: origin }) =>
    `Dé de route ${die} : ${CONVOY_KINDS[type]} ne peut quitter ${destination(origin)}, trop endommagé.`,

  repair: ({ place, die, mended, level }) =>
    `Réparation ${ofBare(SHORE_NAMES[place])} : ${die} (il faut 6+), ${mended ? 'réussie' : 'sans progrès'} ; dégâts ${level}.`,
  cap: ({ plane: id }) => `${capital(plane(id))} passe en CAP.`,
  sortie: ({ plane: id, action, area: at }) =>
    `${capital(plane(id))} ${{ patrol: 'patrouille en', attack: 'chasse les sous-marins en', fight: 'attaque les avions en', bomb: 'va bombarder en', frogmen: 'porte des nageurs en' }[action]} ${area(at)}.`,
  'support-named': ({ plane: id, sub: boat }) => `${capital(plane(id))} a le soutien ${ofWords(sub(boat))}.`,
  escorts: ({ plane: id, escorts }) => `Avec ${plane(id)} volent ${escorts.map(plane).join(' et ')}.`,
  rebased: ({ plane: id, base }) => `${capital(plane(id))} gagne ${SHORE_NAMES[base]}.`,
  interception: ({ fighter, against }) => `${capital(plane(fighter))} intercepte ${plane(against)}.`,
  dogfight: ({ first, second, dice, totals, firstSuffers, secondSuffers }) =>
    `${capital(plane(first))} obtient ${dice[0]}, total ${totals[0]} ; ${plane(second)} obtient ${dice[1]}, total ${totals[1]} (7 repousse, 9 abat). ${capital(plane(first))} ${DOGFIGHT[firstSuffers]}, ${plane(second)} ${DOGFIGHT[secondSuffers]}.`,
  'aircraft-lost': ({ plane: id }) => `${capital(plane(id))} est perdu.`,
  'air-search': ({ plane: id, area: at, sub: boat, die, number, found }) =>
    `${capital(plane(id))} cherche ${boat ? sub(boat) : `en ${area(at)}`} : ${die} (il faut ${number} ou moins), ${found ? 'trouvé' : 'rien'}.`,
  flak: ({ plane: id, place, die, flak, result }) =>
    `Flak ${ofBare(SHORE_NAMES[place])} contre ${plane(id)} : ${die} (${flak} ou moins repousse, 1 abat), ${{ lost: 'abattu', 'driven-off': 'repoussé', through: 'il passe' }[result]}.`,
  'shore-hit': ({ plane: id, place, die, factor, total, inflicted, level }) =>
    `${id ? `${capital(plane(id))} bombarde` : 'Les navires bombardent'} ${SHORE_NAMES[place]} : ${die} ${signed(factor)} = ${total} (dégâts à 9 et à 12), ${levels(inflicted)} ; dégâts ${level}.`,
  'port-tonnage': ({ port, die, modifier, tons: sunk }) =>
    `Un navire est coulé à ${SHORE_NAMES[port]} : dé ${die}${modifier ? ` ${signed(modifier)}` : ''}, ${tons(sunk)}.`,
  parked: ({ plane: id, die, lost }) =>
    `${capital(plane(id))} au sol : ${die} (perdu sur 3 ou moins), ${lost ? 'perdu' : 'indemne'}.`,
  'ship-sought': ({ plane: id, target, die, found }) =>
    `${capital(plane(id))} cherche ${thing(target)} : ${die} (il faut 6 ou moins), ${found ? 'trouvé' : 'rien'}.`,
  'ship-bombed': ({ plane: id, target, die, factor, total, hits: scored }) =>
    `${capital(plane(id))} bombarde ${thing(target)} : ${die} ${signed(factor)} = ${total} (coups à 9 et à 12), ${hits(scored)}.`,
  returned: ({ plane: id, base }) => `${capital(plane(id))} se pose à ${SHORE_NAMES[base]}.`,
  'no-base': ({ plane: id }) => `${capital(plane(id))} ne sait où se poser.`,
  'on-track': ({ plane: id, slot }) => `${capital(plane(id))} sera Prêt au tour ${slot}.`,
  'floatplane-check': ({ plane: id, lost }) =>
    `${capital(plane(id))} ${lost ? 'ne trouve pas son soutien' : 'est ravitaillé par son soutien'}.`,

  'submarine-activated': () => 'Un sous-marin est activé, sans être vu.',
  moved: ({ unit, from: origin, to, status }) =>
    `${capital(naval(unit))} quitte ${origin} pour ${area(to)}${status ? `, ${STATUS[status]}` : ''}.`,
  'moved-again': ({ sub: id, from: origin, to }) =>
    `${capital(sub(id))} poursuit sa route et quitte ${origin} pour ${area(to)}.`,
  held: ({ unit, area: at, seeks, status }) =>
    `${capital(naval(unit))} reste en ${area(at)}${status ? `, ${STATUS[status]}` : ''}${seeks ? ', et cherche le contact' : ''}.`,
  'nobody-found': ({ unit, area: at }) => `${capital(naval(unit))} ne trouve personne en ${area(at)}.`,
  'fuel-spent': ({ sub: id, left }) =>
    `Il reste ${left === 0 ? 'zéro case de carburant' : fuel(left)} pour ${sub(id)}.`,
  refuelled: ({ sub: id, boxes, fuel: now, supply }) =>
    `${capital(sub(id))} prend ${fuel(boxes)} et en a ${now} ; la Vache laitière en garde ${supply}.`,
  refitted: ({ sub: id, fuel: now, torpedoes }) =>
    `${capital(sub(id))} se remet en état : carburant ${now}, torpilles ${torpedoes}.`,
  'left-map': ({ sub: id }) => `${capital(sub(id))} rentre à la base.`,
  'repair-at-home': ({ sub: id, die, bonus, need, repaired }) =>
    `Réparation ${ofWords(sub(id))} à la base : ${die}${bonus ? ` ${signed(bonus)}` : ''} (il faut ${need} ou moins), ${repaired ? 'il reviendra' : 'il est hors du jeu'}.`,
  joined: ({ convoy, ship: id }) => `${ship(id)} se joint au convoi ${convoy}.`,
  parted: ({ convoy, ship: id }) => `${ship(id)} quitte le convoi ${convoy}.`,
  'convoy-arrives': ({ convoy, steps }) => `Le convoi ${convoy} arrive avec ${ships(steps)}.`,
  'frogmen-declared': ({ port, filledBy }) =>
    `Des nageurs vont attaquer ${SHORE_NAMES[port]} ; ${small(verb(filledBy, 'remplit', 'remplissent'))} le récipient.`,
  'container-filled': ({ port, leftOut }) => `Pour ${SHORE_NAMES[port]}, un marqueur est écarté, ${marker(leftOut)}.`,
  'frogmen-drawn': ({ port, marker: drawn, by }) =>
    `Nageurs ${ofWords(isPlane(by) ? plane(by) : sub(by))} à ${SHORE_NAMES[port]} : ${marker(drawn)}.`,
  'frogmen-fail': ({ port }) => `Les nageurs échouent à ${SHORE_NAMES[port]} ; le Barbarigo n’est plus là.`,
  'barbarigo-retires': () => 'Le Barbarigo a fait son œuvre et quitte le jeu.',
  batteries: ({ die, hit }) => `Batteries côtières : ${die} (9+ touche), ${hit ? 'coup au but' : 'manqué'}.`,

  'contact-begins': ({ area: at, unit }) => `Contact en ${area(at)} : ${naval(unit)} rencontre l’ennemi.`,
  committed: ({ unit }) => `${capital(naval(unit))} se joint au contact.`,
  sighted: ({ sub: id, status, torpedoes, fuel: left, supply, damage, keptUp }) =>
    `On voit ${sub(id)}, ${STATUS[status]} : carburant ${left}, ${id === MILCH_COW ? `réserve ${supply}` : `torpilles ${torpedoes}`}${damage > 0 ? `, dégâts ${damage}` : ''}${keptUp ? ', sans pouvoir encore plonger' : ''}.`,
  'grid-begins': ({ level, box }) => `Sur la ${LEVEL[level]}${box ? `, boîte ${box}` : ''}.`,
  manner: ({ side, manner }) =>
    `${verb(side, 'joue', 'jouent')} cette grille ${manner === 'hand' ? 'en personne' : 'par ordre permanent'}.`,
  deployed: ({ unit, square }) => `${capital(naval(unit))} est en ${square}.`,
  'course-rolled': ({ convoy, die, course }) =>
    `Cap du convoi ${convoy}, dé ${die} : ${course ? courseTo(course) : 'au choix des Alliés'}.`,
  'course-chosen': ({ convoy, course, by }) =>
    `${verb(by, 'fixe', 'fixent')} le cap du convoi ${convoy} sur ${courseTo(course)}.`,
  'round-begins': ({ round, dice, first }) =>
    `Round ${round} : dés ${dice.map(([allies, axis]) => `${allies} contre ${axis}`).join(', ')} ; ${small(verb(first, 'commence', 'commencent'))}.`,
  'round-finished': ({ side }) => `${verb(side, 'a', 'ont')} terminé ce round.`,
  'status-changed': ({ sub: id, status }) =>
    `${capital(sub(id))} ${status === 'surfaced' ? 'fait surface' : 'plonge'}.`,
  'grid-move': ({ unit, from: origin, to, status }) =>
    origin === to
      ? `${capital(naval(unit))} reste en ${to}${status ? `, ${STATUS[status]}` : ''}.`
      : `${capital(naval(unit))} va de ${origin} en ${to}${status ? `, ${STATUS[status]}` : ''}.`,
  'grid-left': ({ unit, edge }) => `${capital(naval(unit))} quitte la grille par ${courseTo(edge)}.`,
  detached: ({ convoy, ship: id }) => `${ship(id)} se détache du convoi ${convoy}.`,
  met: ({ square, box, units }) =>
    `Rencontre en ${square} ; dans la boîte ${box} vont ${units.map((unit) => naval(unit)).join(', ')}.`,
  detection: ({ lookout, target, distance, number, die, found }) =>
    `${capital(naval(lookout))} cherche ${naval(target)} à ${counted(distance, 'carré')} : ${die} (il faut ${number} ou moins), ${found ? 'repérage' : 'rien'}.`,
  'shaken-off': ({ sub: id }) => `${capital(sub(id))} sème ses poursuivants.`,
  'grid-ends': ({ level, why }) =>
    `La ${LEVEL[level]} est finie : ${{ 'one-side': 'un camp n’y a plus personne', 'nothing-stirs': 'plus rien ne bouge', 'round-cap': 'le dernier round est joué' }[why]}.`,
  'contact-ends': ({ area: at }) => `Le contact en ${area(at)} est fini.`,

  torpedoes: ({ sub: id, target, die, modifier, score, hits: scored, left }) =>
    `${capital(sub(id))} lance des torpilles contre ${naval(target)} : ${die}${modifier ? ` ${signed(modifier)}` : ''} = ${score}, ${hits(scored)} ; reste ${left === 0 ? 'zéro case' : counted(left, 'case')} de torpilles.`,
  'warship-hit': ({ ship: id, die, sunkAbove, sunk }) =>
    `${ship(id)} est touché : ${die} (au-dessus de ${sunkAbove} il coule), ${sunk ? 'coulé' : 'à flot'}.`,
  'asw-attack': ({ by, sub: id, strength, die, result, second, effect: done, points: damage }) =>
    `${capital(isPlane(by) ? plane(by) : naval(by))} attaque ${sub(id)} avec une puissance de ${strength} : ${die}, ${second === null ? 'sans effet' : `nombre de résultat ${result}, puis ${second}, ${effect(done, damage)}`}.`,
  gunfire: ({
    by,
    target,
    isReturn,
    strength,
    die,
    bonus,
    need,
    hit,
    second,
    sunkAbove,
    effect: done,
    points: damage,
  }) =>
    `${capital(naval(by))} ${isReturn ? 'riposte contre' : 'tire sur'} ${naval(target)} avec une puissance de ${strength} : ${die}${bonus ? ` ${signed(bonus)}` : ''} (il faut ${need}+), ${hit ? 'coup au but' : 'manqué'}${second === null ? '' : ` ; puis ${second} (au-dessus de ${sunkAbove} il coule), ${isSub(target) ? effect(done, damage) : done === 'sunk' ? 'coulé' : 'à flot'}`}.`,
  'forced-up': ({ sub: id }) => `${capital(sub(id))} doit faire surface.`,
  damaged: ({ sub: id, points: damage, total }) => `${capital(sub(id))} subit ${points(damage)}, ${total} en tout.`,
  'damage-check': ({ sub: id, die, destroyed }) =>
    `${capital(sub(id))} à quatre points : ${die} (impair détruit), ${destroyed ? 'détruit' : 'il tient'}.`,
  detected: ({ unit }) => `Repérage : ${naval(unit)}.`,
  'merchant-sunk': ({ convoy, die, column, tons: sunk, steps }) =>
    `Un navire du convoi ${convoy} est coulé : dé ${die}, colonne ${COLUMN_NAMES[column]}, ${tons(sunk)} ; reste ${ships(steps)}.`,
  'convoy-destroyed': ({ convoy }) => `Le convoi ${convoy} est détruit.`,
  'warship-lost': ({ ship: id, tons: sunk }) => `Perte de ${ship(id)}, ${tons(sunk)}.`,
  'submarine-lost': ({ sub: id }) => `Perte ${ofWords(sub(id))}.`,
};
