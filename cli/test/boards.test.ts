import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FastDice, type GameModule, type Language, type Lexicon, Match, percent, readRecord } from '@derby/kernel';
import { leader } from '@derby/leader';
import type { Leader } from '@derby/leader/state';
import { standing } from '@derby/leader/victory';
import { paukenschlag } from '@derby/paukenschlag';
import { advice } from '@derby/paukenschlag/advice';
import type { Drumbeat } from '@derby/paukenschlag/state';
import { balance, threshold } from '@derby/paukenschlag/victory';
import { pens } from '@derby/pens';
import type { Pens } from '@derby/pens/state';
import { planz } from '@derby/planz';
import { advice as planzAdvice } from '@derby/planz/advice';
import { UNIT_IDS } from '@derby/planz/data/units';
import { xxi } from '@derby/xxi';
import { missionOdds } from '@derby/xxi/odds';
import type { Xxi } from '@derby/xxi/state';
import { describe, expect, test } from 'vitest';
import { boardOf, digestOf } from '../src/boards/index.ts';
import { plain, widthOf } from '../src/paint.ts';

const LANGUAGES: readonly Language[] = ['en', 'fr'];
const OFTEN = 40;
/** A golden record of Drumbeat in which grids are played by hand. */
const BY_HAND = 4;

/** Boards along a golden record, now and then, with the view each was drawn from. */
async function* boards<G extends Lexicon>(
  game: GameModule<G>,
  every = OFTEN,
  which = 0,
): AsyncGenerator<{ view: G['view']; page: string }> {
  const folder = fileURLToPath(new URL(`../../games/${game.id}/test/records/`, import.meta.url));
  const name = readdirSync(folder).sort()[which] ?? '';
  const record = readRecord(readFileSync(join(folder, name), 'utf8'));
  const match = Match.start(game, { seed: record.seed ?? '', options: record.options });
  const board = await boardOf(game.id);
  for (const [index, words] of record.choices.entries()) {
    if (index % every === 0)
      for (const language of LANGUAGES) {
        const view = match.view('spectator');
        yield { view, page: (board?.(view, { language, paint: plain, width: 1000 }) ?? []).join('\n') };
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
      if (lost > 0) expect(page).toMatch(new RegExp(`${view.vp - lost} (VP|PV) .${view.vp} − ${lost} `)); // UL-18.2
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
      for (const pen of view.pens) expect(page).toMatch(new RegExp(`\\[(pen|bunker) ${pen.id.split('-').at(-1)}, `));
    }
  });

  test('paukenschlag: every unit has its place, a contact its grid, and nothing is wider than sixty columns', async () => {
    let contacts = 0;
    for await (const { view, page } of boards<Drumbeat>(paukenschlag, OFTEN, BY_HAND)) {
      expect(page).not.toContain('undefined');
      for (const line of page.split('\n')) expect(widthOf(line), line).toBeLessThanOrEqual(60);
      expect(page).toContain(`${balance(view)} / ${threshold(view.options)}`);
      for (const { id } of view.subs) expect(page).toMatch(new RegExp(`\\b${id === 'MilchCow' ? 'XIV' : id} `));
      for (const { id, area, steps } of view.convoys)
        expect(page).toMatch(new RegExp(`^${id} +${area} .*, ${steps} (ship|navire)`, 'm'));
      for (const { id } of view.ships) expect(page).toMatch(new RegExp(`\\b${id}\\b`));
      if (!view.contact) continue;
      contacts += 1;
      for (const { unit } of view.contact.pieces) expect(page).toMatch(new RegExp(`^[A-Za-z] ${unit} `, 'm'));
    }
    expect(contacts).toBeGreaterThan(0);
  });
});

describe('sixty columns', () => {
  test.each([xxi, leader, pens, planz, paukenschlag] as unknown as GameModule<Lexicon>[])(
    'hold the board of $id in both languages, whoever looks',
    async (game) => {
      const board = await boardOf(game.id);
      const match = Match.start(game, { seed: 'narrow' });
      const dice = new FastDice('narrow');
      for (let step = 0; step < 400 && match.question; step++) {
        if (step % 40 === 0)
          for (const language of LANGUAGES)
            for (const viewer of [...game.seats, 'spectator'])
              for (const line of board?.(match.view(viewer), { language, paint: plain, width: 60 }) ?? [])
                expect(widthOf(line), line).toBeLessThanOrEqual(60);
        const open = match.question.offers.filter((one) => one.barredBy === undefined);
        match.take(open[dice.below(open.length)]!.choice);
      }
    },
  );
});

describe('War Plan Z at the terminal', () => {
  test('planz: every stack has its line, with no more of it than the viewer sees, within sixty columns and wide', async () => {
    const board = await boardOf('planz');
    const match = Match.start(planz, { seed: 'board', options: { defaultSetup: true } });
    const dice = new FastDice('board');
    for (let step = 0; step < 200 && match.question; step++) {
      if (step % 20 === 0)
        for (const language of LANGUAGES)
          for (const viewer of ['german', 'allied', 'spectator'] as const)
            for (const width of [60, 120]) {
              const view = match.view(viewer);
              const lines = board?.(view, { language, paint: plain, width }) ?? [];
              const page = lines.join('\n');
              expect(page).not.toContain('undefined');
              for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(width);
              for (const { place, top } of view.stacks) {
                expect(page).toMatch(new RegExp(`^${place} `, 'm'));
                expect(page).toContain(top);
              }
              if (viewer === 'spectator')
                for (const unit of UNIT_IDS)
                  if (view.at[unit] === undefined) expect(page).not.toMatch(new RegExp(`\\b${unit}\\b`));
            }
      match.take(planzAdvice.policy(match.view(match.question.seat), match.question, dice));
    }
  });
});

describe('what is told at the table', () => {
  test('paukenschlag: a contact by standing order is summed up, one by hand is told move by move', async () => {
    const digest = await digestOf('paukenschlag');
    const dice = new FastDice('digest');
    const match = Match.start(paukenschlag, { seed: 'digest', options: { shortGame: true } });
    while (match.question && match.state.turn < 2) match.take(advice.policy(match.state, match.question, dice));
    const log = match.log();
    const contacts = log.filter(({ entry }) => entry.what === 'contact-begins').length;
    expect(contacts).toBeGreaterThan(2);
    for (const [language, words] of [
      ['en', 'By standing order'],
      ['fr', 'Par ordre permanent'],
    ] as const) {
      const told = digest?.(log, language) ?? [];
      const summaries = told.filter((line) => typeof line === 'string');
      expect(summaries).toHaveLength(contacts);
      for (const summary of summaries) expect(summary).toContain(words);
      const lines = told.flatMap((line) => (typeof line === 'string' ? [] : [line.entry.what]));
      expect(lines).not.toContain('grid-move');
      for (const kind of ['torpedoes', 'merchant-sunk', 'submarine-lost', 'moved'] as const)
        expect(lines.filter((what) => what === kind)).toHaveLength(
          log.filter(({ entry }) => entry.what === kind).length,
        );
    }
    const byHand = log.map((line, step) => ({ ...line, step }));
    expect(digest?.(byHand, 'en')).toEqual(byHand);
  });
});
