/** Small parts that the whole board is made of. */
import { type Choice, say } from '@derby/kernel';
import type { ComponentChildren } from 'preact';
import type { Box } from '../kit/box.ts';
import { Key, Tab } from '../kit/key.tsx';
import { wrapped } from '../kit/lines.ts';
import { Panel } from '../kit/panel.tsx';
import type { Scene } from './scene.ts';

interface SceneKeyProps {
  readonly scene: Scene;
  readonly choice: Choice;
  readonly box: Box;
  /** Instead of the game's own sentence, where there is little room. */
  readonly text?: string;
  /** What the key tells besides, for those who hear it. */
  readonly about?: string;
  readonly children?: ComponentChildren;
}

/** A key that says what the game's own sentence says. */
export function SceneKey({ scene: { board, view }, about, choice, ...rest }: SceneKeyProps) {
  const name = say(board.text, choice, view);
  return <Key board={board} choice={choice} label={about ? `${name} ${about}` : name} text={name} {...rest} />;
}

/** Opens what the signs mean. */
export const SignsKey = ({ scene, box }: { readonly scene: Scene; readonly box: Box }) => (
  <Tab label={scene.words.signs} text="?" box={box} press={scene.openSigns} />
);

interface EmptyProps {
  readonly box: Box;
  readonly title?: string;
  readonly text: string;
}

/** A panel on which nothing lies yet says what will. */
export const Empty = ({ box, title, text }: EmptyProps) => {
  const [x, y, width, height] = box;
  const lines = wrapped(text, Math.floor(width / 9));
  return (
    <Panel box={box} title={title}>
      {lines.map((line, i) => (
        <text key={line} class="empty-line" x={x + width / 2} y={y + height / 2 + (i - (lines.length - 1) / 2) * 24}>
          {line}
        </text>
      ))}
    </Panel>
  );
};

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
          <SceneKey
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
