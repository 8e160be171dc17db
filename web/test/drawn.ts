/** A board as the table would draw it, with its battle stage, for tests: what is on it, and what can be touched. */
import type { AnyText } from '@derby/kernel';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { BoardModule, BoardProps } from '../src/boards/board.ts';
import { narrow } from '../src/table/selection.ts';

const idle = (): void => undefined;

/** What is drawn: a position, what is asked there, and what has happened. */
export type Shown<View extends object> = Pick<BoardProps<View>, 'view' | 'question' | 'log' | 'recent'>;
export type Drawing<View extends object> = (
  shown: Shown<View>,
  touched?: readonly string[],
  language?: 'en' | 'fr',
) => string;

/** Draws this board with some words touched, as HTML. */
export const drawingOf =
  <View extends object>(module: BoardModule<View>, text: AnyText): Drawing<View> =>
  (shown, touched = [], language = 'en') => {
    const { lit, barred } = narrow(shown.question?.offers ?? [], touched);
    const props: BoardProps<View> = {
      ...shown,
      selected: new Set(touched),
      lit,
      barred,
      hinted: new Set(),
      touch: idle,
      pick: idle,
      point: idle,
      hold: idle,
      cite: idle,
      title: (rule) => rule,
      language,
      words: (both) => both[language],
      text,
      pace: 0,
    };
    return renderToString(h(module.Board, props)) + (module.Stage ? renderToString(h(module.Stage, props)) : '');
  };

/** What the pattern's brackets find, everywhere. */
export const found = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, word]) => word ?? '');

/** The words that can be touched. */
export const buttonsIn = (html: string): Set<string> =>
  new Set([...found(html, /data-word="([^"]+)" role="button"/g), ...found(html, /<button[^>]* data-word="([^"]+)"/g)]);

/** The whole choices that have a key. */
export const keysIn = (html: string): Set<string> => new Set(found(html, /data-choice="([^"]+)"/g));
