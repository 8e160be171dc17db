/** A record in an address: compressed by the browser's own deflate, written in letters that a link may hold. */
import { type GameRecord, readRecord, writeRecord } from '@derby/kernel';

/** Longer links are cut off by too many mail and chat programs. */
const LONGEST = 8000;

/** The letters of a record, or nothing where they would be too many. */
export async function packed(record: GameRecord): Promise<string | undefined> {
  const bytes = await through(new TextEncoder().encode(writeRecord(record)), new CompressionStream('deflate-raw'));
  const letters = btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => SAFE[sign] ?? '');
  return letters.length <= LONGEST ? letters : undefined;
}

/** Reads a record from an address. A damaged one is an error. */
export async function unpacked(letters: string): Promise<GameRecord> {
  const plain = atob(letters.replace(/[-_]/g, (sign) => (sign === '-' ? '+' : '/')));
  const bytes = await through(
    Uint8Array.from(plain, (letter) => letter.charCodeAt(0)),
    new DecompressionStream('deflate-raw'),
  );
  return readRecord(new TextDecoder().decode(bytes));
}

const SAFE: Readonly<Record<string, string>> = { '+': '-', '/': '_', '=': '' };

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
