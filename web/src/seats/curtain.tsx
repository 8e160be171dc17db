/** The curtain: between two persons at one screen, and while it is closed nothing of either's table is on the page. */
import type { AnyText } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { hush } from '../app/live.tsx';
import { address } from '../app/router.ts';
import { curtain } from '../app/settings.ts';
import { inTongue, words } from '../app/words.ts';
import Floor from '../pages/floor.tsx';
import type { DeskState } from '../table/desk-state.ts';
import { SEATS } from '../text/seats.ts';
import './seats.css';

interface CurtainProps {
  readonly desk: DeskState;
  readonly text: AnyText;
}

/** The click or the key that closed the curtain must not open it, however nervous the hand. In milliseconds. */
const SETTLING = 350;

export function Curtain({ desk, text }: CurtainProps) {
  const { session } = desk;
  const own = inTongue(SEATS);
  const box = useRef<HTMLDialogElement>(null);
  const settled = useSignal(false);
  const person = session.curtainFor.value ?? '';
  const nameOf = (seat: string) => text.seats[seat] ?? seat;
  useEffect(() => {
    hush(`${own.handOver} ${nameOf(person)}`);
    box.current?.showModal();
    const settling = setTimeout(() => {
      settled.value = true;
    }, SETTLING);
    return () => clearTimeout(settling);
  }, []);
  const after = (act: () => void) => () => {
    if (settled.peek()) act();
  };
  const open = () => {
    desk.tidy();
    session.openCurtain();
  };
  return (
    <dialog
      ref={box}
      class="curtain"
      aria-labelledby="curtain-title"
      aria-describedby={session.facts.isOpenToAll ? undefined : 'curtain-help'}
      data-settled={settled.value}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      onClose={() => box.current?.showModal()}
    >
      <Floor />
      <div class="curtain-words">
        <h1 id="curtain-title">
          <span class="curtain-lead">{own.handOver}</span> <span class="curtain-name">{nameOf(person)}</span>
        </h1>
        {!session.facts.isOpenToAll && (
          <p class="soft" id="curtain-help">
            {own.whileClosed}
          </p>
        )}
        <button type="button" class="button primary curtain-open" autofocus onClick={after(open)}>
          {own.open(nameOf(person))}
        </button>
        {!session.undoBar.value && (
          <button type="button" class="button" onClick={after(() => void session.undo())}>
            {own.back(nameOf(session.seat))}
          </button>
        )}
        <div class="curtain-foot">
          {session.facts.isOpenToAll && (
            <button
              type="button"
              class="button quiet"
              title={own.noCurtainHelp}
              onClick={after(() => {
                curtain.value = 'off';
              })}
            >
              {own.noCurtain}
            </button>
          )}
          <a class="button quiet" href={address.home}>
            {words().faults.home}
          </a>
        </div>
      </div>
    </dialog>
  );
}
