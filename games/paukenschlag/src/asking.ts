/** PK-16.3  How questions are put: openly, or so that neither the question nor its absence tells a secret. */
import { type Listing, type Offers, type Play, PUBLIC } from '@derby/kernel';
import type { Asks, Choice, Say, Verb } from './choices.ts';
import type { Side } from './data/sides.ts';
import { BARBARIGO } from './data/submarines.ts';
import type { Rule } from './rules.ts';
import type { State, Table } from './state.ts';
import { isInPlay } from './units.ts';

/** Where the offers of these verbs are listed. */
export type List<V extends Verb> = Listing<Say<V>, Rule>;
type Listed<C extends Choice> = Offers<C, Rule, Readonly<State>>;

/** PK-21.2  Barbarigo is in play and the Allies do not know what it came for. */
const isModeSecret = (state: Readonly<State>): boolean => !state.barbarigo.known && isInPlay(state.subs, BARBARIGO);

/** A question whose offers everybody may see. A single open offer is taken without asking. */
export const ask = <C extends Choice>(t: Table, side: Side, rule: Asks, offers: Listed<C>): Play<C> =>
  t.choose(side, rule, offers, PUBLIC);

/** A question that only its own side may see, put even where there is but one answer: the silence would tell. */
export const askInSecret = <C extends Choice>(t: Table, side: Side, rule: Asks, offers: Listed<C>): Play<C> =>
  t.confirm(side, rule, offers);

/** A question about the submarines of the Axis, secret where unseen boats or an unknown mode could be read from it. */
export const askFleet = <C extends Choice>(t: Table, side: Side, rule: Asks, offers: Listed<C>): Play<C> =>
  side === 'axis' && (t.state.options.hiddenSubmarines || isModeSecret(t.state))
    ? askInSecret(t, side, rule, offers)
    : ask(t, side, rule, offers);
