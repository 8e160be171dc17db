/** When a page has come to rest: nothing that an action has put off is still to come. */
import type { BrowserContext, Page } from 'playwright-core';

/** Timers up to so many milliseconds belong to the action; longer ones, such as a notice that goes away, do not. */
const SOON = 250;

/** What a page knows of the work that is put off in it. */
interface Ledger {
  /** How many frames and timers are still waited for. */
  due(): number;
  /** The next frame, as the browser draws it. */
  frame(): Promise<void>;
}

declare global {
  interface Window {
    readonly ledger: Ledger;
  }
}

/**
 * Has the pages keep count of what they put off. In a soak (`DERBY_LATE=150`) each frame that the app asks for comes later by
 * chance, up to so many milliseconds: a test that relies on being slower than the page does not survive that.
 */
export const keepLedger = (context: BrowserContext, late = Number(process.env.DERBY_LATE ?? 0)): Promise<unknown> =>
  context.addInitScript(openLedger, { late, soon: SOON });

/** Runs in the page, before any script of its own. */
function openLedger({ late, soon }: { readonly late: number; readonly soon: number }): void {
  const { requestAnimationFrame: draw, setTimeout: wait, clearTimeout: callOff } = window;
  const frames = new Set<number>();
  const timers = new Set<unknown>();
  let asked = 0;
  window.requestAnimationFrame = (work) => {
    asked += 1;
    const id = asked;
    frames.add(id);
    const run = (now: number): void => {
      if (frames.delete(id)) work(now);
    };
    if (late > 0) wait(() => draw(run), Math.random() * late);
    else draw(run);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    frames.delete(id);
  };
  const counted = (work: () => void, delay = 0): unknown => {
    const id = wait(() => {
      timers.delete(id);
      work();
    }, delay);
    if (delay <= soon) timers.add(id);
    return id;
  };
  const uncounted = (id: number | undefined): void => {
    timers.delete(id);
    callOff(id);
  };
  const ledger: Ledger = {
    due: () => frames.size + timers.size,
    frame: () =>
      new Promise((drawn) => {
        draw(() => wait(drawn));
      }),
  };
  Object.assign(window, { setTimeout: counted, clearTimeout: uncounted, ledger });
}

/** Until nothing is due, a whole frame has changed nothing and no colour is on its way any more. */
export const atRest = (page: Page): Promise<void> => page.evaluate(rest);

/** Runs in the page. */
async function rest(): Promise<void> {
  let changed = true;
  const watch = new MutationObserver(() => {
    changed = true;
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  await document.fonts.ready;
  while (changed || window.ledger.due() > 0) {
    changed = false;
    await window.ledger.frame();
  }
  watch.disconnect();
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.all(transitions.map((one) => one.finished.catch(() => undefined)));
}
