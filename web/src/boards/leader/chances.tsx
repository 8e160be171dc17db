/** Chances that are no attack: who comes when he is called, whom an escort will hear. */
import type { BoatId } from '@derby/leader/data/boats';
import { detectionOdds, joinOdds } from '@derby/leader/odds';
import { isAfloat } from '@derby/leader/ships';
import type { Ship } from '@derby/leader/state';
import type { Box } from './layout.ts';
import { Bar, percent } from './parts.tsx';
import type { Scene } from './scene.ts';

type Chance = readonly [what: string, chance: number];

interface ChancesProps {
  readonly scene: Scene;
  /** The escort that is looked at. */
  readonly ship: Ship | undefined;
  readonly box: Box;
}

const HIGH = 30;

export function Chances({ scene, ship, box: [x, y, width] }: ChancesProps) {
  return (
    <g class="chances">
      {chancesOf(scene, ship).map(([what, chance], i) => (
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

function chancesOf(scene: Scene, ship: Ship | undefined): readonly Chance[] {
  const rule = scene.board.question?.rule;
  if (rule === 'UL-10.1') return calls(scene);
  return rule === 'UL-12.1' && ship ? ears(scene, ship) : [];
}

/** UL-10.2  Each boat that could be called. */
const calls = ({ board, view, words }: Scene): Chance[] =>
  (board.question?.offers ?? [])
    .filter(({ choice }) => choice[0] === 'call')
    .map(({ choice }) => [words.joins(String(choice[1])), joinOdds(view, choice[1] as BoatId)]);

/** UL-12.3  Each boat that is not Detected yet. */
function ears({ view, words }: Scene, ship: Ship): Chance[] {
  if (!isAfloat(ship)) return [];
  return (view.battle?.fighters ?? [])
    .filter(({ detected }) => !detected)
    .map((fighter) => [words.hears(ship.id, fighter.id), detectionOdds(view, ship, fighter)]);
}
