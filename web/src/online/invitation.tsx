/** An invitation: whoever has the link sits down. */
import type { MatchPage } from '@derby/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { go } from '../app/router.ts';
import { gameText, inTongue, words } from '../app/words.ts';
import { ONLINE } from '../text/online.ts';
import { onlineAddress } from './addresses.ts';
import { clockWords } from './clock-field.tsx';
import { FaultBox } from './faults.tsx';
import { join, matchPage } from './house.ts';
import './online.css';

interface InvitationProps {
  readonly id: string;
  readonly seat: string;
  readonly invitation: string;
}

export default function Invitation({ id, seat, invitation }: InvitationProps) {
  const match = useSignal<MatchPage | undefined>(undefined);
  const fault = useSignal<unknown>(undefined);
  useEffect(() => {
    matchPage(id).then(
      (found) => {
        // Whoever sits there already comes home.
        if (found.seats.some((one) => one.seat === seat && one.isMine)) go(onlineAddress.match(id));
        else match.value = found;
      },
      (said: unknown) => {
        fault.value = said;
      },
    );
  }, [id, seat]);
  const text = inTongue(ONLINE);
  const found = match.value;
  const own = found && gameText(found.game);
  if (fault.value === undefined && !own) return <p class="page soft">{words().loading}</p>;
  const sit = async () => {
    try {
      await join(id, seat, invitation);
      go(onlineAddress.match(id));
    } catch (said) {
      fault.value = said;
    }
  };
  const isOpen = found?.seats.some((one) => one.seat === seat && one.isOpen);
  const name = own?.seats[seat] ?? seat;
  return (
    <div class="page narrow">
      <h1>{own ? text.invited(own.title) : text.title}</h1>
      {fault.value !== undefined && <FaultBox fault={fault.value} />}
      {own && (
        <>
          <p class="lead">{own.blurb}</p>
          <p>{isOpen ? text.invitedAs(name) : text.taken}</p>
          {found.clock && <p>{clockWords(found.clock)}</p>}
          {found.hints && <p>{text.hints}.</p>}
        </>
      )}
      {isOpen && (
        <button type="button" class="button primary" onClick={sit}>
          {text.sit(name)}
        </button>
      )}
    </div>
  );
}
