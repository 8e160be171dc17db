/** Records of an edition that is gone, at the terminal: they replay, hold, are played on and reviewed. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRecord, writeRecord } from '@derby/kernel';
import { KEPT } from '@derby/registry/kept-editions';
import { describe, expect, test } from 'vitest';
import { derby, scratch } from './derby.ts';

const FOLDER = fileURLToPath(new URL('../../editions/records/pens-1', import.meta.url));
const [NAME = ''] = readdirSync(FOLDER);
const FILE = join(FOLDER, NAME);
const RECORD = readRecord(readFileSync(FILE, 'utf8'));
const HASH = KEPT.find(({ game, edition }) => game === 'pens' && edition === 1)?.hash;

describe('a record of the first edition of Pens', () => {
  test('holds under its own rules, and is shown', async () => {
    const verified = await derby(['verify', FILE]);
    expect(verified.err).toBe('');
    expect(verified.code).toBe(0);
    const shown = await derby(['replay', FILE, '--at', '40']);
    expect(shown.code).toBe(0);
    expect(shown.out).toContain(`40 of ${RECORD.choices.length}`);
    const french = await derby(['replay', FILE, '--lang', 'fr']);
    expect(french.out).toContain('Sous l’édition 1 des règles');
  });

  test('is played on against a bot of its time, kept with its edition, and taken up again', async () => {
    const cwd = scratch();
    const { result, hash, ...begun } = RECORD;
    const half = join(cwd, 'half.derby');
    writeFileSync(half, writeRecord({ ...begun, players: {}, choices: RECORD.choices.slice(0, 12) }));
    const input = '1\n1\nhint greedy\nsave on.derby\nquit\n';
    const played = await derby(['play', half, '--bot', 'allies=greedy'], { cwd, input });
    expect(played.err).toBe('');
    expect(played.out).toContain('Under edition 1 of the rules');
    expect(played.out).toContain('The greedy player would choose:');
    const kept = readRecord(readFileSync(join(cwd, 'on.derby'), 'utf8'));
    expect(kept).toMatchObject({ edition: 1, bundle: HASH });
    expect(kept.choices.length).toBeGreaterThan(13);
    expect((await derby(['verify', 'on.derby'], { cwd })).code).toBe(0);
    const again = await derby(['play', 'pens', '--resume'], { cwd, input: 'quit\n' });
    expect(again.out).toContain('Under edition 1 of the rules');
  });
});
