/** A picture in the rulebook, drawn by the board itself, and the way into its example. */
import { address } from '../app/router.ts';
import { inTongue } from '../app/words.ts';
import { Lazy } from '../parts/lazy.tsx';
import { RULEBOOK } from '../text/rulebook.ts';
import type { Plate } from '../tutorial/plates.ts';

const loadDrawing = () => import('./plate-drawing.tsx');

export function PlateFigure({ game, plate }: { readonly game: string; readonly plate: Plate }) {
  const [, , width, height] = plate.box;
  const caption = inTongue(plate.caption);
  return (
    <figure class="plate">
      {/* Its room is kept until it is drawn: nothing that is being read moves. */}
      <div class="plate-picture" role="img" aria-label={caption} style={`aspect-ratio:${width}/${height}`}>
        <Lazy load={loadDrawing} given={{ game, plate }} quiet />
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
