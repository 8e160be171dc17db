/** The names of boxes, in English: for the sentences, and for boards that need no sentences. */
import type { BoxName, FrontBox } from '../data/tracks.ts';

export const BOXES: Readonly<Record<BoxName, string>> = {
  'open-ocean': 'Open Ocean',
  'pby-searchers': 'PBY Searchers',
  'scout-bomber': 'Scout Bomber',
  'destroyer-screen': 'Destroyer Screen',
  'northern-passage': 'Northern Passage',
  'coastal-command': 'Coastal Command',
  'support-group': 'Support Group',
  'inshore-escorts': 'Inshore Escorts',
};

export const FRONTS: Readonly<Record<FrontBox, string>> = {
  'stable-fronts': 'Stable Fronts',
  'mounting-pressure': 'Mounting Pressure',
  'lines-bend': 'Lines Bend',
  'salients-lost': 'Salients Lost',
  'fighting-withdrawal': 'Fighting Withdrawal',
  'frontiers-reached': 'Frontiers Reached',
  'fortress-reich': 'Fortress Reich',
  'stubborn-defense': 'Stubborn Defense',
  'constant-retreat': 'Constant Retreat',
};
