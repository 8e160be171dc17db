/** Alerts: where somebody is told who is not at the table, whether it arrives, and by which ways more. */
import type { Alerting, ChannelLine, NewChannel } from '@derby/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../app/live.tsx';
import { language } from '../app/settings.ts';
import { inTongue, words } from '../app/words.ts';
import { ALERTS } from '../text/alerts.ts';
import { FaultPage, faultWords } from './faults.tsx';
import { addChannel, alerting, confirmChannel, endChannel, tryChannel } from './house.ts';
import { canBeWoken, NotAllowed, subscribed } from './push.ts';
import './online.css';

interface AlertsProps {
  /** Of an address of mail, from the link that was sent there. */
  readonly confirming: { readonly id: string; readonly code: string } | undefined;
}

export default function AlertsPage({ confirming }: AlertsProps) {
  const own = inTongue(ALERTS);
  const found = useSignal<Alerting | undefined>(undefined);
  const fault = useSignal<unknown>(undefined);
  const secret = useSignal<string | undefined>(undefined);
  const read = async () => {
    try {
      found.value = await alerting();
    } catch (said) {
      fault.value = said;
    }
  };
  useEffect(() => {
    const begin = async () => {
      if (confirming)
        await confirmChannel(confirming.id, confirming.code).then(
          () => notify(own.confirmed),
          () => notify(own.unknownCode),
        );
      await read();
    };
    void begin();
  }, []);
  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (said) {
      notify(said instanceof NotAllowed ? own.denied : faultWords(said));
    }
    await read();
  };
  const add = (channel: NewChannel) =>
    attempt(async () => {
      const line = await addChannel(channel);
      secret.value = line.secret;
      if (line.kind === 'mail' && !line.isConfirmed && !line.fault) notify(own.mailSent);
    });
  const tryOut = (id: string) =>
    attempt(async () => {
      if (!(await tryChannel(id)).fault) notify(own.arrived);
    });
  if (fault.value !== undefined) return <FaultPage title={own.title} fault={fault.value} />;
  if (!found.value) return <p class="page soft">{words().loading}</p>;
  const { mail, pushKey, channels } = found.value;
  const spoken = language.value;
  return (
    <div class="page narrow online">
      <h1>{own.title}</h1>
      <p class="soft">{own.about}</p>
      <section aria-labelledby="channels">
        <h2 id="channels">{own.channels}</h2>
        {channels.length === 0 && <p class="soft">{own.none}</p>}
        <ul class="saved">
          {channels.map((line) => (
            <Channel
              key={line.id}
              line={line}
              attempt={() => tryOut(line.id)}
              remove={() => attempt(() => endChannel(line.id))}
            />
          ))}
        </ul>
        {secret.value !== undefined && (
          <p>
            {own.secret} <code class="online-secret">{secret.value}</code>
          </p>
        )}
      </section>
      <section aria-labelledby="add">
        <h2 id="add">{own.add}</h2>
        {mail ? (
          <AddressForm
            name={own.mail}
            type="email"
            button={own.addMail}
            add={(address) => add({ kind: 'mail', address, language: spoken })}
          />
        ) : (
          <p class="soft">{own.noMail}</p>
        )}
        <h3>{own.push}</h3>
        <p class="soft">{canBeWoken() ? own.pushHelp : own.noPush}</p>
        {canBeWoken() && (
          <button
            type="button"
            class="button"
            onClick={() =>
              attempt(async () =>
                addChannel({ kind: 'push', subscription: await subscribed(pushKey), language: spoken }),
              )
            }
          >
            {own.addPush}
          </button>
        )}
        <AddressForm
          name={own.webhook}
          type="url"
          button={own.addWebhook}
          add={(address) => add({ kind: 'webhook', address, language: spoken })}
        />
      </section>
    </div>
  );
}

interface ChannelProps {
  readonly line: ChannelLine;
  readonly attempt: () => void;
  readonly remove: () => void;
}

function Channel({ line: { kind, to, isConfirmed, fault }, attempt, remove }: ChannelProps) {
  const own = inTongue(ALERTS);
  const when = (at: number) =>
    new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return (
    <li class="saved-row">
      <div>
        <strong>{own.kinds[kind]}</strong> <span class="online-target">{to}</span>
        {!isConfirmed && <div class="soft">{own.unconfirmed}</div>}
        {fault && <div role="alert">{own.fault[fault.why](when(fault.at))}</div>}
      </div>
      <div class="button-row">
        {isConfirmed && (
          <button type="button" class="button" onClick={attempt}>
            {own.attempt}
          </button>
        )}
        <button type="button" class="button quiet" onClick={remove}>
          {own.remove}
        </button>
      </div>
    </li>
  );
}

interface FormProps {
  readonly name: string;
  readonly type: 'email' | 'url';
  readonly button: string;
  readonly add: (address: string) => Promise<unknown>;
}

function AddressForm({ name, type, button, add }: FormProps) {
  const typed = useSignal('');
  const submit = async (event: Event) => {
    event.preventDefault();
    await add(typed.peek().trim());
    typed.value = '';
  };
  return (
    <form class="online-name" onSubmit={submit}>
      <label class="field">
        <span>{name}</span>
        <input
          inputMode={type}
          required
          value={typed.value}
          autocomplete={type === 'email' ? 'email' : 'off'}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {button}
      </button>
    </form>
  );
}
