/** Rulebooks are turned into HTML when the app is built, so that no Markdown has to be read in the browser. */
// By its path: the configuration is bundled before packages written in TypeScript can be loaded.

import { marked } from 'marked';
import type { Plugin } from 'vite';
import { readRulebook, rulesOf } from '../../kernel/src/rulebook.ts';
import { typeset } from '../../kernel/src/typeset.ts';
import { BOAT_NAMES } from '../src/text/boat-names.ts';
import { dressed } from '../src/text/dressed.ts';

const RULEBOOK = /\/rulebook\/(\w+)\.md$/;
/** The titles of all rules in English: at a table they are read from the book, in the reader's language. */
const TITLES = /\/games\/\w+\/src\/rules\.ts$/;
/** What looks like a rule's ID: ATL-9.3, ATL-9.3b, ATL-M.3, ATL-9.3-DC. */
const RULE_ID = /\b[A-Z]+-(?:[A-Z]\.)?\d+(?:\.\d+)*[a-z]?(?:-[A-Z\d]+)?\b/g;

const html = (markdown: string, ids: ReadonlySet<string>): string =>
  linked(boxed(unbroken(marked.parse(markdown, { async: false, gfm: true }))), ids);

/** With the apostrophes and spaces of print, which nobody types. */
const printed = (text: string, language: string): string => {
  const curled = text.replaceAll("'", '’');
  return language === 'fr' ? typeset(curled) : curled;
};

/** A line ends nowhere in the name of a boat. */
const unbroken = (text: string): string =>
  text.replaceAll(new RegExp(BOAT_NAMES, 'g'), '<span class="unbroken">$1</span>');

/** A table wider than the page scrolls in a box of its own, which the keyboard can reach. */
const boxed = (text: string): string =>
  text.replaceAll('<table>', '<div class="table-box" tabindex="0"><table>').replaceAll('</table>', '</table></div>');

/** Every ID of a rule of this book becomes a link to it; a ship's name that looks like one does not. */
const linked = (text: string, ids: ReadonlySet<string>): string =>
  text.replace(RULE_ID, (id) => (ids.has(id) ? `<a data-rule="${id}" href="#rule-${id}">${id}</a>` : id));

export function rulebooks(): Plugin {
  return {
    name: 'derby-rulebooks',
    transform(markdown, id) {
      if (TITLES.test(id)) return { code: 'export const RULES = {};', map: null };
      const language = RULEBOOK.exec(id)?.[1];
      if (!language) return undefined;
      const book = dressed(readRulebook(markdown), (text) => printed(text, language));
      const ids = new Set(rulesOf(book).map((rule) => rule.id));
      const chapters = book.chapters.map(({ title, text, rules }) => ({
        title,
        text: html(text, ids),
        rules: rules.map((rule) => ({ ...rule, text: html(rule.text, ids) })),
      }));
      const made = { ...book, introduction: html(book.introduction, ids), chapters };
      return { code: `export default ${JSON.stringify(made)};`, map: null, moduleType: 'js' };
    },
  };
}
