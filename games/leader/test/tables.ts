/** The reference of chapter 21, made from the data: the rulebook prints it, and a test holds it to them. */
import { capital, signed } from '@derby/kernel';
import type { PrintedTable } from '@derby/kernel/testing';
import { BOAT_IDS, BOATS, type BoatId, type ClassId, classOf } from '../src/data/boats.ts';
import { type Area, type AreaId, CAMPAIGN_IDS, CAMPAIGNS, type CampaignId, LENGTHS } from '../src/data/campaigns.ts';
import { DUDS } from '../src/data/constants.ts';
import { CONVOY_DECK, CONVOYS } from '../src/data/convoys.ts';
import { ESCORT_DECK, ESCORTS, FLEET_ESCORT_DECK } from '../src/data/escorts.ts';
import { EVENTS, type EventId, type EventRow, effectOf } from '../src/data/events.ts';
import { HIT_COUNTERS, TACTICS_COUNTERS } from '../src/data/hits.ts';
import { MERCHANTS, MISIDENTIFIED } from '../src/data/merchants.ts';
import { NAVAL, NAVAL_DECK } from '../src/data/naval.ts';
import type { AttackSize, HitNumbers, ShipCard } from '../src/data/ships.ts';
import * as en from '../src/text/names-en.ts';
import * as fr from '../src/text/names-fr.ts';
import { DUD as dudEn, OPTION as optionEn } from '../src/text/phrases-en.ts';
import { DUD as dudFr, OPTION as optionFr } from '../src/text/phrases-fr.ts';
import { WORDS } from './tables-words.ts';

export const LANGUAGES = ['en', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

const NAMES = { en, fr } as const;
const OPTION = { en: optionEn, fr: optionFr } as const;
const DUD = { en: dudEn, fr: dudFr } as const;

const none = '–';
const figure = (number: number | null | undefined): string => (number ? String(number) : none);
const numbers = (hits: HitNumbers): string => hits.map((one) => one ?? none).join('/');
/** "20–24, 43–50". */
function runs(cards: readonly number[]): string {
  const spans: [first: number, last: number][] = [];
  for (const card of cards) {
    const open = spans.at(-1);
    if (open && card === open[1] + 1) open[1] = card;
    else spans.push([card, card]);
  }
  return spans.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(', ');
}

/** A boat of every class, in the order of the classes. */
const firstOfClass = new Map<ClassId, BoatId>(BOAT_IDS.toReversed().map((id) => [BOATS[id].class, id]));

/** Everything that chapter 21 prints, in its order. */
export function tablesIn(language: Language): readonly PrintedTable[] {
  const say = WORDS[language];
  const names = NAMES[language];
  const size = ({ heavy, light }: AttackSize): string => `${say.heavy(heavy)}, ${say.light(light)}`;
  const table = ([caption = '', ...head]: readonly string[], rows: PrintedTable['rows']): PrintedTable => ({
    caption,
    head,
    rows,
  });

  const range = (low: number, max: number): string =>
    max === Number.POSITIVE_INFINITY ? say.orMore(low) : low === max ? String(max) : `${low}–${max}`;
  const harm = ({ heavy = 0, light = 0, stress = 0 }: Omit<EventRow, 'max'>): string =>
    [heavy && say.heavy(heavy), light && say.light(light), stress && `${stress} Stress`].filter(Boolean).join(', ') ||
    say.nothing;
  const lines = (rows: readonly EventRow[], least: number): string =>
    rows
      .map((row, i) => {
        const low = i === 0 ? least : (rows[i - 1]?.max ?? 0) + 1;
        return `${i === 0 && least > 1 ? say.orLess(row.max) : range(low, row.max)} → ${harm(row)}`;
      })
      .join(say.semicolon);

  const effect = (id: EventId, era: 'early' | 'late'): string => {
    const { stress, breakdown, contact, warnings, rollWithEvasion, roll, torpedoForVp, liftWarning, praise } = effectOf(
      id,
      era,
    );
    return (
      [
        stress && `${signed(stress)} Stress`,
        breakdown && say.breaksDown(names.DAMAGE[breakdown]),
        contact && say.contact(signed(contact)),
        warnings && say.warning,
        rollWithEvasion && `${say.withEvasion}${say.colon}${lines(rollWithEvasion, 2)}`,
        roll && `${say.die}${say.colon}${lines(roll, 1)}`,
        torpedoForVp && say.torpedo(torpedoForVp),
        liftWarning && say.lift,
        praise && say.praise(praise.vp, praise.so),
      ]
        .filter(Boolean)
        .join(', ') || say.nothing
    );
  };

  const ship = (number: number, { type, name, tons, speed, vp, xp, torpedo, gun, surface }: ShipCard) => [
    number,
    name,
    say.types[type] ?? type.replaceAll('-', ' '),
    figure(tons),
    speed,
    vp,
    xp,
    numbers(torpedo),
    numbers(gun),
    size(surface),
  ];

  const pairs = new Map<string, number>();
  for (const { light, heavy } of HIT_COUNTERS) {
    const pair = `${names.FACE[light]}|${names.FACE[heavy]}`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  const tactics = new Map<string, number>();
  for (const { detect, light } of TACTICS_COUNTERS) {
    const pair = `+${detect}|+${light}`;
    tactics.set(pair, (tactics.get(pair) ?? 0) + 1);
  }
  const counted = (pile: ReadonlyMap<string, number>) => [...pile].map(([pair, count]) => [count, ...pair.split('|')]);

  const boxes = ({ mine, attack, raid }: Area): string =>
    [
      mine && say.mine(mine.events, mine.table.map(([mines, vp]) => `${mines} → ${vp} ${say.points}`).join(', ')),
      attack && say.attack(attack.events, attack.naval),
      raid && say.raid(raid.events, raid.attacks),
    ]
      .filter(Boolean)
      .join(say.semicolon) || none;

  const areas = (id: CampaignId) =>
    table(
      [say.areasOf(names.campaign(id)), ...say.areas],
      Object.entries(CAMPAIGNS[id].areas).map(([area, one]: [string, Area]) => [
        capital(names.area(area as AreaId)),
        one.refit ? say.port(one.refit) : `${one.move ?? 0}/${one.patrol ?? 0}`,
        one.contacts ? one.contacts.map((least) => say.orMore(least)).join(', ') : none,
        one.touches.map((next) => names.area(next as AreaId)).join(', '),
        [one.forbidden && say.forbidden(one.forbidden.join(', ')), one.mayNotEnd && say.mayNotEnd]
          .filter(Boolean)
          .join(say.semicolon) || none,
        boxes(one),
      ]),
    );

  const sheet = (id: CampaignId) => {
    const { classes, removed, wolfpack, firstAlerts, detection, tactics: held, era } = CAMPAIGNS[id];
    return [
      names.campaign(id),
      say.eras[era],
      classes.join(', '),
      removed.length > 0 ? runs(removed) : none,
      say.orMore(wolfpack.join),
      wolfpack.stressMax,
      firstAlerts,
      signed(detection),
      held ? say.yes : none,
    ];
  };

  return [
    table(
      say.events,
      (Object.keys(EVENTS) as EventId[]).map((id) => [
        runs(EVENTS[id].cards),
        names.EVENT[id],
        effect(id, 'early'),
        effect(id, 'late') === effect(id, 'early') ? say.same : effect(id, 'late'),
      ]),
    ),
    table(say.hits, counted(pairs)),
    table(say.tacticsCounters, counted(tactics)),
    table(
      say.escorts,
      [...ESCORT_DECK, ...FLEET_ESCORT_DECK].flatMap((number) => {
        const card = ESCORTS[number];
        if (!card) return [];
        const [, name, type, , speed, , xp, torpedo, gun, surface] = ship(number, card);
        const detect = `${card.detect.surfaced}/${card.detect.submerged}`;
        return [
          [number, name, type, detect, speed, xp, torpedo, gun, surface, size(card.submerged)] as (string | number)[],
        ];
      }),
    ),
    table(
      say.naval,
      NAVAL_DECK.flatMap((number) => {
        const card = NAVAL[number];
        return card ? [[...ship(number, card), card.carrier ? size(card.submerged) : none] as (string | number)[]] : [];
      }),
    ),
    table(say.merchants, [
      ...Object.entries(MERCHANTS).map(([number, card]) => ship(Number(number), card) as (string | number)[]),
      [runs(MISIDENTIFIED), say.misidentified, none, none, none, none, none, none, none, none],
    ]),
    table(
      say.convoys,
      CONVOY_DECK.flatMap((number) => {
        const card = CONVOYS[number];
        if (!card) return [];
        const { type, ships, escorts, condition: drawn } = card;
        return [[number, say.contacts[type], ships.join(' '), escorts.join(' ') || none, names.CONDITION[drawn]]];
      }),
    ),
    table(
      say.classes,
      [...firstOfClass].map(([id, boat]) => {
        const { ready, stored, hull, surfaced, submerged, okayMax, unfitMin, promoteXp, gs } = classOf(boat);
        return [
          id,
          ready,
          stored,
          hull,
          `${surfaced}/${submerged}`,
          okayMax.join(' '),
          unfitMin.join(' '),
          promoteXp.map((xp) => xp ?? none).join(' '),
          gs?.map(signed).join(' ') ?? none,
        ];
      }),
    ),
    table(
      say.boats,
      BOAT_IDS.map((id) => {
        const { class: type, captain, campaigns, so, aggressive, ts, ev, ability } = BOATS[id];
        return [
          id,
          type,
          captain,
          campaigns.map((one) => CAMPAIGN_IDS.indexOf(one) + 1).join(' '),
          so.join(' '),
          aggressive.map((level) => names.LEVEL[level]).join(', '),
          ts.map(signed).join(' '),
          ev.join(' '),
          ability ? say.abilities[ability] : none,
        ];
      }),
    ),
    table(say.sheets, CAMPAIGN_IDS.map(sheet)),
    table(
      say.lengths,
      CAMPAIGN_IDS.flatMap((id) =>
        LENGTHS.map((length) => {
          const { so, patrols, victory } = CAMPAIGNS[id].lengths[length];
          const { poor, adequate, good, great } = victory;
          return [names.campaign(id), say.length[length], patrols, so, poor, adequate, good, great];
        }),
      ),
    ),
    table(
      say.options,
      CAMPAIGN_IDS.flatMap((id) =>
        (Object.keys(OPTION[language]) as (keyof typeof optionEn)[]).flatMap((option) => {
          const bought = option === 'snorkel' ? undefined : CAMPAIGNS[id].options[option];
          if (!bought) return [];
          const where = bought.areas?.map((area) => names.area(area as AreaId)).join(', ') ?? none;
          const cost = bought.cost === 0.5 ? '½' : bought.cost;
          return [[names.campaign(id), capital(OPTION[language][option]), cost, bought.max ?? none, where]];
        }),
      ),
    ),
    ...CAMPAIGN_IDS.map(areas),
    table(
      say.duds,
      DUDS.map(({ result }, i) => {
        const span = (era: 'early' | 'late'): string => {
          const low = (DUDS[i - 1]?.[era] ?? 0) + 1;
          const most = DUDS[i]?.[era] ?? 0;
          return most < low ? none : range(low, most);
        };
        return [capital(DUD[language][result]), span('early'), span('late')];
      }),
    ),
  ];
}
