/** Advice that explains itself: the figures are those of the position, and every reason can be said in both languages. */
import { because, FastDice, Match, notation, type OptionValue, type Question } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { explain } from '../advice/reasons.ts';
import type { Asks, Choice } from '../src/choices.ts';
import { paukenschlag } from '../src/game.ts';
import type { DrumbeatReason } from '../src/reasons.ts';
import type { Drumbeat, State } from '../src/state.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
import { view } from '../src/view.ts';
import { bare, convoy, grid, plane, ship, sub } from './position.ts';

const DICE = new FastDice('reasons');

const offered = (choice: Choice) => ({ choice, barredBy: undefined });

/** What is said for a choice, as if it were the only one. */
const why = (state: State, rule: Asks, choice: Choice): readonly DrumbeatReason[] => {
  const question: Question<Drumbeat> = { seat: 'axis', rule, offers: [offered(choice)] };
  return explain(state, question, choice);
};

describe('figures', () => {
  test('[PK-9.1] a salvo: U-123 (factor 4), Surfaced and undetected, at tankers without escort', async () => {
    const state = bare();
    sub(state, 'U-123', 'CA');
    convoy(state, 'C-1', 'TNK', 'CA', 'newyork', { detected: true });
    const contact = grid(state, 'CA', 'axis', [
      ['U-123', 5, 5],
      ['C-1', 5, 5],
    ]);
    contact.acting = { unit: 'U-123', step: 'attack', lookouts: [], quarry: null, hemmedIn: false };
    const reasons = why(state, 'PK-9.5', ['torpedo', 'C-1']);
    // A die of 3 to 10 hits with +1; from 7 on twice.
    expect(reasons).toEqual([{ what: 'torpedo-chance', sub: 'U-123', target: 'C-1', any: 0.8, hits: 1.2 }]);
    expect(await because(en, reasons)).toEqual([
      'A salvo of U-123 at convoy C-1 hits with 80 %, 1.2 ships on average.',
    ]);
    expect(await because(fr, reasons)).toEqual([
      'Une salve de l’U-123 contre le convoi C-1 touche avec 80 %, 1,2 navire en moyenne.',
    ]);
  });

  test('[PK-9.1.4] with a destroyer beside them: the chance to be found afterwards', () => {
    const state = bare();
    sub(state, 'U-123', 'CA');
    convoy(state, 'C-1', 'TNK', 'CA', 'newyork', { detected: true });
    ship(state, 'DD-1', 'CA', { convoy: 'C-1', detected: true });
    const contact = grid(state, 'CA', 'axis', [
      ['U-123', 5, 5],
      ['C-1', 5, 5],
    ]);
    contact.acting = { unit: 'U-123', step: 'attack', lookouts: [], quarry: null, hemmedIn: false };
    // detSurf 6 and +2: eight in ten.
    expect(why(state, 'PK-9.5', ['torpedo', 'C-1'])[1]).toEqual({ what: 'seen-after', chance: 0.8 });
  });

  test('[PK-8.4] an aircraft: search number 3, ASW 2', () => {
    const state = bare({}, { phase: 'air' });
    plane(state, 'VP-51', 'langley');
    sub(state, 'U-123', 'CB');
    const [hunt] = why(state, 'PK-5.3.1', ['attack', 'VP-51', 'CB']);
    expect(hunt).toMatchObject({ what: 'air-hunt', sub: 'U-123', find: 0.3 });
    // Dice of 8, 9 and 10 give N = 10, 9, 9: sunk on a 10 after the last two.
    expect((hunt as Extract<DrumbeatReason, { what: 'air-hunt' }>).harm.sunk).toBeCloseTo(0.02);
  });

  test('[PK-12.5.2] a raid on New York: heavy flak', () => {
    const state = bare({}, { phase: 'air' });
    plane(state, 'FW200-1', 'lajes', { state: 'flown', at: 'CA' });
    state.sortie = {
      ...{ plane: 'FW200-1', action: 'bomb', area: 'CA', step: 'target', target: null },
      ...{ escorts: [], aborted: false, pairs: [] },
    };
    // D10 + 2: 9 to 11 one level, 12 two.
    expect(why(state, 'PK-12.5', ['target', 'newyork'])[0]).toEqual({
      ...{ what: 'raid-shore', place: 'newyork', through: 0.7, shot: 0.1, levels: 0.5, cap: 0 },
    });
  });

  test('[PK-18.3] where submarines hide, a hunt is told by its sightings', () => {
    const state = bare({ hiddenSubmarines: true }, { phase: 'air' });
    plane(state, 'VP-51', 'langley');
    sub(state, 'U-123', 'CB', { seenAt: 'CB', seenOn: 2 });
    expect(why(view(state, 'allies'), 'PK-5.3.1', ['attack', 'VP-51', 'CB'])[0]).toEqual({
      ...{ what: 'air-sweep', plane: 'VP-51', area: 'CB', find: 0.3, sightings: 0.5 },
    });
  });

  test('what nobody would advise is said to be so', () => {
    const state = bare();
    sub(state, 'U-123', 'CA');
    const stay: Choice = ['hold', 'U-123', 'surfaced'];
    const go: Choice = ['move', 'U-123', 'DC', 'surfaced'];
    convoy(state, 'C-1', 'TNK', 'DC', 'newyork');
    const question: Question<Drumbeat> = { seat: 'axis', rule: 'PK-5.4.1', offers: [stay, go].map(offered) };
    expect(explain(state, question, stay).at(-1)).toEqual({ what: 'not-advised' });
    expect(explain(state, question, go).at(-1)).not.toEqual({ what: 'not-advised' });
  });
});

describe('games', () => {
  const VARIANTS = {
    ...{ v21_1_northAtlantic: true, v21_2_barbarigo: true, v21_3_floatplanes: true },
    ...{ v21_4_canadians: true, v21_5_damage: true },
  };
  const SHORT = { shortGame: true, roundCap: 10, scenario: '17.2' };

  /** Some hundred choices by the adviser, grids by hand, and all that is said for them. */
  function told(seed: string, options: Record<string, OptionValue>): readonly DrumbeatReason[] {
    const match = Match.start(paukenschlag, { seed, options });
    const all: DrumbeatReason[] = [];
    while (match.question && match.steps.length < 450) {
      const { question } = match;
      const offers = question.offers.filter(({ choice }) => choice[0] !== 'order');
      const shown = view(match.state, question.seat);
      const choice = advice.policy(shown, { ...question, offers }, DICE);
      const reasons = explain(shown, { ...question, offers }, choice);
      expect(reasons, notation(choice)).not.toHaveLength(0);
      expect(reasons).not.toContainEqual({ what: 'not-advised' });
      all.push(...reasons);
      match.take(choice);
    }
    return all;
  }

  test.each([
    ['a short war by hand', SHORT],
    ['all variants, hidden', { ...SHORT, ...VARIANTS, hiddenSubmarines: true }],
  ])('[PK-16.5] %s: everything advised has a reason, and every reason a sentence', async (seed, options) => {
    const reasons = told(seed, options);
    for (const text of [en, fr])
      for (const sentence of await because(text, reasons)) {
        expect(sentence).toMatch(/^[A-Z0-9ÀÉL«].*\.$/su);
        expect(sentence).not.toMatch(/undefined|NaN|null|\[object/);
      }
    const kinds = new Set(reasons.map(({ what }) => what));
    for (const kind of [
      'ground',
      'torpedo-chance',
      'gains-ground',
      'hunting-ship',
      'detection',
      'closes-in',
      'air-hunt',
    ])
      if (kind !== 'air-hunt' || seed === 'a short war by hand') expect(kinds).toContain(kind);
  });
});
