/** Alerts: what somebody is told who is not at the table, and by which ways. */
import * as v from 'valibot';
import { reader } from './reader.ts';

export const ALERT_OCCASIONS = ['turn', 'begun', 'ended'] as const;
export type AlertOccasion = (typeof ALERT_OCCASIONS)[number];

export type AlertKind = 'mail' | 'push' | 'webhook';

/** Letters of an address of any kind. */
const LONGEST_ADDRESS = 500;
const LONGEST_MAIL_ADDRESS = 254;

const language = v.optional(v.picklist(['en', 'fr']), 'en');
const webAddress = v.pipe(v.string(), v.maxLength(LONGEST_ADDRESS), v.regex(/^https?:\/\/[^\s/]/));
const key = v.pipe(v.string(), v.regex(/^[\w-]{1,200}=*$/));

const newChannel = v.variant('kind', [
  v.strictObject({
    kind: v.literal('mail'),
    address: v.pipe(v.string(), v.maxLength(LONGEST_MAIL_ADDRESS), v.regex(/^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/)),
    language,
  }),
  /** What a browser gives to whoever may wake it. */
  v.strictObject({
    kind: v.literal('push'),
    subscription: v.strictObject({ endpoint: webAddress, keys: v.strictObject({ p256dh: key, auth: key }) }),
    language,
  }),
  v.strictObject({ kind: v.literal('webhook'), address: webAddress, language }),
]);

const confirmation = v.strictObject({ code: v.pipe(v.string(), v.maxLength(60)) });

export type NewChannel = v.InferOutput<typeof newChannel>;

export const readNewChannel = reader(newChannel);
export const readConfirmation = reader(confirmation);

/** Why something did not arrive. */
export type AlertFault =
  /** Nobody answered in time. */
  | 'unreachable'
  /** Whoever answered did not want it. */
  | 'refused'
  /** The subscription is at its end. */
  | 'gone'
  /** The address lies inside the house's own network. */
  | 'private';

export interface ChannelLine {
  readonly id: string;
  readonly kind: AlertKind;
  /** Where to: an address, or the host of whoever wakes the browser. */
  readonly to: string;
  readonly isConfirmed: boolean;
  readonly fault?: { readonly why: AlertFault; readonly at: number };
  /** Of a webhook, told once: signs what is sent. */
  readonly secret?: string;
}

/** By which ways this house can tell, and where somebody is told. */
export interface Alerting {
  readonly mail: boolean;
  /** The key by which a browser knows who may wake it. */
  readonly pushKey: string;
  readonly channels: readonly ChannelLine[];
}

/** What a webhook is sent; a browser that is woken gets the sentences too. */
export interface AlertMessage {
  readonly occasion: AlertOccasion | 'trial';
  readonly match?: string;
  readonly game?: string;
  readonly seat?: string;
  readonly title: string;
  readonly text: string;
  /** Where to go from here: an address below that of the house. */
  readonly link: string;
}
