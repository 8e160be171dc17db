/** A component that is drawn again only when one of its properties has changed. */
import { Component, type ComponentChild, type FunctionComponent, h } from 'preact';

export function memo<P extends object>(draw: FunctionComponent<P>): FunctionComponent<P> {
  class Same extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const before = this.props as Readonly<Record<string, unknown>>;
      return Object.entries(next).some(([key, value]) => before[key] !== value);
    }

    override render(): ComponentChild {
      return h(draw, this.props as P);
    }
  }
  return Same as unknown as FunctionComponent<P>;
}
