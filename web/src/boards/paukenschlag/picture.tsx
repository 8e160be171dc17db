/** Drumbeat on the shelf: a boat on the surface off a lit coast, a tanker against the lights, and a cone of search. */
import './board.css';
import './picture.css';
import { Shelf } from '../kit/shelf.tsx';

/** The skyline of the coast, by hand. */
const COAST =
  'M0 70V52H14V46H20V52H34V40H38V30H42V40H52V54H66V44H72V24H75V14H77V24H80V44H92V56H106V48H118V58H136V50H150V60H170V54H190V62H214V57H236V64H262V60H290V66H320V70z';
const TANKER = 'M0 20H16V4H26V20H78V6H88V-8H96V6H106V20H122L112 38H10z';
const BOAT = 'M0 22Q10 12 30 12H60L64-4H70V-18H74V-4H84L88 12H118Q134 12 144 24 126 36 100 36H34Q10 36 0 22z';
const LIGHTS = [18, 40, 46, 73, 86, 112, 142, 160, 198, 226, 270, 302] as const;

export default function Picture() {
  return (
    <Shelf name="paukenschlag">
      <rect class="shelf-night" width="320" height="200" />
      <path class="shelf-city" d={COAST} />
      {LIGHTS.map((x, i) => (
        <circle key={x} class="shelf-light" cx={x} cy={61 + (i % 3) * 2} r="1.8" />
      ))}
      <rect class="shelf-water" y="70" width="320" height="130" />
      <path class="shelf-gleam" d="M16 78h34M60 84h26M104 77h50M186 82h30M236 78h60M30 92h18M140 94h26M262 96h30" />
      <path class="shelf-tanker" d={TANKER} transform="translate(150 62) scale(.82)" />
      <path class="shelf-cone" d="M70 140L216 62 274 100z" />
      <path class="shelf-track" d="M122 138L196 100M126 146L206 104" />
      <path class="shelf-hull" d={BOAT} transform="translate(16 130)" />
      <path class="shelf-wake" d="M4 168q16-8 32 0t32 0 32 0 32 0 32 0M30 182q16-8 32 0t32 0 32 0 32 0 32 0 32 0" />
    </Shelf>
  );
}
