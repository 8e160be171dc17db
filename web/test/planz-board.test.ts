/** The board of War Plan Z: a whole game can be played by touching what is drawn, and nothing that is known is missing. */
import { type Choice, type GameRecord, notation, openOf, replay } from '@derby/kernel';
import { planz } from '@derby/planz';
import { en } from '@derby/planz/text/en';
import type { View } from '@derby/planz/view';
import { beforeAll, describe, expect, test } from 'vitest';
import module, { loadExtras, loadStage } from '../src/boards/planz/board.tsx';
import { loadLedger } from '../src/boards/planz/desk.tsx';
import { heapsOf } from '../src/boards/planz/heaps.ts';
import { loadWords } from '../src/boards/planz/words.ts';
import { narrow, wordsOf } from '../src/table/selection.ts';
import { buttonsIn, drawingOf, found, keysIn, type Shown } from './drawn.ts';
import { recordsOf } from './golden.ts';

const records = recordsOf('planz');
const drawn = drawingOf(module, en);

type Moment = Shown<View>;

beforeAll(async () => {
  await Promise.all([loadWords('en'), loadWords('fr'), loadStage(), loadExtras(), loadLedger()]);
});

/** Plays a record through and shows every n-th question to `look`, and every question that is asked for the first time. */
function play(record: GameRecord, every: number, look: (moment: Moment) => void): void {
  const match = replay(planz, record, 0);
  const seen = new Set<string>();
  record.choices.forEach((choice, i) => {
    const { question } = match;
    if (question && (i % every === 0 || !seen.has(question.rule))) {
      seen.add(question.rule);
      look({ view: match.view(question.seat), question, log: [...match.log(question.seat)] });
    }
    match.take(choice);
  });
}

/** What nobody could say on the board: neither word by word nor by a key for the whole choice. */
function unsayable(moment: Moment): string[] {
  const open = openOf(moment.question?.offers ?? []);
  const pages = new Map<string, { buttons: Set<string>; picks: Set<string> }>();
  const pageAfter = (touched: readonly string[]) => {
    const key = touched.join(' ');
    const html = pages.has(key) ? '' : drawn(moment, touched);
    if (html) pages.set(key, { buttons: buttonsIn(html), picks: keysIn(html) });
    return pages.get(key)!;
  };
  return open.filter(({ choice }) => !isSaid(moment, choice, pageAfter)).map(({ choice }) => notation(choice));
}

type PageAfter = (touched: readonly string[]) => { readonly buttons: Set<string>; readonly picks: Set<string> };

/** Says a choice as a player would: touches what is lit and belongs to it, until it is made or a key stands for it. */
function isSaid({ question }: Moment, choice: Choice, pageAfter: PageAfter): boolean {
  const touched: string[] = [];
  for (;;) {
    const { buttons, picks } = pageAfter(touched);
    if (picks.has(notation(choice))) return true;
    const { open, lit } = narrow(question?.offers ?? [], touched);
    if (touched.length > 0 && open.length === 1 && notation(open[0]!.choice) === notation(choice)) return true;
    const next = wordsOf(choice).find((word) => !touched.includes(word) && lit.has(word) && buttons.has(word));
    if (next === undefined) return false;
    touched.push(next);
  }
}

describe('the board of War Plan Z', () => {
  test.each([0, 13])('every open choice of record %i can be said on it', (index) => {
    const missing = new Set<string>();
    play(records[index]!, 400, (moment) => {
      for (const choice of unsayable(moment)) missing.add(`${moment.question?.rule} ${choice}`);
    });
    expect([...missing]).toEqual([]);
  });

  test('what can be seen of every heap is drawn', () => {
    for (const record of records.slice(0, 3))
      play(record, 200, (moment) => {
        const shown = new Set(found(drawn(moment), /data-id="([^"]+)"/g));
        for (const { pieces } of heapsOf(moment.view)) expect(shown).toContain(pieces[0]);
      });
  });
});
