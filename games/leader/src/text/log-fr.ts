/** Every log line of Flotilla Leader, in French. */
import { type GameText, signed } from '@derby/kernel';
import type { Leader } from '../state.ts';
import { card, halves } from './grammar.ts';
import { AREA, CAMPAIGN, CONDITION, DAMAGE, DECK, EVENT, FACE, LEVEL, MISSION, PERIOD, STOWED } from './names-fr.ts';
import { convoy, count, DUD, GRADE, KIND, OPTION, RESULT, SECTION, SIDE, WEAPON } from './phrases-fr.ts';
import { AT, THE } from './places-fr.ts';

export const log: GameText<Leader>['log'] = {
  'campaign-begins': ({ campaign, so }) => `${CAMPAIGN[campaign]}, ${PERIOD[campaign]} : ${so} SO.`,
  'boat-bought': ({ boat: id, level, cost, so }) =>
    `${id} rejoint la flottille, ${LEVEL[level]}, pour ${cost} SO ; il en reste ${halves(so)}.`,
  'boat-given-up': ({ boat: id, value }) => `${id} n’est plus en service et est rendu pour ${halves(value)} SO.`,
  'card-passed-over': ({ boat: id, level }) => `${id} (${LEVEL[level]}) est trop cher : la distribution s’arrête.`,
  'deal-ends': ({ so }) => `La flottille est complète ; il reste ${halves(so)} SO.`,
  'boat-berthed': ({ boat: id, area }) => `${id} est au port ${AT[area]}.`,
  'deck-reshuffled': ({ deck, cards }) => `On mélange une nouvelle pioche ${DECK[deck]} de ${count(cards, 'carte')}.`,
  'turn-begins': ({ turn }) => `Tour ${turn}.`,
  'option-bought': ({ option, cost, so }) =>
    `Achat : ${OPTION[option]}, ${halves(cost)} SO ; il en reste ${halves(so)}.`,
  'area-marked': ({ option, area }) => `${OPTION[option]} : ${AREA[area]}.`,
  'mission-given': ({ boat: id, mission }) => `${id} reçoit la mission ${MISSION[mission]}.`,
  'torpedo-exchanged': ({ boat: id, section, torpedo }) => `${id} prend une ${STOWED[torpedo]} (${SECTION[section]}).`,
  'mines-loaded': ({ boat: id, mines }) => `${id} embarque ${count(mines, 'mine')}.`,
  'snorkel-fitted': ({ boat: id }) => `${id} reçoit un Snorkel.`,
  'stress-changes': ({ boat: id, by, stress }) => `${id} : Stress ${signed(by)}, soit ${stress}.`,
  'boat-sails': ({ boat: id, area }) => `${id} fait route vers ${THE[area]}.`,
  'boat-stays': ({ boat: id, area }) => `${id} patrouille ${AT[area]}.`,
  'boat-comes-in': ({ boat: id, area, patrols }) =>
    `${id} rentre au port ${AT[area]} : patrouille ${patrols} accomplie.`,
  'boat-stops-unfit': ({ boat: id, area }) => `L’équipage de ${id} est Inapte et s’arrête ${AT[area]}.`,
  'event-drawn': ({ boat: id, event }) => `${id} : ${EVENT[event]}.`,
  'event-die': ({ boat: id, die, evasion, total }) =>
    `${id} lance ${die}${evasion ? ` + ${evasion} d’évasion = ${total}` : ''}.`,
  'boat-breaks-down': ({ boat: id, damage }) => `${id} : avarie temporaire, ${DAMAGE[damage]}.`,
  'contact-bonus': ({ boat: id, bonus }) => `${id} : ${signed(bonus)} au prochain dé de contact.`,
  'warning-placed': ({ area, warnings }) => `Un Avertissement ${AT[area]} : ${warnings} en tout.`,
  'warning-lifted': ({ area, warnings }) => `Un Avertissement de moins ${AT[area]} : ${warnings} en tout.`,
  'torpedo-spent': ({ boat: id, section, vp }) => `${id} dépense une torpille (${SECTION[section]}) pour ${vp} VP.`,
  'box-entered': ({ boat: id, mission, area }) => `${id} commence sa mission ${MISSION[mission]} ${AT[area]}.`,
  'mission-broken-off': ({ boat: id }) => `${id} interrompt sa mission.`,
  'mission-missed': ({ boat: id, mission }) => `${id} est Inapte et ne peut accomplir la mission ${MISSION[mission]}.`,
  'mines-laid': ({ boat: id, mines, vp }) => `${id} pose ${count(mines, 'mine')} : ${vp} VP.`,
  'harbour-found': ({ boat: id, cards }) => `${id} trouve ${cards.map(card).join(', ')}.`,
  'raid-die': ({ boat: id, die, modifier, total, need, hit }) =>
    `${id} lance ${die} ${signed(modifier)} = ${total} contre ${need} : ${hit ? '1 VP' : 'rien'}.`,
  'mission-done': ({ boat: id, mission }) => `${id} a accompli sa mission ${MISSION[mission]}.`,
  'search-declined': ({ boat: id }) => `${id} ne cherche pas.`,
  'contact-die': ({ boat: id, die, modifier, total, contacts }) =>
    `${id} cherche : ${die} ${signed(modifier)} = ${total}, ${count(contacts, 'contact')}.`,
  'convoy-drawn': ({ boat: id, cards, left }) =>
    `${id} repère ${cards.length > 1 ? 'les cartes' : 'la carte'} ${cards.join(' et ')} ; il reste ${count(left, 'contact')}.`,
  'contact-let-go': ({ boat: id }) => `${id} laisse passer le contact.`,
  'ships-laid-out': ({ card: number, area }) => `Bataille ${AT[area]}, ${convoy(number)}.`,
  'boat-placed': ({ boat: id, zone, side }) => `${id} est en ${zone}, ${SIDE[side]}.`,
  'join-die': ({ boat: id, die, modifier, total, need, joins }) =>
    `On appelle ${id} : ${die} ${signed(modifier)} = ${total} contre ${need}, ${joins ? 'il vient' : 'il ne vient pas'}.`,
  'radio-overheard': ({ boat: id, die, upTo }) => `${die} est dans 1–${upTo} : l’appel de ${id} est intercepté.`,
  'boat-joins': ({ boat: id }) => `${id} rejoint la meute.`,
  'condition-drawn': ({ condition }) => `Condition : ${condition === 'none' ? 'aucune' : CONDITION[condition]}.`,
  alert: ({ alerts }) => `Alerte ${alerts}.`,
  'ship-shifted': ({ ship: id, zone }) => `${id} traîne en ${zone}.`,
  'ship-withdrawn': ({ ship: id }) => `${id} se retire.`,
  'ship-added': ({ ship: id, zone }) => `${id} renforce l’escorte en ${zone}.`,
  'round-begins': ({ round }) => `Round ${round}.`,
  'boat-changes-depth': ({ boat: id, side }) => `${id} est ${SIDE[side]}.`,
  'boat-moves': ({ boat: id, zone }) => `${id} va en ${zone}.`,
  'boat-leaves': ({ boat: id }) => `${id} quitte la bataille.`,
  'silent-running': ({ boat: id, die, evasion, freed }) =>
    `${id}, Silence partout : ${die} contre évasion ${evasion}, ${freed ? 'le contact est perdu' : 'toujours Détecté'}.`,
  'ship-revealed': ({ ship: id, card: number, kind }) => `${id} est ${KIND[kind]} ${card(number)}.`,
  'escort-in-disguise': ({ ship: id, card: number }) => `${id} est une escorte déguisée : ${card(number)}.`,
  'piece-drifts': ({ piece, zone }) => `${piece} dérive en ${zone}.`,
  'piece-falls-astern': ({ piece }) => `${piece} reste en arrière et disparaît.`,
  'detection-die': ({ ship: id, boat: prey, die, modifier, total, need, detected }) =>
    `${id} écoute ${prey} : ${die} ${signed(modifier)} = ${total} contre ${need}, ${detected ? 'Détecté' : 'rien'}.`,
  'search-die': ({ ship: id, die, zone }) => `${id} cherche : ${die}, ${zone}.`,
  'escort-moves': ({ ship: id, zone, after }) => `${id} va en ${zone}${after ? `, à la poursuite de ${after}` : ''}.`,
  'tactics-drawn': ({ ship: id, detect, light }) =>
    `${id}, tactique : détection ${signed(detect)}, ${signed(light)} Léger.`,
  'attack-held': ({ boat: id }) => `${id} ne tire pas.`,
  'dud-die': ({ boat: id, ship: target, die, result, working }) =>
    `${id}${target ? ` sur ${target}` : ''}, fiabilité ${die} : ${DUD[result]} (${working}).`,
  'torpedoes-roll': ({ boat: id, ship: target, dice, modifier, t5, total, hits, result }) =>
    `${id} tire ${count(dice.length, 'torpille')} sur ${target} : ${dice.join(', ')} ${signed(modifier)}${t5 ? ` (+2 sur ${t5} T5)` : ''}, au mieux ${total}${hits > 1 ? ` × ${hits}` : ''} : ${RESULT[result]}.`,
  'torpedoes-wasted': ({ boat: id, torpedoes }) =>
    torpedoes === 0
      ? `Le canon de ${id} n’a plus de cible.`
      : `${count(torpedoes, 'torpille')} de ${id} ${torpedoes === 1 ? 'court' : 'courent'} après un navire disparu.`,
  'gun-rolls': ({ boat: id, ship: target, die, modifier, total, result }) =>
    `${id} tire au canon sur ${target} : ${die} ${signed(modifier)} = ${total}, ${RESULT[result]}.`,
  'ship-damaged': ({ ship: id, light, heavy }) =>
    `${id} : ${count(light, 'dommage léger', 'dommages légers')}, ${count(heavy, 'lourd')}.`,
  'ship-sunk': ({ boat: id, card: number, vp, xp }) => `${id} coule ${card(number)} : ${vp} VP, ${xp} XP.`,
  'boat-targeted': ({ ship: id, boat: prey }) => `${id} attaque ${prey}.`,
  'boat-reacts': ({ boat: id, reaction }) =>
    `${id} : ${{ hold: 'aucune réaction', 'crash-dive': 'Plongée en urgence', 'deep-dive': 'Plongée profonde' }[reaction]}.`,
  'crash-dive-die': ({ boat: id, ship: from, die, evasion, evaded }) =>
    `${id} plonge devant ${from} : ${die} contre évasion ${evasion}, ${evaded ? 'il esquive' : 'trop tard'}.`,
  'deep-dive-die': ({ boat: id, die, evasion, result }) =>
    `${id} descend : ${die} contre évasion ${evasion}, ${{ none: 'tout va bien', flooding: 'Voie d’eau', hull: 'la Coque cède' }[result]}.`,
  'boat-attacked': ({ ship: id, boat: prey, heavy, light }) =>
    `${id} frappe ${prey} : ${count(heavy, 'Lourd')}, ${count(light, 'Léger')}.`,
  'hit-drawn': ({ boat: id, weight, face, idle }) =>
    `${id}, impact ${weight === 'heavy' ? 'lourd' : 'léger'} : ${FACE[face]}${idle ? ', sans effet hors d’une bataille' : ''}.`,
  'torpedo-lost': ({ boat: id, stowed }) => `${id} perd une ${STOWED[stowed]}.`,
  'boat-sunk': ({ boat: id }) => `${id} est perdu.`,
  'battle-ends': ({ round }) => `La bataille s’achève au round ${round}.`,
  'boat-reloads': ({ boat: id, ready, stored }) => `${id} recharge : Prêt ${ready}, Stock ${stored}.`,
  'boat-returns': ({ boat: id }) => `${id} regagne sa région.`,
  'boat-searched': ({ boat: id, area }) => `${id} en a fini ${AT[area]}.`,
  'convoy-attacked-again': ({ left }) => `On attaque de nouveau le convoi ; il reste ${count(left, 'contact')}.`,
  'final-shot': ({ boat: id, ship: target, weapon }) => `${id} achève ${target} ${WEAPON[weapon]}.`,
  'crew-promoted': ({ boat: id, level, xp }) => `L’équipage de ${id} devient ${LEVEL[level]} ; il reste ${xp} XP.`,
  'boat-goes-home': ({ boat: id }) => `${id} a accompli ses patrouilles.`,
  praised: ({ so }) => `Le BdU vous remarque : ${so} SO.`,
  'sea-empty': ({ vp }) => `Aucun bateau en mer : ${vp} VP perdus.`,
  'boat-resupplied': ({ boat: id }) => `${id} se ravitaille.`,
  'mission-given-up': ({ boat: id, mission }) => `${id} renonce à sa mission ${MISSION[mission]}.`,
  'campaign-ends': ({ campaign, vp, losses, grade }) =>
    `${CAMPAIGN[campaign]} : la campagne s’achève avec ${vp} VP, ${count(losses, 'bateau perdu', 'bateaux perdus')} : ${GRADE[grade]}.`,
  conceded: () => 'Le commandement est abandonné.',
};
