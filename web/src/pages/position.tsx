/** The sheet of a game as it stands, small, and only to be looked at. */
import type { AnyText } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { language } from '../app/settings.ts';
import { inTongue } from '../app/words.ts';
import type { BoardModule, BoardProps } from '../boards/board.ts';
import { boardOf } from '../boards/index.ts';

interface PositionProps {
  readonly game: string;
  readonly view: object;
  readonly text: AnyText;
  /** Until the board is here, or where it cannot draw this. */
  readonly otherwise: ComponentChild;
  /** The part of the sheet to be shown, where it is not the whole. */
  readonly box?: readonly [number, number, number, number];
  /** What is lit, by the words of the board. */
  readonly shows?: readonly string[] | undefined;
}

const nothing = (): void => undefined;

/** Nothing is asked, nothing can be touched. */
const ASLEEP = {
  question: undefined,
  selected: new Set<string>(),
  lit: new Set<string>(),
  barred: new Map<string, string>(),
  hinted: new Set<string>(),
  touch: nothing,
  pick: nothing,
  point: nothing,
  hold: nothing,
  cite: nothing,
  title: (rule: string) => rule,
  pace: 0,
} satisfies Partial<BoardProps>;

export function Position({ game, view, text, otherwise, box, shows }: PositionProps) {
  const found = useSignal<BoardModule | undefined>(undefined);
  useEffect(() => {
    void boardOf(game).then(
      (module) => {
        found.value = module;
      },
      () => undefined,
    );
  }, [game]);
  const hinted = useMemo(() => new Set(shows), [shows]);
  if (!found.value) return otherwise;
  const { Board, sheet } = found.value;
  return (
    <div class="card-picture position" aria-hidden="true" inert>
      <svg
        viewBox={(box ?? [0, 0, sheet.width, sheet.height]).join(' ')}
        preserveAspectRatio="xMidYMid slice"
        role="presentation"
      >
        <Board {...ASLEEP} view={view} hinted={hinted} text={text} language={language.value} words={inTongue} />
      </svg>
    </div>
  );
}

export default Position;
