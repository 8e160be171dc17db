/** The desk of a replay: a slider, steps, and a clock that turns the pages. */
import type { AnyText } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Analysis } from '../analysis/analysis.tsx';
import { pace } from '../app/settings.ts';
import { inTongue } from '../app/words.ts';
import type { BoardModule } from '../boards/board.ts';
import Share from '../menu/share.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { Lazy } from '../parts/lazy.tsx';
import { playOn } from '../store/begin.ts';
import { Desk } from '../table/desk.tsx';
import type { DeskState } from '../table/desk-state.ts';
import { Ending } from '../table/ending.tsx';
import { REPLAY } from '../text/replay.ts';

interface ReplayDeskProps {
  readonly desk: DeskState;
  readonly text: AnyText;
  readonly module: BoardModule;
}

const loadWhatIf = () => import('./what-if.tsx');

/** Between two steps of the autoplay, besides the movement itself. */
const READING_TIME = 700;

export function ReplayDesk({ desk, text, module }: ReplayDeskProps) {
  const { session } = desk;
  const steps = session.steps.value;
  const at = session.looking.value ?? steps;
  const ending = session.ending.value;
  return (
    <Desk
      desk={desk}
      text={text}
      module={module}
      present={false}
      above={<Transport desk={desk} at={at} steps={steps} />}
      within={
        <>
          {ending && at === steps && <Ending desk={desk} text={text} ending={ending} />}
          {ending && <Analysis session={session} text={text} />}
          {at < steps && <Lazy load={loadWhatIf} given={{ session, text, at }} quiet />}
          <ReplayTools desk={desk} text={text} at={at} />
        </>
      }
    />
  );
}

interface TransportProps {
  readonly desk: DeskState;
  readonly at: number;
  readonly steps: number;
}

function Transport({ desk, at, steps }: TransportProps) {
  const text = inTongue(REPLAY);
  const running = useSignal(false);
  const to = (step: number) => {
    desk.session.looking.value = Math.min(Math.max(step, 0), steps);
  };
  useEffect(() => {
    if (!running.value) return;
    if (at >= steps) {
      running.value = false;
      return;
    }
    const turning = setTimeout(() => to(at + 1), READING_TIME + 2 * pace.value);
    return () => clearTimeout(turning);
  }, [running.value, at, steps]);
  const play = () => {
    if (!running.value && at >= steps) to(0);
    running.value = !running.value;
  };
  useKeys({
    ArrowLeft: () => to(at - 1),
    ArrowRight: () => to(at + 1),
    Home: () => to(0),
    End: () => to(steps),
    ' ': play,
  });
  return (
    <div class="transport">
      <label class="slider">
        <span>
          {text.position}: {text.at(at, steps)}
        </span>
        <input
          type="range"
          min="0"
          max={steps}
          value={at}
          aria-valuetext={text.at(at, steps)}
          onInput={(event) => to(Number(event.currentTarget.value))}
        />
      </label>
      <div class="tools">
        <Step path={PATHS.first} name={text.first} act={() => to(0)} />
        <Step path={PATHS.back} name={text.back} act={() => to(at - 1)} />
        <button type="button" class="tool tool-main" onClick={play}>
          <Icon name={running.value ? 'pause' : 'play'} />
          <span>{running.value ? text.pause : text.play}</span>
        </button>
        <Step path={PATHS.forward} name={text.forward} act={() => to(at + 1)} />
        <Step icon="last" name={text.last} act={() => to(steps)} />
      </div>
    </div>
  );
}

/** What has keys of its own keeps them: fields, the chart, the log, and buttons their space bar. */
const OWN_KEYS = 'input, select, textarea, .chart-surface, .log, .rulebook, dialog';

function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const on = event.target instanceof Element ? event.target : undefined;
      const act = now.current[event.key];
      if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (on?.closest(OWN_KEYS) || (event.key === ' ' && on?.closest('button, a, summary'))) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

interface StepProps {
  readonly icon?: IconName;
  /** Where the icon is drawn here alone. */
  readonly path?: string;
  readonly name: string;
  readonly act: () => void;
}

const PATHS = { first: 'M6 5v14M19 5 9 12l10 7Z', back: 'M15 5 8 12l7 7', forward: 'M9 5l7 7-7 7' } as const;

function Step({ icon, path, name, act }: StepProps) {
  return (
    <button type="button" class="tool" aria-label={name} title={name} onClick={act}>
      <Icon {...(path ? { path } : icon ? { name: icon } : {})} />
    </button>
  );
}

/** To play on from a moment of a record is to begin a new game that has the same past. */
function ReplayTools({ desk, text, at }: { readonly desk: DeskState; readonly text: AnyText; readonly at: number }) {
  const takeOver = async () => {
    const { result, hash, ...record } = await desk.session.record();
    // Whoever plays on sits down himself where only the staff had played.
    const players = desk.session.persons.peek().length > 0 ? record.players : {};
    await playOn({ ...record, players, choices: record.choices.slice(0, at) });
  };
  return (
    <div class="button-row replay-tools">
      <button type="button" class="button" onClick={takeOver}>
        {inTongue(REPLAY).takeOver}
      </button>
      <Share record={() => desk.session.record()} text={text} />
    </div>
  );
}
