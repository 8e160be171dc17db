import { FastDice, readRecord, sha256Of } from '@derby/kernel';
import { editionOfToday } from '@derby/registry/editions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { open, Person, type Seat, type TestHouse } from './house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house[Symbol.asyncDispose]());

const person = () => new Person(house.address);
const PENS = { game: 'pens', seats: { axis: 'me', allies: 'open' } };

/** Two at a table of U-boat Pens. */
async function two(options: object = {}) {
  const [axis, allies] = [person(), person()];
  const id = await axis.lay({ ...PENS, ...options });
  const key = (await axis.page(id)).seats.find(({ seat }) => seat === 'allies')?.key;
  expect(await allies.join(id, 'allies', key)).toBe(200);
  return { id, axis, allies, seats: [await axis.sit(id), await allies.sit(id)] as const };
}

/** Whoever is asked chooses at random, so many times. */
async function play(seats: readonly Seat[], times: number, seed: string): Promise<void> {
  const dice = new FastDice(seed);
  for (let i = 0; i < times; i++) {
    const at = seats[0]?.at ?? 0;
    const asked = seats.find(({ now }) => now?.question);
    if (!asked) return;
    const choice = asked.open[dice.below(asked.open.length)] ?? '';
    expect(await asked.take(choice)).toMatchObject({ kind: 'answer' });
    await Promise.all(seats.map((seat) => seat.until(() => seat.at > at)));
  }
}

describe('a table', () => {
  test('is laid, joined by invitation and played: both see the same public facts', async () => {
    const { seats, id, allies } = await two();
    await play(seats, 30, 'played');
    const [one, other] = seats;
    expect(one.at).toBe(30);
    expect(other.at).toBe(30);
    expect(one.now?.steps.length).toBe(30);
    expect(one.now?.asked).toBe(other.now?.asked);
    await one.until(() => one.company.allies?.isHere === true);
    expect((await allies.page(id)).isMyTurn).toBe(other.now?.question !== undefined);
    // Changes lead to the same as a look at the whole.
    const again = await allies.sit(id);
    expect(again.now).toEqual(other.now);
    await Promise.all([...seats, again].map((seat) => seat.leave()));
  });

  test('refuses what is not open, what is stale, and what is not this seat’s to decide; nothing changes', async () => {
    const { seats } = await two();
    const asked = seats.find(({ now }) => now?.question) as Seat;
    const other = seats.find((seat) => seat !== asked) as Seat;
    const [choice = ''] = asked.open;
    expect((await other.take(choice)).refusal).toEqual({ reason: 'other-seat' });
    expect((await asked.take('nonsense at all')).refusal).toEqual({ reason: 'unknown' });
    expect((await asked.take(choice, 5)).refusal).toEqual({ reason: 'stale' });
    expect((await asked.take('agree-draw')).refusal).toEqual({ reason: 'unknown' });
    expect((await other.say({ kind: 'undo', at: 0 })).refusal).toEqual({ reason: 'barred' });
    expect(asked.at).toBe(0);
    expect((await asked.take(choice)).refusal).toBeUndefined();
    await other.until(() => other.at === 1);
    const [second = 'x'] = seats.flatMap((seat) => seat.open);
    expect((await asked.take(`${second}x`, 0)).refusal).toEqual({ reason: 'stale' });
    await Promise.all(seats.map((seat) => seat.leave()));
  });

  test('takes a choice once, however often it is said for its moment', async () => {
    const { seats } = await two();
    const asked = seats.find(({ now }) => now?.question) as Seat;
    const [choice = ''] = asked.open;
    const answers = await Promise.all([0, 0, 0].map((at) => asked.take(choice, at)));
    expect(answers.map(({ refusal }) => refusal)).toEqual([undefined, undefined, undefined]);
    await asked.until(() => asked.at === 1);
    expect(asked.now?.steps.length).toBe(1);
    await Promise.all(seats.map((seat) => seat.leave()));
  });

  test('takes back what can be taken back', async () => {
    const alone = person();
    const own = await alone.lay({ game: 'xxi', seats: { player: 'me' } });
    const seat = await alone.sit(own);
    const before = seat.now;
    const [choice = ''] = seat.open;
    await seat.take(choice);
    await seat.until(() => seat.at === 1);
    expect((await seat.say({ kind: 'take-back', at: 1 })).refusal).toBeUndefined();
    await seat.until(() => seat.at === 2);
    expect({ ...seat.now, undoBar: undefined }).toEqual({ ...before, undoBar: undefined });
    await seat.leave();
  });

  test('ends by agreement, by conceding or by adjourning, and then shows its dice', async () => {
    const { id, axis, seats } = await two();
    const [one, other] = seats;
    await play(seats, 6, 'ends');
    const published = (await axis.page(id)).seedHash;
    const sealedRecord = await (await axis.ask('GET', `/api/matches/${id}/record`)).text();
    expect(sealedRecord).toContain(`seed-hash ${published}`);
    expect(sealedRecord).not.toMatch(/^seed /m);
    expect((await one.say({ kind: 'answer', at: 6, yes: true })).refusal).toEqual({ reason: 'unknown' });
    expect((await one.say({ kind: 'propose', at: 6, what: 'draw' })).refusal).toBeUndefined();
    await other.until(() => other.at === 7);
    expect(other.now?.proposal).toEqual({ what: 'draw', by: 'axis' });
    expect((await one.say({ kind: 'answer', at: 7, yes: true })).refusal).toEqual({ reason: 'unknown' });
    expect((await other.say({ kind: 'answer', at: 7, yes: true })).refusal).toBeUndefined();
    await one.until(() => one.now?.ending !== undefined);
    expect(one.now?.ending?.outcome).toMatchObject({ winner: 'draw', grade: 'agreed-draw' });
    const record = readRecord(await (await axis.ask('GET', `/api/matches/${id}/record`)).text());
    expect(sha256Of(record.seed ?? '')).toBe(published);
    expect(record.seedHash).toBe(published);
    (await editionOfToday('pens')).verify(record);
    expect((await axis.page(id)).status).toBe('over');
    expect((await other.say({ kind: 'concede', at: 8 })).refusal).toEqual({ reason: 'over' });
    await Promise.all(seats.map((seat) => seat.leave()));
  });

  test('goes back beyond the dice where both agree', async () => {
    const { seats } = await two();
    const [one, other] = seats;
    await play(seats, 12, 'back');
    const step = 4;
    const view = (await one.say({ kind: 'look', step })).value;
    expect((await one.say({ kind: 'propose', at: 12, what: 'take-back', step })).refusal).toBeUndefined();
    await other.until(() => other.at === 13);
    expect((await other.say({ kind: 'answer', at: 13, yes: true })).refusal).toBeUndefined();
    await one.until(() => one.at === 14);
    expect(one.now?.steps.length).toBe(step);
    expect(one.now?.view).toEqual(view);
    await Promise.all(seats.map((seat) => seat.leave()));
  });

  test('is played against the staff, who answers by itself', async () => {
    const one = person();
    const id = await one.lay({ game: 'pens', seats: { axis: 'me', allies: 'watch-officer' } });
    const seat = await one.sit(id);
    const dice = new FastDice('staff');
    for (let i = 0; i < 40 && !seat.now?.ending; i++) {
      await seat.until(() => seat.now?.question !== undefined || seat.now?.ending !== undefined);
      const { at } = seat;
      await seat.take(seat.open[dice.below(seat.open.length)] ?? '');
      await seat.until(() => seat.at > at);
    }
    expect(seat.now?.steps.some(({ seat: by }) => by === 'allies')).toBe(true);
    await seat.leave();
  });

  test('gives hints where nobody is played against, and otherwise where it was agreed', async () => {
    const alone = person();
    const seat = await alone.sit(await alone.lay({ game: 'xxi', seats: { player: 'me' } }));
    expect(seat.hints).toBe(true);
    const { value } = await seat.say({ kind: 'hint', rank: 'watch-officer' });
    expect(seat.open).toContain((value as { choice: string }).choice);
    await seat.leave();
    const { seats } = await two();
    const asked = seats.find(({ now }) => now?.question) as Seat;
    expect(asked.hints).toBe(false);
    expect((await asked.say({ kind: 'hint', rank: 'watch-officer' })).refusal).toEqual({ reason: 'not-here' });
    await Promise.all(seats.map((one) => one.leave()));
  });

  test('foresees what could not be taken back', async () => {
    const alone = person();
    const seat = await alone.sit(await alone.lay({ game: 'xxi', seats: { player: 'me' } }));
    const { value } = await seat.say({ kind: 'foresee', at: 0, choices: seat.open });
    expect(value).toHaveLength(seat.open.length);
    await seat.leave();
  });
});

describe('who may come in', () => {
  test('a seat is taken by invitation, once; in the lobby by anyone', async () => {
    const [host, guest, late] = [person(), person(), person()];
    const id = await host.lay(PENS);
    expect(await guest.join(id, 'allies')).toBe(403);
    expect(await guest.join(id, 'allies', 'guessed')).toBe(403);
    expect(await guest.join(id, 'axis', 'guessed')).toBe(403);
    expect((await guest.list('')).map((one) => one.id)).not.toContain(id);
    const key = (await host.page(id)).seats.find(({ seat }) => seat === 'allies')?.key;
    expect((await guest.page(id)).seats.find(({ seat }) => seat === 'allies')?.key).toBeUndefined();
    expect(await guest.join(id, 'allies', key)).toBe(200);
    expect(await guest.join(id, 'allies', key)).toBe(200);
    expect(await late.join(id, 'allies', key)).toBe(409);
    expect((await guest.list('/mine')).map((one) => one.id)).toEqual([id]);
    const listed = await host.lay({ ...PENS, isListed: true });
    expect((await late.list('')).map((one) => one.id)).toContain(listed);
    expect(await late.join(listed, 'allies')).toBe(200);
    expect((await late.list('')).map((one) => one.id)).not.toContain(listed);
  });

  test('nobody sits at another’s seat, and a spectator needs the link', async () => {
    const { id, axis, allies, seats } = await two();
    const stranger = person();
    await expect(stranger.sit(id)).rejects.toThrow('403');
    await expect(stranger.sit(id, '?seat=axis')).rejects.toThrow('403');
    await expect(allies.sit(id, '?seat=axis')).rejects.toThrow('403');
    await expect(allies.sit(id, '?seat=spectator')).rejects.toThrow('403');
    await expect(stranger.sit('A'.repeat(16))).rejects.toThrow('404');
    expect((await stranger.ask('GET', `/api/matches/${id}/record`)).status).toBe(403);
    expect((await stranger.page(id)).watchKey).toBeUndefined();
    const { watchKey } = await axis.page(id);
    const watching = await stranger.sit(id, `?key=${watchKey}`);
    expect(watching.now?.question).toBeUndefined();
    expect((await watching.take('anything', 0)).refusal).toEqual({ reason: 'no-seat' });
    await Promise.all([...seats, watching].map((seat) => seat.leave()));
  });

  test('a forged cookie is nobody’s', async () => {
    const one = person();
    await one.lay(PENS);
    const other = person();
    other.cookie = one.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect(await (await other.ask('GET', '/api/me')).json()).toBeNull();
    expect(await (await one.ask('GET', '/api/me')).json()).toEqual({ name: 'Guest' });
  });

  test('names are lines without controls', async () => {
    const one = person();
    for (const name of ['', ' ', 'a\nb', '\u001b[31m', 'x'.repeat(41), '\u202eevil'])
      expect((await one.ask('PUT', '/api/me', { name })).status).toBe(400);
    expect((await one.ask('PUT', '/api/me', { name: 'Günther P.' })).status).toBe(200);
    expect(await (await one.ask('GET', '/api/me')).json()).toEqual({ name: 'Günther P.' });
  });

  test('a page from elsewhere is refused, with and without a socket', async () => {
    const one = person();
    const id = await one.lay(PENS);
    const evil = { origin: 'https://evil.example' };
    expect((await one.ask('POST', '/api/matches', PENS, evil)).status).toBe(403);
    expect((await one.ask('POST', '/api/matches', PENS, { 'content-type': 'text/plain' })).status).toBe(403);
    const { Seat: Guest } = await import('./house.ts');
    const url = `${house.address.replace('http', 'ws')}/api/matches/${id}/live`;
    const seat = new Guest(url, { origin: 'https://evil.example', cookie: one.cookie });
    await expect(seat.until(() => seat.now !== undefined)).rejects.toThrow('403');
  });

  test.each([
    ['of no game', { game: 'chess', seats: {} }, 404],
    ['with a seat that is not there', { game: 'pens', seats: { axis: 'me', moon: 'open' } }, 400],
    ['with a rank that is not there', { game: 'pens', seats: { axis: 'me', allies: 'grandmaster' } }, 400],
    ['of the staff alone', { game: 'pens', seats: { axis: 'cadet', allies: 'cadet' } }, 400],
    ['with an option that is not there', { game: 'pens', seats: { axis: 'me' }, options: { nonsense: true } }, 400],
    ['with dice of one’s own', { game: 'pens', seats: { axis: 'me' }, seed: 'chosen' }, 400],
    ['in half a message', '{"game":', 400],
    ['in a message without end', 'x'.repeat(20_000), 400],
  ])('a match %s is refused', async (_title, asked, status) => {
    expect((await person().ask('POST', '/api/matches', asked)).status).toBe(status);
  });
});

describe('the house tells how it is', () => {
  test('well, ready, and in figures', async () => {
    const at = (path: string) => fetch(`${house.address}${path}`);
    expect((await at('/healthz')).status).toBe(200);
    expect((await at('/readyz')).status).toBe(200);
    expect(await (await at('/metrics')).text()).toMatch(/derby_deeds_total \d+/);
    expect((await at('/api/nothing')).status).toBe(404);
  });
});
