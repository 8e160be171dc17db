/** What is wanted only at sea: the log sheet, the battle on its display, an attack on a harbour, Event and Convoy cards. */

import { inside } from '../kit/box.ts';
import { Panel } from '../kit/panel.tsx';
import { Display } from './display.tsx';
import { Fire } from './fire.tsx';
import { DESK, DESK_LINE, FIRE, harbourBoxes, SHIPS } from './layout.ts';
import { Pads, padsOf } from './pads.tsx';
import { Orders } from './parts.tsx';
import type { Scene } from './scene.ts';
import type { Seats } from './seats.ts';
import { ShipList } from './ship-list.tsx';
import { Ships } from './ships.tsx';

export { ConvoyCard, EventCard } from './cards.tsx';
export { LogSheet } from './log-sheet.tsx';
export { AttackStage } from './stage.tsx';

interface BattleProps {
  readonly scene: Scene;
  readonly seats: Seats;
}

export const BattleStage = ({ scene, seats }: BattleProps) => (
  <>
    <Display scene={scene} />
    <ShipList scene={scene} ships={scene.view.contact?.ships ?? []} box={SHIPS} />
    <BattleOrders scene={scene} />
    <Ships scene={scene} seats={seats} />
  </>
);

function BattleOrders({ scene }: { readonly scene: Scene }) {
  if (scene.board.question?.rule === 'UL-14.4') return <Panel box={FIRE} title={scene.words.titles.reaction} />;
  if (padsOf(scene).length === 0) return <Fire scene={scene} box={FIRE} />;
  const [x, y, width, height] = inside(FIRE, 12);
  return (
    <Panel box={FIRE} title={scene.words.steps[scene.view.phase]}>
      <Pads scene={scene} box={[x, y + 26, width, height - 26]} />
      <Orders scene={scene} box={[x, y, width, height]} />
    </Panel>
  );
}

/** UL-7.5  The warships in a harbour, and the chances of a salvo; while its size is asked for, these alone. */
export function Harbour({ scene }: { readonly scene: Scene }) {
  const ships = scene.view.errand?.ships ?? [];
  const rule = scene.board.question?.rule;
  if (rule === 'UL-13.4') return <Fire scene={scene} box={DESK} />;
  const [list, below] = harbourBoxes(ships.length);
  const [x, y, width] = below;
  return (
    <>
      <ShipList scene={scene} ships={ships} box={list} line={DESK_LINE} />
      {rule === 'UL-2.15' ? (
        <Panel box={below} title={scene.words.sections.ready}>
          <Pads scene={scene} box={[x + 12, y + 34, width - 24, 140]} />
        </Panel>
      ) : (
        <Fire scene={scene} box={below} />
      )}
    </>
  );
}
