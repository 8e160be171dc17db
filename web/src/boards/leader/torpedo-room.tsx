/** UL-1.15  What lies in the tubes and in the racks, and the gun. Where a question asks for them, the desk has keys. */
import { damageOf } from '@derby/leader/crew';
import { classOf } from '@derby/leader/data/boats';
import { type Boat, type Section, type Stowed, TORPEDOES } from '@derby/leader/state';
import { readyCapacity } from '@derby/leader/torpedo-room';
import { fitted } from '../kit/lines.ts';
import { Said } from '../kit/said.tsx';
import { CREW } from './layout.ts';
import type { Words } from './words.ts';

const STOWED: readonly Stowed[] = [...TORPEDOES, 'mines'];
const [ROW, PITCH, NAME] = [24, 54, 66];

interface RoomProps {
  readonly boat: Boat;
  readonly words: Words;
}

export function TorpedoRoom({ boat, words }: RoomProps) {
  const [x, y] = [CREW[0] + 12, CREW[1] + 151];
  const used = STOWED.filter((type) => type === 'normal' || boat.ready[type] + boat.stored[type] > 0);
  return (
    <g class="torpedo-room">
      {used.map((type, i) => (
        <g key={type}>
          <rect class="head-plate" x={x + NAME + i * PITCH} y={y} width={PITCH - 4} height={ROW - 4} rx="4" />
          <text
            class="room-head"
            x={x + NAME + i * PITCH + (PITCH - 4) / 2}
            y={y + 15}
            {...fitted(words.stowed[type], PITCH - 14)}
          >
            {words.stowed[type]}
          </text>
        </g>
      ))}
      {(['ready', 'stored'] as const).map((section, row) => (
        <SectionRow
          key={section}
          boat={boat}
          words={words}
          section={section}
          types={used}
          x={x}
          y={y + ROW * (row + 1) - 2}
        />
      ))}
      <Gun boat={boat} words={words} x={CREW[0] + 326} y={y + 20} />
    </g>
  );
}

interface SectionProps extends RoomProps {
  readonly section: Section;
  readonly types: readonly Stowed[];
  readonly x: number;
  readonly y: number;
}

function SectionRow({ boat, words, section, types, x, y }: SectionProps) {
  const room = section === 'ready' ? readyCapacity(boat) : classOf(boat.id).stored;
  const told = types.map((type) => `${words.stowed[type]} ${boat[section][type]}`).join(', ');
  return (
    <Said label={words.pair(`${words.sections[section]} /${room}`, told)}>
      <rect class="room-plate" x={x} y={y} width={NAME + types.length * PITCH} height={ROW - 3} rx="4" />
      <text class="room-name" x={x + 6} y={y + 15}>
        {words.sections[section]} /{room}
      </text>
      {types.map((type, i) => (
        <text key={type} class="room-figure" x={x + NAME + i * PITCH + (PITCH - 4) / 2} y={y + 16}>
          {boat[section][type]}
        </text>
      ))}
    </Said>
  );
}

function Gun({ boat, words, x, y }: RoomProps & { readonly x: number; readonly y: number }) {
  if (classOf(boat.id).gs === null) return null;
  const broken = damageOf(boat, 'gun') > 0;
  return (
    <Said label={`${words.gun}, ${words.rounds} ${boat.ammunition}`}>
      <rect class="room-plate" x={x} y={y} width="62" height="46" rx="4" />
      <path class="gun-sign" d={`M${x + 8} ${y + 22}l26-10 1 3-24 10v6h-8v-7zM${x + 5} ${y + 34}h24`} />
      <text class="room-figure" x={x + 46} y={y + 30}>
        {boat.ammunition}
      </text>
      {broken && <path class="hull-cross" d={`M${x + 6} ${y + 6}l50 34`} />}
    </Said>
  );
}
