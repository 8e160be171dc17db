/** The licences of all that the app carries, as they were written by those who gave it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { inTongue, words } from '../app/words.ts';
import { LICENCES } from '../text/licences.ts';

export default function LicencesPage() {
  const text = inTongue(LICENCES);
  const found = useSignal<string | undefined>(undefined);
  useEffect(() => {
    fetch('licences.txt')
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
      .then(
        (all) => {
          found.value = all;
        },
        () => {
          found.value = '';
        },
      );
  }, []);
  return (
    <div class="page narrow">
      <h1>{text.title}</h1>
      <p>{text.about}</p>
      {found.value === undefined && <p class="soft">{words().loading}</p>}
      {found.value === '' && <p role="alert">{text.missing}</p>}
      {found.value && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <pre class="licences" lang="en" data-word tabIndex={0}>
          {found.value}
        </pre>
      )}
    </div>
  );
}
