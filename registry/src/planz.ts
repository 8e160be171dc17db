/** Where War Plan Z lies. */
import type { AnyText, Language } from '@derby/kernel';
import type { AnyAdvice, AnyGame, AnyHeat } from './index.ts';

export const load = async (): Promise<AnyGame> => (await import('@derby/planz')).planz;
export const advice = async (): Promise<AnyAdvice> => (await import('@derby/planz/advice')).advice;
export const heat = async (): Promise<AnyHeat> => (await import('@derby/planz/heat')).heat;
export const text = async (language: Language): Promise<AnyText> =>
  language === 'fr' ? (await import('@derby/planz/text/fr')).fr : (await import('@derby/planz/text/en')).en;
