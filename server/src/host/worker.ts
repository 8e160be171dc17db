/** A thread in which matches are run and the staff thinks: one request after the other. */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Staff } from '@derby/bots';
import type { Edition, Following, Tables } from '@derby/kernel';
import { Hosted } from './hosted.ts';
import { type HostAnswer, type HostRequest, handedBack, type Numbered, type WorkerSetting } from './requests.ts';
import { staffSeed } from './staff-seed.ts';

/** What a bundle of rules holds. */
interface Bundle {
  readonly edition: Edition;
  readonly staff: Staff;
  /** Missing in older ones. */
  readonly followingOf?: (tables: Tables) => Following;
}

/** Whoever asked had it from elsewhere, or has dropped it: it is to be laid again. */
class NotLaid extends Error {
  override readonly name = 'NotLaid';
}

const matches = new Map<string, Hosted>();
const { thinkingTime, progress } = workerData as WorkerSetting;
let last: Promise<void> = Promise.resolve();
/** In milliseconds: so long an answer may wait for the next one. To hand over several at once costs hardly more than one. */
const GATHERED = 1;

parentPort?.on('message', (requests: string) => {
  last = last.then(() => answerAll(JSON.parse(requests) as readonly Numbered[]));
});

async function answerAll(requests: readonly Numbered[]): Promise<void> {
  let answers: HostAnswer[] = [];
  let until = performance.now() + GATHERED;
  for (const { id, request } of requests) {
    // Whoever waits can see what the thread is at.
    Atomics.store(progress, 0, id);
    answers.push(await answered(id, request));
    if (performance.now() < until) continue;
    parentPort?.postMessage(handedBack(answers));
    answers = [];
    until = performance.now() + GATHERED;
  }
  if (answers.length > 0) parentPort?.postMessage(handedBack(answers));
}

async function answered(id: number, request: HostRequest): Promise<HostAnswer> {
  try {
    return { id, value: await carryOut(request) };
  } catch (fault) {
    const { name, message, stack } = fault instanceof Error ? fault : new Error(String(fault));
    return { id, fault: message, name, trace: stack ?? message };
  }
}

async function carryOut(request: HostRequest): Promise<unknown> {
  switch (request.op) {
    case 'lay': {
      const hosted = new Hosted(await bundle(request.rules), request.origin);
      matches.set(request.match, hosted);
      return hosted.laid;
    }
    case 'act':
      return hosted(request.match).act(request.deed, request.at);
    case 'show':
      return hosted(request.match).show(request.viewer);
    case 'hide':
      return matches.get(request.match)?.hide(request.viewer);
    case 'look':
      return hosted(request.match).lookBack(request.viewer, request.step);
    case 'foresee':
      return hosted(request.match).foresee(request.viewer, request.choices, request.at);
    case 'whole':
      return hosted(request.match).whole();
    case 'record':
      return hosted(request.match).record(request.viewer, request.players, request.isSealed);
    case 'keep':
      return hosted(request.match).keep();
    case 'drop':
      return matches.delete(request.match);
    case 'consult':
      return consult(request);
    case 'review':
      return reviewed(request);
    case 'try': {
      const { edition, staff } = await bundle(request.rules);
      const { seed, options, record } = request;
      const tables = record ? edition.resume(record) : edition.start({ seed, options });
      const { asked, steps } = tables.at('spectator').now;
      return {
        edition: edition.edition,
        facts: tables.facts,
        asked,
        deciders: steps.map(({ seat }) => seat),
        isCalibrated: staff.isCalibrated === true,
      };
    }
  }
}

async function consult({ rules, record, rank, why }: Extract<HostRequest, { op: 'consult' }>): Promise<unknown> {
  const until = performance.now() + thinkingTime;
  const { choice, reasons, plan } = await (await bundle(rules)).staff.consult(record, {
    rank,
    seed: staffSeed(record),
    isLate: () => performance.now() > until,
    why,
  });
  return { choice, reasons, ...(plan !== undefined && { plan }) };
}

/** The result; and, where the staff's judgement has been proved and the time allows, how it came about. */
async function reviewed(request: Extract<HostRequest, { op: 'review' }>): Promise<unknown> {
  const { rules, record, seat, isResultAlone, limit } = request;
  const until = performance.now() + limit;
  const { edition, staff } = await bundle(rules);
  const { ending } = edition.resume(record).at('spectator').now;
  const worth = ending?.outcome.worth[seat] ?? 0;
  const work = isResultAlone ? undefined : staff.reviewing(record, { budget: 'standard' });
  while (work && performance.now() < until) {
    const step = work.next();
    if (!step.done) continue;
    const { start, skill, others, luck, revealed } = step.value.accounts[seat] ?? {};
    return { worth, accounts: { start, skill, others, luck, revealed } };
  }
  return { worth };
}

function hosted(match: string): Hosted {
  const found = matches.get(match);
  if (!found) throw new NotLaid(`The match ${match} is not laid here.`);
  return found;
}

const bundle = (file: string): Promise<Bundle> => import(pathToFileURL(file).href);
