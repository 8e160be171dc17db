/** Wires that drop, double and reorder what goes over them, and break: every choice is taken once, and all come to the same end. */
import { type FastDice, notation, openOf, readRecord } from '@derby/kernel';
import { editionOfToday } from '@derby/registry/editions';
import type { RemoteMatch, Wire } from '../../web/src/online/remote.ts';
import { type Assault, demand, pick } from './assault.ts';
import { closed, type Ground, opened, Person, sitDown } from './guests.ts';

const CHOICES = 6;
/** In milliseconds: how late a message may come. */
const LATE = 12;

let ground: Promise<Ground> | undefined;

/** Treats what goes over a wire, either way, as the dice say. */
function marred(dice: FastDice): (wire: Wire) => Wire {
  const treat = (deliver: () => void): void => {
    const fate = dice.below(20);
    if (fate === 0) return; // dropped
    if (fate < 3) deliver(); // doubled
    if (fate < 7)
      setTimeout(deliver, 1 + dice.below(LATE)); // overtaken by others
    else deliver();
  };
  return (real) => {
    const wire: Wire = {
      send: (text) => {
        if (dice.below(40) === 0) real.close();
        treat(() => real.send(text));
      },
      close: () => real.close(),
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    real.onmessage = (event) => treat(() => wire.onmessage?.(event));
    real.onclose = () => wire.onclose?.();
    return wire;
  };
}

/** One of two tabs makes the next choice; the other may try the same at the same time. */
async function choose(tabs: readonly RemoteMatch[], dice: FastDice): Promise<string> {
  const tab = pick(dice, tabs);
  const { at, question } = tab.now;
  const choice = notation(pick(dice, openOf(question?.offers ?? [])).choice);
  const taking = [tab.take(choice, at)];
  if (dice.below(3) === 0) for (const other of tabs) if (other.now.at === at) taking.push(other.take(choice, at));
  const refusals = await Promise.all(taking);
  demand(
    refusals.every((one) => one === undefined),
    `"${choice}" at ${at} was refused: ${JSON.stringify(refusals)}`,
  );
  return choice;
}

export const wires: Assault = {
  name: 'wires',
  few: 1,
  strike: async (dice) => {
    ground ??= opened();
    const { address } = (await ground).house;
    const person = new Person(address);
    const id = await person.lay({ game: 'xxi', seats: { player: 'me' } });
    const tabs = [0, 1].map(() => sitDown(person, address, id, marred(dice)));
    await Promise.all(tabs.map((tab) => tab.laid()));
    const made: string[] = [];
    for (let i = 0; i < CHOICES; i++) {
      made.push(await choose(tabs, dice));
      // Both tabs have come to the same moment before the next is made.
      for (const tab of tabs) await reached(tab, made.length);
    }
    const first = tabs[0] as RemoteMatch;
    await first.concede(first.now.at);
    for (const tab of tabs) await reached(tab, CHOICES + 1);
    const [one, other] = tabs.map((tab) => tab.now.ending?.fingerprint);
    for (const tab of tabs) tab.leave();
    const record = readRecord(await (await person.ask('GET', `/api/matches/${id}/record`)).text());
    demand(
      JSON.stringify(record.choices) === JSON.stringify([...made, 'concede player']),
      `made: ${made.join(', ')}; kept: ${record.choices.join(', ')}`,
    );
    demand(one === record.hash && other === record.hash, 'the tabs and the record have come to different ends');
    (await editionOfToday('xxi')).verify(record);
  },
  close: async () => {
    await closed(await ground);
    ground = undefined;
  },
};

async function reached(tab: RemoteMatch, at: number): Promise<void> {
  for (let waited = 0; tab.now.at < at; waited++) {
    demand(waited < 2000, `a tab has stayed at ${tab.now.at} instead of ${at}`);
    // What was lost on the way and is followed by nothing is asked for by the next thing that is said.
    if (waited % 30 === 29) await tab.take('nothing', 0);
    await new Promise((later) => setTimeout(later, 5));
  }
}
