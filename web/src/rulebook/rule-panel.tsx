/** The rulebook as a text: every rule under its ID, every ID a link. */
import type { Chapter } from '@derby/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { type Book, bookOf } from '../app/books.ts';
import { words } from '../app/words.ts';

interface RulePanelProps {
  readonly game: string;
  readonly rule: string | undefined;
  /** A link to another rule was followed. */
  readonly follow: (rule: string) => void;
  /** Only these rules; all of them where it is missing. */
  readonly only?: ReadonlySet<string> | undefined;
}

export function RulePanel({ game, rule, follow, only }: RulePanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const book = bookOf(game);

  useEffect(() => {
    if (!rule || !book) return;
    const found = box.current?.querySelector(`[id="rule-${CSS.escape(rule)}"]`);
    found?.scrollIntoView({ block: 'start' });
  }, [rule, book]);

  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-rule]') : null;
    if (!link?.dataset.rule) return;
    event.preventDefault();
    follow(link.dataset.rule);
  };

  if (!book) return <p class="soft pad">{words().loading}</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the clicks are those of the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: links answer the keyboard by themselves
    <div ref={box} class="rulebook" lang={undefined} onClick={click}>
      <Introduction book={book} hidden={only !== undefined} />
      {book.chapters.map((chapter) => (
        <ChapterText key={chapter.title} chapter={chapter} rule={rule} only={only} />
      ))}
    </div>
  );
}

function Introduction({ book, hidden }: { readonly book: Book; readonly hidden: boolean }) {
  return hidden ? null : <div class="rule-text" dangerouslySetInnerHTML={{ __html: book.introduction }} />;
}

interface ChapterProps {
  readonly chapter: Chapter;
  readonly rule: string | undefined;
  readonly only: ReadonlySet<string> | undefined;
}

function ChapterText({ chapter, rule, only }: ChapterProps) {
  const rules = chapter.rules.filter(({ id }) => !only || only.has(id));
  if (rules.length === 0) return null;
  return (
    <section>
      <h2 class="chapter">{chapter.title}</h2>
      {rules.map(({ id, title, text }) => (
        <article key={id} id={`rule-${id}`} class={id === rule ? 'rule open' : 'rule'}>
          <h3>
            <a class="rule-id" data-rule={id} href={`#rule-${id}`}>
              {id}
            </a>{' '}
            {title}
          </h3>
          <div class="rule-text" dangerouslySetInnerHTML={{ __html: text }} />
        </article>
      ))}
    </section>
  );
}
