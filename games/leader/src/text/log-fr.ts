/** Every log line of Flotilla Leader, in French. */
import { type GameText, signed } from '@derby/kernel';
import { counted } from '@derby/kernel/french';
import type { Leader } from '../state.ts';
import { card, halves } from './grammar.ts';
import {
  AREA,
  CAMPAIGN,
  CONDITION,
  DAMAGE,
  DECK,
  EVENT,
  FACE,
  LEVEL,
  MISSION,
  PERIOD,
  STOWED,
  zone,
} from './names-fr.ts';
import {
  added,
  convoy,
  DUD,
  GRADE,
  KIND,
  modified,
  OPTION,
  RESULT,
  SECTION,
  SIDE,
  theShip,
  WEAPON,
} from './phrases-fr.ts';
import { AT, THE } from './places-fr.ts';

export const log: GameText<Leader>['log'] = {
  'campaign-begins': ({ campaign, so }) => `${CAMPAIGN[campaign]}, ${PERIOD[campaign]} : ${so} OS.`,
  'boat-bought': ({ boat: id, level, cost, so }) =>
    `L’${id} rejoint la flottille, ${LEVEL[level]}, pour ${cost} OS ; il en reste ${halves(so)}.`,
  'boat-given-up': ({ boat: id, value }) => `L’${id} n’est plus en service et est rendu pour ${halves(value)} OS.`,
  'card-passed-over': ({ boat: id, level }) => `L’${id} (${LEVEL[level]}) est trop cher : la distribution s’arrête.`,
  'deal-ends': ({ so }) => `La flottille est complète ; il reste ${halves(so)} OS.`,
  'boat-berthed': ({ boat: id, area }) => `L’${id} est au port ${AT[area]}.`,
  'deck-reshuffled': ({ deck, cards }) => `On mélange une nouvelle pioche ${DECK[deck]} de ${counted(cards, 'carte')}.`,
  'turn-begins': ({ turn }) => `Tour ${turn}.`,
  'option-bought': ({ option, cost, so }) =>
    `Achat : ${OPTION[option]}, ${halves(cost)} OS ; il en reste ${halves(so)}.`,
  'area-marked': ({ option, area }) => `${OPTION[option]} : ${AREA[area]}.`,
  'mission-given': ({ boat: id, mission }) => `L’${id} reçoit la mission ${MISSION[mission]}.`,
  'torpedo-exchanged': ({ boat: id, section, torpedo }) =>
    `L’${id} prend une ${STOWED[torpedo]} (${SECTION[section]}).`,
  'mines-loaded': ({ boat: id, mines }) => `L’${id} embarque ${counted(mines, 'mine')}.`,
  'snorkel-fitted': ({ boat: id }) => `L’${id} reçoit un Snorkel.`,
  'stress-changes': ({ boat: id, by, stress }) => `${id} : Stress ${signed(by)}, soit ${stress}.`,
  'boat-sails': ({ boat: id, area }) => `L’${id} fait route vers ${THE[area]}.`,
  'boat-stays': ({ boat: id, area }) => `L’${id} patrouille ${AT[area]}.`,
  'boat-comes-in': ({ boat: id, area, patrols }) =>
    `L’${id} rentre au port ${AT[area]} : patrouille ${patrols} accomplie.`,
  'boat-stops-unfit': ({ boat: id, area }) => `L’équipage de l’${id} est Inapte et s’arrête ${AT[area]}.`,
  'event-drawn': ({ boat: id, event }) => `${id} : ${EVENT[event]}.`,
  'event-die': ({ boat: id, die, evasion, total }) =>
    `L’${id} lance ${die}${evasion ? ` + ${evasion} d’évasion = ${total}` : ''}.`,
  'boat-breaks-down': ({ boat: id, damage }) => `${id} : avarie temporaire, ${DAMAGE[damage]}.`,
  'contact-bonus': ({ boat: id, bonus }) => `${id} : ${signed(bonus)} au prochain dé de contact.`,
  'warning-placed': ({ area, warnings }) => `Un Avertissement ${AT[area]} : ${warnings} en tout.`,
  'warning-lifted': ({ area, warnings }) => `Un Avertissement de moins ${AT[area]} : ${warnings} en tout.`,
  'torpedo-spent': ({ boat: id, section, vp }) => `L’${id} dépense une torpille (${SECTION[section]}) pour ${vp} PV.`,
  'box-entered': ({ boat: id, mission, area }) => `L’${id} commence sa mission ${MISSION[mission]} ${AT[area]}.`,
  'mission-broken-off': ({ boat: id }) => `L’${id} interrompt sa mission.`,
  'mission-missed': ({ boat: id, mission }) =>
    `L’${id} est Inapte et ne peut accomplir la mission ${MISSION[mission]}.`,
  'mines-laid': ({ boat: id, mines, vp }) => `L’${id} pose ${counted(mines, 'mine')} : ${vp} PV.`,
  'harbour-found': ({ boat: id, cards }) => `L’${id} trouve ${cards.map(theShip).join(', ')}.`,
  'raid-die': ({ boat: id, die, parts, total, need, hit }) =>
    `L’${id} lance ${added(die, parts, total)} contre ${need} : ${hit ? '1 PV' : 'rien'}.`,
  'mission-done': ({ boat: id, mission }) => `L’${id} a accompli sa mission ${MISSION[mission]}.`,
  'search-declined': ({ boat: id }) => `L’${id} ne cherche pas.`,
  'contact-die': ({ boat: id, die, parts, total, contacts }) =>
    `L’${id} cherche : ${added(die, parts, total)}, ${counted(contacts, 'contact')}.`,
  'convoy-drawn': ({ boat: id, cards, left }) =>
    `L’${id} repère ${cards.length > 1 ? 'les cartes' : 'la carte'} ${cards.join(' et ')} ; il reste ${counted(left, 'contact')}.`,
  'contact-let-go': ({ boat: id }) => `L’${id} laisse passer le contact.`,
  'ships-laid-out': ({ card: number, area }) => `Bataille ${AT[area]}, ${convoy(number)}.`,
  'boat-placed': ({ boat: id, zone: at, side }) => `L’${id} est dans ${zone(at)}, ${SIDE[side]}.`,
  'join-die': ({ boat: id, die, parts, total, need, joins }) =>
    `On appelle l’${id} : ${added(die, parts, total)} contre ${need}, ${joins ? 'il vient' : 'il ne vient pas'}.`,
  'radio-overheard': ({ boat: id, die, upTo }) => `${die} est dans 1–${upTo} : l’appel de l’${id} est intercepté.`,
  'boat-joins': ({ boat: id }) => `L’${id} rejoint la meute.`,
  'condition-drawn': ({ condition }) => `Condition : ${condition === 'none' ? 'aucune' : CONDITION[condition]}.`,
  alert: ({ alerts }) => `Alerte ${alerts}.`,
  'ship-shifted': ({ ship: id, zone: at }) => `${id} traîne dans ${zone(at)}.`,
  'ship-withdrawn': ({ ship: id }) => `${id} se retire.`,
  'ship-added': ({ ship: id, zone: at }) => `${id} renforce l’escorte dans ${zone(at)}.`,
  'round-begins': ({ round }) => `Round ${round}.`,
  'boat-changes-depth': ({ boat: id, side }) => `L’${id} est ${SIDE[side]}.`,
  'boat-moves': ({ boat: id, zone: to }) => `L’${id} va dans ${zone(to)}.`,
  'boat-leaves': ({ boat: id }) => `L’${id} quitte la bataille.`,
  'silent-running': ({ boat: id, die, evasion, freed }) =>
    `${id}, Silence partout : ${die} contre évasion ${evasion}, ${freed ? 'le contact est perdu' : 'toujours Détecté'}.`,
  'ship-revealed': ({ ship: id, card: number, kind }) => `${id} est ${KIND[kind]} ${card(number)}.`,
  'escort-in-disguise': ({ ship: id, card: number }) => `${id} est une escorte déguisée : ${theShip(number)}.`,
  'piece-drifts': ({ piece, zone: to }) => `${piece} dérive vers ${zone(to)}.`,
  'piece-falls-astern': ({ piece }) => `${piece} reste en arrière et disparaît.`,
  'detection-die': ({ ship: id, boat: prey, die, parts, total, need, detected }) =>
    `${id} écoute l’${prey} : ${added(die, parts, total)} contre ${need}, ${detected ? 'Détecté' : 'rien'}.`,
  'search-die': ({ ship: id, die, zone: at }) => `${id} cherche : ${die}, ${zone(at)}.`,
  'escort-moves': ({ ship: id, zone: to, after }) =>
    `${id} va dans ${zone(to)}${after ? `, à la poursuite de l’${after}` : ''}.`,
  'tactics-drawn': ({ ship: id, detect, light }) =>
    `${id}, tactique : détection ${signed(detect)}, ${signed(light)} Léger.`,
  'attack-held': ({ boat: id }) => `L’${id} ne tire pas.`,
  'dud-die': ({ boat: id, ship: target, die, result, working }) =>
    `${id}${target ? ` sur ${target}` : ''}, fiabilité ${die} : ${DUD[result]} (${working}).`,
  'torpedoes-roll': ({ boat: id, ship: target, dice, parts, t5, total, hits, result }) =>
    `L’${id} tire ${counted(dice.length, 'torpille')} sur ${target} : ${dice.join(', ')}${modified(parts)}${t5 ? ` (+2 sur ${t5} T5)` : ''}, au mieux ${total}${hits > 1 ? ` × ${hits}` : ''}, ${RESULT[result]}.`,
  'torpedoes-wasted': ({ boat: id, torpedoes }) =>
    torpedoes === 0
      ? `Le canon de l’${id} n’a plus de cible.`
      : `${counted(torpedoes, 'torpille')} de l’${id} ${torpedoes === 1 ? 'court' : 'courent'} après un navire disparu.`,
  'gun-rolls': ({ boat: id, ship: target, die, parts, total, result }) =>
    `L’${id} tire au canon sur ${target} : ${added(die, parts, total)}, ${RESULT[result]}.`,
  'ship-damaged': ({ ship: id, light, heavy }) =>
    `${id} : ${counted(light, 'dommage léger', 'dommages légers')}, ${counted(heavy, 'lourd')}.`,
  'ship-sunk': ({ boat: id, card: number, vp, xp }) => `L’${id} coule ${theShip(number)} : ${vp} PV, ${xp} XP.`,
  'boat-targeted': ({ ship: id, boat: prey }) => `${id} attaque l’${prey}.`,
  'boat-reacts': ({ boat: id, reaction }) =>
    `${id} : ${{ hold: 'aucune réaction', 'crash-dive': 'Plongée en urgence', 'deep-dive': 'Plongée profonde' }[reaction]}.`,
  'crash-dive-die': ({ boat: id, ship: from, die, evasion, evaded }) =>
    `L’${id} plonge devant ${from} : ${die} contre évasion ${evasion}, ${evaded ? 'il esquive' : 'trop tard'}.`,
  'deep-dive-die': ({ boat: id, die, evasion, result }) =>
    `L’${id} descend : ${die} contre évasion ${evasion}, ${{ none: 'tout va bien', flooding: 'Voie d’eau', hull: 'la Coque cède' }[result]}.`,
  'boat-attacked': ({ ship: id, boat: prey, heavy, light }) =>
    `${id} frappe l’${prey} : ${counted(heavy, 'Lourd')}, ${counted(light, 'Léger')}.`,
  'hit-drawn': ({ boat: id, weight, face, idle }) =>
    `${id}, impact ${weight === 'heavy' ? 'lourd' : 'léger'} : ${FACE[face]}${idle ? ', sans effet hors d’une bataille' : ''}.`,
  'torpedo-lost': ({ boat: id, stowed }) => `L’${id} perd une ${STOWED[stowed]}.`,
  'boat-sunk': ({ boat: id }) => `L’${id} est perdu.`,
  'battle-ends': ({ round }) => `La bataille s’achève au round ${round}.`,
  'boat-reloads': ({ boat: id, ready, stored }) => `L’${id} recharge : Prêt ${ready}, Stock ${stored}.`,
  'boat-returns': ({ boat: id }) => `L’${id} regagne sa région.`,
  'boat-searched': ({ boat: id, area }) => `L’${id} en a fini ${AT[area]}.`,
  'convoy-attacked-again': ({ left }) => `On attaque de nouveau le convoi ; il reste ${counted(left, 'contact')}.`,
  'final-shot': ({ boat: id, ship: target, weapon }) => `L’${id} achève ${target} ${WEAPON[weapon]}.`,
  'crew-promoted': ({ boat: id, level, xp }) => `L’équipage de l’${id} devient ${LEVEL[level]} ; il reste ${xp} XP.`,
  'boat-goes-home': ({ boat: id }) => `L’${id} a accompli ses patrouilles.`,
  praised: ({ so }) => `Le BdU vous remarque : ${so} OS.`,
  'sea-empty': ({ vp }) => `Aucun bateau en mer : ${vp} PV perdus.`,
  'boat-resupplied': ({ boat: id }) => `L’${id} se ravitaille.`,
  'mission-given-up': ({ boat: id, mission }) => `L’${id} renonce à sa mission ${MISSION[mission]}.`,
  'campaign-ends': ({ campaign, vp, losses, grade }) =>
    `${CAMPAIGN[campaign]} : la campagne s’achève avec ${vp} PV, ${counted(losses, 'bateau perdu', 'bateaux perdus')} ; résultat ${GRADE[grade]}.`,
  conceded: () => 'Le commandement est abandonné.',
};
