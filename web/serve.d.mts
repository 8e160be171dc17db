import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** What lies behind the app: matches that are played here. */
export interface BehindTheApp {
  handles(path: string): boolean;
  handle(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, wire: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

export function serve(
  port?: number,
  host?: string,
  root?: string,
  names?: readonly string[],
  house?: BehindTheApp,
): Promise<{ readonly address: string; readonly stop: () => Promise<void> }>;
