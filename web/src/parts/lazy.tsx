/** A component that is loaded when it is first drawn. */
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../app/words.ts';

interface LazyProps<P> {
  readonly load: () => Promise<{ default: ComponentType<P> }>;
  readonly given: P;
  /** Nothing is missed while it is on its way. */
  readonly quiet?: boolean;
}

export function Lazy<P extends object>({ load, given, quiet = false }: LazyProps<P>) {
  const found = useSignal<{ readonly Found: ComponentType<P> } | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    load().then(
      (module) => {
        found.value = { Found: module.default };
      },
      () => {
        failed.value = true;
      },
    );
  }, [load]);
  if (failed.value) return <p class="page">{words().faults.title}</p>;
  if (!found.value) return quiet ? null : <p class="page soft">{words().loading}</p>;
  const { Found } = found.value;
  return <Found {...given} />;
}
