/** UL-14.4  Before a reaction: who attacks, and what each answer may cost. */
import { percent } from '@derby/kernel';
import type { BoatId } from '@derby/leader/data/boats';
import { type ReactionOdds, reactionOdds } from '@derby/leader/odds';
import { Bar } from '../kit/bar.tsx';
import { type Box, inside } from '../kit/box.ts';
import { Panel } from '../kit/panel.tsx';
import { SceneKey } from './parts.tsx';
import { boatBy, type Scene, shipsOf } from './scene.ts';
import { shipLabel } from './ships.tsx';

type Answer = 'hold' | 'crash-dive' | 'deep-dive';

export function ReactionPanel({ scene, box }: { readonly scene: Scene; readonly box: Box }) {
  const { view, words } = scene;
  const id = view.acting as BoatId;
  const boat = boatBy(view, id);
  const fighter = view.battle?.fighters.find((one) => one.id === id);
  if (!boat || !fighter) return null;
  const { hold, dive } = reactionOdds(view, id);
  const attackers = view.battle?.attacks.filter((attack) => attack.boat === id) ?? [];
  const [x, y, width] = inside(box, 8);
  const answers: readonly (readonly [Answer, ReactionOdds | undefined])[] = [
    ['hold', hold],
    ['crash-dive', fighter.side === 'surfaced' ? dive : undefined],
    ['deep-dive', fighter.side === 'submerged' ? dive : undefined],
  ];
  return (
    <Panel box={box} title={words.pair(words.titles.reaction, id)}>
      <text class="attackers" x={x + 4} y={y + 36}>
        {words.pair(
          words.reactions.attackers,
          attackers
            .map(({ ship }) => shipsOf(view).find((one) => one.id === ship))
            .map((ship) => (ship ? shipLabel({ ...ship, zone: null }, words) : ''))
            .join(' · '),
        )}
      </text>
      {answers.map(([answer, odds], i) => (
        <AnswerKey key={answer} scene={scene} answer={answer} odds={odds} box={[x, y + 48 + i * 83, width, 79]} />
      ))}
    </Panel>
  );
}

interface AnswerProps {
  readonly scene: Scene;
  readonly answer: Answer;
  readonly odds: ReactionOdds | undefined;
  readonly box: Box;
}

function AnswerKey({ scene, answer, odds, box }: AnswerProps) {
  const { board, view, words } = scene;
  const [x, y, width] = box;
  const name = board.text.choices[answer]?.([answer] as never, view as never) ?? answer;
  const facts = odds ? factsOf(odds, answer, words.reactions) : [];
  const chances = facts.map(([fact, chance]) => `${fact} ${percent(chance)}`);
  const counters =
    odds && answer !== 'deep-dive'
      ? words.pair(words.reactions.hits, `${words.heavy(odds.size.heavy)}, ${words.light(odds.size.light)}`)
      : '';
  return (
    <SceneKey scene={scene} choice={[answer]} box={box} about={`${chances.join(' ')} ${counters}`.trim()}>
      <text class="answer-name" x={x + 12} y={y + 24}>
        {name}
      </text>{' '}
      <text class="answer-fact" x={x + 12} y={y + 45}>
        {chances.map((chance, i) => (
          <tspan key={chance} class={i === 0 ? 'odds-sunk' : ''} dx={i === 0 ? 0 : 14}>
            {`${chance} `}
          </tspan>
        ))}
      </text>
      <text class="answer-counters" x={x + 12} y={y + 64}>
        {counters}
      </text>
      {odds && (
        <Bar
          box={[x + 362, y + 30, width - 374, 14]}
          parts={[
            ['miss', 1 - odds.sunk],
            ['sunk', odds.sunk],
          ]}
        />
      )}
    </SceneKey>
  );
}

function factsOf(
  odds: ReactionOdds,
  answer: Answer,
  words: Scene['words']['reactions'],
): (readonly [string, number])[] {
  const facts: (readonly [string, number])[] = [[words.sunk, odds.sunk]];
  if (answer === 'crash-dive') facts.push([words.evaded, odds.evaded]);
  if (answer === 'deep-dive') facts.push([words.flooding, odds.flooding], [words.hull, odds.hull]);
  return facts;
}
