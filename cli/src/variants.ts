/** What a sweep varies: options of the game, and figures of its counsel. */
import { type Figures, type OptionSpec, optionsFor, readOption } from '@derby/kernel';
import type { Study, Variant } from '@derby/sim';
import { type Args, usage } from './args.ts';
import type { GameBox } from './gamebox.ts';
import type { Shell } from './shell.ts';

type Standards = Figures<never>['standard'];
type Spec = Pick<OptionSpec, 'id' | 'standard'>;

interface Variable {
  readonly variants: readonly Variant[];
  readonly specs: readonly Spec[];
}

/** Who decides by the counsel, so that its figures matter to him. */
const GO_BY_COUNSEL: readonly string[] = ['counselled', 'mcts', 'admiral', 'planner'];

/** Of a figure for which no value is named: a quarter less and a quarter more. */
const STEPS = [0.75, 1.25];

/**
 * `heavyAA,length=short,allies.escorts,axis.boatShare=0.5,axis`: every other value of an option, or the one that is named; of a figure two
 * values beside its own, or the one that is named; of a seat all its figures. Without a list, every option.
 */
export async function variantsAsked(
  args: Args<'sim sweep'>,
  box: GameBox,
  base: Study,
  shell: Shell,
): Promise<Variable> {
  const { game, entry } = box;
  const words = args.words('vary').flatMap((list) => list.split(','));
  const asked = words.length > 0 ? words : game.options.map(({ id }) => id);
  const figures = (await entry.advice()).figures?.standard ?? {};
  const variants = asked.flatMap((word) =>
    game.seats.includes(subject(word).seat)
      ? figureVariants(word, figures, base, shell)
      : optionVariants(word, box, base),
  );
  if (variants.length === 0) throw usage('sim sweep', shell.text.sim.nothingToVary, shell.text);
  return { variants, specs: [...game.options, ...specsOf(figures)] };
}

function optionVariants(word: string, { game }: GameBox, base: Study): Variant[] {
  const standard = optionsFor(game, base.options);
  const [name, said] = readOption(word);
  const spec = game.options.find(({ id }) => id === name);
  const values = spec && !word.includes('=') ? spec.values : [said];
  return values
    .map((value) => ({ id: name, value: optionsFor(game, { [name]: value })[name] ?? value }))
    .filter(({ id, value }) => standard[id] !== value);
}

function figureVariants(word: string, figures: Standards, { bots }: Study, { text }: Shell): Variant[] {
  const { seat, name, said } = subject(word);
  const own = figures[seat] ?? {};
  const names = Object.keys(own);
  const value = Number(said);
  if (
    (name !== undefined && !names.includes(name)) ||
    names.length === 0 ||
    (said !== undefined && !(said && Number.isFinite(value)))
  )
    throw usage(
      'sim sweep',
      text.sim.noFigure(
        word,
        names.map((one) => `${seat}.${one}`),
      ),
      text,
    );
  const bot = bots[seat] ?? '';
  if (!GO_BY_COUNSEL.includes(bot)) throw usage('sim sweep', text.sim.noCounsel(bot, GO_BY_COUNSEL), text);
  return (name === undefined ? names : [name]).flatMap((id) => {
    const standard = own[id] ?? 0;
    const values = said === undefined ? STEPS.map((step) => Number((step * standard).toPrecision(3))) : [value];
    return values.filter((one) => one !== standard).map((one) => ({ id, value: one, seat }));
  });
}

/** `allies.escorts=6`: a seat, one of its figures, a value. */
function subject(word: string): { readonly seat: string; readonly name?: string; readonly said?: string } {
  const [whole = '', said] = word.split('=', 2);
  const [seat = '', name] = whole.split('.', 2);
  return { seat, ...(name !== undefined && { name }), ...(said !== undefined && { said }) };
}

const specsOf = (figures: Standards): Spec[] =>
  Object.entries(figures).flatMap(([seat, own]) =>
    Object.entries(own).map(([id, standard]) => ({ id: `${seat}.${id}`, standard })),
  );
