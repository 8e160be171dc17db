/** A small static server for the built app: `node web/serve.mjs [port]`. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

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

/** The file that a path asks for; nothing where it would lie outside the app or does not exist. */
function fileOf(root, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, 'http://house').pathname);
  } catch {
    return undefined;
  }
  if (path.includes('\0')) return undefined;
  const file = normalize(join(root, path.endsWith('/') ? `${path}index.html` : path));
  if (!file.startsWith(root + sep) || !existsSync(file) || !statSync(file).isFile()) return undefined;
  return file;
}

function answer(root, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const file = fileOf(root, request.url ?? '/');
  if (!file) {
    response.writeHead(404, { 'content-type': TYPES['.txt'] }).end('There is nothing at this address.\n');
    return;
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': statSync(file).size,
    'cache-control': file.startsWith(join(root, 'assets') + sep) ? FOREVER : 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': POLICY,
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}

/** Serves the built app; resolves with its address and a way to stop. Port 0 takes any free one. */
export function serve(port = 4177, host = '127.0.0.1', root = DIST) {
  if (!existsSync(join(root, 'index.html'))) throw new Error('The app is not built yet: run "npm run build -w web".');
  const server = createServer((request, response) => answer(root, request, response));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const { port: taken } = server.address();
      resolve({ address: `http://${host}:${taken}/`, stop: () => server.close() });
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { address } = await serve(Number(process.argv[2] ?? process.env.PORT ?? 4177), process.env.HOST);
  console.log(`Derby House is open at ${address}`);
}
