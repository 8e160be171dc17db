/** What can wait until the answer to a click is on the screen. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** A page in the background draws no frames: there the work is done after so many milliseconds. */
const LATEST = 200;

/** Does the work as soon as the next frame has been drawn. The function given back calls it off. */
export function afterFrame(work: () => void): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(soon);
    clearTimeout(late);
  };
  const run = (): void => {
    stop();
    work();
  };
  const frame = requestAnimationFrame(() => {
    soon = setTimeout(run);
  });
  const late = setTimeout(run, LATEST);
  return stop;
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
