/** The staff: players think and games are gone over here, beside the page, so that the page never waits. */
import { Desk, type Staff, staffOf } from '@derby/bots';
import type { GameRecord } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { keptStaff } from '@derby/registry/editions';
import type { Answer, HintRequest, LinesRequest, Request, ReviewRequest } from './staff.ts';

/** How long the staff may think about one choice, in milliseconds. */
const TIME = 1800;

const desk = new Desk();
let work = Promise.resolve();

/** One request after another: each goes on from the record of the one before. */
addEventListener('message', ({ data }: MessageEvent<Request>) => {
  work = work.then(() => attend(data));
});

async function attend(data: Request): Promise<void> {
  try {
    if (data.kind === 'hint') await hint(data);
    else if (data.kind === 'lines') await weigh(data);
    else await goOver(data);
  } catch (fault) {
    say({ kind: 'fault', id: data.id, message: fault instanceof Error ? fault.message : String(fault) });
  }
}

async function hint({ id, dispatch, rank, why }: HintRequest): Promise<void> {
  const record = desk.receive(dispatch);
  const staff = await staffFor(record);
  const until = performance.now() + TIME;
  const isLate = () => performance.now() > until;
  const { choice, reasons, plan } = await staff.consult(record, { rank, seed: String(id), isLate, why });
  say({ kind: 'hint', id, choice, reasons, ...(plan !== undefined && { plan }) });
}

/** Whoever asks what else could be done wants the best there is. */
async function weigh({ id, record }: LinesRequest): Promise<void> {
  const until = performance.now() + 2 * TIME;
  const isLate = () => performance.now() > until;
  const counsel = await (await staffFor(record)).consult(record, { rank: 'admiral', seed: 'lines', isLate, why: true });
  say({ kind: 'lines', id, counsel });
}

async function goOver({ id, record }: ReviewRequest): Promise<void> {
  const work = (await staffFor(record)).reviewing(record, { budget: 'quick' });
  for (;;) {
    const step = work.next();
    if (step.done) {
      say({ kind: 'review', id, review: step.value });
      return;
    }
    say({ kind: 'progress', id, done: step.value.done / step.value.of });
  }
}

/** Whoever has been asked remembers the match. */
const hired = new Map<string, Promise<Staff>>();

function staffFor(record: GameRecord): Promise<Staff> {
  const key = `${record.game} ${record.edition}`;
  const staff = hired.get(key) ?? hire(record);
  hired.set(key, staff);
  return staff;
}

/** The staff of the record's own time, where its rules are not those of the day. */
const hire = async (record: GameRecord): Promise<Staff> =>
  ((await keptStaff(record)) as Staff | undefined) ?? staffOf(await advised(record.game));

async function advised(game: string) {
  const entry = entryOf(game);
  return { game: await entry.load(), advice: await entry.advice() };
}

const say = (answer: Answer): void => postMessage(answer);
