/** `derby play`: the terminal table. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { playerOf } from '@derby/bots';
import { BadRecord, explainRecord, type GameRecord, LONGEST_LINE, quotable, Unknown } from '@derby/kernel';
import type { Args } from '../args.ts';
import { BOT_NAMES, botsAsked } from '../bots.ts';
import { EXIT, type ExitCode, Fault } from '../faults.ts';
import { readRecordFile } from '../files.ts';
import { type GameBox, gameBox, openRecord, optionsAsked, seatName } from '../gamebox.ts';
import { keepsakesOf } from '../keepsakes.ts';
import { ending, olderRules } from '../narration.ts';
import { Prompt } from '../play/prompt.ts';
import { boardLines, CLEAR, news, table } from '../play/screen.ts';
import { type Seating, Session } from '../play/session.ts';
import { obey } from '../play/verbs.ts';
import type { Shell } from '../shell.ts';

/** Whoever asks for a hint wants the best there is. */
const ADVISER = 'admiral';

export async function play(args: Args<'play'>, shell: Shell): Promise<ExitCode> {
  const session = await sitDown(args, shell);
  const verbs = Object.values(shell.text.play.verbs).map(([word]) => word);
  const prompt = new Prompt(shell, verbs);
  await session.letBotsPlay();
  const left = !(await isHandedOver(session, prompt)) || (await turns(session, prompt));
  prompt.close();
  await session.keepAtLast();
  shell.say(...(left ? [...(prompt.interrupted ? [''] : []), shell.text.play.left(session.file)] : closing(session)));
  return prompt.interrupted ? EXIT.interrupted : EXIT.done;
}

/** A new game, the one that was left, or one from a file. */
async function sitDown(args: Args<'play'>, shell: Shell): Promise<Session> {
  const what = args.argument(0);
  if (args.flag('resume')) return takeUpLatest(what, args, shell);
  if (isFile(what)) return takeUp(what, args, shell);
  const box = await gameBox(what, shell);
  const options = optionsAsked(box.game, args.words('options'));
  const seed = args.seed() ?? randomBytes(16).toString('hex');
  return Session.begin(box, seatingAsked({}, box, args, shell), shell, seed, options);
}

async function takeUp(file: string, args: Args<'play'>, shell: Shell): Promise<Session> {
  const { record, box } = await openRecord(file, shell);
  return Session.resume(box, seatingAsked(botsIn(record, box), box, args, shell), shell, record, file);
}

/** The unfinished game that was left last. One that cannot be taken up is named, and the next is tried. */
async function takeUpLatest(game: string, args: Args<'play'>, shell: Shell): Promise<Session> {
  for (const file of keepsakesOf(game, shell)) {
    try {
      if (readRecordFile(file, shell).result === undefined) return await takeUp(file, args, shell);
    } catch (fault) {
      if (fault instanceof Unknown || (fault instanceof Fault && fault.exit === EXIT.usage)) throw fault;
      shell.warn(`derby: ${quotable(shell.text.passedOver(file, explained(fault, shell)), LONGEST_LINE)}`);
    }
  }
  throw new Fault(EXIT.failed, shell.text.play.noAutosave(game));
}

function explained(fault: unknown, { language }: Shell): string {
  if (fault instanceof BadRecord) return explainRecord(language, fault);
  if (fault instanceof Fault) return fault.message;
  throw fault;
}

function seatingAsked(
  recorded: Readonly<Record<string, string>>,
  { game }: GameBox,
  args: Args<'play'>,
  { text }: Shell,
): Seating {
  const bots = { ...recorded, ...botsAsked(game.seats, args.words('bot'), text) };
  return {
    bots: Object.fromEntries(Object.entries(bots).map(([seat, name]) => [seat, playerOf(name)])),
    adviser: playerOf(args.word('hints') ?? ADVISER),
  };
}

/** The bots of a record sit down again, if they leave a seat for a person. */
function botsIn(record: GameRecord, { game }: GameBox): Record<string, string> {
  const bots = Object.entries(record.players).filter(([, name]) => BOT_NAMES.includes(name));
  return bots.length < game.seats.length ? Object.fromEntries(bots) : {};
}

const isFile = (word: string): boolean => /[./\\]/.test(word) || existsSync(word);

/** Turn upon turn until the game is over; true if the player left before. */
async function turns(session: Session, prompt: Prompt): Promise<boolean> {
  const { shell } = session;
  shell.say(...(await opening(session)));
  while (session.asked !== undefined) {
    const line = await prompt.next(shell.text.play.prompt);
    if (line === undefined) return true;
    const next = await obey(line, session);
    if (next === 'quit' || !(await isHandedOver(session, prompt))) return true;
    if (next === 'table') shell.say(...(await table(session)));
    else shell.say(...('note' in next ? [...(await table(session)), next.note] : next));
  }
  return false;
}

/** Until the person who is asked sits at the keyboard; false where nobody does any more. */
async function isHandedOver(session: Session, prompt: Prompt): Promise<boolean> {
  const { curtainFor, box, shell } = session;
  if (curtainFor === undefined) return true;
  const words = shell.text.play.handOver(seatName(box.text, curtainFor));
  shell.say(shell.interactive ? `${CLEAR}${words}` : words);
  const line = await prompt.next(shell.text.play.prompt);
  session.openCurtain();
  return line !== undefined;
}

const opening = async (session: Session): Promise<string[]> => {
  const { box, shell } = session;
  const { text, paint, interactive } = shell;
  const welcome = [...olderRules(box, shell), paint('dim', text.play.welcome)];
  if (interactive) return [...(await table(session)), ...welcome];
  const title = [paint('bold', box.text.title), box.text.blurb, ''];
  return [...title, ...boardLines(session), '', ...(await table(session)), ...welcome];
};

const closing = (session: Session): string[] => {
  const { box, shell, file } = session;
  const told = news(session);
  return [
    ...told,
    '',
    ...boardLines(session),
    '',
    ending(session.now.ending, box, shell),
    shell.text.play.record(file),
  ];
};
