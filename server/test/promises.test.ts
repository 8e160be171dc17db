/** The promises of a house, each with a test that would fail without it. */
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readRecord } from '@derby/kernel';
import { sqliteStore } from '@derby/server';
import { afterAll, describe, expect, test } from 'vitest';
import { changeXxi, deployed, misbehaving } from './bundles.ts';
import { open, Person, type Seat } from './house.ts';

const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'derby-promises-'));
  folders.push(made);
  return made;
};
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});

const XXI = { game: 'xxi', seats: { player: 'me' } };

async function step(seat: Seat): Promise<void> {
  const { at } = seat;
  expect((await seat.take(seat.open[0] ?? '')).refusal).toBeUndefined();
  await seat.until(() => seat.at > at);
}

describe('stored before shown', () => {
  test('a disk that is full refuses, loses nothing, and goes on when there is room', async () => {
    const data = folder();
    const store = await sqliteStore(data);
    await using house = await open({ data, store });
    const person = new Person(house.address);
    const seat = await person.sit(await person.lay(XXI));
    await step(seat);
    // From here on the file may not grow, and what is written would need it to.
    const cramped = await sqliteStore(data, { mostPages: 1 });
    const append = store.events.append.bind(store.events);
    store.events.append = (entries) =>
      cramped.events.append(entries.map((entry) => ({ ...entry, deed: entry.deed + ' '.repeat(50_000) })));
    const before = seat.now;
    expect((await seat.take(seat.open[0] ?? '')).refusal).toEqual({ reason: 'unsaved' });
    expect(seat.now).toEqual(before);
    expect((await person.ask('GET', '/api/matches')).status).toBe(200);
    const { at } = seat;
    expect((await store.events.of((await person.list('/mine'))[0]?.id ?? '')).length).toBe(at);
    store.events.append = append;
    await step(seat);
    expect(seat.at).toBe(at + 1);
    await seat.leave();
    await cramped.close();
  });

  test('nobody is told of a deed that is written and not yet on the disk; after a disk that fails nothing is taken', async () => {
    const data = folder();
    let synced = () => Promise.resolve();
    const store = await sqliteStore(data, { sync: () => synced() });
    await using house = await open({ data, store });
    const person = new Person(house.address);
    const id = await person.lay({ game: 'pens', seats: { axis: 'me', allies: 'me' } });
    const seats = [await person.sit(id, '?seat=axis'), await person.sit(id, '?seat=allies')];
    const seat = seats.find(({ now }) => now?.question) as Seat;
    const other = seats.find((one) => one !== seat) as Seat;
    const order: string[] = [];
    let go = () => {};
    synced = () =>
      new Promise((resolve) => {
        go = () => {
          order.push('synced');
          resolve();
        };
      });
    const told = seat.until(() => seat.at === 1).then(() => order.push('told'));
    const toldOther = other.until(() => other.at === 1).then(() => order.push('told to the other'));
    const answered = seat.take(seat.open[0] ?? '').then(() => order.push('answered'));
    while ((await store.events.of(id)).length < 1) await new Promise((later) => setTimeout(later, 5));
    await new Promise((later) => setTimeout(later, 100));
    expect(order).toEqual([]);
    go();
    await Promise.all([told, toldOther, answered]);
    expect(order[0]).toBe('synced');
    expect(order.toSorted()).toEqual(['answered', 'synced', 'told', 'told to the other']);
    synced = () => Promise.resolve();
    const asked = seats.find(({ now }) => now?.question) as Seat;
    synced = () => Promise.reject(new Error('planted'));
    expect((await asked.take(asked.open[0] ?? '')).refusal).toEqual({ reason: 'unsaved' });
    synced = () => Promise.resolve();
    await asked.until(() => asked.now !== undefined);
    const { at } = asked;
    expect((await asked.take(asked.open[0] ?? '')).refusal).toEqual({ reason: 'unsaved' });
    expect((await store.events.of(id)).length).toBe(Math.max(at, 2));
    await Promise.all(seats.map((one) => one.leave()));
  });

  test('whatever else is written is answered when it is on the disk, and keeps nobody waiting; after a disk that fails nothing is', async () => {
    const data = folder();
    let synced = () => Promise.resolve();
    const store = await sqliteStore(data, { sync: () => synced() });
    const person = { id: 'p', name: 'Rodger', created: 1, away_until: null };
    let syncs = 0;
    const going: (() => void)[] = [];
    synced = () => {
      syncs += 1;
      return new Promise((go) => going.push(go));
    };
    const order: string[] = [];
    const writing = ['p', 'q', 'r'].map((id) =>
      store.people.add({ ...person, id }).then(() => order.push(`${id} is on the disk`)),
    );
    while (going.length < 1) await new Promise((later) => setTimeout(later, 5));
    expect((await store.people.find('p'))?.name).toBe('Rodger');
    expect(order).toEqual([]);
    for (const go of going.splice(0)) go();
    // Whoever came while the first was brought there waits for the next time, all together.
    while (going.length < 1) await new Promise((later) => setTimeout(later, 5));
    expect(order).toEqual(['p is on the disk']);
    for (const go of going.splice(0)) go();
    await Promise.all(writing);
    expect(syncs).toBe(2);
    synced = () => Promise.reject(new Error('planted'));
    await expect(store.people.add({ ...person, id: 's' })).rejects.toThrow('planted');
    synced = () => Promise.resolve();
    await expect(store.people.add({ ...person, id: 't' })).rejects.toThrow('planted');
    expect(await store.people.find('t')).toBeUndefined();
    expect((await store.people.find('p'))?.name).toBe('Rodger');
    await store.close();
  });

  test('nobody is told of a deed before it is on the disk', async () => {
    const data = folder();
    const store = await sqliteStore(data);
    await using house = await open({ data, store });
    const person = new Person(house.address);
    const id = await person.lay(XXI);
    const seat = await person.sit(id);
    const append = store.events.append.bind(store.events);
    let write = () => {};
    const written = new Promise<void>((go) => {
      write = go;
    });
    const order: string[] = [];
    store.events.append = async (entries) => {
      await written;
      order.push('written');
      await append(entries);
    };
    const answered = seat.take(seat.open[0] ?? '').then(() => order.push('answered'));
    const told = seat.until(() => seat.at === 1).then(() => order.push('told'));
    // Whoever comes meanwhile, or asks, waits as well.
    const late = person.sit(id).then((other) => order.push(`came to ${other.at}`));
    await new Promise((later) => setTimeout(later, 200));
    expect(order).toEqual([]);
    write();
    await Promise.all([answered, told, late]);
    expect(order[0]).toBe('written');
    expect(order).toContain('came to 1');
  });

  test('a deed whose number is taken is refused, and the table shows what stands', async () => {
    await using house = await open();
    const person = new Person(house.address);
    const id = await person.lay(XXI);
    const seat = await person.sit(id);
    const [first = '', second = first] = seat.open;
    // Another process on the same data has decided.
    const standing = {
      touched: 1,
      status: 'playing' as const,
      asked: 'player',
      result: null,
      left: null,
      since: null,
      due: null,
    };
    const deed = JSON.stringify({ kind: 'take', seat: 'player', choice: first });
    await house.house.store.events.append([{ match: id, seq: 0, deed, made: 1, standing }]);
    expect((await seat.take(second)).refusal).toEqual({ reason: 'stale' });
    await seat.until(() => seat.at === 1);
    expect(seat.now?.steps[0]?.choice?.join(' ')).toBe(first);
    await seat.leave();
  });

  test('a house that is closed and opened again goes on where it was', async () => {
    const data = folder();
    let cookie = '';
    let id = '';
    let before: unknown;
    {
      await using house = await open({ data });
      const person = new Person(house.address);
      id = await person.lay(XXI);
      const seat = await person.sit(id);
      for (let i = 0; i < 10; i++) await step(seat);
      before = seat.now;
      cookie = person.cookie;
    }
    await using house = await open({ data });
    const person = new Person(house.address);
    person.cookie = cookie;
    const seat = await person.sit(id);
    expect(seat.now).toEqual(before);
    await step(seat);
    await seat.leave();
  });
});

describe('pinned rules', () => {
  test('a match begun under old rules ends under them, one begun under new rules under those', async () => {
    const data = folder();
    const [old, changed] = [await deployed(), await deployed()];
    folders.push(old, changed);
    // In the changed rules whoever gives up has won.
    await changeXxi(changed, (file, code) => {
      if (file === 'game.ts') return code.replace(/^( *edition: )\d+,$/m, '$17,');
      return file === 'victory.ts'
        ? code.replace(
            " || state.ending === 'conceded') return 'defeat'",
            ") return 'defeat';\n  if (state.ending === 'conceded') return 'decisive'",
          )
        : code;
    });
    let cookie = '';
    let id = '';
    {
      await using house = await open({ data, rules: old });
      const person = new Person(house.address);
      id = await person.lay(XXI);
      const seat = await person.sit(id);
      for (let i = 0; i < 5; i++) await step(seat);
      expect(seat.facts?.edition).not.toBe(7);
      cookie = person.cookie;
    }
    await using house = await open({ data, rules: changed });
    const person = new Person(house.address);
    person.cookie = cookie;
    const [before, since] = [await person.sit(id), await person.sit(await person.lay(XXI))];
    expect(before.facts?.edition).not.toBe(7);
    expect(since.facts?.edition).toBe(7);
    expect(before.at).toBe(5);
    for (const seat of [before, since]) {
      expect((await seat.take('nonsense')).refusal).toEqual({ reason: 'unknown' });
      for (let i = 0; i < 5; i++) await step(seat);
      await seat.say({ kind: 'concede', at: seat.at });
      await seat.until(() => seat.now?.ending !== undefined);
    }
    expect(before.now?.ending?.outcome.grade).toBe('defeat');
    expect(since.now?.ending?.outcome.grade).toBe('decisive');
    // Both replay exactly, each under its own rules.
    const rules = join(data, 'rules');
    for (const match of await person.list('/mine')) {
      const [name = ''] = readdirSync(rules).filter((one) => one.startsWith(`xxi-${match.edition}-`));
      const { edition } = await import(pathToFileURL(join(rules, name)).href);
      const record = readRecord(await (await person.ask('GET', `/api/matches/${match.id}/record`)).text());
      expect(record.edition).toBe(match.edition);
      edition.verify(record);
    }
    await Promise.all([before.leave(), since.leave()]);
  });

  test('rules that are not as they were are not played', async () => {
    const data = folder();
    await using house = await open({ data });
    const person = new Person(house.address);
    const id = await person.lay(XXI);
    await house[Symbol.asyncDispose]();
    const [name = ''] = readdirSync(join(data, 'rules')).filter((one) => one.startsWith('xxi-'));
    appendFileSync(join(data, 'rules', name), '\n');
    await using again = await open({ data });
    const back = new Person(again.address);
    back.cookie = person.cookie;
    await expect(back.sit(id)).rejects.toThrow('closing');
  });
});

describe('isolation', () => {
  test.each([
    ['loops', 'for (;;);'],
    ['throws', 'throw new Error("planted");'],
    ['ends its thread', 'process.exit(1);'],
    ['eats all memory', 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length));'],
  ])('a match that %s is stopped and marked; no other notices', async (_title, concede) => {
    const rules = await deployed();
    folders.push(rules);
    misbehaving(rules, 'bad', concede);
    await using house = await open({ rules, limits: { deed: 1500 } });
    const [good, bad] = [new Person(house.address), new Person(house.address)];
    const [seat, other] = [await good.sit(await good.lay(XXI)), await good.sit(await good.lay(XXI))];
    await step(seat);
    const id = await bad.lay({ game: 'bad', seats: { player: 'me' } });
    const victim = await bad.sit(id);
    await step(victim);
    const conceding = victim.say({ kind: 'concede', at: 1 }).catch(() => undefined);
    // All of them share one thread: those that are asked behind it wait, and go on.
    const steps = [step(seat), step(other)];
    await expect(victim.until(() => false)).rejects.toThrow('stopped');
    await Promise.all(steps);
    expect([seat.at, other.at]).toEqual([2, 1]);
    await step(seat);
    expect((await bad.page(id)).status).toBe('stopped');
    await expect(bad.sit(id)).rejects.toThrow('410');
    expect((await house.house.store.events.of(id)).length).toBe(1);
    void conceding;
    await Promise.all([seat.leave(), other.leave()]);
  });
});

describe('bounds', () => {
  test('whoever asks too often is told so, by HTTP and by socket', async () => {
    await using house = await open({
      requests: { burst: 12, perSecond: 0.001 },
      sockets: { messages: { burst: 5, perSecond: 0.001 }, perPerson: 2 },
    });
    const person = new Person(house.address);
    const id = await person.lay(XXI);
    const seat = await person.sit(id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => seat.say({ kind: 'look', step: 0 })));
    expect(answers.filter(({ refusal }) => refusal?.reason === 'too-fast')).toHaveLength(3);
    await person.sit(id);
    await expect(person.sit(id)).rejects.toThrow('429');
    const statuses = [];
    for (let i = 0; i < 14; i++) statuses.push((await person.ask('GET', '/api/me')).status);
    expect(statuses).toContain(429);
  });

  test('tables can only be laid so often', async () => {
    await using house = await open({ creations: { burst: 2, perSecond: 0.001 } });
    const person = new Person(house.address);
    await person.lay(XXI);
    await person.lay(XXI);
    await expect(person.lay(XXI)).rejects.toThrow('too-many');
  });

  test('a match that nobody looks on is dropped from memory, and laid again', async () => {
    await using house = await open({ limits: { unwatched: 50 } });
    const person = new Person(house.address);
    const id = await person.lay(XXI);
    const seat = await person.sit(id);
    await step(seat);
    await seat.leave();
    await expect.poll(() => house.house.matches.laid).toBe(0);
    const again = await person.sit(id);
    expect(again.at).toBe(1);
    await again.leave();
  });
});
