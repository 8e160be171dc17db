import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepAccounts, keptAccounts } from '../src/diary/accounts.ts';
import { csvOf, type Entry, groupedBy, writeOptions } from '../src/diary/diary.ts';

const entry = (changes: Partial<Entry>): Entry => ({
  id: 'a',
  game: 'xxi',
  when: 0,
  grade: 'defeat',
  options: [],
  seat: 'player',
  result: 'lost',
  worth: 0,
  accounts: undefined,
  ...changes,
});
const accounts = { start: 0.5, skill: -0.1, others: 0, luck: 0.2, revealed: 0.05, result: 0.65 };

describe('the war diary', () => {
  test('sums up games by any key; what has no figure does not count in its mean', () => {
    const games = [
      entry({ result: 'won', worth: 1, accounts }),
      entry({ options: ['quietAutumn=true'] }),
      entry({ game: 'pens', result: undefined, worth: undefined }),
    ];
    expect(groupedBy(games, ({ game }) => [game])).toEqual([
      { key: 'xxi', games: 2, won: 1, lost: 1, drawn: 0, worth: 0.5, luck: 0.2, skill: -0.1 },
      { key: 'pens', games: 1, won: 0, lost: 0, drawn: 0, worth: undefined, luck: undefined, skill: undefined },
    ]);
    expect(groupedBy(games, ({ options }) => options).map(({ key, games: n }) => [key, n])).toEqual([
      ['quietAutumn=true', 1],
    ]);
  });

  test('is a table for other programs', () => {
    const csv = csvOf([entry({ grade: 'a "great", victory', options: writeOptions({ b: 2, a: true }), accounts })]);
    expect(csv.split('\n')).toEqual([
      'date,game,seat,result,grade,worth,start,skill,others,luck,revealed,options',
      '1970-01-01T00:00:00.000Z,xxi,player,lost,"a ""great"", victory",0.0000,0.5000,-0.1000,0.0000,0.2000,0.0500,a=true b=2',
      '',
    ]);
  });
});

describe('what reviews said', () => {
  const shelf = new Map<string, string>();
  beforeEach(() => {
    shelf.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, value: string) => shelf.set(key, value),
    });
    return () => vi.unstubAllGlobals();
  });

  test('is kept by fingerprint, that of older staff too', () => {
    const { revealed: _, ...older } = accounts;
    keepAccounts('one', { player: accounts });
    keepAccounts('two', { player: older });
    expect(keptAccounts()).toEqual({ one: { player: accounts }, two: { player: older } });
  });

  test.each(['{', '[1]', 'null', '{"x":null}', '{"x":{"player":null}}', '{"x":{"player":{"luck":"much"}}}'])(
    'and %s on the shelf is passed over',
    (broken) => {
      shelf.set('derby.accounts', broken);
      expect(keptAccounts()).toEqual({});
    },
  );
});
