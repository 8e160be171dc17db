/** Chances that are no attack: who comes when he is called, whom an escort will hear. */
import { percent } from '@derby/kernel';
import type { BoatId } from '@derby/leader/data/boats';
import { detectionOdds, joinOdds } from '@derby/leader/odds';
import { isAfloat } from '@derby/leader/ships';
import { Bar } from '../kit/bar.tsx';
import type { Box } from '../kit/box.ts';
import { type Scene, shipsOf } from './scene.ts';

type Chance = readonly [what: string, chance: number];

interface ChancesProps {
  readonly scene: Scene;
  readonly box: Box;
}

const HIGH = 30;

export function Chances({ scene, box: [x, y, width] }: ChancesProps) {
  return (
    <g class="chances">
      {chancesOf(scene).map(([what, chance], i) => (
        <g key={what} transform={`translate(${x} ${y + i * HIGH})`}>
          <text class="odds-name" x="8" y="18">
            {what}
          </text>
          <text class="odds-figure" x="316" y="18">
            {percent(chance)}
          </text>
          <Bar box={[354, 6, width - 364, 14]} parts={[['heavy', chance]]} />
        </g>
      ))}
    </g>
  );
}

function chancesOf(scene: Scene): readonly Chance[] {
  const rule = scene.board.question?.rule;
  if (rule === 'UL-10.1') return calls(scene);
  return rule === 'UL-12.1' ? ears(scene) : [];
}

/** UL-10.2  Each boat that could be called. */
const calls = ({ board, view, words }: Scene): Chance[] =>
  (board.question?.offers ?? [])
    .filter(({ choice }) => choice[0] === 'call')
    .map(({ choice }) => [words.joins(String(choice[1])), joinOdds(view, choice[1] as BoatId)]);

const MOST = 8;

/** UL-12.3  Each escort that could act with each boat it may hear, the likeliest first; or that there is none. */
function ears({ view, board, words }: Scene): readonly Chance[] {
  const fighters = view.battle?.fighters ?? [];
  const escorts = shipsOf(view).filter((ship) => board.lit.has(ship.id));
  const found = escorts
    .filter(isAfloat)
    .flatMap((ship) =>
      fighters.map((fighter): Chance => [words.hears(ship.id, fighter.id), detectionOdds(view, ship, fighter)]),
    );
  const possible = found.filter(([, chance]) => chance > 0).sort(([, a], [, b]) => b - a);
  return possible.length > 0 ? possible.slice(0, MOST) : [[words.unheard, 0]];
}
