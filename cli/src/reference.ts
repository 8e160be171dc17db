/** The reference in docs/cli.md, made from the help itself so that the two never differ. */
import { commandHelp, programHelp } from './help.ts';
import { plain } from './paint.ts';
import { COMMAND_NAMES } from './spec.ts';
import { textOf } from './text/index.ts';
import { VERBS } from './text/play-shape.ts';

const text = textOf('en');
const page = { text, paint: plain };

const block = (lines: readonly string[]): string[] => ['```text', ...lines, '```', ''];

export const reference = (): string =>
  [
    '# derby(1)',
    '',
    'Made from the help of the program; a test keeps the two the same. After a change of the help:',
    '`npx vitest run cli/test/help.test.ts -u`.',
    '',
    '## Name',
    '',
    text.tagline,
    '',
    'From a checkout it is called as `npx derby …`, or from any folder as `node PATH/cli/bin/derby.mjs …`.',
    'Below, `derby` stands for either.',
    '',
    '## Synopsis',
    '',
    ...block(programHelp(page)),
    '## Commands',
    '',
    ...COMMAND_NAMES.flatMap((name) => [`### derby ${name}`, '', ...block(commandHelp(name, page))]),
    '## At the table',
    '',
    '`derby play` asks for one line at a time: the number of a choice, a choice in the notation of records such as',
    '`move hull-A-1 13`, or one of these words. Choices marked `!` cannot be undone. In a pipe each line is echoed, and the',
    'end of the input leaves the game as `quit` does.',
    '',
    '| word | also | what it does |',
    '| --- | --- | --- |',
    ...VERBS.map((verb) => {
      const [usage, meaning] = text.play.verbHelp[verb];
      return `| \`${usage}\` | ${text.play.verbs[verb].slice(1).join(', ')} | ${meaning} |`;
    }),
    '',
    '## Files',
    '',
    '| file | what it is |',
    '| --- | --- |',
    '| `*.derby` | a record: [records.md](records.md) |',
    '| `$XDG_STATE_HOME/derby-house/GAME-SEED.derby` | a game in progress, kept after every choice |',
    '| `derby-sim.json` | the state of an interrupted simulation, for `--resume` |',
    '',
    '## Simulations',
    '',
    'Game number N of a simulation with seed S is played on the seed `S/N`: `derby demo xxi --seed S/N` with the same bots',
    'shows it, and `--record FILE` keeps it. Figures depend on the command alone, never on the number of workers or on',
    'interruptions. Shares have Wilson intervals, means Student intervals, both 95 %. The columns of `--csv` are the number',
    'of the game, its seed, grade, rule and winner, the worth to each seat, the decisions, and the numbers of the game; a',
    'comparison has the side before them, A and B of every game in turn. They are written as the games end; of the games',
    'themselves nothing else is kept. A state holds totals, so that a simulation takes no more memory for a hundred million',
    'games than for a thousand, and `--csv` with `--resume` goes on with the file that was begun.',
    'A sweep that varies `allies.escorts` changes that figure of the counsel for the Allies alone: who sits there must go by',
    'it (`--bot counselled`, or `--bot admiral`).',
    'A report after an interruption counts the unbroken row of games from the first, so that long games are not passed over.',
    '',
  ].join('\n');
