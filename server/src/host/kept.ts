/** A match as it was kept on its way: packed small for the store, with a hash by which it is known again. */
import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Kept } from '@derby/kernel';

export interface Packed {
  readonly packed: string;
  readonly hash: string;
}

/** More than any match is; what claims to be more is not unpacked. */
const MOST_BYTES = 256 * 1024 * 1024;
/** It is packed while others wait: quickly rather than well. */
const LEVEL = 1;

export function pack(kept: Kept): Packed {
  const packed = deflateSync(JSON.stringify(kept), { level: LEVEL }).toString('base64');
  return { packed, hash: hashOf(packed) };
}

/** Nothing where it is not what it was, or cannot be read. */
export function unpack({ packed, hash }: Packed): Kept | undefined {
  if (hashOf(packed) !== hash) return undefined;
  try {
    return JSON.parse(inflateSync(Buffer.from(packed, 'base64'), { maxOutputLength: MOST_BYTES }).toString());
  } catch {
    return undefined;
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
