/** A view as lines of text, for a board that knows nothing of its game. */

export interface Line {
  readonly depth: number;
  readonly words: string;
}

/** Every field with its value, what lies in it one step further in. */
export const outline = (view: object, depth = 0): Line[] =>
  Object.entries(view).flatMap(([name, value]) =>
    isBranch(value)
      ? [{ depth, words: name }, ...outline(value, depth + 1)]
      : [{ depth, words: `${name}: ${inWords(value)}` }],
  );

const isBranch = (value: unknown): value is object => isObject(value) && Object.values(value).some(isObject);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ') || '–';
  if (!isObject(value)) return String(value ?? '–');
  return Object.entries(value)
    .map(([name, one]) => `${name} ${inWords(one)}`)
    .join(', ');
}
