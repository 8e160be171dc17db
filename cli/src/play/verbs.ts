/** What a player may type at the table. */
import { type Player, playerOf } from '@derby/bots';
import { BadRecord, because, explainRecord, explainUnknown, openOf, quotable, say, Unknown } from '@derby/kernel';
import { botTitle } from '../bots.ts';
import { Fault, NotKept } from '../faults.ts';
import { readRecordFile } from '../files.ts';
import { narrated } from '../narration.ts';
import { padded } from '../paint.ts';
import { chapterLines, chaptersIn, findChapter, findRule, ruleLines, rulesIn } from '../rulebook.ts';
import { VERBS, type Verb } from '../text/play-shape.ts';
import { barredLines, boardLines } from './screen.ts';
import type { Session } from './session.ts';

/** What to show next: the table anew, perhaps with a note below it; some lines; or nothing more. */
type Next = 'table' | 'quit' | { readonly note: string } | readonly string[];
type Deed = (session: Session, rest: string) => Next | Promise<Next>;

/** How long a bot may think about a hint, in milliseconds. */
const TIME = 2000;
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
    if (fault instanceof Unknown) return [explainUnknown(session.shell.language, fault)];
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
function verbOf(word: string, { shell, question }: Session): Verb | undefined {
  if (question?.offers.some(({ choice }) => choice[0] === word)) return undefined;
  return VERBS.find((verb) => shell.text.play.verbs[verb].includes(word.toLowerCase()));
}

async function chooseNumber(number: number, session: Session): Promise<Next> {
  const open = openOf(session.question?.offers ?? []);
  const offer = open[number - 1];
  if (!offer) return [session.shell.text.play.noSuchNumber(String(number), open.length)];
  await session.take(offer.choice);
  return 'table';
}

async function chooseWords(line: string, session: Session): Promise<Next> {
  const { text } = session.shell;
  const refusal = await session.take(line);
  if (!refusal) return 'table';
  if (refusal.rule !== undefined) return [text.play.barredBy(refusal.rule, session.box.titles[refusal.rule] ?? '')];
  const said = quotable(line);
  return [line.includes(' ') ? text.play.notOffered(said) : text.play.notUnderstood(said)];
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
  log: ({ now, box, shell }, count) => narrated(now.log.slice(-(Number(count) || LOG_LINES)), box, shell),
  hint: giveHint,
  undo: undoLast,
  back: takeBackLast,
  save: saveTo,
  load: loadFrom,
  concede: giveUp,
  quit: () => 'quit',
};

function showRule({ question, box, shell }: Session, asked: string): Next {
  const id = asked || question?.rule;
  if (!id) return [shell.text.play.whichRule];
  const rule = findRule(rulesIn(box.game.id, shell.language), id);
  if (rule) return ruleLines(rule, shell.paint);
  const chapters = chaptersIn(box.game.id, shell.language);
  const chapter = findChapter(chapters, id);
  if (chapter) return chapterLines(chapter, shell.paint);
  return [shell.text.play.unknownRule(quotable(id)), ...chapters.map(({ title }) => `  ${title}`)];
}

async function giveHint(session: Session, name: string): Promise<Next> {
  const { now, question, box, shell, seating, seed } = session;
  if (!question) return [];
  const bot: Player = name ? playerOf(name) : seating.adviser;
  const who = botTitle(bot, shell.text);
  if (shell.interactive) shell.say(shell.paint('dim', shell.text.play.thinking(who)));
  const staff = await box.staff();
  const record = await session.record();
  const until = performance.now() + TIME;
  const isLate = (): boolean => performance.now() > until;
  const asked = { rank: bot.name, seed, isLate, why: true };
  const { choice, reasons, plan, worth } = await staff.consult(record, asked);
  const offer = question.offers.find((one) => one.choice.join(' ') === choice);
  if (!offer) return [];
  const figure = worth && `  (${shell.text.play.hintWorth(percent(worth.mean), percent(1.96 * worth.error))})`;
  const hint = shell.text.play.hint(who, say(box.text, offer.choice, now.view)) + (figure ?? '');
  const why = await because(box.text, reasons, plan);
  return [hint, ...why.map((sentence) => `  ${sentence}`)];
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

async function undoLast(session: Session): Promise<Next> {
  const { now, shell } = session;
  const bar = session.undoBar;
  if (bar) {
    const instead = bar.why !== 'nothing' && now.canTakeBack ? [shell.text.play.takeBackInstead] : [];
    return [shell.text.play.cannotUndo[bar.why], ...instead];
  }
  await session.undo();
  return { note: shell.text.play.undone };
}

async function takeBackLast(session: Session): Promise<Next> {
  const { now, seats, shell } = session;
  if (seats.length > 1) return [shell.text.play.noTakeBack];
  if (!now.canTakeBack) return [shell.text.play.cannotUndo.nothing];
  await session.takeBack();
  return { note: shell.text.play.takenBack((await session.record()).takeBacks) };
}

async function saveTo(session: Session, file: string): Promise<Next> {
  await session.keep(file || session.file);
  return [session.shell.text.play.saved(file || session.file)];
}

async function loadFrom(session: Session, file: string): Promise<Next> {
  const { shell } = session;
  if (!file) return [shell.text.play.whichFile];
  await session.load(readRecordFile(file, shell), file);
  return { note: shell.text.play.loaded(file) };
}

async function giveUp(session: Session, sure: string): Promise<Next> {
  if (!YES.includes(sure.toLowerCase())) return [session.shell.text.play.concedeSure];
  await session.concede();
  return 'table';
}
