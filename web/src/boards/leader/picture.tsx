/** Flotilla Leader on the shelf: the Western Approaches in chalk, a convoy under escort, and the boat that waits for it. */
import './board.css';
import './pieces.css';
import './picture.css';
import { Shelf } from '../kit/shelf.tsx';
import { useLand } from './coast.ts';
import { PROFILES, type Profile, SUBMERGED } from './silhouettes.ts';

/** Ships of the convoy: where they steam, and what they are. */
const CONVOY: readonly (readonly [x: number, y: number, profile: Profile])[] = [
  [62, 52, 'freighter'],
  [118, 46, 'tanker'],
  [86, 86, 'liner'],
  [142, 80, 'freighter'],
];

export default function Picture() {
  const land = useLand('battle-begins');
  return (
    <Shelf name="leader">
      <rect class="sea" width="320" height="200" />
      <g transform="translate(-112 -96) scale(.66)">
        <path class="shallows" d={land} />
        <path class="land" d={land} fill-rule="evenodd" />
        <path class="coast" d={land} />
      </g>
      {[46, 78, 110].map((radius) => (
        <circle key={radius} class="shelf-ring" cx="102" cy="68" r={radius} />
      ))}
      {CONVOY.map(([x, y, profile]) => (
        <Plate key={`${x}`} x={x} y={y} profile={profile} kind="wood" />
      ))}
      <Plate x={172} y={34} profile="destroyer" kind="steel" />
      <path class="shelf-track" d="M196 142L150 92" />
      <g transform="translate(226 152) rotate(-4)">
        <rect class="shade" x="-66" y="-28" width="134" height="64" rx="9" />
        <rect class="shelf-below" x="-68" y="-33" width="134" height="64" rx="9" />
        <path class="shelf-wave" d="M-60-10q7-7 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0" />
        <path class="hull-below" d={SUBMERGED} transform="translate(0 2) scale(2.5)" />
      </g>
    </Shelf>
  );
}

interface PlateProps {
  readonly x: number;
  readonly y: number;
  readonly profile: Profile;
  readonly kind: 'wood' | 'steel';
}

const Plate = ({ x, y, profile, kind }: PlateProps) => (
  <g transform={`translate(${x} ${y})`}>
    <rect class="shade" x="-25" y="-12" width="52" height="29" rx="5" />
    <rect class={`shelf-${kind}`} x="-26" y="-15" width="52" height="29" rx="5" />
    <path class={`shelf-profile on-${kind}`} d={PROFILES[profile]} transform="translate(0 3)" />
  </g>
);
