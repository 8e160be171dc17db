/**
 * Texts on their way to a socket. All that is said to somebody in one turn goes out in one piece, as frames of RFC 6455: to hand each of them to the wire takes
 * longer than to make it.
 */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** A whole message, of text. */
const WHOLE_TEXT = 0x81;
/** Of the length: that of a short text stands for itself, these say that it follows in two or in eight bytes. */
const IN_TWO = 126;
const IN_EIGHT = 127;
const MOST_IN_TWO = 0xffff;

/** These texts as frames, one behind the other. */
function framesOf(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headOf(length) + length, 0));
  let at = 0;
  texts.forEach((text, i) => {
    const length = lengths[i] as number;
    frames[at] = WHOLE_TEXT;
    if (length < IN_TWO) frames[at + 1] = length;
    else if (length <= MOST_IN_TWO) {
      frames[at + 1] = IN_TWO;
      frames.writeUInt16BE(length, at + 2);
    } else {
      frames[at + 1] = IN_EIGHT;
      frames.writeBigUInt64BE(BigInt(length), at + 2);
    }
    at += headOf(length);
    at += frames.write(text, at);
  });
  return frames;
}

function headOf(length: number): number {
  if (length < IN_TWO) return 2;
  return length <= MOST_IN_TWO ? 4 : 10;
}

/** Those to whom something is to be said at the end of this turn. */
let speaking: Voice[] = [];

function speak(): void {
  const voices = speaking;
  speaking = [];
  for (const voice of voices) voice.flush();
}

/** What is said over one socket: by its wire, past the socket itself, which would send each text alone. */
export class Voice {
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  #texts: string[] = [];

  constructor(socket: WebSocket, wire: Duplex) {
    this.#socket = socket;
    this.#wire = wire;
  }

  /** Bytes that the wire has not taken yet. */
  get waiting(): number {
    return this.#wire.writableLength;
  }

  say(text: string): void {
    if (this.#texts.push(text) > 1) return;
    if (speaking.push(this) === 1) process.nextTick(speak);
  }

  /** Says at once what was to be said. */
  flush(): void {
    if (this.#texts.length === 0) return;
    const texts = this.#texts;
    this.#texts = [];
    // After the last word of a socket nothing may follow.
    if (this.#socket.readyState === this.#socket.OPEN && this.#wire.writable) this.#wire.write(framesOf(texts));
  }
}
