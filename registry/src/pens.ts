/** Where U-boat Pens lies. */
import type { AnyText, Language } from '@derby/kernel';
import type { AnyAdvice, AnyGame, AnyHeat } from './index.ts';

export const load = async (): Promise<AnyGame> => (await import('@derby/pens')).pens;
export const advice = async (): Promise<AnyAdvice> => (await import('@derby/pens/advice')).advice;
export const heat = async (): Promise<AnyHeat> => (await import('@derby/pens/heat')).heat;
export const text = async (language: Language): Promise<AnyText> =>
  language === 'fr' ? (await import('@derby/pens/text/fr')).fr : (await import('@derby/pens/text/en')).en;
