/** `derby games`: the shelf. */
import type { OptionValue } from '@derby/kernel';
import { GAMES } from '@derby/registry';
import type { Args } from '../args.ts';
import { EXIT, type ExitCode } from '../faults.ts';
import { putOut } from '../files.ts';
import { type GameBox, gameBox } from '../gamebox.ts';
import { padded } from '../paint.ts';
import type { Shell } from '../shell.ts';

const NAME = 24;

export async function games(args: Args<'games'>, shell: Shell): Promise<ExitCode> {
  const boxes = await Promise.all(GAMES.map(({ id }) => gameBox(id, shell)));
  const file = args.word('json');
  if (file !== undefined) putOut(file, `${JSON.stringify(boxes.map(described), null, 2)}\n`, shell);
  else shell.say(boxes.map((box) => card(box, shell).join('\n')).join('\n\n'));
  return EXIT.done;
}

const described = ({ entry, game, text }: GameBox) => ({
  id: entry.id,
  title: text.title,
  blurb: text.blurb,
  edition: game.edition,
  players: entry.players,
  minutes: entry.minutes,
  seats: game.seats.map((id) => ({ id, name: text.seats[id] ?? id })),
  options: game.options.map(({ id, rule, values, standard }) => ({ id, rule, values, standard, ...text.options[id] })),
});

function card({ entry, game, text }: GameBox, { paint, text: words }: Shell): string[] {
  const [from, to] = entry.minutes;
  const options = game.options.map(
    ({ id, values }) => `    ${padded(id, NAME)}${text.options[id]?.effect ?? ''}${valuesOf(values)}`,
  );
  return [
    `${paint('bold', entry.id)}  ${text.title}: ${text.blurb}`,
    `    ${words.games.players(entry.players)}, ${words.games.minutes(from, to)}`,
    ...(options.length > 0 ? [`  ${words.games.options}`, ...options] : []),
  ];
}

/** What an option can be, unless it is only on or off. */
const valuesOf = (values: readonly OptionValue[]): string =>
  values.every((value) => typeof value === 'boolean') ? '' : ` (${values.join(', ')})`;
