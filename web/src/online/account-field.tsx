/** An account, for whoever wants one: the same matches from anywhere. */
import { isName, LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@derby/protocol';
import { useSignal } from '@preact/signals';
import { notify } from '../app/live.tsx';
import { inTongue } from '../app/words.ts';
import { ONLINE } from '../text/online.ts';
import { faultWords } from './faults.tsx';
import { enter, leaveHouse, openAccount } from './house.ts';

interface AccountProps {
  readonly account: string | undefined;
  /** Somebody else is here now. */
  readonly changed: () => void;
}

export function AccountField({ account, changed }: AccountProps) {
  const own = inTongue(ONLINE);
  const name = useSignal('');
  const password = useSignal('');
  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act();
      password.value = '';
      changed();
    } catch (fault) {
      notify(faultWords(fault));
    }
  };
  if (account !== undefined)
    return (
      <section aria-labelledby="account">
        <h2 id="account">{own.account}</h2>
        <p class="soft">{own.accountOf(account)}</p>
        <button type="button" class="button" onClick={() => attempt(leaveHouse)}>
          {own.signOut}
        </button>
      </section>
    );
  const given = () => ({ name: name.peek().trim(), password: password.peek() });
  const isWhole = isName(name.value.trim()) && password.value.length >= SHORTEST_PASSWORD;
  return (
    <section aria-labelledby="account">
      <h2 id="account">{own.account}</h2>
      <p class="soft">{own.accountHelp}</p>
      <form
        class="online-name"
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(() => enter(given()));
        }}
      >
        <label class="field">
          <span>{own.accountName}</span>
          <input
            value={name.value}
            autocomplete="username"
            maxLength={LONGEST_NAME}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
        <label class="field">
          <span>{own.password}</span>
          <input
            type="password"
            value={password.value}
            autocomplete="current-password"
            maxLength={LONGEST_PASSWORD}
            onInput={(event) => (password.value = event.currentTarget.value)}
          />
        </label>
        <div class="button-row">
          <button type="submit" class="button primary" disabled={!isWhole}>
            {own.signIn}
          </button>
          <button type="button" class="button" disabled={!isWhole} onClick={() => attempt(() => openAccount(given()))}>
            {own.openAccount}
          </button>
        </div>
      </form>
    </section>
  );
}
