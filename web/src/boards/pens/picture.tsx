/** U-boat Pens on the shelf: a concrete bunker on the coast, boats in its slots, and bombers above. */
import './board.css';
import './counters.css';
import './keys.css';
import './panels.css';
import { Shelf } from '../kit/shelf.tsx';
import { SILHOUETTES } from './silhouettes.ts';

/** The western tip of Brittany, by hand. */
const COAST =
  'M320 34L300 30 286 38 270 30 252 36 240 28 226 34 214 30 200 40 184 36 172 44 156 40 150 50 160 58 178 56 190 62 180 70 166 68 158 76 170 84 186 82 198 90 212 88 224 98 240 100 252 112 268 116 282 130 300 138 320 142z';

const SLOTS = [0, 1, 2] as const;

export default function Picture() {
  return (
    <Shelf name="pens">
      <rect class="shelf-sea" width="320" height="200" />
      <path class="shelf-depth" d="M0 150Q60 120 120 128T240 150 320 164" />
      <path class="shelf-depth" d="M0 120Q60 90 110 96T220 128 320 152" />
      <path class="shelf-land" d={COAST} />
      {[
        [40, 34, 1.5],
        [84, 22, 1.2],
        [74, 62, 1.1],
      ].map(([x = 0, y = 0, size = 1]) => (
        <path
          key={x}
          class="shelf-plane"
          d={SILHOUETTES.heavyBomber}
          transform={`translate(${x} ${y}) rotate(112) scale(${size})`}
        />
      ))}
      <g transform="translate(118 84)">
        <path class="shade" d="M4 30L26 8H156L178 30V108H4z" />
        <path class="shelf-bunker" d="M0 22L22 0H152L174 22V100H0z" />
        <path class="shelf-seam" d="M0 22H174M22 0L30 22M152 0L144 22" />
        {SLOTS.map((slot) => (
          <g key={slot} transform={`translate(${14 + slot * 52} 36)`}>
            <path class="shelf-slot" d="M0 6Q0 0 6 0H38Q44 0 44 6V64H0z" />
            {slot !== 2 && (
              <path class="shelf-boat" d={SILHOUETTES.uboat} transform="translate(22 34) rotate(90) scale(1.9)" />
            )}
          </g>
        ))}
      </g>
      <g transform="translate(62 156) rotate(-6)">
        <rect class="shade" x="-44" y="-19" width="90" height="44" rx="4" />
        <rect class="shelf-plate" x="-46" y="-22" width="90" height="44" rx="4" />
        <path class="silhouette" d={SILHOUETTES.uboat} transform="translate(0 -2) scale(2.9)" />
      </g>
    </Shelf>
  );
}
