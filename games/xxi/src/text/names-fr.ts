/** The names of boxes, in French: for the sentences, and for boards that need no sentences. */
import type { BoxName, FrontBox } from '../data/tracks.ts';

export const BOXES: Readonly<Record<BoxName, string>> = {
  'open-ocean': 'Haute mer',
  'pby-searchers': 'Patrouille de PBY',
  'scout-bomber': 'Bombardier éclaireur',
  'destroyer-screen': 'Écran de destroyers',
  'northern-passage': 'Passage du Nord',
  'coastal-command': 'Coastal Command',
  'support-group': 'Groupe de soutien',
  'inshore-escorts': 'Escortes côtières',
};

export const FRONTS: Readonly<Record<FrontBox, string>> = {
  'stable-fronts': 'Fronts stables',
  'mounting-pressure': 'Pression croissante',
  'lines-bend': 'Lignes enfoncées',
  'salients-lost': 'Saillants perdus',
  'fighting-withdrawal': 'Repli en combattant',
  'frontiers-reached': 'Frontières atteintes',
  'fortress-reich': 'Forteresse du Reich',
  'stubborn-defense': 'Défense opiniâtre',
  'constant-retreat': 'Retraite permanente',
};
