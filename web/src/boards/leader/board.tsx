/** The board of Flotilla Leader: the campaign map on real coasts, the battle on its display, the boats and their crews. */
import type { View } from '@derby/leader/view';
import { useMemo, useState } from 'preact/hooks';
import type { BoardModule, BoardProps } from '../board.ts';
import './board.css';
import './pieces.css';
import './battle.css';
import './cards.css';
import './sheets.css';
import { Sheet } from '../kit/sheet.tsx';
import { Areas } from './areas.tsx';
import { BoatCards } from './boat-cards.tsx';
import { Boats } from './boats.tsx';
import { Catalogue } from './catalogue.tsx';
import { CrewCard } from './crew-card.tsx';
import { Desk, deskBox } from './desk.tsx';
import { HeadBar } from './head-bar.tsx';
import { useAtSea, useSigns } from './later.ts';
import { above, SHEET } from './layout.ts';
import { REGIONS, regionOf } from './regions.ts';
import { type Scene, type Stage, shipsOf, stageOf } from './scene.ts';
import { SeaMap } from './sea-map.tsx';
import { seatsOf } from './seats.ts';
import { useWords } from './use-words.ts';

function Board(board: BoardProps<View>) {
  const { view } = board;
  const [looked, setLooked] = useState<string | undefined>(undefined);
  const [kept, keep] = useState<string | undefined>(undefined);
  const [wanted, want] = useState<{ readonly stage: Stage; readonly instead: Stage } | undefined>(undefined);
  const [signs, setSigns] = useState<{ readonly question: BoardProps['question'] } | undefined>(undefined);
  const due = stageOf(view);
  const stage = wanted?.instead === due ? wanted.stage : due;
  const seats = useMemo(() => seatsOf(view, stage), [view, stage]);
  const look = (id: string | undefined): void => {
    setLooked(id);
    if (shipsOf(view).some((ship) => ship.id === id)) keep(id);
  };
  const words = useWords(board);
  const atSea = useAtSea(stage !== 'cards');
  const areSignsOpen = signs !== undefined && signs.question === board.question;
  const legend = useSigns(areSignsOpen);
  if (!words) return null;
  const openSigns = () => setSigns({ question: board.question });
  const scene: Scene = { board, view, words, looked, kept, look, openSigns };
  return (
    <Sheet name="leader" pace={board.pace}>
      <HeadBar scene={scene} stage={stage} show={(one) => want({ stage: one, instead: due })} />
      {stage === 'cards' && <Catalogue scene={scene} />}
      {stage === 'map' && <MapStage scene={scene} />}
      {stage === 'battle' && atSea && <atSea.BattleStage scene={scene} seats={seats} />}
      <Boats scene={scene} seats={seats} />
      <BoatCards scene={scene} />
      {areSignsOpen && legend ? (
        <legend.SignsCard scene={scene} close={() => setSigns(undefined)} />
      ) : (
        <CrewCard scene={scene} />
      )}
    </Sheet>
  );
}

function MapStage({ scene }: { readonly scene: Scene }) {
  const atSea = useAtSea(true);
  const desk = deskBox(scene);
  return (
    <>
      <SeaMap campaign={scene.view.campaign} />
      <Areas scene={scene} />
      {atSea && <atSea.LogSheet scene={scene} box={above(desk)} />}
      {desk && <Desk scene={scene} box={desk} />}
    </>
  );
}

/** The battle stage comes with what is wanted at sea. */
function AttackStage(board: BoardProps<View>) {
  const words = useWords(board);
  const atSea = useAtSea(stageOf(board.view) !== 'cards');
  return words && atSea ? <atSea.AttackStage board={board} words={words} /> : null;
}

/** UL-12.1  In which order escorts act seldom matters. */
const MANY = {
  inOrder: ['escort'],
  staffed: {
    rules: ['UL-4.9', 'UL-2.1', 'UL-4.11'],
    name: { en: 'Starter flotilla', fr: 'Flottille de départ' },
  },
};

const board: BoardModule<View> = { sheet: SHEET, regions: REGIONS, Board, Stage: AttackStage, many: MANY, regionOf };
export default board;
