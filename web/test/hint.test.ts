/** The hint at the table: from the best of the staff, with the plan it serves and what speaks for it, in the reader's language. */
import { type GameModule, HostedMatch, type Lexicon } from '@derby/kernel';
import { pens } from '@derby/pens';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Session } from '../src/table/session.ts';

const game = pens as unknown as GameModule<Lexicon>;

let page: {
  readonly giveHint: typeof import('../src/advice/hint.ts').giveHint;
  readonly settings: typeof import('../src/app/settings.ts');
  readonly words: typeof import('../src/app/words.ts');
};

/** The modules of the page look for a browser as soon as they are loaded. */
beforeAll(async () => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const [{ giveHint }, settings, words] = await Promise.all([
    import('../src/advice/hint.ts'),
    import('../src/app/settings.ts'),
    import('../src/app/words.ts'),
  ]);
  page = { giveHint, settings, words };
});

/** A table with somebody at the Axis's side, and the ranks that were asked for a hint. */
function seated() {
  const asked: string[] = [];
  const host = HostedMatch.start(game, { seed: 'hint' }, async (_record, rank) => {
    asked.push(rank);
    return { choice: 'buy uboat', reasons: [{ what: 'no-money', treasury: 3 } as never], plan: 'tonnage' };
  });
  return { asked, session: new Session(host, { axis: 'person', allies: 'cadet' }) };
}

describe('a hint', () => {
  test.each([
    ['en', 'Plan “Tonnage”: all German money goes into boats', 'Nothing that is wanted can be paid with 3 IPC.'],
    [
      'fr',
      'Plan « Tonnage » : tout l’argent allemand va aux bateaux',
      'Rien de ce qui est voulu ne se paie avec 3 IPC.',
    ],
  ] as const)('in %s names the plan first, then the reasons', async (language, plan, reason) => {
    const { giveHint, settings, words } = page;
    settings.tongue.value = language;
    await vi.waitFor(() => expect(words.gameText('pens', pens.edition)).toBeDefined());
    const { session } = seated();
    await giveHint(session);
    expect(session.hint.value).toEqual(['buy', 'uboat']);
    const [first, second] = (session.why.value ?? []).map((sentence) => sentence.replaceAll(/\s/g, ' '));
    expect(first).toContain(plan);
    expect(second).toBe(reason);
  });

  test('comes from the admiral, however strong the staff in the seats is', async () => {
    page.settings.strength.value = 'cadet';
    const { asked, session } = seated();
    await page.giveHint(session);
    expect(asked).toEqual(['admiral']);
  });
});
