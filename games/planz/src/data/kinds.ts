/** WPZ-7.3, WPZ-7.1  The kinds of action: rule, price, whose, how often a turn. Supported and unsupported moves are one order. */
import type { Rule } from '../rules.ts';

type Family = 'G1' | 'G2' | 'G3' | 'G4';

interface KindSpec {
  readonly rule: Rule;
  readonly family: Family;
  readonly ap: 1 | 2;
  readonly side: 'both' | 'allied';
  /** How often a side may do it in one game turn; 0 for no limit. */
  readonly perTurn: 0 | 1 | 2;
}

export const KINDS = {
  plan: { rule: 'WPZ-23.1-MP', family: 'G1', ap: 1, side: 'both', perTurn: 1 },
  reinforcements: { rule: 'WPZ-23.1-MR', family: 'G1', ap: 1, side: 'both', perTurn: 2 },
  convoys: { rule: 'WPZ-23.1-MC', family: 'G1', ap: 1, side: 'allied', perTurn: 0 },
  shipping: { rule: 'WPZ-23.1-ET', family: 'G1', ap: 1, side: 'both', perTurn: 0 },
  'coastal-defense': { rule: 'WPZ-23.1-CD', family: 'G1', ap: 1, side: 'both', perTurn: 0 },
  'aerial-scouting': { rule: 'WPZ-23.2-AS', family: 'G2', ap: 1, side: 'both', perTurn: 0 },
  'naval-scouting': { rule: 'WPZ-23.2-NS', family: 'G2', ap: 1, side: 'both', perTurn: 0 },
  'ground-scouting': { rule: 'WPZ-23.2-GS', family: 'G2', ap: 1, side: 'both', perTurn: 0 },
  signals: { rule: 'WPZ-23.2-SI', family: 'G2', ap: 1, side: 'both', perTurn: 0 },
  'naval-move': { rule: 'WPZ-23.3.1-SM', family: 'G3', ap: 1, side: 'both', perTurn: 0 },
  redeploy: { rule: 'WPZ-23.3.1-RD', family: 'G3', ap: 1, side: 'both', perTurn: 0 },
  bombardment: { rule: 'WPZ-23.3.1-NB', family: 'G3', ap: 1, side: 'both', perTurn: 0 },
  'carrier-bombardment': { rule: 'WPZ-23.3.1-CB', family: 'G3', ap: 1, side: 'both', perTurn: 0 },
  'convoy-move': { rule: 'WPZ-23.3.1-CM', family: 'G3', ap: 1, side: 'allied', perTurn: 0 },
  'airstrike-land': { rule: 'WPZ-23.3.2-AL', family: 'G3', ap: 1, side: 'both', perTurn: 0 },
  'airstrike-sea': { rule: 'WPZ-23.3.2-AN', family: 'G3', ap: 1, side: 'both', perTurn: 0 },
  rebase: { rule: 'WPZ-23.3.2-RB', family: 'G3', ap: 1, side: 'both', perTurn: 0 },
  'rebase-contested': { rule: 'WPZ-23.3.2-RC', family: 'G3', ap: 1, side: 'both', perTurn: 0 },
  'ground-move': { rule: 'WPZ-23.3.3-GM', family: 'G3', ap: 1, side: 'both', perTurn: 0 },
  'rebase-ground': { rule: 'WPZ-23.3.3-RG', family: 'G3', ap: 1, side: 'both', perTurn: 0 },
  amphibious: { rule: 'WPZ-23.3.4-AM', family: 'G3', ap: 1, side: 'both', perTurn: 0 },
  'emergency-transport': { rule: 'WPZ-23.3.4-EM', family: 'G3', ap: 1, side: 'both', perTurn: 0 },
  evacuation: { rule: 'WPZ-23.3.4-EV', family: 'G3', ap: 1, side: 'both', perTurn: 0 },
  'sealift-air': { rule: 'WPZ-23.3.4-TA', family: 'G3', ap: 1, side: 'both', perTurn: 0 },
  'air-ground': { rule: 'WPZ-23.3.4-AG', family: 'G3', ap: 1, side: 'both', perTurn: 0 },
  'combined-assault': { rule: 'WPZ-23.3.4-CA', family: 'G3', ap: 2, side: 'both', perTurn: 0 },
  'air-naval': { rule: 'WPZ-23.3.4-AN', family: 'G3', ap: 2, side: 'both', perTurn: 0 },
  airlift: { rule: 'WPZ-23.3.4-AI', family: 'G3', ap: 1, side: 'both', perTurn: 0 },
  'seaplane-lift': { rule: 'WPZ-23.3.4-SA', family: 'G3', ap: 1, side: 'both', perTurn: 0 },
  airborne: { rule: 'WPZ-23.3.4-AB', family: 'G3', ap: 1, side: 'both', perTurn: 0 },
  'rally-naval': { rule: 'WPZ-23.4-RN', family: 'G4', ap: 1, side: 'both', perTurn: 0 },
  'rally-ground': { rule: 'WPZ-23.4-RG', family: 'G4', ap: 1, side: 'both', perTurn: 0 },
  refit: { rule: 'WPZ-23.4-RF', family: 'G4', ap: 1, side: 'both', perTurn: 0 },
} as const satisfies Record<string, KindSpec>;

export type Kind = keyof typeof KINDS;
export const KIND_IDS = Object.keys(KINDS) as Kind[];
