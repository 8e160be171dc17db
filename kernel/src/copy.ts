/** Copies of plain data: the one way in which a state is ever duplicated. */

/** V8 looks names up in a dictionary once an object has been given more than so many of them one by one. */
const FEW = 16;

/**
 * A deep copy of JSON data. What is frozen never changes and is shared. Small records are built key by key: spread is
 * slower where keys come and go or look like numbers. A large one, such as the state itself, is spread, and so stays as
 * quick to read as the literal that it once was.
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
  const keys = Object.keys(record);
  return keys.length > FEW ? copyOfMany(record) : copyOfFew(record, keys);
}

/** V8 reads what a loop over the names themselves asks for without looking the names up. */
function copyOfMany(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const copy = { ...record };
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === 'object' && item !== null) copy[key] = copyOf(item);
  }
  return copy;
}

function copyOfFew(record: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const key of keys) {
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
