/** Passwords, of which only a hash is kept: scrypt, with a salt of its own and the cost it was made at. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const COST = 2 ** 15;
const BLOCK = 8;
const LENGTH = 32;
const SALT = 16;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT);
  return ['scrypt', COST, salt.toString('base64url'), (await derived(password, salt, COST)).toString('base64url')].join(
    ' ',
  );
}

/** Takes as long where there is no such account: who has one is nobody's business. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [, cost = String(COST), salt = '', hash = ''] = (kept ?? '').split(' ');
  const given = await derived(password, Buffer.from(salt, 'base64url'), Number(cost));
  const known = Buffer.from(hash, 'base64url');
  return known.length === given.length && timingSafeEqual(known, given);
}

function derived(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const limits = { N: cost, r: BLOCK, p: 1, maxmem: 256 * cost * BLOCK };
    scrypt(password.normalize('NFKC'), salt, LENGTH, limits, (fault, key) => (fault ? reject(fault) : resolve(key)));
  });
}
