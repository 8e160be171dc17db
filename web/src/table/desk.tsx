/** The desk: the board, the question, the offers, the log and the rulebook, whatever the game. */
import { type AnyText, say, tell } from '@derby/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { announce } from '../app/live.tsx';
import { language, pace, sound } from '../app/settings.ts';
import { inTongue, words } from '../app/words.ts';
import type { BoardModule } from '../boards/board.ts';
import { Chart } from '../chart/chart.tsx';
import { Lazy } from '../parts/lazy.tsx';
import type { DeskState } from './desk-state.ts';
import { Log } from './log.tsx';
import { Offers, Question } from './orders.tsx';
import { wordsOf } from './selection.ts';
import { Tabs } from './tabs.tsx';

const NOTHING = {};
const loadKeys = () => import('./keys.tsx');
const loadSounds = () => import('../sound/sounding.tsx');
const loadTray = async () => ({ default: (await import('./tray.tsx')).Tray });
const loadTrails = () => import('./many-trails.tsx');
const loadMany = () => import('./many-strip.tsx');
const loadRules = async () => ({ default: (await import('../rulebook/rule-panel.tsx')).RulePanel });

interface DeskProps {
  readonly desk: DeskState;
  readonly text: AnyText;
  readonly module: BoardModule;
  /** Above the question: the lesson, the slider of a replay, the end of the game. */
  readonly above?: ComponentChildren;
  /** Under the question, where a game that is over has no offers. */
  readonly within?: ComponentChildren;
  /** While an earlier position is shown, say so and offer the way back; a replay always shows one. */
  readonly present?: boolean;
  /** Below the offers: the tools. */
  readonly below?: ComponentChildren;
}

export function Desk({ desk, text, module, above, within, below, present = true }: DeskProps) {
  const pane = desk.pane.value;
  const lower = desk.lower.value;
  const { width, height } = module.sheet;
  desk.many = module.many;
  useEffect(() => desk.watch(), [desk]);
  useLayoutEffect(fillScreen, []);
  useEffect(() => {
    document.title = `${text.title} · ${words().house}`;
  }, [text]);
  return (
    <div
      class={`desk pane-${pane} lower-${lower} ${present ? '' : 'replayed'} ${below ? 'tooled' : ''}`}
      style={`--aspect:${width / height}`}
      data-step={desk.session.steps}
    >
      <h1 class="unseen">{text.title}</h1>
      <Attention desk={desk} text={text} />
      <Lazy load={loadKeys} given={NOTHING} quiet />
      {sound.value === 'on' && <Lazy load={loadSounds} given={desk} quiet />}
      <section class="desk-board" aria-label={words().table.board}>
        <BoardOn desk={desk} text={text} module={module} />
        <Lazy load={loadTray} given={{ desk, text }} quiet />
        {present && <PastBar desk={desk} />}
        <WhenPointed desk={desk} text={text} />
      </section>
      <div class="desk-side">
        <section class="pane pane-orders-box" aria-label={words().table.orders}>
          {above}
          <div class="orders-scroll">
            <Question desk={desk} text={text} />
            <Offers desk={desk} text={text} />
            {within}
          </div>
          <Lazy load={loadMany} given={{ desk, text }} quiet />
          {below}
        </section>
        <Tabs desk={desk} />
        <section class="pane pane-log-box" aria-label={words().table.log}>
          <Log desk={desk} text={text} />
        </section>
        <section
          class="pane pane-rules-box"
          aria-label={words().table.rules}
          onKeyDown={(event) => {
            if (event.key === 'Escape') desk.leaveRules();
          }}
        >
          {(lower === 'rules' || pane === 'rules') && (
            <Lazy
              load={loadRules}
              given={{
                game: desk.session.facts.game,
                rule: desk.rule.value,
                asked: desk.citations.value,
                follow: (rule: string) => desk.cite(rule),
              }}
            />
          )}
        </section>
      </div>
    </div>
  );
}

/** Where a desk stands the house is as high as the screen: its style sheet is told here. */
function fillScreen(): () => void {
  const { dataset } = document.documentElement;
  dataset.desk = '';
  return () => {
    delete dataset.desk;
  };
}

function BoardOn({ desk, text, module }: Pick<DeskProps, 'desk' | 'text' | 'module'>) {
  const { session } = desk;
  const question = session.question.value;
  const view = session.view.value;
  const { lit, barred } = session.narrowed.value;
  const hint = session.hint.value;
  const selected = useMemo(() => new Set(session.selected.value), [session.selected.value]);
  const mentioned = session.mentioned.value;
  const hinted = useMemo(() => new Set([...mentioned, ...(hint ? wordsOf(hint) : [])]), [hint, mentioned]);
  const { Board, Stage } = module;
  const shown = session.shown.value;
  const told = session.log.value;
  const log = useMemo(() => (shown === undefined ? told : told.filter(({ step }) => step <= shown)), [told, shown]);
  const board = {
    view,
    log,
    recent: session.recent.value,
    question,
    selected,
    lit,
    barred,
    hinted,
    ...desk.hands,
    language: language.value,
    words: inTongue,
    text,
    pace: pace.value,
  };
  return (
    <Chart
      module={module}
      region={question && module.regionOf?.(view, question.rule)}
      lit={lit}
      hinted={hinted}
      followed={desk.followed.value}
      onLeave={focusQuestion}
      drags={desk.drags}
      over={Stage && <Stage {...board} />}
    >
      <Board {...board} />
      <Lazy load={loadTrails} given={{ desk }} quiet />
    </Chart>
  );
}

/** While an earlier position is shown, that is said, and the way back is one button. */
function PastBar({ desk }: { readonly desk: DeskState }) {
  const { session } = desk;
  const at = session.looking.value;
  if (at === undefined) return null;
  return (
    <div class="past-bar">
      <span>{words().table.past(at, session.steps.value)}</span>
      <button type="button" class="button" onClick={() => (session.looking.value = undefined)}>
        {words().table.present}
      </button>
    </div>
  );
}

/** Draws nothing: a component of its own, so that a choice need not draw the whole desk anew. */
function Attention({ desk, text }: Pick<DeskProps, 'desk' | 'text'>) {
  useSpeech(desk, text);
  useFocusKept(desk);
  return null;
}

/** Every result and every question is said aloud. */
function useSpeech(desk: DeskState, text: AnyText): void {
  const entries = desk.session.log.value;
  const question = desk.session.question.value;
  useEffect(() => {
    const lines = desk.session.unheard().map(({ entry }) => tell(text, entry));
    if (question) lines.push(text.prompts[question.rule]?.(desk.session.view.peek() as never) ?? question.rule);
    announce(lines.join(' '));
  }, [desk, text, entries, question]);

  const hint = desk.session.hint.value;
  useEffect(() => {
    if (!hint) return;
    const told = words().table.hintIs(say(text, hint, desk.session.view.peek()));
    announce([told, ...(desk.session.why.peek() ?? [])].join(' '));
  }, [desk, text, hint]);
}

/**
 * A new question is read from its top. The focus goes there too, when it was on an offer, on the page as a whole or lost; but whoever
 * has already gone on by key is not called back.
 */
function useFocusKept(desk: DeskState): void {
  const entries = desk.session.log.value;
  const question = desk.session.question.value;
  const chosenFrom = useRef<Element | null>(null);
  useLayoutEffect(() => {
    chosenFrom.current = document.activeElement;
  }, [entries, question]);
  useEffect(() => {
    const scroll = document.getElementById('question')?.closest('.orders-scroll');
    if (scroll) scroll.scrollTop = 0;
    const active = document.activeElement;
    const isLost = !active || active === document.body || active.id === 'main';
    const isOnOffer = active === chosenFrom.current && active?.closest('.offers');
    if (isLost || isOnOffer) focusQuestion();
  }, [entries, question]);
}

const focusQuestion = (): void => document.getElementById('question')?.focus({ preventScroll: true });

const loadExplain = () => import('./explain.tsx');

/** The strip is loaded when something is first pointed at. */
function WhenPointed(given: { readonly desk: DeskState; readonly text: AnyText }) {
  return given.desk.explained.value ? <Lazy load={loadExplain} given={given} quiet /> : null;
}
