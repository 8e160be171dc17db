/** What is asked about alerts over HTTP: where somebody is told, and whether it arrives. */
import { type Alerting, type ChannelLine, readConfirmation, readNewChannel } from '@derby/protocol';
import type { Hono } from 'hono';
import { type Asker, body } from '../people-routes.ts';
import type { Rates } from '../rates.ts';
import { Refusal } from '../refusal.ts';
import type { Alerts } from './alerts.ts';
import type { Ways } from './ways.ts';

export interface AlertDesk {
  readonly alerts: Alerts;
  readonly ways: Ways;
  /** For what is laid down for good. */
  readonly creations: Rates;
}

export function alertRoutes(app: Hono, desk: AlertDesk, { me, person }: Asker): void {
  app.get('/alerts', async (context) => {
    const { alerts, ways } = desk;
    const channels = await alerts.channelsOf(me(context) ?? '');
    return context.json<Alerting>({ mail: ways.hasMail, pushKey: ways.pushKey, channels });
  });

  app.post('/alerts', async (context) => {
    const asked = readNewChannel(await body(context));
    if (!asked) throw new Refusal(400, 'malformed');
    const id = await person(context);
    if (!desk.creations.take(id)) throw new Refusal(429, 'too-many');
    return context.json<ChannelLine>(await desk.alerts.addChannel(id, asked), 201);
  });

  app.post('/alerts/:id/confirm', async (context) => {
    const asked = readConfirmation(await body(context));
    if (!asked) throw new Refusal(400, 'malformed');
    return context.json<ChannelLine>(await desk.alerts.confirm(context.req.param('id'), asked.code));
  });

  app.post('/alerts/:id/trial', async (context) =>
    context.json<ChannelLine>(await desk.alerts.attempt(me(context) ?? '', context.req.param('id'))),
  );

  app.post('/alerts/:id/end', async (context) => {
    await desk.alerts.dropChannel(me(context) ?? '', context.req.param('id'));
    return context.json(null);
  });
}
