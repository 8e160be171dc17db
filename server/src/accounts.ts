/** Accounts: a name and a password by which a person comes back from anywhere, to the same matches. */
import type { Credentials } from '@derby/protocol';
import { hashPassword, isPassword } from './passwords.ts';
import { type Rate, Rates } from './rates.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store/store.ts';

/** Tries of a password, for one account and for one address: ten at once, then one every half minute. */
const TRIES: Rate = { burst: 10, perSecond: 1 / 30 };

export class Accounts {
  readonly #store: Store;
  readonly #tries: Rates;

  constructor(store: Store, tries: Rate = TRIES) {
    this.#store = store;
    this.#tries = new Rates(tries);
  }

  /** The person who is here gets an account, and goes by its name. */
  async open(person: string, { name, password }: Credentials, now: number): Promise<void> {
    if (await this.#store.accounts.of(person)) throw new Refusal(409, 'has-account');
    const row = { person, name, folded: fold(name), password: await hashPassword(password), created: now };
    if (!(await this.#store.accounts.add(row))) throw new Refusal(409, 'name-taken');
  }

  /** Whose account it is. What the guest who asks has begun is that person's from now on. */
  async enter(guest: string | undefined, { name, password }: Credentials, address: string): Promise<string> {
    const folded = fold(name);
    const mayTry = this.#tries.take(`name ${folded}`) && this.#tries.take(`address ${address}`);
    if (!mayTry) throw new Refusal(429, 'too-many');
    const account = await this.#store.accounts.byName(folded);
    if (!(await isPassword(password, account?.password)) || !account) throw new Refusal(401, 'no-account');
    const isGuest = guest !== undefined && guest !== account.person && !(await this.#store.accounts.of(guest));
    if (isGuest) await this.#store.people.handOver(guest, account.person);
    return account.person;
  }
}

/** Names that look alike are the same. */
const fold = (name: string): string => name.normalize('NFKC').toLowerCase();
