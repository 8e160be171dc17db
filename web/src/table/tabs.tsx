/** Which pane is shown: three on a narrow screen, the lower two on a wide one. */
import { words } from '../app/words.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { type DeskState, PANES, type Pane } from './desk-state.ts';

const ICONS: Readonly<Record<Pane, IconName>> = { orders: 'orders', log: 'log', rules: 'book' };

export function Tabs({ desk }: { readonly desk: DeskState }) {
  const text = words().table;
  return (
    <nav class="tabs" aria-label={text.side}>
      {PANES.map((pane) => (
        <button
          type="button"
          key={pane}
          class={`tab tab-${pane}`}
          aria-pressed={desk.pane.value === pane || desk.lower.value === pane}
          data-pane={pane}
          data-here={desk.pane.value === pane}
          onClick={() => desk.show(pane)}
        >
          <Icon name={ICONS[pane]} /> <span>{text[pane]}</span>
        </button>
      ))}
    </nav>
  );
}
