/** Standing orders are for people who do not sit at the table all the time. */
const ANSWERS_ITSELF = 'A bot answers each time that it is asked.';

const LOOKS =
  'What is on top of a stack, and what was met in battle, tells the counsel enough; where a look is free it takes signals, which look everywhere.';
/**
 * Why a bot never makes a choice that is open to it: by game, rule and kind of choice. A star stands for every rule, or for every word of a verb:
 * `* order losses`, `PK-5.3.1 order *`.
 */
export const REASONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  xxi: {
    'XXI-8.1a no-build': 'The counsel builds wherever it can; to keep a complete set for a later model is not weighed.',
  },
  leader: {
    'UL-2.1 level ace':
      'An Ace costs about twice a Trained crew: the counsel buys a further boat, or a Veteran with what is left.',
    'UL-2.1 level green':
      'One or two SO are saved and a point of every skill is lost; the counsel buys no crew below Trained.',
    'UL-4.9 done':
      'The counsel buys as long as a Trained boat can be paid; when none can, what is left buys no boat and nothing is asked.',
    'UL-4.11 port germany':
      'From France the first step is a good hunting ground, from Germany the North Sea with few contacts; both refit alike.',
    'UL-6.1 option attack':
      'Three Events on the way and two warships at four torpedoes each come to less than the two SO that it costs, by a hair; made cheaper, it was bought three times in 60 campaigns of The Happy Time, and the worth did not change (+0.01 ± 0.03). It is bought in the other campaigns.',
    'UL-6.1 option intel':
      'For one boat it is reckoned at a third of a VP and costs two SO; boats are spread so that it seldom serves two.',
    'UL-6.1 option mine':
      'In The Happy Time nine mines take the room of nine torpedoes and bring three VP. With all options made to look cheap one was laid in each of 60 campaigns: +0.07 ± 0.10 in worth, not told from nothing. They are laid in the other campaigns.',
    'UL-6.2 mark british-isles':
      'Air Search goes where boats will search, and nobody searches there: the approaches have more contacts.',
    'UL-6.2 mark iberian-coast':
      'Air Search goes where boats will search, and nobody searches there: the approaches have more contacts.',
    ...supplied([
      'british-isles',
      'iberian-coast',
      'iceland',
      'mid-atlantic',
      'north-sea',
      'north-west-approaches',
      'west-africa',
    ]),
    'UL-7.8 raid ready': 'A raid is for the gun and for spare torpedoes; those in the tubes are kept for the way home.',
    'UL-8.2 sail british-isles': 'It lies beyond the approaches and has fewer contacts than they have.',
    'UL-8.2 sail english-channel': 'Two Events, no contacts, and nobody may end there: it leads to Germany alone.',
    'UL-8.2 sail iceland': 'It lies beyond the approaches and has fewer contacts than they have.',
    'UL-8.10 pass': 'A spare torpedo for a sure VP: the counsel reckons a torpedo at a third of one.',
    'UL-8.11 pass': 'A Warning less costs nothing.',
    'UL-9.10 submerged':
      'Boats come on at the surface, where they are faster and have the gun, and dive when it is their move.',
    'UL-10.5 keep': 'One of the zones offered has always been better than the one the boat stood in.',
  },
  pens: {
    'HOST-3.3 buy battleship':
      'Destroyers cost less, hunt boats and cover landings; the big ships that are there from the start are used.',
    'HOST-3.3 buy bomber':
      'The Allies did better with destroyers and armies than with aircraft (games/pens/advice/doctrine.ts); Germany has no use for more.',
    'HOST-3.3 buy cruiser': 'As for battleships.',
    'HOST-3.3 buy submarine': 'All Italian money goes into garrisons: its coasts are the nearest to the landings.',
    'HOST-3.3 order intercept': ANSWERS_ITSELF,
    'HOST-3.3 order losses': ANSWERS_ITSELF,
    'HOST-3.3 order submerge': ANSWERS_ITSELF,
    'HOST-5.10 stand-fast': 'What is not sent is paid for; the counsel sends the last guards too and keeps the money.',
    'HOST-6.1 escort':
      'Not weighed: raids go where few fighters can rise, and the fighters of the Allies are wanted over the landings.',
    'HOST-6.8 done': 'A transport sails as full as it can.',
    'HOST-7.3 cease-fire': 'To bombard costs nothing.',
    'HOST-7.6 withdraw-aircraft':
      'A battle is pressed with everything or given up: the aircraft alone are not taken out of it.',
    'HOST-10.1 leave':
      'A Ready boat sails from its pen in one move; outside in the berth zone it would find what it has inside, and danger.',
    'HOST-11.1 forfeit': 'A free pen costs nothing.',
  },
  paukenschlag: {
    'PK-3.1 submerge': 'Boats begin Surfaced: they go two areas, and nobody can reach them before that.',
    'PK-5.2.2 done': 'A fighter that goes on CAP gives up a flight that the counsel would not make.',
    'PK-5.3.1 fight': 'Not weighed: fighters go on CAP in 5.2, and the few that are left escort bombers.',
    'PK-5.3.1 rebase':
      'Not weighed: an aircraft comes back to its own base, from which it covers what it was stationed for.',
    'PK-5.4.1 finish': 'Every unit is given an order each turn, and lies still if it has nothing better to do.',
    'PK-5.5.7 pass': 'What a unit does by standing order is done by hand too: each of them is activated.',
    'PK-5.5.21 bombard lajes':
      'Of two that are whole the port is shelled, and who shelled it was hardly there a second time.',
    'PK-5.5.21 bombard rabodepeixe':
      'Of the bases on the Azores the least damaged is shelled, the port and Lajes before Rabo de Peixe.',
    'PK-5.5.21 done': 'To shell costs nothing.',
    'PK-5.6.2 done': 'To search costs nothing.',
    'PK-6.7 part': 'A warship goes with its convoy to port and parts from it only on a grid, to meet a boat.',
    'PK-6.7 seek': 'A convoy gets out of the way of boats; those that hunt are warships without one.',
    'PK-12.4 done': 'Every escort that can fly along does.',
    'PK-12.5 target rabodepeixe':
      'Bombs fall on Lajes or Ponta Delgada by the figure of the turn, and on Rabo de Peixe only where both lie in ruins.',
    ...onDrumbeatTargets([
      'argentia',
      'bermudanas',
      'lakehurst',
      'langley',
      'mitchel',
      'newyork',
      'norfolk',
      'quonset',
    ]),
    ...drumbeatOrders(),
  },
  planz: {
    '* standing losses': ANSWERS_ITSELF,
    '* standing shots': ANSWERS_ITSELF,
    ...planzActions({
      'aerial-scouting': LOOKS,
      'naval-scouting': LOOKS,
      'ground-scouting': LOOKS,
      'air-naval': 'Not weighed: two points for what a bombardment and a strike from the air do for one each.',
      airborne:
        'Not weighed: over four games the one airborne unit in reach of a place that counts would have taken it every second time at best; the counsel lands at six in ten.',
      airlift: 'Not weighed: transports carry two units each to wherever there is something to win.',
      'seaplane-lift': 'Not weighed: transports carry two units each to wherever there is something to win.',
      'carrier-bombardment': 'Weighed, and hardly ever the best: carriers bring more at sea.',
      'coastal-defense':
        'Not weighed: a gun is reckoned at 0.4 VP and stands only where others hold the place already.',
      'emergency-transport':
        'Not weighed: a warship carries one unit of marines, of which there are few, a transport two of any troops.',
      evacuation: 'Not weighed: troops that stand off a base hold what they stand on.',
      'rally-ground': 'Weighed at a third of a VP for each reduced unit; something else has always been worth more.',
      rebase:
        'Tried and taken out: at nearly nine of ten moments of three games the best new base made the next strike of aircraft better by less than 0.4 VP, and going there costs an action.',
      'rebase-contested': 'Not weighed, as rebasing brought little.',
      'sealift-air': 'Not weighed, as rebasing brought little.',
      'rebase-ground': 'Not weighed: troops march to what counts, and those who hold it stay.',
      shipping: 'Not weighed: transports come up with the rest of the pool.',
    }),
    'WPZ-7.7.2b action *': 'The point of a plan goes to the best action at once; these were weighed and came after it.',
    'WPZ-7.7.2b decline': 'There has always been an action worth the point.',
    'WPZ-7.7.2c action *': 'Free actions go to the best that the plan allows; these were weighed and came after it.',
    'WPZ-7.5 all-submarines': 'Short for naming one after the other, which a bot does.',
    'WPZ-7.5 all-surface': 'Short for naming one after the other, which a bot does.',
    'WPZ-9.2.1 no-flight': 'Aircraft that fly along cost nothing more.',
    'WPZ-9.2.1 ready': 'Aircraft that fly along cost nothing more: as many are named as may be.',
    'WPZ-10.3a drop': 'A force is picked for what it is to do, and stays together.',
    'WPZ-10.3b leave': 'A force that meets enemy ships stops; nobody is left with them so that the others go on.',
    'WPZ-10.3b leave-surface':
      'A force that meets enemy ships stops; nobody is left with them so that the others go on.',
    'WPZ-10.4c fly-home': 'To strike at the carrier that was met costs no more than to fly home.',
    'WPZ-11.1d without-submarines': 'Submarines are sent along to fight: a defender fires once, however many come.',
    'WPZ-11.7a hold': 'A shot costs nothing.',
    'WPZ-11.7a wait': 'A coastal gun fires at ships wherever it may.',
    'WPZ-11.9b at ground': 'Ships and aircraft are worth more than the guns that could be fired at.',
    'WPZ-16.6 dissolve': 'Not weighed: a fleet under a marker stays there.',
    'WPZ-16.6 top': 'Not weighed: what is on top of a stack is left as the rules put it.',
    'WPZ-22.0e name': 'The deployment that is offered is kept.',
    'WPZ-23.2-SI examine plans': 'What lies in the stacks decides attacks; a plan in an enemy’s hand changes little.',
    'WPZ-23.3.1-NB join-defence': 'Not weighed: ships beside a bombarded coast stay out.',
  },
};

/** By whatever question an action is taken. */
function planzActions(why: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(why).map(([kind, reason]) => [`* action ${kind}`, reason]));
}

/** A kind of choice that was never made. */
interface Never {
  readonly rule: string;
  readonly verb: string;
  readonly offered: number;
}

/** Rows that have their reason in common, and the reason if there is one. */
interface Explained {
  readonly rules: readonly string[];
  readonly verbs: readonly string[];
  readonly offered: number;
  readonly reason: string | undefined;
}

/** Every row with its reason: what a star explains comes together in one row, what nothing explains stays by itself. */
export function explained(game: string, never: readonly Never[], all = REASONS): Explained[] {
  const reasons = all[game] ?? {};
  const rows = new Map<string, Explained>();
  for (const { rule, verb, offered } of never) {
    const exact = `${rule} ${verb}`;
    const key = [exact, `* ${verb}`, `${rule} ${verb.split(' ')[0]} *`].find((one) => reasons[one] !== undefined);
    const row = rows.get(key ?? exact);
    rows.set(key ?? exact, {
      rules: [...new Set([...(row?.rules ?? []), rule])],
      verbs: [...new Set([...(row?.verbs ?? []), verb])],
      offered: (row?.offered ?? 0) + offered,
      reason: key && reasons[key],
    });
  }
  return [...rows.values()];
}

/** Supply goes to boats at sea with tired crews, and those lie in the South-West Approaches. */
function supplied(areas: readonly string[]): Record<string, string> {
  const why = 'Supply goes where tired crews will search; in The Happy Time that is the South-West Approaches.';
  return Object.fromEntries(areas.map((area) => [`UL-6.3 mark ${area}`, why]));
}

/** Where German bombers went, something else was in reach that they would rather hit. */
function onDrumbeatTargets(shores: readonly string[]): Record<string, string> {
  const field = 'An airfield is bombed only where there is neither port nor convoy in the area.';
  const port = 'In the waters before New York convoys or a port with less flak are at hand.';
  const why = (one: string): string => (one === 'newyork' || one === 'norfolk' ? port : field);
  return Object.fromEntries(shores.map((one) => [`PK-12.5 target ${one}`, why(one)]));
}

/** They are given before a side's first deed (PK-16.4), those that the counsel gives at all. */
function drumbeatOrders(): Record<string, string> {
  const why = 'The counsel gives its standing orders before its first deed and never changes them.';
  const kinds = ['', ' bases', ' cap', ' commit', ' grids', ' intercept', ' refuel'].map((kind) => `order${kind}`);
  const asked = ['PK-5.3.1', 'PK-5.4.1', 'PK-5.5.7', 'PK-5.6.1'];
  return Object.fromEntries(
    asked.flatMap((rule) => [
      ...kinds.map((kind) => [`${rule} ${kind}`, why]),
      ...['detect', 'patrols'].map((kind) => [`${rule} order ${kind}`, ANSWERS_ITSELF]),
    ]),
  );
}
