/** The desk of a match across the wire: the same board, question, offers and log, with the company above and its own tools. */
import { type AnyText, type Ending as EndingOf, SPECTATOR } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useHint } from '../advice/use-hint.ts';
import { address, go } from '../app/router.ts';
import { language } from '../app/settings.ts';
import { inTongue } from '../app/words.ts';
import type { BoardModule } from '../boards/board.ts';
import { Lazy } from '../parts/lazy.tsx';
import { Meanwhile } from '../seats/meanwhile.tsx';
import { addGame } from '../store/games.ts';
import { Desk } from '../table/desk.tsx';
import type { DeskState } from '../table/desk-state.ts';
import { Ending } from '../table/ending.tsx';
import { Tools } from '../table/tools.tsx';
import { CHALLENGES } from '../text/challenges.ts';
import { ONLINE } from '../text/online.ts';
import { onlineAddress } from './addresses.ts';
import { CompanyStrip, Standing } from './company-strip.tsx';
import type { RemoteMatch } from './remote.ts';
import { TAKEN_BACK } from './taken-back.ts';
import './online.css';

interface OnlineDeskProps {
  readonly id: string;
  readonly match: RemoteMatch;
  readonly desk: DeskState;
  readonly text: AnyText;
  readonly module: BoardModule;
}

const loadMenu = () => import('./online-menu.tsx');

export function OnlineDesk({ id, match, desk, text: own, module }: OnlineDeskProps) {
  const text = useMemo(() => withHouse(own), [own, language.value]);
  const { session } = desk;
  const menu = useSignal(false);
  const hint = useHint(session);
  useUndoKey(desk);
  const ending = session.ending.value;
  const isPlaying = match.viewer !== SPECTATOR;
  return (
    <>
      <Desk
        desk={desk}
        text={text}
        module={module}
        above={
          <>
            <CompanyStrip id={id} match={match} text={text} />
            <Standing match={match} text={text} />
            {isPlaying && !ending && <Meanwhile session={session} text={text} />}
          </>
        }
        within={
          ending ? (
            <Over match={match} desk={desk} text={text} ending={ending} />
          ) : (
            <Waiting match={match} desk={desk} text={text} />
          )
        }
        below={
          isPlaying && (
            <Tools
              desk={desk}
              askHint={ending || !match.hint ? undefined : hint.ask}
              thinking={hint.thinking}
              openMenu={() => (menu.value = true)}
            />
          )
        }
      />
      {menu.value && <Lazy load={loadMenu} given={{ id, match, desk, close: () => (menu.value = false) }} />}
    </>
  );
}

/** The words of a game, and what the house adds to its log. */
function withHouse(text: AnyText): AnyText {
  const told = ({ choices, by }: { readonly choices: number; readonly by: string }) =>
    inTongue(ONLINE).takenBack(choices, text.seats[by] ?? by);
  return { ...text, log: { ...text.log, [TAKEN_BACK]: told as never } };
}

/** For whom one waits. */
function Waiting({ match, desk, text }: Pick<OnlineDeskProps, 'match' | 'desk' | 'text'>) {
  const seat = desk.session.waitingFor.value;
  if (seat === undefined) return null;
  const { name } = match.company.value[seat] ?? {};
  const told = name === undefined ? (text.seats[seat] ?? seat) : `${name} (${text.seats[seat] ?? seat})`;
  return <p class="soft online-waiting">{inTongue(ONLINE).waitingFor(told)}</p>;
}

interface OverProps extends Pick<OnlineDeskProps, 'match' | 'desk' | 'text'> {
  readonly ending: EndingOf;
}

/** The result; the record, with the key of the dice now, can be kept in this browser and gone over there. */
function Over({ match, desk, text, ending }: OverProps) {
  const own = inTongue(ONLINE);
  const keep = async () => {
    const { id } = await addGame(await match.record());
    go(address.replayOf(id));
  };
  const sealedUntil = match.sealedUntil.value ?? 0;
  const isSealed = Date.now() < sealedUntil;
  return (
    <Ending desk={desk} text={text} ending={ending}>
      {isSealed && (
        <p class="soft">
          {inTongue(CHALLENGES).sealed(
            new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(sealedUntil),
          )}
        </p>
      )}
      <div class="button-row">
        {isSealed ? (
          <a class="button primary" href={onlineAddress.challenges}>
            {inTongue(CHALLENGES).link}
          </a>
        ) : (
          <button type="button" class="button primary" onClick={keep}>
            {own.keep}
          </button>
        )}
        <a class="button" href={onlineAddress.lobby}>
          {own.again}
        </a>
      </div>
    </Ending>
  );
}

/** Control-Z, as everywhere. */
function useUndoKey({ session }: DeskState): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
      if (event.key.toLowerCase() !== 'z' || event.shiftKey) return;
      event.preventDefault();
      if (!session.undoBar.peek()) void session.undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session]);
}
