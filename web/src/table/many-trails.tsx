/** Arrows over the map: what the others have moved since the viewer's last choice. They go with his next one. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { inTongue } from '../app/words.ts';
import { MANY } from '../text/many.ts';
import type { DeskState } from './desk-state.ts';
import { type Move, movesBetween, olderOf } from './moves.ts';
import '../style/trails.css';

export default function Trails({ desk }: { readonly desk: DeskState }) {
  const moves = useMoves(desk);
  const older = olderOf(moves, desk.followed.value);
  const words = inTongue(MANY);
  return (
    <g class="trails">
      {moves.map((move) => (
        // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an arrow that is drawn is a picture
        <g
          key={`${move.from} ${move.to}`}
          class={older.has(move) ? 'older' : undefined}
          role="img"
          aria-label={words.moved(move.count)}
        >
          <path class="trail-bed" d={pathOf(move)} />
          <path class="trail" d={pathOf(move)} />
          <path class="trail-head" d={HEAD} transform={headOf(move)} />
          {move.count > 1 && <Count move={move} />}
        </g>
      ))}
    </g>
  );
}

/** Looked at once the position is on the screen: nobody waits for an arrow. */
function useMoves(desk: DeskState): readonly Move[] {
  const { session, many } = desk;
  const shown = useSignal<readonly Move[]>([]);
  const seen = useRef<object | undefined>(undefined);
  const view = session.view.value;
  const made = session.made.value;
  const isPast = session.isPast.value;
  useEffect(() => {
    const own = made.findLastIndex(({ seat }) => seat === session.seat);
    // Before the first choice of his own there is nothing to compare with; after it nobody else has moved yet.
    if (!many?.spotOf || isPast || own < 0 || own === made.length - 1) {
      if (shown.peek().length > 0) shown.value = [];
      return;
    }
    // What has moved with the last choice alone is brought into sight.
    const before = seen.current ?? view;
    seen.current = view;
    const isNew = (word: string): boolean => `${many.spotOf?.(before, word)}` !== `${many.spotOf?.(view, word)}`;
    let isGone = false;
    void session.viewAfter(own + 1).then((then) => {
      if (isGone) return;
      const moves = movesBetween(then, view, many);
      shown.value = moves;
      desk.followed.value = new Set(moves.filter(({ word }) => isNew(word)).map(({ word }) => word));
    });
    return () => {
      isGone = true;
    };
  }, [view, made, isPast, many]);
  return shown.value;
}

/** Bent a little, so that two ways between the same places do not lie on each other. */
const BEND = 0.12;
/** How far from the middle of its places an arrow begins and ends. */
const OFF = 16;

function bendOf({ from: [ax, ay], to: [bx, by] }: Move): readonly [number, number] {
  return [(ax + bx) / 2 - (by - ay) * BEND, (ay + by) / 2 + (bx - ax) * BEND];
}

/** From a point some way towards another. */
function towards([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): [number, number] {
  const part = OFF / Math.max(OFF * 2, Math.hypot(bx - ax, by - ay));
  return [Math.round(ax + (bx - ax) * part), Math.round(ay + (by - ay) * part)];
}

function pathOf(move: Move): string {
  const bend = bendOf(move);
  return `M${towards(move.from, bend).join(' ')}Q${bend.map(Math.round).join(' ')} ${towards(move.to, bend).join(' ')}`;
}

const HEAD = 'M0 0L-13 -6L-10 0L-13 6Z';

function headOf(move: Move): string {
  const bend = bendOf(move);
  const [x, y] = towards(move.to, bend);
  const angle = (Math.atan2(move.to[1] - bend[1], move.to[0] - bend[0]) * 180) / Math.PI;
  return `translate(${x} ${y}) rotate(${Math.round(angle)})`;
}

function Count({ move }: { readonly move: Move }) {
  const [x, y] = bendOf(move).map(Math.round);
  return (
    <g transform={`translate(${x} ${y})`} class="trail-count">
      <circle r="12" />
      <text y="6">{String(move.count)}</text>
    </g>
  );
}
