/** A game that was played to its end: the result, and where one can go from here. */
import type { AnyText, Ending as EndingOf } from '@derby/kernel';
import { useEffect } from 'preact/hooks';
import { address } from '../app/router.ts';
import { inTongue, words } from '../app/words.ts';
import Share from '../menu/share.tsx';
import { playNew } from '../store/begin.ts';
import { ENDING } from '../text/ending.ts';
import type { DeskState } from './desk-state.ts';
import { Ending } from './ending.tsx';
import { Turned } from './turned.tsx';

interface EndedProps {
  /** The saved game. */
  readonly id: string;
  readonly desk: DeskState;
  readonly text: AnyText;
  readonly ending: EndingOf;
}

export default function Ended({ id, desk, text, ending }: EndedProps) {
  const { session } = desk;
  const own = words().table;
  useEffect(() => {
    // The last offer has gone, and the focus with it, before the result was there.
    if (document.activeElement === document.body) document.getElementById('question')?.focus({ preventScroll: true });
  }, []);
  return (
    <Ending desk={desk} text={text} ending={ending}>
      <div class="button-row">
        <a class="button primary" href={address.replayOf(id)}>
          {inTongue(ENDING).review}
        </a>
        <button
          type="button"
          class="button"
          onClick={async () => {
            const { game, options } = session.facts;
            await playNew(game, { options, seating: session.seating });
          }}
        >
          {own.again}
        </button>
        <Share record={() => session.record()} text={text} />
      </div>
      <Turned session={session} text={text} />
    </Ending>
  );
}
