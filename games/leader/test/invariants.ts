/** Facts about Flotilla Leader that hold after every decision. */
import { damageOf, hullResults } from '../src/crew.ts';
import { BOATS, classOf, GUN_AMMUNITION, hasGun, LEVELS, TYPE_XXI } from '../src/data/boats.ts';
import { CAMPAIGNS } from '../src/data/campaigns.ts';
import { CONVOY_DECK } from '../src/data/convoys.ts';
import { ZONE_IDS } from '../src/data/display.ts';
import { ESCORT_DECK } from '../src/data/escorts.ts';
import { EVENT_DECK } from '../src/data/events.ts';
import { TACTICS_COUNTERS } from '../src/data/hits.ts';
import { MERCHANT_DECK } from '../src/data/merchants.ts';
import { NAVAL_DECK } from '../src/data/naval.ts';
import { areaOf, isInPort, mayEnter, sheetOf } from '../src/map.ts';
import { isEscort } from '../src/ships.ts';
import { type Boat, boatsInPlay, type Deck, type Ship, type State } from '../src/state.ts';
import { readyCapacity, stowedIn } from '../src/torpedo-room.ts';

export const MAX_DECISIONS = 12_000;

const everyBoat = (holds: (boat: Readonly<Boat>, state: Readonly<State>) => boolean) => (state: Readonly<State>) =>
  state.boats.every((boat) => holds(boat, state));

const boatsPlaying = (holds: (boat: Readonly<Boat>, state: Readonly<State>) => boolean) => (state: Readonly<State>) =>
  boatsInPlay(state).every((boat) => holds(boat, state));

const shipsOnTable = (state: Readonly<State>): Ship[] => [
  ...(state.contact?.ships ?? []).filter((ship) => !ship.sunk),
  ...(state.errand?.ships ?? []).filter((ship) => !ship.sunk),
];

/** Every card of a deck lies in one place: in the deck, among the discards, out, or on the table. */
function isComplete(
  state: Readonly<State>,
  deck: Deck,
  cards: readonly number[],
  onTable: readonly (number | null)[],
): boolean {
  if (state.phase === 'muster') return true;
  const { draw, discard, out } = state.decks[deck];
  const here = onTable.filter((number): number is number => number !== null && cards.includes(number));
  const all = [...draw, ...discard, ...out, ...here].sort((a, b) => a - b);
  return all.length === cards.length && all.every((number, i) => number === cards[i]);
}

const shipCards = (state: Readonly<State>): (number | null)[] => shipsOnTable(state).map((ship) => ship.card);

const fighters = (state: Readonly<State>) => state.battle?.fighters ?? [];

export const INVARIANTS: Readonly<Record<string, (state: Readonly<State>) => boolean>> = {
  'SO are never overdrawn and come in halves': ({ so }) => so >= 0 && Number.isInteger(so * 2),
  'Stress is never below zero': everyBoat((boat) => boat.stress >= 0),
  'no boat is in the flotilla twice': ({ boats }) => new Set(boats.map((boat) => boat.id)).size === boats.length,
  'boats that share a captain are not both in play': (state) =>
    boatsInPlay(state).every((boat) => !boatsInPlay(state).some((other) => other.id === BOATS[boat.id].excludes)),
  'Type XXI sails only with its option': ({ boats, settings }) =>
    settings.typeXXI || boats.every((boat) => boat.id !== TYPE_XXI),
  'every boat in play is in an area of the map': boatsPlaying((boat, state) => boat.area in sheetOf(state).areas),
  'no boat is where its class may not go': boatsPlaying((boat, state) => mayEnter(state, boat.id, boat.area)),
  'a boat in port is not in a Searched box': boatsPlaying((boat, state) => !(isInPort(state, boat) && boat.searched)),
  // Broken tubes may overflow for as long as the player is asked what is lost (UL-14.18).
  'tubes hold no more than they can': boatsPlaying(
    (boat, state) => stowedIn(boat.ready) <= (state.acting === boat.id ? classOf(boat.id).ready : readyCapacity(boat)),
  ),
  'racks hold no more than they can': boatsPlaying((boat) => stowedIn(boat.stored) <= classOf(boat.id).stored),
  'nothing stowed is less than none': everyBoat((boat) =>
    [...Object.values(boat.ready), ...Object.values(boat.stored)].every((count) => count >= 0),
  ),
  'ammunition is between none and six, and none without a gun': everyBoat(
    (boat) => boat.ammunition >= 0 && boat.ammunition <= (hasGun(boat.id) ? GUN_AMMUNITION : 0),
  ),
  'mines are aboard only with a Mine mission': everyBoat(
    (boat) => boat.mission === 'mine' || boat.fate === 'sunk' || boat.ready.mines + boat.stored.mines === 0,
  ),
  'a boat afloat has hull left': boatsPlaying((boat) => hullResults(boat) < classOf(boat.id).hull),
  'a boat afloat has not lost both engines': boatsPlaying((boat) => boat.lasting.engines < 2),
  'damage is never less than none': everyBoat((boat) => damageOf(boat, 'tubes') >= 0 && damageOf(boat, 'engines') >= 0),
  'Flooding never lasts': everyBoat((boat) => boat.lasting.flooding === 0),
  'no boat makes more patrols than the campaign allows': everyBoat(
    (boat, state) => boat.patrols <= CAMPAIGNS[state.campaign].lengths[state.length].patrols,
  ),
  'levels are among the four': everyBoat((boat) => LEVELS.includes(boat.level)),
  'XP is never negative, and lost with the boat': everyBoat(
    (boat) => boat.xp >= 0 && (boat.fate !== 'sunk' || boat.xp === 0),
  ),
  'the Event deck is complete': (state) => isComplete(state, 'event', EVENT_DECK, []),
  'the Convoy deck is complete': (state) =>
    isComplete(
      state,
      'convoy',
      CONVOY_DECK.filter((number) => !sheetOf(state).removed.includes(number)),
      [state.contact?.card ?? null, ...(state.contact?.shown ?? [])],
    ),
  'the Merchant deck is complete': (state) => isComplete(state, 'merchant', MERCHANT_DECK, shipCards(state)),
  'the Escort deck is complete': (state) => isComplete(state, 'escort', ESCORT_DECK, shipCards(state)),
  'the Naval deck is complete': (state) => isComplete(state, 'naval', NAVAL_DECK, shipCards(state)),
  'every Tactics counter is in the cup or with an escort': (state) => {
    if (state.phase === 'muster') return true;
    const held = (state.contact?.ships ?? []).filter((ship) => ship.tactics !== null).length;
    return state.tactics.length + held === (sheetOf(state).tactics ? TACTICS_COUNTERS.length : 0);
  },
  'only escorts hold Tactics counters': (state) =>
    shipsOnTable(state).every((ship) => ship.tactics === null || isEscort(ship)),
  'a ship has at most one light and one heavy damage': (state) =>
    shipsOnTable(state).every((ship) => ship.light <= 1 && ship.heavy <= 1),
  'a sunk ship is off the display': (state) =>
    (state.contact?.ships ?? []).every((ship) => !ship.sunk || ship.zone === null),
  'ships and boats on the display are in its zones': (state) =>
    [...fighters(state), ...shipsOnTable(state).filter((ship) => ship.zone !== null)].every((piece) =>
      ZONE_IDS.includes(piece.zone as never),
    ),
  'boats on the display are in play and were in the battle': (state) =>
    fighters(state).every(
      (fighter) =>
        boatsInPlay(state).some((boat) => boat.id === fighter.id) && state.battle?.party.includes(fighter.id) === true,
    ),
  'there is no battle without a contact': ({ battle, contact }) => battle === null || contact !== null,
  'contacts left are between none and three, and at most two once a card is drawn': ({ contact }) =>
    contact === null ||
    (contact.left >= 0 && contact.left <= (contact.card === null && contact.shown.length === 0 ? 3 : 2)),
  'a battle is no longer than thirty rounds': ({ battle }) => (battle?.round ?? 0) <= 30,
  'markers lie at most once in an area that can be searched': (state) =>
    [state.intel, state.airSearch, state.supply].every(
      (areas) => new Set(areas).size === areas.length && areas.every((area) => areaOf(state, area).contacts),
    ),
  'options are not bought more often than the sheet allows': (state) =>
    Object.entries(state.bought).every(([option, times]) => {
      const max = sheetOf(state).options[option as keyof typeof state.bought]?.max;
      return max === null || times <= (max ?? 0);
    }),
  'Warnings are never negative': ({ warnings }) => Object.values(warnings).every((count) => count >= 0),
};
