/** Every prompt, choice and log line of Drumbeat, in English. */
import type { GameText } from '@derby/kernel';
import type { Drumbeat, State } from '../state.ts';
import { choices } from './choices-en.ts';
import { log } from './log-en.ts';
import { SHORE_NAMES } from './names-en.ts';
import { area, naval, plane, sub } from './units-en.ts';

const due = ({ due: [next] }: State): string => (next ? sub(next) : 'the submarine');
const flying = ({ sortie }: State): string => (sortie ? plane(sortie.plane) : 'the aircraft');
const acting = ({ contact }: State): string => (contact?.acting ? naval(contact.acting.unit) : 'the unit');
const moving = ({ activation }: State): string => (activation ? naval(activation.unit) : 'the convoy');
const where = ({ contact }: State): string => (contact ? ` in ${area(contact.area)}` : '');
const raided = ({ containers }: State): string => {
  const open = containers.find((one) => !one.filled);
  return open ? SHORE_NAMES[open.port] : '';
};

export const en: GameText<Drumbeat> = {
  title: 'Drumbeat',
  blurb: 'Search, stalk and strike off America, 1942.',
  seats: { axis: 'Axis', allies: 'Allies' },
  options: {
    scenario: {
      name: 'Scenario',
      effect: 'Which part of 1942 is played.',
      values: { '17.1': 'Drumbeat: the first wave', '17.2': 'The second happy time' },
    },
    v21_1_northAtlantic: { name: 'North Atlantic boats', effect: 'Up to six more U-boats may come on turns 2 to 9.' },
    v21_2_barbarigo: { name: 'Barbarigo', effect: 'An Italian submarine with torpedoes, or with frogmen.' },
    v21_3_floatplanes: { name: 'Floatplanes', effect: 'The BV 222 and, with Barbarigo, the Z.511.' },
    v21_4_canadians: {
      name: 'Canadian warships',
      effect: 'A unit of destroyers and three of corvettes join the Allies.',
    },
    v21_5_damage: { name: 'Damaged submarines', effect: 'Submarines take damage instead of being sunk or spared.' },
    amerikaBombers: { name: 'Bombers from the Azores', effect: 'German aircraft, a port and two bases in the Azores.' },
    hiddenSubmarines: { name: 'Hidden submarines', effect: 'The Allies do not see submarines that are undetected.' },
    handicap: { name: 'Handicap', effect: 'Added to the threshold: above 0 is harder for the Axis.' },
    shortGame: { name: 'Short game', effect: 'Six turns, with a threshold of their own.' },
    roundCap: { name: 'Limit of rounds', effect: 'A grid ends after so many rounds.' },
  },
  presets: {
    standard: { name: 'The first wave', effect: 'Scenario 17.1, twelve turns, everything open.' },
    'first-night': { name: 'A short war', effect: 'Six turns of the first wave: a first game, or an evening.' },
    'second-happy-time': {
      name: 'The second happy time',
      effect: 'Scenario 17.2, fifteen turns, and a Milch Cow at sea.',
    },
    'silent-hunters': { name: 'Silent hunters', effect: 'The first wave with hidden submarines.' },
    'full-variant': {
      name: 'All variants',
      effect: 'North Atlantic boats, Barbarigo, floatplanes, Canadians and damage.',
    },
  },
  grades: { decisive: 'Decisive victory', marginal: 'Marginal victory', resigned: 'The other side gave up' },
  prompts: {
    'PK-3.1': () => 'Which submarines begin Submerged?',
    'PK-5.1.2': (view) => `Where does ${due(view)} arrive, and how?`,
    'PK-21.1': (view) => `Where does ${due(view)} come in from the North Atlantic?`,
    'PK-21.2': () => 'Where does Barbarigo arrive, and with what?',
    'PK-21.4': () => 'Which Canadian warships come now?',
    'PK-5.1.3': () => 'To which base does the bomber go?',
    'PK-5.2.2': () => 'Which fighters go on CAP?',
    'PK-5.3.1': () => 'Which air unit acts next, and how?',
    'PK-5.3.3': (view) => `Which submarine does ${flying(view)} hunt?`,
    'PK-18.5': (view) => `Whom does ${flying(view)} look for?`,
    'PK-12.8': (view) => `Which air unit does ${flying(view)} attack?`,
    'PK-12.5': (view) => `What does ${flying(view)} bomb?`,
    'PK-21.3.2': () => 'To which port does the Z.511 carry its frogmen?',
    'PK-12.4': (view) => `Which fighters go along with ${flying(view)}?`,
    'PK-9.4.1': () => 'Which fighters intercept, and whom?',
    'PK-5.4.1': () => 'Which naval unit acts next, and how?',
    'PK-6.7': (view) => `Who sails with ${moving(view)}, and where does it go?`,
    'PK-11.2': () => 'How much fuel does the boat take from the Milch Cow?',
    'PK-21.2.1': (view) =>
      raided(view)
        ? `Which marker stays out of the container for ${raided(view)}?`
        : 'Which ports do the frogmen attack?',
    'PK-7.1': (view) => `Who else joins the contact${where(view)}?`,
    'PK-16.4': (view) => `How should this grid be played${where(view)}?`,
    'PK-7.7': () => 'Which course does the convoy steer?',
    'PK-8.3': () => 'Which aircraft take a bearing, and on whom?',
    'PK-9.4.3': () => 'The submarine is found. Should the aircraft attack?',
    'PK-5.5.7': ({ contact }) => `Round ${contact?.round ?? 1}: which unit acts next, and where does it go?`,
    'PK-7.13': (view) => `Which escorts part from ${acting(view)}, and where does it go?`,
    'PK-8.1': () => 'Whom does the lookout try to detect?',
    'PK-9.5': (view) => `How does ${acting(view)} attack?`,
    'PK-9.3.1': () => 'Which warship does the return fire go to?',
    'PK-5.5.21': () => 'Which place on the shore should be shelled?',
    'PK-12.7': () => 'Which warship do the batteries hit?',
    'PK-5.6.1': () => 'Which surfaced submarine runs on, and where to?',
    'PK-5.6.2': () => 'Which aircraft look for a surfaced submarine?',
    'PK-5.7.1': () => 'To which base does the air unit return?',
  },
  choices,
  log,
  metrics: {
    turns: 'Turns played',
    balance: 'Tonnage balance',
    margin: 'Margin over the threshold',
    merchants: 'Merchant tonnage sunk',
    submarinesSunk: 'Submarines sunk',
    submarinesAtSea: 'Submarines at sea at the end',
    arrived: 'Convoy ships arrived',
  },
  reasons: async () => (await import('./reasons-en.ts')).reasons,
  plans: async () => (await import('./reasons-en.ts')).plans,
};
