/** A match across the wire: the table is laid, and the desk around it is the same as anywhere. */
import { SPECTATOR } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../app/live.tsx';
import { gameText, inTongue, words } from '../app/words.ts';
import type { BoardModule } from '../boards/board.ts';
import { PERSON } from '../seats/seating.ts';
import { DeskState } from '../table/desk-state.ts';
import { boardFor } from '../table/lay.ts';
import { Session } from '../table/session.ts';
import { ONLINE } from '../text/online.ts';
import { FaultBox } from './faults.tsx';
import { HouseFault, matchPage, sitDown } from './house.ts';
import { OnlineDesk } from './online-desk.tsx';
import type { RemoteMatch } from './remote.ts';

interface Laid {
  readonly match: RemoteMatch;
  readonly desk: DeskState;
  readonly module: BoardModule;
}

interface MatchProps {
  readonly id: string;
  /** A spectator's. */
  readonly watchKey: string | undefined;
}

export default function Match({ id, watchKey }: MatchProps) {
  const laid = useSignal<Laid | undefined>(undefined);
  const fault = useSignal<unknown>(undefined);
  useEffect(() => {
    let leave = () => {};
    let isGone = false;
    const lay = async () => {
      // A socket that is refused says nothing to a page: whether there is a match at all is asked first.
      const { status } = await matchPage(id);
      if (status === 'stopped') throw new HouseFault('stopped');
      if (isGone) return;
      const sat = sitDown(id, watchKey);
      leave = sat.leave;
      laid.value = await layOut(sat.match);
    };
    lay().catch((said: unknown) => {
      fault.value = said;
    });
    return () => {
      isGone = true;
      leave();
    };
  }, [id, watchKey]);
  const found = laid.value;
  const facts = found?.desk.session.facts;
  const text = facts && gameText(facts.game, facts.edition);
  if (fault.value !== undefined)
    return (
      <div class="page narrow">
        <h1>{inTongue(ONLINE).title}</h1>
        <FaultBox fault={fault.value} />
      </div>
    );
  if (!found || !text) return <p class="page soft">{words().loading}</p>;
  return <OnlineDesk key={found.desk.key} id={id} {...found} text={text} />;
}

async function layOut(match: RemoteMatch): Promise<Laid> {
  await match.laid();
  match.onTrouble = (reason) => {
    const text = inTongue(ONLINE);
    notify(reason === 'unsaved' ? text.unsaved : reason === 'too-fast' ? text.tooFast : text.refused);
  };
  // The others sit elsewhere: nobody here sees to their seats.
  const session = new Session(match, match.viewer === SPECTATOR ? {} : { [match.viewer]: PERSON });
  return { match, desk: new DeskState(session), module: await boardFor(match.facts) };
}
