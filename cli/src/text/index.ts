/** The words of the program in each language. */
import type { Language } from '@derby/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { CliText } from './shape.ts';

export type { CliText } from './shape.ts';

const TEXTS: Readonly<Record<Language, CliText>> = { en, fr };

export const textOf = (language: Language): CliText => TEXTS[language];
