/** A guided first game, or a worked example of the rulebook. */
import type { Tables } from '@derby/kernel';
import { entryOf, GAMES } from '@derby/registry';
import { editionOfToday } from '@derby/registry/editions';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../app/live.tsx';
import { address, route } from '../app/router.ts';
import { gameText, inTongue, words } from '../app/words.ts';
import type { BoardModule } from '../boards/board.ts';
import { boardOf } from '../boards/index.ts';
import { allHere } from '../seats/seating.ts';
import { playOn } from '../store/begin.ts';
import { Cite } from '../table/cite.tsx';
import { Desk } from '../table/desk.tsx';
import { DeskState } from '../table/desk-state.ts';
import { Session } from '../table/session.ts';
import { TUTORIAL } from '../text/tutorial.ts';
import { tablesOf } from '../tutorial/example.ts';
import { hasLesson, lessonOf } from '../tutorial/lessons.ts';
import { examplesOf, type Plate, platesOf } from '../tutorial/plates.ts';
import { Teacher } from '../tutorial/teacher.ts';
import type { Tutorial } from '../tutorial/tutorial.ts';
import NotFound from './not-found.tsx';

interface Begun {
  readonly desk: DeskState;
  readonly teacher: Teacher;
  readonly module: BoardModule;
  /** Where the example stands in the rulebook. */
  readonly plate?: Plate | undefined;
}

export default function LessonPage() {
  const { game: id, example } = route.value.page === 'lesson' ? route.value : { game: '', example: undefined };
  const begun = useSignal<Begun | undefined>(undefined);
  const plate = platesOf(id).find((one) => one.id === example && one.plays);
  const exists = example ? plate !== undefined : hasLesson(id) && GAMES.some((entry) => entry.id === id);
  useEffect(() => {
    let gone = false;
    begun.value = undefined;
    if (exists)
      void (plate ? beginExample(id, plate) : begin(id)).then((found) => {
        if (!gone) begun.value = found;
      });
    return () => {
      gone = true;
    };
  }, [id, exists, plate]);
  if (!exists) return <NotFound />;
  const text = gameText(id);
  if (!begun.value || !text) return <p class="page soft">{words().loading}</p>;
  const { desk, teacher, module, plate: shown } = begun.value;
  const card = <LessonCard desk={desk} teacher={teacher} plate={shown} />;
  return <Desk key={desk.key} desk={desk} text={text} module={module} above={card} />;
}

async function begin(id: string): Promise<Begun | undefined> {
  const [edition, module, tutorial] = await Promise.all([editionOfToday(id), boardOf(id), lessonOf(id)]);
  return tutorial && lessonAt(module, tutorial, () => edition.start(tutorial));
}

async function beginExample(id: string, plate: Plate): Promise<Begun | undefined> {
  const [game, module, examples] = await Promise.all([entryOf(id).load(), boardOf(id), examplesOf(id)]);
  const example = examples[plate.id];
  if (!example?.steps) return undefined;
  return { ...lessonAt(module, { steps: example.steps }, () => tablesOf(game, example)), plate };
}

function lessonAt(module: BoardModule, tutorial: Pick<Tutorial, 'steps'>, anew: () => Tables): Begun {
  const tables = anew();
  const session = new Session(tables, allHere(tables.facts.seats));
  session.screen.hasCurtain = false;
  const teacher = new Teacher(session, tutorial, anew, () => notify(inTongue(TUTORIAL).not));
  return { desk: new DeskState(session), teacher, module };
}

interface LessonCardProps {
  readonly desk: DeskState;
  readonly teacher: Teacher;
  readonly plate: Plate | undefined;
}

function LessonCard({ desk, teacher, plate }: LessonCardProps) {
  const text = inTongue(TUTORIAL);
  const lesson = teacher.lesson.value;
  const way = plate ? address.rule(desk.session.facts.game, plate.rule) : address.home;
  if (!lesson) return plate ? <Shown teacher={teacher} way={way} /> : <Done desk={desk} />;
  return (
    <div class="lesson" aria-live="polite">
      <p class="soft">{(plate ? text.exampleStep : text.step)(teacher.at.value + 1, teacher.steps.length)}</p>
      {/* On a phone it may scroll: then the keyboard must reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <p class="lesson-text" tabIndex={0}>
        {inTongue(lesson.text)}
      </p>
      <div class="button-row">
        {lesson.choose === undefined ? (
          <button type="button" class="button primary" onClick={() => void teacher.next()}>
            {text.next}
          </button>
        ) : (
          <button type="button" class="button" onClick={() => teacher.show()}>
            {text.show}
          </button>
        )}
        {teacher.at.value > 0 && (
          <button type="button" class="button quiet" data-key="u" onClick={() => void teacher.back()}>
            {text.back}
          </button>
        )}
        {lesson.rule && <Cite desk={desk} rule={lesson.rule} />}
        <a class="button quiet" href={way}>
          {plate ? text.toRule : text.leave}
        </a>
      </div>
    </div>
  );
}

/** An example is through: nobody plays on from it, for no seed gives its dice. */
function Shown({ teacher, way }: { readonly teacher: Teacher; readonly way: string }) {
  const text = inTongue(TUTORIAL);
  return (
    <div class="lesson">
      <h2 tabIndex={-1}>{text.exampleDone}</h2>
      <div class="button-row">
        <a class="button primary" href={way}>
          {text.toRule}
        </a>
        <button type="button" class="button" onClick={() => void teacher.back(0)}>
          {text.again}
        </button>
      </div>
    </div>
  );
}

function Done({ desk }: { readonly desk: DeskState }) {
  const text = inTongue(TUTORIAL);
  // In the lesson the pupil sat in every seat; from here on he takes the first, and the staff the others.
  const leave = async () => playOn({ ...(await desk.session.record()), players: {} });
  return (
    <div class="lesson">
      <h2 tabIndex={-1}>{text.done}</h2>
      <p class="lesson-text">{text.doneHelp}</p>
      <div class="button-row">
        <button type="button" class="button primary" onClick={leave}>
          {text.playOn}
        </button>
        <a class="button quiet" href={address.home}>
          {text.leave}
        </a>
      </div>
    </div>
  );
}
