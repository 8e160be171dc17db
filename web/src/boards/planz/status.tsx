/** The turn, action points, the convoys' tracks and how near America is to war. */
import { SIDES } from '@derby/planz/data/powers';
import { AP_MAX, CONVOY_LIMIT, US } from '@derby/planz/data/tracks';
import { usStatus } from '@derby/planz/units';
import type { View } from '@derby/planz/view';
import { Inset } from '../kit/panel.tsx';
import { Said } from '../kit/said.tsx';
import { STATUS } from './layout.ts';
import type { Words } from './words.ts';

const WIDE = STATUS[2] - 20;

export function Status({ view, words }: { readonly view: View; readonly words: Words }) {
  return (
    <Inset box={STATUS} title={words.turn(view.turn)} class="status">
      <text class="status-note" x="11" y="40">
        {words.segment(view.segment)}
      </text>
      <text class="status-name" x="11" y="66">
        {words.ap}
      </text>
      {SIDES.map((side, i) => (
        <Said key={side} label={words.apOf(words.sides[side], view.ap[side])} class={`side-${side}`}>
          <text class="status-side" x="11" y={88 + i * 40}>
            {words.sides[side]}
          </text>
          <text class="status-number" x={10 + WIDE} y={88 + i * 40}>
            {view.ap[side]}
          </text>
          {Array.from({ length: AP_MAX }, (_, n) => (
            <rect
              key={n}
              class={n < view.ap[side] ? 'pip full' : 'pip'}
              x={11 + n * 12.1}
              y={94 + i * 40}
              width="10"
              height="8"
              rx="2"
            />
          ))}
        </Said>
      ))}
      <Track words={words} name={words.arrived} value={view.arrived} most={CONVOY_LIMIT} y={180} class="side-allied" />
      <Track words={words} name={words.sunk} value={view.sunk} most={CONVOY_LIMIT} y={218} class="side-german" />
      <Track
        words={words}
        name={words.america}
        value={view.us.level}
        most={US.max}
        y={256}
        class={`us-${usStatus(view)}`}
        note={words.names.US_STAGES[usStatus(view)]}
        marks={[US.limited, US.full]}
      />
    </Inset>
  );
}

interface TrackProps {
  readonly words: Words;
  readonly name: string;
  readonly value: number;
  readonly most: number;
  readonly y: number;
  readonly class: string;
  readonly note?: string;
  readonly marks?: readonly number[];
}

function Track({ words, name, value, most, y, class: extra, note, marks = [] }: TrackProps) {
  const along = (at: number): number => (Math.min(at, most) / most) * WIDE;
  return (
    <Said label={[words.track(name, value, most), note].filter(Boolean).join(', ')} class={extra}>
      <text class="status-name" x="11" y={y}>
        {name}
      </text>
      <text class="status-number" x={10 + WIDE} y={y}>
        {value}
      </text>
      <rect class="track-bed" x="11" y={y + 6} width={WIDE} height="9" rx="3" />
      <rect class="track-fill" x="11" y={y + 6} width={along(value)} height="9" rx="3" />
      {marks.map((mark) => (
        <path key={mark} class="track-mark" d={`M${11 + along(mark - 1)} ${y + 3}v15`} />
      ))}
    </Said>
  );
}
