/** Chances, reckoned by the rules' own functions and tables: of attacks, of reactions, of searches. */
export { type AttackOdds, fatOdds, gunOdds, harbourOdds, raidOdds, torpedoOdds } from './odds/attack.ts';
export { type ReactionOdds, reactionOdds } from './odds/reaction.ts';
export { contactOdds, detectionOdds, joinOdds } from './odds/search.ts';
