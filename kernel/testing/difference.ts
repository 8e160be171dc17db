/** Where two pieces of plain data first differ, for whoever has to mend it. */

const LONGEST = 120;

/** `log[3].entry.card is 5 here and 9 there`; nothing where they are the same. Keys may come in any order. */
export function difference(here: unknown, there: unknown): string | undefined {
  const found = firstOf(here, there);
  if (!found) return undefined;
  const [path, one, other] = found;
  return `${path} is ${shown(one)} here and ${shown(other)} there`;
}

/** Forks share most of what lies behind them: what is the same object is not looked into, and a path is put together only on the way back. */
function firstOf(here: unknown, there: unknown): readonly [path: string, here: unknown, there: unknown] | undefined {
  if (Object.is(here, there)) return undefined;
  if (!isRecord(here) || !isRecord(there)) return ['', here, there];
  for (const key in here) {
    const found = firstOf(here[key], there[key]);
    if (found) return [pathTo(key, Array.isArray(here), found[0]), found[1], found[2]];
  }
  for (const key in there)
    if (!(key in here) && there[key] !== undefined)
      return [pathTo(key, Array.isArray(here), ''), undefined, there[key]];
  return undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function pathTo(key: string, isList: boolean, rest: string): string {
  const step = isList ? `[${key}]` : key;
  return rest === '' || rest.startsWith('[') ? step + rest : `${step}.${rest}`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
