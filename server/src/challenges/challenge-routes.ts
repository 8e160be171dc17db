/** What is asked about challenges over HTTP. */
import type { ChallengeLine } from '@derby/protocol';
import type { Hono } from 'hono';
import type { Asker } from '../people-routes.ts';
import { Refusal } from '../refusal.ts';
import type { Challenges } from './challenges.ts';

export function challengeRoutes(app: Hono, desk: { readonly challenges: Challenges }, { me }: Asker): void {
  app.get('/challenges', async (context) => context.json<ChallengeLine[]>(await desk.challenges.list(me(context))));

  app.post('/challenges/:id/attempt', async (context) => {
    const person = me(context);
    if (person === undefined) throw new Refusal(403, 'account-wanted');
    return context.json({ id: await desk.challenges.attempt(context.req.param('id'), person) }, 201);
  });
}
