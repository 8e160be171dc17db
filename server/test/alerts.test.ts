/** Alerts, each by a real server at the other end: one that takes mail, one that wakes browsers, one that is called. */
import { createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Alerting, AlertMessage, ChannelLine } from '@derby/protocol';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublic } from '../src/alerts/outside.ts';
import { alertSetting } from '../src/alerts/setting.ts';
import { open, openBeside, Person, type TestHouse } from './house.ts';

const ece = createRequire(createRequire(import.meta.url).resolve('web-push'))('http_ece') as {
  decrypt(body: Buffer, how: object): Buffer;
};

interface Call {
  readonly request: IncomingMessage;
  readonly body: Buffer;
}

/** Somebody who listens at an address, and answers as he is told. */
class Listener {
  readonly calls: Call[] = [];
  status = 201;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      this.calls.push({ request, body: Buffer.concat(parts) });
      response.writeHead(this.status, { location: `${this.address}/elsewhere` }).end('something');
    });
  }

  static async listening(): Promise<Listener> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return new Listener(server);
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

/** A real SMTP server: what it has taken on, and whom it does not want. */
const letters: { to: string[]; text: string }[] = [];
const unwanted = new Set<string>();
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, answer) => answer(unwanted.has(address) ? new Error('Unknown here') : undefined),
  onData: async (stream, session, answer) => {
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(parts).toString() });
    answer();
  },
});

let house: TestHouse;
let hook: Listener;
beforeAll(async () => {
  await new Promise<void>((done) => post.listen(0, '127.0.0.1', () => done()));
  const { port } = post.server.address() as AddressInfo;
  hook = await Listener.listening();
  house = await open({
    patience: 0,
    alerting: 20,
    alerts: {
      address: 'https://play.example',
      mail: { server: `smtp://127.0.0.1:${port}`, from: 'Derby House <house@play.example>' },
      isInsideAllowed: true,
    },
  });
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  hook.close();
  await new Promise<void>((done) => post.close(() => done()));
});

const person = () => new Person(house.address);

async function added(by: Person, channel: object): Promise<ChannelLine> {
  const response = await by.ask('POST', '/api/alerts', channel);
  expect(response.status).toBe(201);
  return (await response.json()) as ChannelLine;
}

const channels = async (of: Person): Promise<readonly ChannelLine[]> =>
  ((await (await of.ask('GET', '/api/alerts')).json()) as Alerting).channels;

const attempt = async (by: Person, { id }: ChannelLine): Promise<ChannelLine> =>
  (await (await by.ask('POST', `/api/alerts/${id}/trial`, {})).json()) as ChannelLine;

/** A table of two with one of them gone: whoever sits there plays until the other is asked. */
async function untilAsked(one: Person, other: Person): Promise<string> {
  const id = await one.lay({ game: 'pens', seats: { axis: 'me', allies: 'open' } });
  const key = (await one.page(id)).seats.find(({ seat }) => seat === 'allies')?.key;
  expect(await other.join(id, 'allies', key)).toBe(200);
  const seat = await one.sit(id);
  while (seat.now?.asked === 'axis') {
    const [first = ''] = seat.open;
    await seat.take(first);
  }
  await seat.leave();
  return id;
}

const quoted = (text: string): string =>
  text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

describe('mail', () => {
  test('is sent to an address that has answered, and to no other', async () => {
    const [one, other] = [person(), person()];
    const { id, isConfirmed } = await added(other, { kind: 'mail', address: 'karl@home.example', language: 'fr' });
    expect(isConfirmed).toBe(false);
    await expect.poll(() => letters.length).toBe(1);
    await untilAsked(one, other);
    const link = /https:\/\/play\.example\/#\/online\/alerts\/([\w-]+)\/([\w-]+)/.exec(quoted(letters[0]?.text ?? ''));
    expect(link?.[1]).toBe(id);
    expect((await other.ask('POST', `/api/alerts/${id}/confirm`, { code: 'not this one' })).status).toBe(404);
    expect(await (await person().ask('POST', `/api/alerts/${id}/confirm`, { code: link?.[2] })).json()).toMatchObject({
      isConfirmed: true,
    });
    const match = await untilAsked(one, other);
    await expect.poll(() => letters.length).toBe(2);
    const { to, text } = letters[1] ?? { to: [], text: '' };
    expect(to).toEqual(['karl@home.example']);
    expect(text).toContain('From: Derby House <house@play.example>');
    expect(quoted(text)).toContain(`https://play.example/#/online/match/${match}`);
    expect(quoted(text)).toContain('https://play.example/#/online/alerts');
  });

  test('that nobody takes is shown to whoever waits for it', async () => {
    const one = person();
    unwanted.add('nobody@home.example');
    expect(await added(one, { kind: 'mail', address: 'nobody@home.example' })).toMatchObject({
      fault: { why: 'refused' },
    });
    expect(await channels(one)).toMatchObject([{ to: 'nobody@home.example', fault: { why: 'refused' } }]);
  });

  test('does not fill anybody’s box with codes', async () => {
    const asked = await Promise.all(
      Array.from({ length: 5 }, () =>
        person().ask('POST', '/api/alerts', { kind: 'mail', address: 'Victim@home.example' }),
      ),
    );
    expect(asked.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429]);
  });

  test.each(['a@b\r\nBcc: c@d', 'a@b,c@d', 'a b@c', '<a@b>', 'nobody'])('%j is no address', async (address) => {
    expect((await person().ask('POST', '/api/alerts', { kind: 'mail', address })).status).toBe(400);
  });
});

describe('a webhook', () => {
  test('is called with what happened and a signature; a beginning, a turn, an end', async () => {
    const [one, other] = [person(), person()];
    const { id, secret = '' } = await added(one, { kind: 'webhook', address: `${hook.address}/told` });
    hook.calls.length = 0;
    const match = await one.lay({ game: 'pens', seats: { axis: 'open', allies: 'me' } });
    const key = (await one.page(match)).seats.find(({ seat }) => seat === 'axis')?.key;
    await other.join(match, 'axis', key);
    const seat = await other.sit(match);
    await expect.poll(() => hook.calls.length).toBe(1);
    while (seat.now?.asked === 'axis') await seat.take(seat.open[0] ?? '');
    await expect.poll(() => hook.calls.length).toBe(2);
    await seat.say({ kind: 'concede', at: seat.at });
    await expect.poll(() => hook.calls.length).toBe(3);
    await seat.leave();
    const said = hook.calls.map(({ body }) => JSON.parse(body.toString()) as AlertMessage);
    expect(said.map(({ occasion }) => occasion)).toEqual(['begun', 'turn', 'ended']);
    expect(said[1]).toMatchObject({
      match,
      game: 'pens',
      seat: 'allies',
      title: 'U-boat Pens: it is your turn',
      link: `https://play.example/#/online/match/${match}`,
    });
    for (const { request, body } of hook.calls)
      expect(request.headers['x-derby-signature']).toBe(
        `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
      );
    // The secret is told once, and a channel can be ended.
    expect(await channels(one)).toEqual([{ id, kind: 'webhook', to: `${hook.address}/told`, isConfirmed: true }]);
    await other.ask('POST', `/api/alerts/${id}/end`, {});
    expect(await channels(one)).toHaveLength(1);
    await one.ask('POST', `/api/alerts/${id}/end`, {});
    expect(await channels(one)).toEqual([]);
  });

  test('does not disturb whoever sits at the table, nor whoever came back in time', async () => {
    const [one, other] = [person(), person()];
    await added(one, { kind: 'webhook', address: `${hook.address}/here` });
    hook.calls.length = 0;
    const match = await one.lay({ game: 'pens', seats: { axis: 'open', allies: 'me' } });
    const here = await one.sit(match);
    const key = (await one.page(match)).seats.find(({ seat }) => seat === 'axis')?.key;
    await other.join(match, 'axis', key);
    const seat = await other.sit(match);
    while (seat.now?.asked === 'axis') await seat.take(seat.open[0] ?? '');
    await seat.say({ kind: 'concede', at: seat.at });
    await house.house.store.check();
    expect(await house.house.store.alerts.dueBy(Number.MAX_SAFE_INTEGER)).toEqual([]);
    expect(hook.calls).toEqual([]);
    await Promise.all([seat.leave(), here.leave()]);
  });

  test('that fails is tried again later, and its user is shown why', async () => {
    const [one, other] = [person(), person()];
    const failing = await Listener.listening();
    failing.status = 302;
    await added(other, { kind: 'webhook', address: failing.address });
    await untilAsked(one, other);
    await expect.poll(async () => (await channels(other))[0]?.fault?.why).toBe('refused');
    // Nobody is sent on from one address to another.
    expect(failing.calls.map(({ request }) => request.url)).toEqual(['/']);
    const waiting = await house.house.store.alerts.dueBy(Number.MAX_SAFE_INTEGER);
    expect(waiting).toMatchObject([{ occasion: 'turn', tries: 1 }]);
    failing.status = 200;
    const [line] = await channels(other);
    expect((await attempt(other, line as ChannelLine)).fault).toBeUndefined();
    failing.close();
    expect((await attempt(other, line as ChannelLine)).fault?.why).toBe('unreachable');
  });
});

describe('addresses inside the house’s own network', () => {
  test('are not asked, whatever name leads there', async () => {
    await using strict = await open();
    const one = new Person(strict.address);
    hook.calls.length = 0;
    const { port } = new URL(hook.address);
    for (const name of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0.0.0.0']) {
      const line = await added(one, { kind: 'webhook', address: `http://${name}:${port}/` });
      const message = { occasion: 'trial', title: '', text: '', link: '' } as const;
      const channel = await strict.house.store.alerts.channel(line.id);
      expect(await strict.house.ways.tell(channel as never, message), name).toBe('private');
      await one.ask('POST', `/api/alerts/${line.id}/end`, {});
    }
    expect(hook.calls).toEqual([]);
  });

  test.each([
    ['10.1.2.3', false],
    ['169.254.169.254', false],
    ['172.31.0.1', false],
    ['172.32.0.1', true],
    ['100.64.0.1', false],
    ['192.168.1.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['9.9.9.9', true],
    ['::', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['::ffff:10.0.0.1', false],
    ['2620:fe::fe', true],
  ])('%s is public: %s', (address, expected) => expect(isPublic(address)).toBe(expected));
});

describe('a browser that is woken', () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const subscription = (endpoint: string) => ({
    endpoint,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
  });

  test('can read what is sent, and knows who sent it', async () => {
    const [one, other] = [person(), person()];
    const { pushKey } = (await (await one.ask('GET', '/api/alerts')).json()) as Alerting;
    await added(other, { kind: 'push', subscription: subscription(`${hook.address}/push/1`), language: 'fr' });
    hook.calls.length = 0;
    hook.status = 201;
    const match = await untilAsked(one, other);
    await expect.poll(() => hook.calls.length).toBe(1);
    const { request, body } = hook.calls[0] as Call;
    expect(request.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '172800' });
    const said = ece.decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth.toString('base64url') });
    expect(JSON.parse(said.toString())).toMatchObject({
      occasion: 'turn',
      match,
      title: 'Les bunkers à U-Boote : à vous de jouer',
    });
    // RFC 8292: the token is signed by the key that the browser was given.
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(request.headers.authorization ?? '') ?? [];
    expect(key).toBe(pushKey);
    const [head, claims, signature = ''] = token.split('.');
    const point = Buffer.from(pushKey, 'base64url');
    const known = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: known, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
    expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({
      aud: hook.address,
      sub: 'https://play.example',
    });
  });

  test('and does not want it any more, is told nothing further', async () => {
    const [one, other] = [person(), person()];
    const line = await added(other, { kind: 'push', subscription: subscription(`${hook.address}/push/2`) });
    hook.status = 410;
    expect((await attempt(other, line)).fault?.why).toBe('gone');
    hook.status = 201;
    hook.calls.length = 0;
    await untilAsked(one, other);
    expect(await house.house.store.alerts.dueBy(Number.MAX_SAFE_INTEGER)).not.toContainEqual(
      expect.objectContaining({ channel: line.id }),
    );
    expect(hook.calls).toEqual([]);
  });

  test('has a key that stays the same when the house is opened again', async () => {
    const before = (await (await person().ask('GET', '/api/alerts')).json()) as Alerting;
    await using again = await openBeside(house);
    const after = (await (await new Person(again.address).ask('GET', '/api/alerts')).json()) as Alerting;
    expect(after.pushKey).toBe(before.pushKey);
    await using other = await open();
    const elsewhere = (await (await new Person(other.address).ask('GET', '/api/alerts')).json()) as Alerting;
    expect(elsewhere.pushKey).not.toBe(before.pushKey);
  });

  test('is not made of nonsense', async () => {
    for (const keys of [{ p256dh: 'AAAA', auth: 'AAAA' }, { p256dh: 'x' }])
      expect(
        (await person().ask('POST', '/api/alerts', { kind: 'push', subscription: { endpoint: hook.address, keys } }))
          .status,
      ).toBe(400);
  });
});

test('a guest who comes home brings his channels along', async () => {
  const one = person();
  await one.ask('POST', '/api/account', { name: 'Otto', password: 'correct horse battery' });
  const guest = person();
  await added(guest, { kind: 'webhook', address: `${hook.address}/guest` });
  await guest.ask('POST', '/api/session', { name: 'Otto', password: 'correct horse battery' });
  expect(await channels(one)).toHaveLength(1);
});

test('what the operator says is checked', () => {
  const mail = { DERBY_ADDRESS: 'https://play.example', DERBY_SMTP: 'smtp://mail:25', DERBY_MAIL_FROM: 'a@b.example' };
  expect(alertSetting(mail)).toMatchObject({ mail: { server: 'smtp://mail:25' }, isInsideAllowed: false });
  expect(alertSetting({})).toEqual({ isInsideAllowed: false });
  expect(() => alertSetting({ ...mail, DERBY_ADDRESS: 'play.example' })).toThrow('DERBY_ADDRESS');
  expect(() => alertSetting({ ...mail, DERBY_SMTP: 'mail:25' })).toThrow('DERBY_SMTP');
  expect(() => alertSetting({ ...mail, DERBY_MAIL_FROM: '' })).toThrow('DERBY_MAIL_FROM');
});
