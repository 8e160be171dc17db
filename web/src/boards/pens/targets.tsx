/** HOST-8.5  What a bomber can be aimed at, as boxes, with the bombers that are on their way to each. */
import { percent } from '@derby/kernel';
import type { PlaceId, TerritoryId } from '@derby/pens/data/map';
import { penOdds } from '@derby/pens/odds';
import { targetsIn } from '@derby/pens/raid';
import { bombersOn, bombersOver } from '@derby/pens/raid-force';
import type { State, Target } from '@derby/pens/state';
import type { Hands } from '../kit/hands.ts';
import { Touchable } from '../kit/touchable.tsx';
import { ANCHOR, FACTORY, SILHOUETTES } from './silhouettes.ts';
import type { Words } from './words.ts';

interface TargetsProps {
  readonly hands: Hands;
  readonly view: State;
  readonly words: Words;
  readonly at: TerritoryId;
}

const ROOM = 342;

export function Targets({ hands, view, words, at }: TargetsProps) {
  const targets = targetsIn(view, view.turn, at);
  const width = Math.min(110, ROOM / Math.max(1, targets.length) - 4);
  return (
    <g class="targets" transform="translate(10 236)">
      {targets.some((target) => target.startsWith('pen-')) && (
        <text class="target-note" x="2" y="-10">
          {words.targetsNote}
        </text>
      )}
      {targets.map((target, i) => (
        <g key={target} transform={`translate(${i * (width + 4)} 0)`}>
          <Box target={target} width={width} hands={hands} view={view} words={words} at={at} />
        </g>
      ))}
    </g>
  );
}

interface BoxProps extends TargetsProps {
  readonly target: Target;
  readonly width: number;
}

function Box({ target, width, hands, view, words, at }: BoxProps) {
  const bombers = bombersOn(view, at, target);
  const pen = view.pens.find(({ id }) => id === target);
  const name =
    target === 'factory' ? words.factory : pen ? `${words.pen} ${pen.id.slice(4)}` : words.place(target as PlaceId);
  // The bomber that is being aimed counts as well.
  const next = bombersOver(view, at).find((unit) => unit.goal === null);
  const aimed = next && hands.lit.has(target) ? [...bombers, next] : bombers;
  const odds = pen && aimed.length > 0 ? percent(penOdds(view, aimed, pen.damage)) : undefined;
  const damage = pen?.damage ?? (target === 'factory' ? (view.factoryDamage[at] ?? 0) : undefined);
  const facts = [
    words.targets,
    name,
    damage === undefined ? '' : `${words.damage} ${damage}`,
    `${words.type('bomber')} ${bombers.length}`,
    odds ? `${words.odds.penDown} ${odds}` : '',
  ];
  return (
    <Touchable board={hands} word={target} label={facts.filter(Boolean).join(', ')} class="target">
      <rect class="ware-face" width={width} height="50" rx="6" />
      <path
        class="ware-sign"
        d={pen ? SILHOUETTES.pen : target === 'factory' ? FACTORY : ANCHOR}
        transform="translate(15 16) scale(.9)"
      />
      <text class="target-name" x="28" y="20">
        {pen ? pen.id.slice(4) : target === 'factory' ? words.factory : target}
      </text>
      <text class="target-note" x="8" y="42">
        {[
          damage === undefined ? '' : pen ? `${damage}/10` : `${words.damage} ${damage}`,
          bombers.length > 0 ? `✈${bombers.length}` : '',
          odds ?? '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </text>
      <rect class="ring" x="-1" y="-1" width={width + 2} height="52" rx="7" />
    </Touchable>
  );
}
