/** The few icons, drawn as strokes. They are never the only label of anything. */
import { memo } from './memo.ts';

const ICONS = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  redo: 'M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6',
  hint: 'M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-.8.8-1 1.5-1 2H9c0-.5-.2-1.2-1-2Z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  die: 'M5 5h14v14H5ZM9 9h.01M15 15h.01M12 12h.01',
  eye: 'M2 12s4-6 10-6 10 6 10 6-4 6-10 6-10-6-10-6ZM12 12h.01',
  close: 'M6 6l12 12M18 6 6 18',
  book: 'M4 5a2 2 0 0 1 2-2h14v16H6a2 2 0 0 0-2 2ZM4 21V5M8 7h8M8 11h6',
  play: 'M8 5l11 7-11 7Z',
  pause: 'M8 5v14M16 5v14',
  last: 'M18 5v14M5 5l10 7-10 7Z',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5Z',
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4Z',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4',
  log: 'M5 6h14M5 12h14M5 18h9',
  orders: 'M4 6h3v3H4ZM11 7h9M4 15h3v3H4ZM11 16h9',
} as const;

export type IconName = keyof typeof ICONS;

/** By its name, or drawn as whoever needs it alone says. */
export const Icon = memo(
  ({ name, path = name && ICONS[name] }: { readonly name?: IconName; readonly path?: string }) => (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  ),
);
