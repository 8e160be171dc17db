/** PK-5.5  The contact under way on the battle stage: the grid, both sides, their dice, and the odds of what may follow. */
import { type Choice, notation, openOf, percent, tell } from '@derby/kernel';
import { BOX_LETTERS } from '@derby/paukenschlag/data/tables';
import type { NavalUnit, State } from '@derby/paukenschlag/state';
import type { Side, StageKey, StageUnit } from '../kit/fight.ts';
import { Stage } from '../kit/stage.tsx';
import { wayText } from './chooser.tsx';
import { type ContactStory, contactsOf, type Standing } from './contacts.ts';
import { Face, isAxis, isConvoy, isPlane, isSub, lookOf } from './faces.tsx';
import { atOf, GridBody } from './grid-body.tsx';
import { type Board, waysLeft, wordsOf } from './hands.ts';
import { nameOf, unitLabel } from './labels.ts';
import { COUNTER } from './layout.ts';
import { chancesOf, conesOf, noteOf, oddsOf } from './prospects.ts';
import { thrownIn } from './rolls.ts';
import { STAGE_WORDS } from './stage-words.ts';
import './stage.css';
import type { Words } from './words.ts';

interface ContactStageProps {
  readonly board: Board;
  readonly words: Words;
}

type Spoken = (typeof STAGE_WORDS)['en'];

/** The rules under which a contact asks. */
const ASKS = new Set([
  'PK-7.1',
  'PK-16.4',
  'PK-7.7',
  'PK-8.3',
  'PK-9.4.3',
  'PK-5.5.7',
  'PK-7.13',
  'PK-8.1',
  'PK-9.5',
  'PK-9.3.1',
]);

export function ContactStage({ board, words }: ContactStageProps) {
  const { view, log = [] } = board;
  const { contact } = view;
  if (!contact) return null;
  const spoken = board.words(STAGE_WORDS);
  const story = contactsOf(log).findLast(({ isOver }) => !isOver);
  const asks = board.question !== undefined && ASKS.has(board.question.rule);
  const active = activeUnit(board);
  const last = log.at(-1);
  const level = `${spoken.levels[contact.level]}${contact.level === 'tsl' ? `, ${spoken.box(BOX_LETTERS[contact.box] ?? '')}` : ''}`;
  return (
    <Stage
      board={board}
      name="paukenschlag"
      fight={{
        title: `${spoken.contact}${words.colon} ${contact.area}, ${words.names.AREA_NAMES[contact.area]}`,
        note: contact.round > 0 ? `${level} · ${spoken.round(contact.round)}` : level,
        caption: last ? tell(board.text, last.entry) : '',
        beat: log.length,
        asks,
        sides: [sideOn('axis', board, story, words, spoken), sideOn('allies', board, story, words, spoken)],
        odds: oddsOf(view, active, board.question?.rule, words, spoken),
        keys: keysOf(board, words, spoken),
        body: (
          <GridBody
            board={board}
            view={view}
            words={words}
            spoken={spoken}
            standing={standingNow(view)}
            moments={story?.moments.filter((moment) => moment.level === contact.level).slice(-4) ?? []}
            cones={conesOf(view, active, words, spoken)}
            focus={focusOf(view, active)}
            isAsked={asks}
          />
        ),
      }}
    />
  );
}

/** Whom the question is about: the one that acts, the one that was touched, or the first that could act. */
function activeUnit({ view, selected, question }: Board): NavalUnit | undefined {
  const { contact } = view;
  if (!contact) return undefined;
  const pieces = contact.pieces.map(({ unit }) => unit);
  const touched = pieces.find((unit) => selected.has(unit));
  if (contact.acting) return contact.acting.unit;
  if (touched) return touched;
  const offered = new Set(openOf(question?.offers ?? []).flatMap(({ choice }) => wordsOf(choice)));
  return pieces.find((unit) => offered.has(unit));
}

const focusOf = (view: State, active: NavalUnit | undefined) => {
  const piece = view.contact?.pieces.find(({ unit }) => unit === active) ?? view.contact?.pieces[0];
  return piece && atOf(`${piece.column}-${piece.row}`);
};

const standingNow = (view: State): Standing[] =>
  (view.contact?.pieces ?? []).map(({ unit, column, row, course }) => ({
    unit,
    square: `${column}-${row}` as const,
    course,
    status: isSub(unit) ? view.subs.find(({ id }) => id === unit)?.status : undefined,
    detected: isDetected(view, unit),
  }));

const isDetected = (view: State, id: NavalUnit): boolean =>
  [...view.subs, ...view.ships, ...view.convoys].some((one) => one.id === id && one.detected);

/** Everybody of a side in this contact, and whoever the question speaks of. */
function unitsOf(side: 'axis' | 'allies', board: Board): readonly string[] {
  const { view, lit, selected } = board;
  const { contact } = view;
  if (!contact) return [];
  const units: string[] = [
    ...contact.pieces.map(({ unit }) => unit),
    ...contact.toPlace,
    ...contact.boxes.slice(contact.level === 'osl' ? 0 : contact.box + 1).flat(),
  ];
  const escorts = view.ships.filter(({ convoy }) => convoy !== null && units.includes(convoy)).map(({ id }) => id);
  const asked = [...lit, ...selected].filter(
    (word) => isPlane(word) || isSub(word) || isConvoy(word) || /^[A-Z]{2,3}-\d$/.test(word),
  );
  return [...new Set([...units, ...escorts, ...asked])].filter((id) => isAxis(id) === (side === 'axis'));
}

function sideOn(
  side: 'axis' | 'allies',
  board: Board,
  story: ContactStory | undefined,
  words: Words,
  spoken: Spoken,
): Side {
  const { view } = board;
  const rolls = (story?.moments ?? [])
    .slice(-12)
    .flatMap(({ entry }) => thrownIn(entry, spoken))
    .filter((thrown) => thrown.side === side)
    .map(({ roll }) => roll);
  return {
    name: board.text.seats[side] ?? side,
    units: unitsOf(side, board).map(
      (id): StageUnit => ({
        id,
        label: unitLabel(view, id, words),
        face: <Face {...lookOf(view, id)} />,
        size: [COUNTER.width, COUNTER.height],
        word: id,
        note: noteOf(view, id),
      }),
    ),
    rolls: rolls.slice(-1),
  };
}

const SINGLE = new Set(['torpedo', 'gun', 'depth-charge', 'detect', 'return-fire', 'commit', 'listen', 'leave']);

/** Whatever has no counter, and attacks, each with its chance. */
function keysOf(board: Board, words: Words, spoken: Spoken): StageKey[] {
  const open = openOf(board.question?.offers ?? []).map(({ choice }) => choice);
  const listed =
    board.question?.rule === 'PK-8.1' || board.question?.rule === 'PK-9.5' || board.question?.rule === 'PK-9.3.1';
  const ways = listed ? open.filter(([verb]) => verb !== 'order') : waysLeft(board);
  const rest: Choice = ['order', 'grids', 'auto'];
  const hasRest = board.question?.rule === 'PK-5.5.7' && open.some((choice) => notation(choice) === notation(rest));
  return [
    ...ways.map(
      (choice): StageKey => ({
        choice,
        text: keyText(choice, board.view, words, spoken),
        note: chanceOn(board, choice),
      }),
    ),
    ...(hasRest && board.selected.size === 0 ? [{ choice: rest, text: spoken.rest }] : []),
  ];
}

function keyText(choice: Choice, view: State, words: Words, spoken: Spoken): string {
  const [verb, first = ''] = choice;
  if (verb === 'torpedo' || verb === 'gun' || verb === 'depth-charge')
    return spoken.fires(spoken.attacks[verb], nameOf(view, String(first), words));
  if (!SINGLE.has(verb)) return wayText(choice, view, words);
  const named = wordsOf(choice).at(verb === 'listen' || verb === 'detect' ? 1 : 0) ?? '';
  return verb === 'leave' ? wayText(choice, view, words) : `${words.verbs[verb]} ${nameOf(view, named, words)}`;
}

function chanceOn(board: Board, choice: Choice): string | undefined {
  const chance = chancesOf(board.view, choice);
  return chance === undefined ? undefined : percent(chance);
}
