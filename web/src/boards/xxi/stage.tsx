/** XXI-9  The mission under way on the battle stage: the flotilla on one side, whoever hunts it and whom it hunts on the other. */
import { type Choice, percent, say, tell } from '@derby/kernel';
import { attackTest, escortDice } from '@derby/xxi/battle';
import type { FlotillaId } from '@derby/xxi/data/counters';
import { type Area, PATHS } from '@derby/xxi/data/tracks';
import { chanceOf } from '@derby/xxi/dice';
import { isDepleted, ratingsOf } from '@derby/xxi/flotillas';
import type { Log } from '@derby/xxi/log';
import { missionOdds } from '@derby/xxi/odds';
import type { View } from '@derby/xxi/view';
import type { BoardProps } from '../board.ts';
import type { Fight, Prospect, StageDie, StageKey, StageRoll, StageUnit } from '../kit/fight.ts';
import { Stage } from '../kit/stage.tsx';
import { Face } from './counters.tsx';
import { Charges } from './icons.tsx';
import { counterName, WORDS, type Words } from './words.ts';

export function MissionStage(board: BoardProps<View>) {
  const fight = fightOf(board, board.words(WORDS));
  return fight ? <Stage board={board} name="xxi" fight={fight} /> : null;
}

type Sailing = Extract<Log, { flotilla: FlotillaId }>;

/** What the log tells of a mission. */
const TOLD = new Set<Log['what']>([
  'flotilla-sails',
  'box-tested',
  'depth-charges',
  'flotilla-depleted',
  'flotilla-eliminated',
  'flotilla-turns-back',
  'flotilla-in-area',
  'convoy-attacked',
  'trip-home',
  'flotilla-home',
]);

interface Voyage {
  readonly flotilla: FlotillaId;
  readonly path: Area;
  readonly entries: readonly Sailing[];
  /** Those of the last choice. */
  readonly last: readonly Sailing[];
}

/** The mission at sea, or the one that the last choice ended. */
function voyageOf({ view, log = [] }: BoardProps<View>): Voyage | undefined {
  const begun = log.findLastIndex(({ entry }) => entry.what === 'flotilla-sails');
  const lines = log.slice(begun).filter(({ entry }) => TOLD.has((entry as Log).what));
  const step = log.at(-1)?.step;
  const last = lines.filter((line) => line.step === step).map(({ entry }) => entry as Sailing);
  const first = lines[0]?.entry as Sailing | undefined;
  if (first?.what !== 'flotilla-sails' || (!view.mission && last.length === 0)) return undefined;
  const { flotilla, path } = view.mission ?? first;
  return { flotilla, path, entries: lines.map(({ entry }) => entry as Sailing), last };
}

export function fightOf(board: BoardProps<View>, words: Words): Fight | undefined {
  const voyage = voyageOf(board);
  if (!voyage) return undefined;
  const { view, log = [] } = board;
  const { flotilla, path, entries, last } = voyage;
  const told = entries.at(-1);
  return {
    title: `${counterName(flotilla, words)} → ${words.areas[path]}`,
    note: stationName(view, words),
    caption: told ? tell(board.text, told) : '',
    beat: log.length,
    sides: [
      { name: words.odds.flotilla, units: [boatUnit(view, voyage, words)], rolls: rollsOf(entries, OWN, words) },
      { name: words.odds.hunters, units: enemies(view, path, last, words), rolls: rollsOf(entries, THEIRS, words) },
    ],
    odds: prospects(view, flotilla, path, words),
    keys: ORDERS.map((order): StageKey => ({ choice: [order], text: say(board.text, [order] as Choice, view) })),
  };
}

const ORDERS = ['go-on', 'abort', 'return', 'attack-again', 'go-home'] as const;
const OWN = new Set<Log['what']>(['box-tested', 'convoy-attacked', 'trip-home']);
const THEIRS = new Set<Log['what']>(['depth-charges']);

function stationName({ mission }: View, words: Words): string | undefined {
  if (!mission) return undefined;
  const { station, path } = mission;
  if (station === 'home') return words.places.home;
  if (station === 'area') return words.areas[path];
  const box = PATHS[path].boxes[station - 1];
  return box && `${station}/4 · ${words.boxes[box.name]}`;
}

function boatUnit(view: View, { flotilla, last }: Voyage, words: Words): StageUnit {
  const isLost = last.some(({ what }) => what === 'flotilla-eliminated');
  const isHit = last.some(({ what }) => what === 'flotilla-depleted');
  const depleted = isHit || isLost || isDepleted(view, flotilla);
  return {
    id: flotilla,
    label: [counterName(flotilla, words), depleted && words.depleted].filter(Boolean).join(', '),
    face: <Face id={flotilla} depleted={depleted} />,
    size: [58, 40],
    state: isLost ? 'lost' : isHit ? 'hit' : undefined,
    note: depleted && !isLost ? words.depleted : undefined,
  };
}

/** In a box whoever searches there; in the area the escorts and the convoys, each with the chance to sink it. */
function enemies(view: View, path: Area, last: readonly Sailing[], words: Words): StageUnit[] {
  const { mission } = view;
  const station = mission?.station;
  const sunk = last.flatMap((entry) => (entry.what === 'convoy-attacked' && entry.sunk ? [entry.convoy] : []));
  if (typeof station === 'number') {
    const box = PATHS[path].boxes[station - 1];
    return box ? [hunter(box.name, words.boxes[box.name], box.charges)] : [];
  }
  if (station === 'home' && sunk.length === 0) return [];
  const ratings = mission && ratingsOf(view, mission.flotilla);
  return [
    hunter('escorts', words.escorts(escortDice(view, path)), escortDice(view, path)),
    ...[...sunk, ...view.convoys[path]].map(
      (id): StageUnit => ({
        id,
        label: counterName(id, words),
        face: <Face id={id} />,
        size: [52, 40],
        word: id,
        state: sunk.includes(id) ? 'lost' : undefined,
        note: sunk.includes(id) || !ratings ? undefined : percent(chanceOf(attackTest(ratings, id))),
      }),
    ),
  ];
}

const hunter = (id: string, label: string, charges: number): StageUnit => ({
  id,
  label,
  face: (
    <>
      <rect class="shade" x="-28" y="-17" width="58" height="40" rx="6" />
      <rect class="block steel" x="-29" y="-20" width="58" height="40" rx="6" />
      <Charges x={-6.5 * (charges - 1)} y={0} count={charges} />
    </>
  ),
  size: [58, 40],
});

/** The last two of a side. */
function rollsOf(entries: readonly Sailing[], kinds: ReadonlySet<Log['what']>, words: Words): StageRoll[] {
  return entries
    .filter(({ what }) => kinds.has(what))
    .slice(-2)
    .flatMap((entry): StageRoll[] => {
      const name = rollName(entry, words);
      return 'dice' in entry ? [{ name, dice: entry.dice.map((value) => dieOf(value, entry.need)) }] : [];
    });
}

const dieOf = (value: number, need: number): StageDie => ({ value, need: `${need}+`, hit: value >= need });

function rollName(entry: Sailing, words: Words): string {
  switch (entry.what) {
    case 'box-tested':
      return `${words.boxes[entry.box]}, ${words.ratings[entry.test]}`;
    case 'convoy-attacked':
      return `${words.ratings.attack}, ${counterName(entry.convoy, words)}`;
    case 'trip-home':
      return `${words.places.home}, ${words.ratings.engine}`;
    case 'depth-charges':
      return entry.by === 'escorts' ? words.odds.depthCharges : `${words.odds.depthCharges}, ${words.boxes[entry.by]}`;
    default:
      return '';
  }
}

/** What lies ahead of whoever is at sea. */
function prospects(view: View, flotilla: FlotillaId, path: Area, words: Words): Prospect[] {
  const { mission } = view;
  if (!mission) return [];
  const odds = missionOdds(view, flotilla, path);
  const fate = (
    name: string,
    { full, depleted, sunk }: { full: number; depleted: number; sunk: number },
  ): Prospect => ({
    name,
    parts: [
      { name: words.odds.full, tone: 'good', chance: full },
      { name: words.odds.depleted, tone: 'fair', chance: depleted },
      { name: words.odds.sunk, tone: 'bad', chance: sunk },
    ],
  });
  const home = fate(words.places.home, odds.home);
  if (mission.station === 'home') return [home];
  if (mission.station !== 'area') return [fate(words.areas[path], odds.arrival), home];
  const escorts: Prospect = {
    name: words.odds.depthCharges,
    parts: [
      { name: words.odds.missed, tone: 'good', chance: 1 - odds.escortsHit },
      { name: words.odds.escorts, tone: 'bad', chance: odds.escortsHit },
    ],
  };
  return [escorts, home];
}
