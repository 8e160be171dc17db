/** The frame of a boat's small card: in the flotilla, and where it is bought. */
import type { BoatId } from '@derby/leader/data/boats';
import type { ComponentChildren } from 'preact';
import type { Box } from '../kit/box.ts';
import { Faced, Watched } from '../kit/touchable.tsx';
import type { Scene } from './scene.ts';

interface CardFrameProps {
  readonly scene: Scene;
  readonly id: BoatId;
  readonly box: Box;
  readonly label: string;
  readonly class: string;
  /** How the plate is marked. */
  readonly marked: string;
  /** What stands opposite the name. */
  readonly note: string;
  readonly children: ComponentChildren;
}

export const CardFrame = ({ scene, id, box, label, class: named, marked, note, children }: CardFrameProps) => {
  const [x, y, width, height] = box;
  const plate = (
    <>
      <rect class={`ring card-plate ${marked}`} x={x} y={y} width={width} height={height} rx="7" />
      <text class="small-name" x={x + 10} y={y + 22}>
        {id}
      </text>
    </>
  );
  return (
    <Watched look={scene.look} id={id}>
      <Faced board={scene.board} word={id} label={label} class={named} plate={plate}>
        <text class="small-class" x={x + width - 10} y={y + 21}>
          {note}
        </text>
        {children}
      </Faced>
    </Watched>
  );
};
