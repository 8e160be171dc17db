/** French as it is set: no line begins with a colon, and no unit is parted from its number. */

const NO_BREAK = '\u00a0';

export const typeset = (text: string): string =>
  text
    .replace(/ (?=[:;?!»%])/g, NO_BREAK)
    .replace(/« /g, `«${NO_BREAK}`)
    .replace(/(\d) (?=[A-Z]{2,3}\b)/g, `$1${NO_BREAK}`);
