/** The words of the shell and of the games, in the language that is set. */
import type { AnyText, Language } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { editionOf } from '@derby/registry/editions';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { UiText } from '../text/en.ts';
import { type Tongue, tongue } from './settings.ts';

const current = signal<UiText | undefined>(undefined);
/** What is done to every text before it is shown. */
type Dress = <T>(words: T) => T;
let dress: Dress | undefined;

/** Loads the words and follows the setting; resolves once there are words to show. */
export function loadWords(): Promise<void> {
  return new Promise((resolve) => {
    tongue.subscribe(async (wanted) => {
      const words = await wordsIn(wanted);
      if (wanted === tongue.peek()) current.value = words;
      resolve();
    });
  });
}

async function wordsIn(wanted: Tongue): Promise<UiText> {
  dress = undefined; // no words are shown in the dress of another language
  const words = wanted === 'fr' ? (await import('../text/fr.ts')).fr : (await import('../text/en.ts')).en;
  dress = await dressOf(wanted);
  return worn(words, dress);
}

async function dressOf(wanted: Tongue): Promise<Dress | undefined> {
  if (wanted === 'fr') return (await import('../text/fr.ts')).dress;
  return wanted === 'qps' ? (await import('../text/pseudo.ts')).dress : undefined;
}

const wardrobe = new WeakMap<object, unknown>();

/** The same words give the same object again, so that nothing is drawn anew for their sake. */
function worn<T>(words: T, dress: Dress | undefined): T {
  if (!dress) return words;
  if (typeof words !== 'object' || !words) return dress(words);
  if (!wardrobe.has(words)) wardrobe.set(words, dress(words));
  return wardrobe.get(words) as T;
}

/** The words of the shell. Reading them in a component subscribes it. */
export function words(): UiText {
  if (!current.value) throw new Error('The words are asked for before they are loaded.');
  return current.value;
}

/** One of two languages' words, for whoever brings both: boards and lessons. */
export const inTongue = <T>(both: Readonly<Record<Language, T>>): T =>
  worn(both[tongue.value === 'fr' ? 'fr' : 'en'], dress);

const texts = new Map<string, ReadonlySignal<AnyText | undefined>>();

/** A game's text in the language that is set, that of an older edition where one is named; nothing until it is loaded. */
export function gameText(game: string, edition?: number): AnyText | undefined {
  const key = `${game} ${edition ?? ''} ${tongue.value}`;
  let text = texts.get(key);
  if (!text) {
    const loading = signal<AnyText | undefined>(undefined);
    texts.set(key, loading);
    text = loading;
    void loadText(game, edition).then((loaded) => {
      loading.value = loaded;
    });
  }
  return text.value;
}

async function loadText(game: string, edition: number | undefined): Promise<AnyText> {
  const wanted = tongue.peek();
  const source = edition === undefined ? entryOf(game) : await editionOf({ game, edition });
  return worn(await source.text(wanted === 'fr' ? 'fr' : 'en'), await dressOf(wanted));
}
