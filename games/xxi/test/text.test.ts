/** What the table says: sentences that were wrong once. */
import { type AnyText, say, tell } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import type { Log } from '../src/log.ts';
import type { State } from '../src/state.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
import { devastated, fresh, inBox, inSquares, onMap } from './position.ts';

const told = (entry: Log): string[] => [en, fr].map((text) => tell(text as AnyText, entry));
const said = (choice: readonly [string, ...string[]], state: State): string[] =>
  [en, fr].map((text) => say(text as AnyText, choice, state));

describe('the log', () => {
  test('[XXI-10.3b] in the last box the armies do not advance', () => {
    const roll = { what: 'armies-roll', dice: [6], modifier: 0, need: 6, advance: true } as const;
    expect(told({ ...roll, isLast: false })).toEqual([
      'The Armies roll 6, needing 6: they advance.',
      'Les armées obtiennent 6, il faut 6 : elles avancent.',
    ]);
    expect(told({ ...roll, isLast: true })).toEqual([
      'The Armies roll 6, needing 6: the retreat goes on.',
      'Les armées obtiennent 6, il faut 6 : la retraite continue.',
    ]);
  });

  test('[XXI-2.4.2] [XXI-7.1a] points over twelve are said to be lost', () => {
    expect(told({ what: 'transport-rolled', dice: [6], fixed: 6, extra: 2, points: 12 })).toEqual([
      'Transport: 6 + 6 + 2 = 14, but at most 12 points.',
      'Transport : 6 + 6 + 2 = 14, mais au plus 12 points de transport.',
    ]);
    expect(told({ what: 'transport-rolled', dice: [1], fixed: 0, extra: 0, points: 1 })).toEqual([
      'Transport: 1 + 0 = 1 point.',
      'Transport : 1 + 0 = 1 point de transport.',
    ]);
  });

  test('[XXI-7.2a] one point is not points, and towns are elided', () => {
    expect(told({ what: 'resource-moves', resource: 'sys-D-1', from: 'D', to: '13', left: 1 })).toEqual([
      'System D moves from Erfurt to Kassel; 1 point left.',
      'Le système D va d’Erfurt à Kassel ; reste 1 point de transport.',
    ]);
  });

  test.each([
    [0, 'There is nothing to refill the draw pile with.', 'Il n’y a rien pour reconstituer la pioche.'],
    [1, 'The draw pile is refilled with 1 counter.', 'La pioche est reconstituée avec 1 pion.'],
    [9, 'The draw pile is refilled with 9 counters.', 'La pioche est reconstituée avec 9 pions.'],
  ])('[XXI-4.3] a refill of %i counters', (counters, ...sentences) => {
    expect(told({ what: 'draw-pile-refilled', counters })).toEqual(sentences);
  });

  test('[XXI-12.1] one convoy arrives, two arrive', () => {
    expect(told({ what: 'convoys-arrive', convoys: ['convoy-1'] })[1]).toMatch(/^Arrive /);
    expect(told({ what: 'convoys-arrive', convoys: ['convoy-1', 'convoy-2'] })[1]).toMatch(/^Arrivent /);
  });

  test('[XXI-4.2] [XXI-11.2] French articles', () => {
    expect(told({ what: 'counter-drawn', counter: 'hull-A-1' })[1]).toBe('Tirage : une coque A.');
    expect(told({ what: 'hub-repaired', hub: '4', marker: 'dev-1', paid: 'sys-D-1' })[1]).toContain(
      'au prix du système D',
    );
    expect(told({ what: 'hub-repaired', hub: '4', marker: 'dev-1', paid: 'ibg-1' })[1]).toContain('au prix d’un Comm');
  });
});

describe('the offers', () => {
  test('[XXI-11.2] payments that are alike but lie apart read apart', () => {
    const state = devastated(onMap(fresh(), { 'hull-A-1': 'A', 'hull-A-2': '13' }), { '4': 'dev-1' });
    const labels = ['hull-A-1', 'hull-A-2'].map((id) => said(['clear', '4', id], state));
    expect(labels[0]).toEqual([
      'Clear Lübeck (4) and pay with hull A at Gustavsburg',
      'Déblayer Lübeck (4) en payant avec la coque A à Gustavsburg',
    ]);
    expect(labels[1]?.[0]).toContain('at Kassel');
  });

  test('[XXI-16.1.9] a build that spends a second Command says so', () => {
    const parts = ['hull-A-1', 'hull-A-2', 'sys-D-1', 'sys-D-2', 'crew-F-1'] as const;
    const state = inBox(inSquares(fresh({ resourceSubstitution: true }), '12', ...parts), 'ibg-1', 'ibg-2');
    expect(said(['build', '12'], state)).toEqual([
      'Build model A at Hamburg, with a second Command in place of the missing crew',
      'Construire le modèle A à Hamburg, un second Commandement remplaçant l’équipage qui manque',
    ]);
  });
});
