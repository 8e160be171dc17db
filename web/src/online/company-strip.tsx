/** Who sits at the table and whether they are here; invitations while a seat is free; how the wire holds; what was proposed. */
import { type AnyText, SPECTATOR } from '@derby/kernel';
import type { MatchPage } from '@derby/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../app/live.tsx';
import { inTongue } from '../app/words.ts';
import { Lazy } from '../parts/lazy.tsx';
import { ONLINE } from '../text/online.ts';
import { SETTINGS } from '../text/settings.ts';
import { linkTo, onlineAddress } from './addresses.ts';
import { ClockFace } from './clock-face.tsx';
import { matchPage } from './house.ts';
import type { RemoteMatch } from './remote.ts';

const loadTalk = () => import('./talk-box.tsx');

interface CompanyProps {
  readonly id: string;
  readonly match: RemoteMatch;
  readonly text: AnyText;
}

export function CompanyStrip({ id, match, text }: CompanyProps) {
  const own = inTongue(ONLINE);
  const page = useSignal<MatchPage | undefined>(undefined);
  const company = match.company.value;
  const isTalking = useSignal(false);
  useEffect(() => {
    // Whenever somebody sits down there is one invitation less.
    void matchPage(id).then(
      (found) => {
        page.value = found;
      },
      () => undefined,
    );
  }, [id, company]);
  const ranks: Readonly<Record<string, string>> = inTongue(SETTINGS).strengths;
  const whoIs = (seat: string): string => {
    const { name, rank } = company[seat] ?? {};
    if (rank !== undefined) return ranks[rank] ?? rank;
    if (name === undefined) return own.free;
    return seat === match.viewer ? `${name} (${own.you})` : name;
  };
  const invited = page.value?.seats.filter(({ key }) => key !== undefined) ?? [];
  const watchKey = page.value?.watchKey;
  if (match.facts.seats.length === 1 && match.viewer !== SPECTATOR) return null;
  return (
    <div class="company">
      <ul aria-label={own.players}>
        {match.facts.seats.map((seat) => (
          <li key={seat} data-seat={seat} data-here={company[seat]?.isHere ?? false}>
            <strong>{text.seats[seat] ?? seat}</strong> {whoIs(seat)}
            {company[seat]?.name !== undefined && (
              <span class="soft"> · {company[seat]?.isHere ? own.here : own.away}</span>
            )}
            {match.clock.value?.left[seat] !== undefined && company[seat]?.rank === undefined && (
              <ClockFace match={match} seat={seat} />
            )}
          </li>
        ))}
      </ul>
      {match.viewer === SPECTATOR && <p class="soft">{own.watching}</p>}
      {match.viewer !== SPECTATOR && (
        <button type="button" class="button quiet talk-button" onClick={() => (isTalking.value = true)}>
          {own.talk}
          {match.newTalk.value > 0 && <strong> ({match.newTalk.value})</strong>}
        </button>
      )}
      {isTalking.value && <Lazy load={loadTalk} given={{ id, match, text, close: () => (isTalking.value = false) }} />}
      {invited.length > 0 && (
        <div class="button-row">
          {invited.map(({ seat, key = '' }) => (
            <button
              key={seat}
              type="button"
              class="button"
              onClick={() => copy(linkTo(onlineAddress.join(id, seat, key)))}
            >
              {own.invite(text.seats[seat] ?? seat)}
            </button>
          ))}
          {watchKey !== undefined && (
            <button type="button" class="button quiet" onClick={() => copy(linkTo(onlineAddress.watch(id, watchKey)))}>
              {own.watchLink}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** Without leave to use the clipboard the link is shown, to be copied by hand. */
export async function copy(link: string): Promise<void> {
  const own = inTongue(ONLINE);
  try {
    await navigator.clipboard.writeText(link);
    notify(own.copied);
  } catch {
    prompt(own.copyBy, link);
  }
}

/** How the wire holds, and what the other side has proposed. */
export function Standing({ match, text }: Pick<CompanyProps, 'match' | 'text'>) {
  const own = inTongue(ONLINE);
  const proposal = match.proposal.value;
  const connection = match.connection.value;
  return (
    <div class="standing" role="status">
      {connection === 'lost' && <p class="fault">{own.lost}</p>}
      {connection === 'stopped' && <p class="fault">{own.faults.stopped}</p>}
      {connection === 'open' && match.pending.value > 0 && <p class="soft online-pending">{own.pending}</p>}
      {proposal && proposal.by === match.viewer && <p class="soft">{own.proposedByYou}</p>}
      {proposal && proposal.by !== match.viewer && (
        <>
          <p>{own.proposed[proposal.what](text.seats[proposal.by] ?? proposal.by)}</p>
          {match.viewer !== SPECTATOR && (
            <div class="button-row">
              <button type="button" class="button primary" onClick={() => void match.answer(true)}>
                {own.agree}
              </button>
              <button type="button" class="button" onClick={() => void match.answer(false)}>
                {own.decline}
              </button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
