/** XXI on the shelf: an electro-boat under a chalk coast, and the parts it is made of. */
import './board.css';
import { KIND_SHAPE, TWENTY_ONE } from './icons.tsx';

export default function Picture() {
  return (
    <svg class="xxi xxi-picture" viewBox="0 0 320 200" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="xxi-shelf-sea" x1="0" y1="0" x2="0" y2="1">
          <stop class="shelf-sky" offset="0" />
          <stop class="shelf-deep" offset="1" />
        </linearGradient>
        <linearGradient id="xxi-shelf-wood" x1="0" y1="0" x2="0" y2="1">
          <stop class="wood-top" offset="0" />
          <stop class="wood-foot" offset="1" />
        </linearGradient>
      </defs>
      <rect width="320" height="200" fill="url(#xxi-shelf-sea)" />
      <path
        class="graticule"
        d="M0 40h320M0 80h320M0 120h320M0 160h320M40 0v200M80 0v200M120 0v200M160 0v200M200 0v200M240 0v200M280 0v200"
      />
      <path
        class="land"
        d="M0 0H320V28L296 34 282 22 262 26 248 40 236 36 214 52 186 58 168 46 160 60 148 52 140 62 120 56 112 66 104 54 96 40 88 48 84 34 70 44 58 40 46 52 30 50 0 58z"
      />
      <path
        class="coast"
        d="M0 58L30 50 46 52 58 40 70 44 84 34 88 48 96 40 104 54 112 66 120 56 140 62 148 52 160 60 168 46 186 58 214 52 236 36 248 40 262 26 282 22 296 34 320 28"
      />
      <path class="shelf-track" d="M24 182C70 150 96 160 150 132" />
      <g transform="translate(170 118) scale(4.6)">
        <path class="shelf-boat" d={TWENTY_ONE} />
        <path class="shelf-wave" d="M-30 5q3-3 6 0t6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0" />
      </g>
      {(['hull', 'system', 'crew'] as const).map((kind, i) => (
        <g key={kind} transform={`translate(${38 + i * 46} 170)`}>
          <rect class="block" x="-19" y="-19" width="38" height="38" rx="6" fill="url(#xxi-shelf-wood)" />
          <path class={`kind kind-${kind}`} d={KIND_SHAPE[kind]} />
        </g>
      ))}
    </svg>
  );
}
