/** The odds of what is being prepared: land battles, hunts and raids exactly, before anybody commits himself. */
import { percent } from '@derby/kernel';
import { Bar } from '../kit/bar.tsx';
import { wrapped } from '../kit/lines.ts';
import { Said } from '../kit/said.tsx';
import type { Line } from './prospects.ts';
import type { Words } from './words.ts';

interface ForecastProps {
  readonly lines: readonly Line[];
  readonly words: Words;
}

export function Forecast({ lines, words }: ForecastProps) {
  if (lines.length === 0) {
    return (
      <g class="forecast">
        {wrapped(words.noBattle, LETTERS).map((line, i) => (
          <text key={line} class="quiet" x="12" y={52 + i * 22}>
            {line}
          </text>
        ))}
      </g>
    );
  }
  return (
    <g class="forecast" transform={`translate(12 46)`}>
      {lines.slice(0, 4).map((line, i) => (
        <Said
          key={line.title}
          label={`${line.title}${words.colon}${line.parts.map(({ name, chance }) => `${name} ${percent(chance)}`).join(', ')}${line.note ? `, ${line.note}` : ''}`}
        >
          <g transform={`translate(0 ${i * 72})`}>
            <text class="forecast-title" y="0">
              {line.title}
            </text>
            <text class="forecast-note" y="20">
              {line.note}
            </text>
            <Chances parts={line.parts} />
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
/** In a line of the panel. */
const LETTERS = 36;

/** The first part is what the attacker hopes for, the last what he fears. */
const toneOf = (i: number, count: number): string => (i === 0 ? 'good' : i === count - 1 ? 'bad' : 'fair');

const Chances = ({ parts }: { readonly parts: readonly Part[] }) => (
  <g transform="translate(0 27)">
    <Bar box={[0, 0, LENGTH, 9]} parts={parts.map(({ chance }, i) => [toneOf(i, parts.length), chance])} />
    {parts.map(({ name, chance }, i) => (
      <text
        key={name}
        class="part-name"
        x={i === 0 ? 0 : i === parts.length - 1 ? LENGTH : LENGTH / 2}
        y="27"
        text-anchor={i === 0 ? 'start' : i === parts.length - 1 ? 'end' : 'middle'}
      >
        {`${name} ${percent(chance)}`}
      </text>
    ))}
  </g>
);
