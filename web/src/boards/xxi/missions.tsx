/** XXI-2.4.10  The U-boat Mission Track: Valentin, two paths of four boxes, two areas, the way home, and the odds. */
import { percent } from '@derby/kernel';
import type { FlotillaId } from '@derby/xxi/data/counters';
import { AREAS, type Area, PATHS } from '@derby/xxi/data/tracks';
import { type MissionOdds, missionOdds } from '@derby/xxi/odds';
import type { View } from '@derby/xxi/view';
import { useRef } from 'preact/hooks';
import { memo } from '../../parts/memo.ts';
import { type Hands, standing } from '../kit/hands.ts';
import { Panel } from '../kit/panel.tsx';
import { Said } from '../kit/said.tsx';
import { Touchable } from '../kit/touchable.tsx';
import { Chances } from './chances.tsx';
import { Charges, RatingSign } from './icons.tsx';
import * as at from './layout.ts';
import type { Words } from './words.ts';

interface MissionsProps {
  readonly hands: Hands;
  readonly view: View;
  readonly words: Words;
  /** The flotilla whose chances are shown. */
  readonly looked: FlotillaId | undefined;
}

export function Missions({ hands, view, words, looked }: MissionsProps) {
  const odds = useOdds(view, looked);
  return (
    <>
      <Frame title={words.places.valentin} />
      {AREAS.map((area) => (
        <Lane
          key={area}
          hands={hands}
          standing={standing(hands, area)}
          words={words}
          area={area}
          dice={PATHS[area].escortDice + (view.options.reinforcedEscorts ? 1 : 0)}
          odds={odds[area]}
          arrived={view.mission?.station === 'area'}
        />
      ))}
      <path class="drift" d="M960 838h8m-4-5l5 5-5 5" />
    </>
  );
}

/** The chances on both paths; the same object as before where nothing has changed. */
function useOdds(view: View, flotilla: FlotillaId | undefined): Readonly<Partial<Record<Area, MissionOdds>>> {
  const known = useRef<Partial<Record<Area, MissionOdds>>>({});
  for (const area of AREAS) {
    const odds = flotilla && oddsFor(view, flotilla, area);
    if (!odds) delete known.current[area];
    else if (JSON.stringify(odds) !== JSON.stringify(known.current[area])) known.current[area] = odds;
  }
  return known.current;
}

/** The chances on a path; none on the other path once a flotilla is under way. */
function oddsFor(view: View, flotilla: FlotillaId, area: Area): MissionOdds | undefined {
  const { mission } = view;
  if (mission?.flotilla === flotilla && mission.path !== area) return undefined;
  return missionOdds(view, flotilla, area);
}

const Frame = memo(({ title }: { readonly title: string }) => (
  <>
    <Panel box={at.MISSIONS} class="missions" />
    <Panel box={at.VALENTIN} class="shelter" title={title} />
    <Bunker />
  </>
));

/** A concrete roof over the pens. */
function Bunker() {
  const [x, y, width] = at.VALENTIN;
  const teeth = Array.from({ length: 19 }, () => 'h10v-5h10v5').join('');
  return <path class="bunker" d={`M${x} ${y + 28}${teeth}v3h${-width}z`} />;
}

interface LaneProps {
  readonly hands: Hands;
  /** How the area stands in the question. */
  readonly standing: string;
  readonly words: Words;
  readonly area: Area;
  /** How many dice the escorts roll. */
  readonly dice: number;
  readonly odds: MissionOdds | undefined;
  /** A flotilla has reached an area: how it gets there is no longer the question. */
  readonly arrived: boolean;
}

const Lane = memo(({ hands, words, area, dice, odds, arrived }: LaneProps) => {
  const [x, y, width, height] = at.laneBox(area);
  const [, areaY, , areaHeight] = at.areaBox(area);
  return (
    <>
      <Touchable board={hands} word={area} id={area} label={laneName(area, dice, words, odds)} class="lane">
        <rect class="reach" x={x} y={y} width={width} height={height} />
        <rect class="ring" x={x - 2} y={y + 1} width={width + 4} height={height - 2} rx="8" />
        <path class="lane-way" d={`M${x + width / 2} ${y + 20}V${odds ? areaY - 44 : areaY}`} />
        <text class="lane-name" x={x + width / 2} y={y + 16}>
          {words.areas[area]}
        </text>
        <rect class="area" x={x} y={areaY} width={width} height={areaHeight} rx="6" />
      </Touchable>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: what is drawn takes no focus, and the lane's name says it */}
      <g class="escorts" aria-hidden="true">
        <Charges x={x + 12} y={areaY + 14} count={dice} />
      </g>
      {PATHS[area].boxes.map((_, i) => (
        <StepBox key={area + String(i)} area={area} step={i + 1} words={words} />
      ))}
      <HomeBox area={area} words={words} />
      <Chances area={area} dice={dice} words={words} odds={odds} arrived={arrived} />
    </>
  );
});

function laneName(area: Area, dice: number, words: Words, odds: MissionOdds | undefined): string {
  const facts = [words.areas[area], words.escorts(dice)];
  if (odds) {
    const { full, depleted, sunk } = odds.arrival;
    facts.push(
      `${words.odds.full} ${percent(full)}`,
      `${words.odds.depleted} ${percent(depleted)}`,
      `${words.odds.sunk} ${percent(sunk)}`,
      `${words.odds.escorts} ${percent(odds.escortsHit)}`,
      `${words.odds.sinks} ${percent(odds.sinks ?? 0)}`,
    );
  }
  return facts.join(', ');
}

interface PartProps {
  readonly area: Area;
  readonly words: Words;
}

const StepBox = memo(({ area, step, words }: PartProps & { readonly step: number }) => {
  const [x, y, width, height] = at.stepBox(area, step);
  const box = PATHS[area].boxes[step - 1];
  if (!box) return null;
  const label = `${words.boxes[box.name]}: ${words.test(words.ratings[box.test], box.need, box.charges)}`;
  return (
    <Said class="step" label={label}>
      <rect class="step-plate" x={x} y={y} width={width} height={height} rx="6" />
      <text class="step-name" x={x + 10} y={y + 18}>
        {words.boxes[box.name]}
      </text>
      <RatingSign rating={box.test} x={x + 19} y={y + 36} />
      <text class="need" x={x + 33} y={y + 42}>
        {`${box.need}+`}
      </text>
      <Charges x={x + 70} y={y + 36} count={box.charges} />
    </Said>
  );
});

const HomeBox = memo(({ area, words }: PartProps) => {
  const [x, y, width, height] = at.homeBox(area);
  return (
    <Said class="step" label={`${words.places.home}: ${words.ratings.engine} ${PATHS[area].homeNeed}+`}>
      <rect class="step-plate home-plate" x={x} y={y} width={width} height={height} rx="6" />
      <text class="step-name" x={x + 10} y={y + 17}>
        {words.places.home}
      </text>
      <RatingSign rating="engine" x={x + 19} y={y + 35} />
      <text class="need" x={x + 33} y={y + 41}>
        {`${PATHS[area].homeNeed}+`}
      </text>
    </Said>
  );
});
