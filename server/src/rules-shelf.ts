/**
 * The rules that matches are pinned to: one file each, named `<game>-<edition>-<hash>.js` by its content, and kept with the data. A match goes on
 * under the file it began with, whatever is deployed since. Where several machines serve the same matches the files are in their database too, and each
 * fetches what it lacks.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = /^([a-z]+)-(\d+)-([0-9a-f]{16})\.js$/;

/** A match is pinned to rules that are not here, or not as they were. */
export class RulesMissing extends Error {
  override readonly name = 'RulesMissing';
}

/** Where all machines of a house find the rules. */
interface Library {
  bundle(name: string): Promise<string | undefined>;
  addBundle(bundle: { readonly name: string; readonly content: string }): Promise<void>;
}

export class RulesShelf {
  readonly #folder: string;
  readonly #library: Library | undefined;
  /** The rules of the day by game. */
  readonly #today = new Map<string, string>();
  readonly #proved = new Set<string>();

  /** Takes over what is deployed: a folder with one bundle for each game. */
  constructor(folder: string, deployed: string, library?: Library) {
    this.#folder = folder;
    this.#library = library;
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(deployed)) {
      const game = NAME.exec(name)?.[1];
      if (game === undefined) continue;
      this.#adopt(join(deployed, name), name);
      this.#today.set(game, name);
    }
    if (this.#today.size === 0) throw new RulesMissing(`There are no rules in ${deployed}.`);
  }

  /** Brings the rules of the day to where every machine finds them. */
  async share(): Promise<void> {
    for (const name of this.#today.values())
      await this.#library?.addBundle({ name, content: readFileSync(join(this.#folder, name), 'utf8') });
  }

  get games(): readonly string[] {
    return [...this.#today.keys()];
  }

  /** The rules that a match begun now is pinned to. */
  today(game: string): string | undefined {
    return this.#today.get(game);
  }

  /** The edition of the day. */
  edition(game: string): number | undefined {
    return Number(NAME.exec(this.today(game) ?? '')?.[2]) || undefined;
  }

  /** The file of rules. What is not as it was is as good as missing. */
  async fileOf(name: string): Promise<string> {
    const file = join(this.#folder, name);
    if (!this.#proved.has(name)) {
      if (NAME.test(name) && !existsSync(file)) await this.#fetch(name);
      const hash = NAME.exec(name)?.[3];
      if (hash === undefined || !existsSync(file) || hashOf(file) !== hash)
        throw new RulesMissing(`The rules ${name} are not in ${this.#folder}, or not as they were.`);
      this.#proved.add(name);
    }
    return file;
  }

  async #fetch(name: string): Promise<void> {
    const content = await this.#library?.bundle(name);
    if (content === undefined) return;
    const file = join(this.#folder, name);
    writeFileSync(`${file}.${process.pid}.part`, content);
    renameSync(`${file}.${process.pid}.part`, file);
  }

  #adopt(from: string, name: string): void {
    const file = join(this.#folder, name);
    if (existsSync(file)) return;
    copyFileSync(from, `${file}.${process.pid}.part`);
    renameSync(`${file}.${process.pid}.part`, file);
  }
}

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
