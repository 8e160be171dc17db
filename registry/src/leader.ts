/** Where Flotilla Leader lies. */
import type { AnyText, Language } from '@derby/kernel';
import type { AnyAdvice, AnyGame, AnyHeat } from './index.ts';

export const load = async (): Promise<AnyGame> => (await import('@derby/leader')).leader;
export const advice = async (): Promise<AnyAdvice> => (await import('@derby/leader/advice')).advice;
export const heat = async (): Promise<AnyHeat> => (await import('@derby/leader/heat')).heat;
export const text = async (language: Language): Promise<AnyText> =>
  language === 'fr' ? (await import('@derby/leader/text/fr')).fr : (await import('@derby/leader/text/en')).en;
