/** What the browser remembers, as signals. */
import { type Signal, signal } from '@preact/signals';

/** A signal that the browser remembers. */
export function kept<T extends string>(name: string, values: readonly T[], standard: T): Signal<T> {
  const key = `derby.${name}`;
  const stored = read(key);
  const setting = signal(values.find((value) => value === stored) ?? standard);
  globalThis.addEventListener?.('storage', (event) => {
    const found = event.key === key ? values.find((value) => value === event.newValue) : undefined;
    if (found) setting.value = found;
  });
  setting.subscribe((value) => {
    if (value !== (read(key) ?? standard)) write(key, value);
  });
  return setting;
}

/** A browser may forbid storage altogether; settings then last as long as the page. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing is lost but the memory of a setting.
  }
}
