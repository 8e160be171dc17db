/** What the blocks are made of. The gleam along their upper edge is part of it: a line of its own would be one shape more on each. */
const STUFFS = ['wood', 'enamel', 'hurt', 'brass', 'steel', 'sea-blue', 'army-green', 'fire-red'] as const;

export const Shine = () => (
  <defs>
    {STUFFS.map((stuff) => (
      <linearGradient key={stuff} id={`xxi-${stuff}`} class={`of-${stuff}`} x1="0" y1="0" x2="0" y2="1">
        <stop class="stuff-top" offset="0.065" />
        <stop class="stuff-gleam" offset="0.075" />
        <stop class="stuff-gleam" offset="0.1" />
        <stop class="stuff-top" offset="0.11" />
        <stop class="stuff-foot" offset="1" />
      </linearGradient>
    ))}
  </defs>
);
