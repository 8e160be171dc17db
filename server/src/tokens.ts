/** Tokens, by which a program acts for a person: `Authorization: Bearer …`. Only their hashes are kept. */
import { createHash } from 'node:crypto';
import type { TokenLine } from '@derby/protocol';
import { newKey } from './identity.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store/store.ts';

const BEARER = /^Bearer ([\w-]{20,100})$/;
/** Of one person. */
const MOST = 20;

export class Tokens {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Whoever has sent this header; nobody where there is none, and a refusal where it is nobody's. */
  async read(authorization: string | undefined): Promise<string | undefined> {
    if (authorization === undefined) return undefined;
    const token = BEARER.exec(authorization)?.[1];
    const person = token === undefined ? undefined : await this.#store.tokens.personBy(hashOf(token));
    if (person === undefined) throw new Refusal(401, 'no-token');
    return person;
  }

  /** A new one. It is told now and never again. */
  async issue(person: string, label: string, now: number): Promise<TokenLine & { readonly token: string }> {
    if ((await this.#store.tokens.of(person)).length >= MOST) throw new Refusal(409, 'too-many');
    const [id, token] = [newKey(), `${newKey()}${newKey()}`];
    await this.#store.tokens.add({ id, person, hash: hashOf(token), label, created: now });
    return { id, label, created: now, token };
  }

  async list(person: string): Promise<TokenLine[]> {
    return (await this.#store.tokens.of(person)).map(({ id, label, created }) => ({ id, label, created }));
  }

  async end(person: string, id: string): Promise<void> {
    await this.#store.tokens.drop(person, id);
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
