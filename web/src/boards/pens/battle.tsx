/** The battle panel: both sides, every die with what it needed, the losses, and the decisions of whoever has to decide. */
import { type Choice, openOf } from '@derby/kernel';
import { areEnemies, isAircraft, isLand, isShip, isSubmarine, sideOf } from '@derby/pens/basics';
import type { PlaceId } from '@derby/pens/data/map';
import { PLACE_IDS } from '@derby/pens/geography';
import type { State, Unit } from '@derby/pens/state';
import type { Hands } from '../kit/hands.ts';
import { Key } from '../kit/key.tsx';
import { Inset } from '../kit/panel.tsx';
import { Said } from '../kit/said.tsx';
import { Dice } from './dice.tsx';
import { Forecast } from './forecast.tsx';
import type { Board } from './hands.ts';
import * as at from './layout.ts';
import { lastAttacked } from './prospects.ts';
import { stacksOf } from './stacks.ts';
import { type Loss, type Role, type Story, storyOf } from './story.ts';
import { Targets } from './targets.tsx';
import { Face, Roundel, Token } from './tokens.tsx';
import type { Words } from './words.ts';

interface BattleProps {
  readonly board: Board;
  readonly hands: Hands;
  readonly words: Words;
  /** The place that is pointed at. */
  readonly looked: PlaceId | undefined;
}

const [WIDTH, COLUMN] = [362, 172] as const;
const ROLES = ['attacker', 'defender'] as const;

export function Battle({ board, hands, words, looked }: BattleProps) {
  const { view } = board;
  const story = storyOf(board.log);
  const { battle } = view;
  const place = battle?.at ?? story?.at;
  const next = looked ?? (board.selected.size === 0 ? nextOf(board) : undefined);
  const isQuiet = !battle && (!story || next !== undefined || board.selected.size > 0);
  if (isQuiet || !place)
    return (
      <Inset box={at.BATTLE} title={words.odds.title} class="battle">
        <Forecast board={board} words={words} looked={next} />
        <Keys hands={hands} words={words} />
      </Inset>
    );
  const kind = battle?.kind ?? story?.kind ?? 'land';
  const round = battle && battle.kind !== 'raid' ? `${words.battleRound} ${battle.round}` : undefined;
  return (
    <Inset
      box={at.BATTLE}
      title={`${words.kinds[kind]}${words.colon}${words.place(place)}`}
      note={round}
      class="battle"
    >
      {ROLES.map((role, i) => (
        <g key={role} transform={`translate(${10 + i * COLUMN} 30)`}>
          <Side
            role={role}
            story={story?.at === place ? story : undefined}
            view={view}
            hands={hands}
            words={words}
            place={place}
          />
        </g>
      ))}
      {battle?.kind === 'raid' && <Targets hands={hands} view={view} words={words} at={battle.at} />}
      {battle?.kind !== 'raid' && battle && (
        <g transform="translate(0 226)">
          <Forecast board={board} words={words} looked={battle.at} isBrief />
        </g>
      )}
      {!battle && story?.hunt && <HuntNumber hunt={story.hunt} words={words} />}
      <Keys hands={hands} words={words} />
    </Inset>
  );
}

/** Where a combat is to be chosen or a unit was just sent to one, its odds are shown before anyone points at it. */
function nextOf(board: Board): PlaceId | undefined {
  const { question, lit } = board;
  if (question?.rule === 'HOST-6.1') return lastAttacked(board);
  if (question?.rule !== 'HOST-7.1' && question?.rule !== 'HOST-9.10') return undefined;
  return PLACE_IDS.find((id) => lit.has(id));
}

interface SideProps {
  readonly role: Role;
  readonly story: Story | undefined;
  readonly view: State;
  readonly hands: Hands;
  readonly words: Words;
  readonly place: PlaceId;
}

/** One side of the battle: who is left while it lasts, what they rolled last, and whom they lost. */
function Side({ role, story, view, hands, words, place }: SideProps) {
  const stacks = view.battle ? stacksOf(view, hands, inBattle(view, place, role)) : [];
  const rolls = (story?.rolls ?? []).filter((roll) => roll.by === role);
  const losses = (story?.losses ?? []).filter((loss) => loss.of === role);
  return (
    <>
      <text class="side-name" x={role === 'attacker' ? 20 : 0} y="14">
        {role === 'attacker' ? words.attacker : words.defender}
      </text>
      {role === 'attacker' && <Roundel holder={story?.attacker ?? view.turn} x={8} y={9} />}
      {losses.length > 0 && (
        <text class="side-lost" x={COLUMN - 10} y="14">
          {`${words.lost}${words.colon}${losses.length}`}
        </text>
      )}
      {!view.battle && <Losses losses={losses} words={words} />}
      {stacks.slice(0, 6).map((stack, i) => (
        <Token
          key={stack.key}
          hands={hands}
          stack={stack}
          words={words}
          where={`${words.at(place)}, ${words.inBattle}`}
          x={(i % 3) * 57}
          y={24 + Math.floor(i / 3) * 44}
          size={1.25}
          again
        />
      ))}
      <g transform={`translate(0 ${stacks.length > 3 ? 108 : 66})`}>
        <Dice rolls={rolls} words={words} lines={stacks.length > 3 ? 2 : 3} />
      </g>
    </>
  );
}

/** After the battle: what went down, struck out. */
function Losses({ losses, words }: { readonly losses: readonly Loss[]; readonly words: Words }) {
  const kinds = new Map<string, Loss & { count: number }>();
  for (const loss of losses) {
    const key = `${loss.power} ${loss.type}`;
    kinds.set(key, { ...loss, count: (kinds.get(key)?.count ?? 0) + 1 });
  }
  return [...kinds].slice(0, 3).map(([key, { power, type, count }], i) => (
    <Said key={key} label={`${words.lost}${words.colon}${words.stack(power, type, count, words.inBattle, [])}`}>
      <g transform={`translate(${i * 57} 24) scale(1.25)`}>
        <Face power={power} type={type} count={count} marks={[]} />
        <path class="struck" d="M-2 26L44 0" />
      </g>
    </Said>
  ));
}

/** HOST-9.10  How the number of a hunt was made up. */
const HuntNumber = ({ hunt, words }: { readonly hunt: NonNullable<Story['hunt']>; readonly words: Words }) => (
  <text class="forecast-title" x="12" y="250">
    {`${(['destroyers', 'aircraft', 'bonus', 'moored'] as const)
      .filter((part) => hunt[part] > 0)
      .map((part) => `${words.huntParts[part]} ${hunt[part]}`)
      .join(' + ')} → ≤ ${hunt.number}`}
  </text>
);

/** Who takes part: the board only looks who is there. */
function inBattle(view: State, place: PlaceId, role: Role): Unit[] {
  const submerged = view.battle?.kind === 'fleet' ? view.battle.submerged : [];
  const here = view.units.filter((unit) => unit.at === place && unit.inside === null && !submerged.includes(unit.id));
  if (role === 'attacker')
    return here.filter(
      (unit) =>
        unit.power === view.turn && (isLand(unit) || isShip(unit) || (unit.task !== null && unit.task !== 'home')),
    );
  const isSea = /^S\d/.test(place);
  return here.filter((unit) =>
    isSea
      ? !isAircraft(unit) && areEnemies(view, view.turn, unit.power)
      : sideOf(unit.power) !== sideOf(view.turn) && !isSubmarine(unit),
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

function Keys({ hands, words }: { readonly hands: Hands; readonly words: Words }) {
  const choices = openOf(hands.question?.offers ?? [])
    .map(({ choice }) => choice)
    .filter(([verb]) => KEYS.has(verb));
  const width = (WIDTH - 20 - 6 * (choices.length - 1)) / Math.max(1, choices.length);
  return (
    <g transform="translate(10 292)">
      {choices.map((choice, i) => (
        <Key
          key={choice.join(' ')}
          board={hands}
          choice={choice}
          label={textOf(choice, words)}
          text={width < 90 && choice[0] === 'intercept' ? String(choice[1]) : textOf(choice, words)}
          box={[i * (width + 6), 0, width, 40]}
        />
      ))}
    </g>
  );
}

function textOf(choice: Choice, words: Words): string {
  if (choice[0] === 'retreat') return `→ ${words.place(choice[1] as PlaceId)}`;
  return choice[0] === 'intercept' ? words.intercept(Number(choice[1])) : words.verb(choice);
}
