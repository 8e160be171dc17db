/** Every question, choice and log line in both languages: nothing is missing from a sentence, and its French is French. */
import { say, tell } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { OPTIONS } from '../src/options.ts';
import { setup } from '../src/setup.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
import { view } from '../src/view.ts';
import { FAULTY, french } from './sound.ts';
import { CHOICES, ENTRIES } from './text-samples.ts';

const START = setup(
  Object.fromEntries(OPTIONS.map(({ id, standard }) => [id, standard])) as Parameters<typeof setup>[0],
);
const VIEW = view(START, 'german');

const LANGUAGES = [
  ['en', en],
  ['fr', fr],
] as const;

describe('texts', () => {
  test.each(LANGUAGES)('%s: every kind of log entry is a whole sentence', (language, text) => {
    expect(new Set(ENTRIES.map(({ what }) => what))).toEqual(new Set(Object.keys(text.log)));
    for (const entry of ENTRIES) {
      const sentence = tell(text, entry);
      expect(sentence).not.toMatch(FAULTY);
      expect(sentence).toMatch(/\.$/);
      if (language === 'fr') french(sentence);
    }
  });

  test.each(LANGUAGES)('%s: every kind of choice says what it is', (language, text) => {
    const said = Object.values(CHOICES).map((choice) => say(text, choice, VIEW));
    for (const words of said) expect(words).not.toMatch(FAULTY);
    if (language === 'fr') said.forEach(french);
    expect(said.filter((words, index) => said.indexOf(words) !== index)).toEqual([]);
  });

  test.each(LANGUAGES)('%s: every question can be asked before anything has happened', (language, text) => {
    for (const prompt of Object.values(text.prompts)) {
      const question = prompt(VIEW);
      expect(question).not.toMatch(FAULTY);
      if (language === 'fr') french(question);
    }
  });

  test('both languages name the same options, grades and figures', () => {
    expect(Object.keys(fr.options)).toEqual(OPTIONS.map(({ id }) => id));
    expect(Object.keys(en.options)).toEqual(OPTIONS.map(({ id }) => id));
    expect(Object.keys(fr.grades)).toEqual(Object.keys(en.grades));
    expect(Object.keys(fr.metrics)).toEqual(Object.keys(en.metrics));
  });

  test('a shot names its die and what it needed, superiority names every bonus', () => {
    const shot = { what: 'shot', unit: 'G-SS-1', target: 'A-SC-1', factor: 2, die: 2, hit: true } as const;
    expect(tell(en, shot)).toBe('German U-boat flotilla SS-1 fires at slow convoy SC-1: 2 (hits on 2 or less), a hit.');
    expect(tell(fr, shot)).toBe(
      'La flottille d’U-Boote allemande SS-1 tire sur le convoi lent SC-1 : 2 (touche sur 2 ou moins), coup au but.',
    );
    const rolled = {
      what: 'superiority',
      dice: { attacker: 4, defender: 3 },
      bonus: { attacker: 3, defender: 1 },
      first: 'german',
    } as const;
    expect(tell(en, rolled)).toBe(
      'Tactical superiority: attacker 4 + 2 for the plan + 1 for home waters = 7, defender 3 + 1 for home waters = 4; the Germans fire first.',
    );
    expect(tell(fr, rolled)).toBe(
      'Supériorité tactique : attaquant 4 + 2 pour le plan + 1 pour les eaux nationales = 7, défenseur 3 + 1 pour les eaux nationales = 4 ; les Allemands ont le premier feu.',
    );
  });

  test('an order tells the enemy its kind, its origin and its number, and no more', () => {
    const order = {
      what: 'action-begins',
      side: 'german',
      kind: 'naval-move',
      ap: 1,
      origin: 'AO',
      units: 3,
      top: 'G-BB-1',
      taskForces: ['TF-1'],
    } as const;
    expect(tell(en, order)).toBe(
      'The Germans move or attack with ships from the German waters (AO): 3 units under German battleship BB-1 and Task Force 1 (1 AP).',
    );
    expect(tell(fr, order)).toBe(
      'Les Allemands : mouvement ou attaque de navires depuis les eaux allemandes (AO) avec 3 unités sous le cuirassé allemand BB-1 et la force opérationnelle 1 (1 PA).',
    );
  });
});
