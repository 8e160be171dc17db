/** For a server: what has changed at a match that is run here. A browser, which runs matches too, has no use for it. */
import { type Lexicon, SPECTATOR, type Viewer } from './game.ts';
import { entryFor, type HostedMatch, stepFor } from './hosted-match.ts';
import type { Follower, Following, Stretch, Tables } from './seat-table.ts';

/** The tables must be laid by this very kernel. */
export function followingOf(tables: Tables): Following {
  const host = tables as unknown as HostedMatch<Lexicon>;
  const { match } = host;
  return {
    get stand() {
      return { at: host.changes, asked: match.asking?.seat, ending: host.ending };
    },
    follow: (viewer) => followerOf(host, viewer),
  };
}

function followerOf<G extends Lexicon>(host: HostedMatch<G>, viewer: Viewer<G>): Follower<G> {
  const { match } = host;
  const [steps, log] = [new Tail(stepFor<G>(viewer)), new Tail(entryFor<G>(viewer))];
  const isSeated = viewer !== SPECTATOR;
  return {
    news: () => {
      const asked = match.asking?.seat === viewer ? match.asking : undefined;
      return {
        known: {
          at: host.changes,
          view: host.viewOf(viewer),
          asked: match.asking?.seat,
          undoBar: isSeated ? match.undoBar(viewer) : { why: 'nothing' },
          canTakeBack: isSeated && host.facts.seats.length === 1 && match.steps.length > 0,
          ending: host.ending,
        },
        question: asked && { seat: viewer, rule: asked.rule, isPublic: asked.isPublic },
        noted: asked && match.noted,
        steps: steps.news(match.steps),
        log: log.news(match.log()),
      };
    },
  };
}

/** Tells of a list that grows at its end, or is cut back there, what has come and gone. */
class Tail<S extends object, T> {
  readonly #made: (from: S) => T | undefined;
  readonly #followed: S[] = [];
  /** How many items were made of so many. */
  readonly #counts: number[] = [0];

  /** What is made of nothing is left out. */
  constructor(made: (from: S) => T | undefined) {
    this.#made = made;
  }

  /** What has changed since this was last asked. At first all has come. */
  news(source: readonly S[]): Stretch<T> {
    let same = Math.min(this.#followed.length, source.length);
    while (same > 0 && this.#followed[same - 1] !== source[same - 1]) same -= 1;
    const from = this.#counts[same] as number;
    const removed = (this.#counts.at(-1) as number) - from;
    this.#followed.length = same;
    this.#counts.length = same + 1;
    const items: T[] = [];
    for (let at = same; at < source.length; at++) {
      const item = this.#made(source[at] as S);
      if (item !== undefined) items.push(item);
      this.#followed.push(source[at] as S);
      this.#counts.push(from + items.length);
    }
    return { from, removed, items };
  }
}
