/** The keys of a table: figures choose, a letter asks or takes back, a question mark tells of all. Loaded when the table stands. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keys } from '../app/settings.ts';
import { inTongue } from '../app/words.ts';
import { Dialog } from '../parts/dialog.tsx';
import { KEYS } from '../text/keys.ts';
import './keys.css';

/** Whoever writes, or reads in a dialog, gives no orders. */
const BUSY = 'input:not([type=range]), select, textarea, dialog';

export default function Keys() {
  const help = useSignal(false);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (keys.peek() === 'off' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(BUSY)) return;
      const found = event.key === '?' ? () => (help.value = true) : meant(event.key);
      if (!found) return;
      event.preventDefault();
      found();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return help.value ? <Help close={() => (help.value = false)} /> : null;
}

/** What a key presses: the button that stands there for everybody. */
function meant(key: string): (() => void) | undefined {
  const button = /^[1-9]$/.test(key)
    ? document.querySelectorAll<HTMLElement>('.offers .offer:not(.barred)')[Number(key) - 1]
    : document.querySelector<HTMLElement>(`.desk [data-key="${CSS.escape(key.toLowerCase())}"]`);
  return button ? () => button.click() : undefined;
}

function Help({ close }: { readonly close: () => void }) {
  const text = inTongue(KEYS);
  return (
    <Dialog title={text.title} close={close}>
      <dl class="keys">
        {text.all.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p class="soft">{text.off}</p>
    </Dialog>
  );
}
