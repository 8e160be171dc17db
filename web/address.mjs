/** Where the app is served: what `PORT`, `HOST` and `ALLOWED_HOSTS` ask for, and what is said where that cannot be. */
import { isIP } from 'node:net';
import { hostname } from 'node:os';

const PORT = 4177;
const HIGHEST_PORT = 65535;
/** Reached from this machine alone. */
const HERE = '127.0.0.1';

/** A fault that whoever started the server can mend: the message says how. */
export class BadAddress extends Error {
  name = 'BadAddress';
}

/** An empty variable asks for nothing, least of all for every network this machine is on. */
export function addressAsked({ PORT: port = '', HOST: host = '', ALLOWED_HOSTS: names = '' }) {
  return {
    port: port.trim() === '' ? PORT : portOf(port.trim()),
    host: host.trim().replace(/^\[(.*)\]$/, '$1') || HERE,
    names: names.split(/[\s,]+/).filter(Boolean),
  };
}

function portOf(word) {
  const port = /^\d{1,5}$/.test(word) ? Number(word) : Number.NaN;
  if (port <= HIGHEST_PORT) return port;
  throw new BadAddress(
    `PORT must be a whole number from 0 to ${HIGHEST_PORT}, not ${quoted(word)}. For example: PORT=4200 npm start`,
  );
}

export const addressOf = (host, port) => `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}/`;

/**
 * Whether a request's `Host` is a name of ours. A page of somebody else's may let its own name point here; it never can
 * where the address is a number.
 */
export function isKnownName(header, names) {
  let name;
  try {
    name = new URL(`http://${header}`).hostname;
  } catch {
    return false;
  }
  const known = ['localhost', hostname(), `${hostname()}.local`, ...names].map((one) => one.toLowerCase());
  return isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0 || name.endsWith('.localhost') || known.includes(name);
}

const REASONS = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken. Choose another: PORT=4200 npm start`,
  EACCES: ({ port }) => `This system does not let you use port ${port}. Choose another: PORT=4200 npm start`,
  EADDRNOTAVAIL: ({ address }) => notOurs(address),
  ENOTFOUND: ({ hostname: name }) => notOurs(name),
  EAI_AGAIN: ({ hostname: name }) => notOurs(name),
  EINVAL: ({ address }) => notOurs(address),
};

const notOurs = (host) =>
  `HOST=${quoted(host)} is no address of this machine. Leave HOST out to be reached from here alone, or say HOST=0.0.0.0 to be reached from everywhere.`;

/** Why the server cannot open, in a sentence; a fault of our own keeps its trace. */
export function explained(fault) {
  if (fault instanceof BadAddress) return fault.message;
  return REASONS[fault.code]?.(fault) ?? fault.stack;
}

/** At most a line, without what a terminal would obey. */
const quoted = (word) => JSON.stringify(String(word).slice(0, 60)).replaceAll(/[\u007f-\u009f]/g, '?');
