import {
  type Choice,
  followingOf,
  HostedMatch,
  Match,
  type Noted,
  notation,
  type Offer,
  openOf,
  readRecord,
  recordOf,
  type SeatTable,
  SPECTATOR,
  type Stretch,
  type Tables,
  verify,
  writeRecord,
} from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { type Lantern, lantern } from './lantern.ts';

const SEED = 'Hesperus';

const hosted = () => HostedMatch.start(lantern, { seed: SEED });
const twin = () => Match.start(lantern, { seed: SEED });

/** Nothing is barred here; some choices are handed over together. */
const offersOf = (part: Noted['parts'][number]): Offer[] => {
  const choices = typeof part[0] === 'string' ? [part as Choice] : (part as readonly Choice[]);
  return choices.map((choice) => ({ choice, barredBy: undefined }));
};

/** The first open choice with this verb. */
function choiceOf(table: SeatTable<Lantern>, verb: string) {
  const found = openOf(table.now.question?.offers ?? []).find(({ choice }) => choice[0] === verb);
  if (!found) throw new Error(`${verb} is not open.`);
  return found.choice;
}

const say = (table: SeatTable<Lantern>, verb: string) => table.take(choiceOf(table, verb), table.now.at);

describe('a seat’s table', () => {
  test('shows each viewer what the match would show it, and nothing else', async () => {
    const host = hosted();
    const match = twin();
    for (const words of ['lay', 'high', 'swing', 'note']) {
      for (const viewer of ['red', 'blue', SPECTATOR] as const) {
        const { now } = host.at(viewer);
        expect(now.view).toEqual(match.view(viewer));
        expect(now.log).toEqual(match.log(viewer));
        expect(now.question).toEqual(match.question?.seat === viewer ? match.question : undefined);
        expect(now.asked).toBe(match.question?.seat);
      }
      const asked = host.at(host.at(SPECTATOR).now.asked as 'red');
      match.take(notation(choiceOf(asked, words)));
      expect(await say(asked, words)).toBeUndefined();
    }
  });

  test('where nothing is hidden all are shown one view, made anew with every change', async () => {
    const open = HostedMatch.start({ ...lantern, isOpenToAll: () => true }, { seed: SEED });
    const { view } = open.at('red').now;
    expect(open.at('blue').now.view).toBe(view);
    await say(open.at('red'), 'lay');
    expect(open.at('red').now.view).not.toEqual(view);
    expect(open.at('blue').now.view).toBe(open.at('red').now.view);
    expect(hosted().at('blue').now.view).not.toEqual(hosted().at('red').now.view);
  });

  test('can be followed: whoever puts the news together knows what the table shows', async () => {
    const host = hosted();
    const following = followingOf(host as unknown as Tables);
    const viewers = (['red', 'blue', SPECTATOR] as const).map((viewer) => {
      const table = host.at(viewer);
      return { table, follower: following.follow(viewer), steps: [], log: [] };
    });
    const replace = (list: unknown[], { from, removed, items }: Stretch<unknown>) =>
      list.splice(from, removed, ...items);
    const look = () => {
      for (const { table, follower, steps, log } of viewers) {
        const { steps: made, log: written, noted, question, known } = follower.news();
        replace(steps, made);
        replace(log, written);
        const offers = noted?.parts.flatMap(offersOf);
        expect({ ...known, steps, log, question: question && { ...question, offers } }).toEqual(table.now);
      }
      const { at, asked, ending } = host.at(SPECTATOR).now;
      expect(following.stand).toEqual({ at, asked, ending });
    };
    look();
    for (const words of ['lay', 'undo', 'lay', 'high', 'swing', 'note']) {
      const asked = host.at(following.stand.asked as 'red');
      if (words === 'undo') expect(await host.at('red').undo(following.stand.at)).toBeUndefined();
      else expect(await say(asked, words)).toBeUndefined();
      look();
    }
    await host.at('blue').concede(following.stand.at);
    look();
  });

  test('is plain data: it can be sent over a wire and is the same there', () => {
    const { now, facts } = hosted().at('red');
    expect(JSON.parse(JSON.stringify([facts, now]))).toEqual([facts, now]);
  });

  test('a moment stays as it is when the match goes on', async () => {
    const red = hosted().at('red');
    const before = red.now;
    const told = JSON.stringify(before);
    await say(red, 'lay');
    expect(red.now).not.toBe(before);
    expect(red.now).toBe(red.now);
    expect(JSON.stringify(before)).toBe(told);
  });

  test('of the choices of others it tells only whose they were', async () => {
    const host = hosted();
    const choice = choiceOf(host.at('red'), 'lay');
    await say(host.at('red'), 'lay');
    expect(host.at('red').now.steps).toEqual([{ seat: 'red', choice }]);
    expect(host.at('blue').now.steps).toEqual([{ seat: 'red' }]);
    expect(JSON.stringify(host.at('blue').now)).not.toContain('card-laid');
  });

  test('takes the offered choice itself, or its words', async () => {
    const host = hosted();
    const red = host.at('red');
    expect(await red.take(choiceOf(red, 'note'), 0)).toBeUndefined();
    expect(await red.take(notation(choiceOf(red, 'lay')), 1)).toBeUndefined();
    expect(red.now.steps).toHaveLength(2);
  });

  test('refuses what is meant for a moment that is gone, even where the number of choices is the same again', async () => {
    const red = hosted().at('red');
    const { at } = red.now;
    await say(red, 'note');
    expect(await red.take('note', at)).toEqual({ reason: 'stale' });
    const later = red.now.at;
    await red.undo(later);
    expect(red.now.steps).toHaveLength(0);
    expect(await red.take('note', at)).toEqual({ reason: 'stale' });
    expect(await red.undo(later)).toEqual({ reason: 'stale' });
    expect(await red.concede(later)).toEqual({ reason: 'stale' });
    expect(red.now.steps).toHaveLength(0);
  });

  test('says why something else is refused, and nothing has changed', async () => {
    const host = HostedMatch.start(lantern, { seed: SEED, options: { fog: true } });
    const [red, blue, onlooker] = [host.at('red'), host.at('blue'), host.at(SPECTATOR)];
    expect(await red.take('swing', 0)).toEqual({ reason: 'barred', rule: 'LAN-2.1' });
    expect(await red.take('dance', 0)).toEqual({ reason: 'unknown' });
    expect(await blue.take('note', 0)).toEqual({ reason: 'other-seat' });
    expect(await onlooker.take('note', 0)).toEqual({ reason: 'other-seat' });
    expect(await onlooker.concede(0)).toMatchObject({ reason: 'unknown' });
    expect(await red.undo(0)).toEqual({ reason: 'barred' });
    expect(await red.takeBack(0)).toEqual({ reason: 'barred' });
    expect(red.now.at).toBe(0);
  });

  test('tells whoever listens of every change, at every seat', async () => {
    const host = hosted();
    const heard: string[] = [];
    const leave = host.at('blue').subscribe(() => heard.push(`blue ${host.at('red').now.steps.length}`));
    await say(host.at('red'), 'note');
    await host.at('red').undo(host.at('red').now.at);
    leave();
    await say(host.at('red'), 'note');
    expect(heard).toEqual(['blue 1', 'blue 0']);
  });

  test('looks back at what its own seat saw, also where the past has changed since', async () => {
    const host = hosted();
    const [red, blue] = [host.at('red'), host.at('blue')];
    const began = [red.now.view, blue.now.view];
    await say(red, 'note');
    await say(red, 'lay');
    const laid = blue.now.view;
    await say(blue, 'low');
    expect(await Promise.all([red.lookBack(0), blue.lookBack(0)])).toEqual(began);
    expect(await blue.lookBack(2)).toEqual(laid);
    expect(await blue.lookBack(99)).toEqual(blue.now.view);
    await say(blue, 'note');
    await say(blue, 'note');
    expect(await blue.lookBack(4)).toMatchObject({ noted: 1 });
    await blue.undo(blue.now.at);
    await blue.undo(blue.now.at);
    await say(blue, 'lay');
    await say(red, 'low');
    expect(await blue.lookBack(4)).toMatchObject({ noted: 0, laid: true });
  });

  test('foresees what could not be taken back, for the seat that is asked and for this moment alone', async () => {
    const host = hosted();
    const red = host.at('red');
    const choices = [choiceOf(red, 'swing'), choiceOf(red, 'note')];
    expect(await red.foresee(choices, 0)).toEqual([{ why: 'dice', rule: 'LAN-4' }, undefined]);
    expect(await host.at('blue').foresee(choices, 0)).toEqual([undefined, undefined]);
    await say(red, 'note');
    expect(await red.foresee(choices, 0)).toEqual([undefined, undefined]);
  });

  test('when it is over it says how, and nobody is asked any more', async () => {
    const host = hosted();
    const blue = host.at('blue');
    expect(blue.now.ending).toBeUndefined();
    expect(await blue.concede(0)).toBeUndefined();
    const match = twin();
    match.take('concede blue', 'blue');
    expect(blue.now.ending).toEqual({
      outcome: match.outcome,
      metrics: lantern.metrics(match.state),
      fingerprint: match.hash(),
    });
    expect(blue.now.asked).toBeUndefined();
    expect(await blue.concede(1)).toEqual({ reason: 'over' });
  });

  test('there is no table for a seat that does not exist', () => {
    expect(() => hosted().at('green' as 'red')).toThrow('green');
  });
});

describe('the record of a hosted match', () => {
  test('is the record of the match, and is taken up again where it ends', async () => {
    const host = hosted();
    await say(host.at('red'), 'lay');
    const match = twin();
    match.take(notation(host.at('red').now.steps[0]?.choice ?? ['nothing']));
    const record = await host.record({ red: 'person' });
    expect(record).toEqual(recordOf(match, { seed: SEED, players: { red: 'person' } }));
    verify(lantern, record);
    const again = HostedMatch.resume(lantern, readRecord(writeRecord(record)));
    expect(again.at('blue').now).toEqual({ ...host.at('blue').now, at: 0 });
  });

  test('counts the take-backs of a solitaire game, those before it was taken up included', async () => {
    const alone = { ...lantern, seats: ['red'] as const };
    const host = HostedMatch.resume(alone, { ...(await hosted().record()), takeBacks: 2 });
    const red = host.at('red');
    await say(red, 'swing');
    expect(red.now.canTakeBack).toBe(true);
    expect(red.now.undoBar).toMatchObject({ why: 'dice' });
    expect(await red.takeBack(red.now.at)).toBeUndefined();
    expect(red.now.steps).toEqual([]);
    expect((await host.record()).takeBacks).toBe(3);
  });

  test('names the bundle that keeps its rules, in the file too', async () => {
    const record = { ...(await hosted().record()), bundle: 'abc123' };
    expect(writeRecord(record)).toContain('edition 1\nbundle abc123\n');
    const read = readRecord(writeRecord(record));
    expect(read.bundle).toBe('abc123');
    expect((await HostedMatch.resume(lantern, read).record()).bundle).toBe('abc123');
  });

  test('hints come from the adviser, who is asked with the record up to the question', async () => {
    const host = HostedMatch.start(lantern, { seed: SEED }, async ({ choices }, rank) => ({
      choice: `${rank} after ${choices.length}`,
      reasons: [],
    }));
    await say(host.at('red'), 'note');
    expect(await host.at('red').hint?.('admiral')).toEqual({ choice: 'admiral after 1', reasons: [] });
    expect(hosted().at('red').hint).toBeUndefined();
  });
});
