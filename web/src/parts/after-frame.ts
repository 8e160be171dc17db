/** What can wait until the answer to a click is on the screen. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** A page in the background draws no frames: there the work is done after so many milliseconds. */
const LATEST = 200;

type Work = () => void;

/** What waits for the next frame. All of it waits for one, for to ask the browser costs more than most of what is put off. */
let waiting: Set<Work> | undefined;

/** Does the work as soon as the next frame has been drawn. The function given back calls it off. */
export function afterFrame(work: Work): () => void {
  // The same work may be put off twice.
  const own = (): void => work();
  const queue = waiting ?? openQueue();
  queue.add(own);
  return () => queue.delete(own);
}

function openQueue(): Set<Work> {
  const queue = new Set<Work>();
  const close = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(late);
    if (waiting === queue) waiting = undefined;
  };
  // Each is a task of its own, so that a click in between is heard.
  const run = (): void => {
    close();
    for (const work of queue)
      setTimeout(() => {
        if (queue.delete(work)) work();
      });
  };
  const frame = requestAnimationFrame(run);
  const late = setTimeout(run, LATEST);
  waiting = queue;
  return queue;
}

/** What a signal holds, one frame later: for whatever is not looked at first. */
export function useAfterFrame<T>(source: ReadonlySignal<T>): T {
  const shown = useSignal(source.peek());
  useEffect(() => {
    let callOff: (() => void) | undefined;
    const leave = source.subscribe((value) => {
      callOff?.();
      if (value === shown.peek()) return;
      callOff = afterFrame(() => {
        shown.value = source.peek();
      });
    });
    return () => {
      callOff?.();
      leave();
    };
  }, [source]);
  return shown.value;
}
