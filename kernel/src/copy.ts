/** Copies of plain data: the one way in which a state is ever duplicated. */

/**
 * A deep copy of JSON data. Records are built key by key: spread is faster for small literals, but many times slower for
 * records whose keys come and go or look like numbers, and game states are full of those. What is frozen never changes
 * and is shared.
 */
export function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  return (Array.isArray(value) ? copyOfList(value) : copyOfRecord(value as Record<string, unknown>)) as T;
}

function copyOfList(list: readonly unknown[]): unknown[] {
  const copy = list.slice();
  for (let i = 0; i < copy.length; i++) {
    const item = copy[i];
    if (typeof item === 'object' && item !== null) copy[i] = copyOf(item);
  }
  return copy;
}

function copyOfRecord(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(record)) {
    const item = record[key];
    const copied = typeof item === 'object' && item !== null ? copyOf(item) : item;
    if (key === '__proto__') keepAsData(copy, copied);
    else copy[key] = copied;
  }
  return copy;
}

/** A file may call a key `__proto__`: assigned, it would be no data but what the copy is made of. */
const keepAsData = (copy: object, value: unknown): object =>
  Object.defineProperty(copy, '__proto__', { value, enumerable: true, configurable: true, writable: true });
