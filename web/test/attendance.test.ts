import { openOf } from '@derby/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { Attendance } from '../src/seats/attendance.ts';
import type { Asked, Sitter } from '../src/seats/sitter.ts';
import type { Session } from '../src/table/session.ts';
import { layOne, nowOf, seated } from './lantern.ts';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

/** Somebody in every seat that the persons leave. */
function attended(session: Session, sitter: Sitter, pause = 0): Attendance {
  const attendance = new Attendance(session, { sitterOf: () => sitter, pause: () => pause });
  leave = attendance.attend();
  return attendance;
}

/** Takes the first open choice of whatever is asked. */
const compliant = (session: Session): Sitter => ({
  decide: async ({ seat }) => openOf(nowOf(session, seat).question?.offers ?? [])[0]?.choice.join(' ') ?? '',
});

const AGES = 1_000_000;

describe('the seats that nobody at this screen holds', () => {
  test('are played until a person is asked', async () => {
    const session = seated({ red: 'cadet', blue: 'person' });
    attended(session, compliant(session));
    await expect.poll(() => session.question.value?.seat).toBe('blue');
    expect(nowOf(session).steps.every(({ seat }) => seat === 'red')).toBe(true);
  });

  test('are played to the end where nobody else plays', async () => {
    const session = seated({ red: 'cadet', blue: 'cadet' });
    attended(session, compliant(session));
    await expect.poll(() => session.ending.value).toBeDefined();
  });

  test('whoever decides is told the seat and the record up to the question', async () => {
    const session = seated({ red: 'person', blue: 'admiral' });
    const asked: Asked[] = [];
    attended(session, {
      decide: async (question) => {
        asked.push(question);
        return 'low';
      },
    });
    layOne(session);
    await expect.poll(() => session.steps.value).toBe(2);
    expect(asked[0]).toMatchObject({ seat: 'blue', record: { choices: [expect.stringMatching(/^lay /)] } });
  });

  test('choices follow each other at a pace; they can be hurried and halted', async () => {
    const session = seated({ red: 'cadet', blue: 'cadet' });
    const attendance = attended(session, compliant(session), AGES);
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.steps.value).toBe(0);
    attendance.tempo.value = 'halt';
    attendance.tempo.value = 'fast';
    await expect.poll(() => session.steps.value).toBeGreaterThan(0);
  });

  test('who was halted while he thought does not decide before he may', async () => {
    const session = seated({ red: 'person', blue: 'cadet' });
    let answer: ((choice: string) => void) | undefined;
    const attendance = attended(session, {
      decide: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    layOne(session);
    await expect.poll(() => answer).toBeDefined();
    attendance.tempo.value = 'halt';
    answer?.('low');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(session.steps.value).toBe(1);
    attendance.tempo.value = 'pace';
    await expect.poll(() => session.steps.value).toBe(2);
  });

  test('an answer that comes after an undo is not taken', async () => {
    const session = seated({ red: 'person', blue: 'cadet' });
    const signals: AbortSignal[] = [];
    let wake = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      wake = resolve;
    });
    attended(session, {
      decide: (_, gone) => {
        signals.push(gone);
        wake();
        return new Promise((resolve) => setTimeout(() => resolve('low')));
      },
    });
    layOne(session);
    await asked;
    void session.undo();
    expect(signals[0]?.aborted).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(session.steps.value).toBe(0);
  });

  test('a fault is shown, and can be tried again', async () => {
    const session = seated({ red: 'person', blue: 'cadet' });
    let isIll = true;
    const attendance = attended(session, {
      decide: (asked, gone) => (isIll ? Promise.reject(new Error('ill')) : compliant(session).decide(asked, gone)),
    });
    layOne(session);
    await expect.poll(() => attendance.failed.value).toBe(true);
    attendance.retry();
    expect(attendance.failed.value).toBe(false);
    await expect.poll(() => attendance.failed.value).toBe(true);
    isIll = false;
    attendance.retry();
    await expect.poll(() => session.question.value?.seat).toBe('red');
    expect(attendance.failed.value).toBe(false);
  });

  test('a choice that is not open is a fault like any other', async () => {
    const session = seated({ red: 'person', blue: 'cadet' });
    const attendance = attended(session, { decide: async () => 'fly-home' });
    layOne(session);
    await expect.poll(() => attendance.failed.value).toBe(true);
    expect(session.steps.value).toBe(1);
    session.sit('blue', 'person');
    expect(session.curtainFor.value).toBe('blue');
  });
});
