/** The three ways by which somebody is told: mail, a browser that is woken, a webhook. Each either arrives or says why not. */
import { createECDH, createHmac } from 'node:crypto';
import type { AlertFault, AlertMessage } from '@derby/protocol';
import { createTransport, type Transporter } from 'nodemailer';
import webPush from 'web-push';
import type { ChannelRow } from '../store/alerts.ts';
import { PrivateAddress, post } from './outside.ts';
import { ALERT_WORDS } from './text.ts';

export interface AlertSetting {
  /** Where the house is found from outside, for links: `https://play.example`. */
  readonly address?: string;
  /** By whom mail is taken on: `smtp://user:password@mail.example:587`; and from whom it comes. */
  readonly mail?: { readonly server: string; readonly from: string };
  /** Whether webhooks may lead into the house's own network. */
  readonly isInsideAllowed?: boolean;
}

/** In milliseconds: whoever has not answered by then is not there. */
const PATIENCE = 10_000;
/** In seconds: an alert that could not be delivered for so long is of no use any more. */
const TWO_DAYS = 2 * 24 * 60 * 60;
const ENDED = [404, 410];

export class Ways {
  readonly #setting: AlertSetting;
  readonly #mail: Transporter | undefined;
  readonly #pushKeys: { readonly publicKey: string; readonly privateKey: string };

  constructor(setting: AlertSetting, secret: Buffer) {
    this.#setting = setting;
    this.#pushKeys = keysFrom(secret);
    const { mail, address } = setting;
    // Without links to follow no address can be confirmed.
    if (mail && address !== undefined)
      this.#mail = createTransport(
        { url: mail.server, connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE },
        { from: mail.from },
      );
  }

  get hasMail(): boolean {
    return this.#mail !== undefined;
  }

  get pushKey(): string {
    return this.#pushKeys.publicKey;
  }

  linkTo(place: string): string {
    return `${this.#setting.address ?? '.'}/#/online/${place}`;
  }

  /** Nothing where it has arrived; otherwise why not. */
  async tell(channel: ChannelRow, message: AlertMessage): Promise<AlertFault | undefined> {
    try {
      if (channel.kind === 'mail')
        return await this.#write(channel.target, message.title, this.#letter(channel, message));
      const isPush = channel.kind === 'push';
      return arrived(await (isPush ? this.#wake(channel.target, message) : this.#call(channel, message)), isPush);
    } catch (fault) {
      return faultOf(fault);
    }
  }

  /** Asks whoever reads mail at an address whether he wants it. */
  async askAt({ id, target, secret, language }: ChannelRow): Promise<AlertFault | undefined> {
    const { title, text } = ALERT_WORDS[language].code;
    try {
      return await this.#write(target, title, text(this.linkTo(`alerts/${id}/${secret}`)));
    } catch (fault) {
      return faultOf(fault);
    }
  }

  /** Whether a browser can be woken by this at all. */
  isSubscription(target: string): boolean {
    try {
      return Boolean(this.#sealed(target, '{}'));
    } catch {
      return false;
    }
  }

  #letter({ language }: ChannelRow, { text, link }: AlertMessage): string {
    return `${text}\n\n${link}\n\n-- \n${ALERT_WORDS[language].foot(this.linkTo('alerts'))}\n`;
  }

  async #write(to: string, subject: string, text: string): Promise<AlertFault | undefined> {
    if (!this.#mail) return 'unreachable';
    await this.#mail.sendMail({ to: { name: '', address: to }, subject, text });
    return undefined;
  }

  #wake(target: string, message: AlertMessage): Promise<number> {
    const { endpoint, headers, body } = this.#sealed(target, JSON.stringify(message));
    return post(endpoint, { headers: headers as Record<string, string>, body }, this.#isInsideAllowed);
  }

  /** What a browser is woken with: only it can read that. */
  #sealed(target: string, text: string) {
    const { address, mail } = this.#setting;
    const subject = address?.startsWith('https:')
      ? address
      : `mailto:${mail?.from.match(/[^\s<>]+@[^\s<>]+/)?.[0] ?? 'house@derby.invalid'}`;
    return webPush.generateRequestDetails(JSON.parse(target), text, {
      TTL: TWO_DAYS,
      vapidDetails: { subject, ...this.#pushKeys },
    });
  }

  #call({ target, secret }: ChannelRow, message: AlertMessage): Promise<number> {
    const body = JSON.stringify(message);
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-derby-signature': `sha256=${signature}` };
    return post(target, { headers, body }, this.#isInsideAllowed);
  }

  get #isInsideAllowed(): boolean {
    return this.#setting.isInsideAllowed === true;
  }
}

function arrived(status: number, isPush: boolean): AlertFault | undefined {
  if (status >= 200 && status < 300) return undefined;
  return isPush && ENDED.includes(status) ? 'gone' : 'refused';
}

/** What nodemailer says where a server has answered, and did not want it. */
const DECLINED = ['EENVELOPE', 'EMESSAGE', 'EAUTH', 'ENOAUTH', 'EPROTOCOL'];

function faultOf(fault: unknown): AlertFault {
  if (fault instanceof PrivateAddress) return 'private';
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
  return DECLINED.includes(code) ? 'refused' : 'unreachable';
}

/** The pair by which browsers know the house: made from its secret, so that it is kept, copied and shared with that. */
function keysFrom(secret: Buffer): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey().toString('base64url').padStart(43, 'A'),
  };
}
