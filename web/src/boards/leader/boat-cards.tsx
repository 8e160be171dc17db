/** The flotilla's cards in a row: enough of each crew to choose by. The open card beside them tells the rest. */
import { conditionOf } from '@derby/leader/crew';
import { BOATS, card, LEVELS } from '@derby/leader/data/boats';
import { DAMAGES } from '@derby/leader/data/hits';
import type { Boat } from '@derby/leader/state';
import { torpedoesIn } from '@derby/leader/torpedo-room';
import { Touchable } from '../touchable.tsx';
import { boatLabel } from './boats.tsx';
import { HullBoxes, StressBar } from './crew-card.tsx';
import { BOATS as BOATS_BOX, type Box, cardBoxes } from './layout.ts';
import { Panel } from './parts.tsx';
import { openBoat, type Scene } from './scene.ts';
import { TORPEDO } from './silhouettes.ts';
import { capital, type Words } from './words.ts';

export function BoatCards({ scene }: { readonly scene: Scene }) {
  const { view, words } = scene;
  const boxes = cardBoxes(view.boats.length);
  if (view.boats.length === 0) return <Panel box={BOATS_BOX} title={words.bar.boats} />;
  return (
    <g class="boat-cards">
      {view.boats.map((boat, i) => (
        <SmallCard key={boat.id} scene={scene} boat={boat} box={boxes[i] ?? BOATS_BOX} />
      ))}
    </g>
  );
}

function SmallCard({ scene, boat, box }: { readonly scene: Scene; readonly boat: Boat; readonly box: Box }) {
  const { view, board, words, look } = scene;
  const [x, y, width, height] = box;
  const roomy = height > 100;
  const inPlay = boat.fate === 'in-play';
  const figures = card(boat.id, boat.level);
  const open = openBoat(scene)?.id === boat.id;
  const leave = () => look(undefined);
  const label = `${words.card} ${boatLabel(view, boat, words)}, ${words.names.LEVEL[boat.level]}, ${words.sections.ready} ${torpedoesIn(boat.ready)}, ${words.sections.stored} ${torpedoesIn(boat.stored)}`;
  return (
    <g onPointerEnter={() => look(boat.id)} onPointerLeave={leave} onFocusIn={() => look(boat.id)} onFocusOut={leave}>
      <Touchable board={board} word={boat.id} label={label} class={`small-card ${inPlay ? '' : 'gone'}`}>
        <g data-card={boat.id}>
          <rect
            class={`ring card-plate ${open ? 'card-open' : ''} ${view.acting === boat.id ? 'card-acting' : ''}`}
            x={x}
            y={y}
            width={width}
            height={height}
            rx="7"
          />
          <text class="small-name" x={x + 10} y={y + 22}>
            {boat.id}
          </text>
          <text class="small-class" x={x + width - 10} y={y + 21}>
            {BOATS[boat.id].class} {'★'.repeat(LEVELS.indexOf(boat.level) + 1)}
          </text>
          {roomy && (
            <text class="small-place" x={x + 10} y={y + 41}>
              {placeText(scene, boat)}
            </text>
          )}
          <StressBar
            boat={boat}
            figures={figures}
            box={[x + 12, y + (roomy ? 54 : 33), width - 24, roomy ? 13 : 11]}
            words={words}
          />
          <g transform={`translate(${x + 24} ${y + height - (roomy ? 34 : 14)})`}>
            <path class="torpedo" d={TORPEDO} />
            <text class="small-figure" x="18" y="5">
              {torpedoesIn(boat.ready)}+{torpedoesIn(boat.stored)}
            </text>
          </g>
          <HullBoxes
            boat={boat}
            x={x + width - 12 - 4 * 15}
            y={y + height - (roomy ? 34 : 14)}
            words={words}
            size={12}
          />
          {roomy && (
            <text class={`small-marks ${conditionOf(boat) === 'okay' ? '' : 'bad'}`} x={x + 10} y={y + height - 8}>
              {marksText(scene, boat)}
            </text>
          )}
        </g>
      </Touchable>
    </g>
  );
}

/** Where the boat is; in a battle also how. */
function placeText({ view, words }: Scene, boat: Boat): string {
  if (boat.fate !== 'in-play') return words.fates[boat.fate];
  const fighter = view.battle?.fighters.find(({ id }) => id === boat.id);
  return fighter ? `${fighter.zone}, ${words.sides[fighter.side]}` : capital(words.names.area(boat.area));
}

function marksText({ view, words }: Scene, boat: Boat): string {
  const fighter = view.battle?.fighters.find(({ id }) => id === boat.id);
  const marks: string[] = [];
  if (conditionOf(boat) !== 'okay') marks.push(words.crew[conditionOf(boat)]);
  if (fighter?.detected) marks.push(words.marks.detected);
  if (fighter?.silent) marks.push(words.marks.silent);
  if (fighter?.deep) marks.push(words.marks.deep);
  if ((fighter?.stunned ?? 0) > 0) marks.push(words.marks.stunned);
  const hurts = DAMAGES.filter((damage) => boat.temporary[damage] + boat.lasting[damage] > 0);
  marks.push(...hurts.map((damage) => words.damagesShort[damage]));
  if (boat.mission) marks.push(words.names.MISSION[boat.mission]);
  if (!fighter) marks.push(...mapMarks(boat, words));
  return marks.slice(0, 4).join(' · ');
}

function mapMarks(boat: Boat, words: Words): string[] {
  if (boat.fate !== 'in-play') return [];
  if (boat.searched) return [words.marks.searched];
  if (boat.attacked) return [words.marks.attacked];
  return boat.moved ? [words.marks.moved] : [];
}
