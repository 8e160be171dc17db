/**
 * What the house sends to an address that somebody has named. Whoever names an address inside the house's own network would have the house
 * ask there in his place: such addresses are not asked, whatever name leads to them, and nobody is sent on from one address to another.
 */
import { lookup } from 'node:dns';
import { request as plainly, type RequestOptions } from 'node:http';
import { request as secretly } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The address lies inside the house's own network, or nowhere. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

/** In milliseconds: whoever has not answered by then is not there. */
const PATIENCE = 10_000;

/** Of version 4, what is not the open network: own machine, own network, test nets, groups, and what was never given out. */
const INSIDE: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Of version 6 the open network is one block; within it, whatever only wraps an address of version 4. */
const OPEN_6 = ['2000::', 3] as const;
const WRAPPED_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
];

const inside = new BlockList();
for (const [net, bits] of INSIDE) inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of WRAPPED_6) inside.addSubnet(net, bits, 'ipv6');
const open6 = new BlockList();
open6.addSubnet(...OPEN_6, 'ipv6');

export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

/** Looks a name up and refuses it where any of its addresses is not public: what was looked at is what is asked. */
const publicOnly: LookupFunction = (name, options, answer) => {
  lookup(name, { ...options, all: true }, (fault, found) => {
    const [first] = found ?? [];
    if (fault || !first) answer(fault ?? new Error('no address'), '', 0);
    else if (!found.every(({ address }) => isPublic(address))) answer(new PrivateAddress(name), '', 0);
    else if (options.all) answer(null, found);
    else answer(null, first.address, first.family);
  });
};

export interface Letter {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** Sends a letter; the status of the answer. */
export function post(address: string, { headers, body }: Letter, isInsideAllowed: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const url = new URL(address);
    const name = url.hostname.replace(/^\[|\]$/g, '');
    if (!isInsideAllowed && isIP(name) !== 0 && !isPublic(name)) throw new PrivateAddress(name);
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal: AbortSignal.timeout(PATIENCE),
      ...(!isInsideAllowed && { lookup: publicOnly }),
    };
    const sent = (url.protocol === 'https:' ? secretly : plainly)(url, options, (answer) => {
      resolve(answer.statusCode ?? 0);
      // Nobody wants to know what it says.
      answer.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
