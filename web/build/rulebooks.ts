/** Rulebooks are turned into HTML when the app is built, so that no Markdown has to be read in the browser. */
// By its path: the configuration is bundled before packages written in TypeScript can be loaded.

import { marked } from 'marked';
import type { Plugin } from 'vite';
import { readRulebook } from '../../kernel/src/rulebook.ts';
import { dressed } from '../src/text/dressed.ts';
import { typeset } from '../src/text/typeset.ts';

const RULEBOOK = /\/rulebook\/(\w+)\.md$/;
const RULE_ID = /\b([A-Z]+-\d+(?:\.\d+)*[a-z]?)\b/g;

const html = (markdown: string): string => linked(boxed(marked.parse(markdown, { async: false, gfm: true })));

/** With the apostrophes and spaces of print, which nobody types. */
const printed = (text: string, language: string): string => {
  const curled = text.replaceAll("'", '’');
  return language === 'fr' ? typeset(curled) : curled;
};

/** A table wider than the page scrolls in a box of its own, which the keyboard can reach. */
const boxed = (text: string): string =>
  text.replaceAll('<table>', '<div class="table-box" tabindex="0"><table>').replaceAll('</table>', '</table></div>');

/** Every rule ID in the text becomes a link to that rule. */
const linked = (text: string): string => text.replace(RULE_ID, '<a data-rule="$1" href="#rule-$1">$1</a>');

export function rulebooks(): Plugin {
  return {
    name: 'derby-rulebooks',
    transform(markdown, id) {
      const language = RULEBOOK.exec(id)?.[1];
      if (!language) return undefined;
      const book = dressed(readRulebook(markdown), (text) => printed(text, language));
      const chapters = book.chapters.map(({ title, text, rules }) => ({
        title,
        text: html(text),
        rules: rules.map((rule) => ({ ...rule, text: html(rule.text) })),
      }));
      const made = { ...book, introduction: html(book.introduction), chapters };
      return { code: `export default ${JSON.stringify(made)};`, map: null, moduleType: 'js' };
    },
  };
}
