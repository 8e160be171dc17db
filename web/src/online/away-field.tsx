/** Somebody goes away: clocks that count days stand still for him meanwhile. */
import { MOST_DAYS_AWAY } from '@derby/protocol';
import { useSignal } from '@preact/signals';
import { notify } from '../app/live.tsx';
import { language } from '../app/settings.ts';
import { inTongue } from '../app/words.ts';
import { ONLINE } from '../text/online.ts';
import { faultWords } from './faults.tsx';
import { goAway } from './house.ts';

export function AwayField({ until }: { readonly until: number | undefined }) {
  const own = inTongue(ONLINE);
  const days = useSignal(7);
  const known = useSignal<number | undefined>(undefined);
  const away = known.value ?? until;
  const go = async (event: Event) => {
    event.preventDefault();
    try {
      known.value = (await goAway(days.peek())).awayUntil;
    } catch (fault) {
      notify(faultWords(fault));
    }
  };
  return (
    <section aria-labelledby="away">
      <h2 id="away">{own.vacation}</h2>
      <p class="soft">
        {away === undefined
          ? own.vacationHelp
          : own.awayUntil(new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(away))}
      </p>
      <form class="online-name" onSubmit={go}>
        <label class="field">
          <span>{own.daysAway}</span>
          <input
            type="number"
            min={1}
            max={MOST_DAYS_AWAY}
            value={days.value}
            onInput={(event) => (days.value = event.currentTarget.valueAsNumber)}
          />
        </label>
        <button type="submit" class="button">
          {own.goAway}
        </button>
      </form>
    </section>
  );
}
