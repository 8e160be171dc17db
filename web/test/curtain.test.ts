/** What is on the page, behind the curtain and before it. */
import { type ComponentProps, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { PlayDesk as PlayDeskType } from '../src/table/play-desk.tsx';
import type { Session } from '../src/table/session.ts';
import { BOTH, handOf, lantern, layOne, openly, seated, text } from './lantern.ts';

let page: (session: Session) => string;

/** The modules of the page look for a browser as soon as they are loaded. */
beforeAll(async () => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const [{ loadWords }, { PlayDesk }, { DeskState }, company, { default: module }] = await Promise.all([
    import('../src/app/words.ts'),
    import('../src/table/play-desk.tsx'),
    import('../src/table/desk-state.ts'),
    import('../src/seats/company.ts'),
    import('../src/boards/plain.tsx'),
  ]);
  await loadWords();
  page = (session) => {
    const props: ComponentProps<typeof PlayDeskType> = { id: 'x', desk: new DeskState(session), text, module, company };
    return renderToString(h(PlayDesk, props));
  };
});

const cardsOn = (html: string): number[] =>
  [...new Set([...html.matchAll(/card (\d+)/g)].map(([, number]) => Number(number)))].sort((a, b) => a - b);
const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

describe('the curtain', () => {
  test('while it is closed, nothing of either table is on the page', () => {
    const session = seated(BOTH);
    expect(page(session)).toContain('Hand the screen to');
    expect(page(session)).toContain('Red');
    session.openCurtain();
    layOne(session);
    const html = page(session);
    expect(html).toContain('Blue');
    expect(cardsOn(html)).toEqual([]);
    expect(html).not.toMatch(/class="(desk|log|offer|chart)/);
  });

  test('opened, it shows the table of one, and nothing that only the other knows', () => {
    const session = seated(BOTH);
    session.openCurtain();
    expect(cardsOn(page(session))).toEqual(sorted(handOf(session, 'red')));
    layOne(session);
    session.openCurtain();
    expect(cardsOn(page(session))).toEqual(sorted(handOf(session, 'blue')));
  });

  test('without it, the page says whose table it is', () => {
    const session = seated(BOTH);
    session.screen.hasCurtain = false;
    expect(page(session)).toContain('<p class="turn">Red</p>');
    layOne(session);
    expect(page(session)).toContain('<p class="turn">Blue</p>');
    expect(page(seated({ red: 'person', blue: 'cadet' }))).not.toContain('class="turn"');
  });

  test('where a question lies open to both, the page says who decides', () => {
    const html = page(seated(BOTH, openly('LAN-2')));
    expect(html).toContain('<p class="turn">Red</p>');
    expect(html).not.toContain('spectator');
  });

  test('can be done without only where nothing is hidden', () => {
    expect(page(seated(BOTH))).not.toContain('No more curtains');
    const open = Object.assign(Object.create(lantern), { isOpenToAll: () => true });
    expect(page(seated(BOTH, open))).toContain('No more curtains');
  });

  test('offers to take back the choice that closed it, while that can be done', () => {
    const session = seated(BOTH);
    expect(page(session)).not.toContain('take the last choice back');
    session.openCurtain();
    layOne(session);
    expect(page(session)).toContain('Red: take the last choice back');
  });
});

describe('while the staff decides', () => {
  test('the page shows the person’s table and the staff’s pace', () => {
    const session = seated({ red: 'person', blue: 'commander' });
    layOne(session);
    const html = page(session);
    expect(html).toContain('Blue: the staff decides. Rank: Commander.');
    expect(html).toContain('Faster');
    for (const card of cardsOn(html)) expect(handOf(session, 'blue')).not.toContain(card);
  });

  test('nobody’s hand is shown to onlookers', () => {
    expect(cardsOn(page(seated({ red: 'cadet', blue: 'cadet' })))).toEqual([]);
  });
});
