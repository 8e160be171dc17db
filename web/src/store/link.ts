/** A record in an address: compressed by the browser's own deflate, written in letters that a link may hold. */
import { type GameRecord, MOST_LETTERS, readRecord, writeRecord } from '@derby/kernel';

/** Longer links are cut off by too many mail and chat programs. */
const LONGEST = 8000;

/** The letters of a record, or nothing where they would be too many. */
export async function packed(record: GameRecord): Promise<string | undefined> {
  const bytes = await through(new TextEncoder().encode(writeRecord(record)), new CompressionStream('deflate-raw'));
  if (bytes.length > LONGEST) return undefined;
  const letters = btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => SAFE[sign] ?? '');
  return letters.length <= LONGEST ? letters : undefined;
}

/** Reads a record from an address. A damaged one is an error, and so is one that would unpack to more than any record. */
export async function unpacked(letters: string): Promise<GameRecord> {
  if (letters.length > LONGEST) throw new RangeError('The link is longer than any of ours.');
  const plain = atob(letters.replace(/[-_]/g, (sign) => (sign === '-' ? '+' : '/')));
  const bytes = await through(
    Uint8Array.from(plain, (letter) => letter.charCodeAt(0)),
    new DecompressionStream('deflate-raw'),
  );
  return readRecord(new TextDecoder().decode(bytes));
}

const SAFE: Readonly<Record<string, string>> = { '+': '-', '/': '_', '=': '' };

/** A small link can hold a thousand times its size: what comes out is counted while it comes. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of chunksOf(new Blob([bytes]).stream().pipeThrough(stream))) {
    size += chunk.length;
    if (size > MOST_LETTERS) throw new RangeError('There is more in it than a record holds.');
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

async function* chunksOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); read.value; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
