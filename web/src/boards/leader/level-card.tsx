/** UL-2.1, UL-19.4  A card at each of the levels at which it may be taken. */
import { signed } from '@derby/kernel';
import { BOATS, type BoatId, card, classOf, LEVELS, type Level, type Row } from '@derby/leader/data/boats';
import { Panel } from '../kit/panel.tsx';
import { Faced } from '../kit/touchable.tsx';
import { CREW } from './layout.ts';
import { SignsKey } from './parts.tsx';
import type { Scene } from './scene.ts';
import type { Words } from './words.ts';

export function LevelCard({ scene, id, open }: { scene: Scene; id: BoatId; open: readonly Level[] }) {
  const { words } = scene;
  const [x, y, width] = CREW;
  const { hull, ready, stored } = classOf(id);
  return (
    <Panel box={CREW} class="crew-card">
      <Title id={id} words={words} />
      <SignsKey scene={scene} box={[x + 349, y + 1, 48, 49]} />
      <text class="crew-note" x={x + 340} y={y + 28}>
        {words.hull} {hull} · {words.sections.ready} {ready} · {words.sections.stored} {stored}
      </text>
      {LEVELS.filter((level) => open.includes(level)).map((level, i) => {
        const figures = card(id, level);
        const top = y + 51 + i * 49;
        const facts = `${figures.so} SO, ${words.stress} ${figures.okayMax}/${figures.unfitMin}, ${rowInFull(figures.okay, words)}`;
        return (
          <Faced
            key={level}
            board={scene.board}
            word={level}
            label={words.pair(words.names.LEVEL[level], facts)}
            class="level"
            plate={
              <g data-id={level}>
                <rect class="ring option-plate" x={x + 10} y={top} width={width - 20} height="48.2" rx="6" />
                <text class="option-name" x={x + 60} y={top + 19}>
                  {words.names.LEVEL[level]}
                </text>
              </g>
            }
          >
            <circle class="coin" cx={x + 34} cy={top + 23} r="15" />
            <text class="coin-figure" x={x + 34} y={top + 27}>
              {figures.so}
            </text>
            <text class="level-stress" x={x + 60} y={top + 36}>
              {words.crew.okay} ≤{figures.okayMax} · {words.crew.unfit} ≥{figures.unfitMin}
            </text>
            <text class="level-row" x={x + 382} y={top + 19}>
              {rowText(figures.okay, words)}
            </text>
            <text class="level-row level-shaken" x={x + 382} y={top + 36}>
              {words.pair(words.crew.shaken, rowText(figures.shaken, words))}
            </text>
          </Faced>
        );
      })}
    </Panel>
  );
}

const rowText = ({ aggressive, gs, ts, ev }: Row, words: Words): string =>
  `${words.initiativeShort[aggressive ? 'aggressive' : 'cautious']} ${gs === null ? '' : `${words.skills.gs} ${signed(gs)} `}${words.skills.ts} ${signed(ts)} ${words.skills.ev} ${ev}`;

/** The same for those who hear it. */
const rowInFull = ({ aggressive, gs, ts, ev }: Row, { initiative, inFull }: Words): string =>
  [
    initiative[aggressive ? 'aggressive' : 'cautious'],
    ...(gs === null ? [] : [`${inFull.gs} ${signed(gs)}`]),
    `${inFull.ts} ${signed(ts)}`,
    `${inFull.ev} ${ev}`,
  ].join(', ');

/** Whose card it is. */
export const Title = ({ id, words }: { readonly id: BoatId; readonly words: Words }) => {
  const [x, y] = CREW;
  const { class: type, captain, ability } = BOATS[id];
  return (
    <>
      <text class="crew-name" x={x + 12} y={y + 28}>
        {id}
        <tspan class="crew-class" dx="9">
          {type}
        </tspan>
      </text>
      <text class="crew-captain" x={x + 12} y={y + 47}>
        {captain}
        {ability ? ` · ${words.abilities[ability]}` : ''}
      </text>
    </>
  );
};
