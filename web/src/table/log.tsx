/** The log: everything that happened, every roll with its dice, every line with its rule. */
import { type AnyText, type LogEntry, tell } from '@derby/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../app/words.ts';
import { memo } from '../parts/memo.ts';
import { Cite } from './cite.tsx';
import type { DeskState } from './desk-state.ts';
import { Dice, rollOf } from './dice.tsx';

interface LogProps {
  readonly desk: DeskState;
  readonly text: AnyText;
}

export function Log({ desk, text }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const entries = desk.session.log.value;
  const looking = desk.session.looking.value;
  const until = looking ?? Number.POSITIVE_INFINITY;

  useEffect(() => {
    if (looking !== undefined) return;
    const box = list.current?.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  }, [entries.length, looking]);

  return (
    <ol ref={list} class="log" aria-label={words().table.log}>
      {entries.map((line, index) => (
        <Line
          key={index}
          desk={desk}
          text={text}
          line={line}
          state={line.step > until ? 'later' : line.step === looking ? 'now' : ''}
          fresh={index > 0 && line.step !== entries[index - 1]?.step}
        />
      ))}
    </ol>
  );
}

interface LineProps extends LogProps {
  readonly line: LogEntry;
  readonly state: '' | 'now' | 'later';
  /** The first line after a choice. */
  readonly fresh: boolean;
}

const Line = memo(({ desk, text, line, state, fresh }: LineProps) => {
  const roll = rollOf(line.entry);
  return (
    <li class={`log-line ${state} ${fresh ? 'fresh' : ''}`}>
      <button
        type="button"
        class="log-moment"
        aria-current={state === 'now' ? 'step' : undefined}
        title={words().table.showMoment}
        onClick={() => {
          desk.session.looking.value = line.step;
        }}
      >
        {roll && <Dice roll={roll} />}
        <span>{tell(text, line.entry)}</span>
      </button>
      <Cite desk={desk} rule={line.rule} />
    </li>
  );
});
