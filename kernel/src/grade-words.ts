/** How a match ended, in words: those of its game, or the house's own. */
import type { HouseGrade } from './house-ends.ts';
import type { AnyText, Language } from './text.ts';

const WORDS: Readonly<Record<Language, Readonly<Record<HouseGrade, string>>>> = {
  en: { forfeit: 'Forfeit on time', 'agreed-draw': 'Draw by agreement', adjourned: 'Adjourned' },
  fr: { forfeit: 'Perte au temps', 'agreed-draw': 'Nulle par accord mutuel', adjourned: 'Partie ajournée' },
};

/** How it ended, in the game's words, or in the house's where no rule of the game ended it. */
export const gradeIn = (language: Language, { grades }: Pick<AnyText, 'grades'>, grade: string): string =>
  (grades as Readonly<Record<string, string>>)[grade] ?? WORDS[language][grade as HouseGrade] ?? grade;
