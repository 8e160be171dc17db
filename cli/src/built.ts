/** What this program is: its version, and the fingerprint of the players of a game. */
import type { Built } from '../bin/built.mjs';
import { HOUSE } from './coverage.ts';

/** Put in by whoever bundles the program; a checkout is looked through. */
declare const DERBY_BUILT: Built | undefined;

const built = (): Built | undefined => (typeof DERBY_BUILT === 'undefined' ? undefined : DERBY_BUILT);

export const version = async (): Promise<string> => built()?.version ?? (await checkout()).versionIn(HOUSE);

/** Changes with anything that the game's rules and players are made from. */
export const fingerprintOf = async (game: string): Promise<string> =>
  built()?.fingerprints[game] ?? (await checkout()).fingerprintIn(HOUSE, game);

const checkout = () => import('../bin/built.mjs');
