/** Every prompt, choice and log line of Flotilla Leader, in English. */
import type { GameText } from '@derby/kernel';
import { shipCard } from '../cards.ts';
import { CAMPAIGNS, type OptionId } from '../data/campaigns.ts';
import type { Dud } from '../data/constants.ts';
import { CONVOYS } from '../data/convoys.ts';
import type { MarkerKind } from '../data/ships.ts';
import type { Result } from '../log.ts';
import type { Leader, Section, View } from '../state.ts';
import { area, CONDITION, campaign, EVENT, FACE, LEVEL, MISSION, STOWED } from './names-en.ts';

export { area, CONDITION, campaign, EVENT, FACE, LEVEL, MISSION, STOWED };

export const OPTION: Readonly<Record<OptionId | 'snorkel', string>> = {
  intel: 'Intel',
  'air-search': 'Air Search',
  supply: 'Supply',
  rest: 'Priority R&R',
  'radio-call': 'Radio Call',
  'advanced-torpedoes': 'an advanced torpedo',
  mine: 'a Mine mission',
  attack: 'an Attack mission',
  raid: 'a Raid mission',
  snorkel: 'a Snorkel',
};
const SECTION: Readonly<Record<Section, string>> = { ready: 'Ready', stored: 'Stored' };
const WEAPON: Readonly<Record<Section | 'gun', string>> = {
  ready: 'a Ready torpedo',
  stored: 'a Stored torpedo',
  gun: 'the gun',
};
const RESULT: Readonly<Record<Result, string>> = {
  miss: 'missed',
  light: 'light damage',
  heavy: 'heavy damage',
  sunk: 'sunk',
};
const DUD: Readonly<Record<Dud, string>> = {
  premature: 'all explode early',
  silent: 'all fail unnoticed',
  one: 'one works',
  half: 'half work',
  all: 'all work',
};
export const KIND: Readonly<Record<MarkerKind, string>> = {
  lone: 'lone ship',
  merchant: 'merchant',
  naval: 'warship',
  escort: 'escort',
  fleetEscort: 'fleet escort',
};

const card = (number: number): string => shipCard(number).name;
const count = (n: number, word: string, words = `${word}s`): string => `${n} ${n === 1 ? word : words}`;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const convoy = (number: number): string => {
  const { type, ships, escorts } = CONVOYS[number] ?? { type: 'lone', ships: [], escorts: [] };
  return `${type} contact: ${count(ships.length, 'ship')}, ${count(escorts.length, 'escort')}`;
};
/** A ship as the player knows it: its marker, and its name once revealed. */
const ship = (view: View, id: string): string => {
  const found = [...(view.contact?.ships ?? []), ...(view.errand?.ships ?? [])].find((one) => one.id === id);
  return found?.card ? `${card(found.card)} (${id})` : id;
};
const boat = (view: View): string => view.acting ?? 'The boat';

export const en: GameText<Leader> = {
  title: 'Flotilla Leader',
  blurb: 'Command a flotilla of U-boats and its crews through one of four campaigns.',
  seats: { player: 'Flotilla commander' },
  options: {
    campaign: { name: 'Campaign', effect: 'Which of the four campaigns is played.' },
    length: { name: 'Length', effect: 'Short, medium or long: 1, 2 or 4 patrols for each boat.' },
    typeXXI: { name: 'Type XXI', effect: 'U-2511 may be bought.' },
    snorkel: { name: 'Snorkel', effect: 'Boats may be fitted with a Snorkel for 1 SO.' },
    dudTorpedoes: { name: 'Dud torpedoes', effect: 'Normal torpedoes may fail.' },
    randomBoats: { name: 'Random boats', effect: 'Boat cards are dealt instead of chosen.' },
    linkedCampaigns: { name: 'Linked campaigns', effect: 'All four campaigns in a row with the same boats.' },
    silentRunningMayMove: { name: 'Silent Running may move', effect: 'A boat may move before it runs silent.' },
    escortVp: { name: 'Escort VP', effect: 'Destroyers and fleet escorts are worth 1 VP.' },
    sunkShipsStayOut: { name: 'Sunk ships stay out', effect: 'Cards of sunk ships leave the campaign.' },
    deepDivePerAttacker: { name: 'Deep Dive for each attacker', effect: 'One die for every ship that attacks.' },
  },
  grades: {
    dismal: 'Dismal',
    poor: 'Poor',
    adequate: 'Adequate',
    good: 'Good',
    great: 'Great',
    conceded: 'Given up',
  },
  prompts: {
    'UL-2.1': (view) => `At which level do you take ${boat(view)}?`,
    'UL-2.15': () => 'How many of them from the tubes?',
    'UL-4.9': (view) => `Choose a boat (${view.so} SO), or put to sea.`,
    'UL-4.11': (view) => `In which port does ${boat(view)} lie?`,
    'UL-6.1': (view) => `Turn ${view.turn}: what do you buy (${view.so} SO)?`,
    'UL-6.2': () => 'Which area is searched from the air?',
    'UL-6.3': () => 'Where does the supply ship wait?',
    'UL-6.4': () => 'Which area does Intel watch?',
    'UL-6.6': () => 'Which torpedo is exchanged, for which type?',
    'UL-6.8': () => 'Which boat is given the mission?',
    'UL-6.9': () => 'Which boat is fitted with the Snorkel?',
    'UL-7.1': (view) => `How many torpedoes of ${boat(view)} make room for mines?`,
    'UL-7.4': (view) => `${boat(view)}: go on, or break off?`,
    'UL-7.5': (view) => `${boat(view)}: which ship do you aim at?`,
    'UL-7.8': (view) => `${boat(view)}: another attack?`,
    'UL-8.1': () => 'Which boat moves next?',
    'UL-8.2': (view) => `Where does ${boat(view)} go?`,
    'UL-8.10': (view) => `A lone merchant: does ${boat(view)} spend a torpedo?`,
    'UL-8.11': () => 'Which Warning do you remove?',
    'UL-9.1': () => 'Which boat is active?',
    'UL-9.2': (view) => `Does ${boat(view)} search for contacts?`,
    'UL-9.6': () => 'Which contact do you take?',
    'UL-9.7': (view) => `${convoy(view.contact?.card ?? 0)}. Attack?`,
    'UL-9.9': (view) => `Where does ${boat(view)} begin?`,
    'UL-9.10': (view) => `Does ${boat(view)} begin surfaced or submerged?`,
    'UL-10.1': () => 'Which boat do you call?',
    'UL-10.5': (view) => `Where is ${boat(view)} placed anew?`,
    'UL-11.1': () => 'Which boat moves?',
    'UL-11.3': (view) => `What does ${boat(view)} do?`,
    'UL-11.9': (view) => `How far does ${boat(view)} drift?`,
    'UL-11.10': () => 'Which way does it drift?',
    'UL-12.1': () => 'Which escort acts?',
    'UL-13.1': () => 'Which boat attacks?',
    'UL-13.3': (view) => `What does ${boat(view)} fire at?`,
    'UL-13.4': () => 'How many torpedoes?',
    'UL-13.10': () => 'How many T5?',
    'UL-14.4': (view) => `How does ${boat(view)} react?`,
    'UL-14.18': (view) => `What does ${boat(view)} lose from the broken tube?`,
    'UL-16.3': (view) => `What does ${boat(view)} load?`,
    'UL-16.7': (view) => `${boat(view)} has ${count(view.contact?.left ?? 0, 'contact')} left. What now?`,
    'UL-16.11': () => 'Which ship is finished, and how?',
    'UL-17.8': (view) => `Does ${boat(view)} keep its mission?`,
    'UL-19.4': (view) => `${boat(view)} is dealt. At which level do you take it?`,
  },
  choices: {
    boat: ([, id]) => id,
    level: ([, level]) => LEVEL[level],
    port: ([, id]) => area(id),
    take: ([, id, level]) => `${id}, ${LEVEL[level]}`,
    done: () => 'That is all',
    option: ([, option]) => `Buy ${OPTION[option]}`,
    mark: ([, id]) => area(id),
    exchange: ([, id, section, type]) => `${id}: one ${SECTION[section]} torpedo for a ${STOWED[type]}`,
    mines: ([, section, torpedo, n]) => `${n} in place of ${SECTION[section]} ${STOWED[torpedo]}s`,
    end: () => 'End',
    stay: () => 'Stay',
    sail: ([, id]) => `Sail to ${area(id)}`,
    mission: ([, mission]) => `Carry out the ${MISSION[mission]} mission`,
    spend: ([, section]) => `Spend a ${SECTION[section]} torpedo`,
    lift: ([, id]) => `The one in ${area(id)}`,
    pass: () => 'No',
    'go-on': () => 'Go on',
    'break-off': () => 'Break off',
    'from-ready': ([, n]) => `${n} Ready`,
    raid: ([, by, torpedo]) => (by === 'gun' ? 'By gun' : `With a ${SECTION[by]} ${STOWED[torpedo]}`),
    roll: () => 'Search',
    decline: () => 'Do not search',
    card: ([, number]) => `Card ${number}: ${convoy(number)}`,
    attack: () => 'Attack',
    'let-go': () => 'Let it go',
    zone: ([, zone]) => zone,
    surfaced: () => 'Surfaced',
    submerged: () => 'Submerged',
    call: ([, id]) => `Call ${id}`,
    'radio-call': () => 'Buy a Radio Call',
    enough: () => 'Call nobody else',
    dive: () => 'Submerge',
    surface: () => 'Surface',
    move: ([, zone]) => `To ${zone}`,
    leave: () => 'Leave the battle',
    'silent-running': () => 'Silent Running',
    reload: () => 'Reload',
    drift: ([, n]) => (n === 0 ? 'Keep station' : `Drift ${count(n, 'zone')}`),
    'drift-to': ([, piece, zone]) => `${piece} to ${zone}`,
    escort: ([, id], view) => ship(view, id),
    aim: ([, id], view) => `Torpedoes at ${ship(view, id)}`,
    torpedoes: ([, n]) => String(n),
    t5: ([, n]) => String(n),
    fat: () => 'A FAT',
    gun: ([, id], view) => `Gun at ${ship(view, id)}`,
    fire: () => 'Fire',
    'hold-fire': () => 'Hold fire',
    hold: () => 'No reaction',
    'crash-dive': () => 'Crash Dive',
    'deep-dive': () => 'Deep Dive',
    lose: ([, stowed]) => `A ${STOWED[stowed]}`,
    load: ([, stowed]) => `A ${STOWED[stowed]}`,
    stop: () => 'Stop',
    'new-contact': () => 'New contact',
    're-attack': () => 'Attack the convoy again',
    'final-shot': () => 'Final shot',
    finish: ([, id, weapon], view) => `${ship(view, id)}, with ${WEAPON[weapon]}`,
    keep: () => 'Keep it',
    discard: () => 'Give it up',
  },
  log: {
    'campaign-begins': ({ campaign, so }) => `${CAMPAIGNS[campaign].name}, ${CAMPAIGNS[campaign].period}: ${so} SO.`,
    'boat-bought': ({ boat: id, level, cost, so }) => `${id} joins as ${LEVEL[level]} for ${cost} SO; ${so} left.`,
    'boat-given-up': ({ boat: id, value }) => `${id} is out of service and is given up for ${value} SO.`,
    'card-passed-over': ({ boat: id, level }) => `${id} (${LEVEL[level]}) cannot be paid: the deal ends.`,
    'deal-ends': ({ so }) => `The flotilla is complete; ${so} SO.`,
    'boat-berthed': ({ boat: id, area: at }) => `${id} lies in ${area(at)}.`,
    'deck-reshuffled': ({ cards }) => `A new deck of ${count(cards, 'card')} is shuffled.`,
    'turn-begins': ({ turn }) => `Turn ${turn}.`,
    'option-bought': ({ option, cost, so }) => `Bought ${OPTION[option]} for ${cost} SO; ${so} left.`,
    'area-marked': ({ option, area: at }) => `${OPTION[option]} in ${area(at)}.`,
    'mission-given': ({ boat: id, mission }) => `${id} is given the ${MISSION[mission]} mission.`,
    'torpedo-exchanged': ({ boat: id, section, torpedo }) => `${id} takes a ${STOWED[torpedo]} (${SECTION[section]}).`,
    'mines-loaded': ({ boat: id, mines }) => `${id} loads ${count(mines, 'mine')}.`,
    'snorkel-fitted': ({ boat: id }) => `${id} is fitted with a Snorkel.`,
    'stress-changes': ({ boat: id, by, stress }) => `${id}: Stress ${signed(by)}, now ${stress}.`,
    'boat-sails': ({ boat: id, area: at }) => `${id} sails to ${area(at)}.`,
    'boat-stays': ({ boat: id, area: at }) => `${id} patrols ${area(at)}.`,
    'boat-comes-in': ({ boat: id, area: at, patrols }) =>
      `${id} comes into ${area(at)}: patrol ${patrols} is complete.`,
    'boat-stops-unfit': ({ boat: id, area: at }) => `The crew of ${id} is Unfit and stops in ${area(at)}.`,
    'event-drawn': ({ boat: id, event }) => `${id}: ${EVENT[event]}.`,
    'event-die': ({ boat: id, die, evasion, total }) =>
      `${id} rolls ${die}${evasion ? ` + ${evasion} Evasion` : ''} = ${total}.`,
    'contact-bonus': ({ boat: id, bonus }) => `${id}: ${signed(bonus)} to the next contact die.`,
    'warning-placed': ({ area: at, warnings }) => `A Warning in ${area(at)}: ${warnings} there.`,
    'warning-lifted': ({ area: at, warnings }) => `A Warning less in ${area(at)}: ${warnings} there.`,
    'torpedo-spent': ({ boat: id, section, vp }) => `${id} spends a ${SECTION[section]} torpedo for ${vp} VP.`,
    'box-entered': ({ boat: id, mission, area: at }) => `${id} begins its ${MISSION[mission]} mission in ${area(at)}.`,
    'mission-broken-off': ({ boat: id }) => `${id} breaks off.`,
    'mission-missed': ({ boat: id, mission }) => `${id} is Unfit and cannot carry out the ${MISSION[mission]} mission.`,
    'mines-laid': ({ boat: id, mines, vp }) => `${id} lays ${count(mines, 'mine')}: ${vp} VP.`,
    'harbour-found': ({ boat: id, cards }) => `${id} finds ${cards.map(card).join(', ')}.`,
    'raid-die': ({ boat: id, die, modifier, total, need, hit }) =>
      `${id} rolls ${die} ${signed(modifier)} = ${total} against ${need}: ${hit ? '1 VP' : 'nothing'}.`,
    'mission-done': ({ boat: id, mission }) => `${id} has carried out its ${MISSION[mission]} mission.`,
    'search-declined': ({ boat: id }) => `${id} does not search.`,
    'contact-die': ({ boat: id, die, modifier, total, contacts }) =>
      `${id} searches: ${die} ${signed(modifier)} = ${total}, ${count(contacts, 'contact')}.`,
    'convoy-drawn': ({ boat: id, cards, left }) =>
      `${id} sights card ${cards.join(' and ')}; ${count(left, 'contact')} left.`,
    'contact-let-go': ({ boat: id }) => `${id} lets the contact go.`,
    'ships-laid-out': ({ card: number, area: at }) => `Battle in ${area(at)}, ${convoy(number)}.`,
    'boat-placed': ({ boat: id, zone, side }) => `${id} is in ${zone}, ${side}.`,
    'join-die': ({ boat: id, die, modifier, total, need, joins }) =>
      `${id} is called: ${die} ${signed(modifier)} = ${total} against ${need}, ${joins ? 'joins' : 'does not join'}.`,
    'radio-overheard': ({ boat: id, die, upTo }) => `${die} is within 1–${upTo}: the call of ${id} is overheard.`,
    'boat-joins': ({ boat: id }) => `${id} joins the pack.`,
    'condition-drawn': ({ condition }) => `Condition: ${CONDITION[condition]}.`,
    alert: ({ alerts }) => `Alert ${alerts}.`,
    'ship-shifted': ({ ship: id, zone }) => `${id} lags behind in ${zone}.`,
    'ship-withdrawn': ({ ship: id }) => `${id} is withdrawn.`,
    'ship-added': ({ ship: id, zone }) => `${id} reinforces the escort in ${zone}.`,
    'round-begins': ({ round }) => `Round ${round}.`,
    'boat-changes-depth': ({ boat: id, side }) => `${id} is ${side}.`,
    'boat-moves': ({ boat: id, zone }) => `${id} moves to ${zone}.`,
    'boat-leaves': ({ boat: id }) => `${id} leaves the battle.`,
    'silent-running': ({ boat: id, die, evasion, freed }) =>
      `${id} runs silent: ${die} against Evasion ${evasion}, ${freed ? 'contact is lost' : 'still Detected'}.`,
    'ship-revealed': ({ ship: id, card: number, kind }) => `${id} is the ${KIND[kind]} ${card(number)}.`,
    'escort-in-disguise': ({ ship: id, card: number }) => `${id} is an escort in disguise: ${card(number)}.`,
    'piece-drifts': ({ piece, zone }) => `${piece} drifts to ${zone}.`,
    'piece-falls-astern': ({ piece }) => `${piece} falls astern and is gone.`,
    'detection-die': ({ ship: id, boat: prey, die, modifier, total, need, detected }) =>
      `${id} listens for ${prey}: ${die} ${signed(modifier)} = ${total} against ${need}, ${detected ? 'Detected' : 'nothing'}.`,
    'search-die': ({ ship: id, die, zone }) => `${id} searches: ${die}, ${zone}.`,
    'escort-moves': ({ ship: id, zone }) => `${id} moves to ${zone}.`,
    'tactics-drawn': ({ ship: id, detect, light }) =>
      `${id} draws tactics: detection ${signed(detect)}, ${signed(light)} Light.`,
    'attack-held': ({ boat: id }) => `${id} holds fire.`,
    'dud-die': ({ boat: id, ship: target, die, result, working }) =>
      `${id} at ${target}, reliability ${die}: ${DUD[result]} (${working}).`,
    'torpedoes-roll': ({ boat: id, ship: target, dice, modifier, t5, total, hits, result }) =>
      `${id} fires ${count(dice.length, 'torpedo', 'torpedoes')} at ${target}: ${dice.join(', ')} ${signed(modifier)}${t5 ? ` (+2 on ${t5} T5)` : ''}, best ${total}${hits > 1 ? ` × ${hits}` : ''}: ${RESULT[result]}.`,
    'torpedoes-wasted': ({ boat: id, torpedoes }) => `${torpedoes} of ${id} run after a ship that is gone.`,
    'gun-rolls': ({ boat: id, ship: target, die, modifier, total, result }) =>
      `${id} fires its gun at ${target}: ${die} ${signed(modifier)} = ${total}, ${RESULT[result]}.`,
    'ship-damaged': ({ ship: id, light, heavy }) => `${id} has ${light} light and ${heavy} heavy damage.`,
    'ship-sunk': ({ boat: id, card: number, vp, xp }) => `${id} sinks ${card(number)}: ${vp} VP, ${xp} XP.`,
    'boat-targeted': ({ ship: id, boat: prey }) => `${id} attacks ${prey}.`,
    'boat-reacts': ({ boat: id, reaction }) =>
      `${id}: ${{ hold: 'no reaction', 'crash-dive': 'Crash Dive', 'deep-dive': 'Deep Dive' }[reaction]}.`,
    'crash-dive-die': ({ boat: id, ship: from, die, evasion, evaded }) =>
      `${id} dives from ${from}: ${die} against Evasion ${evasion}, ${evaded ? 'evaded' : 'too late'}.`,
    'deep-dive-die': ({ boat: id, die, evasion, result }) =>
      `${id} goes deep: ${die} against Evasion ${evasion}, ${{ none: 'all well', flooding: 'Flooding', hull: 'the Hull gives' }[result]}.`,
    'boat-attacked': ({ ship: id, boat: prey, heavy, light }) =>
      `${id} strikes ${prey}: ${heavy} Heavy, ${light} Light.`,
    'hit-drawn': ({ boat: id, weight, face }) => `${id}, ${weight} hit: ${FACE[face]}.`,
    'torpedo-lost': ({ boat: id, stowed }) => `${id} loses a ${STOWED[stowed]}.`,
    'boat-sunk': ({ boat: id }) => `${id} is lost.`,
    'battle-ends': ({ round }) => `The battle ends in round ${round}.`,
    'boat-reloads': ({ boat: id, ready, stored }) => `${id} reloads: ${ready} Ready, ${stored} Stored.`,
    'boat-returns': ({ boat: id }) => `${id} goes back to its area.`,
    'boat-searched': ({ boat: id, area: at }) => `${id} is done in ${area(at)}.`,
    'convoy-attacked-again': ({ left }) => `The convoy is attacked again; ${count(left, 'contact')} left.`,
    'final-shot': ({ boat: id, ship: target, weapon }) => `${id} finishes ${target} with ${WEAPON[weapon]}.`,
    'crew-promoted': ({ boat: id, level, xp }) => `The crew of ${id} rises to ${LEVEL[level]}; ${xp} XP left.`,
    'boat-goes-home': ({ boat: id }) => `${id} has made its patrols.`,
    praised: ({ so }) => `BdU takes notice: ${so} SO.`,
    'sea-empty': ({ vp }) => `No boat is at sea: ${vp} VP lost.`,
    'boat-resupplied': ({ boat: id }) => `${id} takes on supplies.`,
    'mission-given-up': ({ boat: id, mission }) => `${id} gives up its ${MISSION[mission]} mission.`,
    'campaign-ends': ({ campaign, vp, losses, grade }) =>
      `${CAMPAIGNS[campaign].name} ends with ${vp} VP, ${count(losses, 'boat')} lost: ${grade}.`,
    conceded: () => 'The command is given up.',
  },
  metrics: {
    vp: 'Victory points',
    losses: 'Boats lost',
    turns: 'Turns',
    boats: 'Boats',
    so: 'SO left',
    campaigns: 'Campaigns',
  },
  journal: async () => (await import('./journal-en.ts')).journal,
  reasons: async () => (await import('./reasons-en.ts')).reasons,
};
