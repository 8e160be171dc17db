/** How strong everybody is at the games for two, ranks of the staff included. */
import type { RatingLine } from '@derby/protocol';
import { GAMES } from '@derby/registry';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameText, inTongue } from '../app/words.ts';
import { ONLINE } from '../text/online.ts';
import { SETTINGS } from '../text/settings.ts';
import { ratings } from './house.ts';

/** Games that are played by two: nobody is rated alone. */
const FOR_TWO = GAMES.filter(({ players: [, most] }) => most > 1).map(({ id }) => id);

export function RatingsTable() {
  const own = inTongue(ONLINE);
  const game = useSignal(FOR_TWO[0] ?? '');
  const lines = useSignal<readonly RatingLine[]>([]);
  useEffect(() => {
    void ratings(game.value).then(
      (found) => {
        lines.value = found;
      },
      () => undefined,
    );
  }, [game.value]);
  const ranks: Readonly<Record<string, string>> = inTongue(SETTINGS).strengths;
  return (
    <section aria-labelledby="ratings">
      <h2 id="ratings">{own.ratings}</h2>
      <p class="soft">{own.ratingsHelp}</p>
      <div class="button-row">
        {FOR_TWO.map((id) => (
          <button
            key={id}
            type="button"
            class="button online-game"
            aria-pressed={id === game.value}
            onClick={() => (game.value = id)}
          >
            {gameText(id)?.title ?? id}
          </button>
        ))}
      </div>
      {lines.value.length === 0 ? (
        <p class="soft">{own.noRatings}</p>
      ) : (
        <table class="ratings">
          <thead>
            <tr>
              <th scope="col">{own.player}</th>
              <th scope="col">{own.rating}</th>
              <th scope="col">{own.matchesPlayed}</th>
            </tr>
          </thead>
          <tbody>
            {lines.value.map(({ name, rank, isMe, rating, deviation, played }, i) => (
              <tr key={i}>
                <th scope="row">
                  {rank === undefined ? name : own.rankOf(ranks[rank] ?? rank)}
                  {isMe && ` (${own.you})`}
                </th>
                <td>
                  {rating} <span class="soft">± {2 * deviation}</span>
                </td>
                <td>{played}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
