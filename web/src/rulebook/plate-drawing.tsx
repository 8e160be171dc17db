/** The part of the sheet that a plate shows. It is drawn once it comes near the screen: a chapter may have several. */
import { SPECTATOR } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { gameText } from '../app/words.ts';
import { Position } from '../pages/position.tsx';
import { matchOf } from '../tutorial/example.ts';
import { examplesOf, type Plate } from '../tutorial/plates.ts';

interface PlateDrawingProps {
  readonly game: string;
  readonly plate: Plate;
}

export default function PlateDrawing({ game, plate }: PlateDrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const view = useSignal<object | undefined>(undefined);
  const text = gameText(game);
  useEffect(() => {
    let gone = false;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        void viewOf(game, plate).then((found) => {
          if (!gone) view.value = found;
        });
      },
      { rootMargin: '400px' },
    );
    if (box.current) watch.observe(box.current);
    return () => {
      gone = true;
      watch.disconnect();
    };
  }, [game, plate]);
  return (
    <div ref={box} class="plate-sheet">
      {view.value && text && (
        <Position game={game} view={view.value} text={text} box={plate.box} shows={plate.shows} otherwise={null} />
      )}
    </div>
  );
}

async function viewOf(game: string, { id, seat }: Plate): Promise<object | undefined> {
  const [rules, examples] = await Promise.all([entryOf(game).load(), examplesOf(game)]);
  const example = examples[id];
  return example && matchOf(rules, example as never).view(seat ?? rules.seats[0] ?? SPECTATOR);
}
