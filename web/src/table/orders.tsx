/** The question bar and the offers: what can be done, and what cannot and why. */
import { type AnyText, ask, notation, type Offer, say } from '@derby/kernel';
import { computed, signal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { words } from '../app/words.ts';
import { useAfterFrame } from '../parts/after-frame.ts';
import { Icon } from '../parts/icon.tsx';
import { Lazy } from '../parts/lazy.tsx';
import { unbroken } from '../parts/unbroken.tsx';
import { Cite } from './cite.tsx';
import type { DeskState } from './desk-state.ts';

const loadBarred = () => import('./many-barred.tsx');
/** So many offers are in sight before the list is scrolled: the others follow a frame later. */
const IN_SIGHT = 10;

/** The list that puts together what is alike; it comes once the table is laid. */
const longList = signal<typeof import('./many-list.tsx').ManyList | undefined>(undefined);

export interface OrdersProps {
  readonly desk: DeskState;
  readonly text: AnyText;
}

export function Question({ desk, text }: OrdersProps) {
  const { session } = desk;
  const question = session.question.value;
  const other = session.waitingFor.value;
  const own = words().table;
  if (!question) {
    if (!other) return null;
    return (
      <p class="question" tabIndex={-1} id="question">
        {own.waiting(text.seats[other] ?? other)}
      </p>
    );
  }
  return (
    <div class="question-bar">
      <h2 class="question" tabIndex={-1} id="question">
        {unbroken(ask(text, question.rule, session.view.value))}
      </h2>
      <Cite desk={desk} rule={question.rule} />
    </div>
  );
}

/**
 * By their place in the list, so that a new question writes into the buttons of the last. What stands at the end has places of
 * its own: whoever reaches for it while the rest of a long list is still coming must not find another offer in the button.
 */
export function Offers({ desk, text }: OrdersProps) {
  const { session } = desk;
  const question = session.question.value;
  const isNew = useAfterFrame(session.question) !== question;
  useEffect(() => {
    void import('./many-list.tsx').then(({ ManyList }) => {
      longList.value ??= ManyList;
    });
  }, []);
  const own = words().table;
  if (!question) return null;
  const selected = session.selected.value;
  const { open } = session.narrowed.value;
  const objects = open.filter(({ choice }) => choice.length > 1);
  const isCut = isNew && objects.length > IN_SIGHT;
  const shown = isCut ? objects.slice(0, IN_SIGHT) : objects;
  // What needs no object, such as ending a phase, always stands at the end.
  const plain = question.offers.filter(({ choice, barredBy }) => choice.length === 1 && !barredBy);
  const barred = question.offers.filter(({ barredBy }) => barredBy !== undefined);
  const line = (offer: Offer, place: number) => (
    <li key={place}>
      <OpenOffer desk={desk} text={text} offer={offer} />
    </li>
  );
  const Long = objects.length > 1 ? longList.value : undefined;
  return (
    <div class="offers">
      {selected.length > 0 && (
        <button type="button" class="deselect" onClick={() => (session.selected.value = [])}>
          <Icon name="close" /> {own.deselect}
        </button>
      )}
      <Advice desk={desk} text={text} />
      {Long ? (
        <Long {...{ desk, text, objects, plain }} label={own.open} most={isCut ? IN_SIGHT : undefined} />
      ) : (
        <ul class="offer-list" aria-label={own.open} aria-busy={isCut}>
          {shown.map(line)}
          {plain.map(line)}
        </ul>
      )}
      <Lazy load={loadBarred} given={{ desk, text, offers: barred }} quiet />
    </div>
  );
}

/** What the staff would do, and why. */
function Advice({ desk, text }: OrdersProps) {
  const { hint, why, view } = desk.session;
  if (!hint.value || !why.value) return null;
  return (
    <div class="advice">
      <p class="advised">{words().table.hintIs(say(text, hint.value, view.value))}</p>
      {why.value.length > 0 && (
        <ul class="why">
          {why.value.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface OpenOfferProps extends OrdersProps {
  readonly offer: Offer;
  /** Where it stands for several that are alike. */
  readonly name?: string;
}

export function OpenOffer({ desk, text, offer, name }: OpenOfferProps) {
  const { session } = desk;
  const key = notation(offer.choice);
  const hint = session.hint.value;
  const hinted = hint !== undefined && notation(hint) === key;
  const plain = offer.choice.length === 1;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hinted && button.current) bringUp(button.current);
  }, [hinted]);
  return (
    <button
      ref={button}
      type="button"
      class={`offer ${plain ? 'offer-plain ' : ''}${hinted ? 'hinted' : ''}`}
      data-choice={key}
      onClick={() => void session.take(offer.choice)}
    >
      <span class="offer-name">{name ?? say(text, offer.choice, session.view.value)}</span>
      <Final desk={desk} of={key} />
    </button>
  );
}

/** Into sight, and not behind the advice that stays above the list. */
function bringUp(offer: HTMLElement): void {
  const above = offer.closest('.offers')?.querySelector<HTMLElement>('.advised');
  offer.style.setProperty('--advised', `${(above?.offsetHeight ?? 0) + ABOVE}px`);
  offer.scrollIntoView({ block: 'nearest' });
}

/** Between the advice and the offer, in pixels. */
const ABOVE = 12;

/** Says beforehand that a choice cannot be taken back. */
function Final({ desk, of }: { readonly desk: DeskState; readonly of: string }) {
  const own = words().table;
  // What is foreseen comes in bit by bit: an offer is drawn anew only for what concerns it.
  const finality = useMemo(() => computed(() => desk.finality.value.get(of)), [desk, of]).value;
  if (!finality) return null;
  return (
    <span class="final" title={own.finalLong[finality.why]}>
      <Icon name={finality.why === 'dice' ? 'die' : 'eye'} />
      <span>{own.final[finality.why]}</span>
    </span>
  );
}
