/** The floor on which it was all gamed: rings, bearings and a convoy's track in chalk. A decoration, nothing more. */
const RINGS = [60, 120, 180, 240];
const BEARINGS = [12, 48, 77, 131, 168, 214, 251, 302, 339];
const CENTRE = 260;

const at = (degrees: number, distance: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(CENTRE + Math.cos(angle) * distance).toFixed(1)} ${(CENTRE + Math.sin(angle) * distance).toFixed(1)}`;
};

export default function Floor() {
  return (
    <svg class="floor" viewBox="0 0 520 520" aria-hidden="true">
      {RINGS.map((radius) => (
        <circle key={radius} class="floor-ring" cx={CENTRE} cy={CENTRE} r={radius} />
      ))}
      {Array.from({ length: 72 }, (_, tick) => (
        <path key={tick} class="floor-ring" d={`M${at(tick * 5, 240)}L${at(tick * 5, tick % 6 === 0 ? 226 : 233)}`} />
      ))}
      {BEARINGS.map((bearing) => (
        <path key={bearing} class="floor-bearing" d={`M${at(bearing, 60)}L${at(bearing, 240)}`} />
      ))}
      <path class="floor-track" d="M58 372C150 330 190 250 262 232S400 190 470 116" />
      <path class="floor-fix" d={`M${CENTRE} ${CENTRE}L${at(48, 240)}`} />
      <path class="floor-fix" d="M120 430 400 128" />
      <g class="floor-plot">
        <Plot x={262} y={232} />
        <Plot x={352} y={196} />
        <Plot x={150} y={334} />
      </g>
      <g class="floor-boat">
        <Boat x={372} y={120} turn={-38} />
        <Boat x={410} y={262} turn={-12} />
        <Boat x={214} y={120} turn={24} />
      </g>
    </svg>
  );
}

const Plot = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <rect x={x - 9} y={y - 9} width="18" height="18" rx="3" />
);

const Boat = ({ x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number }) => (
  <path transform={`translate(${x} ${y}) rotate(${turn})`} d="M-15 0C-9-5 9-5 15 0 9 5-9 5-15 0Z" />
);
