/** The campaign log sheet: victory points against the grades, the decks, the ships sunk and their tonnage. */
import type { LogEntry } from '@derby/kernel';
import { shipCard } from '@derby/leader/cards';
import { CAMPAIGNS, GRADES } from '@derby/leader/data/campaigns';
import { standing, standingInAll } from '@derby/leader/victory';
import type { View } from '@derby/leader/view';
import { useMemo } from 'preact/hooks';
import type { Box } from '../kit/box.ts';
import { fitted } from '../kit/lines.ts';
import { Panel } from '../kit/panel.tsx';
import { Said } from '../kit/said.tsx';
import { LOG } from './layout.ts';
import { profileOf } from './profile.ts';
import type { Scene } from './scene.ts';
import { PROFILES } from './silhouettes.ts';

/** It takes what room the desk under it leaves. */
export function LogSheet({ scene, box }: { readonly scene: Scene; readonly box: Box }) {
  const { words } = scene;
  return (
    <Panel box={box} title={words.titles.log} note={noteOf(scene)}>
      <Grades scene={scene} />
      <Decks scene={scene} />
      <Sunk scene={scene} lines={linesIn(box)} />
    </Panel>
  );
}

/** Boats in play; of linked campaigns also the VP of all of them (UL-19.5). */
function noteOf({ words, view }: Scene): string {
  const boats = `${words.bar.boats} ${view.boats.filter(({ fate }) => fate === 'in-play').length}`;
  return view.settings.linkedCampaigns ? `${words.inAll(standingInAll(view).vp)} · ${boats}` : boats;
}

/** UL-18.2, UL-18.3  One field for each grade; the marker stands where the VP, less the boats lost, are on the way through it. */
function Grades({ scene: { view, board, words } }: { readonly scene: Scene }) {
  const { victory } = CAMPAIGNS[view.campaign].lengths[view.length];
  const least = [0, victory.poor, victory.adequate, victory.good, victory.great];
  const [x, y, width] = [LOG[0] + 14, LOG[1] + 44, LOG[2] - 28];
  const field = width / GRADES.length;
  const { vp } = standing(view);
  const reached = least.findLastIndex((one, i) => i === 0 || vp >= one);
  const from = least[reached] ?? 0;
  const to = least[reached + 1] ?? from * 1.3 + 1;
  const along = Math.min(1, Math.max(0, (vp - from) / (to - from)));
  const at = x + (reached + along) * field;
  return (
    <g class="grades">
      {GRADES.map((grade, i) => (
        <Said key={grade} label={words.pair(board.text.grades[grade] ?? grade, String(least[i]))}>
          <rect
            class={i === reached ? 'grade grade-now' : 'grade'}
            x={x + i * field}
            y={y - 8}
            width={field - 3}
            height="40"
            rx="4"
          />
          <text
            class="grade-name"
            x={x + (i + 0.5) * field - 1}
            y={y + 10}
            {...fitted(board.text.grades[grade] ?? grade, field - 8)}
          >
            {board.text.grades[grade] ?? grade}
          </text>
          <text class="grade-vp" x={x + (i + 0.5) * field - 1} y={y + 26}>
            {i === 0 ? '' : `${least[i]}+`}
          </text>
        </Said>
      ))}
      <Said label={words.standing(view.vp, vp)}>
        <path class="vp-mark" d={`M${at} ${y + 28}l9 9v14h-18v-14z`} />
        <text class="vp-figure" x={at} y={y + 47}>
          {vp}
        </text>
      </Said>
    </g>
  );
}

const SHOWN = ['event', 'convoy', 'merchant', 'escort', 'naval'] as const;

function Decks({ scene: { view, words } }: { readonly scene: Scene }) {
  const [x, y] = [LOG[0] + 14, LOG[1] + 104];
  const pitch = (LOG[2] - 28) / SHOWN.length;
  return (
    <g class="decks">
      {SHOWN.map((deck, i) => (
        <Said
          key={deck}
          label={words.pair(words.decks[deck], `${view.piles[deck].left} + ${view.piles[deck].discarded.length}`)}
        >
          <rect class="deck-under" x={x + i * pitch + 3} y={y + 3} width="30" height="40" rx="4" />
          <rect class="deck" x={x + i * pitch} y={y} width="30" height="40" rx="4" />
          <text class="deck-left" x={x + i * pitch + 15} y={y + 26}>
            {view.piles[deck].left}
          </text>
          <text class="deck-name" x={x + i * pitch} y={y + 57} {...fitted(words.decks[deck], pitch - 6)}>
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

const SUNK = 184;
const SUNK_LINE = 18;
/** Room for so many ships; where there are more, the last line counts the rest. */
const linesIn = ([, , , height]: Box): number => Math.floor((height - SUNK - 1) / SUNK_LINE);

function Sunk({ scene: { board, view, words }, lines }: { readonly scene: Scene; readonly lines: number }) {
  const sunk = useMemo(() => sunkIn(board.log, view), [board.log, view]);
  const tons = sunk.reduce((sum, { card }) => sum + (shipCard(card).tons ?? 0), 0);
  const latest = sunk.length > lines ? sunk.slice(1 - lines) : sunk;
  const [x, y, width] = [LOG[0] + 14, LOG[1] + SUNK, LOG[2] - 28];
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
      {latest.toReversed().map(({ card, boat }, i) => (
        <g key={`${card} ${i}`} transform={`translate(${x} ${y + 19 + i * SUNK_LINE})`}>
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
      {latest.length < sunk.length && (
        <text class="soft" x={x + 34} y={y + 19 + latest.length * SUNK_LINE}>
          {words.more(sunk.length - latest.length)}
        </text>
      )}
    </g>
  );
}

const tonsText = (card: number, tons: (tons: number) => string): string => {
  const own = shipCard(card).tons;
  return own === undefined ? '' : tons(own);
};
