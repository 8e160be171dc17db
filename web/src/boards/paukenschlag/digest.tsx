/** The contacts of the turn, told in a line each; any of them can be unrolled and played again, move by move. */
import '../kit/kit.css';
import '../kit/stage.css';
import '../kit/stage-narrow.css';
import { tell } from '@derby/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Die } from '../kit/die.tsx';
import { type ContactStory, contactsOf } from './contacts.ts';
import { isAxis } from './faces.tsx';
import { told } from './folded.tsx';
import { atOf, GridBody } from './grid-body.tsx';
import type { Board } from './hands.ts';
import { nameOf } from './labels.ts';
import { thrownIn } from './rolls.ts';
import { STAGE_WORDS } from './stage-words.ts';
import './stage.css';
import type { Words } from './words.ts';

interface DigestProps {
  readonly board: Board;
  readonly words: Words;
}

export function Digest({ board, words }: DigestProps) {
  const spoken = board.words(STAGE_WORDS);
  const stories = useMemo(() => contactsOf(board.log ?? []).filter(({ isOver }) => isOver), [board.log]);
  const [unrolled, unroll] = useState<number | undefined>(undefined);
  const story = stories.find(({ from }) => from === unrolled);
  // It belongs to this table and is closed with it.
  const close = () => {
    told.value = false;
  };
  useEffect(() => close, []);
  return (
    <section
      class="stage sheet paukenschlag digest"
      aria-label={spoken.digest}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <header class="stage-head">
        <h2>{story ? headline(story, board, words) : spoken.digest}</h2>
        {story && (
          <button type="button" class="button" onClick={() => unroll(undefined)}>
            {spoken.toList}
          </button>
        )}
        <button type="button" class="stage-fold" aria-label={spoken.close} onClick={close}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </header>
      <div class="stage-body">
        {story ? (
          <Replay key={story.from} story={story} board={board} words={words} />
        ) : (
          <ol class="digest-list">
            {stories.map((one) => (
              <li key={one.from}>
                <button
                  type="button"
                  onClick={() => unroll(one.from)}
                  aria-label={`${headline(one, board, words)}. ${outcome(one, board, words)}. ${spoken.unroll}`}
                >
                  <b>{headline(one, board, words)}</b>
                  <span>{outcome(one, board, words)}</span>
                  <small>{[!one.byHand && spoken.byOrder, spoken.dice(one.rolls)].filter(Boolean).join(' · ')}</small>
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

/** Where, and who met whom. */
function headline({ area, units }: ContactStory, board: Board, words: Words): string {
  const spoken = board.words(STAGE_WORDS);
  const names = (axis: boolean): string =>
    units
      .filter((unit) => isAxis(unit) === axis)
      .map((unit) => nameOf(board.view, unit, words))
      .join(', ');
  return `${area}${words.colon} ${spoken.versus(names(true), names(false))}`;
}

function outcome({ ships, tons, lost }: ContactStory, board: Board, words: Words): string {
  const spoken = board.words(STAGE_WORDS);
  const told = [
    ships > 0 && spoken.shipsSunk(ships, tons),
    lost.length > 0 && spoken.lost(lost.map((unit) => nameOf(board.view, unit, words)).join(', ')),
  ].filter(Boolean);
  return told.length > 0 ? told.join('; ') : spoken.nothing;
}

/** The moment at which everybody stands on the grid: who looks back wants to see somebody. */
const placed = ({ moments }: ContactStory): number =>
  Math.max(
    0,
    moments.findIndex(({ entry }) => entry.what === 'round-begins'),
  );

/** How long a moment is looked at, in paces. */
const LOOK = 2.2;

function Replay({ story, board, words }: DigestProps & { readonly story: ContactStory }) {
  const spoken = board.words(STAGE_WORDS);
  const [at, go] = useState(() => placed(story));
  const [isPlaying, play] = useState(board.pace > 0);
  const end = story.moments.length - 1;
  useEffect(() => {
    if (!isPlaying || at >= end) return;
    const timer = setTimeout(() => go(at + 1), Math.max(300, board.pace * LOOK));
    return () => clearTimeout(timer);
  }, [isPlaying, at, end, board.pace]);
  const moment = story.moments[at];
  if (!moment) return null;
  const focused = moment.way?.[1] ?? moment.standing.find(({ unit }) => isAxis(unit))?.square;
  const step = (by: number) => {
    play(false);
    go(Math.min(end, Math.max(0, at + by)));
  };
  const toggle = () => {
    if (at >= end) go(placed(story));
    play(at >= end || !isPlaying);
  };
  return (
    <>
      <GridBody
        board={{ ...board, lit: NONE, selected: NONE, barred: NO_BARS }}
        view={board.view}
        words={words}
        spoken={spoken}
        standing={moment.standing}
        moments={story.moments.slice(Math.max(0, at - 2), at + 1).filter(({ level }) => level === moment.level)}
        focus={focused ? atOf(focused) : undefined}
        isAsked={false}
      />
      <div class="replay-told">
        <p class="stage-note">
          {`${spoken.levels[moment.level]}${moment.box ? `, ${spoken.box(moment.box)}` : ''}${moment.round > 0 ? ` · ${spoken.round(moment.round)}` : ''} · ${at + 1}/${end + 1}`}
        </p>
        <p class="stage-caption" aria-live="polite">
          {tell(board.text, moment.entry)}
        </p>
        <span class="stage-dice" aria-hidden="true">
          {thrownIn(moment.entry, spoken).flatMap(({ roll }) =>
            roll.dice.map((die, i) => (
              <svg key={`${at} ${i} ${roll.name} ${die.value}`} class="stage-cube" viewBox="-4 -4 36 36">
                <title>{String(die.value)}</title>
                <Die value={die.value} faces={die.faces} hit={die.hit} />
              </svg>
            )),
          )}
        </span>
        <div class="stage-keys">
          <button type="button" class="stage-key" disabled={at === 0} onClick={() => step(-1)}>
            {spoken.back}
          </button>
          <button type="button" class="stage-key" onClick={toggle}>
            {isPlaying && at < end ? spoken.pause : spoken.play}
          </button>
          <button type="button" class="stage-key" disabled={at >= end} onClick={() => step(1)}>
            {spoken.on}
          </button>
        </div>
      </div>
    </>
  );
}

const NONE: ReadonlySet<string> = new Set();
const NO_BARS: ReadonlyMap<string, string> = new Map();
