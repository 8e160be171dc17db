/**
 * What drawn buttons do, heard in one place for all of them: there are hundreds, and a choice makes and unmakes many. To add and remove
 * six listeners each costs more than to look for the button when something happens.
 */
export interface Deeds {
  press(): void;
  /** The pointer or the focus rests on it; leaves it. */
  rest?(): void;
  leave?(): void;
}

const tied = new WeakMap<Element, Deeds>();
let isHeard = false;

/** Gives a drawing its deeds, or none: then it is no button any more. */
export function tie(drawn: Element | null, deeds: Deeds | undefined): void {
  if (!drawn) return;
  if (!deeds) tied.delete(drawn);
  else {
    tied.set(drawn, deeds);
    hear();
  }
}

const buttonAt = (target: EventTarget | null): Element | undefined => {
  let at = target instanceof Element ? target.closest('[role=button]') : null;
  while (at && !tied.has(at)) at = at.parentElement?.closest('[role=button]') ?? null;
  return at ?? undefined;
};

/** Once, on the whole page: a sheet and a stage come and go. */
function hear(): void {
  if (isHeard) return;
  isHeard = true;
  listen('click', (_, deeds) => deeds.press());
  listen('keydown', (event, deeds) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    deeds.press();
  });
  watch('pointerover', 'pointerout');
  watch('focusin', 'focusout');
}

/** What is done is what the button stood for when it was pressed: whoever hears of it before may have had the sheet drawn anew. */
function listen<K extends 'click' | 'keydown'>(name: K, act: (event: DocumentEventMap[K], deeds: Deeds) => void): void {
  let deeds: Deeds | undefined;
  document.addEventListener(name, ({ target }) => (deeds = deedsAt(target)), { capture: true });
  document.addEventListener(name, (event) => deeds && act(event, deeds));
}

function deedsAt(target: EventTarget | null): Deeds | undefined {
  const button = buttonAt(target);
  return button && tied.get(button);
}

/** Tells a button that it is come upon, and that it is left: not where only its parts follow each other. */
function watch(over: 'pointerover' | 'focusin', out: 'pointerout' | 'focusout'): void {
  let rested: Element | undefined;
  let leave: Deeds['leave'];
  document.addEventListener(over, ({ target }) => {
    const button = buttonAt(target);
    if (button === rested) return;
    const deeds = button && tied.get(button);
    rested = button;
    leave = deeds?.leave;
    deeds?.rest?.();
  });
  document.addEventListener(out, ({ target, relatedTarget }) => {
    if (!rested?.contains(target as Node) || (relatedTarget instanceof Node && rested.contains(relatedTarget))) return;
    leave?.();
    rested = undefined;
    leave = undefined;
  });
}
