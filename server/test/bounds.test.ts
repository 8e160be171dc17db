/** What has an end: the deeds of a match, the patience with whoever does not read, and what the log says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FastDice } from '@derby/kernel';
import type { Deed } from '@derby/protocol';
import { editionOfToday } from '@derby/registry/editions';
import { expect, test } from 'vitest';
import { Hosted, MOST_DEEDS } from '../src/host/hosted.ts';
import { loggerAt } from '../src/log.ts';
import { open, Person } from './house.ts';

const PENS = { game: 'pens', seats: { axis: 'me', allies: 'open' } };

test('a match has so many deeds, whatever they were; then it can only be ended', async () => {
  const asking: Deed = { kind: 'propose', seat: 'axis', what: 'draw' };
  const refusing: Deed = { kind: 'answer', seat: 'allies', yes: false };
  const deeds = Array.from({ length: MOST_DEEDS - 1 }, (_, i) => (i % 2 ? refusing : asking));
  const match = new Hosted(
    { edition: await editionOfToday('pens') },
    { seed: 'long', options: {}, deeds, viewers: [] },
  );
  expect(await match.act(refusing, MOST_DEEDS - 1)).toMatchObject({ at: MOST_DEEDS });
  expect(await match.act(asking, MOST_DEEDS)).toEqual({ refusal: { reason: 'too-long' } });
  expect(await match.act({ kind: 'concede', seat: 'axis' }, MOST_DEEDS)).toMatchObject({ at: MOST_DEEDS + 1 });
});

test('whoever asks and does not read is sent away; the others go on', async () => {
  await using house = await open();
  const [slow, quick] = [new Person(house.address), new Person(house.address)];
  const id = await slow.lay(PENS);
  await quick.join(id, 'allies', (await slow.page(id)).seats.find(({ key }) => key !== undefined)?.key);
  const [stuck, other] = [await slow.sit(id), await quick.sit(id)];
  await other.until(() => other.company.axis?.isHere === true);
  stuck.socket.pause();
  const asking = setInterval(() => {
    for (let i = 0; i < 20; i++) stuck.socket.send(JSON.stringify({ kind: 'look', id: 1, step: 0 }));
  }, 5);
  await other.until(() => other.company.axis?.isHere === false);
  clearInterval(asking);
  expect((await other.say({ kind: 'look', step: 0 })).value).toBeDefined();
  stuck.socket.terminate();
  await other.leave();
}, 60_000);

test('the log says what was asked and what failed, and no secret', async () => {
  const lines: string[] = [];
  await using house = await open({ log: loggerAt('trace', { write: (line) => lines.push(line) }) });
  const [host, guest] = [new Person(house.address), new Person(house.address)];
  const PASSWORD = 'correct horse battery';
  await host.ask('POST', '/api/account', { name: 'Karl', password: PASSWORD });
  await guest.ask('POST', '/api/session', { name: 'Karl', password: `${PASSWORD} not` });
  const { token } = (await (await host.ask('POST', '/api/tokens', { label: 'bot' })).json()) as { token: string };
  await guest.ask('GET', '/api/me', undefined, { authorization: `Bearer ${token}` });
  const id = await host.lay(PENS);
  const page = await host.page(id);
  const keys = page.seats.flatMap(({ key }) => key ?? []);
  await guest.join(id, 'allies', keys[0]);
  const { store } = house.house;
  const match = await store.matches.find(id);
  await guest.ask('GET', `/api/matches/${id}/record?key=${match?.watch_key}`);
  const seats = [
    await host.sit(id),
    await guest.sit(id),
    await new Person(house.address).sit(id, `?key=${match?.watch_key}`),
  ];
  // Something fails.
  store.events.append = () => Promise.reject(new Error('planted'));
  const asked = seats.find(({ now }) => now?.question);
  const { open: choices = [] } = asked ?? {};
  await asked?.take(choices[new FastDice('log').below(choices.length)] ?? '');
  for (const seat of seats) await seat.leave();
  const log = lines.join('');
  expect(log).toContain('planted');
  expect(log).toContain(`/api/matches/${id}/record`);
  const secrets = [
    ...[PASSWORD, token, match?.seed, match?.watch_key, ...keys],
    ...[host, guest].map(({ cookie }) => cookie.split('.').at(-1)),
    readFileSync(join(house.data, 'secret'), 'utf8').trim(),
  ];
  expect(secrets.length).toBeGreaterThan(6);
  for (const secret of secrets) {
    expect(secret?.length).toBeGreaterThan(10);
    expect(log).not.toContain(secret);
  }
});
