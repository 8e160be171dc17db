/** The lobby: one's own matches, tables where somebody waits, and new ones. */
import { isName, type MatchSummary } from '@derby/protocol';
import { GAMES } from '@derby/registry';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { notify } from '../app/live.tsx';
import { go } from '../app/router.ts';
import { gameText, inTongue, words } from '../app/words.ts';
import { ALERTS } from '../text/alerts.ts';
import { CHALLENGES } from '../text/challenges.ts';
import { ONLINE } from '../text/online.ts';
import { SETTINGS } from '../text/settings.ts';
import { AccountField } from './account-field.tsx';
import { onlineAddress } from './addresses.ts';
import { AwayField } from './away-field.tsx';
import { timeWords } from './clock-face.tsx';
import { clockWords } from './clock-field.tsx';
import { ContinueField } from './continue-field.tsx';
import { FaultPage, faultWords } from './faults.tsx';
import { join, lobby, me, mine, rename } from './house.ts';
import { RatingsTable } from './ratings-table.tsx';
import './online.css';

interface Tables {
  readonly name: string;
  readonly account: string | undefined;
  readonly awayUntil: number | undefined;
  readonly mine: readonly MatchSummary[];
  readonly open: readonly MatchSummary[];
}

/** In milliseconds: how old the lists may grow. */
const FRESH = 10_000;

export default function Lobby() {
  const found = useSignal<Tables | undefined>(undefined);
  const fault = useSignal<unknown>(undefined);
  const reread = useRef(() => {});
  useEffect(() => {
    const read = async () => {
      try {
        const [known, own, open] = await Promise.all([me(), mine(), lobby()]);
        const isOwn = new Set(own.map(({ id }) => id));
        found.value = {
          name: known?.name ?? '',
          account: known?.account,
          awayUntil: known?.awayUntil,
          mine: own,
          open: open.filter(({ id }) => !isOwn.has(id)),
        };
        fault.value = undefined;
      } catch (said) {
        fault.value = said;
      }
    };
    reread.current = () => void read();
    void read();
    const again = setInterval(() => document.hidden || void read(), FRESH);
    return () => clearInterval(again);
  }, []);
  const text = inTongue(ONLINE);
  if (fault.value !== undefined && !found.value) return <FaultPage title={text.title} fault={fault.value} />;
  if (!found.value) return <p class="page soft">{words().loading}</p>;
  return (
    <div class="page narrow online">
      <h1>{text.title}</h1>
      <p class="soft">{text.about}</p>
      <NameField key={found.value.account} name={found.value.name} />
      <section aria-labelledby="mine">
        <h2 id="mine">{text.mine}</h2>
        {found.value.mine.length === 0 && <p class="soft">{text.nothing}</p>}
        <MatchList matches={found.value.mine.filter(isUnderWay).sort(byTurn)} />
        <ContinueField />
      </section>
      {!found.value.mine.every(isUnderWay) && (
        <section aria-labelledby="finished">
          <h2 id="finished">{text.finished}</h2>
          <MatchList matches={found.value.mine.filter((match) => !isUnderWay(match))} />
        </section>
      )}
      <section aria-labelledby="open">
        <h2 id="open">{text.open}</h2>
        {found.value.open.length === 0 && <p class="soft">{text.noTables}</p>}
        <MatchList matches={found.value.open} />
      </section>
      <p>
        <a class="button" href={onlineAddress.challenges}>
          {inTongue(CHALLENGES).link}
        </a>{' '}
        <a class="button quiet" href={onlineAddress.alerts}>
          {inTongue(ALERTS).link}
        </a>
      </p>
      {found.value.mine.some(({ clock }) => clock?.kind === 'days') && <AwayField until={found.value.awayUntil} />}
      <section aria-labelledby="begin">
        <h2 id="begin">{text.begin}</h2>
        <div class="button-row">
          {GAMES.map(({ id }) => (
            <a key={id} class="button" href={onlineAddress.begin(id)}>
              {gameText(id)?.title ?? id}
            </a>
          ))}
        </div>
      </section>
      <RatingsTable />
      <AccountField account={found.value.account} changed={() => reread.current()} />
    </div>
  );
}

function NameField({ name }: { readonly name: string }) {
  const text = inTongue(ONLINE);
  const typed = useSignal<string | undefined>(undefined);
  const value = typed.value ?? name;
  const keep = async (event: Event) => {
    event.preventDefault();
    const wanted = value.trim();
    if (!isName(wanted)) {
      notify(text.faults['bad-name']);
      return;
    }
    try {
      await rename(wanted);
      notify(text.renamed);
    } catch (fault) {
      notify(faultWords(fault));
    }
  };
  return (
    <form class="online-name" onSubmit={keep}>
      <label class="field">
        <span>{text.name}</span>
        <input value={value} autocomplete="nickname" onInput={(event) => (typed.value = event.currentTarget.value)} />
      </label>
      <button type="submit" class="button">
        {text.rename}
      </button>
    </form>
  );
}

const isUnderWay = ({ status }: MatchSummary): boolean => status === 'playing';
/** Those where one is waited for come first. */
const byTurn = (one: MatchSummary, other: MatchSummary): number => Number(other.isMyTurn) - Number(one.isMyTurn);

const MatchList = ({ matches }: { readonly matches: readonly MatchSummary[] }) => (
  <ul class="saved">
    {matches.map((match) => (
      <MatchRow key={match.id} match={match} />
    ))}
  </ul>
);

function MatchRow({ match }: { readonly match: MatchSummary }) {
  const text = inTongue(ONLINE);
  const own = gameText(match.game);
  const nameOf = (seat: string) => own?.seats[seat] ?? seat;
  const ranks: Readonly<Record<string, string>> = inTongue(SETTINGS).strengths;
  const isMine = match.seats.some((seat) => seat.isMine);
  const sit = async (seat: string) => {
    try {
      await join(match.id, seat);
      go(onlineAddress.match(match.id));
    } catch (fault) {
      notify(faultWords(fault));
    }
  };
  const order = Object.keys(own?.seats ?? {});
  const seats = [...match.seats].sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
  const who = seats.map(({ seat, name, rank, isOpen }) =>
    text.sits(nameOf(seat), isOpen ? text.free : (name ?? ranks[rank ?? ''] ?? rank ?? '')),
  );
  return (
    <li class="saved-row">
      <div>
        <strong>{own?.title ?? match.game}</strong> <span class="online-state">{stateOf(match, nameOf)}</span>
        <div class="soft">{who.join(' · ')}</div>
        <div class="soft">{conditionsOf(match).join(' · ')}</div>
      </div>
      <div class="button-row">
        {(isMine || match.status !== 'playing' || match.isListed) && (
          <a class={isMine ? 'button primary' : 'button'} href={onlineAddress.match(match.id)}>
            {isMine && match.status === 'playing' ? text.goOn : text.look}
          </a>
        )}
        {!isMine &&
          match.seats
            .filter(({ isOpen }) => isOpen)
            .map(({ seat }) => (
              <button key={seat} type="button" class="button primary" onClick={() => sit(seat)}>
                {text.sit(nameOf(seat))}
              </button>
            ))}
      </div>
    </li>
  );
}

/** Under which conditions it is played, where there are any. */
function conditionsOf({ clock, due, hints, status, seats, hasKnownDice }: MatchSummary): string[] {
  const text = inTongue(ONLINE);
  const isShared = seats.length > 1;
  return [
    ...(clock ? [clockWords(clock)] : []),
    ...(due !== undefined && status === 'playing' ? [text.timeLeftOf(timeWords(Math.max(0, due - Date.now())))] : []),
    ...(hints && isShared ? [text.hints] : []),
    ...(hasKnownDice ? [text.knownDice] : []),
  ];
}

function stateOf({ status, isMyTurn, asked }: MatchSummary, nameOf: (seat: string) => string): string {
  const text = inTongue(ONLINE);
  if (status === 'over') return text.over;
  if (status === 'stopped') return text.stopped;
  if (isMyTurn) return text.yourTurn;
  return asked === undefined ? '' : text.turnOf(nameOf(asked));
}
