/** Dates of the journal. The rules count turns; a log needs days. */
import type { CampaignId, Length } from '../data/campaigns.ts';

/** A minute of the war. */
export interface Moment {
  readonly year: number;
  /** From 1, January. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

export const BELL = 30;
export const WATCH = 240;
export const DAY = 1440;

interface Period {
  readonly year: number;
  readonly month: number;
  readonly days: number;
}

/** First month and length of each campaign's period (UL-1.1). */
const PERIODS: Readonly<Record<CampaignId, Period>> = {
  'battle-begins': { year: 1939, month: 9, days: 274 },
  'happy-time': { year: 1940, month: 6, days: 365 },
  drumbeat: { year: 1942, month: 2, days: 150 },
  hunted: { year: 1942, month: 7, days: 365 },
};

/** How many turns a campaign takes, more or less, and how long a turn lasts at most. */
const TURNS: Readonly<Record<Length, number>> = { short: 6, medium: 13, long: 26 };
const FORTNIGHT = 14;

/** A turn is a fortnight, or shorter where the campaign would otherwise outlast its months. */
export const daysOfTurn = (campaign: CampaignId, length: Length): number =>
  Math.min(FORTNIGHT, Math.floor(PERIODS[campaign].days / TURNS[length]));

/** The moment so many minutes after a campaign began. */
export function momentOf(campaign: CampaignId, minutes: number): Moment {
  let { year, month } = PERIODS[campaign];
  let day = Math.floor(minutes / DAY) + 1;
  while (day > daysIn(year, month)) {
    day -= daysIn(year, month);
    month += 1;
    if (month > 12) {
      month = 1;
      year += 1;
    }
  }
  const left = minutes % DAY;
  return { year, month, day, hour: Math.floor(left / 60), minute: left % 60 };
}

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const daysIn = (year: number, month: number): number =>
  month === 2 && year % 4 === 0 ? 29 : (MONTHS[month - 1] ?? 31);
