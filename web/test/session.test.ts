import { FastDice, notation, openOf, SPECTATOR } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { Session } from '../src/table/session.ts';
import { BOTH, handOf, lantern, layOne, seated } from './lantern.ts';

/** All that the desk shows of a session, as text. */
const shown = (session: Session): string =>
  JSON.stringify([session.view.value, session.question.value ?? null, session.log.value, session.recent.value]);

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

  test('while the curtain is closed, the one before him still cannot see on', () => {
    const session = seated(BOTH);
    session.openCurtain();
    layOne(session);
    expect(session.seat).toBe('red');
    expect(session.question.value).toBeUndefined();
    expect(() => session.take('high')).toThrow();
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
    session.hasCurtain = false;
    expect(session.seat).toBe('red');
    layOne(session);
    expect(session.curtainFor.value).toBeUndefined();
    expect(session.seat).toBe('blue');
    session.undo();
    expect(session.seat).toBe('red');
  });

  test('a curtain that is hung during the game falls when the screen changes hands, not before', () => {
    const session = seated(BOTH);
    session.hasCurtain = false;
    session.hasCurtain = true;
    expect(session.curtainFor.value).toBeUndefined();
    layOne(session);
    expect(session.curtainFor.value).toBe('blue');
    session.hasCurtain = false;
    expect(session.seat).toBe('blue');
  });

  test('when the game is over there is nothing left to hide behind a curtain', () => {
    const session = seated(BOTH);
    session.openCurtain();
    layOne(session);
    session.openCurtain();
    session.concede();
    expect(session.outcome.value?.winner).toBe('red');
    expect(session.curtainFor.value).toBeUndefined();
  });
});

describe('through whole games', () => {
  test.each([BOTH, { red: 'person', blue: 'cadet' } as const, { red: 'cadet', blue: 'cadet' } as const])(
    '%j: the table is that of its viewer, and nothing more',
    (seating) => {
      const session = seated(seating);
      const dice = new FastDice('anything');
      while (session.match.question) {
        const { question } = session.match;
        const open = openOf(question.offers);
        const choice = notation(open[dice.below(open.length)]?.choice ?? ['nothing']);
        if (session.curtainFor.value !== undefined) session.openCurtain();
        const { seat } = session;
        expect(session.view.value).toEqual(session.match.view(seat));
        expect(session.log.value).toEqual(session.match.log(seat));
        expect(session.question.value).toEqual(question.seat === seat ? question : undefined);
        expect(seat).toBe(
          seating[question.seat as 'red' | 'blue'] === 'person'
            ? question.seat
            : (session.persons.value[0] ?? SPECTATOR),
        );
        if (seat === question.seat) session.take(choice);
        else session.takeFor(question.seat, choice);
      }
      expect(session.outcome.value).toBeDefined();
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
  test('keeps who sat where, and a session taken up from it seats them again', () => {
    const session = seated({ red: 'cadet', blue: 'person' });
    expect(session.record().players).toEqual({ red: 'cadet', blue: 'person' });
    expect(Session.resume(lantern, session.record()).seating).toEqual({ red: 'cadet', blue: 'person' });
  });

  test('follows a change of seats, here and from another tab', () => {
    const session = seated(BOTH);
    const other = seated({ red: 'person', blue: 'cadet' });
    let changes = 0;
    session.onChange = () => {
      changes += 1;
    };
    session.sit('blue', 'admiral');
    expect(changes).toBe(1);
    expect(session.record().players).toEqual({ red: 'person', blue: 'admiral' });
    session.follow(other.record());
    expect(session.seating).toEqual({ red: 'person', blue: 'cadet' });
  });

  test('a replay is seen by one seat throughout', () => {
    const session = Session.resume(lantern, seated(BOTH).record());
    session.seenBy.value = 'blue';
    expect(session.curtainFor.value).toBeUndefined();
    expect(session.view.value).toMatchObject({ hand: handOf(session, 'blue') });
  });
});
