import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameModule, type Language, type Lexicon, Match, percent, readRecord } from '@derby/kernel';
import { leader } from '@derby/leader';
import type { Leader } from '@derby/leader/state';
import { standing } from '@derby/leader/victory';
import { pens } from '@derby/pens';
import type { Pens } from '@derby/pens/state';
import { xxi } from '@derby/xxi';
import { missionOdds } from '@derby/xxi/odds';
import type { Xxi } from '@derby/xxi/state';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../src/boards/index.ts';
import { plain } from '../src/paint.ts';

const LANGUAGES: readonly Language[] = ['en', 'fr'];
const OFTEN = 40;

/** Boards along a golden record, now and then, with the view each was drawn from. */
async function* boards<G extends Lexicon>(
  game: GameModule<G>,
  every = OFTEN,
): AsyncGenerator<{ view: G['view']; page: string }> {
  const folder = fileURLToPath(new URL(`../../games/${game.id}/test/records/`, import.meta.url));
  const [first = ''] = readdirSync(folder).sort();
  const record = readRecord(readFileSync(join(folder, first), 'utf8'));
  const match = Match.start(game, { seed: record.seed ?? '', options: record.options });
  const board = await boardOf(game.id);
  for (const [index, words] of record.choices.entries()) {
    if (index % every === 0)
      for (const language of LANGUAGES) {
        const view = match.view('spectator');
        yield { view, page: (board?.(view, { language, paint: plain, width: 120 }) ?? []).join('\n') };
      }
    match.take(words);
  }
}

describe('boards at the terminal', () => {
  test('xxi: a flotilla at sea is shown as it is, before what it comes to next, with its chances', async () => {
    const seen = new Set<string>();
    for await (const { view, page } of boards<Xxi>(xxi, 1)) {
      expect(page).not.toContain('undefined');
      if (!view.mission) continue;
      const { flotilla, path, station, tested } = view.mission;
      const line = page.split('\n').find((one) => one.startsWith('Mission')) ?? '';
      const isHurt = view.depleted.includes(flotilla);
      expect(/\((Depleted|Amoindrie)\)/.test(line)).toBe(isHurt);
      expect(tested).toBe(station !== 'area');
      const next = station === 4 ? /the area|la zone/ : new RegExp(`${Number(station) + 1}$`);
      if (station !== 'area') expect(line).toMatch(next);
      const { full } = missionOdds(view, flotilla, path).home;
      expect(page).toMatch(new RegExp(`(home at full strength|au port à pleine force) ${percent(full)}`));
      seen.add(`${station} ${isHurt}`);
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  test('leader: every boat has its line, every ship on the display its zone', async () => {
    let battles = 0;
    let losses = 0;
    for await (const { view, page } of boards<Leader>(leader)) {
      expect(page).not.toContain('undefined');
      const lost = 3 * standing(view).losses;
      losses += lost;
      if (lost > 0) expect(page).toMatch(new RegExp(`${view.vp - lost} VP .${view.vp} − ${lost} `)); // UL-18.2
      for (const { id } of view.boats) expect(page).toMatch(new RegExp(`^${id} `, 'm'));
      if (!view.battle) continue;
      battles += 1;
      for (const ship of view.contact?.ships ?? [])
        if (ship.zone && !ship.sunk) expect(page).toMatch(new RegExp(`\\b${ship.id}\\b`));
    }
    expect(battles).toBeGreaterThan(0);
    expect(losses).toBeGreaterThan(0);
  });

  test('pens: every unit is counted where it stands, or in its pen', async () => {
    for await (const { view, page } of boards<Pens>(pens)) {
      expect(page).not.toContain('undefined');
      for (const id of new Set(view.units.map((unit) => unit.at))) {
        const line = page.split('\n').find((one) => one.startsWith(`${id} `)) ?? '';
        const [, ...groups] = line.split(/ {2,}(?=[A-Z]{2,3}: )/);
        const counted = groups
          .flatMap((group) =>
            group
              .replace(/ {2}\[.*/, '')
              .replace(/^\w+: /, '')
              .split(', '),
          )
          .reduce((sum, one) => sum + Number(/^(\d+)×/.exec(one)?.[1] ?? 1), 0);
        const outside = view.units.filter((unit) => unit.at === id && !unit.inside?.startsWith('pen-'));
        expect(counted, line).toBe(outside.length);
      }
      for (const pen of view.pens) expect(page).toContain(`[${pen.id}: `);
    }
  });
});
