/** UL-13, UL-14  An attack on the battle stage: boats on one side, ships on the other, and before a reaction what each answer may cost. */
import { type Choice, percent, say, signed, tell } from '@derby/kernel';
import type { BoatId } from '@derby/leader/data/boats';
import type { Log } from '@derby/leader/log';
import { type ReactionOdds, reactionOdds } from '@derby/leader/odds';
import type { Boat, Ship } from '@derby/leader/state';
import type { View } from '@derby/leader/view';
import type { BoardProps } from '../board.ts';
import type { Fight, Prospect, Side, StageKey, StageRoll, StageUnit } from '../kit/fight.ts';
import { Stage } from '../kit/stage.tsx';
import { BoatFace, boatLabel } from './boats.tsx';
import { boatBy, shipsOf } from './scene.ts';
import { ShipFace, shipLabel } from './ships.tsx';
import type { Words } from './words.ts';

interface AttackStageProps {
  readonly board: BoardProps<View>;
  readonly words: Words;
}

export function AttackStage({ board, words }: AttackStageProps) {
  const fight = fightOf(board, words);
  return fight ? <Stage board={board} name="leader" fight={fight} /> : null;
}

const REACTION = 'UL-14.4';
const TEN = 10;

const ATTACK = new Set<Log['what']>([
  'dud-die',
  'torpedoes-roll',
  'gun-rolls',
  'ship-damaged',
  'ship-sunk',
  'crash-dive-die',
  'deep-dive-die',
  'boat-attacked',
  'hit-drawn',
  'boat-sunk',
  'raid-die',
]);

/** An attack that the last choice told of, or one that a boat has to react to. */
export function fightOf(board: BoardProps<View>, words: Words): Fight | undefined {
  const { view, log = [] } = board;
  const step = log.at(-1)?.step;
  const entries = log
    .filter((line) => line.step === step && ATTACK.has((line.entry as Log).what))
    .map(({ entry }) => entry as Log);
  const prey = board.question?.rule === REACTION ? boatBy(view, view.acting) : undefined;
  const attackers = prey ? (view.battle?.attacks ?? []).filter(({ boat }) => boat === prey.id) : [];
  const boats = [...boatsIn(entries), ...(prey ? [prey.id] : [])];
  const ships = [...shipsIn(entries), ...attackers.map(({ ship }) => ship)];
  const last = entries.at(-1);
  if (!prey && !last) return undefined;
  return {
    title: prey ? words.pair(words.titles.reaction, prey.id) : words.titles.attack,
    note: view.battle ? words.round(view.battle.round) : undefined,
    caption: prey ? captionOf(board) : last ? tell(board.text, last) : '',
    beat: log.length,
    sides: [ours(view, boats, entries, words), theirs(view, ships, entries, words)],
    odds: prey ? prospects(view, prey.id, board, words) : [],
    keys: prey ? answers(board) : [],
  };
}

const captionOf = (board: BoardProps<View>): string => board.text.prompts[REACTION]?.(board.view as never) ?? '';

const once = <T,>(list: readonly T[]): T[] => [...new Set(list)];
const boatsIn = (entries: readonly Log[]): BoatId[] =>
  once(entries.flatMap((entry) => ('boat' in entry ? [entry.boat] : [])));
const shipsIn = (entries: readonly Log[]): string[] =>
  once(entries.flatMap((entry) => ('ship' in entry && entry.ship !== null ? [entry.ship] : [])));

function ours(view: View, ids: readonly BoatId[], entries: readonly Log[], words: Words): Side {
  const struck = (id: BoatId, what: Log['what']): boolean =>
    entries.some((entry) => entry.what === what && 'boat' in entry && entry.boat === id);
  const units = once(ids)
    .map((id) => boatBy(view, id))
    .filter((boat): boat is Boat => boat !== undefined)
    .map((boat): StageUnit => {
      const fighter = view.battle?.fighters.find(({ id }) => id === boat.id);
      return {
        id: boat.id,
        label: boatLabel(view, boat, words),
        face: <BoatFace boat={boat} fighter={fighter} acting={view.acting === boat.id} />,
        size: [60, 40],
        state: struck(boat.id, 'boat-sunk') ? 'lost' : struck(boat.id, 'hit-drawn') ? 'hit' : undefined,
      };
    });
  return { name: words.bar.boats, units, rolls: entries.flatMap((entry) => ownRoll(entry, words)) };
}

function theirs(view: View, ids: readonly string[], entries: readonly Log[], words: Words): Side {
  const struck = (id: string, what: Log['what']): boolean =>
    entries.some((entry) => entry.what === what && 'ship' in entry && entry.ship === id);
  const units = once(ids)
    .map((id) => shipsOf(view).find((ship) => ship.id === id))
    .filter((ship): ship is Ship => ship !== undefined)
    .map(
      (ship): StageUnit => ({
        id: ship.id,
        label: shipLabel(ship, words),
        face: <ShipFace ship={ship} />,
        size: [60, 37],
        state: struck(ship.id, 'ship-sunk') ? 'lost' : struck(ship.id, 'ship-damaged') ? 'hit' : undefined,
      }),
    );
  return { name: words.titles.ships, units, rolls: entries.flatMap((entry) => theirRoll(entry, words)) };
}

/** The best die counts. */
function ownRoll(entry: Log, words: Words): StageRoll[] {
  switch (entry.what) {
    case 'torpedoes-roll': {
      const best = Math.max(...entry.dice);
      const isHit = entry.result !== 'miss';
      return [
        {
          name: `${entry.boat} → ${entry.ship}`,
          dice: entry.dice.map((value) => ({ value, faces: TEN, hit: isHit && value === best })),
          result: `${signed(entry.modifier)} = ${entry.total} · ${words.results[entry.result]}`,
        },
      ];
    }
    case 'gun-rolls':
      return [
        {
          name: `${words.gun}, ${entry.boat} → ${entry.ship}`,
          dice: [{ value: entry.die, faces: TEN, hit: entry.result !== 'miss' }],
          result: `${signed(entry.modifier)} = ${entry.total} · ${words.results[entry.result]}`,
        },
      ];
    case 'raid-die':
      return [
        {
          name: entry.boat,
          dice: [{ value: entry.die, faces: TEN, need: `${entry.need}+`, hit: entry.hit }],
          result: `= ${entry.total}`,
        },
      ];
    case 'crash-dive-die':
      return [
        {
          name: `${entry.boat}, ${words.reactions.evaded}`,
          dice: [{ value: entry.die, faces: TEN, hit: entry.evaded }],
          result: signed(entry.evasion),
        },
      ];
    case 'deep-dive-die':
      return [
        {
          name: entry.boat,
          dice: [{ value: entry.die, faces: TEN, hit: entry.result === 'none' }],
          result: signed(entry.evasion),
        },
      ];
    default:
      return [];
  }
}

/** Escorts draw Hit counters; no die of theirs falls. */
const theirRoll = (entry: Log, words: Words): StageRoll[] =>
  entry.what === 'boat-attacked'
    ? [
        {
          name: `${entry.ship} → ${entry.boat}`,
          dice: [],
          result: `${words.heavy(entry.heavy)}, ${words.light(entry.light)}`,
        },
      ]
    : [];

const ANSWERS = ['hold', 'crash-dive', 'deep-dive'] as const;
type Answer = (typeof ANSWERS)[number];

const nameOf = (board: BoardProps<View>, answer: Answer): string => say(board.text, [answer] as Choice, board.view);
const answers = (board: BoardProps<View>): StageKey[] =>
  ANSWERS.map((answer) => ({ choice: [answer], text: nameOf(board, answer) }));

/** UL-14.4  What each answer may cost. */
function prospects(view: View, id: BoatId, board: BoardProps<View>, words: Words): Prospect[] {
  const fighter = view.battle?.fighters.find((one) => one.id === id);
  if (!fighter) return [];
  const { hold, dive } = reactionOdds(view, id);
  const rows: readonly (readonly [Answer, ReactionOdds | undefined])[] = [
    ['hold', hold],
    [fighter.side === 'surfaced' ? 'crash-dive' : 'deep-dive', dive],
  ];
  return rows.flatMap(([answer, odds]) => (odds ? [prospect(nameOf(board, answer), answer, odds, words)] : []));
}

function prospect(name: string, answer: Answer, odds: ReactionOdds, words: Words): Prospect {
  const facts = [
    answer === 'deep-dive' ? '' : `${words.heavy(odds.size.heavy)}, ${words.light(odds.size.light)}`,
    answer === 'deep-dive'
      ? `${words.reactions.flooding} ${percent(odds.flooding)}, ${words.reactions.hull} ${percent(odds.hull)}`
      : '',
    answer === 'crash-dive' ? `${words.reactions.evaded} ${percent(odds.evaded)}` : '',
  ];
  return {
    name,
    note: facts.filter(Boolean).join(' · '),
    parts: [
      { name: words.reactions.afloat, tone: 'good', chance: 1 - odds.sunk },
      { name: words.reactions.sunk, tone: 'bad', chance: odds.sunk },
    ],
  };
}
