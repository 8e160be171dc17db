import { page } from './page.ts';

/** Drops a file on the page as a hand would. */
export async function drop(text: string): Promise<void> {
  await page.evaluate((contents) => {
    const carried = new DataTransfer();
    carried.items.add(new File([contents], 'game.derby'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
  }, text);
}
