/** Something that the player may do now or leave: it is loaded when there is something. */
import type { Proposal } from '../app/live.tsx';

interface ProposedProps extends Proposal {
  readonly close: () => void;
}

export default function Proposed({ words, yes, no, act, close }: ProposedProps) {
  return (
    <div class="update" role="status">
      <span>{words}</span>
      <div class="button-row">
        <button
          type="button"
          class="button primary"
          onClick={() => {
            close();
            act();
          }}
        >
          {yes}
        </button>
        <button type="button" class="button quiet" onClick={close}>
          {no}
        </button>
      </div>
    </div>
  );
}
