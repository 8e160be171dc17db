/** Where two pieces of plain data first differ, for whoever has to mend it. */

const LONGEST = 120;

/** `log[3].entry.card is 5 here and 9 there`; nothing where they are the same. Keys may come in any order. */
export function difference(here: unknown, there: unknown, path = ''): string | undefined {
  if (here === there) return undefined; // what two worlds share need not be looked through
  if (isRecord(here) && isRecord(there)) {
    for (const key of new Set([...Object.keys(here), ...Object.keys(there)])) {
      const found = difference(here[key], there[key], pathTo(path, key, Array.isArray(here)));
      if (found) return found;
    }
    return undefined;
  }
  return Object.is(here, there) ? undefined : `${path} is ${shown(here)} here and ${shown(there)} there`;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function pathTo(path: string, key: string, isList: boolean): string {
  if (isList) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
