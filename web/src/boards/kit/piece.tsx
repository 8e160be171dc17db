/** A piece on a board: it glides to wherever it is drawn next. */
import { Component, type ComponentChild, type ComponentChildren, type ComponentClass, createRef } from 'preact';

/** Where a piece stands, and how large. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale?: number | undefined;
}

/**
 * A component for pieces: `draw` gives what lies in the group that stands at x, y. Key it by the counter's id and keep all
 * pieces in one list, so that the same element moves. A piece of which only the place has changed is moved as it is and
 * not drawn again: there may be hundreds.
 */
export function piece<P extends Place>(
  draw: (props: P) => ComponentChildren,
  classOf: (props: P) => string = () => '',
): ComponentClass<P> {
  return class Standing extends Component<P> {
    readonly #group = createRef<SVGGElement>();
    /** Always this one, so that whoever draws never undoes a move. */
    readonly #first = { transform: transformOf(this.props as P) };

    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const before = this.props as Readonly<P>;
      const group = this.#group.current;
      if (group && isElsewhere(before, next)) group.style.transform = transformOf(next);
      for (const key in next) if (next[key] !== before[key] && key !== 'x' && key !== 'y') return true;
      return false;
    }

    override render(): ComponentChild {
      const props = this.props as P;
      return (
        <g ref={this.#group} class={`piece ${classOf(props)}`} style={this.#first}>
          {draw(props)}
        </g>
      );
    }
  };
}

const isElsewhere = (one: Place, other: Place): boolean =>
  one.x !== other.x || one.y !== other.y || one.scale !== other.scale;

const transformOf = ({ x, y, scale }: Place): string =>
  scale === undefined ? `translate(${x}px,${y}px)` : `translate(${x}px,${y}px) scale(${scale})`;

interface PieceProps extends Place {
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A piece around whatever it is given. */
export const Piece = piece<PieceProps>(
  ({ children }) => children,
  ({ class: extra = '' }) => extra,
);
