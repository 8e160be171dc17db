/** `derby bot`: an engine of anybody's plays a seat in a house. */
import { BotRefused, Engine, EngineFault, playSeat, tokenFrom } from '@derby/server';
import { addressAsked } from '@derby/web/address';
import { type Args, usage } from '../args.ts';
import { EXIT, type ExitCode, Fault } from '../faults.ts';
import type { Shell } from '../shell.ts';

/** In milliseconds. */
const PATIENCE = 60_000;

export async function bot(args: Args<'bot'>, shell: Shell): Promise<ExitCode> {
  const { text } = shell;
  const match = args.argument(0);
  const command = args
    .word('engine')
    ?.split(' ')
    .filter((word) => word !== '');
  if (!command || command.length === 0) throw usage('bot', text.bot.noEngine, text);
  const house = args.word('house') ?? `http://localhost:${addressAsked(shell.env).port}`;
  if (!URL.canParse(house)) throw usage('bot', text.bot.badHouse(house), text);
  const engine = new Engine(command, args.number('think', PATIENCE));
  try {
    const given = args.word('token') ?? shell.env.DERBY_TOKEN;
    const token = given ?? (await tokenFrom(house));
    if (given === undefined) shell.say(text.bot.token(token));
    const { grade, winner } = await playSeat({
      house,
      token,
      match,
      seat: args.word('seat'),
      key: args.word('key'),
      engine,
    });
    shell.say(text.bot.over(grade, winner));
    return EXIT.done;
  } catch (fault) {
    if (fault instanceof EngineFault) throw new Fault(EXIT.failed, text.bot.engine[fault.why](fault.message));
    if (fault instanceof BotRefused) throw new Fault(EXIT.failed, text.bot.refused(fault.reason));
    if (fault instanceof TypeError) throw new Fault(EXIT.failed, text.bot.away(house));
    throw fault;
  } finally {
    engine.close();
  }
}
