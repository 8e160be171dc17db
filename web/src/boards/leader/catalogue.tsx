/** UL-4.9  The boats that can be bought: every card with its four prices. What cannot serve here is grey and says why. */
import { BOAT_IDS, BOATS, type BoatId, card, LEVELS } from '@derby/leader/data/boats';
import type { Box } from '../kit/box.ts';
import { Panel } from '../kit/panel.tsx';
import { CardFrame } from './card-frame.tsx';
import { STAGE } from './layout.ts';
import { Orders } from './parts.tsx';
import type { Scene } from './scene.ts';
import { SURFACED } from './silhouettes.ts';

const COLUMNS = 7;
const HIGH = 113;

export function Catalogue({ scene }: { readonly scene: Scene }) {
  const { view, words } = scene;
  const [x, y, width, height] = STAGE;
  const wide = (width - 16) / COLUMNS;
  return (
    <Panel box={STAGE} title={words.titles.flotilla} note={words.left(view.so)} class="catalogue">
      <text class="sale-levels" x={x + width / 2} y={y + 21}>
        {LEVELS.map((level) => words.names.LEVEL[level]).join(' · ')}
      </text>
      {BOAT_IDS.map((id, i) => (
        <ForSale
          key={id}
          scene={scene}
          id={id}
          box={[x + 10 + (i % COLUMNS) * wide, y + 34 + Math.floor(i / COLUMNS) * (HIGH + 6), wide - 6, HIGH]}
        />
      ))}
      <Orders scene={scene} box={[x + 10 + 5 * wide, y, 2 * wide, height - 12]} columns={2} />
    </Panel>
  );
}

interface ForSaleProps {
  readonly scene: Scene;
  readonly id: BoatId;
  readonly box: Box;
}

function ForSale({ scene, id, box }: ForSaleProps) {
  const { board, view, words } = scene;
  const [x, y, width, height] = box;
  const { class: type, captain, ability } = BOATS[id];
  const owned = view.boats.some((boat) => boat.id === id);
  const chosen = view.acting === id && !owned && board.question?.rule !== 'UL-4.9';
  const prices = LEVELS.map((level) => `${words.names.LEVEL[level]} ${card(id, level).so}`).join(', ');
  return (
    <CardFrame
      scene={scene}
      id={id}
      box={box}
      label={words.pair(`${id}, ${type}, ${captain}, SO`, prices)}
      class={owned ? 'for-sale owned' : 'for-sale'}
      marked={chosen ? 'card-acting' : ''}
      note={type}
    >
      <path class="sale-hull" d={SURFACED} transform={`translate(${x + width - 34} ${y + 62})`} />
      <text class="sale-captain" x={x + 10} y={y + 43}>
        {surname(captain)}
      </text>
      <text class="sale-ability" x={x + 10} y={y + 62}>
        {ability ? words.abilities[ability] : ''}
      </text>
      {LEVELS.map((level, i) => (
        <g key={level} transform={`translate(${x + 10 + (i + 0.5) * ((width - 20) / 4)} ${y + height - 22})`}>
          <circle class="coin" r="14" />
          <text class="coin-figure" y="5">
            {card(id, level).so}
          </text>
        </g>
      ))}
      {owned && <path class="owned-sign" d={`M${x + width - 54} ${y + 58}l8 9 16-20`} />}
    </CardFrame>
  );
}

const surname = (captain: string): string => captain.split(' ').at(-1) ?? captain;
