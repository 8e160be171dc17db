/** A long list of offers: those that are alike in one line, piece by piece, and a box to find some by their words. */
import { type AnyText, type Choice, type Offer, say } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { inTongue } from '../app/words.ts';
import type { Many } from '../boards/board.ts';
import { MANY } from '../text/many.ts';
import type { DeskState } from './desk-state.ts';
import { gathered, giveLike, numberFor, twinOf } from './many.ts';
import { OpenOffer } from './orders.tsx';
import { wordsOf } from './selection.ts';
import '../style/many.css';

interface ListProps {
  readonly desk: DeskState;
  readonly text: AnyText;
  readonly label: string;
  /** What needs an object, and what needs none. */
  readonly objects: readonly Offer[];
  readonly plain: readonly Offer[];
  /** So many lines for now: the rest follows a frame later. */
  readonly most: number | undefined;
}

/** From so many lines on there is a box to find some. */
const MANY_LINES = 12;

export function ManyList({ desk, text, label, objects, plain, most }: ListProps) {
  const own = inTongue(MANY);
  const view = desk.session.view.value;
  const sought = useSignal('');
  const rule = desk.session.question.value?.rule;
  useEffect(() => {
    sought.value = '';
  }, [rule]);
  const groups = byPiece(gathered(objects, view, desk.many));
  const isLong = groups.length > MANY_LINES;
  const named = (group: Group): string => nameOf(alikeIn(group, view, desk.many), text, view);
  const words = isLong ? sought.value.toLocaleLowerCase().split(/\s+/).filter(Boolean) : [];
  // Only what is in sight is put into words, unless some are looked for.
  const found = words.length === 0 ? groups : groups.filter((group) => holds(named(group), words));
  const isCut = most !== undefined && found.length > most;
  const shown = isCut ? found.slice(0, most) : found;
  const lines = shown.map((group) => <Line desk={desk} text={text} group={group} name={named(group)} />);
  const unseen = useUnseen(lines, isCut);
  return (
    <>
      {isLong && (
        <input
          type="search"
          class="offer-filter"
          aria-label={own.filter}
          placeholder={own.filter}
          value={sought.value}
          onInput={(event) => {
            sought.value = event.currentTarget.value;
          }}
        />
      )}
      <ul class="offer-list" aria-label={label} aria-busy={isCut}>
        {[...lines, ...unseen].map((line, place) => (
          <li key={place} class={place < lines.length ? classOf(shown, place) : 'unread-line'}>
            {line}
          </li>
        ))}
        {plain.map((offer, place) => (
          <li key={place}>
            <OpenOffer desk={desk} text={text} offer={offer} />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p class="soft">{own.none}</p>}
    </>
  );
}

/**
 * Of the list that stood there before: what is beyond the lines of a list that is still cut. It keeps its place unseen for a frame,
 * and is then written into: to take lines away, and to make or lay them out anew, takes longer.
 */
function useUnseen(lines: readonly ComponentChild[], isCut: boolean): readonly ComponentChild[] {
  const before = useRef(lines);
  if (isCut) return before.current.slice(lines.length);
  before.current = lines;
  return [];
}

const classOf = (shown: readonly Group[], place: number): string =>
  isNewPiece(shown, place) ? 'offer-line first-of-piece' : 'offer-line';

type Group = readonly Offer[];

interface LineProps {
  readonly desk: DeskState;
  readonly text: AnyText;
  readonly group: Group;
  readonly name: string;
}

/** One of them by its name, all of them by their number. */
function Line({ desk, text, group, name }: LineProps) {
  const [first] = group;
  if (!first) return null;
  const count = numberFor(first.choice, desk.session.view.peek(), desk.many, 'alike');
  const own = inTongue(MANY);
  return (
    <>
      <OpenOffer desk={desk} text={text} offer={first} name={name} />
      {count > 1 && (
        <button
          type="button"
          class="offer-all"
          aria-label={`${own.all(count)}: ${name}`}
          onClick={() => void giveLike(desk, first.choice, 'alike')}
        >
          {own.all(count)}
        </button>
      )}
    </>
  );
}

const choiceOf = (group: Group | undefined): Choice => group?.[0]?.choice ?? [''];

/** What an offer is about: the verb's first word. */
const pieceOf = (group: Group | undefined): string => wordsOf(choiceOf(group))[0] ?? '';

/** Those about one piece follow each other, in the order in which the first of each came. */
function byPiece(groups: readonly Group[]): Group[] {
  const found = new Map<string, Group[]>();
  for (const group of groups) {
    const piece = pieceOf(group);
    const own = found.get(piece);
    if (own) own.push(group);
    else found.set(piece, [group]);
  }
  return [...found.values()].flat();
}

/** Where another piece begins, and it or the one before it has several lines: what has one each needs nothing to part it. */
function isNewPiece(groups: readonly Group[], place: number): boolean {
  const isSame = (one: number, other: number) => pieceOf(groups[one]) === pieceOf(groups[other]);
  return (
    place > 0 && !isSame(place - 1, place) && (isSame(place, place + 1) || (place > 1 && isSame(place - 2, place - 1)))
  );
}

const holds = (name: string, words: readonly string[]): boolean =>
  words.every((word) => name.toLocaleLowerCase().includes(word));

/** The choices of a line; the rules offer but one of those that are alike, and the others could be named as well. */
function alikeIn(group: Group, view: object, many: Many | undefined): readonly Choice[] {
  const choices = group.map(({ choice }) => choice);
  const [only, ...others] = choices;
  const twin = only && others.length === 0 ? twinOf(only, view, many) : undefined;
  return twin ? [...choices, twin] : choices;
}

/** What alike choices say, without what tells them apart: the numbers of the units. */
function nameOf(choices: readonly Choice[], text: AnyText, view: object): string {
  const [first = [], ...others] = choices.map((choice) => say(text, choice, view).split(' '));
  const kept = first.map((word, at) => {
    if (others.every((other) => other[at] === word)) return word;
    // A number goes; the comma after it stays with the word before it.
    return /[,.;:)]$/.test(word) ? (word.at(-1) ?? '') : '';
  });
  return kept
    .filter(Boolean)
    .join(' ')
    .replace(/ ([,.;:)])/g, '$1');
}
