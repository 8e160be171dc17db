/** `derby games`: the shelf. */
import type { AnyText, OptionValue } from '@derby/kernel';
import { GAMES } from '@derby/registry';
import type { Args } from '../args.ts';
import { EXIT, type ExitCode } from '../faults.ts';
import { putOut } from '../files.ts';
import { type GameBox, gameBox } from '../gamebox.ts';
import { padded } from '../paint.ts';
import type { Shell } from '../shell.ts';

type OptionText = AnyText['options'][string];

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
  const width = Math.max(0, ...game.options.map(({ id }) => id.length)) + 2;
  const options = game.options.map(
    ({ id, values }) =>
      `    ${padded(id, width)}${text.options[id]?.effect ?? ''}${valuesOf(values, text.options[id])}`,
  );
  return [
    `${paint('bold', entry.id)}  ${text.title}: ${text.blurb}`,
    `    ${words.games.players(...entry.players)}, ${words.games.minutes(from, to)}`,
    ...(options.length > 0 ? [`  ${words.games.options}`, ...options] : []),
  ];
}

/** What an option can be, as the command line has it and in words; nothing where it is only on or off. */
function valuesOf(values: readonly OptionValue[], words?: OptionText): string {
  if (values.every((value) => typeof value === 'boolean')) return '';
  return ` (${values.map((value) => valueText(String(value), words)).join(', ')})`;
}

function valueText(value: string, words?: OptionText): string {
  const name = words?.values?.[value];
  return name === undefined || name.toLowerCase() === value ? value : `${value}: ${name}`;
}
