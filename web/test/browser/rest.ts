/** When a page has come to rest: whatever follows an action in a later frame has happened. */
import type { Page } from 'playwright-core';

/** Until so many frames in a row have changed nothing and no colour is on its way any more. */
export const atRest = (page: Page, frames = 3): Promise<void> => page.evaluate(rest, frames);

/** Until the last choice of a long list has been foreseen too: that is done a few at a time, some of them without a trace. */
export const foreseen = (page: Page): Promise<void> => atRest(page, 12);

/** Runs in the page. It counts frames, not milliseconds: on a slow machine they are longer, as is the work between them. */
async function rest(frames: number): Promise<void> {
  let still = 0;
  const watch = new MutationObserver(() => {
    still = 0;
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  await document.fonts.ready;
  for (; still < frames; still += 1)
    await new Promise<void>((drawn) => {
      requestAnimationFrame(() => setTimeout(drawn));
    });
  watch.disconnect();
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.all(transitions.map((one) => one.finished.catch(() => undefined)));
}
