import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { begin, readState, type Study, writeState } from '@derby/sim';
import { xxi } from '@derby/xxi';
import { describe, expect, test } from 'vitest';
import { fingerprintIn } from '../bin/built.mjs';
import { Args } from '../src/args.ts';
import { HOUSE } from '../src/coverage.ts';
import { Keeper } from '../src/keeper.ts';
import { shellFor } from '../src/shell.ts';
import { derby, scratch } from './derby.ts';
import { within } from './within.ts';

const STUDY = ['sim', 'xxi', '--bot', 'random', '--games', '12', '--seed', 'test'];
/** A study of which nothing has been played. */
const PLANNED: Study = {
  game: 'xxi',
  edition: xxi.edition,
  options: {},
  bots: { player: 'random' },
  seed: 's',
  games: 5,
};
const INTERRUPT = fileURLToPath(new URL('./interrupt.mjs', import.meta.url));

describe('sim', () => {
  test('one worker and two give the same figures, to the letter', async () => {
    const one = await derby([...STUDY, '--workers', '1', '--json']);
    const two = await derby([...STUDY, '--workers', '2', '--json']);
    expect(one.code).toBe(0);
    expect(JSON.parse(one.out)).toMatchObject({ finished: 12, study: { seed: 'test', games: 12 } });
    expect(two.out).toBe(one.out);
  });

  test('a table with a histogram, and every other form beside it', async () => {
    const cwd = scratch();
    const words = [...STUDY, '--csv', 'a.csv', '--svg', 'a.svg', '--html', 'a.html', '--json', 'a.json'];
    const { code, out, err } = await derby(words, { cwd });
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('Convoy balance');
    expect(out).toMatch(/-\d+ │█/);
    expect(out).toContain('95 % interval');
    const read = (file: string): string => readFileSync(join(cwd, file), 'utf8');
    expect(read('a.csv').split('\r\n')).toHaveLength(14);
    expect(read('a.csv')).toContain('12,test/12,');
    expect(read('a.svg')).toMatch(/^<svg xmlns=.*Decisive victory/s);
    expect(read('a.html')).toContain('derby sim xxi --games 12 --seed test --bot random');
    expect(JSON.parse(read('a.json'))).toMatchObject({ finished: 12 });
  });

  test('interrupted, it says what is finished and goes on to the same figures', async () => {
    const cwd = scratch();
    const stopped = await derby([...STUDY, '--workers', '1'], { cwd, env: { NODE_OPTIONS: `--import ${INTERRUPT}` } });
    expect(stopped.code).toBe(130);
    expect(stopped.out).toContain('0 of 12 games');
    expect(stopped.err).toContain('derby sim --resume derby-sim.json');
    const whole = await derby([...STUDY, '--json']);
    const resumed = await derby(['sim', '--resume', 'derby-sim.json', '--json'], { cwd });
    expect(resumed.code).toBe(0);
    expect(resumed.out).toBe(whole.out);
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])('a hundred million games, told to end by %s, end at once within little memory', async (name, exit) => {
    const cwd = scratch();
    const env = { NODE_OPTIONS: `--import ${INTERRUPT} --max-old-space-size=200`, DERBY_SIGNAL: name };
    const words = ['sim', 'xxi', '--bot', 'random', '--games', '100000000', '--workers', '1'];
    const { code, err } = await derby(words, { cwd, env });
    expect(err).toContain('derby sim --resume derby-sim.json');
    expect(code).toBe(exit);
    expect(statSync(join(cwd, 'derby-sim.json')).size).toBeLessThan(100_000);
  });

  test.each(['json', 'csv', 'svg', 'html', 'save'])(
    'a place for --%s that cannot be written is found out first',
    async (name) => {
      const words = ['sim', 'xxi', '--games', '100000000', `--${name}`, 'no/such/folder/file'];
      const { code, err } = await within(words);
      expect(err).toContain('no/such/folder/file cannot be written (ENOENT)');
      expect(code).toBe(3);
    },
  );

  test.each([
    [['--games', '4'], '--games 4 is fewer'],
    [['--seed', 'other'], 'the file says what is played'],
    [['--bot', 'random'], 'the file says what is played'],
    [['--options', 'heavyAA'], 'the file says what is played'],
  ])('what was saved is not gone on with by other numbers: %j', async (words, why) => {
    const file = join(scratch(), 'state.json');
    writeFileSync(file, writeState(begin(PLANNED)));
    const { code, err } = await within(['sim', '--resume', file, ...words]);
    expect(err).toContain(why);
    expect(code).toBe(2);
  });

  test('what was played by other bots is not gone on with', async () => {
    const file = join(scratch(), 'state.json');
    writeFileSync(file, writeState(begin({ ...PLANNED, fingerprint: 'other' })));
    const { code, err } = await within(['sim', '--resume', file]);
    expect(err).toContain('begun with other rules or bots (fingerprint other; these are ');
    expect(code).toBe(1);
  });

  test.each([
    [['--json', '--csv'], '--json and --csv'],
    [['--csv', '-', '--svg'], '--csv and --svg'],
  ])('%j would be mixed on the standard output', async (words, which) => {
    const { code, err, out } = await within(['sim', 'xxi', '--games', '100000000', ...words]);
    expect(err).toContain(`${which} cannot both go to the standard output`);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  test('a report says by which version, edition and bots it was made', async () => {
    const { out } = await within([...STUDY.slice(0, 4), '--games', '1', '--workers', '1', '--json']);
    const report = JSON.parse(out) as { derby: string; study: { edition: number; fingerprint: string } };
    expect(report.derby).toBe(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version);
    expect(report.study).toMatchObject({ edition: xxi.edition, fingerprint: fingerprintIn(HOUSE, 'xxi') });
    expect(report.study.fingerprint).not.toBe(fingerprintIn(HOUSE, 'leader'));
    const { out: table } = await within([...STUDY.slice(0, 4), '--games', '1', '--workers', '1', '--lang=fr']);
    expect(table).toContain(`édition ${xxi.edition} des règles, joueurs ${report.study.fingerprint}`);
  });

  test('the state is kept every so often, is whole, and goes when it is no longer needed', () => {
    const folder = scratch();
    const file = join(folder, 'state.json');
    const shell = shellFor('en');
    const progress = begin({ ...PLANNED, games: 1 });
    const keeper = new Keeper(new Args('sim', ['--save', file], shell.text), progress, shell, 0);
    const rare = new Keeper(new Args('sim', ['--save', `${file}2`], shell.text), progress, shell, 1e9);
    keeper.now();
    rare.now();
    expect(readdirSync(folder)).toEqual(['state.json']);
    expect(readState(readFileSync(file, 'utf8'))).toEqual(progress);
  });

  test('a state that nobody asked for gives way to none that is there, and is gone when all is played', () => {
    const shell = shellFor('en');
    const before = process.cwd();
    process.chdir(scratch());
    try {
      writeFileSync('derby-sim.json', 'of another run');
      const keeper = new Keeper(
        new Args('sim', ['xxi'], shell.text),
        { ...begin(PLANNED), row: PLANNED.games },
        shell,
        0,
      );
      keeper.now();
      expect(readdirSync('.').sort()).toEqual(['derby-sim-2.json', 'derby-sim.json']);
      keeper.close();
      expect(readFileSync('derby-sim.json', 'utf8')).toBe('of another run');
      expect(readdirSync('.')).toEqual(['derby-sim.json']);
    } finally {
      process.chdir(before);
    }
  });

  test('more games can be added to what was saved', async () => {
    const cwd = scratch();
    await derby(['sim', 'xxi', '--bot', 'random', '--games', '5', '--seed', 'test', '--save', 'five.json'], { cwd });
    const more = await derby(['sim', '--resume', 'five.json', '--games', '12', '--json'], { cwd });
    const whole = await derby([...STUDY, '--json']);
    expect(more.out).toBe(whole.out);
  });

  test('the lines of --csv go on where they stopped, and a file without the games before is refused', async () => {
    const folder = scratch();
    const [state, csv, other] = ['state.json', 'a.csv', 'b.csv'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const words = ['sim', 'xxi', '--bot', 'random', '--seed', 'test', '--workers', '1'];
    await within([...words, '--games', '2', '--save', state, '--csv', csv]);
    const refused = await within(['sim', '--resume', state, '--games', '3', '--csv', other]);
    expect(refused.err).toContain('b.csv does not end with game 2');
    expect(refused.code).toBe(1);
    const resumed = await within(['sim', '--resume', state, '--games', '3', '--csv', csv, '--workers', '1']);
    expect(resumed.err).toBe('');
    const whole = await within([...words, '--games', '3', '--csv']);
    expect(readFileSync(csv, 'utf8')).toBe(whole.out);
    expect(whole.out.split('\r\n')).toHaveLength(5);
    expect(readdirSync(folder).sort()).toEqual(['a.csv', 'state.json']);
  });

  test.each([
    ['not json', 'not JSON'],
    ['{"derbySim":9,"runs":[]}', 'another version'],
    ['{"derbySim":3}', 'do not agree'],
  ])('a state file %j is refused', async (words, why) => {
    const file = join(scratch(), 'state.json');
    writeFileSync(file, words);
    const { code, err } = await within(['sim', '--resume', file]);
    expect(err).toContain(why);
    expect(code).toBe(1);
  });
});

describe('sim --details', () => {
  test('says what was never chosen and where losses fall, draws map and curves, and puts all on the page', async () => {
    const folder = scratch();
    const [map, curves, html] = ['map.svg', 'curves.svg', 'a.html'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const words = ['sim', 'xxi', '--bot', 'greedy', '--games', '2', '--workers', '1', '--lang=fr'];
    const { code, out } = await within([...words, '--map', map, '--curves', curves, '--html', html]);
    expect(code).toBe(0);
    for (const title of ['Comment s’ouvrent les parties', 'Possible, et jamais choisi', 'Où tombent les pertes'])
      expect(out).toContain(title);
    const read = (file: string): string => readFileSync(file, 'utf8');
    expect(read(map)).toMatch(/^<svg xmlns=.*Où tombent les pertes.*<circle /s);
    expect(read(curves)).toMatch(/^<svg xmlns=.*Solde des convois/s);
    for (const title of ['Tour par tour', 'Ce qui est choisi', 'Où tombent les pertes'])
      expect(read(html)).toContain(`<h2>${title}</h2>`);
  });

  test.each(['map', 'curves'])('a place for --%s that cannot be written is found out first', async (name) => {
    const { code, err } = await within(['sim', 'xxi', '--games', '100000000', `--${name}`, 'no/such/folder/file']);
    expect(err).toContain('no/such/folder/file cannot be written (ENOENT)');
    expect(code).toBe(3);
  });

  test('goes on with details where they were begun with', async () => {
    const file = join(scratch(), 'state.json');
    const words = ['sim', 'xxi', '--bot', 'random', '--workers', '1', '--details'];
    await within([...words, '--games', '1', '--save', file]);
    const resumed = await within(['sim', '--resume', file, '--games', '2', '--workers', '1', '--json']);
    expect(resumed.out).toBe((await within([...words, '--games', '2', '--json'])).out);
    expect(JSON.parse(resumed.out)).toHaveProperty('details.choices');
  });
});

describe('sim compare', () => {
  test('greedy and random differ, and it is said plainly', async () => {
    const { code, out } = await derby(['sim', 'compare', 'xxi', 'random', 'greedy', '--games', '20', '--seed', 'test']);
    expect(out).toMatch(/They differ: B: greedy is worth \d\.\d+ more than A: random to Player /);
    expect(out).toMatch(
      /Pairing: correlation -?\d\.\d\d; without it the same interval would take \d+\.\d times the games\./,
    );
    expect(code).toBe(0);
  });

  test('a setup does not differ from itself', async () => {
    const cwd = scratch();
    const words = ['sim', 'compare', 'xxi', 'standard', 'random', '--bot', 'random', '--games', '4', '--lang', 'fr'];
    const { code, out } = await derby([...words, '--csv', 'a.csv'], { cwd });
    expect(out).toContain('Aucune différence de valeur établie pour Joueur');
    expect(code).toBe(0);
    const [head, ...lines] = readFileSync(join(cwd, 'a.csv'), 'utf8').trimEnd().split('\r\n');
    expect(head).toMatch(/^side,game,seed,/);
    expect(lines.map((line) => line.slice(0, 3))).toEqual(['A,1', 'B,1', 'A,2', 'B,2', 'A,3', 'B,3', 'A,4', 'B,4']);
    expect(lines[1]!.slice(1)).toBe(lines[0]!.slice(1));
  });
});

describe('sim sweep', () => {
  test('every value of an option, and one that is named, are each held against the game as it is', async () => {
    const words = ['sim', 'sweep', 'leader', '--vary', 'length,escortVp', '--bot', 'random', '--games', '2'];
    const { code, out } = await within([...words, '--workers', '1', '--json']);
    expect(code).toBe(0);
    const sweep = JSON.parse(out) as { games: number; effects: { id: string; value: unknown }[] };
    expect(sweep.games).toBe(2);
    expect(sweep.effects.map(({ id, value }) => `${id}=${value}`).sort()).toEqual([
      'escortVp=true',
      'length=long',
      'length=short',
    ]);
  });

  test('a table, a chart and a page; the command in it gives them again', async () => {
    const folder = scratch();
    const html = join(folder, 'a.html');
    const svg = join(folder, 'a.svg');
    const words = [
      'sim',
      'sweep',
      'xxi',
      '--vary',
      'heavyAA=true',
      '--bot',
      'random',
      '--games',
      '2',
      '--workers',
      '1',
    ];
    const { code, out } = await within([...words, '--html', html, '--svg', svg, '--lang', 'fr']);
    expect(code).toBe(0);
    expect(out).toContain('correction de Holm pour une comparaison');
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg xmlns=.*Flak lourde/s);
    expect(readFileSync(html, 'utf8')).toContain(
      'derby sim sweep xxi --vary heavyAA --width 0.05 --games 2 --seed 1 --bot random',
    );
  });

  test('figures of a counsel: one by name and value, one a quarter less and more; the command says them again', async () => {
    const html = join(scratch(), 'a.html');
    const figures = 'allies.dashBelow=40.5,allies.escorts';
    const words = [
      'sim',
      'sweep',
      'pens',
      '--vary',
      figures,
      '--seat',
      'allies',
      '--bot',
      'counselled',
      '--games',
      '1',
    ];
    const { code, out } = await within([...words, '--workers', '1', '--html', html]);
    expect(code).toBe(0);
    for (const line of ['allies.dashBelow = 40.5', 'allies.escorts = 3', 'allies.escorts = 5', 'For one more'])
      expect(out).toContain(line);
    expect(readFileSync(html, 'utf8')).toContain(
      'derby sim sweep pens --vary allies.dashBelow=40.5,allies.escorts=3,allies.escorts=5 --width 0.05 --seat allies',
    );
  });

  test.each([
    [['pens', '--bot', 'counselled', '--vary', 'allies.noSuch'], 'allies.escorts, '],
    [['pens', '--bot', 'counselled', '--vary', 'allies.escorts=many'], 'no figure of the counsel'],
    [['pens', '--vary', 'allies.escorts'], '"greedy" does not go by the counsel'],
    [['xxi', '--bot', 'counselled', '--vary', 'player'], 'It has none'],
  ])('figures that are not there, or that nobody goes by, are refused: %j', async (words, why) => {
    const { code, err } = await within(['sim', 'sweep', ...words]);
    expect(err).toContain(why);
    expect(code).toBe(2);
  });

  test.each([
    [['--vary', 'heavyAA=false'], 'Nothing is varied'],
    [['--vary', 'noSuch'], 'noSuch'],
    [['--width', '2'], '--width must be a number above 0 and up to 1'],
    [['--width', 'x'], '--width must be a number above 0 and up to 1'],
  ])('%j is refused', async (words, why) => {
    const { code, err } = await within(['sim', 'sweep', 'xxi', ...words]);
    expect(err).toContain(why);
    expect(code).toBe(2);
  });

  test('a state is gone on with by the command that has left it', async () => {
    const file = join(scratch(), 'state.json');
    writeFileSync(file, writeState({ ...begin(PLANNED, PLANNED), aim: { width: 0.1, most: 5 } }));
    const { code, err } = await within(['sim', 'compare', '--resume', file]);
    expect(err).toContain('go on with "derby sim sweep --resume FILE"');
    expect(code).toBe(2);
  });
});

describe('tournament', () => {
  const MEET = ['tournament', 'xxi', '--players', 'random,cadet', '--workers', '1', '--seed', 'test'];

  test('gives the same table again, also when it is taken up, and a page with the command', async () => {
    const folder = scratch();
    const [state, html] = [join(folder, 'state.json'), join(folder, 'a.html')];
    const whole = await within([...MEET, '--games', '3', '--json']);
    expect(whole.code).toBe(0);
    await within([...MEET, '--games', '1', '--save', state]);
    const resumed = await within(['tournament', '--resume', state, '--games', '3', '--workers', '1', '--json']);
    expect(resumed.out).toBe(whole.out);
    expect(JSON.parse(whole.out)).toMatchObject({ seeds: 3, standings: [{ games: 3 }, { games: 3 }] });
    const { out } = await within([...MEET, '--games', '1', '--html', html, '--lang=fr']);
    expect(out).toMatch(/Classement\nJoueur +Elo +Intervalle/);
    expect(readFileSync(html, 'utf8')).toContain(
      'derby tournament xxi --players random,cadet --games 1 --seed test</code>',
    );
  });

  test.each([
    [['--players', 'random'], 'at least two'],
    [['--players', 'random,cadet,random'], 'random is named twice'],
    [['--players', 'random,nobody'], 'nobody'],
  ])('%j is refused', async (words, why) => {
    const { code, err } = await within(['tournament', 'xxi', ...words]);
    expect(err).toContain(why);
    expect(code).toBe(2);
  });
});
