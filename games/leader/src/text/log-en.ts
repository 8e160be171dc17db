/** Every log line of Flotilla Leader, in English. */
import { type GameText, signed } from '@derby/kernel';
import { counted } from '@derby/kernel/english';
import { CAMPAIGNS } from '../data/campaigns.ts';
import type { Leader } from '../state.ts';
import { card, halves } from './grammar.ts';
import { area, CONDITION, DAMAGE, DECK, EVENT, FACE, LEVEL, MISSION, STOWED, zone } from './names-en.ts';
import { added, convoy, DUD, KIND, modified, OPTION, RESULT, SECTION, WEAPON } from './phrases-en.ts';

export const log: GameText<Leader>['log'] = {
  'campaign-begins': ({ campaign, so }) => `${CAMPAIGNS[campaign].name}, ${CAMPAIGNS[campaign].period}: ${so} SO.`,
  'boat-bought': ({ boat: id, level, cost, so }) =>
    `${id} joins as ${LEVEL[level]} for ${cost} SO; ${halves(so)} left.`,
  'boat-given-up': ({ boat: id, value }) => `${id} is out of service and is given up for ${halves(value)} SO.`,
  'card-passed-over': ({ boat: id, level }) => `${id} (${LEVEL[level]}) cannot be paid: the deal ends.`,
  'deal-ends': ({ so }) => `The flotilla is complete; ${halves(so)} SO.`,
  'boat-berthed': ({ boat: id, area: at }) => `${id} lies in ${area(at)}.`,
  'deck-reshuffled': ({ deck, cards }) => `A new ${DECK[deck]} deck of ${counted(cards, 'card')} is shuffled.`,
  'turn-begins': ({ turn }) => `Turn ${turn}.`,
  'option-bought': ({ option, cost, so }) => `Bought ${OPTION[option]} for ${halves(cost)} SO; ${halves(so)} left.`,
  'area-marked': ({ option, area: at }) => `${OPTION[option]} in ${area(at)}.`,
  'mission-given': ({ boat: id, mission }) => `${id} is given the ${MISSION[mission]} mission.`,
  'torpedo-exchanged': ({ boat: id, section, torpedo }) => `${id} takes a ${STOWED[torpedo]} (${SECTION[section]}).`,
  'mines-loaded': ({ boat: id, mines }) => `${id} loads ${counted(mines, 'mine')}.`,
  'snorkel-fitted': ({ boat: id }) => `${id} is fitted with a Snorkel.`,
  'stress-changes': ({ boat: id, by, stress }) => `${id}: Stress ${signed(by)}, now ${stress}.`,
  'boat-sails': ({ boat: id, area: at }) => `${id} sails to ${area(at)}.`,
  'boat-stays': ({ boat: id, area: at }) => `${id} patrols ${area(at)}.`,
  'boat-comes-in': ({ boat: id, area: at, patrols }) => `${id} comes into ${area(at)}: patrol ${patrols} is complete.`,
  'boat-stops-unfit': ({ boat: id, area: at }) => `The crew of ${id} is Unfit and stops in ${area(at)}.`,
  'event-drawn': ({ boat: id, event }) => `${id}: ${EVENT[event]}.`,
  'event-die': ({ boat: id, die, evasion, total }) =>
    `${id} rolls ${die}${evasion ? ` + ${evasion} Evasion = ${total}` : ''}.`,
  'boat-breaks-down': ({ boat: id, damage }) => `${id}: temporary damage, ${DAMAGE[damage]}.`,
  'contact-bonus': ({ boat: id, bonus }) => `${id}: ${signed(bonus)} to the next contact die.`,
  'warning-placed': ({ area: at, warnings }) => `A Warning in ${area(at)}: ${warnings} there.`,
  'warning-lifted': ({ area: at, warnings }) => `A Warning less in ${area(at)}: ${warnings} there.`,
  'torpedo-spent': ({ boat: id, section, vp }) => `${id} spends a ${SECTION[section]} torpedo for ${vp} VP.`,
  'box-entered': ({ boat: id, mission, area: at }) => `${id} begins its ${MISSION[mission]} mission in ${area(at)}.`,
  'mission-broken-off': ({ boat: id }) => `${id} breaks off.`,
  'mission-missed': ({ boat: id, mission }) => `${id} is Unfit and cannot carry out the ${MISSION[mission]} mission.`,
  'mines-laid': ({ boat: id, mines, vp }) => `${id} lays ${counted(mines, 'mine')}: ${vp} VP.`,
  'harbour-found': ({ boat: id, cards }) => `${id} finds ${cards.map(card).join(', ')}.`,
  'raid-die': ({ boat: id, die, parts, total, need, hit }) =>
    `${id} rolls ${added(die, parts, total)} against ${need}: ${hit ? '1 VP' : 'nothing'}.`,
  'mission-done': ({ boat: id, mission }) => `${id} has carried out its ${MISSION[mission]} mission.`,
  'search-declined': ({ boat: id }) => `${id} does not search.`,
  'contact-die': ({ boat: id, die, parts, total, contacts }) =>
    `${id} searches: ${added(die, parts, total)}, ${counted(contacts, 'contact')}.`,
  'convoy-drawn': ({ boat: id, cards, left }) =>
    `${id} sights ${cards.length > 1 ? 'cards' : 'card'} ${cards.join(' and ')}; ${counted(left, 'contact')} left.`,
  'contact-let-go': ({ boat: id }) => `${id} lets the contact go.`,
  'ships-laid-out': ({ card: number, area: at }) => `Battle in ${area(at)}, ${convoy(number)}.`,
  'boat-placed': ({ boat: id, zone: at, side }) => `${id} is in ${zone(at)}, ${side}.`,
  'join-die': ({ boat: id, die, parts, total, need, joins }) =>
    `${id} is called: ${added(die, parts, total)} against ${need}, ${joins ? 'joins' : 'does not join'}.`,
  'radio-overheard': ({ boat: id, die, upTo }) => `${die} is within 1–${upTo}: the call of ${id} is overheard.`,
  'boat-joins': ({ boat: id }) => `${id} joins the pack.`,
  'condition-drawn': ({ condition }) => `Condition: ${CONDITION[condition]}.`,
  alert: ({ alerts }) => `Alert ${alerts}.`,
  'ship-shifted': ({ ship: id, zone: at }) => `${id} lags behind in ${zone(at)}.`,
  'ship-withdrawn': ({ ship: id }) => `${id} is withdrawn.`,
  'ship-added': ({ ship: id, zone: at }) => `${id} reinforces the escort in ${zone(at)}.`,
  'round-begins': ({ round }) => `Round ${round}.`,
  'boat-changes-depth': ({ boat: id, side }) => `${id} is ${side}.`,
  'boat-moves': ({ boat: id, zone: to }) => `${id} moves to ${zone(to)}.`,
  'boat-leaves': ({ boat: id }) => `${id} leaves the battle.`,
  'silent-running': ({ boat: id, die, evasion, freed }) =>
    `${id} runs silent: ${die} against Evasion ${evasion}, ${freed ? 'contact is lost' : 'still Detected'}.`,
  'ship-revealed': ({ ship: id, card: number, kind }) => `${id} is the ${KIND[kind]} ${card(number)}.`,
  'escort-in-disguise': ({ ship: id, card: number }) => `${id} is an escort in disguise: ${card(number)}.`,
  'piece-drifts': ({ piece, zone: to }) => `${piece} drifts to ${zone(to)}.`,
  'piece-falls-astern': ({ piece }) => `${piece} falls astern and is gone.`,
  'detection-die': ({ ship: id, boat: prey, die, parts, total, need, detected }) =>
    `${id} listens for ${prey}: ${added(die, parts, total)} against ${need}, ${detected ? 'Detected' : 'nothing'}.`,
  'search-die': ({ ship: id, die, zone: at }) => `${id} searches: ${die}, ${zone(at)}.`,
  'escort-moves': ({ ship: id, zone: to, after }) => `${id} moves to ${zone(to)}${after ? `, after ${after}` : ''}.`,
  'tactics-drawn': ({ ship: id, detect, light }) =>
    `${id} draws tactics: detection ${signed(detect)}, ${signed(light)} Light.`,
  'attack-held': ({ boat: id }) => `${id} holds fire.`,
  'dud-die': ({ boat: id, ship: target, die, result, working }) =>
    `${id}${target ? ` at ${target}` : ''}, reliability ${die}: ${DUD[result]} (${working}).`,
  'torpedoes-roll': ({ boat: id, ship: target, dice, parts, t5, total, hits, result }) =>
    `${id} fires ${counted(dice.length, 'torpedo', 'torpedoes')} at ${target}: ${dice.join(', ')}${modified(parts)}${t5 ? ` (+2 on ${t5} T5)` : ''}, best ${total}${hits > 1 ? ` × ${hits}` : ''}: ${RESULT[result]}.`,
  'torpedoes-wasted': ({ boat: id, torpedoes }) =>
    torpedoes === 0
      ? `The gun of ${id} has no target left.`
      : `${counted(torpedoes, 'torpedo', 'torpedoes')} of ${id} ${torpedoes === 1 ? 'runs' : 'run'} after a ship that is gone.`,
  'gun-rolls': ({ boat: id, ship: target, die, parts, total, result }) =>
    `${id} fires its gun at ${target}: ${added(die, parts, total)}, ${RESULT[result]}.`,
  'ship-damaged': ({ ship: id, light, heavy }) => `${id} has ${light} light and ${heavy} heavy damage.`,
  'ship-sunk': ({ boat: id, card: number, vp, xp }) => `${id} sinks ${card(number)}: ${vp} VP, ${xp} XP.`,
  'boat-targeted': ({ ship: id, boat: prey }) => `${id} attacks ${prey}.`,
  'boat-reacts': ({ boat: id, reaction }) =>
    `${id}: ${{ hold: 'no reaction', 'crash-dive': 'Crash Dive', 'deep-dive': 'Deep Dive' }[reaction]}.`,
  'crash-dive-die': ({ boat: id, ship: from, die, evasion, evaded }) =>
    `${id} dives from ${from}: ${die} against Evasion ${evasion}, ${evaded ? 'evaded' : 'too late'}.`,
  'deep-dive-die': ({ boat: id, die, evasion, result }) =>
    `${id} goes deep: ${die} against Evasion ${evasion}, ${{ none: 'all well', flooding: 'Flooding', hull: 'the Hull gives' }[result]}.`,
  'boat-attacked': ({ ship: id, boat: prey, heavy, light }) => `${id} strikes ${prey}: ${heavy} Heavy, ${light} Light.`,
  'hit-drawn': ({ boat: id, weight, face, idle }) =>
    `${id}, ${weight} hit: ${FACE[face]}${idle ? ', which means nothing outside a battle' : ''}.`,
  'torpedo-lost': ({ boat: id, stowed }) => `${id} loses a ${STOWED[stowed]}.`,
  'boat-sunk': ({ boat: id }) => `${id} is lost.`,
  'battle-ends': ({ round }) => `The battle ends in round ${round}.`,
  'boat-reloads': ({ boat: id, ready, stored }) => `${id} reloads: ${ready} Ready, ${stored} Stored.`,
  'boat-returns': ({ boat: id }) => `${id} goes back to its area.`,
  'boat-searched': ({ boat: id, area: at }) => `${id} is done in ${area(at)}.`,
  'convoy-attacked-again': ({ left }) => `The convoy is attacked again; ${counted(left, 'contact')} left.`,
  'final-shot': ({ boat: id, ship: target, weapon }) => `${id} finishes ${target} with ${WEAPON[weapon]}.`,
  'crew-promoted': ({ boat: id, level, xp }) => `The crew of ${id} rises to ${LEVEL[level]}; ${xp} XP left.`,
  'boat-goes-home': ({ boat: id }) => `${id} has made its patrols.`,
  praised: ({ so }) => `BdU takes notice: ${so} SO.`,
  'sea-empty': ({ vp }) => `No boat is at sea: ${vp} VP lost.`,
  'boat-resupplied': ({ boat: id }) => `${id} takes on supplies.`,
  'mission-given-up': ({ boat: id, mission }) => `${id} gives up its ${MISSION[mission]} mission.`,
  'campaign-ends': ({ campaign, vp, losses, grade }) =>
    `${CAMPAIGNS[campaign].name} ends with ${vp} VP, ${counted(losses, 'boat')} lost: ${grade}.`,
  conceded: () => 'The command is given up.',
};
