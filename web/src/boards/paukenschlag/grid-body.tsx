/** The ten by ten squares of a contact: counters with their courses, ways, torpedo tracks and cones of detection. */
import type { Log } from '@derby/paukenschlag/log';
import type { Course, NavalUnit, State } from '@derby/paukenschlag/state';
import type { ComponentChild } from 'preact';
import type { StageBoard } from '../kit/stage.tsx';
import { type Square as At, StageGrid } from '../kit/stage-grid.tsx';
import type { Moment, Standing } from './contacts.ts';
import { Face, isAxis, lookOf } from './faces.tsx';
import { nameOf } from './labels.ts';
import { COUNTER } from './layout.ts';
import type { STAGE_WORDS } from './stage-words.ts';
import type { Words } from './words.ts';

const SIZE = 10;
const HEADINGS: Readonly<Record<Course, number>> = { N: 0, E: 90, S: 180, W: 270 };

export const atOf = (square: string): At => {
  const [column = 1, row = 1] = square.split('-').map(Number);
  return [column - 1, row - 1];
};

export interface Cone {
  readonly name: string;
  readonly tone: 'good' | 'bad' | 'fair';
  readonly around: At;
  readonly range: number;
}

const squaresOf = ({ around: [column, row], range }: Cone): At[] =>
  Array.from(
    { length: (2 * range + 1) ** 2 },
    (_, i): At => [column - range + (i % (2 * range + 1)), row - range + Math.floor(i / (2 * range + 1))],
  ).filter(([x, y]) => x >= 0 && x < SIZE && y >= 0 && y < SIZE);

interface GridBodyProps {
  readonly board: StageBoard;
  readonly view: State;
  readonly words: Words;
  readonly spoken: (typeof STAGE_WORDS)['en'];
  readonly standing: readonly Standing[];
  /** The last lines of the log that can be seen on the grid. */
  readonly moments: readonly Moment[];
  readonly cones?: readonly Cone[];
  readonly focus?: At | undefined;
  readonly isAsked?: boolean;
}

export function GridBody({
  board,
  view,
  words,
  spoken,
  standing,
  moments,
  cones = [],
  focus,
  isAsked = true,
}: GridBodyProps) {
  const fired = moments.at(-1)?.entry;
  return (
    <StageGrid
      board={board}
      label={spoken.grid}
      columns={SIZE}
      rows={SIZE}
      isNumbered
      counters={[
        ...standing.map((one) => counterOf(one, view, words, isAsked)),
        ...tracksFired(fired, standing, spoken),
      ]}
      cones={cones.map((cone) => ({ name: cone.name, tone: cone.tone, squares: squaresOf(cone) }))}
      tracks={moments.slice(-4).flatMap(({ way, entry }) =>
        way && entry.what === 'grid-move'
          ? [
              {
                name: spoken.way(nameOf(view, entry.unit, words)),
                tone: isAxis(entry.unit) ? ('bad' as const) : ('good' as const),
                through: way.map(atOf),
              },
            ]
          : [],
      )}
      square={([column, row]) => ({
        label: spoken.square(column + 1, row + 1),
        ...(isAsked && { word: `${column + 1}-${row + 1}` }),
      })}
      {...(focus && { focus })}
    />
  );
}

function counterOf({ unit, square, course, status, detected }: Standing, view: State, words: Words, isAsked: boolean) {
  const look = lookOf(view, unit);
  const marks = [
    ...look.marks
      .split(' ')
      .filter((mark) => mark !== 'spent' && mark !== 'detected' && (status === undefined || mark !== 'submerged')),
    ...(status === 'submerged' ? ['submerged'] : []),
    ...(detected ? ['detected'] : []),
  ];
  const facts = [nameOf(view, unit, words), square, status && words.status[status], detected && words.marks.detected];
  return {
    id: unit,
    at: atOf(square),
    label: facts.filter(Boolean).join(', '),
    face: (<Face {...look} marks={[...new Set(marks)].join(' ')} />) as ComponentChild,
    size: [COUNTER.width, COUNTER.height] as const,
    ...(isAsked && { word: unit }),
    ...(course && { heading: HEADINGS[course] }),
  };
}

const STREAKS = 'M-18 8L14-10M-16 14L18-5M-12 19L20 1';
const BURST = 'M0-12L3-5 11-8 7-1 13 3 6 4 7 12 0 7-7 12-6 4-13 3-7-1-11-8-3-5z';

/** Torpedoes run inside one square: streaks, and a burst for a hit. */
function tracksFired(entry: Log | undefined, standing: readonly Standing[], spoken: GridBodyProps['spoken']) {
  if (entry?.what !== 'torpedoes') return [];
  const square = standing.find(({ unit }) => unit === (entry.target as NavalUnit) || unit === entry.sub)?.square;
  if (!square) return [];
  return [
    {
      id: 'torpedoes',
      at: atOf(square),
      label: spoken.torpedoTrack(entry.hits),
      face: (
        <g class="torpedo-track">
          <path class="streaks" d={STREAKS} />
          {entry.hits > 0 && <path class="burst" d={BURST} transform="translate(12 -8)" />}
        </g>
      ) as ComponentChild,
      size: [COUNTER.width, COUNTER.height] as const,
    },
  ];
}
