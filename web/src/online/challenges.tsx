/** Challenges of the week: everybody's dice, one attempt each, and the table of results with luck and skill apart. */
import { gradeIn } from '@derby/kernel';
import type { ChallengeLine, ResultLine } from '@derby/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../app/live.tsx';
import { go } from '../app/router.ts';
import { language } from '../app/settings.ts';
import { gameText, inTongue, words } from '../app/words.ts';
import { CHALLENGES } from '../text/challenges.ts';
import { ONLINE } from '../text/online.ts';
import { SETTINGS } from '../text/settings.ts';
import { onlineAddress } from './addresses.ts';
import { FaultPage, faultWords } from './faults.tsx';
import { attemptChallenge, challenges, me } from './house.ts';
import './online.css';

interface Found {
  readonly lines: readonly ChallengeLine[];
  readonly hasAccount: boolean;
}

const dateOf = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'long', timeZone: 'UTC' }).format(time);

export default function ChallengesPage() {
  const own = inTongue(CHALLENGES);
  const found = useSignal<Found | undefined>(undefined);
  const fault = useSignal<unknown>(undefined);
  useEffect(() => {
    Promise.all([challenges(), me()]).then(
      ([lines, known]) => {
        found.value = { lines, hasAccount: known?.account !== undefined };
      },
      (said) => {
        fault.value = said;
      },
    );
  }, []);
  if (fault.value !== undefined) return <FaultPage title={own.title} fault={fault.value} />;
  if (!found.value) return <p class="page soft">{words().loading}</p>;
  const { lines, hasAccount } = found.value;
  const past = lines.filter(({ seed }) => seed !== undefined);
  return (
    <div class="page narrow online">
      <h1>{own.title}</h1>
      <p class="soft">{own.about}</p>
      <h2>{own.current}</h2>
      {lines
        .filter(({ seed }) => seed === undefined)
        .map((line) => (
          <Challenge key={line.id} line={line} hasAccount={hasAccount} />
        ))}
      {past.length > 0 && <h2>{own.past}</h2>}
      {past.map((line) => (
        <Challenge key={line.id} line={line} hasAccount={hasAccount} />
      ))}
    </div>
  );
}

interface ChallengeProps {
  readonly line: ChallengeLine;
  readonly hasAccount: boolean;
}

function Challenge({ line, hasAccount }: ChallengeProps) {
  const own = inTongue(CHALLENGES);
  const text = gameText(line.game, line.edition);
  const ranks: Readonly<Record<string, string>> = inTongue(SETTINGS).strengths;
  const seat = Object.keys(line.seats).find((one) => line.seats[one] === 'me') ?? '';
  const rank = Object.values(line.seats).find((one) => one !== 'me');
  const isPast = line.seed !== undefined;
  return (
    <section class="challenge" data-game={line.game} aria-labelledby={line.id}>
      <h3 id={line.id}>{text?.title ?? line.game}</h3>
      <p>
        {isPast ? own.week(dateOf(line.begins), dateOf(line.ends)) : own.until(dateOf(line.ends))}
        {' · '}
        {own.seat(text?.seats[seat] ?? seat)} {rank !== undefined && own.against(ranks[rank] ?? rank)}{' '}
        {own.entrants(line.entrants)}
      </p>
      {!isPast && <Attempt line={line} hasAccount={hasAccount} />}
      {!line.isCalibrated && <p class="soft">{own.uncalibrated}</p>}
      <Results line={line} />
      <p class="soft">
        {isPast ? own.key : own.hash}: <code class="online-secret">{line.seed ?? line.seedHash}</code>
      </p>
    </section>
  );
}

function Attempt({ line: { id, own: attempt }, hasAccount }: ChallengeProps) {
  const own = inTongue(CHALLENGES);
  const begin = async () => {
    try {
      go(onlineAddress.match((await attemptChallenge(id)).id));
    } catch (fault) {
      notify(faultWords(fault));
    }
  };
  if (!attempt && !hasAccount)
    return (
      <p>
        {own.accountWanted} <a href={onlineAddress.lobby}>{own.toAccount}</a>
      </p>
    );
  return (
    <p>
      {attempt ? (
        <a class={attempt.isOver ? 'button' : 'button primary'} href={onlineAddress.match(attempt.match)}>
          {attempt.isOver ? own.look : own.goOn}
        </a>
      ) : (
        <button type="button" class="button primary" onClick={begin}>
          {own.begin}
        </button>
      )}
    </p>
  );
}

function Results({ line }: { readonly line: ChallengeLine }) {
  const own = inTongue(CHALLENGES);
  const { results, isCalibrated, seats } = line;
  if (!results) return <p class="soft">{line.own?.isOver ? own.reckoning : own.afterYours}</p>;
  if (results.length === 0) return <p class="soft">{own.noResults}</p>;
  const isShared = Object.keys(seats).length > 1;
  const columns = isCalibrated ? [own.start, own.skill, ...(isShared ? [own.others] : []), own.luck, own.revealed] : [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <div class="wide" tabIndex={0}>
      <table class="ratings">
        <thead>
          <tr>
            {[own.player, own.result, ...columns].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((result, i) => (
            <Result key={i} result={result} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Result({ result, line }: { readonly result: ResultLine; readonly line: ChallengeLine }) {
  const own = inTongue(CHALLENGES);
  const text = gameText(line.game, line.edition);
  const { name, isMe, isRanked, grade, accounts, match } = result;
  const plain = new Intl.NumberFormat(language.value, { style: 'percent' });
  const signed = new Intl.NumberFormat(language.value, { style: 'percent', signDisplay: 'exceptZero' });
  const isShared = Object.keys(line.seats).length > 1;
  const figures = accounts
    ? [
        plain.format(accounts.start),
        signed.format(accounts.skill),
        ...(isShared ? [signed.format(accounts.others)] : []),
        signed.format(accounts.luck),
        signed.format(accounts.revealed ?? 0),
      ]
    : line.isCalibrated
      ? ['–', '–', ...(isShared ? ['–'] : []), '–', '–']
      : [];
  return (
    <tr>
      <th scope="row">
        {name}
        {isMe && ` (${inTongue(ONLINE).you})`}
        {!isRanked && <div class="soft">{own.unranked}</div>}
        {match !== undefined && (
          <div>
            <a href={onlineAddress.match(match)}>{own.replay}</a>
          </div>
        )}
      </th>
      <td>
        {text ? gradeIn(language.value, text, grade) : grade} <span class="soft">{plain.format(result.worth)}</span>
      </td>
      {figures.map((figure, i) => (
        <td key={i}>{figure}</td>
      ))}
    </tr>
  );
}
