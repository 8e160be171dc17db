/** The bots, by name and by seat. */
import { PLAYERS, type Player, playerOf } from '@derby/bots';
import { EXIT, Fault } from './faults.ts';
import type { CliText } from './text/index.ts';

export const BOT_NAMES: readonly string[] = Object.keys(PLAYERS);

/** How a sentence calls a bot. */
export function botTitle(bot: Player, text: CliText): string {
  const titles: Readonly<Record<string, string>> = text.play.bots;
  return titles[bot.name] ?? bot.name;
}

/** `greedy` for every seat, `axis=admiral` for one; a later word overrules an earlier one. */
export function botsAsked(seats: readonly string[], words: readonly string[], text: CliText): Record<string, string> {
  const bots: Record<string, string> = {};
  for (const word of words) {
    const [seat, name] = word.includes('=') ? (word.split('=', 2) as [string, string]) : [undefined, word];
    playerOf(name);
    if (seat !== undefined && !seats.includes(seat)) throw new Fault(EXIT.usage, text.unknownSeat(seat, seats));
    for (const one of seat === undefined ? seats : [seat]) bots[one] = name;
  }
  return bots;
}
