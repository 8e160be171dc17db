/** Every territory and every sea zone: an area to touch, its name, and what the rules print on it. */
import { isHarbour } from '@derby/pens/basics';
import { type PlaceId, SEA_ZONES, type TerritoryId, type ZoneId } from '@derby/pens/data/map';
import { factoryOf, incomeOf, isTerritory, isZone, TERRITORY_IDS, ZONE_IDS } from '@derby/pens/geography';
import type { State } from '@derby/pens/state';
import { memo } from '../../parts/memo.ts';
import { Area as Outlined } from '../kit/chart.tsx';
import { type Hands, standing } from '../kit/hands.ts';
import { Watched } from '../kit/touchable.tsx';
import { isObjective } from './clearance.ts';
import { isAsked, onwardOf } from './hands.ts';
import { ANCHORS } from './layout.ts';
import { OUTLINES } from './outlines.ts';
import { ANCHOR, BLAST, FACTORY } from './silhouettes.ts';
import { Roundel } from './tokens.tsx';
import type { Words } from './words.ts';

interface PlacesProps {
  readonly hands: Hands;
  readonly view: State;
  readonly words: Words;
  readonly look: (place: PlaceId | undefined) => void;
}

/** Sea first, so that land lies over it. */
const DRAWN: readonly PlaceId[] = [...ZONE_IDS, ...TERRITORY_IDS];

export const Places = ({ hands, view, words, look }: PlacesProps) => (
  <g class="places">
    {DRAWN.map((id) => (
      <Area
        key={id}
        id={id}
        hands={hands}
        label={factsOf(view, id, words)}
        tint={isTerritory(id) ? view.control[id] : 'sea'}
        standing={standing(hands, id)}
        look={look}
      />
    ))}
  </g>
);

interface AreaProps extends Pick<PlacesProps, 'hands' | 'look'> {
  readonly id: PlaceId;
  readonly label: string;
  readonly tint: string;
  readonly standing: string;
}

const Area = memo(({ id, hands, label, tint, look }: AreaProps) => (
  <Watched id={id} look={look}>
    <Outlined board={hands} word={id} label={label} class={`tint-${tint}`} path={OUTLINES[id]} />
  </Watched>
));

/** What a place has to say for itself. */
function factsOf(view: State, id: PlaceId, words: Words): string {
  const facts = [words.at(id)];
  if (isTerritory(id)) {
    facts.push(words.holder(view.control[id]), `${words.income} ${incomeOf(id)}`);
    if (factoryOf(id) > 0) facts.push(`${words.factory} ${factoryOf(id)}`);
    if (view.factoryDamage[id]) facts.push(`${words.damage} ${view.factoryDamage[id]}`);
    if (isObjective(id)) facts.push(words.objective);
  } else {
    const { UK, USA } = SEA_ZONES[id].convoy;
    if (UK + USA > 0) facts.push(`${words.convoys} ${words.power('UK')} ${UK}, ${words.power('USA')} ${USA}`);
    if (isHarbour(view, id)) facts.push(words.harbour);
    if (view.disturbed.includes(id)) facts.push(words.disturbed);
  }
  return facts.join(', ');
}

/** What lights up lies over the borders, so that nothing covers it; what would begin anew is fainter than what leads on. */
export function Glows({ hands }: { readonly hands: Hands }) {
  const onward = onwardOf(hands);
  const shade = (id: PlaceId): string => {
    if (hands.selected.has(id)) return 'selected';
    if (!hands.lit.has(id)) return 'barred';
    return onward.has(id) ? 'lit' : 'lit anew';
  };
  return (
    <g class="glows">
      {DRAWN.filter((id) => isAsked(hands, id)).map((id) => (
        <path
          key={id}
          class={`glow ${shade(id)}${hands.hinted.has(id) ? ' hinted' : ''}`}
          d={OUTLINES[id]}
          fill-rule="evenodd"
        />
      ))}
    </g>
  );
}

/** The names, and what is printed beside them. */
export const Labels = ({ view, words }: Pick<PlacesProps, 'view' | 'words'>) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of texts takes no focus
  <g class="labels" aria-hidden="true">
    {DRAWN.map((id) =>
      isZone(id) ? (
        <ZoneLabel
          key={id}
          id={id}
          name={words.place(id)}
          isHarbour={isHarbour(view, id)}
          isDisturbed={view.disturbed.includes(id)}
        />
      ) : (
        <LandLabel
          key={id}
          id={id}
          name={words.place(id)}
          holder={view.control[id]}
          damage={view.factoryDamage[id] ?? 0}
        />
      ),
    )}
  </g>
);

interface ZoneLabelProps {
  readonly id: ZoneId;
  readonly name: string;
  readonly isHarbour: boolean;
  readonly isDisturbed: boolean;
}

/** Convoy values stand under the name: the United Kingdom's left, the United States' right. */
const ZoneLabel = memo(({ id, name, isHarbour: harbour, isDisturbed }: ZoneLabelProps) => {
  const { x, y } = ANCHORS[id];
  const { UK, USA } = SEA_ZONES[id].convoy;
  return (
    <g transform={`translate(${x} ${y})`}>
      <text class="zone-name">{name}</text>
      {UK + USA > 0 && (
        <g transform="translate(0 13)">
          <path class="pennant power-UK" d="M-24-9H-1V9H-24z" />
          <text class="pennant-number" x="-12.5" y="6">
            {UK}
          </text>
          <path class="pennant power-USA" d="M1-9H18L24 0 18 9H1z" />
          <text class="pennant-number" x="11" y="6">
            {USA}
          </text>
        </g>
      )}
      {harbour && <path class="harbour" d={ANCHOR} transform={`translate(${UK + USA > 0 ? -34 : -9} 13)`} />}
      {isDisturbed && <path class="blast" d={BLAST} transform={`translate(${UK + USA > 0 ? 36 : 9} 13)`} />}
    </g>
  );
});

interface LandLabelProps {
  readonly id: TerritoryId;
  readonly name: string;
  readonly holder: State['control'][TerritoryId];
  readonly damage: number;
}

/** Under the name: who holds it, its income, its factory with what it can build and its damage. */
const LandLabel = memo(({ id, name, holder, damage }: LandLabelProps) => {
  const { x, y } = ANCHORS[id];
  const income = incomeOf(id);
  const factory = factoryOf(id);
  if (holder === 'IMPASSABLE')
    return (
      <text class="land-name outside" x={x} y={y}>
        {name}
      </text>
    );
  const width = 20 + 21 + (factory > 0 ? 32 : 0) + (damage > 0 ? 26 : 0);
  return (
    <g transform={`translate(${x} ${y})`}>
      <text class="land-name">{isObjective(id) ? `★ ${name}` : name}</text>
      <g transform={`translate(${-width / 2} 13)`}>
        <Roundel holder={holder} x={9} y={0} />
        <circle class="coin" cx="30" cy="0" r="9.5" />
        <text class="coin-number" x="30" y="6">
          {income}
        </text>
        {factory > 0 && (
          <g transform="translate(42 0)">
            <path class="factory" d={FACTORY} transform="translate(8 0)" />
            <text class="factory-number" x="18" y="6">
              {factory}
            </text>
          </g>
        )}
        {damage > 0 && (
          <g transform="translate(74 0)">
            <path class="blast" d={BLAST} transform="translate(8 0) scale(1.15)" />
            <text class="blast-number" x="8" y="6">
              {damage}
            </text>
          </g>
        )}
      </g>
    </g>
  );
});
