/** Your war diary: what finished games came to, over time, by game and by option. */
import type { GameRecord } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { goOver } from '../advice/staff.ts';
import { address } from '../app/router.ts';
import { language } from '../app/settings.ts';
import { gameText, inTongue, words } from '../app/words.ts';
import { keepAccounts } from '../diary/accounts.ts';
import { csvOf, type Entry, type Group, groupedBy } from '../diary/diary.ts';
import { readDiary } from '../diary/entries.ts';
import { Fortunes, Results } from '../diary/plots.tsx';
import { saveText } from '../store/files.ts';
import { DIARY } from '../text/diary.ts';
import { boxOf } from '../text/titles.ts';
import '../diary/diary.css';

type Found = Awaited<ReturnType<typeof readDiary>>;

export default function DiaryPage() {
  const own = inTongue(DIARY);
  const found = useSignal<Found | undefined>(undefined);
  const only = useSignal('');
  const read = async (): Promise<void> => {
    found.value = await readDiary();
  };
  useEffect(() => void read(), []);
  if (!found.value) return <p class="page soft">{words().loading}</p>;
  const all = found.value.map(({ entry }) => entry);
  const games = [...new Set(all.map(({ game }) => game))];
  const entries = all.filter(({ game }) => only.value === '' || game === only.value);
  const percent = new Intl.NumberFormat(language.value, { style: 'percent' });
  return (
    <div class="page diary">
      <h1>{own.title}</h1>
      <p class="lead">{own.about}</p>
      {all.length === 0 && <p>{own.none}</p>}
      {games.length > 1 && (
        <label class="field">
          <span>{own.game}</span>
          <select value={only.value} onChange={(event) => (only.value = event.currentTarget.value)}>
            <option value="">{own.all}</option>
            {games.map((game) => (
              <option key={game} value={game}>
                {boxOf(game).title}
              </option>
            ))}
          </select>
        </label>
      )}
      {entries.length > 0 && (
        <>
          <Results entries={entries} percent={percent} />
          <Fortunes entries={entries} percent={percent} />
          <Unreviewed found={found.value.filter(({ entry }) => entries.includes(entry))} read={read} />
          <Groups
            title={own.byGame}
            groups={groupedBy(entries, ({ game }) => [game])}
            name={(game) => boxOf(game).title}
          />
          <Groups
            title={own.byOption}
            groups={groupedBy(entries, ({ game, options }) => options.map((option) => `${game} ${option}`))}
            name={optionName}
          />
          <List entries={entries} percent={percent} />
          <button type="button" class="button" onClick={() => saveText('derby-house-diary', 'csv', csvOf(entries))}>
            {own.export}
          </button>
        </>
      )}
    </div>
  );
}

/** `xxi quietAutumn=true` as the start screen names it. */
function optionName(key: string): string {
  const [game = '', option = ''] = key.split(' ');
  const [name = '', value = ''] = option.split('=');
  const about = gameText(game)?.options[name];
  const said = value === 'true' ? '' : `: ${about?.values?.[value] ?? value}`;
  return `${boxOf(game).title} · ${about?.name ?? name}${said}`;
}

interface GroupsProps {
  readonly title: string;
  readonly groups: readonly Group[];
  readonly name: (key: string) => string;
}

function Groups({ title, groups, name }: GroupsProps) {
  const own = inTongue(DIARY);
  if (groups.length === 0) return null;
  const percent = new Intl.NumberFormat(language.value, { style: 'percent' });
  const signed = new Intl.NumberFormat(language.value, { style: 'percent', signDisplay: 'exceptZero' });
  const figure = (value: number | undefined, format: Intl.NumberFormat) =>
    value === undefined ? '–' : format.format(value);
  return (
    <section>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <div class="table-box" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[title, own.played, own.won, own.lost, own.drawn, own.worth, own.luck, own.skill].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={group.key}>
                <th scope="row">{name(group.key)}</th>
                <td>{group.games}</td>
                <td>{group.won}</td>
                <td>{group.lost}</td>
                <td>{group.drawn}</td>
                <td>{figure(group.worth, percent)}</td>
                <td>{figure(group.luck, signed)}</td>
                <td>{figure(group.skill, signed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface ListProps {
  readonly entries: readonly Entry[];
  readonly percent: Intl.NumberFormat;
}

/** The last one first. */
function List({ entries, percent }: ListProps) {
  const own = inTongue(DIARY);
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' });
  return (
    <details class="all-figures">
      <summary>{own.list}</summary>
      <ul class="saved">
        {entries.toReversed().map(({ id, game, when, grade, worth }) => (
          <li key={id} class="saved-row">
            <span>
              <strong>{boxOf(game).title}</strong> ·{' '}
              {(gameText(game)?.grades as Readonly<Record<string, string>> | undefined)?.[grade] ?? grade}
              <span class="soft">
                {' '}
                · <time data-word>{day.format(when)}</time>
                {worth !== undefined && ` · ${percent.format(worth)}`}
              </span>
            </span>
            <a class="button quiet" href={address.replayOf(id)}>
              {own.look}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Games that the staff has not gone over: it can be set to work on all of them, one after the other. */
function Unreviewed({ found, read }: { readonly found: Found; readonly read: () => Promise<void> }) {
  const own = inTongue(DIARY);
  const work = useSignal<{ readonly left: number; readonly done: number } | undefined>(undefined);
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const open = found.filter(({ entry }) => entry.seat !== undefined && !entry.accounts).map(({ record }) => record);
  if (open.length === 0) return null;
  const goThrough = async (): Promise<void> => {
    for (const [place, record] of open.entries()) {
      const isStopped = await reviewed(record, (done) => {
        work.value = { left: open.length - place, done };
      });
      if (isStopped) break;
    }
    work.value = undefined;
    await read();
  };
  const reviewed = (record: GameRecord, tell: (done: number) => void): Promise<boolean> =>
    new Promise((resolve) => {
      tell(0);
      const halt = goOver(record, (answer) => {
        if (answer.kind === 'progress') tell(answer.done);
        if (answer.kind === 'review' && record.hash !== undefined) keepAccounts(record.hash, answer.review.accounts);
        if (answer.kind !== 'progress') resolve(false);
      });
      stop.current = () => {
        halt();
        resolve(true);
      };
    });
  return (
    <div class="button-row">
      <p class="soft" aria-live="polite">
        {work.value ? own.reviewing(work.value.left, Math.round(work.value.done * 100)) : own.unreviewed(open.length)}
      </p>
      {work.value ? (
        <button type="button" class="button" onClick={() => stop.current?.()}>
          {own.stop}
        </button>
      ) : (
        <button type="button" class="button" onClick={goThrough}>
          {own.review}
        </button>
      )}
    </div>
  );
}
