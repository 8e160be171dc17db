/** What cannot be done now, and why. */
import { type Offer, say } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import { words } from '../app/words.ts';
import { Icon } from '../parts/icon.tsx';
import type { OrdersProps } from './orders.tsx';

/** So many barred offers stand in the list itself; more are folded away. */
const FEW = 4;

/** Many barred offers are folded away, and written only when someone unfolds them. */
export default function Barred({ desk, text, offers }: OrdersProps & { readonly offers: readonly Offer[] }) {
  const own = words().table;
  const unfolded = useSignal(false);
  if (offers.length === 0) return null;
  const isOpen = offers.length <= FEW || unfolded.value;
  return (
    <details
      class="barred-list"
      open={isOpen}
      onToggle={(event) => {
        if (offers.length > FEW) unfolded.value = event.currentTarget.open;
      }}
    >
      <summary>{own.barred(offers.length)}</summary>
      <ul class="offer-list">
        {isOpen &&
          offers.map((offer, place) => (
            <li key={place}>
              <BarredOffer desk={desk} text={text} offer={offer} />
            </li>
          ))}
      </ul>
    </details>
  );
}

function BarredOffer({ desk, text, offer }: OrdersProps & { readonly offer: Offer }) {
  const rule = offer.barredBy ?? '';
  const why = words().table.barredBy(rule, desk.title(rule));
  const rest = () => {
    desk.pointed.value = { rule };
  };
  const leave = () => {
    desk.pointed.value = undefined;
  };
  return (
    <button
      type="button"
      class="offer barred"
      aria-disabled="true"
      title={why}
      onPointerEnter={rest}
      onFocus={rest}
      onPointerLeave={leave}
      onBlur={leave}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        desk.held.value = { rule };
      }}
    >
      <span class="offer-name">{say(text, offer.choice, desk.session.view.value)}</span>
      <span class="offer-bar">
        <Icon name="lock" />
        <span>
          {rule}
          <span class="unseen">. {why}</span>
        </span>
      </span>
    </button>
  );
}
