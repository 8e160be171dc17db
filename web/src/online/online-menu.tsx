/** The rest of what can be done with a match across the wire. */
import type { ProposalKind } from '@derby/protocol';
import { useSignal } from '@preact/signals';
import { inTongue, words } from '../app/words.ts';
import { Dialog } from '../parts/dialog.tsx';
import { download } from '../store/files.ts';
import type { DeskState } from '../table/desk-state.ts';
import { ONLINE } from '../text/online.ts';
import { linkTo, onlineAddress } from './addresses.ts';
import { copy } from './company-strip.tsx';
import { matchPage } from './house.ts';
import type { RemoteMatch } from './remote.ts';

interface MenuProps {
  readonly id: string;
  readonly match: RemoteMatch;
  readonly desk: DeskState;
  readonly close: () => void;
}

export default function OnlineMenu({ id, match, desk, close }: MenuProps) {
  const own = inTongue(ONLINE);
  const text = words().table;
  const sure = useSignal(false);
  const { now, viewer, facts } = match;
  const lastOwn = now.steps.findLastIndex(({ seat }) => seat === viewer);
  const propose = (what: ProposalKind, step?: number) => {
    close();
    void match.propose(what, step);
  };
  const concede = () => {
    close();
    void desk.session.concede();
  };
  const invite = async () => {
    const { watchKey } = await matchPage(id);
    close();
    if (watchKey !== undefined) await copy(linkTo(onlineAddress.watch(id, watchKey)));
  };
  if (sure.value)
    return (
      <Dialog title={text.concedeSure} close={close}>
        <div class="button-row">
          <button type="button" class="button danger" onClick={concede}>
            {text.concedeYes}
          </button>
          <button type="button" class="button" onClick={close}>
            {words().cancel}
          </button>
        </div>
      </Dialog>
    );
  const isPlaying = !now.ending && facts.seats.includes(viewer);
  // An attempt at a challenge is played to its end: nobody is there to agree.
  const isAttempt = match.sealedUntil.value !== undefined;
  const isAgreed = isPlaying && !isAttempt;
  const isShared = facts.seats.length > 1;
  return (
    <Dialog title={text.menu} close={close}>
      <div class="button-stack">
        {isAgreed && isShared && (
          <button type="button" class="button" onClick={() => propose('draw')}>
            {own.propose.draw}
          </button>
        )}
        {isAgreed && (
          <button type="button" class="button" onClick={() => propose('adjourn')}>
            {own.propose.adjourn}
          </button>
        )}
        {isAgreed && isShared && lastOwn >= 0 && (
          <button type="button" class="button" onClick={() => propose('take-back', lastOwn)}>
            {own.propose['take-back']}
          </button>
        )}
        {facts.seats.includes(viewer) && !isAttempt && (
          <button type="button" class="button" onClick={invite}>
            {own.watchLink}
          </button>
        )}
        <button type="button" class="button" onClick={async () => download([await match.record()])}>
          {text.save}
        </button>
        {isPlaying && (
          <button type="button" class="button danger" onClick={() => (sure.value = true)}>
            {text.concede}
          </button>
        )}
      </div>
      <dl class="online-dice">
        <dt>{own.dice}</dt>
        <dd class="fingerprint">{match.seedHash.value}</dd>
        <dd class="soft">{own.diceHelp}</dd>
      </dl>
    </Dialog>
  );
}
