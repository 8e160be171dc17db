/** A house that is killed at any moment under load: no acknowledged choice is lost, no die differs, everyone comes back and goes on. */
import { type FastDice, notation, openOf, readRecord } from '@derby/kernel';
import { editionOfToday } from '@derby/registry/editions';
import { ownHouse } from '../../server/test/program.ts';
import type { RemoteMatch } from '../../web/src/online/remote.ts';
import { type Assault, demand, pick } from './assault.ts';
import { closed, type Ground, opened, Person, sitDown } from './guests.ts';

const GUESTS = 4;
/** In milliseconds: the house is killed within so long. */
const SOON = 400;

interface Guest {
  readonly person: Person;
  id: string;
  match: RemoteMatch;
  /** What was acknowledged. */
  readonly made: string[];
  /** What was seen after each choice. */
  readonly seen: string[];
}

let ground: Promise<Ground & { readonly guests: Guest[]; readonly address: string }> | undefined;

async function laid() {
  const place = await opened();
  const { address } = place.house;
  const guests: Guest[] = [];
  for (let i = 0; i < GUESTS; i++) {
    const person = new Person(address);
    guests.push(await begun(person, address));
  }
  return Object.assign(place, { guests, address });
}

async function begun(person: Person, address: string): Promise<Guest> {
  const id = await person.lay({ game: 'xxi', seats: { player: 'me' } });
  const match = await sitDown(person, address, id).laid();
  return { person, id, match, made: [], seen: [JSON.stringify(match.now.view)] };
}

/** Makes choices until it is told to stop; each is counted when it is acknowledged. */
async function play(guest: Guest, dice: FastDice, isOver: () => boolean): Promise<void> {
  while (!isOver() && !guest.match.now.ending) {
    const { at, question } = guest.match.now;
    const choice = notation(pick(dice, openOf(question?.offers ?? [])).choice);
    const refusal = await guest.match.take(choice, at);
    demand(refusal === undefined, `"${choice}" at ${at} was refused: ${JSON.stringify(refusal)}`);
    guest.made.push(choice);
    guest.seen.push(JSON.stringify(guest.match.now.view));
  }
}

export const houseKills: Assault = {
  name: 'house-kills',
  few: 1,
  strike: async (dice) => {
    ground ??= laid();
    const place = await ground;
    let isOver = false;
    const playing = place.guests.map((guest) => play(guest, dice, () => isOver));
    await new Promise((later) => setTimeout(later, dice.below(SOON)));
    await place.house.kill();
    place.house = await ownHouse(place.data, { port: Number(new URL(place.address).port) });
    // They come back by themselves and go on.
    await new Promise((later) => setTimeout(later, dice.below(SOON)));
    isOver = true;
    await Promise.all(playing);
    for (const guest of place.guests) await check(guest);
    for (const [i, guest] of place.guests.entries())
      if (guest.match.now.ending) {
        guest.match.leave();
        place.guests[i] = await begun(guest.person, place.address);
      }
  },
  close: async () => {
    if (!ground) return;
    const place = await ground;
    for (const guest of place.guests) {
      if (!guest.match.now.ending) await guest.match.concede(guest.match.now.at);
      const record = readRecord(await (await guest.person.ask('GET', `/api/matches/${guest.id}/record`)).text());
      (await editionOfToday('xxi')).verify(record);
      guest.match.leave();
    }
    await closed(place);
    ground = undefined;
  },
};

/** All that was acknowledged stands, once and in order, and what was seen then is what is seen now. */
async function check({ match, made, seen }: Guest): Promise<void> {
  const { choices } = await match.record();
  demand(
    JSON.stringify(choices) === JSON.stringify(made),
    `acknowledged: ${made.slice(-5).join(', ')} (${made.length}); kept: ${choices.slice(-5).join(', ')} (${choices.length})`,
  );
  for (const step of [made.length, Math.max(0, made.length - 3), Math.floor(made.length / 2)])
    demand(
      JSON.stringify(await match.lookBack(step)) === seen[step],
      `what was seen after ${step} choices has changed`,
    );
}
