/** Screenshots of every page in every theme, on a desk and on a phone, into `shots/`, to be looked at. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { begin } from '../test/browser/player.ts';
import { takeUp, upTo } from '../test/browser/shelf.ts';
import { DESKTOP, PHONE, type Settings, stage } from '../test/browser/stage.ts';
import { recordsOf } from '../test/golden.ts';

const FOLDER = fileURLToPath(new URL('../../shots', import.meta.url));
const SIZES = { desk: DESKTOP, wide: { width: 1920, height: 1080 }, phone: PHONE } as const;
const THEMES = ['dark', 'light', 'contrast'] as const;
const wanted = process.argv.slice(2);

type Scene = (page: Page) => Promise<void>;

/** The first game of the golden records, or another one, after so many of its choices. */
const after =
  (game: string, choices: number, number = 0): Scene =>
  async (page) => {
    const record = recordsOf(game)[number];
    if (record) await takeUp(page, { ...upTo(record, choices), players: {} });
  };

const SCENES: Readonly<Record<string, Scene>> = {
  home: async (page) => {
    await page.locator('.card h3').first().waitFor();
  },
  saved: async (page) => {
    await begin(page);
    await choose(page, 5);
    await page.goto(new URL('#/', page.url()).href);
    await page.locator('.saved-row').first().waitFor();
  },
  table: begin,
  battle: async (page) => {
    await begin(page);
    await choose(page, 24);
  },
  'leader-port': after('leader', 12),
  'leader-battle': after('leader', 60),
  'pens-war': after('pens', 200),
  'pens-move': after('pens', 8),
  'pens-follow': after('pens', 144),
  'pens-late': after('pens', 800),
  'drum-map': after('paukenschlag', 300, 3),
  'drum-late': after('paukenschlag', 1000, 3),
  'drum-grid': after('paukenschlag', 100, 4),
  'drum-hidden': after('paukenschlag', 420, 6),
  'z-segment': after('planz', 63, 2),
  'z-way': after('planz', 72, 2),
  'z-attack': after('planz', 74, 2),
  'z-target': after('planz', 157, 2),
  'z-battle': after('planz', 76, 2),
  'z-late': after('planz', 900, 2),
  end: async (page) => {
    await begin(page);
    await choose(page, 1000);
  },
  rules: async (page) => {
    await begin(page);
    await page.locator('.question-bar .cite').click();
    await page.locator('.rulebook .rule').first().waitFor();
  },
  rulebook: async (page) => {
    await page.goto(new URL('#/rules', page.url()).href);
    await page.locator('.rulebook .rule').first().waitFor();
  },
  analysis: async (page) => {
    await begin(page);
    await choose(page, 25);
    await page.locator('.tool').last().click();
    await page.locator('.dialog .danger').click();
    await page.locator('.dialog .danger').click();
    await page.locator('.ending a.primary').click();
    await page.locator('.analysis .button').click();
    await page.locator('.curve').waitFor({ timeout: 120_000 });
  },
  replay: async (page) => {
    await page.goto(new URL('#/replay', page.url()).href);
  },
  lesson: async (page) => {
    await page.goto(new URL('#/learn/xxi', page.url()).href);
    await page.locator('.lesson').waitFor();
  },
  options: async (page) => {
    await page.goto(new URL('#/new/xxi', page.url()).href);
    await page.getByRole('checkbox').first().waitFor();
  },
  seats: async (page) => {
    await page.goto(new URL('#/new/pens', page.url()).href);
    await page.locator('[data-seat=allies] input').first().check();
  },
  curtain: async (page) => {
    await page.goto(new URL('#/new/pens', page.url()).href);
    await page.locator('[data-seat=allies] input').first().check();
    await page.locator('form .primary').click();
    await page.locator('.curtain').waitFor();
  },
  settings: async (page) => {
    await page.goto(new URL('#/settings', page.url()).href);
  },
};

/** Takes the last offer again and again: phases end, dice fall. */
async function choose(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const offers = page.locator('.offer:not(.barred)');
    const count = await offers.count();
    if (count === 0) return;
    await offers.nth(i % 3 === 0 ? 0 : count - 1).click();
  }
}

mkdirSync(FOLDER, { recursive: true });
const set = await stage();
for (const [size, viewport] of Object.entries(SIZES)) {
  for (const theme of THEMES) {
    for (const [name, scene] of Object.entries(SCENES)) {
      const label = `${name}-${size}-${theme}`;
      if (wanted.length > 0 && !wanted.some((word) => label.includes(word))) continue;
      await shoot(label, scene, { theme }, viewport);
    }
  }
}
await set.close();

async function shoot(label: string, scene: Scene, settings: Settings, viewport: (typeof SIZES)[keyof typeof SIZES]) {
  const page = await set.open(settings, { viewport, hasTouch: viewport === PHONE });
  await scene(page);
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(FOLDER, `${label}.png`) });
  await page.context().close();
  console.log(label);
}
