/** The journal of Flotilla Leader, in English: a ship's log. */
import { capital, MONTHS } from '@derby/kernel';
import { counted, thousands } from '@derby/kernel/english';
import { shipCard } from '../cards.ts';
import { BOATS } from '../data/boats.ts';
import type { AreaId } from '../data/campaigns.ts';
import { ZONES, type ZoneId } from '../data/display.ts';
import type { MarkerKind } from '../data/ships.ts';
import type { Sighting, Tally, Vessel } from '../journal/notes.ts';
import { clockTime, type JournalWords, journalIn, metres } from '../journal/write.ts';
import type { Side } from '../state.ts';
import { area as areaName, campaign, LEVEL } from './en.ts';
import { CONDITIONS, DUDS, EVENTS, GRADES, ORDERS, STRUCK } from './journal-phrases-en.ts';

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];
const ordinal = (n: number): string => ORDINALS[n - 1] ?? `${n}th`;

/** Areas as they stand in a sentence. */
const PLAIN: readonly AreaId[] = ['germany', 'france', 'norway', 'iceland', 'newfoundland', 'bermuda', 'morocco'];
const area = (id: AreaId): string =>
  PLAIN.includes(id) || ['west-africa', 'new-england', 'cape-hatteras'].includes(id)
    ? areaName(id)
    : `the ${areaName(id)}`;
const somewhere = (id: AreaId | null): string => (id === null ? 'the patrol area' : area(id));

const TYPES: Readonly<Record<string, string>> = {
  'large-tanker': 'large tanker',
  'small-tanker': 'tanker',
  freighter: 'freighter',
  'small-freighter': 'small freighter',
  'large-freighter': 'large freighter',
  'ocean-liner': 'liner',
  corvette: 'corvette',
  sloop: 'sloop',
  cutter: 'cutter',
  frigate: 'frigate',
  destroyer: 'destroyer',
  'armed-trawler': 'armed trawler',
  'fleet-destroyer': 'fleet destroyer',
  battleship: 'battleship',
  'heavy-cruiser': 'heavy cruiser',
  'light-cruiser': 'light cruiser',
  'fleet-carrier': 'aircraft carrier',
  'escort-carrier': 'escort carrier',
  'armed-merchant-cruiser': 'armed merchant cruiser',
};
const UNKNOWN: Readonly<Record<MarkerKind, string>> = {
  lone: 'the lone ship',
  merchant: 'a merchant not yet made out',
  naval: 'a warship not yet made out',
  escort: 'an escort not yet made out',
  fleetEscort: 'a destroyer not yet made out',
};

/** Name, type and tonnage: gross register tons for merchants, tons of displacement for warships. */
function vessel({ kind, card }: Vessel): string {
  if (card === null) return UNKNOWN[kind];
  const { name, type, tons } = shipCard(card);
  const known = `the ${TYPES[type] ?? type} ${name}`;
  return tons === undefined ? known : `${known} (${thousands(tons)}\u00a0${kind === 'naval' ? 't' : 'GRT'})`;
}
const short = ({ kind, card }: Vessel): string => (card === null ? UNKNOWN[kind] : shipCard(card).name);
const at = (range: number | null): string => (range === null ? '' : `, range ${thousands(metres(range))}\u00a0m`);

/** Bearings from the convoy, which steers for the top of the display. */
const BEARING: Readonly<Record<string, string>> = {
  N: 'ahead of the enemy',
  NNE: 'fine on his starboard bow',
  NE: 'on his starboard bow',
  ENE: 'before his starboard beam',
  E: 'on his starboard beam',
  ESE: 'abaft his starboard beam',
  SE: 'on his starboard quarter',
  SSE: 'fine on his starboard quarter',
  S: 'astern of him',
  SSW: 'fine on his port quarter',
  SW: 'on his port quarter',
  WSW: 'abaft his port beam',
  W: 'on his port beam',
  WNW: 'before his port beam',
  NW: 'on his port bow',
  NNW: 'fine on his port bow',
};
const RING = { short: 'close', medium: 'at medium range', long: 'at long range' } as const;
function station(zone: ZoneId): string {
  const { ring } = ZONES[zone];
  if (ring === 'convoy') return 'inside the formation';
  return `${BEARING[zone.slice(2)] ?? ''}, ${RING[ring]}`;
}
const SIDE: Readonly<Record<Side, string>> = { surfaced: 'on the surface', submerged: 'submerged' };

function contact({ type, ships, escorts }: Sighting): string {
  const guarded = escorts === 0 ? 'no escort' : counted(escorts, 'escort');
  if (type === 'lone') return `a lone ship, ${guarded}`;
  if (type === 'naval') return `${counted(ships, 'warship')}, ${guarded}`;
  return `a convoy of ${counted(ships, 'merchant')}, ${guarded}`;
}

const tally = ({ ships, tons }: Tally): string =>
  ships === 0 ? 'Nothing sunk' : `${counted(ships, 'ship')} sunk${tons > 0 ? `, ${thousands(tons)} tons` : ''}`;

const words: JournalWords = {
  heading: (page) =>
    page.kind === 'flotilla'
      ? `War diary of the flotilla: ${campaign(page.campaign)}`
      : `${page.boat}: ${ordinal(page.number).toLowerCase()} patrol`,
  about: (page) =>
    page.kind === 'flotilla'
      ? 'Dates and times follow the order of play. A zone of the display is taken for 1,000 metres.'
      : `Type ${BOATS[page.boat].class}, commander ${BOATS[page.boat].captain}.`,
  day: ({ day, month, year }) => `${day} ${MONTHS.en[month - 1]} ${year}`,
  time: clockTime,
  notes: {
    campaign: ({ campaign: id }) => `The flotilla is formed. ${campaign(id)}.`,
    joined: ({ boat, level }) =>
      `${boat} (Type ${BOATS[boat].class}, ${BOATS[boat].captain}) joins; crew: ${LEVEL[level].toLowerCase()}.`,
    'given-up': ({ boat }) => `${boat} leaves the flotilla.`,
    leave: () => 'Leave for all crews in port.',
    watched: ({ by, area: id }) =>
      `${{ intel: 'Intelligence is concentrated on', 'air-search': 'Air reconnaissance over', supply: 'A supply ship waits in' }[by]} ${area(id)}.`,
    'sent-out': ({ boat, area: id }) => `${boat} has put to sea for ${area(id)}.`,
    'came-home': ({ boat, area: id }) => `${boat} has come in, ${area(id)}.`,
    'boat-missing': ({ boat }) => `${boat} no longer answers. The boat must be presumed lost.`,
    promoted: ({ boat, level }) => `The crew of ${boat} is rated ${LEVEL[level].toLowerCase()}.`,
    'paid-off': ({ boat }) => `${boat} has made its patrols and leaves the operation.`,
    praised: () => 'The U-boat command commends the results and grants further means.',
    'sea-empty': () => 'No boat is at sea. The U-boat command takes note.',
    judged: ({ grade, losses, sunk }) =>
      `The operation ends. ${tally(sunk)}; ${losses === 0 ? 'no boat lost' : `${counted(losses, 'boat')} lost`}. Assessment: ${GRADES[grade]}.`,
    conceded: () => 'The command is given up.',

    'mission-given': ({ mission }) => `Orders received: ${ORDERS[mission]}.`,
    'mission-dropped': ({ mission }) => `The orders ${ORDERS[mission]} are cancelled.`,
    'torpedo-taken': ({ torpedo }) => `Took on a ${torpedo === 'fat' ? 'FAT' : 'T5'} torpedo in place of another.`,
    'mines-taken': ({ mines }) => `${counted(mines, 'mine')} on board in place of torpedoes.`,
    snorkel: () => 'Snorkel fitted.',
    resupplied: ({ area: id }) => `In dock${id ? `, ${area(id)}` : ''}: refit, fuel, torpedoes and provisions.`,
    'put-to-sea': ({ from, area: id }) => `Put to sea${from ? ` from ${area(from)}` : ''}, course for ${area(id)}.`,
    entered: ({ area: id }) => `Entered ${area(id)}.`,
    patrolled: ({ area: id }) => `On patrol in ${area(id)}.`,
    event: ({ event }) => EVENTS[event],
    'warning-lifted': ({ area: id }) => `The enemy withdraws patrols from ${area(id)}.`,
    'lone-merchant-sunk': () => 'One torpedo, one hit. The ship sinks; name not made out.',
    crew: ({ condition, stress }) =>
      ({
        okay: 'The crew has recovered.',
        shaken: `The crew is shaken (Stress ${stress}).`,
        unfit: `The crew can do no more (Stress ${stress}).`,
      })[condition],
    stopped: ({ area: id }) => `Lying stopped in ${area(id)} to rest the men.`,
    'in-port': ({ area: id, sunk }) => `Made fast, ${area(id)}. End of patrol. ${tally(sunk)}.`,

    'mission-begun': ({ mission, area: id }) => `Began the approach ${ORDERS[mission]}, ${area(id)}.`,
    'mission-broken-off': () => 'Broke off and withdrew.',
    'mission-missed': ({ mission }) => `The orders ${ORDERS[mission]} cannot be carried out with this crew.`,
    'mines-laid': ({ mines }) => `${counted(mines, 'mine')} laid.`,
    anchorage: ({ vessels }) => `At anchor: ${vessels.map(vessel).join('; ')}.`,
    raid: ({ hit }) => (hit ? 'Attack on the enemy: a hit.' : 'Attack on the enemy: no hit.'),
    'mission-done': () => 'Orders carried out.',

    'nothing-sighted': ({ area: id }) => `Searched ${somewhere(id)}. Nothing sighted.`,
    sighted: ({ contacts, area: id }) =>
      contacts.length > 1
        ? `Aircraft report in ${somewhere(id)}: ${contacts.map(contact).join('; or ')}.`
        : `Sighted in ${somewhere(id)}: ${contacts.map(contact).join('')}.`,
    'let-pass': () => 'Let them pass.',
    'attack-begun': () => 'Action stations.',
    'attacked-again': () => 'Hauled ahead to attack the same convoy once more.',
    position: ({ zone, side }) => `Position ${station(zone)}, ${SIDE[side]}.`,
    'radio-call': () => 'Contact signal sent on the operational wave.',
    'call-in-vain': ({ caller }) => `Contact signal from ${caller} received; too far off to come up.`,
    overheard: () => 'Our signals have been heard; the enemy turns towards us.',
    'came-up': ({ caller }) => `Came up on the contact signals of ${caller}.`,
    condition: ({ condition }) => CONDITIONS[condition],
    alarm: () => 'The enemy has taken alarm.',
    straggler: () => 'A ship drops astern of the others.',
    'escort-gone': () => 'One escort hauls off.',
    'escort-joins': () => 'Another escort joins the screen.',

    depth: ({ side }) => (side === 'surfaced' ? 'Surfaced.' : 'Dived.'),
    moved: ({ zone }) => `Now ${station(zone)}.`,
    'drawn-clear': () => 'Broke off and drew clear.',
    'dropped-astern': () => 'Dropped astern; lost touch.',
    silent: ({ freed }) =>
      freed ? 'Silent running. The escort has lost us.' : 'Silent running. The escort still holds contact.',
    'made-out': ({ ships }) => `Made out ${ships.map((one) => `${vessel(one.vessel)}${at(one.range)}`).join('; ')}.`,
    unmasked: ({ vessel: ship, range }) => `The supposed merchant is ${vessel(ship)}${at(range)}.`,
    'cripple-astern': ({ vessel: ship }) => `${capital(short(ship))}, badly damaged, is left astern.`,
    detected: ({ vessel: ship, range }) => `${capital(vessel(ship))} has located us${at(range)}.`,
    duds: ({ result }) => DUDS[result],
    torpedoes: ({ torpedoes, vessel: ship, range, result, hits }) =>
      `Fired ${torpedoes === 1 ? 'one torpedo' : `a spread of ${torpedoes}`} at ${vessel(ship)}${at(range)}: ${result === 'miss' ? 'missed' : counted(hits, 'hit')}.`,
    wasted: ({ torpedoes }) => `${counted(torpedoes, 'torpedo runs', 'torpedoes run')} on: the target is gone.`,
    gun: ({ vessel: ship, range, result }) =>
      `Opened fire with the gun on ${vessel(ship)}${at(range)}: ${result === 'miss' ? 'no hit' : 'a hit'}.`,
    damaged: ({ vessel: ship }) => `${capital(short(ship))} stops, badly damaged.`,
    sunk: ({ vessel: ship }) => `${capital(short(ship))} sinks.`,
    'last-shot': ({ vessel: ship, weapon }) =>
      `Finished off ${vessel(ship)} ${weapon === 'gun' ? 'with the gun' : 'with one torpedo'}.`,
    targeted: ({ vessel: ship, range, side }) =>
      `${capital(vessel(ship))} ${side === 'surfaced' ? 'opens fire' : 'runs in to attack'}${at(range)}.`,
    dived: ({ depth }) => (depth === 'crash' ? 'Crash dive.' : 'Went deep.'),
    evaded: ({ vessel: ship }) => `Under before ${short(ship)} finds the range.`,
    caught: ({ vessel: ship }) => `${capital(short(ship))} finds us before we are under.`,
    'depth-held': ({ result }) =>
      ({ none: 'The boat holds.', flooding: 'Leaks under the pressure.', hull: 'The pressure hull gives.' })[result],
    'under-attack': ({ heavy, light, side }) => {
      if (heavy + light === 0) return side === 'surfaced' ? 'Shells fall short.' : 'Depth charges well clear.';
      const weight = heavy > 0 ? 'heavy and close' : 'light';
      return side === 'surfaced' ? `Under fire, ${weight}.` : `Depth charges, ${weight}.`;
    },
    hit: ({ face }) => STRUCK[face],
    'torpedo-lost': () => 'A torpedo is lost with its tube.',
    lost: () => 'No further entry. The boat is lost.',
    reloaded: ({ ready, stored }) =>
      `Tubes reloaded: ${counted(ready, 'torpedo', 'torpedoes')} ready, ${stored} in store.`,
  },
};

export const journal = journalIn(words);
