/** The battle as the boats see it: who stands where, and what has been made out. */
import type { BoatId } from '../data/boats.ts';
import { CONVOYS, type ConvoyCard } from '../data/convoys.ts';
import { range, type ZoneId } from '../data/display.ts';
import type { MarkerKind } from '../data/ships.ts';
import type { Ship, Side } from '../state.ts';
import type { Vessel } from './notes.ts';

type Seen = Omit<Ship, 'id' | 'tactics'>;

const LETTER = { lone: 'L', merchant: 'M', naval: 'N' } as const;

export class Picture {
  readonly #ships = new Map<string, Seen>();
  readonly #boats = new Map<BoatId, { zone: ZoneId; side: Side }>();
  #convoy: ConvoyCard | undefined;

  /** UL-9.8  The markers of a Convoy card, all of them unknown. */
  layOut(card: number): void {
    this.clear();
    this.#convoy = CONVOYS[card];
    const { type, ships } = this.#convoy ?? { type: 'lone', ships: [] };
    ships.forEach((zone, i) => {
      this.add(`${LETTER[type]}${i + 1}`, type, zone);
    });
    this.#layOutEscorts();
  }

  #layOutEscorts(): void {
    const { type, escorts } = this.#convoy ?? { type: 'lone', escorts: [] };
    escorts.forEach((zone, i) => {
      this.add(`E${i + 1}`, type === 'naval' ? 'fleetEscort' : 'escort', zone);
    });
  }

  /** UL-16.10  The same convoy again: sound merchants on their stations, fresh escorts. */
  layOutAgain(): void {
    this.#boats.clear();
    for (const [id, ship] of [...this.#ships]) {
      if (ship.sunk || isEscort(ship.kind)) this.#ships.delete(id);
      else ship.zone = ship.heavy > 0 ? null : (this.#convoy?.ships[Number(id.slice(1)) - 1] ?? null);
    }
    this.#layOutEscorts();
  }

  /** UL-7.4  Warships at anchor, all of them known. */
  anchor(cards: readonly number[]): Vessel[] {
    this.clear();
    cards.forEach((card, i) => {
      this.add(`N${i + 1}`, 'naval', null, card);
    });
    return cards.map((card) => ({ kind: 'naval', card }));
  }

  add(id: string, kind: MarkerKind, zone: ZoneId | null, card: number | null = null): void {
    this.#ships.set(id, { kind, card, zone, light: 0, heavy: 0, sunk: false });
  }

  /** UL-10.5  One more escort of the convoy's own sort. */
  reinforce(id: string, zone: ZoneId): void {
    this.add(id, this.#convoy?.type === 'naval' ? 'fleetEscort' : 'escort', zone);
  }

  clear(): void {
    this.#ships.clear();
    this.#boats.clear();
    this.#convoy = undefined;
  }

  place(boat: BoatId, zone: ZoneId, side: Side): void {
    this.#boats.set(boat, { zone, side });
  }

  /** A boat or a ship is in another zone. */
  move(piece: string, zone: ZoneId): void {
    const boat = this.#boats.get(piece as BoatId);
    const ship = this.#ships.get(piece);
    if (boat) boat.zone = zone;
    if (ship) ship.zone = zone;
  }

  remove(piece: string): void {
    this.#boats.delete(piece as BoatId);
    const ship = this.#ships.get(piece);
    if (ship) ship.zone = null;
  }

  turn(boat: BoatId, side: Side): void {
    const found = this.#boats.get(boat);
    if (found) found.side = side;
  }

  makeOut(id: string, kind: MarkerKind, card: number): void {
    const ship = this.#ships.get(id);
    if (ship) Object.assign(ship, { kind, card });
  }

  damage(id: string, light: number, heavy: number): void {
    const ship = this.#ships.get(id);
    if (ship) Object.assign(ship, { light, heavy });
  }

  sink(id: string): void {
    const ship = this.#ships.get(id);
    if (ship) Object.assign(ship, { sunk: true, zone: null });
  }

  isCripple = (id: string): boolean => (this.#ships.get(id)?.heavy ?? 0) > 0;

  vessel(id: string): Vessel {
    const { kind, card } = this.#ships.get(id) ?? { kind: 'merchant', card: null };
    return { kind, card };
  }

  sideOf = (boat: BoatId): Side => this.#boats.get(boat)?.side ?? 'surfaced';

  get boats(): BoatId[] {
    return [...this.#boats.keys()];
  }

  /** In zones; null where one of the two is not on the display. */
  range(boat: BoatId, ship: string): number | null {
    const from = this.#boats.get(boat)?.zone;
    const to = this.#ships.get(ship)?.zone;
    return from && to ? range(from, to) : null;
  }

  /** The boat that a ship is nearest to. */
  nearest(ship: string): BoatId | undefined {
    const ranked = [...this.boats].sort((a, b) => (this.range(a, ship) ?? 99) - (this.range(b, ship) ?? 99));
    return ranked[0];
  }
}

const isEscort = (kind: MarkerKind): boolean => kind === 'escort' || kind === 'fleetEscort';
