/** A game under an older edition: that is said, and where the board of the day cannot draw it, its words still lie on the table. */
import { Component, type ComponentChild } from 'preact';
import { notify } from '../app/live.tsx';
import { inTongue } from '../app/words.ts';
import type { BoardModule, BoardProps } from '../boards/board.ts';
import plain from '../boards/plain.tsx';
import { EDITIONS } from '../text/editions.ts';

export function sayOlder(edition: number, today: number): void {
  notify(inTongue(EDITIONS).older(edition, today));
}

/** Boards are not kept with the rules: today's draws what it can of a view from then. */
export function sturdy(module: BoardModule): BoardModule {
  const scale = module.sheet.width / plain.sheet.width;
  class Sturdy extends Component<BoardProps, { readonly failed: boolean }> {
    override state = { failed: false };

    override componentDidCatch(): void {
      this.setState({ failed: true });
    }

    override render(): ComponentChild {
      if (!this.state.failed) return <module.Board {...this.props} />;
      return (
        <g transform={`scale(${scale})`}>
          <plain.Board {...this.props} />
        </g>
      );
    }
  }
  const Board = (props: BoardProps) => <Sturdy {...props} />;
  return { ...module, Board, regionOf: (view, rule) => attempted(() => module.regionOf?.(view, rule)) };
}

function attempted<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
