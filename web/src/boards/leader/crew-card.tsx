/** UL-2  A boat's card, open: its crew at each level, Stress, torpedo room and damage. */
import { signed } from '@derby/kernel';
import { conditionOf, hullResults } from '@derby/leader/crew';
import { BOATS, type BoatId, type Card, card, classOf, LEVELS, type Level } from '@derby/leader/data/boats';
import { CAMPAIGNS } from '@derby/leader/data/campaigns';
import { DAMAGES } from '@derby/leader/data/hits';
import type { Boat } from '@derby/leader/state';
import type { Box } from '../kit/box.ts';
import { Panel } from '../kit/panel.tsx';
import { Said } from '../kit/said.tsx';
import { CREW } from './layout.ts';
import { LevelCard, Title } from './level-card.tsx';
import { Empty, SignsKey } from './parts.tsx';
import { openBoat, type Scene } from './scene.ts';
import { TorpedoRoom } from './torpedo-room.tsx';
import type { Words } from './words.ts';

export function CrewCard({ scene }: { readonly scene: Scene }) {
  const { view, words } = scene;
  const levels = levelsAsked(scene);
  if (levels) return <LevelCard scene={scene} {...levels} />;
  const boat = openBoat(scene);
  if (!boat) return <Empty box={CREW} text={words.empty.crew} />;
  const [x, y] = CREW;
  const figures = card(boat.id, boat.level);
  const { patrols } = CAMPAIGNS[view.campaign].lengths[view.length];
  const experience = figures.promoteXp === null ? String(boat.xp) : `${boat.xp}/${figures.promoteXp}`;
  return (
    <Panel box={CREW} class="crew-card">
      <Title id={boat.id} words={words} />
      <Said label={`${words.names.LEVEL[boat.level]}, ${words.pair(words.inFull.xp, experience)}`}>
        <text class="crew-level" x={x + 340} y={y + 26}>
          {words.names.LEVEL[boat.level]} · XP {experience}
        </text>
      </Said>
      <text class="crew-note" x={x + 340} y={y + 46}>
        {words.bar.patrols} {boat.patrols}/{patrols}
      </text>
      <SignsKey scene={scene} box={[x + 349, y + 3, 48, 49]} />
      <StressBar boat={boat} figures={figures} box={[x + 12, y + 58, 376, 18]} words={words} named />
      <Rows boat={boat} figures={figures} words={words} />
      <text class="crew-label" x={x + 292} y={y + 112}>
        {words.hull}
      </text>
      <HullBoxes boat={boat} x={x + 292} y={y + 130} words={words} size={17} />
      <text class="crew-label" x={x + 292} y={y + 160}>
        {[boat.mission && words.names.MISSION[boat.mission], boat.snorkel && words.marks.snorkel]
          .filter(Boolean)
          .join(' · ')}
      </text>
      <TorpedoRoom boat={boat} words={words} />
      <DamageRow boat={boat} words={words} box={[x + 12, y + 222, 376, 20]} />
    </Panel>
  );
}

/** UL-2.1, UL-19.4  The levels at which a card may be taken. */
function levelsAsked({ board, view, looked }: Scene): { id: BoatId; open: readonly Level[] } | undefined {
  const rule = board.question?.rule;
  const looking = looked !== undefined && looked in BOATS && !view.boats.some(({ id }) => id === looked);
  if (looking) return { id: looked as BoatId, open: LEVELS };
  if (rule !== 'UL-2.1' && rule !== 'UL-19.4') return undefined;
  const words = new Set(board.question?.offers.flatMap(({ choice }) => choice.slice(1).map(String)));
  return view.acting ? { id: view.acting, open: LEVELS.filter((level) => words.has(level)) } : undefined;
}

interface StressProps {
  readonly boat: Boat;
  readonly figures: Card;
  readonly box: Box;
  readonly words: Words;
  readonly named?: boolean;
}

/** UL-2.9 … UL-2.11  One cell for each point of Stress, in three bands. */
export function StressBar({ boat, figures, box: [x, y, width, height], words, named = false }: StressProps) {
  const cells = Math.max(figures.unfitMin + 2, boat.stress + 1);
  const cell = width / cells;
  const bands = [
    ['okay', 0, figures.okayMax + 1],
    ['shaken', figures.okayMax + 1, figures.unfitMin],
    ['unfit', figures.unfitMin, cells],
  ] as const;
  return (
    <Said label={`${words.stress} ${boat.stress}, ${words.crew[conditionOf(boat)]}`} class="stress">
      {bands.map(([band, from, to]) => (
        <g key={band}>
          <rect
            class={`band band-${band}`}
            x={x + from * cell}
            y={y}
            width={(to - from) * cell - 1.5}
            height={height}
            rx="3"
          />
          {named && (
            <text class="band-name" x={x + from * cell + 2} y={y + height + 13}>
              {words.crew[band]}
            </text>
          )}
        </g>
      ))}
      <g transform={`translate(${x + (boat.stress + 0.5) * cell} ${y + height / 2})`}>
        <rect
          class="stress-mark"
          x={boat.stress > 9 ? -12 : -9}
          y={-height / 2 - 3}
          width={boat.stress > 9 ? 24 : 18}
          height={height + 6}
          rx="5"
        />
        <text class="stress-figure" y="5">
          {boat.stress}
        </text>
      </g>
    </Said>
  );
}

/** UL-2.13  The row the crew fights with is lit. */
function Rows({ boat, figures, words }: { readonly boat: Boat; readonly figures: Card; readonly words: Words }) {
  const [x, y] = CREW;
  const now = boat.stress <= figures.okayMax ? 'okay' : 'shaken';
  return (
    <>
      {(['okay', 'shaken'] as const).map((row, i) => {
        const top = y + 97 + i * 25;
        const { aggressive, gs, ts, ev } = figures[row];
        const cells = [
          ['gs', gs === null ? '–' : signed(gs)],
          ['ts', signed(ts)],
          ['ev', String(ev)],
        ] as const;
        return (
          <g key={row} class={row === now ? 'row row-now' : 'row'}>
            <rect class="row-plate" x={x + 12} y={top} width="266" height="22" rx="4" />
            <text class="row-name" x={x + 18} y={top + 15.5}>
              {words.initiative[aggressive ? 'aggressive' : 'cautious']}
            </text>
            {cells.map(([skill, figure], column) => (
              <Said key={skill} label={words.pair(words.inFull[skill], figure)}>
                <text class="row-figure" x={x + 156 + column * 56} y={top + 16}>
                  <tspan class="row-head">{words.skills[skill]} </tspan>
                  {figure}
                </text>
              </Said>
            ))}
          </g>
        );
      })}
    </>
  );
}

/** UL-14.15  Hull boxes: crossed out one by one. */
export function HullBoxes({
  boat,
  x,
  y,
  words,
  size = 18,
}: {
  boat: Boat;
  x: number;
  y: number;
  words: Words;
  size?: number;
}) {
  const { hull } = classOf(boat.id);
  const hits = hullResults(boat);
  return (
    <Said label={`${words.hull} ${Math.max(0, hull - hits)}/${hull}`} class="hull-boxes">
      {Array.from({ length: hull }, (_, i) => {
        const left = x + i * (size + 3);
        return (
          <g key={i}>
            <rect
              class={i < hits ? 'hull-box hit' : 'hull-box'}
              x={left}
              y={y - size / 2}
              width={size}
              height={size}
              rx="3"
            />
            {i < hits && (
              <path
                class="hull-cross"
                d={`M${left + 3} ${y - size / 2 + 3}l${size - 6} ${size - 6}m0-${size - 6}l-${size - 6} ${size - 6}`}
              />
            )}
          </g>
        );
      })}
    </Said>
  );
}

/** UL-14.12  Temporary damage has a broken edge, lasting damage a solid plate; both say what they are. */
function DamageRow({ boat, words, box: [x, y, , height] }: { boat: Boat; words: Words; box: Box }) {
  const hurts = (['lasting', 'temporary'] as const).flatMap((how) =>
    DAMAGES.filter((damage) => boat[how][damage] > 0).map((damage) => ({ how, damage, times: boat[how][damage] })),
  );
  return (
    <>
      {hurts.map(({ how, damage, times }, i) => (
        <Said key={`${how} ${damage}`} label={`${words.damages[damage]} × ${times}`} class={`hurt hurt-${how}`}>
          <rect x={x + i * 58} y={y} width="55" height={height} rx="4" />
          <text x={x + i * 58 + 27.5} y={y + height - 5.5}>
            {words.damagesShort[damage]}
            {times > 1 ? ` ${times}` : ''}
          </text>
        </Said>
      ))}
    </>
  );
}
