/** A picture in the rulebook, drawn by the board itself, and the way into its example. */
import { address } from '../app/router.ts';
import { inTongue } from '../app/words.ts';
import { Lazy } from '../parts/lazy.tsx';
import { RULEBOOK } from '../text/rulebook.ts';
import type { Plate } from '../tutorial/plates.ts';

const loadDrawing = () => import('./plate-drawing.tsx');

/** Pixels for a unit of a sheet: the smallest words of a board, 13.7 units high, are 11 px. */
const LEGIBLE = 0.805;

export function PlateFigure({ game, plate }: { readonly game: string; readonly plate: Plate }) {
  const [, , width, height] = plate.box;
  const caption = inTongue(plate.caption);
  return (
    <figure class="plate">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved sideways must be so by the keyboard too */}
      <div class="plate-picture" role="img" aria-label={caption} tabIndex={0}>
        {/* Its room is kept until it is drawn: nothing that is being read moves. */}
        <div class="plate-room" style={`width:${width * LEGIBLE}px;aspect-ratio:${width}/${height}`}>
          <Lazy load={loadDrawing} given={{ game, plate }} quiet />
        </div>
      </div>
      <figcaption>
        {caption}
        {plate.plays && (
          <a class="button" href={address.lesson(game, plate.id)}>
            {inTongue(RULEBOOK).play}
            <span class="unseen">: {caption}</span>
          </a>
        )}
      </figcaption>
    </figure>
  );
}
