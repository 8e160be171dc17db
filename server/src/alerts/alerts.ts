/** Alerts: whoever is not at the table is told when it is his turn, when a match has begun, and when it is over. */
import type { AlertFault, AlertMessage, AlertOccasion, ChannelLine, NewChannel } from '@derby/protocol';
import { entryOf, GAMES } from '@derby/registry';
import type { Logger } from 'pino';
import type { Stand } from '../host/hosted.ts';
import { isKey, newKey } from '../identity.ts';
import { Rates } from '../rates.ts';
import { Refusal } from '../refusal.ts';
import type { AlertRow, ChannelRow } from '../store/alerts.ts';
import type { Seated } from '../store/matches.ts';
import type { Store } from '../store/store.ts';
import { ALERT_WORDS } from './text.ts';
import type { Ways } from './ways.ts';

interface Room {
  readonly store: Store;
  readonly ways: Ways;
  readonly log: Logger;
  /** In milliseconds: somebody who is back within so long need not be told. */
  readonly patience: number;
  /** In milliseconds since 1970. */
  now(): number;
  isAtTable(match: string, seat: string): boolean;
}

const MINUTE = 60_000;
/** How long after a failure it is tried again; after the last, no more. */
const AGAIN = [MINUTE, 10 * MINUTE, 60 * MINUTE];
/** What will not get better by trying. */
const FINAL: readonly AlertFault[] = ['gone', 'private'];
/** Of one person. */
const MOST_CHANNELS = 10;
/** Trials of one person, and codes to one address: three at once, then one every twenty minutes. */
const SELDOM = { burst: 3, perSecond: 1 / 1200 };

type Seat = Seated['seats'][number];

export class Alerts {
  readonly #room: Room;
  readonly #asked = new Rates(SELDOM);
  #sending: Promise<void> | undefined;

  constructor(room: Room) {
    this.#room = room;
  }

  /** A deed was kept: whoever has to decide now, and was not asked before, is to be told; at the end, everyone. */
  async changed(match: Seated, { asked, result }: Stand, before: Stand): Promise<void> {
    if (result) await this.#add('ended', match, match.seats);
    else if (asked !== before.asked)
      await this.#add(
        'turn',
        match,
        match.seats.filter(({ seat }) => seat === asked),
      );
  }

  /** Somebody has sat down. */
  async seated(match: Seated, holder: string): Promise<void> {
    const isComplete = match.seats.every((one) => one.rank !== null || one.holder !== null);
    if (isComplete)
      await this.#add(
        'begun',
        match,
        match.seats.filter((one) => one.holder !== holder),
      );
  }

  /** Sends what is due. */
  send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async channelsOf(person: string): Promise<ChannelLine[]> {
    return (await this.#room.store.alerts.channelsOf(person)).map(lineOf);
  }

  async addChannel(person: string, asked: NewChannel): Promise<ChannelLine> {
    const { store, ways, now } = this.#room;
    const target = asked.kind === 'push' ? JSON.stringify(asked.subscription) : asked.address;
    if (asked.kind === 'mail' && !ways.hasMail) throw new Refusal(409, 'no-mail');
    if (asked.kind === 'push' ? !ways.isSubscription(target) : asked.kind === 'webhook' && !URL.canParse(target))
      throw new Refusal(400, 'malformed');
    const known = await store.alerts.channelsOf(person);
    const same = known.find((one) => one.kind === asked.kind && one.target === target);
    if (same) return lineOf(same);
    if (known.length >= MOST_CHANNELS) throw new Refusal(409, 'too-many');
    if (asked.kind === 'mail' && !this.#asked.take(target.toLowerCase())) throw new Refusal(429, 'too-many');
    const channel: ChannelRow = {
      id: newKey(),
      person,
      kind: asked.kind,
      target,
      secret: newKey(),
      language: asked.language,
      created: now(),
      is_confirmed: Number(asked.kind !== 'mail'),
      fault: null,
      fault_at: null,
    };
    await store.alerts.addChannel(channel);
    if (channel.kind === 'mail') await this.#note(channel, await ways.askAt(channel));
    const kept = (await store.alerts.channel(channel.id)) ?? channel;
    return { ...lineOf(kept), ...(channel.kind === 'webhook' && { secret: channel.secret }) };
  }

  /** Whoever has the code reads mail at that address: it need not be in the browser that asked. */
  async confirm(id: string, code: string): Promise<ChannelLine> {
    const { store } = this.#room;
    const channel = await store.alerts.channel(id);
    if (channel?.kind !== 'mail' || !isKey(code, channel.secret)) throw new Refusal(404, 'no-channel');
    await store.alerts.setChannel(id, { is_confirmed: 1 });
    return { ...lineOf(channel), isConfirmed: true };
  }

  async dropChannel(person: string, id: string): Promise<void> {
    const { store } = this.#room;
    const channel = await store.alerts.channel(id);
    if (channel?.person === person) await store.alerts.dropChannel(id);
  }

  /** Tells something at once, so that somebody can see whether it arrives. */
  async attempt(person: string, id: string): Promise<ChannelLine> {
    const { store, ways } = this.#room;
    const channel = await store.alerts.channel(id);
    if (channel?.person !== person) throw new Refusal(404, 'no-channel');
    if (channel.is_confirmed !== 1) throw new Refusal(409, 'unconfirmed');
    if (!this.#asked.take(person)) throw new Refusal(429, 'too-many');
    const words = ALERT_WORDS[channel.language];
    const message: AlertMessage = {
      occasion: 'trial',
      title: words.title.trial(''),
      text: words.text.trial('', ''),
      link: ways.linkTo('alerts'),
    };
    await this.#note(channel, await ways.tell(channel, message));
    return lineOf((await store.alerts.channel(id)) ?? channel);
  }

  async #add(occasion: AlertOccasion, match: Seated, seats: readonly Seat[]): Promise<void> {
    const { store, patience, now, isAtTable } = this.#room;
    const absent = seats.filter(({ seat }) => !isAtTable(match.id, seat));
    if (absent.length === 0) return;
    const away = absent.flatMap(({ holder }) => holder ?? []);
    for (const person of new Set(away)) {
      const channels = await store.alerts.channelsOf(person);
      await store.alerts.add(
        channels
          .filter((one) => one.is_confirmed === 1 && one.fault !== 'gone')
          .map(({ id }) => ({ match: match.id, channel: id, occasion, due: now() + patience, tries: 0 })),
      );
    }
  }

  async #sendAll(): Promise<void> {
    const { store, log, now } = this.#room;
    const due = await store.alerts.dueBy(now());
    const sent = due.map(async (alert) => {
      if (await store.alerts.claim(alert)) await this.#sendOne(alert);
    });
    for (const one of await Promise.allSettled(sent))
      if (one.status === 'rejected') log.error({ fault: one.reason }, 'an alert was not sent');
  }

  async #sendOne(alert: AlertRow): Promise<void> {
    const { store, ways, log, now } = this.#room;
    const [match, channel] = await Promise.all([store.matches.find(alert.match), store.alerts.channel(alert.channel)]);
    const seat = match && channel && this.#seatToTell(alert.occasion, match, channel.person);
    if (!seat) return;
    const fault = await ways.tell(channel, await this.#messageOf(alert.occasion, match, seat, channel.language));
    await this.#note(channel, fault);
    if (fault === undefined) return;
    log.warn({ channel: channel.id, kind: channel.kind, fault, tries: alert.tries }, 'an alert did not arrive');
    const wait = AGAIN[alert.tries];
    if (wait !== undefined && !FINAL.includes(fault))
      await store.alerts.add([{ ...alert, tries: alert.tries + 1, due: now() + wait }]);
  }

  /** The seat of theirs that it is about, if it is still so and they have not come meanwhile. */
  #seatToTell(occasion: AlertOccasion, match: Seated, person: string): string | undefined {
    const own = match.seats.filter(({ holder }) => holder === person);
    const meant = occasion === 'turn' ? own.filter(({ seat }) => seat === match.asked) : own;
    if (occasion !== 'ended' && match.status !== 'playing') return undefined;
    return meant.find(({ seat }) => !this.#room.isAtTable(match.id, seat))?.seat;
  }

  /** In today's words, under whatever rules the match is played. */
  async #messageOf(occasion: AlertOccasion, match: Seated, seat: string, language: 'en' | 'fr'): Promise<AlertMessage> {
    const words = ALERT_WORDS[language];
    const own = GAMES.some(({ id }) => id === match.game) ? await entryOf(match.game).text(language) : undefined;
    const game = own?.title ?? match.game;
    return {
      occasion,
      match: match.id,
      game: match.game,
      seat,
      title: words.title[occasion](game),
      text: words.text[occasion](game, own?.seats[seat] ?? seat),
      link: this.#room.ways.linkTo(`match/${match.id}`),
    };
  }

  /** What became of a message is kept, for whoever it was meant for. */
  async #note({ id, fault: known }: ChannelRow, fault: AlertFault | undefined): Promise<void> {
    const { store, now } = this.#room;
    if (fault !== undefined) await store.alerts.setChannel(id, { fault, fault_at: now() });
    else if (known !== null) await store.alerts.setChannel(id, { fault: null, fault_at: null });
  }
}

const lineOf = ({ id, kind, target, is_confirmed, fault, fault_at }: ChannelRow): ChannelLine => ({
  id,
  kind,
  to: kind === 'push' ? new URL((JSON.parse(target) as { endpoint: string }).endpoint).host : target,
  isConfirmed: is_confirmed === 1,
  ...(fault !== null && { fault: { why: fault as AlertFault, at: fault_at ?? 0 } }),
});
