/** The desk in the corner: actions as keys, whatever has no place on the map, and the forces that are off it. */
import { type Choice, notation, type Offer, openOf } from '@derby/kernel';
import { KIND_IDS, KINDS, type Kind } from '@derby/planz/data/kinds';
import type { PlanId } from '@derby/planz/data/plans';
import { UNIT_IDS, type UnitId } from '@derby/planz/data/units';
import { isArea, isBase, isZone } from '@derby/planz/geography';
import { sideOf } from '@derby/planz/units';
import type { View } from '@derby/planz/view';
import { useState } from 'preact/hooks';
import type { Box } from '../kit/box.ts';
import type { Hands } from '../kit/hands.ts';
import { Key, Tab } from '../kit/key.tsx';
import { later } from '../kit/later.ts';
import { Panel } from '../kit/panel.tsx';
import { Touchable } from '../kit/touchable.tsx';
import type { Arranged } from './arrangement.ts';
import { labelOf } from './forces.tsx';
import { type Board, isAsked } from './hands.ts';
import type { Piece } from './heaps.ts';
import { isUnit } from './heaps.ts';
import { DESK, LEDGER, LEDGER_TAB, TOKEN } from './layout.ts';
import { Face } from './tokens.tsx';
import type { Words } from './words.ts';

interface DeskProps {
  readonly board: Board;
  readonly hands: Hands;
  readonly words: Words;
  readonly arranged: Arranged;
}

const [X, Y, WIDTH, HEIGHT] = DESK;
const [INNER_X, INNER] = [X + 10, WIDTH - 20] as const;

export function Desk({ board, hands, words, arranged }: DeskProps) {
  const offers = board.question?.offers ?? [];
  const hasActions = offers.some(({ choice: [verb] }) => verb === 'action');
  const keys = keysOf(hands, offers, arranged);
  const tray = trayOf(board.view, hands, arranged);
  const isIdle = board.view.battle !== null || (!hasActions && keys.length === 0 && tray.length === 0);
  if (hasActions) return <Actions board={board} hands={hands} words={words} keys={keys} />;
  if (isIdle) return <Idle view={board.view} words={words} />;
  const shown = isPhone() ? keys.filter(([verb]) => verb !== 'standing') : keys;
  const rows = Math.ceil(shown.length / COLUMNS);
  const pitch = isPhone()
    ? Math.min(FINGER_PITCH, (HEIGHT - 36 - (tray.length > 0 ? TRAY : 0)) / Math.max(1, rows))
    : KEY_PITCH;
  const trayTop = Y + 32 + rows * pitch;
  // No larger than it must be: there is a map under it.
  const box: Box = tray.length > 0 ? DESK : [X, Y + HEIGHT - (trayTop - Y) - 4, WIDTH, trayTop - Y + 4];
  const down = box[1] - Y;
  return (
    <Panel box={box} title={shown.length > 0 ? words.orders : words.waiting} class="orders-desk">
      {shown.map((choice, i) => (
        <Key
          key={notation(choice)}
          board={hands}
          choice={choice}
          label={named(shortly(board, words, choice), said(board, choice))}
          text={shortly(board, words, choice)}
          box={keyBox(i, down, pitch)}
        />
      ))}
      <Tray board={board} hands={hands} words={words} tray={tray} top={trayTop} />
    </Panel>
  );
}

export const { load: loadLedger, use: useLedger } = later(() => import('./ledger.tsx'));

/** While there is nothing to order the map is seen. The forces off it are a tab away, until the segment or the battle is over. */
function Idle({ view, words }: { readonly view: View; readonly words: Words }) {
  const moment = `${view.turn} ${view.segment} ${view.battle !== null}`;
  const [unfolded, unfold] = useState('');
  const isUnfolded = unfolded === moment;
  const ledger = useLedger(isUnfolded);
  return (
    <>
      {isUnfolded && ledger && <ledger.Ledger view={view} words={words} box={LEDGER} />}
      <Tab
        label={words.ledger}
        text={`${isUnfolded ? '▾' : '▸'} ${words.ledger}`}
        box={LEDGER_TAB}
        press={() => unfold(isUnfolded ? '' : moment)}
        pressed={isUnfolded}
      />
    </>
  );
}

const COLUMNS = 2;
const KEY_PITCH = 40;
/** So much room a tray has at least under the keys. */
const TRAY = 120;
const keyBox = (i: number, down: number, pitch: number): Box => {
  const wide = INNER / COLUMNS;
  const gap = pitch > KEY_PITCH ? 1 : 4;
  return [INNER_X + (i % COLUMNS) * wide, Y + down + 30 + Math.floor(i / COLUMNS) * pitch, wide - 4, pitch - gap];
};

/** What a choice says in the game's own words. */
const said = ({ text, view }: Board, choice: Choice): string =>
  text.choices[choice[0]]?.(choice as never, view as never) ?? notation(choice);

/** The name of a key begins with what is written on it. */
const named = (text: string, full: string): string => (text === full ? full : `${text}. ${full}`);

/** Short enough for a key. */
function shortly(board: Board, words: Words, choice: Choice): string {
  if (choice[0] === 'play') return words.names.PLANS[choice[1] as PlanId];
  return words.keys[notation(choice)] ?? said(board, choice);
}

const isPlace = (word: string): boolean => isArea(word) || isZone(word) || isBase(word);

/** Choices that cannot be said by touching what is drawn, and those between which only the verb decides. */
function keysOf({ selected }: Hands, offers: readonly Offer[], { seats }: Arranged): Choice[] {
  const open = openOf(offers).filter(({ choice: [verb] }) => verb !== 'action');
  const isDrawn = (word: string): boolean => isPlace(word) || isUnit(word as Piece) || seats.has(word as Piece);
  const wordsOf = (choice: Choice): string[] => choice.slice(1).map(String);
  const isAmbiguous = (choice: Choice): boolean => {
    const own = wordsOf(choice);
    return (
      own.length > 0 && own.every((word) => selected.has(word)) && [...selected].every((word) => own.includes(word))
    );
  };
  return open.flatMap(({ choice }) =>
    wordsOf(choice).some((word) => !isDrawn(word)) || choice.length === 1 || isAmbiguous(choice) ? [choice] : [],
  );
}

/** Units that are asked for and do not lie open on the map. */
function trayOf(view: View, hands: Hands, { seats, buried }: Arranged): UnitId[] {
  const hidden = new Set<Piece>(buried);
  return UNIT_IDS.filter(
    (unit) => isAsked(hands, unit) && (hidden.has(unit) || !seats.has(unit)) && !isInBattle(view, unit),
  );
}

/** Those who fight are touched on the stage. */
const isInBattle = ({ battle }: View, unit: UnitId): boolean =>
  battle !== null && (battle.attackers.includes(unit) || battle.defenders.includes(unit));

interface TrayProps extends Omit<DeskProps, 'arranged'> {
  readonly tray: readonly UnitId[];
  readonly top: number;
}

/** Counters in rows, smaller where there are many. */
function Tray({ board, hands, words, tray, top }: TrayProps) {
  if (tray.length === 0) return null;
  const room = Y + HEIGHT - top - 6;
  const scale = SCALES.find((one) => Math.ceil(tray.length / across(one)) * (TOKEN[1] + 8) * one <= room) ?? 0.6;
  const columns = across(scale);
  const [wide, high] = [INNER / columns, (TOKEN[1] + 8) * scale];
  return (
    <g class="waiting-room">
      {tray.map((unit, i) => {
        const [x, y] = [INNER_X + (i % columns) * wide + wide / 2, top + Math.floor(i / columns) * high + high / 2];
        return (
          <g key={unit} transform={`translate(${x} ${y}) scale(${scale})`}>
            <Touchable
              board={hands}
              word={unit}
              id={unit}
              label={labelOf(board.view, words, unit)}
              class="counter-part"
            >
              <rect
                class="reach"
                x={-TOKEN[0] / 2 - 3}
                y={-TOKEN[1] / 2 - 3}
                width={TOKEN[0] + 6}
                height={TOKEN[1] + 6}
              />
              <rect
                class="ring"
                x={-TOKEN[0] / 2 - 2}
                y={-TOKEN[1] / 2 - 2}
                width={TOKEN[0] + 4}
                height={TOKEN[1] + 4}
                rx="7"
              />
              <Face unit={unit} side={sideOf(board.view, unit)} isReduced={board.view.reduced.includes(unit)} />
            </Touchable>
          </g>
        );
      })}
    </g>
  );
}

const SCALES = [1.25, 1.1, 1, 0.9, 0.8, 0.7] as const;
const across = (scale: number): number => Math.floor(INNER / ((TOKEN[0] + 6) * scale));

interface ActionsProps extends Omit<DeskProps, 'arranged'> {
  readonly keys: readonly Choice[];
}

const ACTION_PITCH = 29;
/** A finger wants more: there only what is open has a key, the list has the rest. */
const FINGER_PITCH = 54;
const TITLE = 28;

/** Upright or on its side. */
const PHONE = '(max-width: 40rem), (max-width: 60rem) and (max-height: 30rem)';
const isPhone = (): boolean => globalThis.matchMedia?.(PHONE).matches ?? false;

/** WPZ-7.3  All kinds of action by family, and under them plans and whatever else can be done instead. */
function Actions({ board, hands, words, keys: all }: ActionsProps) {
  const forFingers = isPhone();
  const open = openOf(board.question?.offers ?? []);
  const kinds = forFingers
    ? KIND_IDS.filter((kind) => open.some(({ choice }) => choice[0] === 'action' && choice[1] === kind))
    : KIND_IDS;
  const keys = forFingers ? all.filter(([verb]) => verb !== 'standing') : all;
  const top = forFingers ? TITLE - 5 : TITLE;
  const gap = forFingers ? 1 : 4;
  const rowsIn = (columns: number): number => Math.ceil(kinds.length / columns) + Math.ceil(keys.length / columns);
  // Late in a war so much is open that three columns of keys for fingers would be higher than the desk.
  const columns = forFingers && rowsIn(3) * FINGER_PITCH > HEIGHT - top ? 4 : 3;
  const rows = (count: number): number => Math.ceil(count / columns);
  const room = (HEIGHT - top - gap) / Math.max(1, rowsIn(columns));
  const pitch = Math.min(forFingers ? FINGER_PITCH : ACTION_PITCH, room);
  const wide = INNER / columns;
  const box = (i: number, down: number): Box => [
    INNER_X + (i % columns) * wide,
    Y + down + Math.floor(i / columns) * pitch,
    wide - gap,
    pitch - gap,
  ];
  const under = top + rows(kinds.length) * pitch + (forFingers ? 0 : gap);
  return (
    <Panel box={DESK} title={words.actions} class="orders-desk">
      {kinds.map((kind, i) => (
        <Key
          key={kind}
          board={hands}
          choice={['action', kind]}
          label={named(words.kinds[kind], said(board, ['action', kind]))}
          text={words.kinds[kind]}
          class={`family-${KINDS[kind as Kind].family}`}
          box={box(i, top)}
        />
      ))}
      {keys.map((choice, i) => (
        <Key
          key={notation(choice)}
          board={hands}
          choice={choice}
          label={named(shortly(board, words, choice), said(board, choice))}
          text={shortly(board, words, choice)}
          box={box(i, under)}
        />
      ))}
    </Panel>
  );
}
