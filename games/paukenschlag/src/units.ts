/** Finding units, and plain questions about them. */
import { AIRCRAFT, type PlaneId } from './data/aircraft.ts';
import { convoyData, type InherentEscort } from './data/convoys.ts';
import type { AreaId } from './data/map.ts';
import type { Side } from './data/sides.ts';
import { BARBARIGO, DAMAGE, SUBMARINES, type SubId } from './data/submarines.ts';
import type { ShipId } from './data/warships.ts';
import type {
  Acting,
  AlliedUnit,
  Contact,
  Convoy,
  ConvoyId,
  NavalUnit,
  Plane,
  Sortie,
  State,
  Submarine,
  Warship,
} from './state.ts';

type Known = Readonly<State>;

export const isSub = (id: string): id is SubId => id in SUBMARINES;
export const isConvoy = (id: string): id is ConvoyId => id.startsWith('C-');
export const isShip = (id: NavalUnit): id is ShipId => !isSub(id) && !isConvoy(id);
export const sideOf = (id: NavalUnit): Side => (isSub(id) ? 'axis' : 'allies');
export const sideOfPlane = (id: PlaneId): Side => AIRCRAFT[id].side;

function found<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  for (const one of list) if (one.id === id) return one;
  throw new Error(`${id} is not in play.`);
}

export const subOf = (state: Known, id: SubId): Submarine => found(state.subs, id);
export const shipOf = (state: Known, id: ShipId): Warship => found(state.ships, id);
export const convoyOf = (state: Known, id: ConvoyId): Convoy => found(state.convoys, id);
export const planeOf = (state: Known, id: PlaneId): Plane => found(state.planes, id);
export const alliedOf = (state: Known, id: AlliedUnit): Warship | Convoy =>
  isConvoy(id) ? convoyOf(state, id) : shipOf(state, id);
export const unitOf = (state: Known, id: NavalUnit): Submarine | Warship | Convoy =>
  isSub(id) ? subOf(state, id) : alliedOf(state, id);
/** What is under way, for the rules that are part of it and are not asked without it. */
export const sortieOf = ({ sortie }: Known): Sortie => underWay(sortie, 'sortie');
export const contactOf = ({ contact }: Known): Contact => underWay(contact, 'contact');
export const actingOf = (state: Known): Acting => underWay(contactOf(state).acting, 'activation');

function underWay<T>(one: T | null, what: string): T {
  if (!one) throw new Error(`No ${what} is under way.`);
  return one;
}

export const isInPlay = (list: readonly { readonly id: string }[], id: string): boolean =>
  list.some((one) => one.id === id);

/** The area of a submarine on the map; none for one at home, sunk or unseen. */
export const areaOf = ({ place }: Readonly<Submarine>): AreaId | null =>
  place === 'home' || place === 'out' || place === 'sunk' || place === 'unseen' ? null : place;
export const isAtSea = (sub: Readonly<Submarine>): boolean => areaOf(sub) !== null;
export const subsAt = (state: Known, area: AreaId): Submarine[] => state.subs.filter((sub) => sub.place === area);

/** Single warships: those in no stack. */
export const singlesAt = (state: Known, area: AreaId): Warship[] =>
  state.ships.filter((ship) => ship.area === area && ship.convoy === null);
export const convoysAt = (state: Known, area: AreaId): Convoy[] => state.convoys.filter((one) => one.area === area);
export const hasAllies = (state: Known, area: AreaId): boolean =>
  state.ships.some((one) => one.area === area) || state.convoys.some((one) => one.area === area);

/** The warships stacked with a convoy. */
export const stackOf = (state: Known, convoy: ConvoyId): Warship[] =>
  state.ships.filter((ship) => ship.convoy === convoy);
export const inherentEscort = (convoy: Readonly<Convoy>): InherentEscort | undefined => convoyData(convoy.type).escort;
/** Whether a convoy has an escort of any kind. */
export const isEscorted = (state: Known, convoy: Readonly<Convoy>): boolean =>
  inherentEscort(convoy) !== undefined || state.ships.some((ship) => ship.convoy === convoy.id);

/** PK-21.5.3  From three points on it can never submerge, and crawls. */
export const isCrippled = (sub: Readonly<Submarine>): boolean => sub.damage >= DAMAGE.staysUpFrom;
/** PK-9.2.2, PK-21.5.3  Whether it may be Submerged in this activation. */
export const canSubmerge = (sub: Readonly<Submarine>): boolean => !sub.keptUp && !isCrippled(sub);

/** PK-21.2.1  Whether this submarine may not attack ships because it carries frogmen. */
export const carriesFrogmen = (state: Known, id: SubId): boolean =>
  id === BARBARIGO && state.barbarigo.mode === 'frogman';

/** PK-8.5  Marks a unit Detected; with a convoy its whole stack. */
export function mark(state: State, id: NavalUnit): void {
  unitOf(state, id).detected = true;
  if (isConvoy(id)) for (const ship of stackOf(state, id)) ship.detected = true;
}
