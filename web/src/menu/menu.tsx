/** The rest of what can be done with a game. */
import type { AnyText } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import { words } from '../app/words.ts';
import { Dialog } from '../parts/dialog.tsx';
import SeatFields from '../seats/seat-fields.tsx';
import { download } from '../store/files.ts';
import type { DeskState } from '../table/desk-state.ts';
import Share from './share.tsx';

interface MenuProps {
  readonly desk: DeskState;
  readonly text: AnyText;
  readonly close: () => void;
}

export default function Menu({ desk, text: gameText, close }: MenuProps) {
  const { session } = desk;
  const text = words().table;
  const sure = useSignal(false);
  if (sure.value) {
    return (
      <Dialog title={text.concedeSure} close={close}>
        <div class="button-row">
          <button
            type="button"
            class="button danger"
            onClick={() => {
              close();
              void session.concede();
            }}
          >
            {text.concedeYes}
          </button>
          <button type="button" class="button" onClick={close}>
            {words().cancel}
          </button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={text.menu} close={close}>
      {session.facts.seats.length > 1 && !session.ending.value && (
        <SeatFields
          facts={session.facts}
          text={gameText}
          seating={session.seating}
          sit={(seat, sitting) => session.sit(seat, sitting)}
        />
      )}
      <div class="button-stack">
        <button type="button" class="button" onClick={async () => download([await session.record()])}>
          {text.save}
        </button>
        <Share record={() => session.record()} text={gameText} />
        {session.canConcede && (
          <button type="button" class="button danger" onClick={() => (sure.value = true)}>
            {text.concede}
          </button>
        )}
      </div>
    </Dialog>
  );
}
