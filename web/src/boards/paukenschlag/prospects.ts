/** Odds on the battle stage, by the game's own figures: detection both ways, hits, sinking. */
import type { Choice } from '@derby/kernel';
import { aswStrength } from '@derby/paukenschlag/asw';
import type { PlaneId } from '@derby/paukenschlag/data/aircraft';
import type { SubId } from '@derby/paukenschlag/data/submarines';
import { DETECTION } from '@derby/paukenschlag/data/tables';
import { aswOdds, deckGunChance, detectionChance, gunOdds, searchChance, torpedoOdds } from '@derby/paukenschlag/odds';
import type { AlliedUnit, Lookout, NavalUnit, State } from '@derby/paukenschlag/state';
import type { Prospect } from '../kit/fight.ts';
import { isConvoy, isPlane, isSub } from './faces.tsx';
import { atOf, type Cone } from './grid-body.tsx';
import { nameOf } from './labels.ts';
import type { STAGE_WORDS } from './stage-words.ts';
import type { Words } from './words.ts';

type Spoken = (typeof STAGE_WORDS)['en'];

/** Under a counter on the stage: torpedo boxes of a boat, steps of a convoy. */
export function noteOf(view: State, id: string): string | undefined {
  const sub = view.subs.find((one) => one.id === id);
  if (sub) return `${sub.torpedoes}/4`;
  const convoy = view.convoys.find((one) => one.id === id);
  return convoy ? id : isPlane(id) ? id : id;
}

/** Who looks out on a piece. */
const eyesOf = (view: State, unit: NavalUnit): Lookout[] =>
  isConvoy(unit) ? [...view.ships.filter(({ convoy }) => convoy === unit).map(({ id }) => id), unit] : [unit];

/** The best chance that anybody on one piece finds the other. */
function bestChance(view: State, by: NavalUnit, whom: NavalUnit): number {
  const { contact } = view;
  return contact ? Math.max(0, ...eyesOf(view, by).map((eye) => detectionChance(view, contact, eye, whom))) : 0;
}

/** What a choice may bring, where one figure says it. */
export function chancesOf(view: State, choice: Choice): number | undefined {
  const { contact } = view;
  const [verb, first, second] = choice as readonly string[];
  if (!contact) return undefined;
  const by = contact.acting?.unit;
  if (verb === 'detect') return detectionChance(view, contact, first as Lookout, second as NavalUnit);
  if (verb === 'listen') return searchChance(view, first as PlaneId, second as SubId, 'huff-duff');
  if (verb === 'torpedo' && by && isSub(by)) return torpedoOdds(view, by, first as AlliedUnit).any;
  if (verb === 'gun' && by)
    return isSub(by) ? deckGunChance(view, by, first as AlliedUnit) : gunOdds(view, by, first as SubId).sunk;
  if (verb === 'depth-charge' && by && !isSub(by)) return aswOdds(view, aswStrength(view, by), first as SubId).sunk;
  return undefined;
}

/** Before a move who would find whom; before an attack what it may do. */
export function oddsOf(
  view: State,
  active: NavalUnit | undefined,
  rule: string | undefined,
  words: Words,
  spoken: Spoken,
): Prospect[] {
  const { contact } = view;
  if (!contact || !active || !contact.pieces.some(({ unit }) => unit === active)) return [];
  const enemies = contact.pieces.map(({ unit }) => unit).filter((unit) => isSub(unit) !== isSub(active));
  const name = (id: string): string => nameOf(view, id, words);
  if (rule === 'PK-9.5') return enemies.flatMap((enemy) => attackOdds(view, active, enemy, name, spoken));
  return enemies
    .flatMap((enemy) => [
      { by: active, whom: enemy, tone: 'good' as const },
      { by: enemy, whom: active, tone: 'bad' as const },
    ])
    .map(({ by, whom, tone }) => ({ by, whom, tone, chance: isKnown(view, whom) ? 0 : bestChance(view, by, whom) }))
    .filter(({ chance }) => chance > 0)
    .slice(0, 4)
    .map(({ by, whom, tone, chance }) => ({
      name: spoken.finds(name(by), name(whom)),
      parts: [
        { name: spoken.odds.found, tone, chance },
        { name: spoken.odds.not, tone: 'none' as const, chance: 1 - chance },
      ],
    }));
}

const isKnown = (view: State, id: NavalUnit): boolean =>
  [...view.subs, ...view.ships, ...view.convoys].some((one) => one.id === id && one.detected);

function attackOdds(
  view: State,
  by: NavalUnit,
  whom: NavalUnit,
  name: (id: string) => string,
  spoken: Spoken,
): Prospect[] {
  const here = view.contact?.pieces.find(({ unit }) => unit === by);
  const there = view.contact?.pieces.find(({ unit }) => unit === whom);
  if (!here || !there || here.column !== there.column || here.row !== there.row) return [];
  if (isSub(by) && !isSub(whom)) {
    const { any, hits } = torpedoOdds(view, by, whom);
    return [
      {
        name: spoken.fires(spoken.attacks.torpedo, name(whom)),
        note: spoken.mean(hits.toFixed(1)),
        parts: [
          { name: spoken.odds.hit, tone: 'good', chance: any },
          { name: spoken.odds.miss, tone: 'none', chance: 1 - any },
        ],
      },
    ];
  }
  if (isSub(by) || !isSub(whom)) return [];
  const isUp = view.subs.find(({ id }) => id === whom)?.status === 'surfaced';
  const { sunk, harmed } = isUp ? gunOdds(view, by, whom) : aswOdds(view, aswStrength(view, by), whom);
  return [
    {
      name: spoken.fires(spoken.attacks[isUp ? 'gun' : 'depth-charge'], name(whom)),
      parts: [
        { name: spoken.odds.sunk, tone: 'good', chance: sunk },
        { name: spoken.odds.harmed, tone: 'fair', chance: Math.max(0, harmed - sunk) },
        { name: spoken.odds.safe, tone: 'none', chance: 1 - harmed },
      ],
    },
  ];
}

/** How far the active unit sees, and how far the enemy's lookouts see a submarine in its state. */
export function conesOf(view: State, active: NavalUnit | undefined, words: Words, spoken: Spoken): Cone[] {
  const pieces = view.contact?.pieces ?? [];
  const own = pieces.find(({ unit }) => unit === active);
  if (!own || !active) return [];
  const seen: Cone = {
    name: spoken.sees(nameOf(view, active, words)),
    tone: 'good',
    around: atOf(`${own.column}-${own.row}`),
    range: rangeOf(view, active, undefined),
  };
  if (!isSub(active)) return [seen];
  return [
    seen,
    ...pieces
      .filter(({ unit }) => !isSub(unit))
      .map(
        ({ unit, column, row }): Cone => ({
          name: `${spoken.seen}${words.colon} ${nameOf(view, unit, words)}`,
          tone: 'bad',
          around: atOf(`${column}-${row}`),
          range: rangeOf(view, unit, active),
        }),
      ),
  ];
}

function rangeOf(view: State, unit: NavalUnit, against: SubId | undefined): number {
  const status = view.subs.find(({ id }) => id === (against ?? unit))?.status ?? 'surfaced';
  if (isSub(unit)) return DETECTION.submarine[status].range.length - 1;
  return (status === 'surfaced' ? DETECTION.surfacedRange : DETECTION.submergedRange).length - 1;
}
