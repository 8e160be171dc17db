/** What lies beside the map: the options to buy, a contact, a harbour, a search, or the last event. */

import { percent, signed } from '@derby/kernel';
import { contactModifier } from '@derby/leader/contact';
import { rowOf } from '@derby/leader/crew';
import { type AreaId, CAMPAIGNS, type SpecialOptionId } from '@derby/leader/data/campaigns';
import { SNORKEL_SO } from '@derby/leader/data/constants';
import type { EventId } from '@derby/leader/data/events';
import { areaOf } from '@derby/leader/map';
import { contactOdds, raidOdds } from '@derby/leader/odds';
import { halves } from '@derby/leader/text/grammar';
import type { View } from '@derby/leader/view';
import { Bar } from '../kit/bar.tsx';
import { type Box, inside } from '../kit/box.ts';
import { Panel } from '../kit/panel.tsx';
import { Faced } from '../kit/touchable.tsx';
import { useAtSea } from './later.ts';
import { DESK } from './layout.ts';
import { Pads, padsOf } from './pads.tsx';
import { Orders, ordersHeight } from './parts.tsx';
import { boatBy, type Scene } from './scene.ts';
import { capital } from './words.ts';

/** How high an option is: 44 px on a phone that shows the desk, and five of them above the orders. */
const OPTION = 55;

/** Questions whose figures lie on the desk: options, a search, a raid, the courses. */
const TOLD: ReadonlySet<string> = new Set(['UL-6.1', 'UL-9.2', 'UL-7.8', 'UL-8.2']);
const HEAD = 34;

/** The desk is no higher than what lies on it: of nothing but keys it shows these, of nothing nothing. */
export function deskBox(scene: Scene): Box | undefined {
  const { view, board } = scene;
  const isFull =
    TOLD.has(board.question?.rule ?? '') ||
    (view.errand?.ships.length ?? 0) > 0 ||
    (view.contact?.shown.length ?? 0) > 0 ||
    (view.contact?.card ?? 0) > 0 ||
    padsOf(scene).length > 0 ||
    lastEvent(scene) !== undefined;
  if (isFull) return DESK;
  const keys = ordersHeight(scene);
  const [x, y, width, height] = DESK;
  return keys > 0 ? [x, y + height - keys - HEAD, width, keys + HEAD] : undefined;
}

export function Desk({ scene, box }: { readonly scene: Scene; readonly box: Box }) {
  const { board, view, words } = scene;
  const [x, y, width, height] = inside(box, 10);
  const room = height - ordersHeight(scene);
  const atSea = useAtSea(true);
  if (board.question?.rule === 'UL-6.1') return <Options scene={scene} />;
  if (view.errand && view.errand.ships.length > 0) return atSea ? <atSea.Harbour scene={scene} /> : null;
  const shown = view.contact ? [...view.contact.shown, view.contact.card ?? 0].filter((number) => number > 0) : [];
  if (shown.length > 0)
    return (
      <Panel
        box={DESK}
        title={words.titles.contact}
        note={view.contact ? words.contacts(view.contact.left) : undefined}
      >
        {shown.map((number, i) => {
          const wide = Math.min(186, width / shown.length - 4);
          const left = x + (width - shown.length * (wide + 6)) / 2 + i * (wide + 6);
          return (
            atSea && (
              <atSea.ConvoyCard
                key={number}
                scene={scene}
                number={number}
                box={[left, y + 24, wide, Math.min(room - 34, wide + 96)]}
              />
            )
          );
        })}
        <Orders scene={scene} box={[x, y, width, height]} />
      </Panel>
    );
  const numbers = padsOf(scene).length > 0;
  const event = lastEvent(scene);
  const sailing = board.question?.rule === 'UL-8.2';
  const wide = sailing ? 178 : 240;
  return (
    <Panel box={box} title={titleOf(scene)}>
      {numbers && <Pads scene={scene} box={[x, y + 24, width, 138]} />}
      {board.question?.rule === 'UL-9.2' && <Search scene={scene} box={[x, y + 26, width, room - 26]} />}
      {!numbers && board.question?.rule !== 'UL-9.2' && event && atSea && (
        <atSea.EventCard
          scene={scene}
          event={event}
          box={[sailing ? x : x + (width - wide) / 2, y + 20, wide, Math.min(244, room - 26)]}
        />
      )}
      {board.question?.rule === 'UL-7.8' && <RaidOdds scene={scene} box={[x, y + 146, width, 80]} />}
      {sailing && (
        <Courses
          scene={scene}
          box={event ? [x + wide + 14, y + 20, width - wide - 14, 240] : [x, y + 20, width, 240]}
        />
      )}
      <Orders scene={scene} box={[x, y, width, height]} />
    </Panel>
  );
}

function titleOf({ board, words }: Scene): string {
  return board.question?.rule === 'UL-9.2' ? words.titles.search : words.titles.orders;
}

/** The event told last, while its turn lasts. */
function lastEvent({ board }: Scene): EventId | undefined {
  for (let at = (board.log?.length ?? 0) - 1; at >= 0; at--) {
    const entry = board.log?.[at]?.entry as { readonly what: string; readonly event?: EventId } | undefined;
    if (entry?.what === 'event-drawn') return entry.event;
    if (entry?.what === 'turn-begins') return undefined;
  }
  return undefined;
}

/** UL-8.2  Where the boat could sail: the Events to come on the way in, and the chance of a contact there. */
function Courses({ scene, box: [x, y, width] }: { readonly scene: Scene; readonly box: Box }) {
  const { view, words, board } = scene;
  const boat = boatBy(view, view.acting);
  const courses = board.question?.offers.filter(({ choice, barredBy }) => choice[0] === 'sail' && !barredBy) ?? [];
  if (!boat || courses.length === 0) return null;
  // Beside an event card the figures need a line of their own under the name.
  const roomy = width > 300;
  return (
    <g class="courses">
      <text class="head course-head" x={x + width - 52} y={y + 12}>
        {words.decks.event}
      </text>
      <text class="head course-head" x={x + width} y={y + 12}>
        {words.titles.contact}
      </text>
      {courses.map(({ choice }, i) => {
        const area = choice[1] as AreaId;
        const { move, contacts } = areaOf(view, area);
        return (
          <g key={area} transform={`translate(${x} ${y + 22 + i * 40})`}>
            <text class="course-area" y={roomy ? 24 : 13}>
              {capital(words.names.area(area))}
            </text>
            <text class="course-events" x={width - 62} y={roomy ? 24 : 31}>
              {move ?? '–'}
            </text>
            <text class="course-chance" x={width} y={roomy ? 24 : 31}>
              {contacts ? percent(1 - (contactOdds(view, { ...boat, area })[0] ?? 0)) : '–'}
            </text>
            <path class="disc-rule" d={`M0 37H${width}`} />
          </g>
        );
      })}
    </g>
  );
}

/** UL-6.1  What SO can buy here. */
function Options({ scene }: { readonly scene: Scene }) {
  const { view, words } = scene;
  const listed = optionsOf(view);
  const [x, y, width, height] = inside(DESK, 10);
  return (
    <Panel box={DESK} title={words.titles.options} note={words.left(view.so)}>
      {listed.map(([option, cost, max], i) => (
        <OptionLine
          key={option}
          scene={scene}
          option={option}
          cost={cost}
          note={option === 'snorkel' ? '' : words.bought(view.bought[option] ?? 0, max)}
          box={[x + (i % 2) * (width / 2), y + 20 + Math.floor(i / 2) * OPTION, width / 2 - 5, OPTION - 1]}
        />
      ))}
      <Orders scene={scene} box={[x, y, width, height]} />
    </Panel>
  );
}

function optionsOf(view: View): (readonly [SpecialOptionId | 'snorkel', number, number | null])[] {
  const { options } = CAMPAIGNS[view.campaign];
  const listed = (Object.keys(options) as SpecialOptionId[]).map(
    (option) => [option, options[option]?.cost ?? 0, options[option]?.max ?? null] as const,
  );
  return view.settings.snorkel ? [...listed, ['snorkel', SNORKEL_SO, null] as const] : listed;
}

interface OptionLineProps {
  readonly scene: Scene;
  readonly option: SpecialOptionId | 'snorkel';
  readonly cost: number;
  readonly note: string;
  readonly box: Box;
}

const OptionLine = ({ scene, option, cost, note, box: [x, y, width, height] }: OptionLineProps) => (
  <Faced
    board={scene.board}
    word={option}
    label={`${scene.words.options[option]}, ${halves(cost)} SO, ${note}`}
    class="option"
    plate={
      <g data-id={option}>
        <rect class="ring option-plate" x={x} y={y} width={width} height={height} rx="5" />
        <text class="option-name" x={x + 42} y={y + 22}>
          {scene.words.options[option]}
        </text>
      </g>
    }
  >
    <circle class="coin" cx={x + 21} cy={y + height / 2} r="14" />
    <text class="coin-figure" x={x + 21} y={y + height / 2 + 5}>
      {halves(cost)}
    </text>
    <text class="option-note" x={x + 42} y={y + 40}>
      {note}
    </text>
  </Faced>
);

/** UL-9.2, UL-9.3  The chance of one, two, three contacts. */
function Search({ scene, box: [x, y, width] }: { readonly scene: Scene; readonly box: Box }) {
  const { view, words } = scene;
  const boat = boatBy(view, view.acting);
  if (!boat) return null;
  const modifier = contactModifier(view, boat);
  const chances = contactOdds(view, boat);
  return (
    <g class="search">
      <text class="option-name" x={x} y={y + 18}>
        {words.pair(`${boat.id}, ${words.names.area(boat.area)}`, `${words.modifier} ${signed(modifier)}`)}
      </text>
      <text class="soft" x={x} y={y + 42}>
        {words.chances}
      </text>
      {chances.map((chance, contacts) => (
        <g key={contacts} transform={`translate(${x} ${y + 54 + contacts * 34})`}>
          <text class="search-count" x="14" y="20">
            {contacts}
          </text>
          <Bar box={[34, 6, width - 104, 18]} parts={[[contacts === 0 ? 'miss' : 'heavy', chance]]} />
          <text class="odds-figure search-figure" x={width - 4} y="21">
            {percent(chance)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** UL-7.8  The chance that one torpedo, or one round, scores. */
function RaidOdds({ scene, box: [x, y, width] }: { readonly scene: Scene; readonly box: Box }) {
  const { view, words } = scene;
  const boat = boatBy(view, view.errand?.boat);
  if (!boat) return null;
  const { ts, gs } = rowOf(boat);
  const weapons: readonly (readonly [string, number | null])[] = [
    [words.torpedoes(1), ts],
    [words.gun, boat.ammunition > 0 ? gs : null],
  ];
  return (
    <g class="search">
      {weapons.map(([name, skill], i) => {
        if (skill === null) return null;
        const chance = raidOdds(view, boat, i === 0 ? 'torpedo' : 'gun');
        return (
          <g key={name} transform={`translate(${x} ${y + i * 34})`}>
            <text class="option-name" y="20">
              {name} {signed(skill)}
            </text>
            <Bar box={[130, 6, width - 200, 18]} parts={[['heavy', chance]]} />
            <text class="odds-figure search-figure" x={width - 4} y="21">
              {percent(chance)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
