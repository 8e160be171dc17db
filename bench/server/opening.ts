/** How long it takes to open a long match that nobody has in memory: U-boat Pens, random choices. */
import { FastDice } from '@derby/kernel';
import { Person } from '../../server/test/house.ts';

/** In milliseconds: a match is dropped when nobody has looked on for ten seconds. */
const UNTIL_DROPPED = 12_000;

export async function opening(address: string, wanted: number): Promise<{ choices: number; time: number }> {
  const person = new Person(address);
  const id = await person.lay({ game: 'pens', seats: { axis: 'me', allies: 'me' } });
  const seats = [await person.sit(id, '?seat=axis'), await person.sit(id, '?seat=allies')];
  const dice = new FastDice('long 3');
  for (let i = 0; i < wanted; i++) {
    const asked = seats.find(({ now }) => now?.question);
    if (!asked) break;
    const { at: moment } = asked;
    await asked.take(asked.open[dice.below(asked.open.length)] ?? '');
    await Promise.all(seats.map((seat) => seat.until(() => seat.at > moment)));
  }
  const choices = seats[0]?.at ?? 0;
  await Promise.all(seats.map((seat) => seat.leave()));
  await new Promise((resume) => setTimeout(resume, UNTIL_DROPPED));
  const begun = performance.now();
  const again = await person.sit(id, '?seat=axis');
  const time = performance.now() - begun;
  await again.leave();
  return { choices, time };
}
