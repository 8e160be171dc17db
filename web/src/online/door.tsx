/** The way to other players, on the first page: shown where a house answers. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { inTongue } from '../app/words.ts';
import { ONLINE } from '../text/online.ts';
import { onlineAddress } from './addresses.ts';
import { mine } from './house.ts';
import './online.css';

export default function Door() {
  const waiting = useSignal<number | undefined>(undefined);
  useEffect(() => {
    void mine().then(
      (matches) => {
        waiting.value = matches.filter(({ isMyTurn }) => isMyTurn).length;
      },
      () => undefined,
    );
  }, []);
  if (waiting.value === undefined) return null;
  const own = inTongue(ONLINE);
  return (
    <section class="door" aria-label={own.door}>
      <p>{own.doorHelp}</p>
      <a class="button primary" href={onlineAddress.lobby}>
        {own.door}
        {waiting.value > 0 && ` · ${own.yourTurn} (${waiting.value})`}
      </a>
    </section>
  );
}
