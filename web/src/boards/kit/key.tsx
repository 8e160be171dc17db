/** Keys: buttons on the sheet for what is no counter and no place. */
import { type Choice, notation, type Offer } from '@derby/kernel';
import type { ComponentChildren } from 'preact';
import type { Box } from './box.ts';
import { Button } from './button.tsx';
import type { Hands } from './hands.ts';
import { fitted, parted } from './lines.ts';

type Picking = Pick<Hands, 'question' | 'pick' | 'point' | 'hold' | 'title'>;

/** What the question says of this choice, if it is offered at all. */
const offerOf = ({ question }: Pick<Hands, 'question'>, choice: Choice): Offer | undefined => {
  const wanted = notation(choice);
  return question?.offers.find((offer) => notation(offer.choice) === wanted);
};

/** Whether the rules offer this choice now. */
export function isOpen(board: Pick<Hands, 'question'>, choice: Choice): boolean {
  const offer = offerOf(board, choice);
  return offer !== undefined && offer.barredBy === undefined;
}

interface PickableProps {
  readonly board: Picking;
  readonly choice: Choice;
  /** What a screen reader and the tooltip say. */
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Makes one whole choice where that is open; where a rule bars it, says which; is plainly drawn otherwise. */
export function Pickable({ board, choice, label, class: extra = '', children }: PickableProps) {
  const offer = offerOf(board, choice);
  if (!offer) return <Button class={extra}>{children}</Button>;
  const { barredBy: bar } = offer;
  const word = choice.length > 1 ? String(choice.at(-1)) : undefined;
  return (
    <Button
      class={`touchable ${bar === undefined ? 'lit' : 'barred'} ${extra}`}
      choice={bar === undefined ? notation(choice) : undefined}
      label={bar === undefined ? label : `${label}. ${bar}, ${board.title(bar)}`}
      disabled={bar !== undefined}
      deeds={{
        press: () => (bar === undefined ? board.pick(offer.choice) : board.hold({ rule: bar })),
        rest: () => board.point(bar !== undefined ? { rule: bar } : word === undefined ? undefined : { word }),
        leave: () => board.point(undefined),
      }}
    >
      {children}
    </Button>
  );
}

interface KeyProps extends Omit<PickableProps, 'children'> {
  readonly box: Box;
  /** The room for a finger, where the key itself is smaller. */
  readonly reach?: Box;
  /** Instead of the label, where there is little room. */
  readonly text?: string;
  /** What stands at the right of the text: a price, a chance. */
  readonly note?: string | undefined;
  /** Instead of the text. */
  readonly children?: ComponentChildren;
}

/** A key for one whole choice; nothing where the question does not offer it. */
export function Key({ box, reach = box, text, note, children, class: extra = '', ...rest }: KeyProps) {
  if (!offerOf(rest.board, rest.choice)) return null;
  const [x, y, width, height] = box;
  return (
    <Pickable {...rest} class={`key ${extra}`}>
      <rect class="reach" x={reach[0]} y={reach[1]} width={reach[2]} height={reach[3]} />
      <rect class="key-plate" x={x} y={y} width={width} height={height} rx="6" />
      {children ?? <KeyText text={text ?? rest.label} note={note} box={box} />}
    </Pickable>
  );
}

const LINE = 17;

function KeyText({ text, note, box }: Pick<KeyProps, 'box' | 'note'> & { readonly text: string }) {
  const [x, y, width, height] = box;
  const middle = y + height / 2 + 5;
  if (note !== undefined)
    return (
      <>
        <text class="key-text key-left" x={x + 10} y={middle}>
          {text}
        </text>
        <text class="key-note" x={x + width - 10} y={middle}>
          {note}
        </text>
      </>
    );
  const lines = height < 2 * LINE ? [text] : parted(text, width - 8);
  return (
    <>
      {lines.map((line, i) => (
        <text
          key={line}
          class="key-text"
          x={x + width / 2}
          y={middle + (i - (lines.length - 1) / 2) * LINE}
          {...fitted(line, width - 8)}
        >
          {`${line} `}
        </text>
      ))}
    </>
  );
}

interface TabProps {
  readonly label: string;
  readonly box: Box;
  readonly press: () => void;
  /** For one of several of which one holds. */
  readonly pressed?: boolean;
  /** Instead of the label, where there is little room. */
  readonly text?: string;
}

/** A key that changes what is looked at, and nothing at the table. */
export const Tab = ({ label, box: [x, y, width, height], press, pressed, text = label }: TabProps) => (
  <Button class={pressed ? 'tab-key tab-here' : 'tab-key'} label={label} deeds={{ press }} pressed={pressed}>
    <rect class="tab-plate" x={x} y={y} width={width} height={height} rx="6" />
    <text class="tab-name" x={x + width / 2} y={y + height / 2 + 5}>
      {text}
    </text>
  </Button>
);
