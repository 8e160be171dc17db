/** What else could have been done at this moment, and what it would have been worth: asked of the staff, played on if one likes. */
import type { Counsel, Line } from '@derby/bots';
import { type AnyText, because, say } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { weigh } from '../advice/staff.ts';
import { language } from '../app/settings.ts';
import { inTongue } from '../app/words.ts';
import { playOn } from '../store/begin.ts';
import type { Session } from '../table/session.ts';
import { ANALYSIS } from '../text/analysis.ts';

interface WhatIfProps {
  readonly session: Session;
  readonly text: AnyText;
  /** After so many choices. */
  readonly at: number;
}

const MOST = 6;

interface Weighed extends Counsel {
  readonly at: number;
  readonly view: object;
  readonly made: string | undefined;
}

export default function WhatIf({ session, text, at }: WhatIfProps) {
  const own = inTongue(ANALYSIS);
  const found = useSignal<Weighed | 'thinking' | 'failed' | undefined>(undefined);
  useEffect(() => {
    found.value = undefined;
  }, [at]);
  const ask = async (): Promise<void> => {
    found.value = 'thinking';
    try {
      const { result, hash, ...record } = await session.record();
      const counsel = await weigh({ ...record, choices: record.choices.slice(0, at) });
      const view = await session.viewAfter(at);
      if (found.peek() === 'thinking') found.value = { ...counsel, at, view, made: record.choices[at] };
    } catch {
      found.value = 'failed';
    }
  };
  const now = found.value;
  return (
    <section class="what-if" aria-label={own.whatIf}>
      <button type="button" class="button" aria-busy={now === 'thinking'} onClick={ask}>
        {now === 'thinking' ? own.weighing : own.whatIf}
      </button>
      {now === 'failed' && <p role="alert">{own.failed}</p>}
      {typeof now === 'object' && <Lines weighed={now} session={session} text={text} />}
    </section>
  );
}

interface LinesProps {
  readonly weighed: Weighed;
  readonly session: Session;
  readonly text: AnyText;
}

function Lines({ weighed, session, text }: LinesProps) {
  const own = inTongue(ANALYSIS);
  const { choice, lines = [], made, view, at } = weighed;
  const plain: readonly Partial<Line>[] = choice === undefined ? [] : [{ choice }];
  const shown = lines.length > 0 ? kept(lines, made) : plain;
  const percent = new Intl.NumberFormat(language.value, { style: 'percent' });
  const tryIt = async (line: string): Promise<void> => {
    const { result, hash, ...record } = await session.record();
    const players = session.persons.peek().length > 0 ? record.players : {};
    await playOn({ ...record, players, choices: [...record.choices.slice(0, at), line] });
  };
  return (
    <>
      {shown.length === 0 && <p class="soft">{own.nothingToWeigh}</p>}
      {lines.length === 0 && shown.length > 0 && <p class="soft">{own.byTheBook}</p>}
      <ol class="turns">
        {shown.map(({ choice: line = '', worth }) => (
          <li key={line} class="what-line">
            <span>
              {say(text, spoken(line), view)}
              {line === made && <span class="soft"> · {own.wasMade}</span>}
            </span>
            {worth !== undefined && <span class="turn-size">{percent.format(worth)}</span>}
            <button type="button" class="button quiet" onClick={() => tryIt(line)}>
              {own.tryIt}
            </button>
          </li>
        ))}
      </ol>
      <Reasons weighed={weighed} text={text} />
    </>
  );
}

/** The best of them, and whatever was chosen in the game. */
const kept = (lines: readonly Line[], made: string | undefined): readonly Line[] =>
  lines.filter(({ choice }, place) => place < MOST || choice === made);

const spoken = (line: string): [string, ...string[]] => {
  const [verb = '', ...rest] = line.split(' ');
  return [verb, ...rest];
};

/** Why the staff would choose the first. */
function Reasons({ weighed: { reasons, plan }, text }: { readonly weighed: Weighed; readonly text: AnyText }) {
  const told = useSignal<readonly string[]>([]);
  useEffect(() => {
    void because(text, reasons, plan).then((sentences) => {
      told.value = sentences;
    });
  }, [text, reasons, plan]);
  return (
    <ul class="why">
      {told.value.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
