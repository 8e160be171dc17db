/** A page that is loaded when it is first asked for. */
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../app/words.ts';

interface LazyProps {
  readonly load: () => Promise<{ default: ComponentType }>;
}

export function Lazy({ load }: LazyProps) {
  const page = useSignal<{ readonly Page: ComponentType } | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    load().then(
      (found) => {
        page.value = { Page: found.default };
      },
      () => {
        failed.value = true;
      },
    );
  }, [load]);
  if (failed.value) return <p class="page">{words().faults.title}</p>;
  if (!page.value) return <p class="page soft">{words().loading}</p>;
  const { Page } = page.value;
  return <Page />;
}
