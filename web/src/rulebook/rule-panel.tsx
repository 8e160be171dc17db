/** The rulebook as a text, a chapter at a time: every rule under its ID, every ID a link. */
import type { Chapter } from '@derby/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Book, bookOf } from '../app/books.ts';
import { inTongue, words } from '../app/words.ts';
import { unbroken } from '../parts/unbroken.tsx';
import { RULEBOOK } from '../text/rulebook.ts';
import { chapterId, chapterOf } from './search.ts';

interface RulePanelProps {
  readonly game: string;
  readonly rule: string | undefined;
  /** Counts the requests, so that the same rule can be asked for twice. */
  readonly asked?: number;
  /** A link to another rule was followed. */
  readonly follow: (rule: string) => void;
  /** Only these rules; all of them where it is missing. */
  readonly only?: ReadonlySet<string> | undefined;
  /** What is added to a rule: its pictures. */
  readonly added?: (rule: string) => ComponentChildren;
}

export function RulePanel({ game, rule, asked = 0, follow, only, added }: RulePanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const book = bookOf(game);

  useEffect(() => {
    if (!rule || !book) return;
    const found = box.current?.querySelector<HTMLElement>(`[id="rule-${CSS.escape(rule)}"]`);
    found?.scrollIntoView({ block: 'start' });
    found?.focus({ preventScroll: true });
  }, [rule, book, asked]);

  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-rule]') : null;
    if (!link?.dataset.rule) return;
    event.preventDefault();
    follow(link.dataset.rule);
  };

  if (!book) return <p class="soft pad">{words().loading}</p>;
  const here = chapterOf(book, rule);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the clicks are those of the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: links answer the keyboard by themselves
    <div ref={box} class="rulebook" lang={undefined} onClick={click}>
      {here === 0 && !only && <div class="rule-text" dangerouslySetInnerHTML={{ __html: book.introduction }} />}
      {book.chapters.map(
        (chapter, index) =>
          (only || index === here) && (
            <ChapterText
              key={chapter.title}
              id={chapterId(index)}
              chapter={chapter}
              rule={rule}
              only={only}
              added={added}
            />
          ),
      )}
      {!only && <Neighbours book={book} here={here} />}
    </div>
  );
}

/** The chapters before and after: the links are followed like those in the text. */
function Neighbours({ book, here }: { readonly book: Book; readonly here: number }) {
  const { before, after } = inTongue(RULEBOOK);
  const link = (index: number, named: (title: string) => string) => {
    const chapter = book.chapters[index];
    return (
      chapter && (
        <a class="button quiet" data-rule={chapterId(index)} href={`#rule-${chapterId(index)}`}>
          {named(chapter.title)}
        </a>
      )
    );
  };
  return (
    <div class="button-row neighbours">
      {link(here - 1, before)}
      {link(here + 1, after)}
    </div>
  );
}

interface ChapterProps {
  readonly id: string;
  readonly chapter: Chapter;
  readonly rule: string | undefined;
  readonly only: ReadonlySet<string> | undefined;
  readonly added: RulePanelProps['added'];
}

function ChapterText({ id: own, chapter, rule, only, added }: ChapterProps) {
  const rules = chapter.rules.filter(({ id }) => !only || only.has(id));
  const text = !only || only.has(own) ? chapter.text : '';
  if (rules.length === 0 && !text) return null;
  return (
    <section id={`rule-${own}`} tabIndex={-1}>
      <h2 class="chapter">{unbroken(chapter.title)}</h2>
      {text && <div class="rule-text" dangerouslySetInnerHTML={{ __html: text }} />}
      {rules.map(({ id, title, text }) => (
        <article key={id} id={`rule-${id}`} class={id === rule ? 'rule open' : 'rule'} tabIndex={-1}>
          <h3>
            <a class="rule-id" data-rule={id} href={`#rule-${id}`}>
              {id}
            </a>{' '}
            {unbroken(title)}
          </h3>
          <div class="rule-text" dangerouslySetInnerHTML={{ __html: text }} />
          {added?.(id)}
        </article>
      ))}
    </section>
  );
}
