/** The tutorials that there are, found in the boards' folders. */
import type { Tutorial } from './tutorial.ts';

const LESSONS = import.meta.glob<{ default: Tutorial }>('../boards/*/tutorial.ts');

export const hasLesson = (game: string): boolean => pathOf(game) in LESSONS;

export const lessonOf = async (game: string): Promise<Tutorial | undefined> =>
  (await LESSONS[pathOf(game)]?.())?.default;

const pathOf = (game: string): string => `../boards/${game}/tutorial.ts`;
