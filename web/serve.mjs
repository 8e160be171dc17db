/** A small static server for the built app, alone (`node web/serve.mjs [port]`) or in front of a house where matches are played. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { addressAsked, addressOf, explained, isKnownName } from './address.mjs';
import { Shelf } from './shelf.mjs';

const DIST = fileURLToPath(new URL('dist', import.meta.url));
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const POLICY =
  "default-src 'self'; img-src 'self' data: blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const FOREVER = 'public, max-age=31536000, immutable';

/** The file that a path asks for; nothing where it would lie outside the app. */
function fileOf(root, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, 'http://house').pathname);
  } catch {
    return undefined;
  }
  if (path.includes('\0')) return undefined;
  const file = normalize(join(root, path.endsWith('/') ? `${path}index.html` : path));
  return file.startsWith(root + sep) ? file : undefined;
}

/** Best first, by the names that a browser and the files of the built app have for them. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** The form of a file that the asker can read and that is no older than the file itself; else the file. */
async function formOf(shelf, file, accepted = '') {
  const plain = await shelf.read(file);
  if (!plain) return undefined;
  for (const [encoding, ending] of ENCODINGS) {
    if (!accepts(accepted, encoding)) continue;
    const packed = await shelf.read(file + ending, await shelf.changed(file));
    if (packed) return { bytes: packed, encoding };
  }
  return { bytes: plain };
}

const accepts = (accepted, encoding) =>
  accepted.split(',').some((one) => {
    const [name, quality = ''] = one.split(';').map((part) => part.trim());
    return name === encoding && !/^q=0(\.0*)?$/.test(quality);
  });

function refuse(response, status, sentence, headers = {}) {
  response.writeHead(status, { 'content-type': TYPES['.txt'], ...headers }).end(`${sentence}\n`);
}

const pathOf = ({ url = '/' }) => url.split('?', 1)[0];

async function answer({ root, shelf, names, house }, request, response) {
  if (!isKnownName(request.headers.host, names)) {
    refuse(response, 421, 'Derby House does not go by this name here. ALLOWED_HOSTS=that.name npm start lets it.');
    return;
  }
  if (house?.handles(pathOf(request))) {
    house.handle(request, response);
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' });
    return;
  }
  const file = fileOf(root, request.url ?? '/');
  const form = file && (await formOf(shelf, file, request.headers['accept-encoding']));
  if (!form) {
    refuse(response, 404, 'There is nothing at this address.');
    return;
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': form.bytes.length,
    ...(form.encoding && { 'content-encoding': form.encoding }),
    vary: 'accept-encoding',
    'cache-control': file.startsWith(join(root, 'assets') + sep) ? FOREVER : 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'content-security-policy': POLICY,
  });
  response.end(request.method === 'HEAD' ? undefined : form.bytes);
}

/** One request that cannot be answered, for whatever reason, harms no other. */
async function answerOrFail(house, request, response) {
  try {
    await answer(house, request, response);
  } catch (fault) {
    console.error(`${request.url}: ${fault.message}`);
    if (response.headersSent) response.destroy();
    else refuse(response, 500, 'This file cannot be read.');
  }
}

/** A socket is the house's; where there is none, or it was asked for by another name, it is closed. */
function upgrade({ names, house }, request, wire, head) {
  if (house && isKnownName(request.headers.host, names)) house.upgrade(request, wire, head);
  else wire.destroy();
}

/**
 * Serves the built app, and the house behind it if there is one; resolves with its address and a way to stop. Port 0 takes any free
 * one.
 */
export function serve(port = 4177, host = '127.0.0.1', root = DIST, names = [], house = undefined) {
  if (!existsSync(join(root, 'index.html'))) throw new Error('The app is not built yet: run "npm run build -w web".');
  const all = { root, shelf: new Shelf(), names: [host, ...names], house };
  const server = createServer((request, response) => answerOrFail(all, request, response));
  server.on('upgrade', (request, wire, head) => upgrade(all, request, wire, head));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      resolve({ address: addressOf(host, server.address().port), stop: () => stop(server, house) });
    });
  });
}

/** Nobody new is let in; whoever is being answered is answered. */
async function stop(server, house) {
  const closed = new Promise((done) => server.close(done));
  server.closeIdleConnections();
  await house?.close();
  server.closeAllConnections();
  await closed;
}

async function main() {
  try {
    const { port, host, names } = addressAsked({ ...process.env, PORT: process.argv[2] ?? process.env.PORT });
    const { address } = await serve(port, host, DIST, names);
    console.log(`Derby House is open at ${address}`);
  } catch (fault) {
    console.error(explained(fault));
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
