/** What would be fought at a place with the units there and those just chosen, and how it should end. */
import { areEnemies, defendersOf, isAircraft, isBomber, isHostile, isLand } from '@derby/pens/basics';
import type { PlaceId, TerritoryId, ZoneId } from '@derby/pens/data/map';
import { isTerritory, isZone } from '@derby/pens/geography';
import { canHunt, huntNumber } from '@derby/pens/hunt';
import { landOdds, penOdds } from '@derby/pens/odds';
import type { State, Unit } from '@derby/pens/state';
import type { Board } from './hands.ts';
import { ANCHORS } from './layout.ts';
import type { Words } from './words.ts';

export interface Line {
  readonly title: string;
  readonly note: string;
  readonly parts: readonly { readonly name: string; readonly chance: number }[];
}

/** The place that the board is asked about: the one pointed at, or the last one chosen. */
function placeOf(selected: ReadonlySet<string>, looked: PlaceId | undefined): PlaceId | undefined {
  return looked ?? ([...selected].findLast((word) => word in ANCHORS) as PlaceId | undefined);
}

export function forecastFor(board: Board, looked: PlaceId | undefined, words: Words): Line[] {
  const { view, selected } = board;
  const place = placeOf(selected, looked);
  if (!place) return [];
  const chosen = view.units.filter((unit) => selected.has(unit.id) && unit.at !== place && unit.power === view.turn);
  return isTerritory(place) ? onLand(view, place, chosen, words) : isZone(place) ? atSea(view, place, words) : [];
}

function onLand(view: State, at: TerritoryId, chosen: readonly Unit[], words: Words): Line[] {
  if (!isHostile(view, view.turn, at)) return [];
  return [...battle(view, at, chosen, words), ...raid(view, at, chosen, words)];
}

/** Troops and aircraft sent there, troops bound for its shore, and those just chosen. */
function battle(view: State, at: TerritoryId, chosen: readonly Unit[], words: Words): Line[] {
  const bound = new Set(
    view.units.filter((unit) => unit.task === 'land' && unit.goal === at).map(({ id }) => id as string),
  );
  const attackers = [
    ...view.units.filter(
      (unit) =>
        unit.power === view.turn &&
        ((unit.at === at && (isLand(unit) || (isAircraft(unit) && unit.task === 'attack'))) ||
          (unit.inside !== null && bound.has(unit.inside))),
    ),
    ...chosen.filter((unit) => isLand(unit) || isAircraft(unit)),
  ];
  const defenders = defendersOf(view, view.turn, at);
  if (attackers.length === 0 || defenders.length === 0) return [];
  const odds = landOdds(
    attackers.map(({ type }) => type),
    defenders.map(({ type }) => type),
  );
  return [
    {
      title: `${words.place(at)}: ${attackers.length} – ${defenders.length}`,
      note: `${words.odds.losses} ${odds.attackerLosses.toFixed(1)} – ${odds.defenderLosses.toFixed(1)}`,
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
  const bombers = [...over, ...chosen].filter(isBomber).length;
  if (bombers === 0) return [];
  return view.pens
    .filter((pen) => pen.at === at && pen.state !== 'captured')
    .map((pen) => {
      const chance = penOdds(bombers, pen.damage);
      return {
        title: `${words.pen} ${pen.id.slice(4)}: ${words.damage} ${pen.damage}`,
        note: `${words.type('bomber')} ${bombers}`,
        parts: [
          { name: words.odds.penDown, chance },
          { name: words.odds.held, chance: 1 - chance },
        ],
      };
    });
}

/** HOST-9.10  For every number of destroyers, how the hunt number is made up. */
function atSea(view: State, at: ZoneId, words: Words): Line[] {
  if (!canHunt(view, at)) return [];
  const destroyers = view.units.filter(
    (unit) => unit.at === at && unit.power === view.turn && unit.type === 'destroyer' && unit.acted !== 'fought',
  ).length;
  const prey = view.units.some((unit) => unit.at === at && areEnemies(view, view.turn, unit.power));
  if (!prey) return [];
  const counts = destroyers === 0 ? [0] : Array.from({ length: Math.min(3, destroyers) }, (_, i) => i + 1);
  return counts.map((count) => {
    const made = huntNumber(view, at, count);
    const sum = (['destroyers', 'aircraft', 'bonus', 'moored'] as const)
      .filter((part) => made[part] > 0)
      .map((part) => `${words.huntParts[part]} ${made[part]}`)
      .join(' + ');
    return {
      title: `${words.kinds.hunt}: ≤ ${made.number}`,
      note: sum,
      parts: [
        { name: words.odds.hunt, chance: made.number / 6 },
        { name: words.odds.held, chance: 1 - made.number / 6 },
      ],
    };
  });
}
