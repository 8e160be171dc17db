/** XXI-15  The empty module, and which options there are. */
import { optionsFor, UnknownOption } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { xxi } from '../src/game.ts';
import { OPTIONS, PRESETS } from '../src/options.ts';
import { fresh } from './position.ts';

describe('XXI-15 the empty module', () => {
  test('[XXI-15.0] it holds no rules of its own; the options are numbered 16', () => {
    expect(Object.keys(xxi.rules).filter((id) => id.startsWith('XXI-15'))).toEqual(['XXI-15.0']);
    const numbered = OPTIONS.map(({ rule }) => rule).filter((rule) => rule.startsWith('XXI-16.'));
    expect(numbered).toEqual(Object.keys(xxi.rules).filter((id) => id.startsWith('XXI-16.')));
    expect(OPTIONS.filter(({ rule }) => !rule.startsWith('XXI-16.'))).toMatchObject([
      // readings of these rules, not additions
      { id: 'tripHomeSingleTest', rule: 'XXI-9.6c' },
      { id: 'noTurningBack', rule: 'XXI-9.2b' },
      { id: 'openSquares', rule: 'XXI-8.1e' },
      { id: 'markAnything', rule: 'XXI-12.2b' },
    ]);
  });

  test('[XXI-15.0] every option is off unless chosen', () => {
    const chosen = Object.entries(optionsFor(xxi)).filter(([, value]) => value !== false);
    expect(chosen).toEqual([]);
    expect(Object.values(fresh().options)).toEqual(OPTIONS.map(() => false));
  });

  test('[XXI-15.0] options combine freely, and an unknown one is refused', () => {
    const all = Object.fromEntries(OPTIONS.map(({ id }) => [id, true]));
    expect(fresh(all).options).toEqual(all);
    for (const preset of Object.values(PRESETS)) expect(() => optionsFor(xxi, preset)).not.toThrow();
    expect(() => optionsFor(xxi, { loudAutumn: true })).toThrow(UnknownOption);
  });
});
