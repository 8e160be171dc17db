/** What a player may type at the table. */
import { lastThought, type Player, reasonsFor, thinkingOf } from '@derby/bots';
import { BadRecord, because, explainRecord, openOf, quotable, Refused, say } from '@derby/kernel';
import { botNamed, botTitle } from '../bots.ts';
import { Fault, NotKept } from '../faults.ts';
import { readRecordFile } from '../files.ts';
import { narrated } from '../narration.ts';
import { padded } from '../paint.ts';
import { findRule, ruleLines, rulesIn } from '../rulebook.ts';
import { VERBS, type Verb } from '../text/play-shape.ts';
import { barredLines, boardLines } from './screen.ts';
import type { Session } from './session.ts';

/** What to show next: the table anew, perhaps with a note below it; some lines; or nothing more. */
type Next = 'table' | 'quit' | { readonly note: string } | readonly string[];
type Deed = (session: Session, rest: string) => Next | Promise<Next>;

const LOG_LINES = 20;
const YES = ['yes', 'oui'];

/** Does what a line says: a number, a verb, or a choice in its notation. */
export async function obey(line: string, session: Session): Promise<Next> {
  if (line === '') return 'table';
  try {
    return await done(line, session);
  } catch (fault) {
    if (fault instanceof NotKept) return { note: fault.message };
    // At the table a file that is missing or a record that does not hold ends nothing.
    if (fault instanceof Fault) return [fault.message];
    if (fault instanceof BadRecord) return [explainRecord(session.shell.language, fault)];
    throw fault;
  }
}

function done(line: string, session: Session): Next | Promise<Next> {
  if (/^\d{1,9}$/.test(line)) return chooseNumber(Number(line), session);
  const [word = '', ...rest] = line.split(/\s+/);
  const verb = verbOf(word, session);
  return verb ? DEEDS[verb](session, rest.join(' ')) : chooseWords(line, session);
}

/** A verb of the player's language; a choice on offer comes first where one begins with the same word. */
function verbOf(word: string, { shell, match }: Session): Verb | undefined {
  if (match.question?.offers.some(({ choice }) => choice[0] === word)) return undefined;
  return VERBS.find((verb) => shell.text.play.verbs[verb].includes(word.toLowerCase()));
}

function chooseNumber(number: number, session: Session): Next {
  const open = openOf(session.match.question?.offers ?? []);
  const offer = open[number - 1];
  if (!offer) return [session.shell.text.play.noSuchNumber(String(number), open.length)];
  session.take(offer.choice.join(' '));
  return 'table';
}

function chooseWords(line: string, session: Session): Next {
  const { text } = session.shell;
  try {
    session.take(line);
    return 'table';
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    if (fault.rule !== undefined) return [text.play.barredBy(fault.rule, session.box.titles[fault.rule] ?? '')];
    const said = quotable(line);
    return [line.includes(' ') ? text.play.notOffered(said) : text.play.notUnderstood(said)];
  }
}

const DEEDS: Readonly<Record<Verb, Deed>> = {
  help: ({ shell: { text, paint } }) => [
    text.play.helpLead,
    ...VERBS.map((verb) => {
      const [words, meaning] = text.play.verbHelp[verb];
      return `  ${paint('cyan', padded(words, 20))}${meaning}`;
    }),
  ],
  board: (session) => (session.box.board ? boardLines(session) : [session.shell.text.play.noBoard]),
  barred: (session) => barredLines(session),
  rule: showRule,
  log: ({ match, viewer, box, shell }, count) =>
    narrated(match.log(viewer).slice(-(Number(count) || LOG_LINES)), box, shell),
  hint: giveHint,
  undo: undoLast,
  back: takeBackLast,
  save: saveTo,
  load: loadFrom,
  concede: giveUp,
  quit: () => 'quit',
};

function showRule({ match, box, shell }: Session, asked: string): Next {
  const id = asked || match.question?.rule;
  if (!id) return [shell.text.play.whichRule];
  const rule = findRule(rulesIn(box.game.id, shell.language), id);
  return rule ? ruleLines(rule, shell.paint) : [shell.text.play.unknownRule(quotable(id))];
}

async function giveHint({ match, box, shell, seating, seed, viewer }: Session, name: string): Promise<Next> {
  const thinking = thinkingOf(match, box.advice);
  if (!thinking) return [];
  const bot: Player = name ? botNamed(name, shell.text) : seating.adviser;
  const who = botTitle(bot, shell.text);
  if (shell.interactive) shell.say(shell.paint('dim', shell.text.play.thinking(who)));
  const { choice, assessments } = lastThought(bot, thinking, `${seed} ${match.steps.length}`);
  const best = assessments[0];
  const worth = best && `  (${shell.text.play.hintWorth(percent(best.worth), percent(1.96 * best.error))})`;
  const hint = shell.text.play.hint(who, say(box.text, choice, match.view(viewer))) + (worth ?? '');
  const why = await because(box.text, reasonsFor(match, box.advice, choice));
  return [hint, ...why.map((sentence) => `  ${sentence}`)];
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

function undoLast(session: Session): Next {
  const { match, viewer, shell, box } = session;
  const bar = match.undoBar(viewer);
  if (bar) {
    const instead = bar.why !== 'nothing' && box.game.seats.length === 1 ? [shell.text.play.takeBackInstead] : [];
    return [shell.text.play.cannotUndo[bar.why], ...instead];
  }
  session.undo();
  return { note: shell.text.play.undone };
}

function takeBackLast(session: Session): Next {
  const { match, box, shell } = session;
  if (box.game.seats.length > 1) return [shell.text.play.noTakeBack];
  if (match.steps.length === 0) return [shell.text.play.cannotUndo.nothing];
  session.takeBack();
  return { note: shell.text.play.takenBack(session.takeBacks) };
}

function saveTo(session: Session, file: string): Next {
  session.keep(file || session.file);
  return [session.shell.text.play.saved(file || session.file)];
}

function loadFrom(session: Session, file: string): Next {
  const { shell } = session;
  if (!file) return [shell.text.play.whichFile];
  session.load(readRecordFile(file, shell), file);
  return { note: shell.text.play.loaded(file) };
}

function giveUp(session: Session, sure: string): Next {
  if (!YES.includes(sure.toLowerCase())) return [session.shell.text.play.concedeSure];
  session.take(`concede ${session.viewer}`);
  return 'table';
}
