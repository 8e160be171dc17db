/** Under the offers: what can be said for several at once. It comes once the table is laid, and looks after the frame of each choice. */
import { type AnyText, type Choice, openOf, say } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { announce, notify } from '../app/live.tsx';
import { strength } from '../app/settings.ts';
import { inTongue, words } from '../app/words.ts';
import { useAfterFrame } from '../parts/after-frame.ts';
import { MANY } from '../text/many.ts';
import type { DeskState } from './desk-state.ts';
import {
  asSaid,
  BREADTHS,
  type Breadth,
  type Given,
  give,
  giveByStaff,
  inOrder,
  isForPieces,
  isOpenStill,
  likeThis,
  numberFor,
  type Order,
  passOn,
  takeBack,
} from './many.ts';
import { type Moment, Said } from './said.ts';
import '../style/many.css';

interface StripProps {
  readonly desk: DeskState;
  readonly text: AnyText;
}

/** After an order for one: so many more at a touch. */
const MORE = [1, 2, 3, 5];

/** What was given, and after how many choices that was. */
interface Done extends Given {
  readonly until: number;
}

/** After a choice it stands as it was until the frame has been drawn; till then it does nothing. */
export default function ManyStrip({ desk, text }: StripProps) {
  const { session } = desk;
  const said = Said.at(session);
  const isAsked = useAfterFrame(session.question) !== undefined;
  const given = useSignal<Done | undefined>(undefined);
  const own = inTongue(MANY);
  // A lesson says each step itself.
  const question = session.question.peek();
  if (!isAsked || !question || session.permits) return null;
  const staffed = desk.many?.staffed;
  const note = (done: Given): void => {
    given.value = { ...done, until: session.steps.peek() };
    announce(toldOf(desk, done));
  };
  const isAskedStill = (): boolean => session.question.peek() === question;
  const run = async (order: Order, most?: number) => {
    if (isAskedStill()) note(await give(session, order, most));
  };
  const settle = async () => {
    if (!isAskedStill()) return;
    try {
      note(await giveByStaff(session, strength.peek(), staffed?.rules ?? []));
    } catch {
      notify(words().table.hintFailed);
    }
  };
  const view = session.view.peek();
  const open = openOf(question.offers);
  const last = said.last?.rule === question.rule ? said.last : undefined;
  const before = said.lastTime(question.rule);
  const verbs = desk.many?.inOrder ?? [];
  const rest = open.filter(({ choice }) => verbs.includes(choice[0])).length;
  const plain = open.filter(({ choice }) => choice.length === 1);
  const row = [
    last && againFor({ desk, text, last, run }),
    staffed?.rules.includes(question.rule) && (
      <Chip key="staffed" title={own.staffed} press={settle}>
        {inTongue(staffed.name)}
      </Chip>
    ),
    rest > 1 && (
      <Chip key="rest" press={() => run(inOrder(verbs))}>
        {own.rest(rest)}
      </Chip>
    ),
    before.length > 1 && isOffered(before, open) && (
      <Chip
        key="before"
        title={before.map((choice) => say(text, choice, view)).join('\n')}
        press={() => run(asSaid(before), before.length)}
      >
        {own.lastTime(before.length)}
      </Chip>
    ),
    isForPieces(open, view, desk.many) && <Breadths key="breadths" desk={desk} />,
    plain.length === 1 && open.length > 1 && (
      <Chip key="on" title={own.passOnLong} press={() => run(passOn())}>
        {own.passOn}
      </Chip>
    ),
  ];
  const done = given.value?.until === session.steps.peek() ? given.value : undefined;
  if (!done && !row.some(Boolean)) return null;
  return (
    <section class="many" aria-label={own.title}>
      {done && <Result desk={desk} given={done} />}
      <div class="many-row">{row}</div>
    </section>
  );
}

const isOffered = ([first]: readonly Choice[], open: readonly { readonly choice: Choice }[]): boolean =>
  open.some(({ choice }) => choice.join(' ') === first?.join(' '));

interface ChipProps {
  readonly press: () => void;
  readonly title?: string;
  readonly children: ComponentChildren;
}

const Chip = ({ press, title, children }: ChipProps) => (
  <button type="button" class="many-chip" title={title} onClick={press}>
    {children}
  </button>
);

interface AgainProps extends StripProps {
  readonly last: Moment;
  readonly run: (order: Order, most?: number) => Promise<void>;
}

/** The last order once more, for those like the one it was given to. */
function againFor({ desk, text, last, run }: AgainProps) {
  const own = inTongue(MANY);
  const { choice, rule, view } = last;
  const left = (breadth: Breadth): number =>
    isLeft(desk, last, breadth) ? numberFor(choice, view, desk.many, breadth) - 1 : 0;
  const [alike, here, any] = [left('alike'), left('here'), left('any')];
  // The same choice offered again, such as a purchase, has no number of its own.
  const isEndless = isLeft(desk, last, 'one');
  if (!isEndless && alike <= 0 && here <= 0 && any <= 0) return null;
  const order = (breadth: Breadth) => likeThis(choice, rule, view, desk.many, breadth);
  const steps = MORE.filter((count) => isEndless || count < alike || (count === 1 && alike > 0));
  return (
    <fieldset key="again" class="many-again">
      <legend title={say(text, choice, view)}>{own.again}</legend>
      {steps.map((count) => (
        <Chip key={count} press={() => run(order('alike'), count)}>
          +{count}
        </Chip>
      ))}
      {!isEndless && alike > 1 && <Chip press={() => run(order('alike'), alike)}>{own.all(alike)}</Chip>}
      {!isEndless && here > alike && <Chip press={() => run(order('here'))}>{own.allHere}</Chip>}
      {!isEndless && any > here && <Chip press={() => run(order('any'))}>{own.allThatCan}</Chip>}
    </fieldset>
  );
}

const isLeft = ({ many, session }: DeskState, { choice, view }: Moment, breadth: Breadth): boolean =>
  isOpenStill(choice, view, session.question.peek()?.offers ?? [], session.view.peek(), many, breadth);

/** For whom an order on the board is: it stays until it is changed. */
function Breadths({ desk }: { readonly desk: DeskState }) {
  const own = inTongue(MANY);
  return (
    <fieldset class="many-breadths">
      <legend>{own.breadth}</legend>
      {BREADTHS.filter((breadth) => breadth !== 'alike' || desk.many?.kindOf).map((breadth) => (
        <button
          key={breadth}
          type="button"
          class="many-chip"
          aria-pressed={desk.breadth.value === breadth}
          onClick={() => {
            desk.breadth.value = breadth;
          }}
        >
          {own.breadths[breadth]}
        </button>
      ))}
    </fieldset>
  );
}

function Result({ desk, given }: { readonly desk: DeskState; readonly given: Done }) {
  const own = inTongue(MANY);
  const undo = (): void => {
    if (desk.session.steps.peek() === given.until) void takeBack(desk.session, given.count);
  };
  return (
    <p class="many-result">
      <span>{toldOf(desk, given)}</span>
      {given.count > 1 && !desk.session.undoBar.value && <Chip press={undo}>{own.takeBack(given.count)}</Chip>}
    </p>
  );
}

/** How far an order went, and why no further. */
export function toldOf(desk: DeskState, { count, rule, isElsewhere, isWhole }: Given): string {
  const own = inTongue(MANY);
  const end = isWhole ? '' : rule ? own.barred(rule, desk.title(rule)) : isElsewhere ? own.elsewhere : own.stopped;
  return `${own.given(count)} ${end}`.trim();
}
