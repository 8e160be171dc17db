/** `derby rule`: what the rulebook says, where the code says it, and which tests prove it. */
import { GAMES } from '@derby/registry';
import type { Args } from '../args.ts';
import { type Coverage, coverage, hasSources, homeOf } from '../coverage.ts';
import { EXIT, type ExitCode, Fault } from '../faults.ts';
import { putOut } from '../files.ts';
import { chapterLines, chaptersIn, findChapter, findRule, ruleLines, rulesIn } from '../rulebook.ts';
import type { Shell } from '../shell.ts';

export function rule(args: Args<'rule'>, shell: Shell): ExitCode {
  const chapter = chapterOf(args.argument(0), shell);
  if (chapter) {
    shell.say(...chapter);
    return EXIT.done;
  }
  const { game, found } = lookUp(args.argument(0), shell);
  const file = args.word('json');
  if (file !== undefined) putOut(file, `${JSON.stringify(described(game, found), null, 2)}\n`, shell);
  else shell.say(...page(found, shell));
  return EXIT.done;
}

/** "pens" lists the chapters of a rulebook, "pens:18" shows one of them. */
function chapterOf(word: string, { language, paint }: Shell): string[] | undefined {
  const [id = '', number] = word.split(':');
  if (!GAMES.some((game) => game.id === id)) return undefined;
  const chapters = chaptersIn(id, language);
  if (number === undefined) return chapters.map(({ title }) => title);
  const chapter = findChapter(chapters, number);
  return chapter && chapterLines(chapter, paint);
}

/** Rule IDs begin with the game's own letters, so all games can be searched. */
function lookUp(word: string, shell: Shell): { game: string; found: Coverage } {
  for (const { id } of GAMES) {
    const wanted = findRule(rulesIn(id, shell.language), word);
    const found = wanted && coverage(homeOf(id), [wanted])[0];
    if (found) return { game: id, found };
  }
  throw new Fault(
    EXIT.failed,
    shell.text.rule.unknown(
      word,
      GAMES.flatMap(({ id }) => near(word, id, shell)),
    ),
  );
}

/** Rules of the same chapter, which may be what was meant. */
const near = (word: string, game: string, { language }: Shell): string[] => {
  const chapter = word
    .toLowerCase()
    .replace(/[a-z]$/, '')
    .replace(/\.\d*$/, '');
  const ids = rulesIn(game, language).map((one) => one.id);
  return ids.filter((id) => id.toLowerCase().startsWith(`${chapter}.`)).slice(0, 8);
};

const described = (game: string, { rule: { id, title, text }, cited, proved }: Coverage) => ({
  game,
  id,
  title,
  text,
  code: cited,
  tests: proved,
});

function page({ rule: found, cited, proved }: Coverage, { paint, text }: Shell): string[] {
  const list = (title: string, where: readonly string[]): string[] => [
    '',
    paint('bold', title),
    ...(where.length > 0 ? where.map((one) => `  ${one}`) : [`  ${text.rule.none}`]),
  ];
  if (!hasSources()) return ruleLines(found, paint);
  return [...ruleLines(found, paint), ...list(text.rule.code, cited), ...list(text.rule.tests, proved)];
}
