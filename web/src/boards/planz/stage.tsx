/** Battles on the battle stage: both lines, every shot with what it needed, and the odds of what may follow. */
import { type Choice, notation, openOf, tell } from '@derby/kernel';
import type { Side as Power } from '@derby/planz/data/powers';
import { UNITS, type UnitId } from '@derby/planz/data/units';
import type { Battle } from '@derby/planz/state';
import { otherSide, sideOf } from '@derby/planz/units';
import type { View } from '@derby/planz/view';
import type { Fight, Prospect, Side, StageKey, StageRoll, StageUnit } from '../kit/fight.ts';
import { Stage } from '../kit/stage.tsx';
import { labelOf } from './forces.tsx';
import type { Board } from './hands.ts';
import { TOKEN } from './layout.ts';
import { anyHit, bestChance, factorAt, shooters } from './prospects.ts';
import { type Shot, type Story, storyOf } from './story.ts';
import { Face } from './tokens.tsx';
import type { Words } from './words.ts';

export function BattleStage({ board, words }: { readonly board: Board; readonly words: Words }) {
  const fight = fightOf(board, words);
  return fight ? <Stage board={board} name="planz" fight={fight} /> : null;
}

/** The battle under way, or the one that the last choice ended. */
export function fightOf(board: Board, words: Words): Fight | undefined {
  const { view, log = [] } = board;
  const { battle } = view;
  const told = storyOf(log);
  const story = battle || told?.isFresh ? told : undefined;
  const at = battle ?? story;
  if (!at) return undefined;
  const last = log.at(-1);
  const { names } = words;
  return {
    title: `${capital(names.CONTEXTS[at.context])}${words.colon}${names.place(at.zone ?? at.area)}`,
    note: battle ? words.steps[battle.step] : undefined,
    caption: last ? tell(board.text, last.entry) : '',
    beat: log.length,
    sides: [sideOn(board, words, story, at.attacker), sideOn(board, words, story, otherSide(at.attacker))],
    odds: battle ? oddsOf(view, battle, words) : [],
    keys: keysOf(board),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function sideOn(board: Board, words: Words, story: Story | undefined, side: Power): Side {
  const { view } = board;
  const attacker = view.battle?.attacker ?? story?.attacker;
  const isAttacker = side === attacker;
  const standing = (isAttacker ? view.battle?.attackers : view.battle?.defenders) ?? [];
  const were = (isAttacker ? story?.attackers : story?.defenders) ?? [];
  const lost = were.filter((unit) => story?.lost.has(unit) && !standing.includes(unit));
  const survivors = view.battle ? standing : were.filter((unit) => !story?.lost.has(unit));
  const reserves = view.battle ? candidates(board, side, standing) : [];
  const shots = (story?.shots ?? []).filter(({ unit }) => were.includes(unit) || standing.includes(unit));
  return {
    name: `${words.sides[side]} ${isAttacker ? words.attacker : words.defender}`,
    note: lost.length > 0 ? `${words.lost}${words.colon}${lost.length}` : undefined,
    units: [
      ...survivors.map((unit) => stageUnit(board, words, story, unit)),
      ...reserves.map((unit) => stageUnit(board, words, story, unit)),
      ...lost.map((unit) => ({ ...stageUnit(board, words, story, unit), word: '', state: 'lost' as const })),
    ],
    rolls: [...superiorityOf(story, words, isAttacker), ...shots.map((shot) => rollOf(shot, words))].slice(-2),
  };
}

/** Units of the question that are not in the battle yet: interceptors. */
const candidates = ({ question, view }: Board, side: Power, standing: readonly UnitId[]): UnitId[] =>
  [
    ...new Set(
      openOf(question?.offers ?? []).flatMap(({ choice }) =>
        choice.slice(1).filter((word): word is UnitId => String(word) in UNITS),
      ),
    ),
  ].filter(
    (unit) =>
      sideOf(view, unit) === side &&
      !standing.includes(unit) &&
      !view.battle?.attackers.includes(unit) &&
      !view.battle?.defenders.includes(unit),
  );

function stageUnit(board: Board, words: Words, story: Story | undefined, unit: UnitId): StageUnit {
  const { view } = board;
  return {
    id: unit,
    word: unit,
    label: labelOf(view, words, unit),
    face: <Face unit={unit} side={sideOf(view, unit)} isReduced={view.reduced.includes(unit)} />,
    size: TOKEN,
    state: story?.struck.has(unit) ? 'hit' : undefined,
    note: noteOf(board, words, unit),
  };
}

/** Under a unit: what the shooter needs against it, or what it needs itself when its step is on. */
function noteOf({ view, lit }: Board, words: Words, unit: UnitId): string | undefined {
  const { battle } = view;
  if (!battle) return undefined;
  const six = (chance: number): string | undefined => (chance > 0 ? words.hitOn(Math.round(chance * 6)) : undefined);
  if (battle.shooter && lit.has(unit)) {
    const factor = factorAt(battle, battle.shooter, UNITS[unit].class);
    return factor ? six(bestAgainst(view, battle, unit)) : undefined;
  }
  const canFire = UNITS[unit].step === battle.step && !battle.fired.includes(unit);
  return canFire && (battle.attackers.includes(unit) || battle.defenders.includes(unit))
    ? six(bestChance(view, battle, unit))
    : undefined;
}

/** The chance of the unit that fires against this one. */
const bestAgainst = (view: View, battle: Battle, target: UnitId): number =>
  battle.shooter
    ? bestChance(
        view,
        {
          ...battle,
          attackers: only(battle.attackers, battle.shooter, target),
          defenders: only(battle.defenders, battle.shooter, target),
        },
        battle.shooter,
      )
    : 0;
const only = (units: readonly UnitId[], ...wanted: readonly UnitId[]): UnitId[] =>
  units.filter((unit) => wanted.includes(unit));

function superiorityOf(story: Story | undefined, words: Words, isAttacker: boolean): StageRoll[] {
  const rolled = story?.superiority;
  if (!rolled || !story) return [];
  const role = isAttacker ? 'attacker' : 'defender';
  const own = isAttacker ? story.attacker : otherSide(story.attacker);
  const bonus = rolled.bonus[role];
  return [
    {
      name: words.superiority,
      dice: [{ value: rolled.dice[role], need: bonus > 0 ? `+${bonus}` : undefined, hit: rolled.first === own }],
      result: rolled.first === own ? words.firesFirst(words.sides[own]) : undefined,
    },
  ];
}

const rollOf = ({ unit, target, factor, die, hit }: Shot, words: Words): StageRoll => ({
  name: `${unit.slice(2)} ${words.shot(target in UNITS ? target.slice(2) : words.classes[target as keyof Words['classes']])}`,
  dice: [{ value: die, need: `≤${factor}`, hit }],
  result: hit ? words.hits : words.misses,
});

/** Of each side: how likely its next shots are to strike anything. */
function oddsOf(view: View, battle: Battle, words: Words): Prospect[] {
  const sides = [battle.attacker, otherSide(battle.attacker)] as const;
  return sides.flatMap((side, i): Prospect[] => {
    const firing = shooters(view, battle, side);
    if (firing.length === 0) return [];
    const chances = firing.map((unit) => bestChance(view, battle, unit));
    const chance = anyHit(chances);
    const expected = chances.reduce((sum, one) => sum + one, 0);
    return [
      {
        name: words.toCome(words.sides[side], firing.length),
        note: words.expected(expected),
        parts: [
          { name: words.anyHit, tone: i === 0 ? 'good' : 'bad', chance },
          { name: words.noHit, tone: 'none', chance: 1 - chance },
        ],
      },
    ];
  });
}

/** Choices without a counter; and those between which only the verb decides, once the counter is touched. */
function keysOf(board: Board): StageKey[] {
  const { question, selected, text, view } = board;
  const isUnit = (word: string): boolean => word in UNITS;
  const saidOf = (choice: Choice): string =>
    text.choices[choice[0]]?.(choice as never, view as never) ?? notation(choice);
  return openOf(question?.offers ?? []).flatMap(({ choice }) => {
    const own = choice.slice(1).map(String);
    const isChosen = own.length > 0 && selected.size > 0 && own.every((word) => selected.has(word));
    return own.every((word) => !isUnit(word)) || isChosen ? [{ choice, text: saidOf(choice) }] : [];
  });
}
