/** Why a game cannot be kept, and what can be done about it. It is loaded when there is something to say. */
import type { GameRecord } from '@derby/kernel';
import { notify, propose } from '../app/live.tsx';
import { inTongue, words } from '../app/words.ts';
import { HOME } from '../text/home.ts';
import { UNKEPT } from '../text/unkept.ts';
import { Outdated } from './database.ts';
import { download } from './files.ts';
import { allGames } from './games.ts';

export function sayUnkept(fault: unknown, record?: GameRecord): void {
  const { faults, close } = words();
  const own = inTongue(UNKEPT);
  if (fault instanceof Outdated) {
    propose({ words: own.newer, yes: own.reload, no: close, act: () => location.reload() });
    return;
  }
  if (!(fault instanceof DOMException && fault.name === 'QuotaExceededError')) {
    notify(faults.storage);
    return;
  }
  const [yes, act] = record
    ? [words().table.save, () => download([record])]
    : [inTongue(HOME).exportAll, async () => download((await allGames()).games.map((game) => game.record))];
  propose({ words: own.full, yes, no: close, act });
}
