/** What those who play say to each other, and one's own notes on the match. */
import type { AnyText } from '@derby/kernel';
import { isTalk, LONGEST_LINE_OF_TALK, LONGEST_NOTES } from '@derby/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { notify } from '../app/live.tsx';
import { language } from '../app/settings.ts';
import { inTongue } from '../app/words.ts';
import { Dialog } from '../parts/dialog.tsx';
import { ONLINE } from '../text/online.ts';
import { faultWords } from './faults.tsx';
import { keepNotes, notes } from './house.ts';
import type { RemoteMatch } from './remote.ts';

interface TalkProps {
  readonly id: string;
  readonly match: RemoteMatch;
  readonly text: AnyText;
  readonly close: () => void;
}

export default function TalkBox({ id, match, text, close }: TalkProps) {
  const own = inTongue(ONLINE);
  const lines = match.talk.value;
  const list = useRef<HTMLOListElement>(null);
  const typed = useSignal('');
  useEffect(() => {
    match.heardTalk.value = lines.length;
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [lines.length]);
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'short', timeStyle: 'short' });
  const whoIs = (seat: string): string => match.company.value[seat]?.name ?? text.seats[seat] ?? seat;
  const say = async (event: Event) => {
    event.preventDefault();
    const said = typed.peek().trim();
    if (!isTalk(said)) return;
    typed.value = '';
    if (!(await match.say(said))) notify(own.refused);
  };
  return (
    <Dialog title={own.talk} close={close}>
      {lines.length === 0 && <p class="soft">{own.noTalk}</p>}
      <ol ref={list} class="talk" aria-live="polite">
        {lines.map(({ seat, text: said, made }, i) => (
          <li key={i} class={seat === match.viewer ? 'own' : ''}>
            <span class="soft">
              {whoIs(seat)} · {when.format(made)}
            </span>
            <p>{said}</p>
          </li>
        ))}
      </ol>
      <form class="online-name" onSubmit={say}>
        <label class="field">
          <span>{own.say}</span>
          <input
            value={typed.value}
            maxLength={LONGEST_LINE_OF_TALK}
            onInput={(event) => (typed.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button primary">
          {own.send}
        </button>
      </form>
      <Notes id={id} />
    </Dialog>
  );
}

function Notes({ id }: { readonly id: string }) {
  const own = inTongue(ONLINE);
  const kept = useSignal<string | undefined>(undefined);
  const typed = useSignal<string | undefined>(undefined);
  useEffect(() => {
    void notes(id).then(
      ({ text }) => {
        kept.value = text;
      },
      () => undefined,
    );
  }, [id]);
  const keep = async (event: Event) => {
    event.preventDefault();
    try {
      await keepNotes(id, typed.peek() ?? kept.peek() ?? '');
      notify(own.notesKept);
    } catch (fault) {
      notify(faultWords(fault));
    }
  };
  if (kept.value === undefined) return null;
  return (
    <form class="talk-notes" onSubmit={keep}>
      <label class="field">
        <span>{own.notes}</span>
        <textarea
          rows={4}
          maxLength={LONGEST_NOTES}
          value={typed.value ?? kept.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {own.keepNotes}
      </button>
    </form>
  );
}
