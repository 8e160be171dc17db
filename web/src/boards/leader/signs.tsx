/** What the signs mean: page by page, in the place of the open card. */
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Box } from '../kit/box.ts';
import { Tab } from '../kit/key.tsx';
import { Panel } from '../kit/panel.tsx';
import { CREW } from './layout.ts';
import { BADGES, BELL, MARKER_PLATE, MARKERS, WARNING_PLATE } from './marks.ts';
import type { Scene } from './scene.ts';
import { type Drawing, PAGES, type Page, SIGNS, type Sign } from './signs-words.ts';
import { TORPEDO } from './silhouettes.ts';

const LINE = 17.6;
const KEY = 49;
const ON_PHONE = 270;

export function SignsCard({ scene, close }: { readonly scene: Scene; readonly close: () => void }) {
  const [page, turn] = useState<Page>('boats');
  const words = scene.board.words(SIGNS);
  // It may be opened from the other end of the sheet: the focus brings it into sight, as much of it as a phone shows.
  const sight = useRef<SVGRectElement>(null);
  useEffect(() => sight.current?.focus(), []);
  const [x, y, width, height] = CREW;
  const wide = (width - 16) / (PAGES.length + 1);
  const keyBox = (i: number): Box => [x + 8 + i * wide, y + height - KEY - 3, wide - 4, KEY];
  return (
    <Panel box={CREW} title={words.title} class="signs">
      <rect ref={sight} class="reach sight" x={x} y={y} width={ON_PHONE} height={height} tabindex={-1} />
      {words.lines[page].map(([sign, meaning], i) => (
        <g key={meaning} transform={`translate(${x + 12} ${y + 42 + i * LINE})`}>
          <SignDrawn sign={sign} />
          <text class="sign-meaning" x="68" y="0">
            {meaning}
          </text>
        </g>
      ))}
      {PAGES.map((one, i) => (
        <Tab key={one} label={words.pages[one]} pressed={one === page} box={keyBox(i)} press={() => turn(one)} />
      ))}
      <Tab label={words.close} box={keyBox(PAGES.length)} press={close} />
    </Panel>
  );
}

const SignDrawn = ({ sign }: { readonly sign: Sign }) =>
  'written' in sign ? (
    <text class="sign">{sign.written}</text>
  ) : (
    <g transform="translate(26 -4.5)">{DRAWINGS[sign.drawn]()}</g>
  );

const badge = (name: keyof typeof BADGES) => () => (
  <g class={`badge badge-${name === 'strain' ? 'shaken' : name}`}>
    <circle r="8" />
    <path d={BADGES[name]} />
  </g>
);

const marker = (name: keyof typeof MARKERS) => () => (
  <g class={`marker-${name}`} transform="scale(0.75)">
    <path class="marker-plate" d={MARKER_PLATE} />
    <path class="marker-sign" d={MARKERS[name]} />
  </g>
);

const BANDS = ['okay', 'shaken', 'unfit'] as const;
const TUBE = 'M-3 8v-11q0-5 3-5t3 5v11z';

const DRAWINGS: Readonly<Record<Drawing, () => VNode>> = {
  stress: () => (
    <g>
      {BANDS.map((band, i) => (
        <rect key={band} class={`band-${band}`} x={-24 + i * 16} y="-5" width="15" height="10" rx="3" />
      ))}
    </g>
  ),
  hull: () => (
    <g>
      <rect class="hull-box" x="-15" y="-6" width="12" height="12" rx="3" />
      <rect class="hull-box hit" x="2" y="-6" width="12" height="12" rx="3" />
      <path class="hull-cross" d="M5-3l6 6m0-6l-6 6" />
    </g>
  ),
  torpedo: () => <path class="torpedo" d={TORPEDO} />,
  fat: () => (
    <g>
      <g class="tube" transform="translate(-14 0)">
        <path d={TUBE} />
        <path class="tube-mark" d="M-4 0h8" />
      </g>
      <g class="tube">
        <path d={TUBE} />
        <path class="tube-mark" d="M-4-2h8m-8 4h8" />
      </g>
      <g class="tube tube-mines" transform="translate(14 0)">
        <path d="M0-4a4 4 0 1 0 .01 0z" />
      </g>
    </g>
  ),
  heavy: () => (
    <g>
      <g class="pip" transform="translate(-10 0)">
        <rect x="-7" y="-7" width="14" height="14" rx="2" />
        <path d="M-4 4L4-4" />
      </g>
      <g class="pip" transform="translate(8 0)">
        <rect x="-7" y="-7" width="14" height="14" rx="2" />
        <path d="M-4-4L4 4M4-4L-4 4" />
      </g>
    </g>
  ),
  bell: () => <path class="bell rung" d={BELL} transform="translate(-7 -8) scale(0.85)" />,
  detected: badge('detected'),
  silent: badge('silent'),
  deep: badge('deep'),
  stunned: badge('stunned'),
  strain: badge('strain'),
  mission: badge('mission'),
  warning: () => (
    <g class="marker-warning" transform="scale(0.7)">
      <path class="marker-plate" d={WARNING_PLATE} />
    </g>
  ),
  intel: marker('intel'),
  air: marker('air'),
  supply: marker('supply'),
};
