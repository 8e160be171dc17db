/** Messages to a table that no honest client sends: each gets a clear answer, none changes anything, and memory stays flat. */
import { type FastDice, notation, openOf } from '@derby/kernel';
import type { Seat } from '../../server/test/house.ts';
import { type Assault, demand, noise, pick } from './assault.ts';
import { closed, type Ground, opened, Person } from './guests.ts';

interface Match {
  readonly id: string;
  readonly people: readonly Person[];
  seats: Seat[];
  readonly record: string;
  /** In bytes, after the first blows. */
  memory: number | undefined;
  blows: number;
}

let ground: Promise<Ground> | undefined;
let laid: Promise<Match> | undefined;

/** In bytes: what a process may grow by while nothing stays. */
const FLAT = 120e6;
const WARM = 2000;

/** Two at a table, some choices into the match. */
async function lay(address: string): Promise<Match> {
  const people = [new Person(address), new Person(address)];
  const [host, guest] = people as [Person, Person];
  const id = await host.lay({ game: 'pens', seats: { axis: 'me', allies: 'open' } });
  await guest.join(id, 'allies', (await host.page(id)).seats.find(({ key }) => key !== undefined)?.key);
  const seats = [await host.sit(id), await guest.sit(id)];
  for (let i = 0; i < 6; i++) {
    const asked = seats.find(({ now }) => now?.question) as Seat;
    await asked.take(asked.open.at(-1) ?? '');
    for (const seat of seats) await seat.until(() => seat.at === i + 1);
  }
  return { id, people, seats, record: await recordOf(host, id), memory: undefined, blows: 0 };
}

const recordOf = async (person: Person, id: string): Promise<string> =>
  (await person.ask('GET', `/api/matches/${id}/record`)).text();

/** What is not open, not now, not this seat's, or not a message at all. */
function blow(dice: FastDice, asked: Seat, other: Seat): { readonly from: Seat; readonly data: string | Buffer } {
  const { at } = asked;
  const open = openOf(asked.now?.question?.offers ?? []).map(({ choice }) => notation(choice));
  const choice = pick(dice, open);
  const forged = (): string => {
    const words = choice.split(' ');
    words[dice.below(words.length)] = noise(dice, 12) || 'x';
    const said = words.join(' ');
    return open.includes(said) ? `${said}x` : said;
  };
  const stale = pick(dice, [at - 1, at + 1, at + 1000, 0, Number.MAX_SAFE_INTEGER]);
  const say = (message: object, from = pick(dice, [asked, other])) => ({ from, data: JSON.stringify(message) });
  const id = 1 + dice.below(1e6);
  const kinds = [
    () => say({ kind: 'take', id, at, choice }, other),
    () => say({ kind: 'take', id, at, choice: forged() }),
    () => say({ kind: 'take', id, at: stale, choice: forged() }),
    () =>
      say({ kind: 'take', id, at, choice: pick(dice, ['agree-draw', 'adjourn', 'forfeit axis', 'concede axis x']) }),
    () => say({ kind: 'take', id, at, choice, seat: 'axis' }),
    () => say({ kind: 'answer', id, at, yes: true }),
    () => say({ kind: 'propose', id, at, what: pick(dice, ['win', 'take-back', '__proto__']), step: stale + 7 }),
    () => say({ kind: pick(dice, ['undo', 'concede', 'take-back']), id, at: stale }),
    () => say({ kind: 'foresee', id, at, choices: Array.from({ length: dice.below(500) }, forged) }),
    () => say({ kind: 'look', id, step: pick(dice, [-1, 1e308, 0.5, 1e15]) }),
    () =>
      say({ kind: 'say', id, text: pick(dice, ['', ' x', 'x\ny', '\u001b[31m', 'x'.repeat(501 + dice.below(9000))]) }),
    () => say({ kind: 'hint', id, rank: noise(dice, 20) }),
    () => say({ kind: noise(dice, 10), id, at, choice }),
    () => say({ kind: 'take', id: pick<unknown>(dice, ['x', -1, {}, null]), at, choice }, other),
    () => ({
      from: other,
      data: `{"kind":"take","id":${id},"at":${at},"choice":"${choice}","__proto__":{"seat":"axis"}}`,
    }),
    () => ({ from: other, data: `{"__proto__":{"kind":"take","id":${id},"at":${at},"choice":"${choice}"}}` }),
    () => ({ from: other, data: `${'['.repeat(1 + dice.below(5000))}` }),
    () => ({ from: other, data: JSON.stringify({ kind: 'take', id, at, choice: 'x'.repeat(dice.below(16_000)) }) }),
    () => ({ from: other, data: noise(dice, 200) }),
    () => ({ from: other, data: Buffer.from(noise(dice, 200)) }),
    () => ({ from: other, data: 'x'.repeat(16_385 + dice.below(100_000)) }),
  ];
  return pick(dice, kinds)();
}

export const messages: Assault = {
  name: 'server-messages',
  few: 160,
  strike: async (dice) => {
    ground ??= opened();
    const { address } = (await ground).house;
    laid ??= lay(address);
    const match = await laid;
    match.blows += 1;
    for (const [i, person] of match.people.entries())
      if (match.seats[i]?.ended !== undefined) match.seats[i] = await person.sit(match.id);
    const [one, two] = match.seats as [Seat, Seat];
    const [asked, other] = one.now?.question ? [one, two] : [two, one];
    const { at } = asked;
    const { from, data } = blow(dice, asked, other);
    const heard = from.heard.length;
    from.socket.send(data);
    // A message that is too large is answered by the end of the socket, everything else in words.
    await from
      .until(() => from.heard.slice(heard).some((text) => text.includes('"kind":"answer"')))
      .catch(() => undefined);
    if (from.ended === undefined) {
      const answer = from.heard.slice(heard).find((text) => text.includes('"kind":"answer"')) ?? '';
      demand(/"refusal":|"value":/.test(answer), `this was taken: ${String(data).slice(0, 300)}\n${answer}`);
    } else demand(data.length > 16_384, `this has ended the socket: ${String(data).slice(0, 300)}`);
    from.heard.length = Math.min(from.heard.length, 1);
    demand(asked.at === at, `this has changed the match: ${String(data).slice(0, 300)}`);
    if (match.blows % 200 === 0) await look(match, address);
  },
  close: async () => {
    if (laid && ground) {
      const match = await laid;
      await look(match, (await ground).house.address);
      await Promise.all(match.seats.map((seat) => seat.leave()));
    }
    await closed(await ground);
    ground = undefined;
    laid = undefined;
  },
};

/** The record is as it was, and the house has not grown. */
async function look(match: Match, address: string): Promise<void> {
  const [host] = match.people as [Person];
  demand((await recordOf(host, match.id)) === match.record, 'the record has changed');
  const figures = await (await fetch(`${address}/metrics`)).text();
  const memory = Number(/^process_resident_memory_bytes (\S+)/m.exec(figures)?.[1]);
  if (match.blows >= WARM) match.memory ??= memory;
  demand(memory - (match.memory ?? memory) < FLAT, `the house has grown from ${match.memory} to ${memory} bytes`);
}
