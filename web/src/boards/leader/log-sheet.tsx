/** The campaign log sheet: victory points against the grades, the decks, the ships sunk and their tonnage. */

import type { LogEntry } from '@derby/kernel';
import type { View } from '@derby/leader';
import { shipCard } from '@derby/leader/cards';
import { CAMPAIGNS, GRADES } from '@derby/leader/data/campaigns';
import { useMemo } from 'preact/hooks';
import { LOG } from './layout.ts';
import { Panel, Said } from './parts.tsx';
import type { Scene } from './scene.ts';
import { PROFILES, profileOf } from './silhouettes.ts';

export function LogSheet({ scene }: { readonly scene: Scene }) {
  const { words, view } = scene;
  return (
    <Panel
      box={LOG}
      title={words.titles.log}
      note={`${words.bar.boats} ${view.boats.filter(({ fate }) => fate === 'in-play').length}`}
    >
      <Grades scene={scene} />
      <Decks scene={scene} />
      <Sunk scene={scene} />
    </Panel>
  );
}

/** UL-18.3  A scale of VP with the marks of each grade. */
function Grades({ scene: { view, board } }: { readonly scene: Scene }) {
  const { victory } = CAMPAIGNS[view.campaign].lengths[view.length];
  const [x, y, width] = [LOG[0] + 14, LOG[1] + 62, LOG[2] - 28];
  const most = Math.max(victory.great * 1.2, view.vp);
  const at = (vp: number): number => x + (Math.max(0, vp) / most) * width;
  const grades = GRADES.flatMap((grade) => (grade === 'dismal' ? [] : [[grade, victory[grade]] as const]));
  return (
    <g class="grades">
      <rect class="scale" x={x} y={y - 6} width={width} height="12" rx="6" />
      <rect class="scale-done" x={x} y={y - 6} width={Math.max(0, at(view.vp) - x)} height="12" rx="6" />
      {grades.map(([grade, vp]) => (
        <Said key={grade} label={`${board.text.grades[grade] ?? grade}: ${vp}`}>
          <path class="grade-mark" d={`M${at(vp)} ${y - 11}v22`} />
          <text class="grade-vp" x={at(vp)} y={y - 14}>
            {vp}
          </text>
          <text class={view.vp >= vp ? 'grade-name reached' : 'grade-name'} x={at(vp)} y={y + 25}>
            {board.text.grades[grade] ?? grade}
          </text>
        </Said>
      ))}
      <path class="vp-mark" d={`M${at(view.vp)} ${y}m-8-12h16v16l-8 8-8-8z`} />
      <text class="vp-figure" x={at(view.vp)} y={y + 4}>
        {view.vp}
      </text>
    </g>
  );
}

const SHOWN = ['event', 'convoy', 'merchant', 'escort', 'naval'] as const;

function Decks({ scene: { view, words } }: { readonly scene: Scene }) {
  const [x, y] = [LOG[0] + 14, LOG[1] + 106];
  const pitch = (LOG[2] - 28) / SHOWN.length;
  return (
    <g class="decks">
      {SHOWN.map((deck, i) => (
        <Said
          key={deck}
          label={`${words.decks[deck]}: ${view.piles[deck].left} + ${view.piles[deck].discarded.length}`}
        >
          <rect class="deck-under" x={x + i * pitch + 3} y={y + 3} width="30" height="40" rx="4" />
          <rect class="deck" x={x + i * pitch} y={y} width="30" height="40" rx="4" />
          <text class="deck-left" x={x + i * pitch + 15} y={y + 26}>
            {view.piles[deck].left}
          </text>
          <text class="deck-name" x={x + i * pitch} y={y + 57}>
            {words.decks[deck]}
          </text>
        </Said>
      ))}
    </g>
  );
}

interface Loss {
  readonly card: number;
  readonly boat: string;
  readonly vp: number;
}

/** The ships sunk, in the order of the log; only the cards on the table where there is no log. */
function sunkIn(log: readonly LogEntry[] | undefined, view: View): Loss[] {
  const told = (log ?? []).flatMap(({ entry }) => {
    const told = entry as { readonly what: string } & Partial<Loss>;
    return told.what === 'ship-sunk' && told.card !== undefined
      ? [{ card: told.card, boat: told.boat ?? '', vp: told.vp ?? 0 }]
      : [];
  });
  if (told.length > 0) return told;
  return (view.contact?.ships ?? []).flatMap((ship) =>
    ship.sunk && ship.card !== null ? [{ card: ship.card, boat: '', vp: 0 }] : [],
  );
}

const LINES = 4;

function Sunk({ scene: { board, view, words } }: { readonly scene: Scene }) {
  const sunk = useMemo(() => sunkIn(board.log, view), [board.log, view]);
  const tons = sunk.reduce((sum, { card }) => sum + (shipCard(card).tons ?? 0), 0);
  const [x, y, width] = [LOG[0] + 14, LOG[1] + 184, LOG[2] - 28];
  return (
    <g class="sunk">
      <text class="sunk-title" x={x} y={y}>
        {words.titles.sunk} {sunk.length}
      </text>
      <text class="sunk-total" x={x + width} y={y}>
        {words.tons(tons)}
      </text>
      {sunk.length === 0 && (
        <text class="soft" x={x} y={y + 20}>
          {words.none}
        </text>
      )}
      {sunk
        .slice(-LINES)
        .toReversed()
        .map(({ card, boat }, i) => (
          <g key={`${card} ${i}`} transform={`translate(${x} ${y + 19 + i * 18})`}>
            <path
              class="sunk-profile"
              d={PROFILES[profileOf({ kind: 'merchant', card })]}
              transform="translate(14 -4) scale(.6)"
            />
            <text class="sunk-name" x="34">
              {shipCard(card).name}
            </text>
            <text class="sunk-boat" x={width - 82}>
              {boat}
            </text>
            <text class="sunk-tons" x={width}>
              {tonsText(card, words.tons)}
            </text>
          </g>
        ))}
    </g>
  );
}

const tonsText = (card: number, tons: (tons: number) => string): string => {
  const own = shipCard(card).tons;
  return own === undefined ? '' : tons(own);
};
