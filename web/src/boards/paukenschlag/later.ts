/** What a war begins without. */
import { later } from '../kit/later.ts';

/** The grid of a contact, with its odds. */
export const { load: loadStage, use: useStage } = later(() => import('./stage.tsx'));

/** The contacts of the turn, told and played again. */
export const { load: loadDigest, use: useDigest } = later(() => import('./digest.tsx'));

/** Standing orders, unfolded. */
export const { load: loadOrders, use: useOrders } = later(() => import('./orders.tsx'));
