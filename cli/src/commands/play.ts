/** `derby play`: the terminal table. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Args } from '../args.ts';
import { botNamed, botsAsked } from '../bots.ts';
import { EXIT, type ExitCode, Fault } from '../faults.ts';
import { latestKeepsake } from '../files.ts';
import { gameBox, openRecord, optionsAsked } from '../gamebox.ts';
import { ending } from '../narration.ts';
import { Prompt } from '../play/prompt.ts';
import { boardLines, news, table } from '../play/screen.ts';
import { Session } from '../play/session.ts';
import { obey } from '../play/verbs.ts';
import type { Shell } from '../shell.ts';

const ADVISER = 'commander';

export async function play(args: Args<'play'>, shell: Shell): Promise<ExitCode> {
  const session = await sitDown(args, shell);
  const verbs = Object.values(shell.text.play.verbs).map(([word]) => word);
  const prompt = new Prompt(shell, verbs);
  session.letBotsPlay();
  shell.say(...opening(session));
  const left = await turns(session, prompt);
  prompt.close();
  shell.say(...(left ? [shell.text.play.left(session.file)] : closing(session)));
  return prompt.interrupted ? EXIT.interrupted : EXIT.done;
}

/** A new game, the one that was left, or one from a file. */
async function sitDown(args: Args<'play'>, shell: Shell): Promise<Session> {
  const what = args.argument(0);
  const file = args.flag('resume') ? resumable(what, shell) : isFile(what) ? what : undefined;
  const opened = file === undefined ? undefined : await openRecord(file, shell);
  const box = opened?.box ?? (await gameBox(what, shell));
  const bots = botsAsked(box.game.seats, args.words('bot'), shell.text);
  const seating = {
    bots: Object.fromEntries(Object.entries(bots).map(([seat, name]) => [seat, botNamed(name, shell.text)])),
    adviser: botNamed(args.word('hints') ?? ADVISER, shell.text),
  };
  if (opened) return Session.resume(box, seating, shell, opened.record);
  const options = optionsAsked(box.game, args.words('options'), shell.text);
  return Session.begin(box, seating, shell, args.word('seed') ?? randomBytes(16).toString('hex'), options);
}

const isFile = (word: string): boolean => /[./\\]/.test(word) || existsSync(word);

function resumable(game: string, shell: Shell): string {
  const file = latestKeepsake(game, shell);
  if (file === undefined) throw new Fault(EXIT.failed, shell.text.play.noAutosave(game));
  return file;
}

/** Turn upon turn until the game is over; true if the player left before. */
async function turns(session: Session, prompt: Prompt): Promise<boolean> {
  const { shell } = session;
  while (session.match.question) {
    const line = await prompt.next(shell.text.play.prompt);
    if (line === undefined) return true;
    const next = await obey(line, session);
    if (next === 'quit') return true;
    shell.say(...(next === 'table' ? table(session) : next));
  }
  return false;
}

const opening = (session: Session): string[] => {
  const { box, shell } = session;
  const { text, paint, interactive } = shell;
  const welcome = paint('dim', text.play.welcome);
  if (interactive) return [...table(session), welcome];
  const title = [paint('bold', box.text.title), box.text.blurb, ''];
  return [...title, ...boardLines(session), '', ...table(session), welcome];
};

const closing = (session: Session): string[] => {
  const { match, box, shell, file } = session;
  return [...news(session), '', ...boardLines(session), '', ending(match, box, shell), shell.text.play.record(file)];
};
