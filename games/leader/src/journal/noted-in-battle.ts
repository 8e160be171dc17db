/** What a contact and its battle write into the journal, from the first mast to the last shot. */
import { shipCard } from '../cards.ts';
import type { BoatId } from '../data/boats.ts';
import type { ConditionId } from '../data/conditions.ts';
import { CONVOYS } from '../data/convoys.ts';
import type { FaceId } from '../data/hits.ts';
import type { Log } from '../log.ts';
import type { Chronicle } from './chronicle.ts';
import type { Noted } from './noted.ts';
import type { Sighting, Struck, Weather } from './notes.ts';

/** Minutes that things take within a round. */
const SHOT = 3;
const ROUND_OF_GUN = 2;
const ATTACK = 3;
const LISTENING = 1;

const UNMARKED: readonly FaceId[] = ['none', 'sunk', 'stress1', 'stress2', 'stress3'];
const isStruck = (face: FaceId): face is Struck => !UNMARKED.includes(face);

const UNSEEN: readonly ConditionId[] = ['none', 'straggler', 'thin', 'reinforced'];
const isWeather = (condition: ConditionId): condition is Weather => !UNSEEN.includes(condition);

const sighting = (number: number): Sighting => {
  const { type, ships, escorts } = CONVOYS[number] ?? { type: 'lone', ships: [], escorts: [] };
  return { type, ships: ships.length, escorts: escorts.length };
};

/** The first search after a contact die sights at the next bell; a further contact takes until the next watch. */
function sight(c: Chronicle, boat: BoatId, cards: readonly number[]): void {
  c.active = boat;
  c.drawn += 1;
  if (c.drawn > 1) c.clock.search();
  else c.clock.nextBell();
  c.tell(boat, { what: 'sighted', contacts: cards.map(sighting), area: c.crew(boat).area });
}

function lose(c: Chronicle, { boat }: Extract<Log, { what: 'boat-sunk' }>): void {
  c.tell(boat, { what: 'lost' });
  c.tellFlotilla({ what: 'boat-missing', boat }, boat);
  c.picture.remove(boat);
  c.closePage(boat);
}

export const IN_BATTLE = {
  // Contact, wolfpack, condition
  'contact-die': (c, { boat, contacts }) => {
    c.clock.search();
    c.drawn = 0;
    if (contacts === 0) c.tell(boat, { what: 'nothing-sighted', area: c.crew(boat).area });
  },
  'convoy-drawn': (c, { boat, cards }) => sight(c, boat, cards),
  'contact-let-go': (c, { boat }) => c.tell(boat, { what: 'let-pass' }),
  'ships-laid-out': (c, { card }) => {
    c.picture.layOut(card);
    c.alarmed = false;
    c.clock.nextBell();
    c.tell(c.active, { what: 'attack-begun' });
  },
  'boat-placed': (c, { boat, zone, side }) => {
    c.picture.place(boat, zone, side);
    c.tell(boat, { what: 'position', zone, side });
  },
  'join-die': (c, { boat, joins }) => {
    if (!joins && c.active) c.tell(boat, { what: 'call-in-vain', caller: c.active });
  },
  'radio-overheard': (c, { boat }) => c.tell(boat, { what: 'overheard' }),
  'boat-joins': (c, { boat }) => {
    if (c.active) c.tell(boat, { what: 'came-up', caller: c.active });
  },
  'condition-drawn': (c, { condition }) => {
    if (condition === 'night' || condition === 'moon') c.clock.waitForNight();
    if (isWeather(condition)) c.tellAll({ what: 'condition', condition });
  },
  alert: (c) => {
    if (!c.alarmed) c.tellAll({ what: 'alarm' });
    c.alarmed = true;
  },
  'ship-shifted': (c, { ship, zone }) => {
    c.picture.move(ship, zone);
    c.tellAll({ what: 'straggler' });
  },
  'ship-withdrawn': (c, { ship }) => {
    c.picture.remove(ship);
    c.tellAll({ what: 'escort-gone' });
  },
  'ship-added': (c, { ship, zone }) => {
    c.picture.reinforce(ship, zone);
    c.tellAll({ what: 'escort-joins' });
  },
  // Round
  'round-begins': (c) => c.clock.nextBell(),
  'boat-changes-depth': (c, { boat, side }) => {
    c.picture.turn(boat, side);
    c.tell(boat, { what: 'depth', side });
  },
  'boat-moves': (c, { boat, zone }) => {
    c.picture.move(boat, zone);
    c.tell(boat, { what: 'moved', zone });
  },
  'boat-leaves': (c, { boat }) => {
    c.tell(boat, { what: 'drawn-clear' });
    c.picture.remove(boat);
  },
  'silent-running': (c, { boat, freed }) => c.tell(boat, { what: 'silent', freed }),
  'ship-revealed': (c, { ship, card, kind }) => {
    c.picture.makeOut(ship, kind, card);
    const boat = c.picture.nearest(ship);
    if (!boat) return;
    const made = { vessel: c.picture.vessel(ship), range: c.picture.range(boat, ship) };
    c.tell(boat, { what: 'made-out', ships: [made] });
  },
  'escort-in-disguise': (c, { ship, card }) => {
    c.picture.makeOut(ship, 'escort', card);
    const boat = c.picture.nearest(ship);
    if (boat) c.tell(boat, { what: 'unmasked', vessel: c.picture.vessel(ship), range: c.picture.range(boat, ship) });
  },
  'piece-drifts': (c, { piece, zone }) => c.picture.move(piece, zone),
  'piece-falls-astern': (c, { piece }) => {
    const boat = c.picture.boats.find((id) => id === piece);
    if (boat) c.tell(boat, { what: 'dropped-astern' });
    else if (c.picture.isCripple(piece)) c.tell(c.active, { what: 'cripple-astern', vessel: c.picture.vessel(piece) });
    c.picture.remove(piece);
  },
  'detection-die': (c, { ship, boat, detected }) => {
    if (!detected) return;
    c.clock.pass(LISTENING);
    c.tell(boat, { what: 'detected', vessel: c.picture.vessel(ship), range: c.picture.range(boat, ship) });
  },
  'search-die': (c, { ship, zone }) => c.picture.move(ship, zone),
  'escort-moves': (c, { ship, zone }) => c.picture.move(ship, zone),
  // Attacks
  'dud-die': (c, { boat, result }) => {
    if (result !== 'all') c.tell(boat, { what: 'duds', result });
  },
  'torpedoes-roll': (c, { boat, ship, dice, result, hits }) => {
    c.clock.pass(SHOT);
    const [vessel, range] = [c.picture.vessel(ship), c.picture.range(boat, ship)];
    c.tell(boat, { what: 'torpedoes', torpedoes: dice.length, vessel, range, result, hits });
  },
  'torpedoes-wasted': (c, { boat, torpedoes }) => {
    if (torpedoes > 0) c.tell(boat, { what: 'wasted', torpedoes });
  },
  'gun-rolls': (c, { boat, ship, result }) => {
    c.clock.pass(ROUND_OF_GUN);
    c.tell(boat, { what: 'gun', vessel: c.picture.vessel(ship), range: c.picture.range(boat, ship), result });
  },
  'ship-damaged': (c, { ship, light, heavy }) => {
    const stops = heavy > 0 && !c.picture.isCripple(ship);
    c.picture.damage(ship, light, heavy);
    if (stops) c.tellAll({ what: 'damaged', vessel: c.picture.vessel(ship) });
  },
  'ship-sunk': (c, { boat, ship, card }) => {
    c.picture.sink(ship);
    c.tell(boat, { what: 'sunk', vessel: { ...c.picture.vessel(ship), card } });
    c.score(boat, shipCard(card).tons ?? 0);
  },
  'boat-targeted': (c, { ship, boat }) => {
    const side = c.picture.sideOf(boat);
    c.clock.pass(ATTACK);
    c.caught.set(boat, side);
    c.tell(boat, { what: 'targeted', vessel: c.picture.vessel(ship), range: c.picture.range(boat, ship), side });
  },
  'boat-reacts': (c, { boat, reaction }) => {
    if (reaction === 'hold') return;
    c.picture.turn(boat, 'submerged');
    c.tell(boat, { what: 'dived', depth: reaction === 'crash-dive' ? 'crash' : 'deep' });
  },
  'crash-dive-die': (c, { boat, ship, evaded }) =>
    c.tell(boat, { what: evaded ? 'evaded' : 'caught', vessel: c.picture.vessel(ship) }),
  'deep-dive-die': (c, { boat, result }) => c.tell(boat, { what: 'depth-held', result }),
  'boat-attacked': (c, { boat, heavy, light }) =>
    c.tell(boat, { what: 'under-attack', heavy, light, side: c.caught.get(boat) ?? 'surfaced' }),
  'hit-drawn': (c, { boat, face, idle }) => {
    if (isStruck(face) && !idle) c.tell(boat, { what: 'hit', face });
  },
  'torpedo-lost': (c, { boat }) => c.tell(boat, { what: 'torpedo-lost' }),
  'boat-sunk': lose,
  // After the battle
  'battle-ends': (c) => c.clock.nextBell(),
  'boat-reloads': (c, { boat, ready, stored }) => c.tell(boat, { what: 'reloaded', ready, stored }),
  'convoy-attacked-again': (c) => {
    c.picture.layOutAgain();
    c.clock.search();
    c.tell(c.active, { what: 'attacked-again' });
  },
  'final-shot': (c, { boat, ship, weapon }) =>
    c.tell(boat, { what: 'last-shot', vessel: c.picture.vessel(ship), weapon }),
} satisfies Partial<Noted>;
