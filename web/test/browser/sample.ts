/** What takes minutes in all: `npm test` plays one way of each game and looks at every other scene, `npm run soak` at all of them. */
const isSoak = process.env.DERBY_SOAK !== undefined;

/** All the ways to play a whole game in a soak, and the one at `at` otherwise. */
export const sampled = <Row>(at: number, rows: readonly Row[]): readonly Row[] =>
  isSoak ? rows : rows.slice(at, at + 1);

/** All of them in a soak, and every other one otherwise. */
export const everyOther = <Row>(rows: readonly Row[]): readonly Row[] =>
  isSoak ? rows : rows.filter((_, i) => i % 2 === 0);
