/** Who somebody is: a number that nobody can guess, in a cookie that nobody can forge. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const COOKIE = 'derby';
const A_YEAR = 365 * 24 * 60 * 60;
const SECRET_BYTES = 32;

/** So many random bytes as a word for addresses and command lines, where a dash in front would make it an option. */
function randomWord(bytes: number): string {
  const word = randomBytes(bytes).toString('base64url');
  return word.startsWith('-') ? randomWord(bytes) : word;
}

/** The key of a match's dice; also what signs the cookies. */
export const randomSeed = (): string => randomBytes(SECRET_BYTES).toString('hex');

export const newPersonId = (): string => randomWord(16);
export const newMatchId = (): string => randomWord(12);
export const newKey = (): string => randomWord(18);

/** Whether two keys are the same, without telling by the time it takes how far they agree. */
export function isKey(given: string | undefined, key: string): boolean {
  const [one, other] = [given ?? '', key].map((text) => createHmac('sha256', 'keys').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

/** The secret of a data folder, made where there is none, for the house alone. */
export function secretIn(folder: string): string {
  const file = join(folder, 'secret');
  if (!existsSync(file)) {
    writeFileSync(`${file}.${process.pid}`, randomSeed(), { mode: 0o600 });
    renameSync(`${file}.${process.pid}`, file);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(secret)) throw new Error(`${file} is not what it should be.`);
  return secret;
}

export class Identities {
  readonly #secret: Buffer;

  constructor(secret: string) {
    this.#secret = Buffer.from(secret, 'hex');
  }

  /** Whoever sent these cookies; nobody where the signature is not ours. */
  read(cookies: string | undefined): string | undefined {
    const found = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{10,40})\\.([\\w-]{43})(?:;|$)`).exec(cookies ?? '');
    const [, id = '', signature = ''] = found ?? [];
    return id !== '' && isKey(signature, this.#sign(id)) ? id : undefined;
  }

  /** The header that makes a browser remember. */
  write(id: string, isSecure: boolean): string {
    const secure = isSecure ? '; Secure' : '';
    return `${COOKIE}=${id}.${this.#sign(id)}; Path=/; Max-Age=${A_YEAR}; HttpOnly; SameSite=Lax${secure}`;
  }

  /** The header that makes a browser forget. */
  forget(): string {
    return `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;
  }

  /** Another secret, made from this one: the same after every start, and telling nothing of it. */
  secretFor(purpose: string): Buffer {
    return createHmac('sha256', this.#secret).update(`for ${purpose}`).digest();
  }

  #sign(id: string): string {
    return createHmac('sha256', this.#secret).update(id).digest('base64url');
  }
}
