/** How the database came to its shape. A step that was released never changes; a further one is added. */
import type { Migration } from 'kysely';
import { matches } from './001-matches.ts';
import { checkpoints } from './002-checkpoints.ts';
import { clocksAndTalk } from './003-clocks-and-talk.ts';
import { accountsAndRatings } from './004-accounts-and-ratings.ts';
import { tokens } from './005-tokens.ts';
import { alerts } from './006-alerts.ts';
import { challenges } from './007-challenges.ts';
import { manyMachines } from './009-many-machines.ts';
import { errands } from './010-errands.ts';
import { knownDice } from './011-known-dice.ts';
import { ledger } from './012-ledger.ts';

export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-matches': { up: matches },
  '002-checkpoints': { up: checkpoints },
  '003-clocks-and-talk': { up: clocksAndTalk },
  '004-accounts-and-ratings': { up: accountsAndRatings },
  '005-tokens': { up: tokens },
  '006-alerts': { up: alerts },
  '007-challenges': { up: challenges },
  '009-many-machines': { up: manyMachines },
  '010-errands': { up: errands },
  '011-known-dice': { up: knownDice },
  '012-ledger': { up: ledger },
};
