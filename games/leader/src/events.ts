/** UL-3.1, UL-8.10, UL-8.11  Event cards, drawn and resolved one by one. */
import type { Play } from '@derby/kernel';
import { discard, drawCard } from './cards.ts';
import type { List } from './choices.ts';
import { addStress, evasionOf, isUnfit } from './crew.ts';
import type { BoatId } from './data/boats.ts';
import type { AreaId } from './data/campaigns.ts';
import { type EventRow, effectOf, eventOf } from './data/events.ts';
import type { Damage } from './data/hits.ts';
import { drawHits, sufferDamage } from './hits.ts';
import { areasOf, sheetOf, warningsIn } from './map.ts';
import { scoreVp } from './score.ts';
import { boatOf, PLAYER, type Section, type Table } from './state.ts';
import type { Known } from './view.ts';

/** UL-8.10  One card for one boat. */
export function* event(t: Table, id: BoatId): Play<void> {
  const number = drawCard(t, 'event');
  const kind = eventOf(number);
  const { stress, breakdown, contact, warnings, rollWithEvasion, roll, torpedoForVp, liftWarning, praise } = effectOf(
    kind,
    sheetOf(t.state).era,
  );
  t.reveal('UL-8.10', { what: 'event-drawn', boat: id, event: kind });
  discard(t, 'event', number);
  if (stress) addStress(t, 'UL-8.10', id, stress);
  if (breakdown) yield* breakDown(t, id, breakdown);
  if (contact) addContactBonus(t, id, contact);
  if (warnings) placeWarning(t, boatOf(t.state, id).area, 'UL-8.10');
  if (rollWithEvasion) yield* rollOn(t, id, rollWithEvasion, evasionOf(boatOf(t.state, id)));
  if (roll) yield* rollOn(t, id, roll, 0);
  if (torpedoForVp) yield* loneMerchant(t, id, torpedoForVp);
  if (liftWarning) yield* counterIntelligence(t);
  if (praise) t.state.praises += 1;
}

function* breakDown(t: Table, id: BoatId, damage: Damage): Play<void> {
  t.log('UL-8.10', { what: 'boat-breaks-down', boat: id, damage });
  yield* sufferDamage(t, id, 'temporary', damage, 1);
}

function addContactBonus(t: Table, id: BoatId, bonus: number): void {
  boatOf(t.state, id).contactBonus += bonus;
  t.log('UL-8.10', { what: 'contact-bonus', boat: id, bonus });
}

export function placeWarning(t: Table, area: AreaId, rule: 'UL-8.10' | 'UL-9.5'): void {
  const warnings = warningsIn(t.state, area) + 1;
  t.state.warnings[area] = warnings;
  t.log(rule, { what: 'warning-placed', area, warnings });
}

/** A die on the card's own table: hits first, without reduction by Evasion (UL-14.8), then Stress. */
function* rollOn(t: Table, id: BoatId, rows: readonly EventRow[], evasion: number): Play<void> {
  const die = t.d10();
  const total = die + evasion;
  t.log('UL-8.10', { what: 'event-die', boat: id, die, evasion, total });
  const { heavy = 0, light = 0, stress = 0 } = rows.find(({ max }) => total <= max) ?? {};
  yield* drawHits(t, id, { heavy, light });
  if (stress && boatOf(t.state, id).fate === 'in-play') addStress(t, 'UL-8.10', id, stress);
}

/** UL-8.10  Lone Merchant: a normal torpedo for VP. An Unfit crew makes no attack (UL-2.11). */
function* loneMerchant(t: Table, id: BoatId, vp: number): Play<void> {
  t.state.acting = id;
  const [verb, section] = yield* t.choose(PLAYER, 'UL-8.10', targetsOfOpportunity(id));
  if (verb === 'pass') return;
  boatOf(t.state, id)[section].normal -= 1;
  t.log('UL-8.10', { what: 'torpedo-spent', boat: id, section, vp });
  scoreVp(t, vp);
}

const SECTIONS: readonly Section[] = ['ready', 'stored'];

const targetsOfOpportunity =
  (id: BoatId) =>
  (list: List<'spend' | 'pass'>, known: Readonly<Known>): void => {
    const boat = boatOf(known, id);
    for (const section of SECTIONS)
      list.offer(['spend', section], (isUnfit(boat) && 'UL-2.11') || (boat[section].normal === 0 && 'UL-8.10'));
    list.open(['pass']);
  };

/** UL-8.11  Counter Intelligence reaches beyond the boat: one Warning anywhere may go. */
function* counterIntelligence(t: Table): Play<void> {
  const [verb, area] = yield* t.choose(PLAYER, 'UL-8.11', (list: List<'lift' | 'pass'>) => {
    for (const id of areasOf(t.state)) if (warningsIn(t.state, id) > 0) list.open(['lift', id]);
    list.open(['pass']);
  });
  if (verb === 'pass') return;
  const warnings = warningsIn(t.state, area) - 1;
  t.state.warnings[area] = warnings;
  t.log('UL-8.11', { what: 'warning-lifted', area, warnings });
}
