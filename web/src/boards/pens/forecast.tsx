/** The odds of what is being prepared: land battles, hunts and raids exactly, before anybody commits himself. */
import { percent } from '@derby/kernel';
import type { PlaceId } from '@derby/pens/data/map';
import { Said } from '../said.tsx';
import type { Board } from './hands.ts';
import { prospectsAt } from './prospects.ts';
import type { Words } from './words.ts';

interface ForecastProps {
  readonly board: Board;
  readonly words: Words;
  readonly looked: PlaceId | undefined;
  /** Under a battle there is room for the bar alone. */
  readonly isBrief?: boolean;
}

export function Forecast({ board, words, looked, isBrief = false }: ForecastProps) {
  const lines = prospectsAt(board, looked, words);
  if (lines.length === 0) {
    if (isBrief) return null;
    return (
      <g class="forecast">
        {wrapped(words.noBattle).map((line, i) => (
          <text key={line} class="quiet" x="12" y={52 + i * 20}>
            {line}
          </text>
        ))}
      </g>
    );
  }
  return (
    <g class="forecast" transform={`translate(12 ${isBrief ? 14 : 44})`}>
      {lines.slice(0, isBrief ? 1 : 4).map((line, i) => (
        <Said
          key={line.title}
          label={`${line.title}${words.colon}${line.parts.map(({ name, chance }) => `${name} ${percent(chance)}`).join(', ')}${line.note ? `, ${line.note}` : ''}`}
        >
          <g transform={`translate(0 ${i * 54})`}>
            <text class="forecast-title" y="0">
              {line.title}
            </text>
            <text class="forecast-note" x="338" y="0">
              {line.note}
            </text>
            <Bar parts={line.parts} />
          </g>
        </Said>
      ))}
    </g>
  );
}

interface Part {
  readonly name: string;
  readonly chance: number;
}

const LENGTH = 338;

/** The parts of a bar are told apart by pattern as well as by colour. */
function Bar({ parts }: { readonly parts: readonly Part[] }) {
  let from = 0;
  return (
    <g transform="translate(0 7)">
      {parts.map(({ name, chance }, i) => {
        const at = from;
        from += chance * LENGTH;
        return <rect key={name} class={`part part-${i}`} x={at} width={Math.max(0, chance * LENGTH)} height="9" />;
      })}
      {parts.map(({ name, chance }, i) => (
        <text
          key={name}
          class={`part-name part-name-${i}`}
          x={i === 0 ? 0 : i === parts.length - 1 ? LENGTH : LENGTH / 2}
          y="26"
          text-anchor={i === 0 ? 'start' : i === parts.length - 1 ? 'end' : 'middle'}
        >
          {`${name} ${percent(chance)}`}
        </text>
      ))}
    </g>
  );
}

/** About forty letters a line. */
function wrapped(text: string): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1) ?? '';
    if (lines.length > 0 && last.length + word.length < 44) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
}
