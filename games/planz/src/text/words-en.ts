/** The words of the tables in English: actions, plans, incidents, battles, boxes. */
import type { Context, Factor } from '../data/contexts.ts';
import type { IncidentId } from '../data/incidents.ts';
import type { Kind } from '../data/kinds.ts';
import type { PlanId } from '../data/plans.ts';
import type { RefitResult } from '../data/refit.ts';
import type { UsStatus } from '../data/tracks.ts';
import type { Box, StandingKind, StandingValue } from '../state.ts';

/** An action as an order. */
export const KINDS: Readonly<Record<Kind, string>> = {
  plan: 'mobilise a plan',
  reinforcements: 'mobilise reinforcements',
  convoys: 'mobilise convoys',
  shipping: 'mobilise a transport',
  'coastal-defense': 'place coastal guns',
  'aerial-scouting': 'scout from the air',
  'naval-scouting': 'scout at sea',
  'ground-scouting': 'scout on land',
  signals: 'listen to signals',
  'naval-move': 'move or attack with ships',
  redeploy: 'redeploy ships',
  bombardment: 'bombard a coast with ships',
  'carrier-bombardment': 'bombard a coast with carriers',
  'convoy-move': 'move a convoy',
  'airstrike-land': 'strike land from the air',
  'airstrike-sea': 'strike ships from the air',
  rebase: 'rebase aircraft',
  'rebase-contested': 'rebase aircraft to or from a contested base',
  'ground-move': 'move or attack with troops',
  'rebase-ground': 'rebase troops',
  amphibious: 'move troops by sea, and land',
  'emergency-transport': 'land marines from warships',
  evacuation: 'evacuate troops',
  'sealift-air': 'carry aircraft by sea',
  'air-ground': 'attack with troops and aircraft',
  'combined-assault': 'land with the support of ships or aircraft',
  'air-naval': 'bombard a coast with ships and aircraft',
  airlift: 'airlift troops',
  'seaplane-lift': 'lift troops by seaplane',
  airborne: 'make an airborne assault',
  'rally-naval': 'rally ships',
  'rally-ground': 'rally troops',
  refit: 'refit units',
};

export const PLANS: Readonly<Record<PlanId, string>> = {
  'AP-CCS': 'CCS',
  'AP-TAC': 'Force H',
  'AP-ALLOY': 'Alloy',
  'AP-FLEET': 'Home Fleet',
  'AP-ULTRA': 'Ultra',
  'AP-TRADE': 'Trade Protection',
  'AP-LEND': 'Lend-Lease',
  'AP-OPT': 'Opt',
  'GP-OKM': 'OKM',
  'GP-TAC': 'Flottenkommando',
  'GP-WESER': 'Weserübung',
  'GP-RHEIN': 'Rheinübung',
  'GP-RUDEL': 'Rudeltaktik',
  'GP-FELIX': 'Felix',
  'GP-BDIENST': 'B-Dienst',
  'GP-OPT': 'Opt',
};

/** What a plan gives, in a few words. */
export const PLAN_EFFECTS: Readonly<Record<PlanId, string>> = {
  'AP-CCS': '1 AP, and all Allied nationalities act as one this turn',
  'AP-TAC': '+2 for tactical superiority in a battle',
  'AP-ALLOY': 'up to two free landings or coastal batteries on the Atlantic islands',
  'AP-FLEET': 'up to two free moves of British ships',
  'AP-ULTRA': 'a look at all enemy forces and plans, and one free action of 1 AP',
  'AP-TRADE': 'up to two free actions with convoys',
  'AP-LEND': '1 to 3 AP, by the American stage',
  'AP-OPT': '1 AP',
  'GP-OKM': '1 AP, Germans and Italians act as one, and the Italian submarines come',
  'GP-TAC': '+2 for tactical superiority in a battle',
  'GP-WESER': 'up to three free landings or attacks in Denmark and Norway',
  'GP-RHEIN': 'up to two free moves of forces with surface ships',
  'GP-RUDEL': 'up to two free moves of U-boats',
  'GP-FELIX': 'up to two free landings or bombardments at Gibraltar or the Atlantic islands',
  'GP-BDIENST': 'a look at all enemy forces and plans, and one free action of 1 AP',
  'GP-OPT': '1 AP',
};

/** An incident, and what it does. */
export const INCIDENTS: Readonly<Record<IncidentId, string>> = {
  fuel: 'fuel shortage, 1 AP is lost',
  intercepts: 'radio intercepts, one free scouting',
  shipyards: 'shipyard drive, up to two units are refitted free',
  directive: 'directive from above, 1 AP is gained',
  'u-boats': 'U-boats first, one is placed from the pool',
  'liner-sunk': 'liner sunk, the American level rises by 1',
  friction: 'friction among allies, 1 AP is lost',
  'code-breaking': 'codes broken, one free scouting',
  'shipping-pool': 'shipping pool, 1 AP is gained if a convoy is on the map',
  dockyards: 'dockyard priority, up to two units are refitted free',
  congress: 'Congress debates, a die moves the American level (1–2: −1, 3–5: +1, 6: +2)',
  'neutrality-patrol': 'Neutrality Patrol, the American level rises by 1',
};

export const CONTEXTS: Readonly<Record<Context, string>> = {
  naval: 'naval battle',
  interception: 'interception',
  bombardment: 'naval bombardment',
  'carrier-bombardment': 'carrier bombardment',
  'airstrike-land': 'airstrike on land',
  'airstrike-sea': 'airstrike at sea',
  ground: 'ground battle',
  'air-ground': 'air-ground attack',
  amphibious: 'landing',
  'combined-assault': 'combined landing',
  'air-naval': 'air-naval attack',
  airborne: 'airborne assault',
};

export const FACTORS: Readonly<Record<Factor, string>> = { aa: 'AA', as: 'AS', ab: 'AB', ag: 'AG' };

/** The steps of fire by number. */
export const STEPS: Readonly<Record<number, string>> = {
  2: 'Step 2: aircraft and carriers fire.',
  3: 'Step 3: submarines fire.',
  4: 'Step 4: surface ships and coastal batteries fire.',
  5: 'Step 5: ground troops fire.',
};

export const US_STAGES: Readonly<Record<UsStatus, string>> = {
  neutral: 'neutral',
  limited: 'limited intervention',
  full: 'full intervention',
};

export const REFIT_RESULTS: Readonly<Record<RefitResult, string>> = {
  refit: 'it is fit again',
  damage: 'it is damaged and goes to the pool',
  destroy: 'it is destroyed for good',
};

/** Where a lost unit goes, as the end of a sentence. */
export const BOXES: Readonly<Record<Box, string>> = {
  pool: 'and goes to the pool',
  special: 'and goes back to the reserve',
  refit: 'and waits for refit',
  destroyed: 'for good',
  convoys: 'and is formed anew in the convoy box',
  waiting: 'and will be replaced next turn',
  removed: 'and leaves the game',
  force: 'under way',
  flight: 'in flight',
};

export const standing = (kind: StandingKind, value: StandingValue): string => {
  if (kind === 'losses') return value === 'ask' ? 'ask me about losses' : 'lose the cheapest unit first';
  return value === 'ask' ? 'ask me about every shot' : 'fire by the book';
};
