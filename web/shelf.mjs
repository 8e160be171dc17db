/** The files of the built app, each read once and kept: it is a few megabytes, and so no reader, however slow, holds one open. */
import { readFile, stat } from 'node:fs/promises';

export class Shelf {
  #kept = new Map();

  /** When a file was last changed, in milliseconds. */
  changed = async (file) => (await stat(file)).mtimeMs;

  /** The bytes of a file as it is now; nothing where there is none, or only an older one. One that cannot be read throws. */
  async read(file, since = 0) {
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile() || found.mtimeMs < since) {
      this.#kept.delete(file);
      return undefined;
    }
    const stamp = `${found.ino} ${found.size} ${found.mtimeMs}`;
    const kept = this.#kept.get(file);
    if (kept?.stamp === stamp) return kept.bytes;
    const bytes = readFile(file);
    this.#kept.set(file, { stamp, bytes });
    // It may be readable the next time.
    bytes.catch(() => this.#kept.delete(file));
    return bytes;
  }
}
