/**
 * What is written to the database is brought to the disk beside the event loop. SQLite would wait for the disk by itself, and everybody with it; so it is told
 * not to, and whoever wrote is answered when all that was written lies there.
 */
import {
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';

export class Disk {
  readonly #sync: () => Promise<void>;
  /** Why the disk cannot be trusted any more: after a failure nobody can tell what lies on it, and to ask again would prove nothing. */
  #fault: unknown;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(sync: () => Promise<void>) {
    this.#sync = sync;
  }

  /** Throws where nothing may be written any more. */
  demand(): void {
    if (this.#fault !== undefined) throw this.#fault;
  }

  /** Until all that was written by now lies on the disk. Whoever comes while others wait for it waits for the next time, with all who do. */
  settle(): Promise<void> {
    if (this.#next) return this.#next;
    if (!this.#running) return this.#settled();
    this.#next = this.#running.then(() => this.#settled());
    return this.#next;
  }

  #settled(): Promise<void> {
    this.#next = undefined;
    this.#running = this.#synced();
    return this.#running;
  }

  async #synced(): Promise<void> {
    try {
      this.demand();
      await this.#sync();
    } catch (fault) {
      this.#fault = fault;
      throw fault;
    } finally {
      this.#running = undefined;
    }
  }
}

/** More than there are; a list of many names makes another text for every length. */
const MOST_STATEMENTS = 200;

/** The driver's, of which Kysely knows a part. */
interface File extends SqliteDatabase {
  readonly inTransaction: boolean;
}

/** A database that puts together what is asked again once: that takes longer than to carry it out. */
export class Remembering implements SqliteDatabase {
  readonly #file: File;
  readonly #disk: Disk;
  readonly #first: (isReading: boolean) => void;
  readonly #known = new Map<string, SqliteStatement>();
  /** Whether a query may have written something that nobody has brought to the disk. */
  #hasWritten = false;

  /** `first` is done before any query; it is told whether that only reads. */
  constructor(file: File, disk: Disk, first: (isReading: boolean) => void) {
    this.#file = file;
    this.#disk = disk;
    this.#first = first;
  }

  get inTransaction(): boolean {
    return this.#file.inTransaction;
  }

  /** For queries. */
  prepare(sql: string): SqliteStatement {
    const isReading = sql.startsWith('select');
    this.#first(isReading);
    if (!isReading) {
      if (sql !== 'rollback') this.#disk.demand();
      this.#hasWritten = true;
    }
    return this.known(sql);
  }

  /** For whoever settles what he has written. */
  known(sql: string): SqliteStatement {
    const known = this.#known.get(sql);
    if (known) return known;
    const statement = this.#file.prepare(sql);
    if (this.#known.size < MOST_STATEMENTS) this.#known.set(sql, statement);
    return statement;
  }

  /** Whether a query has written something since this was last asked. */
  forgetWritten(): boolean {
    const hasWritten = this.#hasWritten;
    this.#hasWritten = false;
    return hasWritten;
  }

  /** Until all that was written by now lies on the disk. */
  settle(): Promise<void> {
    return this.#disk.settle();
  }

  close(): void {
    this.#file.close();
  }
}

/** Whatever a query has written is on the disk before the query is answered. */
export const settlingDialect = (database: Remembering): Dialect => ({
  createDriver: () => new SettlingDriver(database),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

class SettlingDriver extends SqliteDriver {
  readonly #database: Remembering;

  constructor(database: Remembering) {
    super({ database });
    this.#database = database;
  }

  override async releaseConnection(): Promise<void> {
    const hasWritten = this.#database.forgetWritten();
    await super.releaseConnection();
    if (hasWritten) await this.#database.settle();
  }
}
