/** Words on a sheet: an SVG breaks no lines by itself. */

/** How wide the font sets a letter of a key on average, in units. */
const LETTER = 7.2;

/** A name that is too long for one line stands in two, parted at the space nearest its middle. */
export function parted(name: string, width: number): readonly string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (name.length * LETTER <= width || spaces.length === 0) return [name];
  const longer = (space: number): number => Math.max(space, name.length - space - 1);
  const space = spaces.reduce((best, one) => (longer(one) < longer(best) ? one : best));
  return [name.slice(0, space), name.slice(space + 1)];
}

/** A long name is set a little tighter rather than over its edge. */
export const fitted = (name: string, width: number) =>
  name.length * LETTER > width ? ({ textLength: width, lengthAdjust: 'spacingAndGlyphs' } as const) : {};

/** A sentence in lines of at most so many letters. */
export const wrapped = (text: string, letters: number): readonly string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1) ?? '';
    if (lines.length > 0 && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
