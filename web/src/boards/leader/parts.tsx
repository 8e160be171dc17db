/** Small parts that the whole board is made of. */
import { type Choice, notation, say } from '@derby/kernel';
import type { ComponentChildren } from 'preact';
import { Touchable } from '../touchable.tsx';
import type { Box } from './layout.ts';
import type { Scene } from './scene.ts';

interface PanelProps {
  readonly box: Box;
  readonly title?: string | undefined;
  /** What stands at the right of the title. */
  readonly note?: string | undefined;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

export const Panel = ({ box: [x, y, width, height], title, note, class: extra = '', children }: PanelProps) => (
  <g class={`panel ${extra}`}>
    <rect class="plate" x={x} y={y} width={width} height={height} rx="8" />
    {title !== undefined && (
      <text class="panel-title" x={x + 12} y={y + 21}>
        {title}
      </text>
    )}
    {note !== undefined && (
      <text class="panel-note" x={x + width - 12} y={y + 21}>
        {note}
      </text>
    )}
    {children}
  </g>
);

interface WatchedProps {
  readonly scene: Scene;
  readonly id: string;
  readonly children: ComponentChildren;
}

/** What the pointer or the focus rests on is looked at. */
export function Watched({ scene: { look }, id, children }: WatchedProps) {
  const [enter, leave] = [() => look(id), () => look(undefined)];
  return (
    <g onPointerEnter={enter} onPointerLeave={leave} onFocusIn={enter} onFocusOut={leave}>
      {children}
    </g>
  );
}

interface FacedProps {
  readonly scene: Scene;
  readonly word: string;
  readonly label: string;
  readonly class: string;
  /** The button itself: its shape, and no other words than its label begins with. */
  readonly plate: ComponentChildren;
  /** What is written on it. */
  readonly children: ComponentChildren;
}

/**
 * A button full of figures. They lie on it and not in it: its label tells them in words, and whoever reads the page by
 * labels would take them for its name.
 */
export const Faced = ({ scene: { board }, word, label, class: named, plate, children }: FacedProps) => (
  <g>
    <Touchable board={board} word={word} label={label} class={named}>
      {plate}
    </Touchable>
    {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group that is drawn takes no focus */}
    <g class="figures" aria-hidden="true">
      {children}
    </g>
  </g>
);

interface KeyProps {
  readonly scene: Scene;
  readonly choice: Choice;
  readonly box: Box;
  /** Instead of the game's own sentence, where there is little room. */
  readonly text?: string;
  /** What the key tells besides, for those who hear it. */
  readonly about?: string;
  readonly children?: ComponentChildren;
}

/** A button for one whole choice; nothing where the question does not offer it. */
export function Key({ scene: { board, view }, choice, box: [x, y, width, height], text, about, children }: KeyProps) {
  const said = notation(choice);
  const offer = board.question?.offers.find((one) => notation(one.choice) === said);
  if (!offer) return null;
  const bar = offer.barredBy;
  const name = say(board.text, choice, view);
  const heard = about ? `${name} ${about}` : name;
  const press = () => (bar ? board.hold({ rule: bar }) : board.pick(offer.choice));
  return (
    // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot be drawn inside an SVG
    <g
      class={`touchable key ${bar ? 'barred' : 'lit'}`}
      role="button"
      tabindex={0}
      data-choice={said}
      aria-label={bar ? `${heard}. ${bar}, ${board.title(bar)}` : heard}
      aria-disabled={bar !== undefined}
      onClick={press}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        press();
      }}
      onPointerEnter={() => bar && board.point({ rule: bar })}
      onPointerLeave={() => board.point(undefined)}
    >
      <rect class="key-plate" x={x} y={y} width={width} height={height} rx="6" />
      {children ?? <KeyName name={text ?? name} box={[x, y, width, height]} />}
    </g>
  );
}

const NAME_LINE = 17;

function KeyName({ name, box: [x, y, width, height] }: { readonly name: string; readonly box: Box }) {
  const lines = parted(name, width - 8);
  const first = y + height / 2 + 5 - ((lines.length - 1) * NAME_LINE) / 2;
  return lines.map((line, i) => (
    <text key={line} class="key-name" x={x + width / 2} y={first + i * NAME_LINE} {...fitted(line, width - 8)}>
      {line}
    </text>
  ));
}

interface PlainKeyProps {
  readonly label: string;
  readonly box: Box;
  readonly press: () => void;
  /** For one of several of which one holds. */
  readonly pressed?: boolean;
  /** Instead of the label, where there is little room. */
  readonly text?: string;
}

/** A button that changes what is looked at, and nothing at the table. */
export const PlainKey = ({ label, box: [x, y, width, height], press, pressed, text = label }: PlainKeyProps) => (
  // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot be drawn inside an SVG
  <g
    class={pressed ? 'tab-key tab-here' : 'tab-key'}
    role="button"
    tabindex={0}
    aria-pressed={pressed}
    aria-label={label}
    onClick={press}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    }}
  >
    <rect class="tab-plate" x={x} y={y} width={width} height={height} rx="6" />
    <text class="tab-name" x={x + width / 2} y={y + height / 2 + 5}>
      {text}
    </text>
  </g>
);

/** Opens what the signs mean. */
export const SignsKey = ({ scene, box }: { readonly scene: Scene; readonly box: Box }) => (
  <PlainKey label={scene.words.signs} text="?" box={box} press={scene.openSigns} />
);

const LETTER = 7.2;

/** A name that is too long for one line stands in two, parted at the space nearest its middle. */
export function parted(name: string, width: number): readonly string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (name.length * LETTER <= width || spaces.length === 0) return [name];
  const longer = (space: number): number => Math.max(space, name.length - space - 1);
  const space = spaces.reduce((best, one) => (longer(one) < longer(best) ? one : best));
  return [name.slice(0, space), name.slice(space + 1)];
}

/** A long name is set a little tighter rather than over its edge. */
export const fitted = (name: string, width: number) =>
  name.length * LETTER > width ? ({ textLength: width, lengthAdjust: 'spacingAndGlyphs' } as const) : {};

/** How high a row of keys is: 44 px on a phone that shows their panel. */
export const ORDER = 57;

/** Keys for every order of the question that has no object. */
export function Orders({
  scene,
  box: [x, y, width, height],
  columns = 3,
}: {
  scene: Scene;
  box: Box;
  columns?: number;
}) {
  const plain = scene.board.question?.offers.filter(({ choice }) => choice.length === 1) ?? [];
  const wide = width / Math.min(columns, Math.max(1, plain.length));
  const rows = Math.ceil(plain.length / columns);
  const high = Math.min(ORDER, height / Math.max(1, rows));
  return (
    <>
      {plain.map(({ choice }, i) => {
        const row = Math.floor(i / columns);
        const top = y + height - (rows - row) * high;
        return (
          <Key
            key={choice[0]}
            scene={scene}
            choice={choice}
            box={[x + (i % columns) * wide, top + 1, wide - 6, high - 2]}
          />
        );
      })}
    </>
  );
}

/** How high the keys of `Orders` stand. */
export const ordersHeight = (scene: Scene, columns = 3): number =>
  Math.ceil((scene.board.question?.offers.filter(({ choice }) => choice.length === 1).length ?? 0) / columns) * ORDER;

/** As the cards write it, in every language. */
export const SHORT = { gs: 'GS', ts: 'TS', ev: 'EV' } as const;

/** Chances as a bar, told apart by pattern as well as by colour. */
export function Bar({
  box: [x, y, width, height],
  parts,
}: {
  readonly box: Box;
  readonly parts: readonly (readonly [name: string, chance: number])[];
}) {
  let from = x;
  return (
    <g class="split">
      {parts.map(([name, chance]) => {
        const at = from;
        from += chance * width;
        return (
          <rect
            key={name}
            class={`part part-${name}`}
            x={at}
            y={y}
            width={Math.max(0, chance * width)}
            height={height}
          />
        );
      })}
      <rect class="part-frame" x={x} y={y} width={width} height={height} />
    </g>
  );
}
