/** UL-4  Set-up: the decks are shuffled, the flotilla is bought and berthed. */
import type { Play } from '@derby/kernel';
import { layOutDecks } from './cards.ts';
import type { List } from './choices.ts';
import {
  BOAT_IDS,
  BOATS,
  type BoatId,
  card,
  GUN_AMMUNITION,
  hasGun,
  LEVELS,
  type Level,
  TYPE_XXI,
} from './data/boats.ts';
import { DAMAGES } from './data/hits.ts';
import { portsOf, sheetOf } from './map.ts';
import type { Rule } from './rules.ts';
import { type Boat, boatOf, boatsInPlay, type Damages, type Phase, PLAYER, type Table } from './state.ts';
import { emptyLoad, fillUp } from './torpedo-room.ts';
import type { Known } from './view.ts';

/** UL-4.1 … UL-4.8  A campaign begins: SO for its length, decks in order. Linked campaigns have reckoned their SO already. */
export function* muster(t: Table): Play<Phase> {
  const { campaign, length } = t.state;
  if (t.state.judgements.length === 0) t.state.so = sheetOf(t.state).lengths[length].so; // UL-4.3
  layOutDecks(t);
  t.log('UL-4.1', { what: 'campaign-begins', campaign, length, so: t.state.so });
  if (t.state.penniless) return 'ports';
  return t.state.settings.randomBoats ? 'deal' : 'flotilla';
}

/** UL-4.9  Boats are bought one by one. */
export function* flotilla(t: Table): Play<Phase> {
  for (;;) {
    yield* t.checkpoint();
    const [verb, id] = yield* t.choose(PLAYER, 'UL-4.9', boatsForSale);
    if (verb === 'done') return 'ports';
    t.state.acting = id;
    const [, level] = yield* t.choose(PLAYER, 'UL-2.1', levelsForSale(id));
    buyBoat(t, id, level);
  }
}

function boatsForSale(list: List<'boat' | 'done'>, known: Readonly<Known>): void {
  for (const id of BOAT_IDS) list.offer(['boat', id], barToBoat(known, id));
  list.offer(['done'], boatsInPlay(known).length === 0 && 'UL-4.9');
}

/** Why a boat cannot be bought, if so. */
function barToBoat(known: Readonly<Known>, id: BoatId): Rule | false {
  return barToService(known, id) || (card(id, 'green').so > known.so && 'UL-4.3');
}

/** UL-2.2, UL-2.3, UL-4.9, UL-19.1  Whether a boat could serve in this campaign beside the boats already chosen. */
export function barToService(known: Readonly<Known>, id: BoatId): Rule | false {
  const { class: type, campaigns, excludes } = BOATS[id];
  const isTypeXXI = id === TYPE_XXI;
  if (isTypeXXI && !known.settings.typeXXI) return 'UL-19.1';
  if (!isTypeXXI && !sheetOf(known).classes.includes(type)) return 'UL-2.2';
  if (!(campaigns as readonly string[]).includes(known.campaign)) return 'UL-2.3';
  return known.boats.some((boat) => boat.id === id || boat.id === excludes) && 'UL-4.9';
}

/** UL-2.12  The price of each level; what cannot be paid is barred. */
const levelsForSale =
  (id: BoatId) =>
  (list: List<'level'>, known: Readonly<Known>): void => {
    for (const level of LEVELS) list.offer(['level', level], card(id, level).so > known.so && 'UL-4.3');
  };

/** UL-4.10  What is left stays for options. */
export function buyBoat(t: Table, id: BoatId, level: Level): void {
  const cost = card(id, level).so;
  t.state.so -= cost;
  t.state.boats.push(newBoat(t.state, id, level));
  t.log('UL-4.9', { what: 'boat-bought', boat: id, level, cost, so: t.state.so });
}

const noDamage = (): Damages => Object.fromEntries(DAMAGES.map((damage) => [damage, 0])) as Damages;

/** UL-4.11, UL-4.12  Rested, undamaged, full of torpedoes and ammunition. */
export function newBoat(known: Readonly<Known>, id: BoatId, level: Level): Boat {
  const [port = 'germany'] = portsOf(known);
  const boat: Boat = {
    id,
    level,
    xp: 0,
    stress: 0,
    fate: 'in-play',
    area: port,
    searched: false,
    ready: emptyLoad(),
    stored: emptyLoad(),
    ammunition: hasGun(id) ? GUN_AMMUNITION : 0,
    temporary: noDamage(),
    lasting: noDamage(),
    mission: null,
    snorkel: false,
    attacked: false,
    contactBonus: 0,
    warned: false,
    moved: false,
    cameIn: false,
    patrols: 0,
  };
  fillUp(boat);
  return boat;
}

export function repair(boat: Boat): void {
  boat.temporary = noDamage();
  boat.lasting = noDamage();
}

export function repairTemporary(boat: Boat): void {
  boat.temporary = noDamage();
}

/** UL-4.11  Each boat is put in a port. */
export function* ports(t: Table): Play<Phase> {
  for (const { id } of boatsInPlay(t.state)) {
    t.state.acting = id;
    const [, area] = yield* t.choose(PLAYER, 'UL-4.11', (list: List<'port'>) => {
      for (const port of portsOf(t.state)) list.open(['port', port]);
    });
    boatOf(t.state, id).area = area;
    t.log('UL-4.11', { what: 'boat-berthed', boat: id, area });
  }
  t.log('UL-5.1', { what: 'turn-begins', turn: t.state.turn });
  return 'strategic';
}
