/** Battles, raids and hunts on the battle stage: who is left, every die with what it needed, the losses, and who decides. */
import { type Choice, openOf, percent, tell } from '@derby/kernel';
import { areEnemies, isAircraft, isLand, isShip, isSubmarine, sideOf } from '@derby/pens/basics';
import type { PlaceId, TerritoryId } from '@derby/pens/data/map';
import type { Major } from '@derby/pens/data/powers';
import { penOdds } from '@derby/pens/odds';
import { targetsIn } from '@derby/pens/raid';
import { bombersOn, bombersOver } from '@derby/pens/raid-force';
import type { State, Target, Unit } from '@derby/pens/state';
import type { Fight, Prospect, Side, StageKey, StageRoll, StageUnit } from '../kit/fight.ts';
import { alike } from '../kit/stack.ts';
import { Stage } from '../kit/stage.tsx';
import type { Board } from './hands.ts';
import { TOKEN } from './layout.ts';
import { prospectsAt } from './prospects.ts';
import { ANCHOR, FACTORY, SILHOUETTES } from './silhouettes.ts';
import { type Stack, stacksOf } from './stacks.ts';
import { type Loss, type Role, type Roll, type Story, storyOf } from './story.ts';
import { Face } from './tokens.tsx';
import { WORDS, type Words } from './words.ts';

export function BattleStage(board: Board) {
  const fight = fightOf(board, board.words(WORDS));
  return fight ? <Stage board={board} name="pens" fight={fight} /> : null;
}

const ROLES = ['attacker', 'defender'] as const;

/** The combat under way, or the one that the last choice told of. */
export function fightOf(board: Board, words: Words): Fight | undefined {
  const { view, log = [] } = board;
  const { battle } = view;
  const told = storyOf(log);
  const place = battle?.at ?? told?.at;
  if (!place || (!battle && !told?.isFresh)) return undefined;
  const story = told?.at === place ? told : undefined;
  const kind = battle?.kind ?? story?.kind ?? 'land';
  const last = log.findLast(({ entry }) => entry.what !== 'lost');
  const [attacker, defender] = ROLES.map((role) => sideOn(board, role, place, story, words));
  if (!attacker || !defender) return undefined;
  return {
    title: `${words.kinds[kind]}${words.colon}${words.place(place)}`,
    note: battle && battle.kind !== 'raid' ? `${words.battleRound} ${battle.round}` : huntNumber(story, words),
    caption: last ? tell(board.text, last.entry) : '',
    beat: log.length,
    sides: [attacker, defender],
    odds: battle && battle.kind !== 'raid' ? oddsAt(board, battle.at, words) : [],
    keys: keysOf(board, words),
  };
}

function sideOn(board: Board, role: Role, place: PlaceId, story: Story | undefined, words: Words): Side {
  const { view } = board;
  // Of a battle that is over, those who are left; after raids and hunts everybody goes his own way.
  const isTold = view.battle || story?.kind === 'land' || story?.kind === 'fleet';
  const stacks = isTold ? stacksOf(view, board, inBattle(view, place, role, story?.attacker ?? view.turn)) : [];
  const where = view.battle ? `${words.at(place)}, ${words.inBattle}` : words.at(place);
  const losses = (story?.losses ?? []).filter((loss) => loss.of === role);
  const rolls = (story?.rolls ?? []).filter((roll) => roll.by === role);
  const targets =
    view.battle?.kind === 'raid' && role === 'defender'
      ? targetsIn(view, view.turn, view.battle.at).map((target) => targetUnit(board, target, words))
      : [];
  return {
    name: role === 'attacker' ? words.attacker : words.defender,
    note: losses.length > 0 ? `${words.lost}${words.colon}${losses.length}` : undefined,
    units: [...stacks.map((stack) => stackUnit(stack, where, words)), ...targets, ...lostUnits(losses, words)],
    rolls: rolls.slice(-2).map((roll) => rollOf(roll, words)),
  };
}

/** Counters are drawn from their upper left corner. */
const MIDDLE = `translate(${-TOKEN.width / 2} ${-TOKEN.height / 2})`;
const SIZE = [TOKEN.width, TOKEN.height] as const;

const stackUnit = ({ key, word, power, type, units, marks }: Stack, where: string, words: Words): StageUnit => ({
  id: key,
  word,
  label: words.stack(power, type, units.length, where, marks),
  face: (
    <g transform={MIDDLE}>
      <Face power={power} type={type} count={units.length} marks={marks} />
    </g>
  ),
  size: SIZE,
});

/** What the last rolls sent down. */
const lostUnits = (losses: readonly Loss[], words: Words): StageUnit[] =>
  alike(
    losses.filter(({ isFresh }) => isFresh),
    ({ power, type }) => `${power} ${type}`,
  ).flatMap(([any, ...others]) =>
    any
      ? [
          {
            id: `lost ${any.power} ${any.type}`,
            label: words.stack(any.power, any.type, others.length + 1, words.inBattle, []),
            face: (
              <g transform={MIDDLE}>
                <Face power={any.power} type={any.type} count={others.length + 1} marks={[]} />
              </g>
            ),
            size: SIZE,
            state: 'lost' as const,
          },
        ]
      : [],
  );

/** HOST-8.5  What a bomber can be aimed at, with the bombers on their way to it. */
function targetUnit({ view, lit }: Board, target: Target, words: Words): StageUnit {
  const at = view.battle?.at as TerritoryId;
  const bombers = bombersOn(view, at, target);
  const pen = view.pens.find(({ id }) => id === target);
  const name =
    target === 'factory' ? words.factory : pen ? `${words.pen} ${pen.id.slice(4)}` : words.place(target as PlaceId);
  // The bomber that is being aimed counts as well.
  const next = bombersOver(view, at).find((unit) => unit.goal === null);
  const aimed = next && lit.has(target) ? [...bombers, next] : bombers;
  const odds = pen && aimed.length > 0 ? `${words.odds.penDown} ${percent(penOdds(view, aimed, pen.damage))}` : '';
  const damage = pen?.damage ?? (target === 'factory' ? (view.factoryDamage[at] ?? 0) : undefined);
  const facts = [
    damage === undefined ? '' : `${words.damage} ${damage}`,
    bombers.length > 0 ? `✈ ${bombers.length}` : '',
    odds,
  ];
  return {
    id: target,
    word: target,
    label: `${words.targets}, ${name}`,
    note: [name, ...facts].filter(Boolean).join(' · '),
    face: (
      <>
        <rect class="concrete" x="-21" y="-13" width="42" height="26" rx="3" />
        <path class="target-sign" d={pen ? SILHOUETTES.pen : target === 'factory' ? FACTORY : ANCHOR} />
      </>
    ),
    size: SIZE,
  };
}

const rollOf = ({ note, dice, needs }: Roll, words: Words): StageRoll => ({
  name: words.notes[note],
  dice: dice.map((value, i) => {
    const need = needs[i];
    return { value, need: need === undefined ? undefined : `≤${need}`, hit: need !== undefined && value <= need };
  }),
});

/** HOST-9.10  How the number of a hunt was made up. */
const huntNumber = (story: Story | undefined, words: Words): string | undefined =>
  story?.hunt &&
  `${(['destroyers', 'aircraft', 'bonus', 'moored'] as const)
    .filter((part) => (story.hunt?.[part] ?? 0) > 0)
    .map((part) => `${words.huntParts[part]} ${story.hunt?.[part]}`)
    .join(' + ')} → ≤ ${story.hunt.number}`;

/** The first part is what the attacker hopes for, the last what he fears. */
const oddsAt = (board: Board, place: PlaceId, words: Words): Prospect[] =>
  prospectsAt(board, place, words).map(({ title, note, parts }) => ({
    name: title,
    note,
    parts: parts.map(({ name, chance }, i) => ({
      name,
      chance,
      tone: i === 0 ? 'good' : i === parts.length - 1 ? 'bad' : 'fair',
    })),
  }));

/** Who takes part: the board only looks who is there. */
function inBattle(view: State, place: PlaceId, role: Role, attacker: Major): Unit[] {
  const submerged = view.battle?.kind === 'fleet' ? view.battle.submerged : [];
  const here = view.units.filter((unit) => unit.at === place && unit.inside === null && !submerged.includes(unit.id));
  if (role === 'attacker')
    return here.filter(
      (unit) =>
        unit.power === attacker && (isLand(unit) || isShip(unit) || (unit.task !== null && unit.task !== 'home')),
    );
  const isSea = /^S\d/.test(place);
  return here.filter((unit) =>
    isSea
      ? !isAircraft(unit) && areEnemies(view, attacker, unit.power)
      : sideOf(unit.power) !== sideOf(attacker) && !isSubmarine(unit),
  );
}

/** Choices without a counter or a place, and the numbers of interceptors. */
const KEYS = new Set([
  'press-on',
  'stop',
  'withdraw-aircraft',
  'stay-up',
  'cease-fire',
  'intercept',
  'retreat',
  'forfeit',
  'stand-fast',
]);

const keysOf = ({ question }: Board, words: Words): StageKey[] =>
  openOf(question?.offers ?? [])
    .filter(({ choice: [verb] }) => KEYS.has(verb))
    .map(({ choice }) => ({ choice, text: textOf(choice, words) }));

function textOf(choice: Choice, words: Words): string {
  if (choice[0] === 'retreat') return `→ ${words.place(choice[1] as PlaceId)}`;
  return choice[0] === 'intercept' ? words.intercept(Number(choice[1])) : words.verb(choice);
}
