export interface TestPostgres {
  /** Where its programs are. */
  readonly bin: string;
  urlOf(name: string): string;
  newDatabase(): Promise<string>;
  close(): Promise<void>;
}

export function ensurePostgres(): string;
export function installedPostgres(): string | undefined;
export function openPostgres(bin?: string): Promise<TestPostgres>;
