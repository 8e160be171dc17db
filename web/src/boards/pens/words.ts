/** The words on the sheet, in both languages; sentences come from the game's own text. */
import type { Choice, Language } from '@derby/kernel';
import type { PlaceId } from '@derby/pens/data/map';
import type { Power } from '@derby/pens/data/powers';
import type { Buyable, Controller, OrderKind, Pen, Phase, State } from '@derby/pens/state';
import { ANCHORS } from './layout.ts';
import { NAMES, type Names } from './names.ts';
import type { Mark } from './stacks.ts';
import type { Roll } from './story.ts';
import { en } from './words-en.ts';
import { fr } from './words-fr.ts';

type Phases = Exclude<Phase, 'round-start' | 'politics' | 'turn-start' | 'round-end'>;

/** What stands in the two lists of words. */
export interface Spoken {
  readonly marks: Readonly<Record<Mark, string>>;
  readonly phases: Readonly<Record<Phases, string>>;
  /** With the space before it that French sets. */
  readonly colon: string;
  readonly round: (round: number) => string;
  readonly halves: readonly [early: string, late: string];
  readonly penStates: Readonly<Record<Pen['state'], string>>;
  /** Short enough for the bunker itself. */
  readonly pen: string;
  readonly room: string;
  readonly damage: string;
  readonly nobody: string;
  readonly income: string;
  readonly factory: string;
  readonly convoys: string;
  readonly harbour: string;
  readonly disturbed: string;
  readonly objective: string;
  readonly objectives: string;
  readonly rounds: string;
  readonly freePen: string;
  readonly newType: string;
  readonly tonnage: string;
  readonly axisIncome: string;
  readonly goal: string;
  readonly treasuries: string;
  readonly treasury: string;
  readonly forecast: string;
  readonly orders: string;
  readonly orderKinds: Readonly<Record<OrderKind, string>>;
  readonly orderValues: Readonly<Record<string, string>>;
  readonly purchase: string;
  readonly ordered: string;
  readonly left: string;
  readonly toPlace: string;
  readonly basketEmpty: string;
  readonly battle: string;
  readonly noBattle: string;
  readonly attacker: string;
  readonly defender: string;
  readonly battleRound: string;
  readonly surprise: string;
  readonly kinds: Readonly<Record<'raid' | 'fleet' | 'land' | 'hunt', string>>;
  readonly odds: Readonly<
    Record<
      | 'title'
      | 'capture'
      | 'cleared'
      | 'held'
      | 'won'
      | 'even'
      | 'lost'
      | 'escapes'
      | 'losses'
      | 'hunt'
      | 'penDown'
      | 'ipc'
      | 'simulated'
      | 'exact',
      string
    >
  >;
  readonly huntParts: Readonly<Record<'destroyers' | 'aircraft' | 'bonus' | 'moored', string>>;
  readonly dice: string;
  readonly need: string;
  readonly hits: string;
  readonly lost: string;
  readonly targets: string;
  readonly done: string;
  readonly inBattle: string;
  /** What a number of fighters does that are to intercept. */
  readonly intercept: (count: number) => string;
  /** Over the targets of a raid. */
  readonly targetsNote: string;
  /** When standing orders can be given, where they cannot be given now. */
  readonly ordersWhen: string;
  /** With one decimal. */
  readonly tenths: (figure: number) => string;
  readonly routes: Readonly<Record<'NORTH' | 'SOUTH', string>>;
  readonly links: Readonly<Record<'barrage' | 'strait' | 'passage', string>>;
  readonly verbs: Readonly<Record<string, string>>;
  readonly notes: Readonly<Record<Roll['note'], string>>;
}

/** Everything a part of the board can say. */
export interface Words extends Spoken, Names {
  readonly holder: (id: Controller) => string;
  readonly stack: (power: Power, type: Buyable, count: number, where: string, marks: readonly Mark[]) => string;
  readonly at: (id: PlaceId) => string;
  /** Attack and defence side by side: no range. */
  readonly against: (attack: number | string, defence: number | string) => string;
  /** What any word of a choice is called. */
  readonly named: (word: string) => string;
  readonly roundName: (round: number) => string;
  readonly phase: (view: State) => string;
  /** What a choice does, and the number or route in it. */
  readonly verb: (choice: Choice) => string;
}

const FIRST_YEAR = 1940;

/** Places, pens and units have names; numbers and routes are told by the verb. */
function nameOf(word: string, spoken: Spoken, names: Names): string {
  const [kind = '', number = ''] = word.split('-');
  if (isPlace(word)) return names.place(word);
  if (kind === 'pen') return `${spoken.pen} ${number}`;
  return number ? `${names.type(kind as Buyable)} ${number}` : '';
}

const isPlace = (word: string): word is PlaceId => word in ANCHORS;

function made(spoken: Spoken, names: Names): Words {
  const phases: Readonly<Partial<Record<Phase, string>>> = spoken.phases;
  return {
    ...spoken,
    ...names,
    holder: (id) => (id === 'NEUTRAL' || id === 'IMPASSABLE' ? spoken.nobody : names.power(id)),
    at: (id) => `${names.place(id)} ${id}`,
    against: (attack, defence) => `${attack}\u00a0:\u00a0${defence}`,
    named: (word) => nameOf(word, spoken, names),
    stack: (power, type, count, where, marks) =>
      [`${count} ${names.type(type)}`, names.power(power), where, ...marks.map((mark) => spoken.marks[mark])].join(
        ', ',
      ),
    roundName: (round) => `${spoken.halves[(round - 1) % 2 === 0 ? 0 : 1]} ${FIRST_YEAR + Math.floor((round - 1) / 2)}`,
    phase: (view) => phases[view.phase] ?? '',
    verb: ([verb, ...rest]) => {
      const said = [
        verb,
        ...rest.map(String).filter((word) => /^\d+$/.test(word) || word === 'NORTH' || word === 'SOUTH'),
      ];
      return spoken.verbs[said.join(' ')] ?? said.map((word) => spoken.verbs[word] ?? word).join(' ');
    },
  };
}

export const WORDS: Readonly<Record<Language, Words>> = { en: made(en, NAMES.en), fr: made(fr, NAMES.fr) };
