/** Work for whoever is free on any machine: asked for here, done there, and answered. */
import type { Errand } from './store/errands.ts';
import { postgresStore } from './store/postgres.ts';
import type { Store } from './store/store.ts';

/** What somebody does with what is asked. */
export type Doing = (asked: unknown) => Promise<unknown>;

/** Somewhere else it could not be done; the message says what was said there. */
export class ErrandFailed extends Error {
  override readonly name = 'ErrandFailed';
}

export interface Errands {
  /** The answer of whoever did it. It waits until there is somebody. */
  ask(task: string, asked: object): Promise<unknown>;
  /** Nothing is waited for any more. */
  close(): Promise<void>;
}

type Answer = { readonly value: unknown } | { readonly fault: string };

interface Waiting {
  readonly task: string;
  readonly errand: Errand;
  readonly resolve: (value: unknown) => void;
  readonly reject: (fault: Error) => void;
}

export async function openErrands(url: string): Promise<Errands> {
  const store = await postgresStore(url);
  const owner = store.link.self;
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  const collect = async (): Promise<void> => {
    for (const { number, answer } of await store.errands.collect(owner)) {
      const found = waiting.get(number);
      waiting.delete(number);
      const said = JSON.parse(answer) as Answer;
      if ('fault' in said) found?.reject(new ErrandFailed(said.fault));
      else found?.resolve(said.value);
    }
  };
  const failed = (fault: Error): void => {
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
  };
  await store.link.listen({
    onNews: (news) => void (news.kind === 'answer' && news.owner === owner && collect().catch(failed)),
    // Whoever took us for dead has left it undone: it is asked for once more.
    onGap: () =>
      void collect()
        .then(() => Promise.all([...waiting.values()].map(({ task, errand }) => store.errands.ask(task, errand))))
        .catch(failed),
  });
  return {
    ask: (task, what) =>
      new Promise((resolve, reject) => {
        asked += 1;
        const errand = { owner, number: asked, asked: what };
        waiting.set(asked, { task, errand, resolve, reject });
        store.errands.ask(task, errand).catch(reject);
      }),
    close: async () => {
      await store.errands.withdraw(owner).catch(() => undefined);
      await store.close();
    },
  };
}

/** Does an errand and answers it, as long as somebody waits for the answer. */
export const errandDone =
  ({ link, errands }: Store, act: Doing) =>
  async (payload: unknown): Promise<void> => {
    const { owner, number, asked } = payload as Errand;
    const isForgotten = async (): Promise<boolean> => (await link.gone([owner])).length > 0;
    if (await isForgotten()) return;
    const said: Answer = await act(asked).then(
      (value) => ({ value }),
      (fault: unknown) => ({ fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) }),
    );
    if (!(await isForgotten())) await errands.answer({ owner, number, answer: JSON.stringify(said) });
  };
