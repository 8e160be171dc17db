/** UL-1.2 … UL-1.9  The areas: their numbers, mission boxes, Searched docks and markers. */
import { type Area, type AreaId, MISSIONS, type Mission } from '@derby/leader/data/campaigns';
import { areasOf, isPort, mayEnter, sheetOf, warningsIn } from '@derby/leader/map';
import type { Boat } from '@derby/leader/state';
import type { Spot } from '../kit/box.ts';
import { Said } from '../kit/said.tsx';
import { Faced } from '../kit/touchable.tsx';
import { MAP } from './layout.ts';
import { MARKER_PLATE, MARKERS, WARNING_PLATE } from './marks.ts';
import { areaSpot, placeOf } from './places.ts';
import { boatBy, type Scene } from './scene.ts';
import { capital, type Words } from './words.ts';

const DISC = 29;

export const Areas = ({ scene }: { readonly scene: Scene }) => (
  <g>
    <Legend words={scene.words} />
    {areasOf(scene.view).map((id) => (
      <AreaDisc key={id} scene={scene} id={id} />
    ))}
    {areasOf(scene.view).map((id) => (
      <Around key={id} scene={scene} id={id} />
    ))}
  </g>
);

interface AreaProps {
  readonly scene: Scene;
  readonly id: AreaId;
}

function AreaDisc({ scene, id }: AreaProps) {
  const { view, words } = scene;
  const area = sheetOf(view).areas[id];
  if (!area) return null;
  const [x, y] = areaSpot(view.campaign, id);
  const boat = boundBoat(scene);
  const shut = boat !== undefined && !mayEnter(view, boat.id, id);
  const [dx, dy, anchor, lift] = NAME_AT[placeOf(view.campaign, id).name ?? 'above'];
  const lines = inLines(capital(words.names.area(id)));
  const label = labelOf(area, id, words);
  return (
    <Faced
      board={scene.board}
      word={id}
      label={shut ? `${label}. ${words.forbidden}` : label}
      class="area"
      plate={
        <g data-id={id} transform={`translate(${x} ${y})`}>
          <circle class="reach" r={DISC + 4} />
          {isPort(view, id) ? <Port /> : <Disc area={area} />}
          {lines.map((line, i) => (
            <text
              key={line}
              class="place-name"
              x={dx}
              y={dy + (i - lift * (lines.length - 1)) * 16}
              text-anchor={anchor}
            >{`${line} `}</text>
          ))}
        </g>
      }
    >
      <g transform={`translate(${x} ${y})`}>
        {isPort(view, id) ? <RefitFigure area={area} /> : <DiscFigures area={area} />}
        {shut && <path class="shut" d="M-20-20L20 20" />}
      </g>
    </Faced>
  );
}

/** UL-2.2  Whose class may be shut out: the boat looked at, touched, or under way. */
const boundBoat = ({ view, board, looked }: Scene): Boat | undefined =>
  boatBy(view, looked) ?? view.boats.find(({ id }) => board.selected.has(id)) ?? boatBy(view, view.voyage?.boat);

/** Where a name stands, and how far its first line is lifted when there are two. */
const NAME_AT = {
  above: [0, -37, 'middle', 1],
  below: [0, 48, 'middle', 0],
  left: [-37, 5, 'end', 0.5],
  right: [37, 5, 'start', 0.5],
} as const;

const LONG = 13;

/** A long name is broken in two, where it is nearest to its middle. */
function inLines(name: string): readonly string[] {
  if (name.length < LONG) return [name];
  const middle = name.length / 2;
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index);
  const at = gaps.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

const Port = () => (
  <>
    <rect class="ring" x="-31" y="-31" width="62" height="62" rx="12" />
    <rect class="port" x="-26" y="-26" width="52" height="52" rx="8" />
    <path class="anchor" d="M0-20a4 4 0 1 0 .01 0zM0-12V16M-8-7H8M-14 6Q-12 16 0 16T14 6M-14 6L-17 10M14 6L17 10" />
  </>
);

const RefitFigure = ({ area }: { readonly area: Area }) => (
  <g transform="translate(20 20)">
    <circle class="refit" r="10" />
    <text class="refit-number" y="5">
      {area.refit}
    </text>
  </g>
);

const Disc = ({ area }: { readonly area: Area }) => (
  <>
    <circle class="ring" r={DISC + 4} />
    <circle class={area.contacts ? 'disc' : 'disc barren'} r={DISC} />
  </>
);

const DiscFigures = ({ area }: { readonly area: Area }) => (
  <>
    <text class="disc-events" y={area.contacts ? -5 : 6}>
      {area.move}/{area.patrol}
    </text>
    {area.contacts && (
      <>
        <path class="disc-rule" d="M-20 0H20" />
        <text class="disc-contacts" y="15">
          {area.contacts.join('·')}
        </text>
      </>
    )}
  </>
);

function labelOf(area: Area, id: AreaId, words: Words): string {
  const facts = [capital(words.names.area(id))];
  if (area.refit !== undefined) facts.push(`${words.refit} ${area.refit}`);
  else facts.push(words.pair(words.legend[0], `${area.move}/${area.patrol}`));
  if (area.contacts) facts.push(words.pair(words.legend[1], area.contacts.join(', ')));
  return facts.join(', ');
}

/** What lies around the disc: mission boxes at its right shoulder, markers at its left. */
function Around({ scene, id }: AreaProps) {
  const { view, words } = scene;
  const area = sheetOf(view).areas[id];
  const [x, y] = areaSpot(view.campaign, id);
  const missions = MISSIONS.filter((mission) => area?.[mission]);
  const markers = markersIn(scene, id);
  const { name, box } = placeOf(view.campaign, id);
  const [left, top] = BOX_AT[box ?? 'right'];
  const first = name === 'left' ? 1.22 : 1.05;
  return (
    <g transform={`translate(${x} ${y})`}>
      {area &&
        missions.map((mission, i) => (
          <MissionBox key={mission} scene={scene} area={area} mission={mission} at={[left, top + i * 24]} />
        ))}
      {markers.map(([kind, count], i) => {
        const turn = Math.PI * (first + i * 0.21);
        const [dx, dy] = [Math.cos(turn) * (DISC + 6), Math.sin(turn) * (DISC + 6)];
        return (
          <Said
            key={kind}
            label={count > 1 ? `${words.markers[kind]} × ${count}` : words.markers[kind]}
            class={`marker marker-${kind}`}
          >
            <g transform={`translate(${dx} ${dy})`}>
              <path class="marker-plate" d={kind === 'warning' ? WARNING_PLATE : MARKER_PLATE} />
              {kind === 'warning' ? (
                <text class="marker-count" y="7">
                  {count}
                </text>
              ) : (
                <path class="marker-sign" d={MARKERS[kind]} />
              )}
            </g>
          </Said>
        );
      })}
    </g>
  );
}

/** Where the first mission box hangs. */
const BOX_AT = { right: [DISC - 2, -32], below: [-47, DISC + 5] } as const;

function markersIn({ view }: Scene, id: AreaId): (readonly ['warning' | 'intel' | 'air' | 'supply', number])[] {
  const found: (readonly ['warning' | 'intel' | 'air' | 'supply', number])[] = [];
  const warnings = warningsIn(view, id);
  if (warnings > 0) found.push(['warning', warnings]);
  if (view.intel.includes(id)) found.push(['intel', 1]);
  if (view.airSearch.includes(id)) found.push(['air', 1]);
  if (view.supply.includes(id)) found.push(['supply', 1]);
  return found;
}

interface MissionBoxProps {
  readonly scene: Scene;
  readonly area: Area;
  readonly mission: Mission;
  readonly at: Spot;
}

/** UL-1.9  A box glows when its boat may enter it. */
function MissionBox({ scene, area, mission, at: [x, y] }: MissionBoxProps) {
  const { words } = scene;
  const { events = 0 } = area[mission] ?? {};
  const most =
    mission === 'mine'
      ? (area.mine?.table.at(-1)?.[1] ?? 0)
      : mission === 'attack'
        ? (area.attack?.naval ?? 0)
        : (area.raid?.attacks ?? 0);
  const facts = words.pair(words.names.MISSION[mission], `${words.eventsOf(events)}, ${words.mission[mission](most)}`);
  return (
    <Faced
      board={scene.board}
      word={mission}
      label={facts}
      class="mission-box"
      plate={
        <g data-id={mission} transform={`translate(${x} ${y})`}>
          {scene.board.lit.has(mission) && <rect class="reach" x="-4" y="-13" width="102" height="47" />}
          <rect class="ring mission-plate" width="94" height="21" rx="4" />
          <text class="mission-name" x="6" y="15">
            {words.names.MISSION[mission]}
          </text>
        </g>
      }
    >
      <g transform={`translate(${x} ${y})`}>
        <path class="mission-card" d={cards(events)} />
        <text class="mission-most" x="89" y="15">
          {most}
        </text>
      </g>
    </Faced>
  );
}

/** So many small cards. */
const cards = (count: number): string =>
  Array.from({ length: count }, (_, i) => `M${77 - i * 7} 5v11h-6v-11z`).join('');

const Legend = ({ words }: { readonly words: Words }) => {
  const [x, y] = [MAP[0] + 12, MAP[1] + MAP[3] - 44];
  return (
    <g class="legend">
      <rect class="plate" x={x} y={y} width="290" height="34" rx="6" />
      <text class="legend-line" x={x + 10} y={y + 14}>
        1/1 · {words.legend[0]}
      </text>
      <text class="legend-line" x={x + 10} y={y + 28}>
        3·6·9 · {words.legend[1]}
      </text>
    </g>
  );
};
