/** One house a data folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backUp, FolderTaken, openHouse, sqliteStore } from '@derby/server';
import { afterAll, describe, expect, test } from 'vitest';
import { ensureRules } from '../../scripts/bundle.mjs';

const folder = mkdtempSync(join(tmpdir(), 'derby-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const house = async (data: string) => openHouse({ data, rules: await ensureRules(), threads: 1 });
const OWN = fileURLToPath(new URL('./own-house.mjs', import.meta.url));

/** A house in a process of its own, once it is open. */
async function elsewhere(data: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [OWN, data, await ensureRules(), '0'], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

describe('a data folder', () => {
  test('that another house has open is refused with what to do, and free once that is closed', async () => {
    const data = join(folder, 'closed');
    const first = await house(data);
    await expect(house(data)).rejects.toThrow(FolderTaken);
    await expect(house(data)).rejects.toThrow(/Another house is open on the data folder .*closed\. Close that one/);
    await first.close();
    await (await house(data)).close();
  });

  test('of a house that was killed is free at once', async () => {
    const data = join(folder, 'killed');
    const other = await elsewhere(data);
    await expect(house(data)).rejects.toThrow(FolderTaken);
    other.kill('SIGKILL');
    await once(other, 'exit');
    await (await house(data)).close();
  });

  test('of an open house is copied, and looked into by whoever does not open a house', async () => {
    const data = join(folder, 'copied');
    const open = await house(data);
    await backUp(data, join(folder, 'copy'));
    expect(existsSync(join(folder, 'copy', 'house.lock'))).toBe(false);
    await (await sqliteStore(data)).close();
    await open.close();
  });

  test('that could not be opened stays free', async () => {
    const data = join(folder, 'spoilt');
    await expect(openHouse({ data, rules: join(folder, 'nowhere') })).rejects.toThrow();
    await (await house(data)).close();
  });
});
