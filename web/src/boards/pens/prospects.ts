/** What would be fought at a place with the units there and those just chosen, and how it should end. */
import { percent } from '@derby/kernel';
import {
  areEnemies,
  defendersOf,
  enemiesAfloat,
  isAircraft,
  isBomber,
  isHostile,
  isLand,
  isShip,
  isSubmarine,
} from '@derby/pens/basics';
import type { PlaceId, TerritoryId, ZoneId } from '@derby/pens/data/map';
import { isTerritory, isZone } from '@derby/pens/geography';
import { canHunt, huntNumber } from '@derby/pens/hunt';
import type { Log } from '@derby/pens/log';
import { type FleetOdds, fleetOdds, huntOdds, landOdds, penOdds } from '@derby/pens/odds';
import type { State, Unit } from '@derby/pens/state';
import type { Board } from './hands.ts';
import { ANCHORS } from './layout.ts';
import type { Words } from './words.ts';

export interface Line {
  readonly title: string;
  /** Whether the odds are exact, and what else there is to say. */
  readonly note: string;
  readonly parts: readonly { readonly name: string; readonly chance: number }[];
}

/** The place that the board is asked about: the one pointed at, or the last one chosen. */
const placeOf = (selected: ReadonlySet<string>, looked: PlaceId | undefined): PlaceId | undefined =>
  looked ?? ([...selected].findLast((word) => word in ANCHORS) as PlaceId | undefined);

/** Where the last unit went that was sent against an enemy in these combat moves. */
export function lastAttacked({ view, log = [] }: Board): PlaceId | undefined {
  const begun = log.findLastIndex(({ entry }) => entry.what === 'turn-begins');
  return log
    .slice(begun + 1)
    .map(({ entry }) => goalOf(entry as Log))
    .findLast((place) => place !== undefined && hasEnemies(view, place));
}

function goalOf(entry: Log): PlaceId | undefined {
  if (entry.what === 'moved' || entry.what === 'flown') return entry.to;
  return entry.what === 'loaded' ? entry.bound : undefined;
}

const hasEnemies = (view: State, place: PlaceId): boolean =>
  isZone(place)
    ? enemiesAfloat(view, view.turn, place).length > 0
    : isTerritory(place) && isHostile(view, view.turn, place);

export function prospectsAt(board: Board, looked: PlaceId | undefined, words: Words): Line[] {
  const { view, selected } = board;
  const place = placeOf(selected, looked);
  if (!place) return [];
  const chosen = view.units.filter((unit) => selected.has(unit.id) && unit.at !== place && unit.power === view.turn);
  const imagined = withUnitsAt(view, place, chosen);
  if (isZone(place)) return atSea(imagined, place, words);
  if (!isTerritory(place) || !isHostile(view, view.turn, place)) return [];
  return [...battle(imagined, place, words), ...raid(view, place, chosen, words)];
}

/** The table as it would look if those chosen were there, ready to fight. */
function withUnitsAt(view: State, place: PlaceId, chosen: readonly Unit[]): State {
  if (chosen.length === 0) return view;
  const arrived = (unit: Unit): Unit => ({
    ...unit,
    at: place,
    inside: null,
    task: isShip(unit) ? unit.task : 'attack',
  });
  return { ...view, units: view.units.map((unit) => (chosen.includes(unit) ? arrived(unit) : unit)) };
}

/** Troops and aircraft sent there, and troops bound for its shore. */
function battle(view: State, at: TerritoryId, words: Words): Line[] {
  const bound = new Set<string>(
    view.units.filter((unit) => unit.task === 'land' && unit.goal === at).map(({ id }) => id),
  );
  const attackers = view.units.filter(
    (unit) =>
      unit.power === view.turn &&
      ((unit.at === at && (isLand(unit) || (isAircraft(unit) && unit.task === 'attack'))) ||
        (unit.inside !== null && bound.has(unit.inside))),
  );
  const defenders = defendersOf(view, view.turn, at);
  if (attackers.length === 0 || defenders.length === 0) return [];
  const odds = landOdds(
    attackers.map(({ type }) => type),
    defenders.map(({ type }) => type),
  );
  return [
    {
      title: `${words.place(at)} ${words.against(attackers.length, defenders.length)}`,
      note: `${words.odds.exact} · ${words.odds.losses} ${words.against(words.tenths(odds.attackerLosses), words.tenths(odds.defenderLosses))}`,
      parts: [
        { name: words.odds.capture, chance: odds.capture },
        { name: words.odds.cleared, chance: odds.cleared },
        { name: words.odds.held, chance: odds.held },
      ],
    },
  ];
}

/** What the bombers over a territory would do to each pen if they all went for it. */
function raid(view: State, at: TerritoryId, chosen: readonly Unit[], words: Words): Line[] {
  const over = view.units.filter((unit) => unit.at === at && unit.power === view.turn && unit.task === 'raid');
  const bombers = [...over, ...chosen].filter(isBomber);
  if (bombers.length === 0) return [];
  return view.pens
    .filter((pen) => pen.at === at && pen.state !== 'captured')
    .map((pen) => {
      const chance = penOdds(view, bombers, pen.damage);
      return {
        title: `${words.pen} ${pen.id.slice(4)}, ${words.damage} ${pen.damage}`,
        note: `${words.odds.exact} · ${words.type('bomber')} ${bombers.length}`,
        parts: [
          { name: words.odds.penDown, chance },
          { name: words.odds.held, chance: 1 - chance },
        ],
      };
    });
}

function atSea(view: State, at: ZoneId, words: Words): Line[] {
  if (canHunt(view, at)) return hunts(view, at, words);
  const attackers = view.units.filter(
    (unit) =>
      unit.at === at && unit.inside === null && unit.power === view.turn && (isShip(unit) || unit.task === 'attack'),
  );
  const defenders = enemiesAfloat(view, view.turn, at);
  const isFleet = attackers.length > 0 && defenders.some((unit) => isShip(unit) || !isSubmarine(unit));
  if (!isFleet || !attackers.some((unit) => unit.type !== 'transport')) return [];
  const odds = simulated(view, at);
  return [
    {
      title: `${words.place(at)} ${words.against(attackers.length, defenders.length)}`,
      note: `${words.odds.simulated}${percent(odds.error)} · ${words.odds.losses} ${words.against(words.tenths(odds.attackerLosses), words.tenths(odds.defenderLosses))}`,
      parts: [
        { name: words.odds.won, chance: odds.won },
        { name: words.odds.even, chance: odds.undecided },
        { name: words.odds.lost, chance: odds.lost },
      ],
    },
  ];
}

/** The last simulations are kept: a pointer that wanders to and fro asks for the same again. */
const KEPT = 16;
const kept = new Map<string, FleetOdds>();

function simulated(view: State, at: ZoneId): FleetOdds {
  const here = view.units.filter((unit) => unit.at === at).map(({ id, condition }) => id + condition);
  const key = [view.options.wolfpack, JSON.stringify(view.battle), ...here].join();
  const found = kept.get(key) ?? fleetOdds(view, at);
  kept.set(key, found);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return found;
}

/** HOST-9.10  For every number of destroyers, how the hunt number is made up. */
function hunts(view: State, at: ZoneId, words: Words): Line[] {
  const here = view.units.filter((unit) => unit.at === at);
  if (!here.some((unit) => areEnemies(view, view.turn, unit.power))) return [];
  const destroyers = here.filter(
    (unit) => unit.power === view.turn && unit.type === 'destroyer' && unit.acted !== 'fought',
  ).length;
  const counts = destroyers === 0 ? [0] : Array.from({ length: Math.min(3, destroyers) }, (_, i) => i + 1);
  return counts.map((count) => {
    const made = huntNumber(view, at, count);
    const chance = huntOdds(view, at, count);
    const sum = (['destroyers', 'aircraft', 'bonus', 'moored'] as const)
      .filter((part) => made[part] > 0)
      .map((part) => `${words.huntParts[part]} ${made[part]}`)
      .join(' + ');
    return {
      title: `${words.kinds.hunt} ≤ ${made.number}`,
      note: sum,
      parts: [
        { name: words.odds.hunt, chance },
        { name: words.odds.escapes, chance: 1 - chance },
      ],
    };
  });
}
