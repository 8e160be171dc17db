import type { Question } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { packed, unpacked, type WireNow } from '../src/index.ts';

const now = (question?: Question): WireNow => ({ view: {}, log: [], steps: [], ...(question && { question }) });
const question: Question = {
  seat: 'axis',
  rule: 'X-1',
  offers: [
    { choice: ['march', 12, 30], barredBy: undefined },
    { choice: ['march', '12', 'a-b'], barredBy: 'X-2.1' },
    { choice: ['odd', '#1', 'two words', 'a|b'], barredBy: undefined },
  ],
};

describe('packed', () => {
  test('offers are short texts, numbers are numbers again, and what cannot be written so stands as it is', () => {
    const { offers } = packed(now(question));
    expect(offers).toEqual(['march #12 #30', 'march 12 a-b|X-2.1', question.offers[2]]);
    expect(unpacked(JSON.parse(JSON.stringify(packed(now(question))))).question).toEqual(question);
  });

  test('offers stay when nothing is asked, and are not shown then', () => {
    const asked = packed(now(question));
    const waiting = packed(now(), asked);
    expect(waiting.offers).toBe(asked.offers);
    expect(unpacked(waiting)).toEqual(now());
    expect(packed(now()).offers).toEqual([]);
  });
});
