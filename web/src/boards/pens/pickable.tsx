/** A button on the sheet that makes one whole choice: for what is no counter and no place, such as pressing on. */
import { type Choice, notation, openOf } from '@derby/kernel';
import type { ComponentChildren } from 'preact';
import type { Hands } from '../hands.ts';
import type { Box } from './layout.ts';

interface PickableProps {
  readonly hands: Hands;
  readonly choice: Choice;
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Whether the rules offer this choice now. */
export const isOpen = ({ question }: Pick<Hands, 'question'>, choice: Choice): boolean => {
  const wanted = notation(choice);
  return openOf(question?.offers ?? []).some((offer) => notation(offer.choice) === wanted);
};

/** The rule that bars this choice now, if one does. */
const barOf = ({ question }: Pick<Hands, 'question'>, choice: Choice): string | undefined => {
  const wanted = notation(choice);
  return question?.offers.find((offer) => notation(offer.choice) === wanted)?.barredBy;
};

/** Pressed where the choice is open; where a rule bars it, it says which; plain children otherwise. */
export function Pickable({ hands, choice, label, class: extra = '', children }: PickableProps) {
  const bar = barOf(hands, choice);
  const isHere = isOpen(hands, choice);
  if (!isHere && bar === undefined) return <g class={`pickable ${extra}`}>{children}</g>;
  const pick = () => (bar === undefined ? hands.pick(choice) : hands.hold({ rule: bar }));
  const word = choice.length > 1 ? String(choice.at(-1)) : undefined;
  const rest = () => hands.point(bar !== undefined ? { rule: bar } : word === undefined ? undefined : { word });
  const leave = () => hands.point(undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot be drawn inside an SVG
    <g
      class={`pickable ${isHere ? 'open' : 'barred'} ${extra}`}
      data-choice={isHere ? notation(choice) : undefined}
      role="button"
      tabindex={0}
      aria-label={bar === undefined ? label : `${label}. ${bar}, ${hands.title(bar)}`}
      aria-disabled={bar !== undefined}
      onClick={pick}
      onPointerEnter={rest}
      onPointerLeave={leave}
      onFocus={rest}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        pick();
      }}
    >
      {children}
    </g>
  );
}

interface KeyProps extends Omit<PickableProps, 'children'> {
  readonly box: Box;
  readonly text: string;
  /** What stands at the right of the text: a price, a chance. */
  readonly note?: string | undefined;
}

/** A pickable that looks like a brass key. */
export const Key = ({ box: [x, y, width, height], text, note, ...rest }: KeyProps) => (
  <Pickable {...rest} class={`key ${rest.class ?? ''}`}>
    <rect class="key-face" x={x} y={y} width={width} height={height} rx="6" />
    <text
      class={note === undefined ? 'key-text' : 'key-text key-left'}
      x={note === undefined ? x + width / 2 : x + 10}
      y={y + height / 2 + 5}
    >
      {text}
    </text>
    {note !== undefined && (
      <text class="key-note" x={x + width - 10} y={y + height / 2 + 5}>
        {note}
      </text>
    )}
  </Pickable>
);
