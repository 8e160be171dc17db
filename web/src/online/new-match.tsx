/** Laying a table: who sits where, what is played, and who may come. */
import type { GameRecord } from '@derby/kernel';
import type { Clock } from '@derby/protocol';
import { type AnyGame, entryOf, GAMES } from '@derby/registry';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../app/live.tsx';
import { go } from '../app/router.ts';
import { strength } from '../app/settings.ts';
import { gameText, inTongue, words } from '../app/words.ts';
import { OptionFields, PresetButtons } from '../pages/option-fields.tsx';
import { STRENGTHS } from '../seats/seating.ts';
import { ONLINE } from '../text/online.ts';
import { SETTINGS } from '../text/settings.ts';
import { onlineAddress } from './addresses.ts';
import { ClockField } from './clock-field.tsx';
import { faultWords } from './faults.tsx';
import { layMatch } from './house.ts';
import '../seats/seats.css';
import './online.css';

export default function NewMatch({ game: id }: { readonly game: string }) {
  const game = useSignal<AnyGame | undefined>(undefined);
  const options = useSignal<GameRecord['options']>({});
  const seats = useSignal<Readonly<Record<string, string>>>({});
  const isListed = useSignal(false);
  const hints = useSignal(false);
  const clock = useSignal<Clock | undefined>(undefined);
  const isAsking = useSignal(false);
  const isKnown = GAMES.some((entry) => entry.id === id);
  useEffect(() => {
    if (!isKnown) return;
    void entryOf(id)
      .load()
      .then((loaded) => {
        game.value = loaded;
        seats.value = Object.fromEntries(loaded.seats.map((seat, i) => [seat, i === 0 ? 'me' : 'open']));
      });
  }, [id, isKnown]);
  if (!isKnown) return <p class="page">{words().faults.notFound}</p>;
  const text = gameText(id);
  if (!text || !game.value) return <p class="page soft">{words().loading}</p>;
  const own = inTongue(ONLINE);
  const isShared = game.value.seats.length > 1;
  const lay = async (event: Event) => {
    event.preventDefault();
    if (isAsking.peek()) return;
    isAsking.value = true;
    try {
      const asked = { game: id, options: options.value, seats: seats.value };
      const { id: match } = await layMatch({
        ...asked,
        isListed: isListed.value,
        hints: hints.value,
        ...(clock.value && { clock: clock.value }),
      });
      go(onlineAddress.match(match));
    } catch (fault) {
      notify(faultWords(fault));
    } finally {
      isAsking.value = false;
    }
  };
  return (
    <form class="page narrow" onSubmit={lay}>
      <h1>{own.beginTitle(text.title)}</h1>
      {isShared && (
        <section class="seats" aria-labelledby="seats">
          <h2 id="seats">{own.seats}</h2>
          {game.value.seats.map((seat) => (
            <SeatField
              key={seat}
              seat={seat}
              name={text.seats[seat] ?? seat}
              by={seats.value[seat] ?? 'open'}
              sit={(by) => {
                seats.value = { ...seats.value, [seat]: by };
              }}
            />
          ))}
          <Check label={own.listed} checked={isListed.value} set={(on) => (isListed.value = on)} />
          <Check label={own.hints} checked={hints.value} set={(on) => (hints.value = on)} />
          <ClockField clock={clock.value} set={(chosen) => (clock.value = chosen)} />
        </section>
      )}
      <PresetButtons game={game.value} text={text} options={options} />
      <OptionFields game={game.value} text={text} options={options} />
      <button type="submit" class="button primary" aria-busy={isAsking.value}>
        {own.lay}
      </button>
    </form>
  );
}

interface CheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly set: (on: boolean) => void;
}

function Check({ label, checked, set }: CheckProps) {
  return (
    <label class="online-check">
      <input type="checkbox" checked={checked} onChange={(event) => set(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

interface SeatFieldProps {
  readonly seat: string;
  readonly name: string;
  readonly by: string;
  readonly sit: (by: string) => void;
}

function SeatField({ seat, name, by, sit }: SeatFieldProps) {
  const own = inTongue(ONLINE);
  const rank = useSignal<string>(strength.peek());
  const isStaff = by !== 'me' && by !== 'open';
  const one = (who: string, label: string) => (
    <label class="choices-one">
      <input
        type="radio"
        name={`seat-${seat}`}
        checked={who === by || (isStaff && who === rank.value)}
        onChange={() => sit(who)}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset class="seat" data-seat={seat}>
      <legend>{name}</legend>
      {one('me', own.me)}
      {one('open', own.openSeat)}
      {one(rank.value, own.staff)}
      {isStaff && (
        <select
          aria-label={own.rank}
          value={rank.value}
          onChange={(event) => {
            rank.value = event.currentTarget.value;
            sit(rank.value);
          }}
        >
          {STRENGTHS.map((strengthOf) => (
            <option key={strengthOf} value={strengthOf}>
              {inTongue(SETTINGS).strengths[strengthOf]}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  );
}
