/** The line above the sheet: campaign, turn, segment, VP and SO; in a battle its round, Alerts and condition. */

import { halves } from '@derby/leader/text/grammar';
import { standing } from '@derby/leader/victory';
import type { View } from '@derby/leader/view';
import { Tab } from '../kit/key.tsx';
import { Said } from '../kit/said.tsx';
import { BAR } from './layout.ts';
import { BELL } from './marks.ts';
import { SignsKey } from './parts.tsx';
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
  const { vp } = standing(view);
  const figures = [
    [words.bar.turn, String(view.turn), words.bar.turn],
    [words.bar.vp, String(vp), words.inFull.vp],
    [words.bar.so, halves(view.so), words.inFull.so],
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
      {figures.map(([name, figure, inFull], i) => (
        <Said key={name} label={words.pair(inFull, figure)}>
          <text class="head-name" x={x + 250 + i * 92} y={y + 28}>
            {name}
          </text>
          <text class="head-figure" x={x + 256 + i * 92} y={y + 31}>
            {figure}
          </text>
        </Said>
      ))}
      <SignsKey scene={scene} box={[x + 486, y + 4, 36, 36]} />
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
        <path class={contact.alerts > 0 ? 'bell rung' : 'bell'} d={BELL} transform={`translate(${x} ${y + 13})`} />
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
        <Tab
          key={one}
          label={words.tabs[one]}
          pressed={one === stage}
          box={[x + i * 140, y + 4, i === 0 ? 136 : 92, 36]}
          press={() => show(one)}
        />
      ))}
    </>
  );
}
