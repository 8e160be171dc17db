/** What one house hears of others that serve the same matches, and the duties that only one of them has: clocks and results. */
import type { Logger } from 'pino';
import type { Challenges } from './challenges/challenges.ts';
import type { Matches } from './matches.ts';
import type { Ratings } from './ratings.ts';
import type { Sockets } from './sockets.ts';
import type { News } from './store/link.ts';
import { matchWork } from './store/matches.ts';
import type { Store } from './store/store.ts';

interface Setting {
  readonly store: Store;
  readonly matches: Matches;
  readonly sockets: Sockets;
  readonly ratings: Ratings;
  readonly challenges: Challenges;
  readonly log: Logger;
  /** In milliseconds: how often it is looked whose time has run out. */
  readonly flagging: number;
  /** In milliseconds since 1970. */
  now(): number;
}

export class Sharing {
  readonly #setting: Setting;
  readonly #flags: NodeJS.Timeout;

  constructor(setting: Setting) {
    this.#setting = setting;
    this.#flags = setInterval(() => void this.#flag().catch(() => undefined), setting.flagging);
    this.#flags.unref();
  }

  /** Listens to the others from now on. */
  async open(): Promise<void> {
    const { store, matches, sockets, ratings, challenges, log } = this.#setting;
    await store.link.listen({
      onNews: (news, from) =>
        void this.#hear(news, from).catch((fault) => log.error({ news, fault }, 'news were not taken up')),
      onGap: () =>
        void Promise.all([matches.followAll(), sockets.tellAll(), store.announce({ kind: 'hello' })]).catch((fault) =>
          log.error({ fault }, 'what was missed was not made good'),
        ),
      onDuty: () => {
        void ratings.catchUp().catch((fault) => log.error({ fault }, 'results were not counted'));
        void challenges.catchUp().catch((fault) => log.error({ fault }, 'attempts were not written down'));
        void this.#wakeStaff().catch((fault) => log.error({ fault }, 'the store could not be read'));
      },
    });
    await store.announce({ kind: 'hello' });
  }

  /** Counts a result: in one process, one after the other, since two results of one player must not be reckoned from the same rating. */
  count(id: string): void {
    const { store, ratings, log } = this.#setting;
    if (!store.link.isOnDuty) return;
    void ratings.count(id).catch((fault) => log.error({ match: id, fault }, 'a result was not counted'));
  }

  close(): void {
    clearInterval(this.#flags);
  }

  async #hear(news: News, from: number): Promise<void> {
    const { matches, sockets } = this.#setting;
    switch (news.kind) {
      case 'deed':
        return matches.follow(news.match);
      case 'over':
        this.count(news.match);
        return matches.follow(news.match);
      case 'clock':
        return matches.reset(news.match);
      case 'seats':
        await matches.reset(news.match);
        return sockets.tellCompany(news.match);
      case 'stopped':
        return matches.stopped(news.match);
      case 'talk':
        return sockets.relayTalk(news.match, news.from);
      case 'here':
        return sockets.hearPresence(news, from);
      case 'answer':
        return;
      case 'hello':
        return sockets.tellPresence();
    }
  }

  async #flag(): Promise<void> {
    const { store, matches, log, now } = this.#setting;
    if (!store.link.isOnDuty) return;
    for (const id of await store.matches.dueBy(now())) {
      await matches.follow(id);
      await matches.flag(id).catch((fault) => log.error({ match: id, fault }, 'a flag has not fallen'));
    }
  }

  /** The staff goes on where it was asked when the house was last closed. */
  async #wakeStaff(): Promise<void> {
    const { store, matches, log } = this.#setting;
    for (const id of await store.matches.awaitingStaff())
      if (store.link.isShared) await store.enqueue(matchWork('staff', id));
      else void matches.wake(id).catch((fault) => log.error({ match: id, fault }, 'it was not taken up'));
  }
}
