/** What one can take along from a game: a link that holds the whole of it, and its journal. */
import type { AnyText, GameRecord } from '@derby/kernel';
import { notify } from '../app/live.tsx';
import { address } from '../app/router.ts';
import { inTongue } from '../app/words.ts';
import { Icon } from '../parts/icon.tsx';
import { packed } from '../store/link.ts';
import { SHARE } from '../text/share.ts';
import { JournalButton } from './journal-button.tsx';

interface ShareProps {
  readonly record: () => Promise<GameRecord>;
  readonly text: AnyText;
}

export default function Share({ record, text: gameText }: ShareProps) {
  const text = inTongue(SHARE);
  const share = async () => {
    const letters = await packed(await record());
    if (letters === undefined) {
      notify(text.shareLong);
      return;
    }
    const link = new URL(address.shared(letters), location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      notify(text.shared);
    } catch {
      // Without leave to use the clipboard the link can still be taken from the address bar.
      location.assign(link);
    }
  };
  return (
    <>
      <button type="button" class="button" onClick={share}>
        <Icon path="M12 3v12M8 7l4-4 4 4M5 12v8h14v-8" /> {text.share}
      </button>
      {gameText.journal && <JournalButton record={record} />}
    </>
  );
}
