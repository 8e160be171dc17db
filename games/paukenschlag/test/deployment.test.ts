/** PK-7.2, PK-7.7, PK-7.9, PK-7.11  Who stands where: deployment, courses, and grids that follow one another. */
import { describe, expect, test } from 'vitest';
import { deploy } from '../src/deployment.ts';
import { beginGrid, boxLetter, endGrid, inOrder, isByOrder } from '../src/grids.ts';
import type { Contact, Piece, State } from '../src/state.ts';
import { convoyOf, shipOf, subOf } from '../src/units.ts';
import { bare, convoy, grid, type Placed, play, ship, sub } from './position.ts';

/** C-1 is to be placed next, DD-1 after it; U-66 stands already. */
function waiting(over: Partial<Contact> = {}, event: State['event'] = 'none'): State {
  const state = bare({}, { event });
  sub(state, 'U-66', 'CA');
  convoy(state, 'C-1', 'IND', 'CA', 'trinidad');
  ship(state, 'DD-1', 'CA');
  grid(state, 'CA', 'allies', [['U-66', 1, 1]], { step: 'deploy', round: 0, toPlace: ['C-1', 'DD-1'], ...over });
  return state;
}
const placed = (state: State, script = {}) => play(state, (t) => deploy(t, t.state.contact!), script);
const last = (state: State): Piece => state.contact!.pieces.at(-1)!;

describe('PK-7.2 one unit after another', () => {
  test('[PK-7.2] [PK-7.7] column, row and course by three dice, each told, and the next one waits', () => {
    const game = placed(waiting(), { dice: [4, 7, 5] });
    expect(game.log).toEqual([
      { rule: 'PK-7.2', entry: { what: 'deployed', unit: 'C-1', square: '4-7' } },
      { rule: 'PK-7.7', entry: { what: 'course-rolled', convoy: 'C-1', die: 5, course: 'S' } },
    ]);
    expect(last(game.state)).toEqual({
      ...{ unit: 'C-1', column: 4, row: 7, course: 'S', activated: false, fired: 0, gunned: false },
    });
    expect(game.state.contact).toMatchObject({ toPlace: ['DD-1'], step: 'deploy' });
  });

  test('[PK-7.2] a warship has no course; after the last one aircraft listen', () => {
    const game = placed(waiting({ toPlace: ['DD-1'] }), { dice: [9, 2] });
    expect(game.cited).toEqual(['PK-7.2 deployed']);
    expect(last(game.state)).toMatchObject({ unit: 'DD-1', column: 9, row: 2, course: null });
    expect(placed(game.state).state.contact?.step).toBe('listen');
  });

  test('[PK-7.15] taken up between its die and its course, a convoy is not placed again', () => {
    const state = waiting();
    state.contact!.pieces.push({ ...last(state), unit: 'C-1', column: 3, row: 3 });
    const game = placed(state, { choices: ['course C-1 E'] });
    expect(game.cited).toEqual(['PK-7.7 course-chosen']);
    expect(last(game.state)).toMatchObject({ column: 3, course: 'E' });
  });
});

describe('PK-7.7 a course that is chosen', () => {
  test('[PK-7.7] by the Allies after a 9 or 10', () => {
    const game = placed(waiting(), { dice: [4, 7, 10], choices: ['course C-1 W'] });
    expect([game.asked, game.seats]).toEqual([['PK-7.7'], ['allies']]);
    expect(game.log.slice(1)).toEqual([
      { rule: 'PK-7.7', entry: { what: 'course-rolled', convoy: 'C-1', die: 10, course: null } },
      { rule: 'PK-7.7', entry: { what: 'course-chosen', convoy: 'C-1', course: 'W', by: 'allies' } },
    ]);
    expect(last(game.state).course).toBe('W');
  });

  test('[PK-14.1] [PK-7.7] by the Axis with B-Dienst, and no die falls', () => {
    const game = placed(waiting({}, 'bDienst'), { dice: [4, 7], choices: ['course C-1 N'] });
    expect(game.seats).toEqual(['axis']);
    expect(game.log.at(-1)?.entry).toMatchObject({ what: 'course-chosen', by: 'axis' });
  });

  test.each([
    ['the Allies send it the short way', 'none', 'allies', [9, 3, 9], 'E'],
    ['the Axis the long one', 'bDienst', 'axis', [9, 3], 'W'],
  ] as const)('[PK-16.5] [PK-16.6] by standing order %s', (_who, event, side, dice, course) => {
    const manner = { axis: side === 'axis' ? 'order' : 'hand', allies: side === 'allies' ? 'order' : 'hand' } as const;
    const game = placed(waiting({ manner }, event), { dice: [...dice] });
    expect(game.asked).toEqual([]);
    expect(last(game.state).course).toBe(course);
  });
});

describe('PK-7.9 from grid to grid', () => {
  test('[PK-7.2] convoys, warships, submarines, each by id', () => {
    expect(inOrder(['U-109', 'U-66', 'DD-2', 'C-10', 'CUT-1', 'C-2'])).toEqual([
      ...['C-2', 'C-10', 'CUT-1', 'DD-2', 'U-66', 'U-109'],
    ]);
  });

  test('[PK-7.9] the letters of the boxes leave out I; after Z they have numbers', () => {
    expect([0, 7, 8, 24, 25].map(boxLetter)).toEqual(['A', 'H', 'J', 'Z', 'Z25']);
  });

  test('[PK-5.5.3] [PK-6.8] on the OSL grid everybody has met somebody, with a convoy its warships too', () => {
    const state = waiting();
    ship(state, 'DD-2', 'CA', { convoy: 'C-1' });
    ship(state, 'DD-3', 'CA');
    Object.assign(state.contact!, { listened: ['VP-51'], round: 4, stirred: true });
    const game = play(state, (t) => beginGrid(t, t.state.contact!, ['C-1', 'U-66'], 'osl'));
    expect(state.contact).toMatchObject({
      ...{ level: 'osl', step: 'manner', toPlace: ['C-1', 'U-66'], pieces: [], listened: [], round: 0, stirred: false },
      manner: { axis: null, allies: null },
    });
    expect([convoyOf(state, 'C-1'), shipOf(state, 'DD-2'), shipOf(state, 'DD-3')].map(({ met }) => met)).toEqual([
      ...[true, true, false],
    ]);
    expect(subOf(state, 'U-66').met).toBe(true);
    expect(game.log).toEqual([
      { rule: 'PK-5.5.3', entry: { what: 'grid-begins', level: 'osl', area: 'CA', box: null } },
    ]);
  });

  test('[PK-5.5.14] [PK-7.9] a TSL grid says which box it plays, and is no first meeting', () => {
    const state = waiting();
    state.contact!.box = 1;
    const game = play(state, (t) => beginGrid(t, t.state.contact!, ['C-1', 'U-66'], 'tsl'));
    expect(game.log).toEqual([
      { rule: 'PK-5.5.14', entry: { what: 'grid-begins', level: 'tsl', area: 'CA', box: 'B' } },
    ]);
    expect(convoyOf(state, 'C-1').met).toBe(false);
  });

  const ending = (why: 'one-side' | 'nothing-stirs' | 'round-cap', level: 'osl' | 'tsl', boxes: Contact['boxes']) => {
    const pieces: Placed[] = [
      ['U-66', 1, 1],
      ['DD-1', 5, 5],
    ];
    const state = waiting();
    grid(state, 'CA', 'axis', pieces, { level, boxes, box: level === 'osl' ? -1 : 0 });
    return play(state, (t) => endGrid(t, t.state.contact!, why));
  };

  test.each([
    ['one-side', 'osl', 'PK-5.5.11'],
    ['one-side', 'tsl', 'PK-5.5.19'],
    ['nothing-stirs', 'osl', 'PK-7.12'],
    ['round-cap', 'tsl', 'PK-7.12'],
  ] as const)(
    '[PK-5.5.20] because of %s a grid of level %s ends under %s, and with it the contact',
    (why, level, rule) => {
      const game = ending(why, level, level === 'osl' ? [] : [['DD-1', 'U-66']]);
      expect(game.log).toEqual([
        { rule, entry: { what: 'grid-ends', level, why } },
        { rule: 'PK-5.5.20', entry: { what: 'contact-ends', area: 'CA' } },
      ]);
      expect(game.state.contact).toBeNull();
    },
  );

  test('[PK-7.11] [PK-5.5.12] the first box comes next, its units in order', () => {
    const game = ending('one-side', 'osl', [['U-66', 'C-1']]);
    expect(game.cited).toEqual(['PK-5.5.11 grid-ends', 'PK-5.5.14 grid-begins']);
    expect(game.state.contact).toMatchObject({ level: 'tsl', box: 0, toPlace: ['C-1', 'U-66'], pieces: [] });
  });

  test('[PK-18.8] whoever is still on the grid was last seen there and now', () => {
    const boat = subOf(ending('one-side', 'osl', []).state, 'U-66');
    expect([boat.seenAt, boat.seenOn]).toEqual(['CA', 3]);
  });

  test('[PK-16.4] each side plays its grid by order or by hand', () => {
    const contact = waiting({ manner: { axis: 'order', allies: 'hand' } }).contact!;
    expect([isByOrder(contact, 'axis'), isByOrder(contact, 'allies')]).toEqual([true, false]);
  });
});
