/** Games kept in this browser can go on in the house, as what they are: their dice are known. */
import { writeRecord } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../app/live.tsx';
import { go } from '../app/router.ts';
import { language } from '../app/settings.ts';
import { gameText, inTongue } from '../app/words.ts';
import { PERSON, seatingOf } from '../seats/seating.ts';
import { allGames, type SavedGame } from '../store/games.ts';
import { ONLINE } from '../text/online.ts';
import { onlineAddress } from './addresses.ts';
import { faultWords } from './faults.tsx';
import { continueHere } from './house.ts';

export function ContinueField() {
  const text = inTongue(ONLINE);
  const going = useSignal<readonly SavedGame[]>([]);
  useEffect(() => {
    // A shelf that cannot be read is said on the shelf's own page.
    allGames().then(
      ({ games }) => {
        going.value = games.filter(({ record }) => !record.result && gameText(record.game));
      },
      () => undefined,
    );
  }, []);
  if (going.value.length === 0) return null;
  return (
    <details class="online-continue">
      <summary>{text.elsewhere}</summary>
      <p class="soft">{text.elsewhereHelp}</p>
      <ul class="saved">
        {going.value.map((game) => (
          <Row key={game.id} game={game} />
        ))}
      </ul>
    </details>
  );
}

function Row({ game: { record, touched } }: { readonly game: SavedGame }) {
  const text = inTongue(ONLINE);
  const own = gameText(record.game);
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(touched);
  const bring = async () => {
    const seating = seatingOf(Object.keys(own?.seats ?? {}), record.players);
    const seats = Object.fromEntries(
      Object.entries(seating).map(([seat, sitting]) => [seat, sitting === PERSON ? 'me' : sitting]),
    );
    try {
      const { id } = await continueHere({ record: writeRecord(record), seats });
      go(onlineAddress.match(id));
    } catch (fault) {
      notify(faultWords(fault));
    }
  };
  return (
    <li class="saved-row">
      <div>
        <strong>{own?.title}</strong>
        <div class="soft">{when}</div>
      </div>
      <div class="button-row">
        <button type="button" class="button" onClick={bring}>
          {text.bring}
        </button>
      </div>
    </li>
  );
}
