/** A `.derby` file dropped anywhere on the page is opened as a replay. */
import { signal } from '@preact/signals';
import { address, go } from '../app/router.ts';

/** The file that was dropped or chosen last. */
export const dropped = signal<File | undefined>(undefined);
/** A file is being held over the page. */
export const hovering = signal(false);

export function show(file: File): void {
  dropped.value = file;
  go(address.replay);
}

export function watchDrops(): void {
  const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
  addEventListener('dragover', (event) => {
    if (!holdsFile(event)) return;
    event.preventDefault();
    hovering.value = true;
  });
  addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) hovering.value = false;
  });
  addEventListener('drop', async (event) => {
    if (!holdsFile(event)) return;
    event.preventDefault();
    hovering.value = false;
    const file = event.dataTransfer?.files[0];
    if (file) show(file);
  });
}
