/** What is folded away on the sheet until somebody wants it: the standing orders and the contacts of the turn. */
import { signal } from '@preact/signals';
import { Tab } from '../kit/key.tsx';
import type { ContactStory } from './contacts.ts';
import { DIGEST, ORDERS } from './layout.ts';
import type { Words } from './words.ts';

/** Whether the contacts of the turn are being told. The sheet opens it, the stage shows it and closes it. */
export const told = signal(false);

interface DigestKeyProps {
  readonly stories: readonly ContactStory[];
  readonly words: Words;
}

/** How many contacts there were, and what they sank. */
export function DigestKey({ stories, words }: DigestKeyProps) {
  const over = stories.filter(({ isOver }) => isOver);
  if (over.length === 0) return null;
  const tons = over.reduce((sum, one) => sum + one.tons, 0);
  const text = `${words.contacts(over.length)}${tons > 0 ? ` · ${tons} ${words.thousandsShort}` : ''}`;
  return <Tab label={text} text={text} box={DIGEST} press={() => (told.value = !told.value)} pressed={told.value} />;
}

interface OrdersKeyProps {
  readonly words: Words;
  readonly unfold: () => void;
}

export const OrdersKey = ({ words, unfold }: OrdersKeyProps) => (
  <Tab label={words.orders} text={`▸ ${words.orders}`} box={ORDERS} press={unfold} />
);
