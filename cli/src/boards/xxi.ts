/** XXI on the terminal: the transport map, and below it the displays and tracks. */
import { percent } from '@derby/kernel';
import { ahead } from '@derby/xxi/battle';

import { convoyValue, type FlotillaId, isPriority, kindOf, letterOf } from '@derby/xxi/data/counters';
import { PLACES, SQUARES, YARDS } from '@derby/xxi/data/map';
import { type Area, GRINDING_WAR, MODELS, type Ratings, TYPE_VII } from '@derby/xxi/data/tracks';
import { type Condition, type MissionOdds, missionOdds } from '@derby/xxi/odds';
import type { Mission } from '@derby/xxi/state';
import * as en from '@derby/xxi/text/en';
import * as fr from '@derby/xxi/text/fr';
import type { View } from '@derby/xxi/view';
import { padded } from '../paint.ts';
import type { Board, Easel } from './index.ts';
import { transportMap } from './xxi-map.ts';
import { XXI_WORDS, type XxiWords } from './xxi-text.ts';

const GAME_WORDS = { en, fr } as const;
const LABEL = 24;

export const board: Board = (shown, easel) => {
  const view = shown as View;
  const words = XXI_WORDS[easel.language];
  const rows = [yards, front, sea, boats, models, piles, mission].flatMap((part) => part(view, words, easel));
  return [
    title(view, words, easel),
    ...transportMap(view, words, easel.paint, easel.width),
    easel.paint('dim', words.legend),
    ...rows.map(([name, contents]) => `${easel.paint('bold', padded(name, LABEL))}${contents}`),
  ];
};

type Row = readonly [name: string, contents: string];
type Part = (view: View, words: XxiWords, easel: Easel) => Row[];

function title(view: View, words: XxiWords, { language, paint }: Easel): string {
  const month = GAME_WORDS[language].month(view.turn);
  const points = view.phase === 'movement' ? ` · ${view.points} ${words.points}` : '';
  return paint('bold', `${words.turn(view.turn, month)} · ${words.phases[view.phase]}${points}`);
}

const yards: Part = (view, words) => [
  [
    words.yards,
    YARDS.map((yard) => {
      const parts = view.squares[yard].map(letterOf).sort();
      return `${PLACES[yard].name} [${parts.join('').padEnd(SQUARES[yard], '.')}]`;
    }).join('   '),
  ],
];

const front: Part = (view, words, { language }) => {
  const box = GRINDING_WAR[view.front];
  const name = box ? GAME_WORDS[language].FRONTS[box.name] : '';
  return [
    [
      words.front,
      `${name} (${box?.draws} ${words.draws}, ${words.transport} +${box?.transport})   ${words.armies} ${view.armies.length}`,
    ],
  ];
};

const sea: Part = (view, words) => {
  const convoys = (area: Area): string => view.convoys[area].map((id) => convoyValue(id)).join(' ') || '–';
  const balance = view.sunk - view.convoys.WA.length;
  return [
    [words.convoys, `${words.areas.AO}: ${convoys('AO')}   ${words.areas.WA}: ${convoys('WA')}`],
    [words.balance, `${balance > 0 ? '+' : ''}${balance}   ${words.sunk} ${view.sunk}`],
  ];
};

const boats: Part = (view, words, { paint }) => {
  const boat = (id: FlotillaId): string => {
    const name = flotillaName(view, id, words);
    if (view.depleted.includes(id)) return paint('red', name);
    return view.sailed.includes(id) ? paint('dim', `${name} (${words.sailed})`) : name;
  };
  return [[words.valentin, view.valentin.map(boat).join(', ') || '–']];
};

const flotillaName = (view: View, id: FlotillaId, { depleted }: XxiWords): string =>
  `${id.toUpperCase().replace('-', ' ')}${view.depleted.includes(id) ? ` (${depleted})` : ''}`;

const RATINGS = ['engine', 'silence', 'attack', 'defense'] as const;
const rated = (ratings: Ratings): string => RATINGS.map((one) => ratings[one]).join('/');

/** The ratings in force, and what the next flotilla costs. */
const models: Part = (view, words) => {
  const built = view.commands.length;
  const current = MODELS[Math.min(built, MODELS.length) - 1];
  const next = view.pen.length > 0 ? MODELS[Math.min(built, MODELS.length - 1)] : undefined;
  const names = RATINGS.map((one) => words.ratings[one]).join('/');
  const newest = current ? `   XXI ${rated(current.ratings)} (${words.model(current.model)})` : '';
  const cost = Object.entries(next?.cost ?? {}).map(
    ([kind, count]) => `${words.kinds[kind as keyof XxiWords['kinds']]} ×${count}`,
  );
  return [
    [words.ratingsTitle, `VII ${rated(TYPE_VII)}${newest}   (${names})`],
    [words.pen, `${view.pen.length}${next ? `   ${words.next(next.model)} ${cost.join(', ')}` : ''}`],
  ];
};

const piles: Part = (view, words) => {
  const commands = view.allocation.filter((id) => kindOf(id) === 'command').length;
  const priorities = view.allocation.filter(isPriority).length;
  const extra = priorities > 0 ? `   ${words.priorities} ${priorities}` : '';
  return [
    [
      words.box,
      `${words.commands} ${commands}${extra}   ${words.drawPile} ${view.left}   ${words.scrap} ${view.scrap.length}`,
    ],
  ];
};

/** The flotilla at sea: how it is, what it comes to next, and its chances to go on and to go home. */
const mission: Part = (view, words) => {
  const sailing = view.mission;
  if (!sailing) return [];
  const { flotilla, path } = sailing;
  const what = `${flotillaName(view, flotilla, words)}, ${words.areas[path]}, ${whereabouts(sailing, words)}`;
  return [
    [words.mission, what],
    ...chances(missionOdds(view, flotilla, path), sailing, words).map(
      (line, i): Row => [i === 0 ? words.odds : '', line],
    ),
  ];
};

function whereabouts(sailing: Mission, words: XxiWords): string {
  const next = ahead(sailing);
  if (next === 'home') return words.home;
  if (next !== 'area') return words.station(next);
  return sailing.tested ? words.beforeArea : words.inArea;
}

function chances({ arrival, sinks, escortsHit, home }: MissionOdds, sailing: Mission, words: XxiWords): string[] {
  const told = ({ full, depleted, sunk }: Condition) => [percent(full), percent(depleted), percent(sunk)] as const;
  const lines = sailing.station === 'area' ? [] : [words.arrival(...told(arrival))];
  if (sinks !== undefined) lines.push(words.attack(percent(sinks), percent(escortsHit)));
  return [...lines, words.homeward(...told(home))];
}
