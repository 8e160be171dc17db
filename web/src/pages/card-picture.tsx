/** The drawing on a game's box. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Picture } from '../boards/board.ts';
import { pictureOf } from '../boards/index.ts';
import { Lazy } from '../parts/lazy.tsx';

const NOTHING = {};
const loadFloor = () => import('./floor.tsx');

export function CardPicture({ game }: { readonly game: string }) {
  const found = useSignal<{ readonly Drawing: Picture | undefined } | undefined>(undefined);
  useEffect(() => {
    void pictureOf(game).then((Drawing) => {
      found.value = { Drawing };
    });
  }, [game]);
  const Drawing = found.value?.Drawing;
  return (
    <div class="card-picture" aria-hidden="true">
      {Drawing ? <Drawing /> : found.value && <Lazy load={loadFloor} given={NOTHING} quiet />}
    </div>
  );
}
