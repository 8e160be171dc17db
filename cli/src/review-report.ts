/** A review as text. */
import type { Review, ReviewedStep, TurningPoint } from '@derby/bots';
import { LABELS, labelOf, turningPointsOf } from '@derby/bots/accounts';
import { type GameRecord, gradeIn, tell } from '@derby/kernel';
import { fine, percent, signed } from './figures.ts';
import { type GameBox, seatName } from './gamebox.ts';
import { padded } from './paint.ts';
import type { Shell } from './shell.ts';
import { Walk } from './walk.ts';

const COSTLY = 8;
const COLUMN = 18;
const FIGURE = 16;
const PLAY_COLUMN = 22;
const LEVELS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;

/** What was chosen at a step, and what would have been better, in words. */
interface Sentences {
  readonly chosen: string;
  readonly best: string;
}

interface Telling {
  readonly record: GameRecord;
  readonly budget: string;
  /** By which version and whom it was made. */
  readonly made: string;
  /** From whose side luck is told. */
  readonly teller: string;
  /** Every decision, not only the costly ones. */
  readonly all: boolean;
}

export async function reviewLines(
  review: Review,
  { record, budget, made, teller, all }: Telling,
  box: GameBox,
  shell: Shell,
): Promise<string[]> {
  const { text, paint } = shell;
  const words = text.review;
  const said = await sentences(review, record, box, words.conceded);
  const heading = (title: string): string[] => ['', paint('bold', title)];
  return [
    paint('bold', words.title(box.text.title, gradeIn(shell.language, box.text, review.grade), review.rule)),
    words.scale,
    '',
    ...(review.isCalibrated
      ? [...accountLines(review, box, shell), ...heading(words.play.title), ...playLines(review, box, shell)]
      : [words.uncalibrated]),
    ...heading(words.curve),
    ...review.seats.map((seat, place) => curve(review, place, seatName(box.text, seat), shell)),
    ...heading(words.turningPoints),
    ...turningLines(review, teller, said, box, shell),
    ...decisionLines(review, said, all, shell),
    '',
    paint('dim', words.footnote(budget, review.seed)),
    paint('dim', made),
  ];
}

/** Each seat's books: they add up from left to right. */
function accountLines({ accounts, seats }: Review, box: GameBox, { text, paint, language }: Shell): string[] {
  const { seat: seatTitle, start, skill, others, luck, revealed, result } = text.review.accounts;
  const several = seats.length > 1;
  const titles = [seatTitle, start, skill, ...(several ? [others] : []), luck, revealed, result];
  const rows = seats.flatMap((seat) => {
    const books = accounts[seat];
    if (!books) return [];
    const changes = [books.skill, ...(several ? [books.others] : []), books.luck, books.revealed ?? 0];
    const cells = [percent(books.start, language), ...changes.map((one) => signed(one, language))];
    return [[seatName(box.text, seat), ...cells, percent(books.result, language)]];
  });
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? padded(cell, COLUMN) : cell.padStart(FIGURE))).join('');
  return [paint('bold', line(titles)), ...rows.map(line)];
}

/** The error rate, the class, the sure losses, and the result without luck: one line each, by seat. */
function playLines({ accounts, play: plays, seats }: Review, box: GameBox, { text, language }: Shell): string[] {
  const { play: titles, classes, labels } = text.review;
  return seats.flatMap((seat) => {
    const [books, play] = [accounts[seat], plays[seat]];
    if (!books || !play) return [];
    const { perDecision, reach } = play;
    const line = (title: string, value: string): string => `${padded(title, PLAY_COLUMN)}${value}`;
    const sure = LABELS.filter((label) => play.labels[label] > 0).map((label) => labels[label](play.labels[label]));
    return [
      ...(seats.length > 1 ? [seatName(box.text, seat)] : []),
      line(
        titles.perDecision,
        `${fine(perDecision, language)} ± ${fine(reach.perDecision, language)} (${play.decisions})`,
      ),
      line(titles.class, classes[play.class]),
      line(titles.labels, sure.length > 0 ? sure.join(', ') : '0'),
      line(titles.reach, `${signed(books.luck, language)} ± ${percent(reach.luck, language)}`),
      line(titles.adjusted, percent(play.adjusted, language)),
    ];
  });
}

/** The expectation over the whole game, as many steps to a column as the page demands. */
function curve({ steps }: Review, place: number, name: string, { width, paint }: Shell): string {
  const values = steps.map((step) => step.after[place] ?? 0);
  const columns = Math.min(values.length, width - COLUMN - 3);
  const marks = Array.from({ length: columns }, (_, i) => {
    const value = values[Math.floor(((i + 1) * values.length) / columns) - 1] ?? 0;
    return LEVELS[Math.min(LEVELS.length - 1, Math.floor(value * LEVELS.length))] ?? '';
  });
  return `${padded(name, COLUMN)} ${paint('cyan', marks.join(''))}`;
}

function turningLines(
  review: Review,
  teller: string,
  said: readonly Sentences[],
  box: GameBox,
  shell: Shell,
): string[] {
  const { text, paint, language } = shell;
  const points = turningPointsOf(review.steps, review.seats, teller);
  if (points.length === 0) return [text.review.noTurningPoints];
  return points.flatMap((point) => {
    const step = review.steps[point.step];
    const size = point.kind === 'fortune' ? point.size : -point.size;
    const tint = point.kind === 'fortune' ? 'green' : point.kind === 'mistake' ? 'yellow' : 'red';
    const name = `${padded(text.review.decision(point.step + 1), COLUMN)}${paint(tint, text.review.kinds[point.kind])}`;
    const whose = review.seats.length > 1 ? `  ${seatName(box.text, point.seat)}` : '';
    return [
      `${name} ${signed(size, language)}${whose}`,
      ...story(point, step, said, box, shell).map((line) => `    ${line}`),
    ];
  });
}

/** What was decided, or which dice fell. */
function story(
  { kind, step }: TurningPoint,
  reviewed: ReviewedStep | undefined,
  said: readonly Sentences[],
  box: GameBox,
  { text }: Shell,
): string[] {
  const words = said[step];
  if (kind === 'mistake') return [words?.chosen ?? '', text.review.better(words?.best ?? '')];
  const rolls = (reviewed?.rolls ?? []).map(({ entry }) => tell(box.text, entry as { what: string }));
  return rolls.length > 0 ? rolls : [words?.chosen ?? ''];
}

/** Costly is what surely cost something: the whole interval lies above 0. */
function decisionLines({ steps }: Review, said: readonly Sentences[], all: boolean, shell: Shell): string[] {
  const { text, paint } = shell;
  const costly = steps.filter(({ loss }) => loss.low > 0).sort((a, b) => b.loss.mean - a.loss.mean);
  const shown = all ? steps : costly.slice(0, COSTLY);
  if (shown.length === 0) return ['', text.review.noneCostly];
  const title = all ? text.review.every : text.review.costly(shown.length);
  return ['', paint('bold', title), ...shown.flatMap((step) => decision(step, said[step.step], shell))];
}

/** Expected before the decision, after it, and after what followed. */
function decision(
  { step, loss, before, decided, after }: ReviewedStep,
  words: Sentences | undefined,
  shell: Shell,
): string[] {
  const { text, language } = shell;
  const name = padded(text.review.decision(step + 1), COLUMN);
  const path = [before, decided, after].map((worths) => percent(worths[0] ?? 0, language)).join(' → ');
  if (loss.mean === 0) return [`${name}${words?.chosen}  ${path}`];
  const label = labelOf({ loss });
  const cost = text.review.loss(
    percent(loss.mean, language),
    percent(loss.low, language),
    percent(loss.high, language),
  );
  const called = label ? `  ${text.review.label[label]}` : '';
  const better = `${' '.repeat(COLUMN)}${text.review.better(words?.best ?? '')}: ${cost}${called}`;
  return [`${name}${words?.chosen}  ${path}`, better];
}

/** Words are made from the view of the moment, so the game is played once more. */
async function sentences({ steps }: Review, record: GameRecord, box: GameBox, conceded: string): Promise<Sentences[]> {
  const walk = Walk.through(box, record, 0);
  const told: Sentences[] = [];
  for (const { choice, best } of steps) {
    told.push({ chosen: walk.spoken(choice) ?? conceded, best: walk.spoken(best) ?? conceded });
    await walk.take(choice);
  }
  return told;
}
