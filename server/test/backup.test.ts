/** The drill: a copy is made while people play, the folder is lost, the copy is taken back, and everyone goes on. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp, restore } from '@derby/server';
import { afterAll, describe, expect, test } from 'vitest';
import { open, Person } from './house.ts';

const folder = mkdtempSync(join(tmpdir(), 'derby-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

/** A house with a match of some choices, and a copy of it. */
async function copied(name: string) {
  const house = await open();
  const person = new Person(house.address);
  const id = await person.lay({ game: 'xxi', seats: { player: 'me' } });
  const seat = await person.sit(id);
  const play = async () => {
    const { at: moment } = seat;
    await seat.take(seat.open[0] ?? '');
    await seat.until(() => seat.at > moment);
  };
  for (let i = 0; i < 5; i++) await play();
  const then = seat.now;
  const [copying] = await Promise.all([backUp(house.data, at(name)), play()]);
  await play();
  await seat.leave();
  await house[Symbol.asyncDispose]();
  return { copying, id, cookie: person.cookie, then };
}

describe('a copy', () => {
  test('is taken back, and everyone goes on where it was made', async () => {
    const { id, cookie, then } = await copied('monday');
    await restore(at('monday'), at('again'));
    const data = at('again');
    await using house = await open({ data });
    const person = new Person(house.address);
    person.cookie = cookie;
    const seat = await person.sit(id);
    expect(seat.at).toBeGreaterThanOrEqual(5);
    expect(seat.at).toBeLessThanOrEqual(6);
    expect(seat.now?.steps.slice(0, 5)).toEqual(then?.steps);
    expect((await seat.take(seat.open[0] ?? '')).refusal).toBeUndefined();
    await seat.leave();
  });

  test('is made nowhere where something is, and taken back over nothing', async () => {
    await copied('tuesday');
    await expect(backUp(at('tuesday'), at('tuesday'))).rejects.toMatchObject({ why: 'exists' });
    await expect(restore(at('tuesday'), at('tuesday'))).rejects.toMatchObject({ why: 'not-empty' });
    await expect(restore(at('nothing'), at('new'))).rejects.toMatchObject({ why: 'no-data' });
    await expect(backUp(at('nothing'), at('new'))).rejects.toMatchObject({ why: 'no-data' });
  });

  test('is not taken back where anything of it is spoilt or missing', async () => {
    await copied('sound');
    const faults: Readonly<Record<string, (copy: string) => void>> = {
      'the database is spoilt': (copy) => spoil(join(copy, 'derby.sqlite')),
      'rules are spoilt': (copy) => spoil(rulesOf(copy, 'xxi')),
      'rules are missing': (copy) => rmSync(rulesOf(copy, 'xxi')),
      'the secret is missing': (copy) => rmSync(join(copy, 'secret')),
    };
    for (const [name, harm] of Object.entries(faults)) {
      cpSync(at('sound'), at(name), { recursive: true });
      harm(at(name));
      await expect(restore(at(name), at(`${name} again`)), name).rejects.toMatchObject({ why: 'broken' });
      expect(existsSync(at(`${name} again`)), name).toBe(false);
    }
    expect(readdirSync(folder).filter((one) => one.endsWith('.part'))).toEqual([]);
  });
});

const rulesOf = (copy: string, game: string): string =>
  join(copy, 'rules', readdirSync(join(copy, 'rules')).find((one) => one.startsWith(game)) ?? '');

/** Its middle is overwritten. */
function spoil(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0x55, Math.floor(bytes.length / 4), Math.floor((bytes.length * 3) / 4));
  writeFileSync(file, bytes);
}
