/** PEN-1  A pen: a concrete box with three slots, its damage, the room left, and the boats lying inside. */
import { PEN, ROOM_BY_DAMAGE } from '@derby/pens/data/pens';
import type { Pen, State, Unit } from '@derby/pens/state';
import type { Hands } from '../kit/hands.ts';
import { Touchable } from '../kit/touchable.tsx';
import { BUNKER } from './layout.ts';
import { SILHOUETTES } from './silhouettes.ts';
import { stacksOf } from './stacks.ts';
import type { Words } from './words.ts';

interface BunkerProps {
  readonly hands: Hands;
  readonly view: State;
  readonly words: Words;
  readonly pen: Pen;
  readonly boats: readonly Unit[];
  readonly x: number;
  readonly y: number;
}

const SLOT = 19;
/** At work: it is being built, or opened again. */
const HAMMER = 'M-6-6H3Q6-6 7-2H2V8H-2V-2H-6z';
/** Up to this damage a pen shelters as many boats as ever (PEN-1.26). */
const UNHURT = 7;

const roomOf = (pen: Pen): number => (pen.state === 'usable' ? (ROOM_BY_DAMAGE[pen.damage] ?? 0) : 0);
const numberOf = (pen: Pen): string => pen.id.replace('pen-', '');

export function Bunker({ hands, view, words, pen, boats, x, y }: BunkerProps) {
  const room = roomOf(pen);
  const { width, height } = BUNKER;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Touchable board={hands} word={pen.id} label={nameOf(pen, boats, words)} class={`bunker ${pen.state}`}>
        <rect class="reach" x="-1" y="-1" width={width + 2} height={height + 2} />
        <rect class="shade" x="1.5" y="3" width={width} height={height} rx="3" />
        <path class="concrete" d={`M0 6L5 0H${width - 5}L${width} 6V${height}H0z`} />
        {pen.state !== 'usable' && <path class="veil" d={`M0 6L5 0H${width - 5}L${width} 6V${height}H0z`} />}
        <text class="pen-number" x="5" y="13.5">
          {numberOf(pen)}
        </text>
        {pen.state === 'usable' ? (
          <g>
            <circle class={room === 0 ? 'lamp out' : 'lamp'} cx={width - 11} cy="7.5" r="8.5" />
            <text class="pen-room" x={width - 11} y="13.5">
              {room}
            </text>
          </g>
        ) : (
          pen.state !== 'captured' && <path class="pen-works" d={HAMMER} transform={`translate(${width - 12} 8)`} />
        )}
        {[0, 1, 2].map((slot) => (
          <rect
            key={slot}
            class={slot < room ? 'slot' : 'slot shut'}
            x={4 + slot * (SLOT + 1)}
            y="15"
            width={SLOT - 1}
            height="17"
          />
        ))}
        <DamageBar damage={pen.damage} />
        <rect class="ring" x="-2.5" y="-2.5" width={width + 5} height={height + 5} rx="5" />
      </Touchable>
      <Boats hands={hands} view={view} words={words} pen={pen} boats={boats} />
    </g>
  );
}

function nameOf(pen: Pen, boats: readonly Unit[], words: Words): string {
  const facts = [
    `${words.pen} ${numberOf(pen)}`,
    words.at(pen.at),
    words.penStates[pen.state],
    `${words.damage} ${pen.damage}/${PEN.maxDamage}`,
    `${words.room} ${roomOf(pen)}`,
  ];
  return [...facts, ...boats.map((boat) => words.type(boat.type))].join(', ');
}

/** Ten steps, and a stroke after the seventh: from there on every point costs a berth. */
const DamageBar = ({ damage }: { readonly damage: number }) => (
  <g class="damage" transform="translate(4 35)">
    {Array.from({ length: PEN.maxDamage }, (_, i) => (
      <rect key={i} class={i < damage ? 'step hit' : 'step'} x={i * 5.8} width="4.8" height="6" />
    ))}
    <path class="limit" d={`M${UNHURT * 5.8 - 0.5}-2V8`} />
  </g>
);

/**
 * PEN-1.11  Boats inside lie on their side, each in a slot. Where the pen itself is not asked for, those that can be touched
 * share all of it: a slot alone is too narrow for a finger.
 */
function Boats({ hands, view, words, pen, boats }: Pick<BunkerProps, 'hands' | 'view' | 'words' | 'pen' | 'boats'>) {
  let slot = 0;
  const where = `${words.pen} ${numberOf(pen)}, ${words.at(pen.at)}`;
  const stacks = stacksOf(view, hands, boats);
  const isOpen = (word: string): boolean => hands.lit.has(word) || hands.selected.has(word);
  const sharing = isOpen(pen.id) ? [] : stacks.filter(({ word }) => isOpen(word));
  return stacks.map((stack) => {
    const from = slot;
    slot += stack.units.length;
    const berth = stack.units[0]?.at;
    return (
      <g key={stack.key} data-count={stack.units.length}>
        <Touchable
          board={hands}
          word={stack.word}
          label={`${words.stack(stack.power, stack.type, stack.units.length, where, stack.marks)}, ${berth}`}
          class="berth"
        >
          <Share index={sharing.indexOf(stack)} of={sharing.length} />
          {stack.units.map((unit, i) => (
            <g key={unit.id} transform={`translate(${13 + (from + i) * (SLOT + 1)} 23.5)`}>
              <rect class="reach" x="-10" y="-9" width="20" height="19" />
              <path class={`boat ${unit.condition}`} d={SILHOUETTES[unit.type]} transform="rotate(90) scale(.66)" />
              <rect class="ring" x="-9.5" y="-8.5" width="19" height="17" rx="3" />
            </g>
          ))}
        </Touchable>
      </g>
    );
  });
}

/** The room for a finger: one of so many equal parts of the pen, if there is one. */
function Share({ index, of }: { readonly index: number; readonly of: number }) {
  if (index < 0) return null;
  const width = BUNKER.width / of;
  return <rect class="reach" x={index * width} y="-1" width={width} height={BUNKER.height + 2} />;
}
