/** Accounts: the same matches from anywhere, and nobody else's. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword, isPassword } from '../src/passwords.ts';
import { open, openBeside, Person, type TestHouse } from './house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await open({ tries: { burst: 5, perSecond: 0 } });
});
afterAll(() => house[Symbol.asyncDispose]());

const PASSWORD = 'correct horse battery';
const person = () => new Person(house.address);
const XXI = { game: 'xxi', seats: { player: 'me' } };

test('of a password only a hash is kept, another one every time', async () => {
  const [one, other] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
  expect(one).not.toBe(other);
  expect(one).not.toContain(PASSWORD);
  expect(await isPassword(PASSWORD, one)).toBe(true);
  expect(await isPassword(`${PASSWORD} `, one)).toBe(false);
  expect(await isPassword(PASSWORD, undefined)).toBe(false);
  // However an accent was typed.
  expect(await isPassword('cafe\u0301 noir', await hashPassword('caf\u00e9 noir'))).toBe(true);
});

describe('an account', () => {
  test('keeps the matches of a guest, here and elsewhere', async () => {
    const here = person();
    const first = await here.lay(XXI);
    expect((await here.ask('POST', '/api/account', { name: 'Karl', password: PASSWORD })).status).toBe(201);
    expect(await (await here.ask('GET', '/api/me')).json()).toEqual({ name: 'Karl', account: 'Karl' });
    const elsewhere = person();
    const second = await elsewhere.lay(XXI);
    await elsewhere.ask('PUT', `/api/matches/${second}/notes`, { text: 'Mine' });
    expect((await elsewhere.ask('POST', '/api/session', { name: 'KARL', password: PASSWORD })).status).toBe(200);
    for (const one of [here, elsewhere])
      expect((await one.list('/mine')).map(({ id }) => id).sort()).toEqual([first, second].sort());
    expect(await (await here.ask('GET', `/api/matches/${second}/notes`)).json()).toEqual({ text: 'Mine' });
    expect((await elsewhere.ask('POST', '/api/session/end', {})).status).toBe(200);
    expect(elsewhere.cookie).toBe('derby=');
    expect(await (await elsewhere.ask('GET', '/api/me')).json()).toBeNull();
  });

  test('has a name of its own, and one person has one', async () => {
    const one = person();
    expect((await one.ask('POST', '/api/account', { name: 'Jean', password: PASSWORD })).status).toBe(201);
    expect(await (await one.ask('POST', '/api/account', { name: 'Jean 2', password: PASSWORD })).json()).toEqual({
      error: 'has-account',
    });
    expect(await (await person().ask('POST', '/api/account', { name: 'jean', password: PASSWORD })).json()).toEqual({
      error: 'name-taken',
    });
    expect((await person().ask('POST', '/api/account', { name: 'Ada', password: 'short' })).status).toBe(400);
    expect((await person().ask('POST', '/api/account', { name: 'A\nda', password: PASSWORD })).status).toBe(400);
  });

  test('is not entered without its password, nor tried for ever', async () => {
    await using other = await open({ tries: { burst: 5, perSecond: 0 } });
    const owner = new Person(other.address);
    await owner.ask('POST', '/api/account', { name: 'Otto', password: PASSWORD });
    const thief = new Person(other.address);
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => thief.ask('POST', '/api/session', { name: 'Otto', password: 'not this one!' })),
    );
    expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await thief.ask('POST', '/api/session', { name: 'Nobody', password: PASSWORD })).status).toBe(429);
    expect(thief.cookie).toBe('');
  });

  test('a guest with an account of his own hands nothing over', async () => {
    const [one, other] = [person(), person()];
    await one.ask('POST', '/api/account', { name: 'Eva', password: PASSWORD });
    const id = await one.lay(XXI);
    await other.ask('POST', '/api/account', { name: 'Ida', password: PASSWORD });
    const house2 = await openBeside(house);
    const again = new Person(house2.address);
    again.cookie = one.cookie;
    expect((await again.ask('POST', '/api/session', { name: 'Ida', password: PASSWORD })).status).toBe(200);
    expect(await again.list('/mine')).toEqual([]);
    expect((await one.list('/mine')).map((match) => match.id)).toEqual([id]);
    await house2[Symbol.asyncDispose]();
  });
});
