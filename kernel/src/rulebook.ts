/** Rulebooks: Markdown in which every rule stands under a heading of its own, `### ATL-9.3 The attack`. */

export interface RuleText {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
}

export interface Chapter {
  readonly title: string;
  /** What stands before its first rule, in Markdown; a chapter may have nothing else. */
  readonly text: string;
  readonly rules: readonly RuleText[];
}

export interface Rulebook {
  readonly title: string;
  readonly introduction: string;
  readonly chapters: readonly Chapter[];
}

const RULE = /^### (\S+) (.+)$/;

/** Reads a rulebook: `#` its title, `##` its chapters, `###` its rules. */
export function readRulebook(markdown: string): Rulebook {
  const [front = '', ...chapters] = markdown.split(/^## /m);
  const [title = '', ...introduction] = front.split('\n');
  return {
    title: title.replace(/^# /, ''),
    introduction: introduction.join('\n').trim(),
    chapters: chapters.map(readChapter),
  };
}

function readChapter(markdown: string): Chapter {
  const [front = '', ...rules] = markdown.split(/^(?=### )/m);
  const [title = '', ...text] = front.split('\n');
  return { title: title.trim(), text: text.join('\n').trim(), rules: rules.map(readRule) };
}

function readRule(markdown: string): RuleText {
  const [heading = '', ...text] = markdown.split('\n');
  const [, id, title] = RULE.exec(heading) ?? [];
  if (id === undefined || title === undefined) throw new Error(`"${heading}" is not a rule's heading: "### ID Title".`);
  return { id, title, text: text.join('\n').trim() };
}

/** Every rule of the book, in order. */
export const rulesOf = (book: Rulebook): readonly RuleText[] => book.chapters.flatMap((chapter) => chapter.rules);
