/** Two persons at one keyboard, each with secrets: the curtain between them, and what each has read. */
import { PLAYERS } from '@derby/bots';
import { type AnyText, editionOn, type GameModule, type Lexicon, openOf } from '@derby/kernel';
import { GAMES } from '@derby/registry';
import { describe, expect, test } from 'vitest';
import { lantern } from '../../kernel/test/lantern.ts';
import type { GameBox } from '../src/gamebox.ts';
import { Session } from '../src/play/session.ts';
import { shellFor } from '../src/shell.ts';
import { scratch } from './derby.ts';

const game = lantern as GameModule<Lexicon>;

/** Lantern in a box: whatever a person may not see there is a number in its words. */
function boxOf(open: boolean): GameBox {
  const played = open ? { ...game, isOpenToAll: () => true } : game;
  const text = { title: 'Lantern', seats: {}, prompts: {}, choices: {}, log: {}, grades: {} } as AnyText;
  return {
    entry: GAMES[0]!,
    game: played,
    edition: editionOn(played, async () => text),
    staff: () => Promise.reject(new Error('Nobody is asked.')),
    text,
    board: undefined,
    digest: undefined,
    titles: {},
  };
}

const begun = (open = false, bots = {}): Promise<Session> => {
  const shell = { ...shellFor('en'), env: { XDG_STATE_HOME: scratch() } };
  return Session.begin(boxOf(open), { bots, adviser: PLAYERS.greedy }, shell, 'Hesperus', {});
};

const read = (session: Session): string[] => session.unread().map(({ entry }) => entry.what);

async function say(session: Session, verb: string): Promise<void> {
  const found = openOf(session.question?.offers ?? []).find(({ choice }) => choice[0] === verb);
  expect(await session.take(found?.choice ?? ['nothing'])).toBeUndefined();
}

describe('two persons at one keyboard', () => {
  test('a curtain falls whenever the other is asked, and only then', async () => {
    const session = await begun();
    expect(session.curtainFor).toBe('red');
    session.openCurtain();
    await say(session, 'note');
    expect(session.curtainFor).toBeUndefined();
    await say(session, 'lay');
    expect(session.curtainFor).toBe('blue');
    session.openCurtain();
    expect(session.viewer).toBe('blue');
    await say(session, 'high');
    expect(session.curtainFor).toBeUndefined();
  });

  test('each is told everything once that he may read, and nothing twice', async () => {
    const session = await begun();
    session.openCurtain();
    expect(read(session)).toEqual([]);
    await say(session, 'lay');
    session.openCurtain();
    expect(read(session)).toEqual([]);
    await say(session, 'high');
    expect(read(session)).toEqual(['guess']);
    await say(session, 'swing');
    session.openCurtain();
    expect(session.viewer).toBe('red');
    expect(read(session)).toEqual(['card-laid', 'guess', 'lantern-swung']);
    expect(read(session)).toEqual([]);
  });

  test('where nothing is hidden there is no curtain, and what one has read both have', async () => {
    const session = await begun(true);
    expect(session.curtainFor).toBeUndefined();
    await say(session, 'swing');
    expect(read(session)).toEqual(['lantern-swung']);
    await say(session, 'swing');
    expect(session.viewer).toBe('red');
    expect(read(session)).toEqual(['lantern-swung']);
  });

  test('a person against a bot needs none', async () => {
    expect((await begun(false, { blue: PLAYERS.greedy })).curtainFor).toBeUndefined();
  });
});
