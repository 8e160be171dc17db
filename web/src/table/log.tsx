/** The log: everything that happened, every roll with its dice, every line with its rule. */
import { type AnyText, HOUSE_RULE, type LogEntry, tell } from '@derby/kernel';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../app/words.ts';
import { useAfterFrame } from '../parts/after-frame.ts';
import { memo } from '../parts/memo.ts';
import { Cite } from './cite.tsx';
import type { DeskState } from './desk-state.ts';
import { Dice, rollOf } from './dice.tsx';
import { windowOf } from './log-window.ts';

interface LogProps {
  readonly desk: DeskState;
  readonly text: AnyText;
}

export function Log({ desk, text }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const { entries, looking } = useAfterFrame(
    useComputed(() => ({ entries: desk.session.log.value, looking: desk.session.looking.value })),
  );
  const until = looking ?? Number.POSITIVE_INFINITY;
  const isWhole = useSignal(false);
  const shown = windowOf(entries, looking);
  const [first, end] = isWhole.value ? [0, entries.length] : [shown.first, shown.end];
  const showAll = () => {
    isWhole.value = true;
  };

  useEndKept(list);
  useEffect(() => {
    const box = list.current?.parentElement;
    if (box && looking === undefined) box.scrollTop = box.scrollHeight;
    // At an earlier moment the last line of it is in sight.
    else list.current?.children[shown.at - first]?.scrollIntoView({ block: 'nearest' });
  }, [entries.length, looking]);

  return (
    <>
      {first > 0 && (
        <button type="button" class="log-earlier" onClick={showAll}>
          {words().table.earlier(first)}
        </button>
      )}
      <ol ref={list} class="log" start={first + 1} aria-label={words().table.log} onKeyDown={walk}>
        {entries.slice(first, end).map((line, i) => {
          const index = first + i;
          return (
            <Line
              key={index}
              desk={desk}
              text={text}
              line={line}
              state={line.step > until ? 'later' : line.step === looking ? 'now' : ''}
              isLast={index === end - 1}
              fresh={index > 0 && line.step !== entries[index - 1]?.step}
            />
          );
        })}
      </ol>
      {end < entries.length && (
        <button type="button" class="log-earlier" onClick={showAll}>
          {words().table.laterLines(entries.length - end)}
        </button>
      )}
    </>
  );
}

/** Whoever reads the newest lines still does when the pane changes its size, or comes back into sight. */
function useEndKept(list: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const box = list.current?.parentElement;
    if (!box) return;
    let isAtEnd = true;
    let size = sizeOf(box);
    const look = () => {
      // A pane that is out of sight has no place at all; one of another size has been moved by nobody yet.
      if (box.clientHeight > 0 && sizeOf(box) === size)
        isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - NEAR_THE_END;
    };
    const watch = new ResizeObserver(() => {
      size = sizeOf(box);
      if (isAtEnd) box.scrollTop = box.scrollHeight;
    });
    box.addEventListener('scroll', look);
    watch.observe(box);
    return () => {
      box.removeEventListener('scroll', look);
      watch.disconnect();
    };
  }, [list]);
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): string => `${clientWidth} ${clientHeight}`;

/** In pixels. */
const NEAR_THE_END = 24;

interface LineProps extends LogProps {
  readonly line: LogEntry;
  readonly state: '' | 'now' | 'later';
  /** Only the last line is a stop for the Tab key; from there the arrow keys lead on. */
  readonly isLast: boolean;
  /** The first line after a choice. */
  readonly fresh: boolean;
}

const Line = memo(({ desk, text, line, state, fresh, isLast }: LineProps) => {
  const roll = rollOf(line.entry);
  return (
    <li class={`log-line ${state} ${fresh ? 'fresh' : ''} ${isHit(line.entry) ? 'struck' : ''}`}>
      <button
        type="button"
        class="log-moment"
        tabIndex={isLast ? 0 : -1}
        aria-current={state === 'now' ? 'step' : undefined}
        title={words().table.showMoment}
        onClick={() => {
          desk.session.looking.value = line.step;
        }}
      >
        {roll && <Dice roll={roll} />}
        <span>{tell(text, line.entry)}</span>
      </button>
      {line.rule !== HOUSE_RULE && <Cite desk={desk} rule={line.rule} tabIndex={isLast ? 0 : -1} />}
    </li>
  );
});

/** Whether something was struck: every game writes `hit` or `hits`, or names it. */
const isHit = (entry: { readonly what: string; readonly hit?: boolean; readonly hits?: number }): boolean =>
  entry.hit || Number(entry.hits) > 0 || /(lost|sunk|damaged)$/.test(entry.what);

/** Arrow keys: up and down from line to line, left and right between what happened and its rule. */
function walk(event: KeyboardEvent & { readonly currentTarget: HTMLOListElement }): void {
  const here = event.target instanceof HTMLElement ? event.target : undefined;
  const line = here?.closest('li');
  if (!here || !line) return;
  const kind = here.matches('.cite') ? '.cite' : '.log-moment';
  const to: Readonly<Record<string, Element | null | undefined>> = {
    ArrowUp: line.previousElementSibling?.querySelector(kind),
    ArrowDown: line.nextElementSibling?.querySelector(kind),
    ArrowLeft: line.querySelector('.log-moment'),
    ArrowRight: line.querySelector('.cite'),
    Home: event.currentTarget.firstElementChild?.querySelector(kind),
    End: event.currentTarget.lastElementChild?.querySelector(kind),
  };
  const next = to[event.key];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
