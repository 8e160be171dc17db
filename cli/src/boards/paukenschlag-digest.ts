/** Contacts that ran by standing order, told by what came of them instead of move by move. */
import type { LogEntry } from '@derby/kernel';
import type { Log } from '@derby/paukenschlag/log';
import type { Digest } from './index.ts';
import { PAUKENSCHLAG_WORDS } from './paukenschlag-text.ts';

/** What is told of a contact that nobody played by hand. */
const TOLD = new Set<Log['what']>([
  ...(['contact-begins', 'sighted', 'committed', 'torpedoes', 'gunfire', 'asw-attack', 'warship-hit'] as const),
  ...(['forced-up', 'damaged', 'damage-check', 'merchant-sunk', 'convoy-destroyed', 'warship-lost'] as const),
  ...(['submarine-lost', 'mode-revealed', 'aircraft-lost'] as const),
]);

export const digest: Digest = (entries, language) => {
  const told: (LogEntry | string)[] = [];
  let contact: LogEntry[] | undefined;
  for (const line of entries) {
    if (line.entry.what === 'contact-begins') contact = [];
    contact?.push(line);
    if (!contact) told.push(line);
    else if (line.entry.what === 'contact-ends') {
      told.push(...storyOf(contact, language));
      contact = undefined;
    }
  }
  return [...told, ...(contact ?? [])];
};

/** Move by move where somebody was asked in it; otherwise the outcome. */
function storyOf(lines: readonly LogEntry[], language: Parameters<Digest>[1]): readonly (LogEntry | string)[] {
  if (new Set(lines.map(({ step }) => step)).size > 1) return lines;
  const entries = lines.map(({ entry }) => entry as Log);
  const tries = entries.flatMap((entry) => (entry.what === 'detection' || entry.what === 'air-search' ? [entry] : []));
  const summary = PAUKENSCHLAG_WORDS[language].digest(
    entries.filter((entry) => entry.what === 'round-begins').length,
    entries.filter((entry) => entry.what === 'met').length,
    tries.length,
    tries.filter((entry) => entry.found).length,
  );
  return [...lines.filter(({ entry }) => TOLD.has((entry as Log).what)), summary];
}
