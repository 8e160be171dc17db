/** Skirmish on boardgame.io 0.50.2, the way its documentation shows: moves that edit `G`, `ai.enumerate`, MCTSBot. */
import { createRequire } from 'node:module';
import type { Dice } from '@derby/kernel';
import type { Ctx, Game, MoveFn, State } from 'boardgame.io';
import { HOME, NEIGHBOURS } from './areas.ts';
import {
  type Field,
  firstUnit,
  GAME_LENGTH,
  margin,
  opening,
  other,
  type Side,
  sideOf,
  UNITS_A_SIDE,
  winner,
} from './rules.ts';

// Its entry points are folders, which Node can require but not import.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } =
  require('boardgame.io/internal') as typeof import('boardgame.io/internal');
const { INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core');
const { MCTSBot } = require('boardgame.io/ai') as typeof import('boardgame.io/ai');

type March = { readonly move: 'march'; readonly args: [unit: number, to: number] };
type Context = Parameters<MoveFn<Field>>[0];
/** SK-3  One die, from 0 to 5. */
type Roll = (context: Context) => number;

const ownDie: Roll = ({ random }) => random.Die(6) - 1;

/** The game. `roll` is given by tests alone, which need the dice of the other versions. */
export function skirmish(roll: Roll = ownDie): Game<Field> {
  return {
    name: 'skirmish',
    setup: opening,
    turn: { minMoves: 1, maxMoves: 1 },
    moves: { march: (context, unit: number, to: number) => march(context, unit, to, roll) },
    endIf: ({ G }) => (G.moved >= GAME_LENGTH ? outcome(G) : undefined),
    ai: { enumerate: (G, ctx) => marches(G, toMove(ctx)) },
  };
}

const toMove = (ctx: Ctx): Side => (ctx.currentPlayer === '0' ? 0 : 1);

function outcome(G: Field): { winner: string } | { draw: true } {
  const side = winner(G);
  return side === undefined ? { draw: true } : { winner: String(side) };
}

/** SK-2  All legal moves, in the form in which bots want them. */
function marches(G: Field, side: Side): March[] {
  const open: March[] = [];
  const first = firstUnit(side);
  for (let unit = first; unit < first + UNITS_A_SIDE; unit++) {
    for (const to of NEIGHBOURS[G.where[unit] as number] as readonly number[]) {
      open.push({ move: 'march', args: [unit, to] });
    }
  }
  return open;
}

/** SK-2, SK-3  The unit moves, the dice fall, and whoever loses a fight goes home. */
function march(context: Context, unit: number, to: number, roll: Roll): typeof INVALID_MOVE | undefined {
  const { G, ctx } = context;
  const side = toMove(ctx);
  if (!isLegal(G, side, unit, to)) return INVALID_MOVE;
  place(G, side, unit, to);
  const attack = roll(context);
  const defence = roll(context);
  fight(G, side, unit, to, attack, defence);
  G.moved += 1;
  return undefined;
}

const isLegal = (G: Field, side: Side, unit: number, to: number): boolean =>
  sideOf(unit) === side && (NEIGHBOURS[G.where[unit] as number] as readonly number[]).includes(to);

function fight(G: Field, side: Side, unit: number, area: number, attack: number, defence: number): void {
  const enemy = other(side);
  const theirs = G.count[enemy][area] as number;
  if (theirs === 0) return;
  const result = margin(G.count[side][area] as number, theirs, attack, defence);
  if (result > 0) place(G, enemy, G.where.indexOf(area, firstUnit(enemy)), HOME[enemy]);
  if (result < 0) place(G, side, unit, HOME[side]);
}

function place(G: Field, side: Side, unit: number, area: number): void {
  const count = G.count[side];
  const from = G.where[unit] as number;
  count[from] = (count[from] as number) - 1;
  count[area] = (count[area] as number) + 1;
  G.where[unit] = area;
}

/** A whole game of random moves through the reducer, the fastest way boardgame.io has: its own bots use it too. */
export function playRandomly(game: Game<Field>, chooser: Dice): Field {
  const reduce = CreateGameReducer({ game });
  let state = begin(game);
  while (state.ctx.gameover === undefined) {
    const { currentPlayer } = state.ctx;
    const open = marches(state.G, toMove(state.ctx));
    const { move, args } = open[chooser.below(open.length)] as March;
    state = reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: currentPlayer } });
  }
  return state.G;
}

const begin = (game: Game<Field>): State<Field> => InitializeGame({ game, numPlayers: 2 });

/** Its own search from the opening, with its own standard playouts of 50 moves. Returns the iterations made. */
export async function search(game: Game<Field>, iterations: number): Promise<number> {
  const enumerate: NonNullable<Game['ai']>['enumerate'] = (G: Field, ctx) => marches(G, toMove(ctx));
  await new MCTSBot({ game, enumerate, iterations, seed: 'skirmish' }).play(begin(game), '0');
  return iterations;
}
