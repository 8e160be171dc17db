import { entryOf } from '@derby/registry';
import { editionOfToday } from '@derby/registry/editions';
import { describe, expect, test } from 'vitest';
import { allHere } from '../src/seats/seating.ts';
import { Session } from '../src/table/session.ts';
import { Teacher } from '../src/tutorial/teacher.ts';
import { choicesOf, rehearse, type Tutorial } from '../src/tutorial/tutorial.ts';

const TUTORIALS = import.meta.glob<{ default: Tutorial }>('../src/boards/*/tutorial.ts', { eager: true });

describe('every tutorial can be gone through to its end', () => {
  test.each(Object.entries(TUTORIALS))('%s', async (path, { default: tutorial }) => {
    const game = await entryOf(path.split('/').at(-2) ?? '').load();
    const match = rehearse(game, tutorial);
    expect(match.steps).toHaveLength(tutorial.steps.flatMap(choicesOf).length);
    expect(match.question).toBeDefined();
  });

  test('the first patrol of Flotilla Leader comes to what it tells', async () => {
    const game = await entryOf('leader').load();
    const tutorial = TUTORIALS['../src/boards/leader/tutorial.ts']?.default;
    if (!tutorial) throw new Error('There is no lesson of Flotilla Leader.');
    const match = rehearse(game, tutorial);
    expect(match.view('player')).toMatchObject({
      vp: 9,
      turn: 3,
      boats: [
        { id: 'U-48', level: 'veteran', area: 'france', stress: 0, patrols: 1 },
        { id: 'U-100', level: 'green', area: 'south-west-approaches', patrols: 0 },
      ],
    });
    const told = match.log('player').map(({ entry }) => entry.what);
    for (const what of ['event-die', 'boat-joins', 'ship-revealed', 'gun-rolls', 'detection-die', 'deep-dive-die'])
      expect(told).toContain(what);
  });

  test('the first night of Drumbeat comes to what it tells', async () => {
    const game = await entryOf('paukenschlag').load();
    const tutorial = TUTORIALS['../src/boards/paukenschlag/tutorial.ts']?.default;
    if (!tutorial) throw new Error('There is no lesson of Drumbeat.');
    const match = rehearse(game, tutorial);
    const told = match.log('axis').map(({ entry }) => entry as { readonly what: string; readonly tons?: number });
    const count = (what: string): number => told.filter((entry) => entry.what === what).length;
    expect(match.view('axis')).toMatchObject({ turn: 2, score: { merchants: 18 } });
    expect(count('contact-begins')).toBe(2);
    expect(count('merchant-sunk')).toBe(4);
    expect(count('submarine-lost')).toBe(0);
    expect(match.question?.rule).toBe('PK-5.1.2');
  });

  test('the first segments of War Plan Z come to what they tell', async () => {
    const game = await entryOf('planz').load();
    const tutorial = TUTORIALS['../src/boards/planz/tutorial.ts']?.default;
    if (!tutorial) throw new Error('There is no lesson of War Plan Z.');
    const match = rehearse(game, tutorial);
    expect(match.view('german')).toMatchObject({ sunk: 1, turn: 1, segment: 4, ap: { german: 4, allied: 3 } });
    const told = match.log('german').map(({ entry }) => entry);
    expect(told).toContainEqual(
      expect.objectContaining({ what: 'superiority', dice: { attacker: 4, defender: 2 }, first: 'german' }),
    );
    expect(told).toContainEqual(
      expect.objectContaining({ what: 'shot', unit: 'G-BP-2', factor: 3, die: 1, hit: true }),
    );
  });

  test('a lesson that asks for what is not open is found out', async () => {
    const game = await entryOf('xxi').load();
    const step = { text: { en: 'Go.', fr: 'Allez.' }, choose: 'walk' };
    expect(() => rehearse(game, { seed: 'x', steps: [step] })).toThrow(/lesson 1 asks for "walk"/);
  });

  test('a lesson that cites an unknown rule is found out', async () => {
    const game = await entryOf('xxi').load();
    const step = { text: { en: 'Read.', fr: 'Lisez.' }, rule: 'XXI-99' };
    expect(() => rehearse(game, { seed: 'x', steps: [step] })).toThrow(/lesson 1 cites XXI-99/);
  });
});

test('a lesson can be undone step by step, across dice and the other side\u2019s turn', async () => {
  const tutorial = TUTORIALS['../src/boards/pens/tutorial.ts']?.default;
  if (!tutorial) throw new Error('There is no lesson of U-boat Pens.');
  const edition = await editionOfToday('pens');
  const anew = () => edition.start(tutorial);
  const tables = anew();
  const session = new Session(tables, allHere(tables.facts.seats));
  session.screen.hasCurtain = false;
  const teacher = new Teacher(session, tutorial, anew, () => {
    throw new Error('The lesson refuses what it asks for.');
  });
  const seen: string[] = [];
  const seenNow = () => JSON.stringify([session.steps.peek(), session.hint.peek(), session.mentioned.peek()]);
  for (const [at, lesson] of tutorial.steps.entries()) {
    expect(teacher.at.peek()).toBe(at);
    seen.push(seenNow());
    if (lesson.choose === undefined) await teacher.next();
    else {
      teacher.show();
      await new Promise((done) => setTimeout(done));
    }
  }
  expect(session.log.peek().map(({ entry }) => entry)).toContainEqual(
    expect.objectContaining({ what: 'zone-disrupted', zone: 'S06', dice: [2, 5] }),
  );
  for (const before of seen.toReversed()) {
    await teacher.back();
    expect(seenNow()).toBe(before);
  }
  await teacher.back();
  expect(teacher.at.peek()).toBe(0);
});
