/** What every part of the board is given. */

import type { BoatId } from '@derby/leader/data/boats';
import type { Boat, Ship } from '@derby/leader/state';
import type { View } from '@derby/leader/view';
import type { BoardProps } from '../board.ts';
import type { Words } from './words.ts';

export interface Scene {
  readonly board: BoardProps<View>;
  readonly view: View;
  readonly words: Words;
  /** The boat or ship that the pointer or the focus rests on. */
  readonly looked: string | undefined;
  /** The ship looked at last: its chances stay while the pointer is on its way to a key. */
  readonly kept: string | undefined;
  look(id: string | undefined): void;
  /** Shows what the signs mean, until something is chosen. */
  openSigns(): void;
}

export type Stage = 'cards' | 'map' | 'battle';

/** What the stage shows, unless the player wants to look elsewhere. */
export function stageOf(view: View): Stage {
  if (view.phase === 'muster' || view.phase === 'flotilla' || view.phase === 'deal') return 'cards';
  return view.battle || (view.contact?.ships.length ?? 0) > 0 ? 'battle' : 'map';
}

/** Ships on the display, in a harbour, or crippled beside it. */
export const shipsOf = (view: View): readonly Ship[] => [...(view.contact?.ships ?? []), ...(view.errand?.ships ?? [])];

export const boatBy = (view: View, id: string | null | undefined): Boat | undefined =>
  view.boats.find((boat) => boat.id === id);

/** Whose card lies open: looked at, touched, acting, or the first that could be touched. */
export function openBoat({ view, board, looked }: Scene): Boat | undefined {
  const touched = view.boats.find(({ id }) => board.selected.has(id));
  const lit = view.boats.find(({ id }) => board.lit.has(id));
  return (
    boatBy(view, looked) ??
    touched ??
    (lit ? lit : boatBy(view, view.acting)) ??
    boatBy(view, view.acting) ??
    view.boats[0]
  );
}

/** The boat that acts in the battle, for ranges and chances. */
export const gunner = (view: View): BoatId | undefined =>
  view.battle?.fighters.some(({ id }) => id === view.acting) ? (view.acting ?? undefined) : undefined;
