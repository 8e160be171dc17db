/** Words that stand for nothing on the sheet, or for something small: numbers, sections and kinds of torpedoes, as large keys. */
import type { Section, Stowed } from '@derby/leader/state';
import type { Box } from '../kit/box.ts';
import { Touchable } from '../kit/touchable.tsx';
import type { Scene } from './scene.ts';
import type { Words } from './words.ts';

const VERBS = ['drift', 'mines', 'from-ready', 'exchange', 'spend', 'raid', 'load', 'lose', 'finish'];
const SECTIONS: readonly string[] = ['ready', 'stored'] satisfies readonly Section[];
const STOWED: readonly string[] = ['normal', 'fat', 't5', 'mines'] satisfies readonly Stowed[];

/** The words of the question that are drawn here, those without a choice left out. */
export function padsOf({ board }: Scene): readonly string[] {
  const words = (board.question?.offers ?? [])
    .filter(({ choice }) => VERBS.includes(choice[0]))
    .flatMap(({ choice }) => choice.slice(1).map(String));
  const live = (word: string): boolean => board.lit.has(word) || board.selected.has(word) || board.barred.has(word);
  return [...new Set(words)].filter((word) => isPad(word) && live(word));
}

const isNumber = (word: string): boolean => /^\d+$/.test(word);
const isPad = (word: string): boolean =>
  isNumber(word) || word === 'gun' || SECTIONS.includes(word) || STOWED.includes(word);

function nameOf(word: string, words: Words): string {
  if (isNumber(word)) return word;
  if (word === 'gun') return words.gun;
  return SECTIONS.includes(word) ? words.sections[word as Section] : words.stowed[word as Stowed];
}

const HIGH = 56;

export function Pads({ scene, box: [x, y, width] }: { readonly scene: Scene; readonly box: Box }) {
  const pads = padsOf(scene);
  const least = pads.every(isNumber) ? 54 : 84;
  const columns = Math.max(1, Math.min(pads.length, Math.floor(width / least)));
  const pitch = Math.min(width / columns, least * 1.6);
  return (
    <g class="pads">
      {pads.map((word, i) => {
        const [left, top] = [x + (i % columns) * pitch, y + Math.floor(i / columns) * HIGH];
        const name = nameOf(word, scene.words);
        return (
          <Touchable key={word} board={scene.board} word={word} label={name} class="pad">
            <g data-id={word}>
              <rect class="reach" x={left} y={top - 2} width={pitch} height={HIGH} />
              <rect class="ring pad-plate" x={left} y={top} width={pitch - 5} height={HIGH - 4} rx="6" />
              <text
                class={isNumber(word) ? 'pad-figure' : 'pad-name'}
                x={left + (pitch - 5) / 2}
                y={top + HIGH / 2 + 4}
              >
                {name}
              </text>
            </g>
          </Touchable>
        );
      })}
    </g>
  );
}
