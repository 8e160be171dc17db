/** The flotilla's cards in a row: enough of each crew to choose by. The open card beside them tells the rest. */
import { signed } from '@derby/kernel';
import { conditionOf, rowOf } from '@derby/leader/crew';
import { BOATS, card, classOf, LEVELS } from '@derby/leader/data/boats';
import { DAMAGES } from '@derby/leader/data/hits';
import type { Boat } from '@derby/leader/state';
import { torpedoesIn } from '@derby/leader/torpedo-room';
import type { Box } from '../kit/box.ts';
import { fitted } from '../kit/lines.ts';
import { Said } from '../kit/said.tsx';
import { boatLabel } from './boats.tsx';
import { CardFrame } from './card-frame.tsx';
import { HullBoxes, StressBar } from './crew-card.tsx';
import { BOATS as BOATS_BOX, cardBoxes } from './layout.ts';
import { Empty } from './parts.tsx';
import { openBoat, type Scene } from './scene.ts';
import { TORPEDO } from './silhouettes.ts';
import { capital, type Words } from './words.ts';

export function BoatCards({ scene }: { readonly scene: Scene }) {
  const { view, words } = scene;
  const boxes = cardBoxes(view.boats.length);
  if (view.boats.length === 0) return <Empty box={BOATS_BOX} title={words.bar.boats} text={words.empty.boats} />;
  return (
    <g class="boat-cards">
      {view.boats.map((boat, i) => (
        <SmallCard key={boat.id} scene={scene} boat={boat} box={boxes[i] ?? BOATS_BOX} />
      ))}
    </g>
  );
}

interface CardProps {
  readonly scene: Scene;
  readonly boat: Boat;
  readonly box: Box;
}

function SmallCard({ scene, boat, box }: CardProps) {
  const { view, words } = scene;
  const open = openBoat(scene)?.id === boat.id;
  const label = `${words.card} ${boatLabel(view, boat, words)}, ${words.names.LEVEL[boat.level]}, ${words.sections.ready} ${torpedoesIn(boat.ready)}, ${words.sections.stored} ${torpedoesIn(boat.stored)}`;
  const CardFace = box[3] > 200 ? TallFace : Face;
  return (
    <g data-card={boat.id}>
      <CardFrame
        scene={scene}
        id={boat.id}
        box={box}
        label={label}
        class={boat.fate === 'in-play' ? 'small-card' : `small-card gone ${boat.fate}`}
        marked={`${open ? 'card-open' : ''} ${isActing(scene, boat) ? 'card-acting' : ''}`}
        note={`${BOATS[boat.id].class} ${'★'.repeat(LEVELS.indexOf(boat.level) + 1)}`}
      >
        <CardFace scene={scene} boat={boat} box={box} />
      </CardFrame>
    </g>
  );
}

/** While boats are asked for, the one that acted last is none of them. */
const isActing = ({ view, board }: Scene, { id }: Boat): boolean =>
  view.acting === id && !view.boats.some((boat) => board.lit.has(boat.id));

/** Two or three rows of cards: place, Stress, torpedoes and hull, and what is amiss. */
function Face({ scene, boat, box: [x, y, width, height] }: CardProps) {
  const { words } = scene;
  const roomy = height > 100;
  const foot = y + height - (roomy ? 34 : 14);
  return (
    <>
      {roomy && <Place scene={scene} boat={boat} x={x + 10} y={y + 41} />}
      <StressBar
        boat={boat}
        figures={card(boat.id, boat.level)}
        box={[x + 12, y + (roomy ? 54 : 33), width - 24, roomy ? 13 : 11]}
        words={words}
      />
      <g transform={`translate(${x + 24} ${foot})`}>
        <path class="torpedo" d={TORPEDO} />
        <text class="small-figure" x="18" y="5">
          {torpedoesIn(boat.ready)}+{torpedoesIn(boat.stored)}
        </text>
      </g>
      <HullBoxes boat={boat} x={x + width - 12 - 4 * 15} y={foot} words={words} size={12} />
      {roomy && <Marks scene={scene} boat={boat} x={x + 10} y={y + height - 8} />}
    </>
  );
}

/** What the card writes in two letters each. */
const skillsInFull = ({ inFull, pair }: Words, gs: number | null, ts: number, ev: number): string =>
  [
    ...(gs === null ? [] : [pair(inFull.gs, signed(gs))]),
    pair(inFull.ts, signed(ts)),
    pair(inFull.ev, String(ev)),
  ].join(', ');

/** While there are few boats every torpedo is drawn. */
function TallFace({ scene, boat, box: [x, y, width, height] }: CardProps) {
  const { words } = scene;
  const { captain, ability } = BOATS[boat.id];
  const { aggressive, gs, ts, ev } = rowOf(boat);
  return (
    <>
      <text class="small-place" x={x + 10} y={y + 41} {...fitted(captain, width - 20)}>
        {captain}
      </text>
      <Place scene={scene} boat={boat} x={x + 10} y={y + 60} />
      <StressBar boat={boat} figures={card(boat.id, boat.level)} box={[x + 12, y + 74, width - 24, 14]} words={words} />
      <text class="small-row" x={x + 10} y={y + 112}>
        {words.initiative[aggressive ? 'aggressive' : 'cautious']}
      </text>
      <Said label={skillsInFull(words, gs, ts, ev)}>
        <text class="small-row small-row-end" x={x + width - 10} y={y + 112}>
          {gs === null ? '' : `${words.skills.gs} ${signed(gs)}  `}
          {words.skills.ts} {signed(ts)} {words.skills.ev} {ev}
        </text>
      </Said>
      <Rack boat={boat} section="ready" x={x + 10} y={y + 126} width={width - 20} words={words} />
      <Rack boat={boat} section="stored" x={x + 10} y={y + 150} width={width - 20} words={words} />
      <HullBoxes boat={boat} x={x + 10} y={y + height - 44} words={words} size={15} />
      <text class="small-row small-row-end" x={x + width - 10} y={y + height - 39}>
        {ability ? words.abilities[ability] : ''}
      </text>
      <Marks scene={scene} boat={boat} x={x + 10} y={y + height - 11} />
    </>
  );
}

interface RackProps {
  readonly boat: Boat;
  readonly section: 'ready' | 'stored';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly words: Words;
}

/** A place for each torpedo: full, empty, or with the letter of its kind. */
function Rack({ boat, section, x, y, width, words }: RackProps) {
  const room = classOf(boat.id)[section];
  const load = boat[section];
  const kinds = [
    ...Array<string>(load.normal).fill('normal'),
    ...Array<string>(load.fat).fill('fat'),
    ...Array<string>(load.t5).fill('t5'),
    ...Array<string>(load.mines).fill('mines'),
  ];
  const pitch = Math.min(13, (width - 30) / room);
  return (
    <Said label={`${words.sections[section]} ${kinds.length}/${room}`} class="rack">
      {Array.from({ length: room }, (_, i) => {
        const kind = kinds[i] ?? 'empty';
        const left = x + i * pitch;
        return (
          <g key={`${left}`} class={`tube tube-${kind}`}>
            <path
              d={
                kind === 'mines'
                  ? `M${left + 4} ${y + 4}a4 4 0 1 0 .01 0z`
                  : `M${left + 1} ${y + 16}v-11q0-5 3-5t3 5v11z`
              }
            />
            {kind === 'fat' && <path class="tube-mark" d={`M${left} ${y + 8}h8`} />}
            {kind === 't5' && <path class="tube-mark" d={`M${left} ${y + 6}h8m-8 4h8`} />}
          </g>
        );
      })}
      <text class="small-row small-row-end" x={x + width} y={y + 14}>
        {kinds.length}
      </text>
    </Said>
  );
}

interface LineProps {
  readonly scene: Scene;
  readonly boat: Boat;
  readonly x: number;
  readonly y: number;
}

const Place = ({ scene, boat, x, y }: LineProps) => (
  <text class="small-place" x={x} y={y}>
    {placeText(scene, boat)}
  </text>
);

const Marks = ({ scene, boat, x, y }: LineProps) => (
  <text class={`small-marks ${conditionOf(boat) === 'okay' ? '' : 'bad'}`} x={x} y={y}>
    {marksText(scene, boat)}
  </text>
);

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
