/** The battle stage: the fight that is on, large over the map. It folds away to one line, and remembers that. */
import './kit.css';
import './stage.css';
import './stage-narrow.css';
import { notation, percent } from '@derby/kernel';
import { useId, useRef } from 'preact/hooks';
import { kept } from '../../app/kept.ts';
import type { BoardProps } from '../board.ts';
import { type Falls, fallsAfter } from './falls.ts';
import type { Fight, Prospect, StageKey } from './fight.ts';
import { StageSide } from './stage-side.tsx';
import { WORDS } from './stage-words.ts';

const folded = kept('stage', ['open', 'folded'], 'open');

export type StageBoard = Omit<BoardProps, 'view'>;

interface StageProps {
  readonly board: StageBoard;
  /** The game's id: faces are drawn with its own style sheet. */
  readonly name: string;
  readonly fight: Fight;
}

export function Stage({ board, name, fight }: StageProps) {
  const words = board.words(WORDS);
  const id = useId();
  const fold = useRef<HTMLButtonElement>(null);
  const isFolded = folded.value === 'folded';
  const isOver = !isAsked(board, fight);
  const turn = () => {
    folded.value = isFolded ? 'open' : 'folded';
    fold.current?.focus();
  };
  return (
    <section
      class={`stage sheet ${name} ${isFolded ? 'folded' : ''} ${isOver ? 'over' : ''}`}
      aria-label={fight.title}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isFolded) turn();
      }}
    >
      <header class="stage-head">
        <h2>{fight.title}</h2>
        {isFolded ? <p class="stage-caption">{fight.caption}</p> : fight.note && <p class="stage-note">{fight.note}</p>}
        <button
          ref={fold}
          type="button"
          class="stage-fold"
          aria-expanded={!isFolded}
          aria-controls={id}
          aria-label={isFolded ? words.unfold : words.fold}
          onClick={turn}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={isFolded ? 'M6 15l6-6 6 6' : 'M6 9l6 6 6-6'} />
          </svg>
        </button>
      </header>
      <div id={id} class="stage-body" hidden={isFolded}>
        {!isFolded && <Body board={board} fight={fight} />}
      </div>
    </section>
  );
}

/** Whether the question can be answered here. Where it cannot, touches go through to the map, and the stage leaves by itself. */
function isAsked({ lit, selected, barred, question }: StageBoard, { sides, keys = [], asks }: Fight): boolean {
  const offered = new Set(question?.offers.map(({ choice }) => notation(choice)));
  return (
    asks === true ||
    sides.some(({ units }) => units.some(({ word = '' }) => lit.has(word) || selected.has(word) || barred.has(word))) ||
    keys.some(({ choice }) => offered.has(notation(choice)))
  );
}

function Body({ board, fight }: Omit<StageProps, 'name'>) {
  const falls = useFalls(board, fight);
  return (
    <>
      <div class="stage-sides">
        {fight.sides.map((side, i) => (
          <StageSide key={i} board={board} side={side} fall={falls.sides[i] ?? fight.beat} struck={falls.last} />
        ))}
      </div>
      {fight.body}
      <p class="stage-caption">{fight.caption}</p>
      {fight.odds && fight.odds.length > 0 && <Odds odds={fight.odds} title={board.words(WORDS).odds} />}
      <Keys board={board} keys={fight.keys ?? []} />
    </>
  );
}

function useFalls({ log = [] }: StageBoard, fight: Fight): Falls {
  const falls = useRef<Falls | undefined>(undefined);
  if (falls.current?.beat !== fight.beat) {
    const step = log.at(-1)?.step;
    const isRoll = log.some((line) => line.step === step && ('dice' in line.entry || 'die' in line.entry));
    falls.current = fallsAfter(falls.current, fight, isRoll);
  }
  return falls.current;
}

const Odds = ({ odds, title }: { readonly odds: readonly Prospect[]; readonly title: string }) => (
  <section class="stage-odds" aria-label={title}>
    {odds.map((row) => (
      <div key={row.name} class="prospect">
        <p class="prospect-name">
          {row.name} {row.note && <small>{row.note}</small>}
        </p>
        <span class="prospect-bar" aria-hidden="true">
          {row.parts.map(({ name, tone, chance }) => (
            <span key={name} class={`tone-${tone}`} style={{ flexGrow: chance }} hidden={chance === 0} />
          ))}
        </span>
        <ul>
          {row.parts.map(({ name, tone, chance }) => (
            <li key={name} class={`tone-${tone}`}>
              {name} <b>{percent(chance)}</b>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </section>
);

/** Choices of the question, where it offers them. */
function Keys({ board, keys }: { readonly board: StageBoard; readonly keys: readonly StageKey[] }) {
  const offered = keys.flatMap(({ choice, ...key }) => {
    const said = notation(choice);
    const offer = board.question?.offers.find((one) => notation(one.choice) === said);
    return offer ? [{ ...key, said, offer }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <div class="stage-keys">
      {offered.map(({ said, text, note, offer: { choice, barredBy } }) => {
        const at = barredBy === undefined ? undefined : { rule: barredBy };
        return (
          <button
            key={said}
            type="button"
            class={at ? 'stage-key barred' : 'stage-key lit'}
            data-choice={at ? undefined : said}
            aria-disabled={at !== undefined}
            aria-label={barredBy === undefined ? undefined : `${text}. ${barredBy}, ${board.title(barredBy)}`}
            onClick={() => (at ? board.hold(at) : board.pick(choice))}
            onPointerEnter={() => board.point(at)}
            onPointerLeave={() => board.point(undefined)}
            onFocus={() => board.point(at)}
            onBlur={() => board.point(undefined)}
          >
            {text}
            {note && <small>{note}</small>}
          </button>
        );
      })}
    </div>
  );
}
