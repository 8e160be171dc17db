/** War Plan Z on the shelf: a battleship that was never built, a convoy's course, and a stack of which only the top is seen. */
import './board.css';
import { Shelf } from '../kit/shelf.tsx';

/** The west coasts of Europe, by hand. */
const COAST =
  'M320 0H262L256 14 246 20 250 32 240 40 244 52 258 56 262 68 252 74 256 88 270 92 266 104 252 108 240 120 226 122 220 134 230 142 246 140 252 152 244 168 250 184 240 200H320z';
const ISLES =
  'M196 60L208 54 214 64 208 76 216 86 212 100 198 104 190 96 196 84 188 74zM170 84L182 80 184 94 174 100 166 94z';
const SHIP = 'M-62 6H-50V-2H-60V-9H-32V4H-24V-12H-16V-30H-8V-18H0V-28H7V-12H18V4H30V-9H58V-2H48V6H66L52 24H-54z';

export default function Picture() {
  return (
    <Shelf name="planz">
      <rect class="shelf-sea" width="320" height="200" />
      <path class="shelf-net" d="M0 50H320M0 100H320M0 150H320M64 0V200M128 0V200M192 0V200M256 0V200" />
      <path class="shelf-land" d={COAST} />
      <path class="shelf-land" d={ISLES} />
      <path class="shelf-course" d="M14 128Q70 108 112 116T186 90" />
      {[44, 82, 122].map((x, i) => (
        <circle key={x} class="shelf-convoy" cx={x} cy={[118, 112, 116][i]} r="5" />
      ))}
      <g transform="translate(112 48)">
        <rect class="shelf-stack" x="-66" y="-36" width="140" height="68" rx="4" />
        <rect class="shelf-stack" x="-70" y="-32" width="140" height="68" rx="4" />
        <rect class="shelf-face" x="-74" y="-28" width="140" height="68" rx="4" />
        <rect class="shelf-band" x="-74" y="-28" width="16" height="68" />
        <path class="shelf-ship" d={SHIP} transform="translate(4 8) scale(.8)" />
      </g>
      <g transform="translate(238 160)">
        <rect class="shelf-stack" x="-30" y="-20" width="66" height="40" rx="11" />
        <rect class="shelf-marker" x="-34" y="-16" width="66" height="40" rx="11" />
        <path class="shelf-eye" d="M-20 4Q-1-15 18 4-1 23-20 4zM-1-3A7 7 0 1 0-.99-3z" />
      </g>
    </Shelf>
  );
}
