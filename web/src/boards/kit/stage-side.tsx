/** One side of a fight: its line of counters, struck where they were hit, and the dice it threw. */
import { Die } from './die.tsx';
import type { Side, StageDie, StageRoll, StageUnit } from './fight.ts';
import type { StageBoard } from './stage.tsx';
import { WORDS } from './stage-words.ts';

interface SideProps {
  readonly board: StageBoard;
  readonly side: Side;
  /** When its last dice fell, and when anything fell last: then dice fall, and hits flash. */
  readonly fall: number | string;
  readonly struck: number | string;
}

export const StageSide = ({ board, side, fall, struck }: SideProps) => (
  <section class="stage-side" aria-label={side.name}>
    <h3>
      {side.name} {side.note && <small>{side.note}</small>}
    </h3>
    <ul class="stage-line">
      {side.units.map((unit) => (
        <li key={unit.id}>
          <Unit board={board} unit={unit} struck={struck} />
        </li>
      ))}
    </ul>
    {side.rolls.map((roll, i) => (
      <Roll
        key={`${i} ${roll.name} ${roll.dice.map(({ value }) => value).join()} ${i === side.rolls.length - 1 ? fall : ''}`}
        board={board}
        roll={roll}
        isLast={i === side.rolls.length - 1}
      />
    ))}
  </section>
);

/** What lies around a face, for its shadow and its marks. */
const MARGIN = 6;

interface UnitProps extends Pick<SideProps, 'board' | 'struck'> {
  readonly unit: StageUnit;
}

function Unit({ board, unit, struck }: UnitProps) {
  const words = board.words(WORDS);
  const label = [unit.label, unit.state && words[unit.state], unit.note].filter(Boolean).join(', ');
  const { word = '' } = unit;
  const isLit = board.lit.has(word);
  const isSelected = board.selected.has(word);
  const bar = isLit || isSelected ? undefined : board.barred.get(word);
  const named = `stage-unit ${unit.state ?? ''} ${isLit ? 'lit' : ''} ${isSelected ? 'selected' : ''} ${bar ? 'barred' : ''} ${board.hinted.has(word) ? 'hinted' : ''}`;
  const drawn = <Face key={unit.state ? struck : ''} unit={unit} />;
  if (!isLit && !isSelected && !bar)
    return (
      <span class={named} role="img" aria-label={label}>
        {drawn}
      </span>
    );
  const rest = () => board.point(bar ? { rule: bar } : { word });
  return (
    <button
      type="button"
      class={named}
      data-word={word}
      aria-label={bar ? `${label}. ${bar}, ${board.title(bar)}` : label}
      aria-pressed={isSelected}
      aria-disabled={bar !== undefined}
      onClick={() => (bar ? board.hold({ rule: bar }) : board.touch(word))}
      onPointerEnter={rest}
      onFocus={rest}
      onPointerLeave={() => board.point(undefined)}
      onBlur={() => board.point(undefined)}
    >
      {drawn}
    </button>
  );
}

/** Enlarged: a counter of forty units becomes four rem high. */
const ENLARGED = 0.085;
const BURST = 'M0-15L4-6 13-10 8-2 16 3 7 5 8 14 0 8-8 14-7 5-16 3-8-2-13-10-4-6z';

function Face({ unit: { face, size, state, note } }: { readonly unit: StageUnit }) {
  const [width, height] = [size[0] + 2 * MARGIN, size[1] + 2 * MARGIN];
  return (
    <>
      <svg
        class="stage-face"
        viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
        style={{ width: `${width * ENLARGED}rem`, height: `${height * ENLARGED}rem` }}
        aria-hidden="true"
      >
        {face}
        {state === 'lost' && (
          <path class="stage-struck" d={`M${-size[0] / 2} ${size[1] / 2}L${size[0] / 2} ${-size[1] / 2}`} />
        )}
        {state && (
          <path
            class="stage-burst"
            d={BURST}
            transform={`translate(${size[0] / 2 - 6} ${-size[1] / 2 + 8}) scale(.72)`}
          />
        )}
      </svg>
      {note && (
        <small class="stage-unit-note" aria-hidden="true">
          {note}
        </small>
      )}
    </>
  );
}

function Roll({
  board,
  roll,
  isLast,
}: {
  readonly board: StageBoard;
  readonly roll: StageRoll;
  readonly isLast: boolean;
}) {
  const words = board.words(WORDS);
  const told = roll.dice.map(({ value, need, hit }) =>
    [value, need && words.need(need), hit && words.hit].filter(Boolean).join(' '),
  );
  return (
    <div class={isLast ? 'stage-roll' : 'stage-roll past'}>
      <p class="stage-roll-name">
        {roll.name} {roll.result && <b>{roll.result}</b>}
      </p>
      <span class="stage-dice" role="img" aria-label={`${roll.name}. ${told.join('; ')}`}>
        {roll.dice.map((die, i) => (
          <Fallen key={i} die={die} number={i} />
        ))}
      </span>
    </div>
  );
}

/** One after the other, so that they can be followed. */
const Fallen = ({ die: { value, faces, need, hit }, number }: { readonly die: StageDie; readonly number: number }) => (
  <span class={hit ? 'stage-die hit' : 'stage-die'} style={{ '--fall': number }}>
    <svg class="stage-cube" viewBox="-4 -4 36 36" aria-hidden="true">
      <Die value={value} faces={faces} hit={hit} />
    </svg>
    {need && <small>{need}</small>}
  </span>
);
