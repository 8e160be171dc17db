import { type GameRecord, HostedMatch, openOf, replay, SPECTATOR } from '@derby/kernel';
import { expect, test } from 'vitest';
import { type Lantern, lantern } from '../../kernel/test/lantern.ts';
import { Memory } from '../src/memory.ts';

/** A record that grows by every choice of a game. */
async function records(seed = 'Hesperus'): Promise<GameRecord[]> {
  const host = HostedMatch.start<Lantern>(lantern, { seed });
  const kept = [await host.record()];
  for (const verb of ['lay', 'high', 'note', 'note', 'swing', 'lay', 'low']) {
    const table = host.at(host.at(SPECTATOR).now.asked ?? 'red');
    const said = openOf(table.now.question?.offers ?? []).find(({ choice }) => choice[0] === verb);
    await table.take(said?.choice ?? ['nothing'], table.now.at);
    kept.push(await host.record());
  }
  return kept;
}

test('whatever was asked before, the match is the one at the end of the record', async () => {
  const all = await records();
  const [other] = (await records('Walker')) as [GameRecord];
  const memory = new Memory(lantern);
  const asked = [...all, ...all.slice(2, 5), other, ...all.slice(4)];
  for (const record of asked) expect(memory.recalled(record).hash()).toBe(replay(lantern, record).hash());
});

test('a match that goes on is not replayed', async () => {
  const [first, ...later] = (await records()) as [GameRecord, ...GameRecord[]];
  const memory = new Memory(lantern);
  const match = memory.recalled(first);
  for (const record of later) expect(memory.recalled(record)).toBe(match);
});

test('a list of choices that grows is played on from where it was', async () => {
  const all = await records();
  const memory = new Memory(lantern);
  const choices: string[] = [];
  const [first] = all as [GameRecord];
  const match = memory.recalled({ ...first, choices });
  for (const record of all.slice(1)) {
    choices.push(record.choices.at(-1) ?? '');
    expect(memory.recalled({ ...record, choices })).toBe(match);
    expect(match.hash()).toBe(record.hash);
  }
});

test('a record that does not hold is refused and forgotten', async () => {
  const [first, second] = (await records()) as [GameRecord, GameRecord];
  const memory = new Memory(lantern);
  memory.recalled(first);
  expect(() => memory.recalled({ ...first, choices: ['fly-home'] })).toThrow();
  expect(memory.recalled(second).hash()).toBe(second.hash);
});
