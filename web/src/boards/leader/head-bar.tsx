/** The line above the sheet: campaign, turn, segment, VP and SO; in a battle its round, Alerts and condition. */
import type { View } from '@derby/leader';
import { BAR } from './layout.ts';
import { Said } from './parts.tsx';
import type { Scene, Stage } from './scene.ts';
import type { Words } from './words.ts';

interface HeadBarProps {
  readonly scene: Scene;
  readonly stage: Stage;
  show(stage: Stage): void;
}

export function HeadBar({ scene, stage, show }: HeadBarProps) {
  const { view, words } = scene;
  const [x, y, width, height] = BAR;
  const figures = [
    [words.bar.turn, String(view.turn)],
    [words.bar.vp, String(view.vp)],
    [words.bar.so, String(view.so)],
  ] as const;
  return (
    <g class="head-bar">
      <rect class="plate" x={x} y={y} width={width} height={height} rx="8" />
      <text class="head-title" x={x + 14} y={y + 20}>
        {words.names.campaign(view.campaign)}
      </text>
      <text class="head-period" x={x + 14} y={y + 37}>
        {words.period(view.campaign)}
      </text>
      {figures.map(([name, figure], i) => (
        <Said key={name} label={`${name} ${figure}`}>
          <text class="head-name" x={x + 250 + i * 92} y={y + 28}>
            {name}
          </text>
          <text class="head-figure" x={x + 256 + i * 92} y={y + 31}>
            {figure}
          </text>
        </Said>
      ))}
      <text class="head-segment" x={x + 530} y={y + 28}>
        {segmentText(view, words)}
      </text>
      <Facts scene={scene} />
      {view.contact && view.contact.ships.length > 0 && <Tabs scene={scene} stage={stage} show={show} />}
    </g>
  );
}

function segmentText(view: View, words: Words): string {
  const step = words.steps[view.phase];
  if (view.battle && view.battle.round > 0) return words.pair(words.round(view.battle.round), step ?? '');
  return step ?? words.segments[segmentOf(view)];
}

function segmentOf({ phase }: View): keyof Words['segments'] {
  switch (phase) {
    case 'muster':
    case 'flotilla':
    case 'deal':
    case 'ports':
      return 'setup';
    case 'strategic':
    case 'operations':
      return phase;
    case 'refit':
    case 'reloading':
      return 'refit';
    case 'over':
    case 'outcome':
      return 'over';
    default:
      return 'tactical';
  }
}

/** UL-10.5, UL-10.7  What weighs on the whole battle. */
function Facts({ scene: { view, words } }: { readonly scene: Scene }) {
  const { battle, contact } = view;
  if (!contact || contact.ships.length === 0) return null;
  const [x, y] = [BAR[0] + 790, BAR[1]];
  const condition = battle?.condition ? words.names.CONDITION[battle.condition] : '';
  return (
    <>
      <Said label={words.alerts(contact.alerts)}>
        <path
          class={contact.alerts > 0 ? 'bell rung' : 'bell'}
          d={`M${x} ${y + 30}h16q-3-3-3-9 0-7-5-8t-5 8q0 6-3 9zM${x + 6} ${y + 32}a2.5 2.5 0 0 0 4 0`}
        />
        <text class="head-figure" x={x + 22} y={y + 31}>
          {contact.alerts}
        </text>
      </Said>
      <text class="head-condition" x={x + 46} y={y + 20}>
        {condition}
      </text>
      <text class="head-period" x={x + 46} y={y + 37}>
        {words.contacts(contact.left)}
      </text>
    </>
  );
}

/** During a battle the map is one touch away. */
function Tabs({ scene: { words }, stage, show }: HeadBarProps) {
  const [x, y] = [BAR[0] + BAR[2] - 236, BAR[1]];
  return (
    <>
      {(['map', 'battle'] as const).map((one, i) => (
        // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot be drawn inside an SVG
        <g
          key={one}
          class={one === stage ? 'tab-key tab-here' : 'tab-key'}
          role="button"
          tabindex={0}
          aria-pressed={one === stage}
          aria-label={words.tabs[one]}
          onClick={() => show(one)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            show(one);
          }}
        >
          <rect class="tab-plate" x={x + i * 140} y={y + 4} width={i === 0 ? 136 : 92} height="36" rx="6" />
          <text class="tab-name" x={x + i * 140 + (i === 0 ? 68 : 46)} y={y + 27}>
            {words.tabs[one]}
          </text>
        </g>
      ))}
    </>
  );
}
