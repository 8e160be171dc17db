/** Where Drumbeat lies. */
import type { AnyText, Language } from '@derby/kernel';
import type { AnyAdvice, AnyGame, AnyHeat } from './index.ts';

export const load = async (): Promise<AnyGame> => (await import('@derby/paukenschlag')).paukenschlag;
export const advice = async (): Promise<AnyAdvice> => (await import('@derby/paukenschlag/advice')).advice;
export const heat = async (): Promise<AnyHeat> => (await import('@derby/paukenschlag/heat')).heat;
export const text = async (language: Language): Promise<AnyText> =>
  language === 'fr'
    ? (await import('@derby/paukenschlag/text/fr')).fr
    : (await import('@derby/paukenschlag/text/en')).en;
