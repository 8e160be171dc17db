import { type Choice, FastDice, HostedMatch, notation, openOf, type Question, SPECTATOR } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { seatingOf } from '../src/seats/seating.ts';
import type { Session } from '../src/table/session.ts';
import { BOTH, handOf, lantern, layOne, nowOf, openly, seated } from './lantern.ts';

/** All that the desk shows of a session, as text. */
const shown = (session: Session): string =>
  JSON.stringify([session.view.value, session.question.value ?? null, session.log.value, session.recent.value]);

describe('a choice', () => {
  test('is handed over as the very one that was offered; words are looked for anew', () => {
    const made = (how: (choice: Choice) => Choice | string) => {
      const session = seated(BOTH);
      session.openCurtain();
      const offered = openOf(session.question.value?.offers ?? [])[0]?.choice ?? [''];
      void session.take(how(offered));
      return { offered, choice: nowOf(session, 'red').steps[0]?.choice };
    };
    const itself = made((choice) => choice);
    expect(itself.choice).toBe(itself.offered);
    const words = made(notation);
    expect(words.choice).not.toBe(words.offered);
    expect(words.choice).toEqual(words.offered);
  });
});

describe('two persons at one screen', () => {
  test('nobody sees anything until the curtain has been opened', () => {
    const session = seated(BOTH);
    expect(session.curtainFor.value).toBe('red');
    expect(session.seat).toBe(SPECTATOR);
    expect(session.question.value).toBeUndefined();
    expect(session.view.value).toMatchObject({ hand: [] });
  });

  test('each sees his own table, and nothing of what the other knows', () => {
    const session = seated(BOTH);
    session.openCurtain();
    expect(session.view.value).toMatchObject({ hand: handOf(session, 'red') });
    const [card] = handOf(session, 'red');
    layOne(session);
    expect(session.curtainFor.value).toBe('blue');
    session.openCurtain();
    expect(session.view.value).toMatchObject({ hand: handOf(session, 'blue') });
    expect(session.question.value?.rule).toBe('LAN-3');
    expect(session.log.value).toEqual([]);
    expect(session.recent.value).toEqual([]);
    expect(shown(session)).not.toContain(`"card":${card}`);
  });

  test('while the curtain is closed, the one before him still cannot see on', async () => {
    const session = seated(BOTH);
    session.openCurtain();
    layOne(session);
    expect(session.seat).toBe('red');
    expect(session.question.value).toBeUndefined();
    expect(await session.take('high')).toEqual({ reason: 'other-seat' });
  });

  test('whoever closed the curtain by mistake may take his choice back', () => {
    const session = seated(BOTH);
    session.openCurtain();
    layOne(session);
    expect(session.undoBar.value).toBeUndefined();
    session.undo();
    expect(session.curtainFor.value).toBeUndefined();
    expect(session.seat).toBe('red');
  });

  test('undo stops where the other decided, and there is no redo of what he did', () => {
    const session = seated(BOTH);
    session.openCurtain();
    layOne(session);
    session.openCurtain();
    expect(session.undoBar.value).toEqual({ why: 'other-seat' });
    expect(session.canRedo.value).toBe(false);
  });

  test('each is told what he has not heard yet', () => {
    const session = seated(BOTH);
    session.openCurtain();
    session.unheard();
    layOne(session);
    session.openCurtain();
    expect(session.unheard()).toEqual([]);
    session.take('high');
    expect(session.curtainFor.value).toBeUndefined();
    expect(session.unheard().map(({ entry }) => entry.what)).toEqual(['guess']);
    session.take('swing');
    session.openCurtain();
    expect(session.unheard().map(({ entry }) => entry.what)).toEqual(['card-laid', 'guess', 'lantern-swung']);
  });

  test('without a curtain the table follows whoever is asked, and undo whoever decided', () => {
    const session = seated(BOTH);
    session.screen.hasCurtain = false;
    expect(session.seat).toBe('red');
    layOne(session);
    expect(session.curtainFor.value).toBeUndefined();
    expect(session.seat).toBe('blue');
    session.undo();
    expect(session.seat).toBe('red');
  });

  test('a curtain that is hung during the game falls when the screen changes hands, not before', () => {
    const session = seated(BOTH);
    session.screen.hasCurtain = false;
    session.screen.hasCurtain = true;
    expect(session.curtainFor.value).toBeUndefined();
    layOne(session);
    expect(session.curtainFor.value).toBe('blue');
    session.screen.hasCurtain = false;
    expect(session.seat).toBe('blue');
  });

  test('when the game is over there is nothing left to hide behind a curtain', () => {
    const session = seated(BOTH);
    session.openCurtain();
    layOne(session);
    session.openCurtain();
    session.concede();
    expect(session.ending.value?.outcome.winner).toBe('red');
    expect(session.curtainFor.value).toBeUndefined();
  });
});

describe('a question that shows nothing secret', () => {
  test('lies before both without a curtain, and nothing else than what all may see', async () => {
    const session = seated(BOTH, openly('LAN-3'));
    session.openCurtain();
    layOne(session);
    expect(session.curtainFor.value).toBeUndefined();
    expect(session.seat).toBe(SPECTATOR);
    expect(session.view.value).toMatchObject({ hand: [] });
    expect(session.log.value).toEqual([]);
    expect(session.recent.value).toEqual([]);
    expect(session.question.value).toMatchObject({ seat: 'blue', rule: 'LAN-3' });
    expect(session.waitingFor.value).toBeUndefined();
    expect(await session.take('high')).toBeUndefined();
    expect(session.unheard().map(({ entry }) => entry.what)).toEqual(['guess']);
  });

  test('leaves the screen in nobody’s hands: a curtain falls before the next secret', async () => {
    const session = seated(BOTH, openly('LAN-3'));
    session.openCurtain();
    layOne(session);
    await session.take('high');
    expect(nowOf(session).asked).toBe('blue');
    expect(session.curtainFor.value).toBe('blue');
    expect(session.question.value).toBeUndefined();
  });

  test('may be taken back by whoever put it there', async () => {
    const session = seated(BOTH, openly('LAN-3'));
    session.openCurtain();
    layOne(session);
    expect(session.undoBar.value).toBeUndefined();
    await session.undo();
    expect(session.curtainFor.value).toBe('red');
  });

  test('is put to the holder at his own table', () => {
    const session = seated(BOTH, openly('LAN-2'));
    expect(session.seat).toBe(SPECTATOR);
    expect(session.question.value?.seat).toBe('red');
    const own = seated(BOTH, openly('LAN-3'));
    own.openCurtain();
    expect(own.seat).toBe('red');
  });
});

describe('looking back', () => {
  test('shows what the viewer saw, and the present again', async () => {
    const session = seated({ red: 'person', blue: 'cadet' });
    const began = session.view.value;
    layOne(session);
    const laid = session.view.value;
    session.looking.value = 0;
    await expect.poll(() => session.shown.value).toBe(0);
    expect(session.view.value).toEqual(began);
    expect(session.question.value).toBeUndefined();
    session.looking.value = undefined;
    expect(session.shown.value).toBeUndefined();
    expect(session.view.value).toEqual(laid);
  });

  test('never shows one person what the other looked at', async () => {
    const session = seated(BOTH);
    session.openCurtain();
    layOne(session);
    session.looking.value = 0;
    await expect.poll(() => session.shown.value).toBe(0);
    session.openCurtain();
    expect(session.view.value).toMatchObject({ hand: handOf(session, 'blue') });
  });
});

describe('what was taken back', () => {
  test('can be done again, one after the other, until something else is done', async () => {
    const session = seated({ red: 'person', blue: 'cadet' });
    await session.take('note');
    await session.take('note');
    await session.undo();
    await session.undo();
    session.redo();
    expect(session.steps.value).toBe(1);
    expect(session.canRedo.value).toBe(true);
    await session.take('swing');
    expect(session.canRedo.value).toBe(false);
  });

  test('is not forgotten for a choice that was refused', async () => {
    const session = seated({ red: 'person', blue: 'cadet' });
    await session.take('note');
    await session.undo();
    expect(await session.take('fly-home')).toEqual({ reason: 'unknown' });
    expect(session.canRedo.value).toBe(true);
  });
});

describe('through whole games', () => {
  test.each([BOTH, { red: 'person', blue: 'cadet' } as const, { red: 'cadet', blue: 'cadet' } as const])(
    '%j: the table is that of its viewer, and nothing more',
    async (seating) => {
      const session = seated(seating);
      const dice = new FastDice('anything');
      while (nowOf(session).asked !== undefined) {
        const question = nowOf(session, nowOf(session).asked).question as Question;
        const open = openOf(question.offers);
        const choice = notation(open[dice.below(open.length)]?.choice ?? ['nothing']);
        if (session.curtainFor.value !== undefined) session.openCurtain();
        const { seat } = session;
        expect(session.view.value).toEqual(nowOf(session, seat).view);
        expect(session.log.value).toEqual(nowOf(session, seat).log);
        expect(session.question.value).toEqual(question.seat === seat ? question : undefined);
        expect(seat).toBe(
          seating[question.seat as 'red' | 'blue'] === 'person'
            ? question.seat
            : (session.persons.value[0] ?? SPECTATOR),
        );
        if (seat === question.seat) await session.take(choice);
        else await session.takeFor(question.seat, choice);
      }
      expect(session.ending.value).toBeDefined();
    },
  );
});

describe('a person and the staff', () => {
  test('while the staff decides, the person sees his own table', () => {
    const session = seated({ red: 'person', blue: 'cadet' });
    expect(session.curtainFor.value).toBeUndefined();
    layOne(session);
    expect(session.seat).toBe('red');
    expect(session.waitingFor.value).toBe('blue');
    expect(session.question.value).toBeUndefined();
  });

  test('the person may take the second seat', () => {
    const session = seated({ red: 'cadet', blue: 'person' });
    expect(session.seat).toBe('blue');
    expect(session.waitingFor.value).toBe('red');
    const [card] = handOf(session, 'red');
    session.takeFor('red', `lay ${card}`);
    expect(session.question.value?.rule).toBe('LAN-3');
    expect(shown(session)).not.toContain(`"card":${card}`);
  });

  test('whoever looks at the past is left there when the staff decides', () => {
    const session = seated({ red: 'person', blue: 'cadet' });
    layOne(session);
    session.looking.value = 0;
    session.takeFor('blue', 'high');
    expect(session.looking.value).toBe(0);
  });

  test('a seat can be handed over and taken back, and whoever has the screen keeps it', () => {
    const session = seated({ red: 'person', blue: 'cadet' });
    session.sit('blue', 'person');
    expect(session.seat).toBe('red');
    expect(session.curtainFor.value).toBeUndefined();
    layOne(session);
    expect(session.curtainFor.value).toBe('blue');
    session.sit('blue', 'admiral');
    expect(session.curtainFor.value).toBeUndefined();
    expect(session.seat).toBe('red');
  });

  test('where only the staff plays, there are only onlookers', () => {
    const session = seated({ red: 'cadet', blue: 'cadet' });
    expect(session.seat).toBe(SPECTATOR);
    expect(session.view.value).toMatchObject({ hand: [] });
    expect(session.canConcede).toBe(false);
    expect(session.undoBar.value).toEqual({ why: 'nothing' });
  });
});

describe('the record', () => {
  test('keeps who sat where, and a session taken up from it seats them again', async () => {
    const session = seated({ red: 'cadet', blue: 'person' });
    const { players } = await session.record();
    expect(players).toEqual({ red: 'cadet', blue: 'person' });
    expect(seatingOf(lantern.seats, players)).toEqual({ red: 'cadet', blue: 'person' });
  });

  test('follows a change of seats, here and from another tab', async () => {
    const session = seated(BOTH);
    const other = seated({ red: 'person', blue: 'cadet' });
    let changes = 0;
    session.onChange = () => {
      changes += 1;
    };
    session.sit('blue', 'admiral');
    expect(changes).toBe(1);
    expect((await session.record()).players).toEqual({ red: 'person', blue: 'admiral' });
    layOne(other);
    session.follow(HostedMatch.resume(lantern, await other.record()), other.seating);
    expect(session.steps.value).toBe(1);
    await session.takeFor('blue', 'high');
    expect(session.steps.value).toBe(2);
    expect(changes).toBe(2);
    expect(session.seating).toEqual({ red: 'person', blue: 'cadet' });
  });

  test('a replay is seen by one seat throughout', () => {
    const session = seated(BOTH);
    session.screen.seenBy.value = 'blue';
    expect(session.curtainFor.value).toBeUndefined();
    expect(session.view.value).toMatchObject({ hand: handOf(session, 'blue') });
  });
});
