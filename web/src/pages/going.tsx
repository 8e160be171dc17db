/** The games in progress, first on the page: which, how they stand, and the way back to the table. */
import { type AnyText, type GameRecord, optionsFor, unusualOptions } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { language } from '../app/settings.ts';
import { gameText, inTongue } from '../app/words.ts';
import { afterFrame } from '../parts/after-frame.ts';
import { Lazy } from '../parts/lazy.tsx';
import { known } from '../store/begin.ts';
import type { SavedGame } from '../store/games.ts';
import { HOME } from '../text/home.ts';
import { boxOf } from '../text/titles.ts';
import { CardPicture } from './card-picture.tsx';
import { type Standing, standingOf } from './standing.ts';

const loadPosition = () => import('./position.tsx');

interface GoingProps {
  readonly game: SavedGame;
  /** Whether the sheet is shown as it stands, instead of the picture on the box. */
  readonly isDrawn: boolean;
  /** Who sits where. */
  readonly children: ComponentChildren;
}

export function Going({ game: { record, touched }, isDrawn, children }: GoingProps) {
  const own = inTongue(HOME);
  const { title } = boxOf(record.game);
  const text = gameText(record.game, record.edition);
  const found = useStanding(record, text);
  const scenario = useScenario(record, text);
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(touched);
  const picture = <CardPicture game={record.game} />;
  const stands = [found?.turn !== undefined && own.turn(found.turn), found?.score?.join(' ')];
  return (
    <div class="going">
      {isDrawn && found?.view && text ? (
        <Lazy load={loadPosition} given={{ game: record.game, view: found.view, text, otherwise: picture }} quiet />
      ) : (
        picture
      )}
      <div class="going-text">
        <strong>{title}</strong>
        <span class="soft">
          {[scenario, ...stands].filter(Boolean).join(' · ') || own.choices(record.choices.length)}
        </span>
        <span class="going-asked">{found?.asked}</span>
        {children}
        <span class="soft">{own.lastPlayed(when)}</span>
      </div>
    </div>
  );
}

/** Found after everything else is on the screen: a long game takes a while to be played through. */
function useStanding(record: GameRecord, text: AnyText | undefined): Standing | undefined {
  const found = useSignal<Standing | undefined>(undefined);
  useEffect(() => {
    if (!text) return;
    return afterFrame(
      () =>
        void standingOf(record, text).then(
          (standing) => {
            found.value = standing;
          },
          () => undefined,
        ),
    );
  }, [record, text]);
  return found.value;
}

/** What is not usual about it: the names of its options, as the start screen has them. */
function useScenario(record: GameRecord, text: AnyText | undefined): string {
  const found = useSignal('');
  useEffect(() => {
    if (!text) return;
    void entryOf(record.game)
      .load()
      .then((rules) => {
        const unusual = unusualOptions(rules, optionsFor(rules, known(rules.options, record.options)));
        const preset = Object.entries(rules.presets).find(
          ([, options]) =>
            JSON.stringify(unusualOptions(rules, optionsFor(rules, options))) === JSON.stringify(unusual),
        );
        found.value =
          (preset && text.presets[preset[0]]?.name) ?? unusual.map(([id]) => text.options[id]?.name).join(', ');
      })
      .catch(() => undefined);
  }, [record, text]);
  return found.value;
}
