/** Advisers think in the staff's worker. The page never asks them, so the games it loads come without theirs. */
import type { Plugin } from 'vite';

const GAME = /\/games\/\w+\/src\/game\.ts$/;
const ADVISERS = ['./bot.ts', './bot-reasons.ts'];
const ABSENT = '\0derby-adviser';

/** Whoever asks one in the page after all is told where it is. */
const CODE = `
const elsewhere = () => { throw new Error('Advice is given in the worker.'); };
export const explain = elsewhere;
export const advice = { policy: elsewhere, evaluate: elsewhere };
`;

/** For the page alone: what is built for a worker has plugins of its own. */
export const advisersInWorker = (): Plugin => ({
  name: 'derby-advisers',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    ADVISERS.includes(source) && importer && GAME.test(importer) ? { id: ABSENT, moduleSideEffects: false } : undefined,
  load: (id) => (id === ABSENT ? CODE : undefined),
});
