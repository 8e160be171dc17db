/** What U-boat Pens foretells, question by question, and how each outcome is told from what then happens. */
import type { Question } from '@derby/kernel';
import type { Playing, Prospect } from '@derby/kernel/testing/odds';
import { defendersOf, isSubmarine } from '../src/basics.ts';
import type { Choice } from '../src/choices.ts';
import type { TerritoryId, ZoneId } from '../src/data/map.ts';
import { UNITS, type UnitType } from '../src/data/units.ts';
import { fighting } from '../src/fleet-battle.ts';
import { isZone } from '../src/geography.ts';
import { attackersIn } from '../src/land-battle.ts';
import { outcomeOf } from '../src/odds/fleet.ts';
import { fleetOdds, huntOdds, landOdds, penOdds } from '../src/odds.ts';
import { bombersOn, bombersOver } from '../src/raid-force.ts';
import type { PenId, Pens, State, UnitId } from '../src/state.ts';

/** Every kind of odds that the board shows. */
export const KINDS = ['fleet battle', 'hunt', 'land battle', 'pen'];

export function prospects(view: State, { rule, offers }: Question<Pens>): Prospect<Pens>[] {
  const open = offers.filter((one) => one.barredBy === undefined).map((one) => one.choice);
  if (rule === 'HOST-7.1') return open.flatMap((choice) => atCombat(view, choice));
  if (rule === 'HOST-9.10') return open.flatMap((choice) => hunting(view, choice));
  return rule === 'HOST-8.5' ? open.flatMap((choice) => bombing(view, choice, open)) : [];
}

/** The battles that are about to be fought. */
function atCombat(view: State, choice: Choice): Prospect<Pens>[] {
  if (choice[0] === 'hunt') return hunting(view, choice);
  if (choice[0] !== 'fight') return [];
  const at = choice[1];
  return isZone(at) ? fleet(view, at, choice) : land(view, at as TerritoryId, choice);
}

function fleet(view: State, at: ZoneId, choice: Choice): Prospect<Pens>[] {
  const [ours, theirs] = [fighting(view, at, 'attacker'), fighting(view, at, 'defender')];
  if (ours.length === 0 || theirs.length === 0 || theirs.every(isSubmarine)) return [];
  return [
    {
      kind: 'fleet battle',
      odds: () => {
        const { won, lost, undecided } = fleetOdds(view, at);
        return { won, lost, undecided };
      },
      sampled: 600,
      outcome: (playing) => {
        playing.answer(choice);
        fightOn(playing, at);
        const left = (ids: readonly { id: UnitId }[]) =>
          playing.world.state.units.filter((unit) => ids.some(({ id }) => id === unit.id));
        return outcomeOf(left(ours), left(theirs));
      },
    },
  ];
}

/** HOST-7.7, HOST-7.8  Bombardment apart: the guns hold their fire. */
function land(view: State, at: TerritoryId, choice: Choice): Prospect<Pens>[] {
  const [ours, theirs] = [attackersIn(view, at), defendersOf(view, view.turn, at)];
  if (ours.length === 0 || theirs.length === 0) return [];
  if (bombersOver(view, at).length > 0) return []; // the raid comes first
  if (view.units.some((unit) => unit.task === 'land' && unit.goal === at)) return [];
  const types = (units: readonly { type: UnitType }[]) => units.map(({ type }) => type);
  return [
    {
      kind: 'land battle',
      odds: () => {
        const { capture, cleared, held } = landOdds(types(ours), types(theirs));
        return { capture, cleared, held };
      },
      outcome: (playing) => {
        playing.answer(choice);
        fightOn(playing, at);
        const { state } = playing.world;
        if (defendersOf(state, view.turn, at).length > 0) return 'held';
        if (playing.heard('captured')) return 'capture';
        return ours.some(({ id }) => state.units.some((unit) => unit.id === id)) ? 'cleared' : 'held';
      },
    },
  ];
}

/** To the end, with the cheapest unit lost first and nobody submerging. */
function fightOn(playing: Playing<Pens>, at: string): void {
  while (!playing.log.some((entry) => entry.what === 'battle-ends' && entry.at === at)) {
    const { open } = playing.world;
    playing.answer(cheapestLoss(open) ?? open.find(([verb]) => STEADY.includes(verb)) ?? open[0]!);
  }
}

const STEADY: readonly string[] = ['press-on', 'stay-up', 'cease-fire'];

function cheapestLoss(open: readonly Choice[]): Choice | undefined {
  const price = (choice: Choice): number => UNITS[String(choice[1]).split('-')[0] as UnitType].cost;
  return open.filter(([verb]) => verb === 'lose').sort((one, other) => price(one) - price(other))[0];
}

function hunting(view: State, choice: Choice): Prospect<Pens>[] {
  if (choice[0] !== 'hunt') return [];
  const [, zone, destroyers] = choice;
  const sinks = huntOdds(view, zone, destroyers);
  return [
    {
      kind: 'hunt',
      odds: () => ({ sunk: sinks, afloat: 1 - sinks }),
      outcome: (playing) => {
        playing.answer(choice);
        while (playing.asks === 'HOST-9.11') playing.answer(cheapestLoss(playing.world.open) ?? ['done']);
        const isPrey = (entry: (typeof playing.log)[number]): boolean =>
          entry.what === 'lost' && entry.at === zone && UNITS[entry.type].kind === 'submarine';
        return playing.log.some(isPrey) ? 'sunk' : 'afloat';
      },
    },
  ];
}

/** HOST-8.5  One more bomber against a pen; those that still have to be aimed go elsewhere. */
function bombing(view: State, choice: Choice, open: readonly Choice[]): Prospect<Pens>[] {
  if (choice[0] !== 'target' || !choice[2].startsWith('pen-')) return [];
  const [, id, target] = choice;
  const pen = view.pens.find((one) => one.id === target);
  const bomber = view.units.find((one) => one.id === id);
  if (!pen || !bomber) return [];
  const waiting = bombersOver(view, pen.at).filter((unit) => unit.goal === null && unit.id !== id).length;
  const other = open.find((one) => one[0] === 'target' && one[2] !== target);
  if (waiting > 0 && !other) return [];
  const down = penOdds(view, [...bombersOn(view, pen.at, target), bomber], pen.damage);
  return [
    { kind: 'pen', odds: () => ({ down, held: 1 - down }), outcome: (playing) => bombed(playing, choice, pen.id) },
  ];
}

function bombed(playing: Playing<Pens>, choice: Choice, pen: PenId): string {
  playing.answer(choice);
  while (playing.asks === 'HOST-8.5') {
    const elsewhere = playing.world.open.find((one) => one[0] === 'target' && one[2] !== pen);
    if (!elsewhere || playing.heard('flak')) break;
    playing.answer(elsewhere);
  }
  return playing.log.some((entry) => entry.what === 'pen-bombed' && entry.pen === pen && entry.damage === 10)
    ? 'down'
    : 'held';
}
