/** Which profile a ship shows: that of its kind while it is unknown, its own once its card lies open. */
import { shipCard } from '@derby/leader/cards';
import { ESCORTS } from '@derby/leader/data/escorts';
import type { Ship } from '@derby/leader/state';
import type { Profile } from './silhouettes.ts';

const UNKNOWN: Readonly<Record<Ship['kind'], Profile>> = {
  lone: 'freighter',
  merchant: 'freighter',
  naval: 'cruiser',
  escort: 'escort',
  fleetEscort: 'destroyer',
};

const BY_TYPE: Readonly<Record<string, Profile>> = {
  'large-tanker': 'tanker',
  'small-tanker': 'tanker',
  'ocean-liner': 'liner',
  destroyer: 'destroyer',
  'fleet-destroyer': 'destroyer',
  battleship: 'battleship',
  'fleet-carrier': 'carrier',
  'escort-carrier': 'carrier',
  'heavy-cruiser': 'cruiser',
  'light-cruiser': 'cruiser',
  'armed-merchant-cruiser': 'liner',
};

export const profileOf = ({ kind, card }: Pick<Ship, 'kind' | 'card'>): Profile => {
  if (card === null) return UNKNOWN[kind];
  return BY_TYPE[shipCard(card).type] ?? (card in ESCORTS ? 'escort' : 'freighter');
};
