/** Flotilla Leader on the terminal: the campaign sheet area by area, the boats, and the Tactical Display during a battle. */

import { shipCard } from '@derby/leader/cards';
import { conditionOf, damageOf } from '@derby/leader/crew';
import { card, classOf } from '@derby/leader/data/boats';
import { CONVOYS } from '@derby/leader/data/convoys';
import { DAMAGES } from '@derby/leader/data/hits';
import { areaOf, areasOf, isPort, warningsIn } from '@derby/leader/map';
import * as en from '@derby/leader/text/en';
import * as fr from '@derby/leader/text/fr';
import { standing, standingInAll } from '@derby/leader/victory';
import type { View } from '@derby/leader/view';
import { padded } from '../paint.ts';
import type { Board, Easel } from './index.ts';
import { tacticalDisplay } from './leader-display.ts';
import { LEADER_WORDS, type LeaderWords } from './leader-text.ts';

const GAME_WORDS = { en, fr } as const;
const AREA_WIDTH = 26;
const FIGURES_WIDTH = 16;
const BOAT_WIDTH = 8;

export const board: Board = (shown, easel) => {
  const view = shown as View;
  const words = LEADER_WORDS[easel.language];
  return [
    title(view, words, easel),
    ...(view.battle ? battle(view, words, easel) : sheet(view, words, easel)),
    ...boats(view, words, easel),
  ];
};

function title(view: View, words: LeaderWords, { language, paint }: Easel): string {
  const { campaign, inAll, standing: told } = GAME_WORDS[language];
  const facts = [
    campaign(view.campaign),
    words.turn(view.turn),
    words.phases[view.phase],
    told(view.vp, standing(view).vp),
    ...(view.settings.linkedCampaigns ? [inAll(standingInAll(view).vp)] : []),
    words.options(view.so),
  ];
  return paint('bold', facts.join(' · '));
}

/** Each area with its figures, its markers and the boats that are there. */
function sheet(view: View, words: LeaderWords, { language, paint }: Easel): string[] {
  const { area } = GAME_WORDS[language];
  return areasOf(view).map((id) => {
    const here = view.boats.filter((boat) => boat.fate === 'in-play' && boat.area === id);
    const named = here.map((boat) => (boat.searched ? `${boat.id} (${words.searched})` : boat.id));
    const marks = [
      ...(warningsIn(view, id) > 0 ? [`${words.warnings} ${warningsIn(view, id)}`] : []),
      ...(view.intel.includes(id) ? [words.intel] : []),
      ...(view.airSearch.includes(id) ? [words.airSearch] : []),
      ...(view.supply.includes(id) ? [words.supply] : []),
    ];
    return [
      paint(isPort(view, id) ? 'green' : 'cyan', padded(area(id), AREA_WIDTH)),
      paint('dim', padded(figures(view, id, words), FIGURES_WIDTH)),
      [...named, ...marks.map((mark) => paint('yellow', mark))].join(', '),
    ]
      .join('')
      .trimEnd();
  });
}

/** A port refits; elsewhere Events on entering and staying, then the numbers for one, two and three contacts. */
function figures(view: View, id: ReturnType<typeof areasOf>[number], words: LeaderWords): string {
  const { refit, move, patrol, contacts } = areaOf(view, id);
  if (refit !== undefined) return `${words.refit} ${refit}`;
  return `${move ?? 0}/${patrol ?? 0} · ${contacts ? contacts.join('-') : '–'}`;
}

function battle(view: View, words: LeaderWords, easel: Easel): string[] {
  const { battle: fight, contact } = view;
  if (!fight || !contact) return [];
  const { CONDITION } = GAME_WORDS[easel.language];
  const convoy = contact.card === null ? undefined : CONVOYS[contact.card];
  return [
    [
      words.round(fight.round),
      convoy && words.convoy(convoy.ships.length, convoy.escorts.length),
      `${words.alerts} ${contact.alerts}`,
      fight.condition && CONDITION[fight.condition],
    ]
      .filter(Boolean)
      .join(' · '),
    ...tacticalDisplay(view, words, easel.paint, easel.width),
    ...contact.ships.filter((ship) => ship.card !== null && !ship.sunk).map((ship) => shipLine(ship, words)),
  ];
}

function shipLine(
  { id, card: number, light, heavy }: NonNullable<View['contact']>['ships'][number],
  words: LeaderWords,
) {
  if (number === null) return id;
  const { name, speed, torpedo } = shipCard(number);
  const hits = torpedo.map((least) => least ?? '–').join('/');
  const damage = [...(light > 0 ? [`${words.light} ${light}`] : []), ...(heavy > 0 ? [`${words.heavy} ${heavy}`] : [])];
  return `  ${padded(id, BOAT_WIDTH)}${padded(name, AREA_WIDTH)}${words.speed} ${speed}   ${words.torpedo} ${hits}   ${damage.join(', ')}`.trimEnd();
}

/** A line for each boat: crew, Stress against its limits, what it carries, what is broken. */
function boats(view: View, words: LeaderWords, { language, paint }: Easel): string[] {
  const { LEVEL } = GAME_WORDS[language];
  return view.boats.map((boat) => {
    const name = padded(boat.id, BOAT_WIDTH);
    if (boat.fate !== 'in-play') return paint('dim', `${name}${words.fates[boat.fate]}`);
    const { okayMax, unfitMin, promoteXp } = card(boat.id, boat.level);
    const broken = DAMAGES.filter((kind) => damageOf(boat, kind) > 0).map(
      (kind) => `${words.damages[kind]} ${damageOf(boat, kind)}`,
    );
    const condition = conditionOf(boat);
    const crew = `${LEVEL[boat.level]}, ${words.stress} ${boat.stress} (${okayMax}/${unfitMin}), ${words.conditions[condition]}`;
    return [
      paint('bold', name),
      `${words.hull} ${classOf(boat.id).hull}   `,
      paint(condition === 'okay' ? 'green' : 'yellow', crew),
      `   XP ${boat.xp}${promoteXp === null ? '' : `/${promoteXp}`}`,
      `   ${words.tubes} ${carried(boat.ready)} + ${carried(boat.stored)}   ${words.gun} ${boat.ammunition}`,
      broken.length > 0 ? paint('red', `   ${broken.join(', ')}`) : '',
    ].join('');
  });
}

const carried = (load: View['boats'][number]['ready']): number => load.normal + load.fat + load.t5 + load.mines;
