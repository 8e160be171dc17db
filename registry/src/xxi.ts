/** Where XXI lies. */
import type { AnyText, Language } from '@derby/kernel';
import type { AnyAdvice, AnyGame, AnyHeat } from './index.ts';

export const load = async (): Promise<AnyGame> => (await import('@derby/xxi')).xxi;
export const advice = async (): Promise<AnyAdvice> => (await import('@derby/xxi/advice')).advice;
export const heat = async (): Promise<AnyHeat> => (await import('@derby/xxi/heat')).heat;
export const text = async (language: Language): Promise<AnyText> =>
  language === 'fr' ? (await import('@derby/xxi/text/fr')).fr : (await import('@derby/xxi/text/en')).en;
