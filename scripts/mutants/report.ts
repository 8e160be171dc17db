/** What Stryker reports, as rows of a table and a line for every survivor. */

interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: {
    readonly start: { readonly line: number; readonly column: number };
    readonly end: { readonly line: number; readonly column: number };
  };
}

interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

export interface Score {
  readonly file: string;
  readonly killed: number;
  readonly survived: number;
  /** `file:line  what was there → what stood there instead`. */
  readonly survivors: readonly string[];
}

const KILLED = new Set(['Killed', 'Timeout']);
const LIVES = new Set(['Survived', 'NoCoverage']);

export const scoresIn = ({ files }: Report): readonly Score[] =>
  Object.entries(files).map(([file, { source, mutants }]) => {
    const alive = mutants.filter(({ status }) => LIVES.has(status));
    return {
      file,
      killed: mutants.filter(({ status }) => KILLED.has(status)).length,
      survived: alive.length,
      survivors: alive.map((mutant) => `${file}:${mutant.location.start.line}  ${changeIn(source, mutant)}`),
    };
  });

function changeIn(source: string, { location: { start, end }, replacement = '', status }: Mutant): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  const was = lines
    .map((line, i) => line.slice(i === 0 ? start.column - 1 : 0, i === last ? end.column - 1 : undefined).trim())
    .join(' ');
  const short = (code: string): string => (code.length > 70 ? `${code.slice(0, 67)}…` : code);
  return `${short(was)} → ${short(replacement.replace(/\s+/g, ' '))}${status === 'NoCoverage' ? ' (no test comes here)' : ''}`;
}

const share = ({ killed, survived }: Pick<Score, 'killed' | 'survived'>): string =>
  killed + survived === 0 ? '–' : `${((100 * killed) / (killed + survived)).toFixed(1)} %`;

/** A row for each file, worst first. */
export const rowsOf = (game: string, scores: readonly Score[]): string[] =>
  [...scores]
    .sort((a, b) => a.killed / (a.killed + a.survived || 1) - b.killed / (b.killed + b.survived || 1))
    .map((score) => {
      const name = score.file.replace(`games/${game}/src/`, '').replace(/\.ts$/, '');
      return `| ${game} | ${name} | ${score.killed + score.survived} | ${score.killed} | ${share(score)} |`;
    });

/** The table with the rows of these files in place of older ones. */
export function withRows(table: string, game: string, scores: readonly Score[]): string {
  const rows = rowsOf(game, scores);
  const named = new Set(rows.map((row) => row.split('|').slice(1, 3).join('|')));
  const lines = table.trimEnd().split('\n');
  const kept = lines.filter((line) => !named.has(line.split('|').slice(1, 3).join('|')));
  const at = kept.findLastIndex((line) => line.startsWith('|')) + 1;
  return `${[...kept.slice(0, at), ...rows, ...kept.slice(at)].join('\n')}\n`;
}
