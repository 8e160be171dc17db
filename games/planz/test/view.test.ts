/** WPZ-16  What each seat and a spectator see. */

import { describe, expect, test } from 'vitest';
import { controlOf } from '../src/control.ts';
import { ZONE_IDS } from '../src/data/zones.ts';
import { controlSeen, view } from '../src/view.ts';
import { bare, hold, stand } from './position.ts';

describe('16 fog of war', () => {
  const state = () =>
    hold(
      bare({
        'G-SS-1': 'BE',
        'G-BB-1': 'BE',
        'G-CL-2': 'BE',
        'G-INF-1': 'G-TR-1',
        'G-TR-1': 'BE',
        'A-FC-1': 'BD',
        'G-CD-1': 'AF-NAR',
        'G-IO-1': 'AO',
        'B-DD-1': 'BD',
        'B-CA-1': 'BD',
        'B-BB-5': 'refit',
      }),
      'german',
      'GP-RUDEL',
    );

  test('[WPZ-16.0] of an enemy stack the number and the top unit; nothing below, aboard or in the boxes', () => {
    const { at, stacks, plans } = view(state(), 'allied');
    const stack = stacks.find(({ place }) => place === 'BE');
    expect(stack).toMatchObject({ side: 'german', count: 4, top: 'G-CL-2' });
    expect([at['G-CL-2'], at['G-BB-1'], at['G-SS-1'], at['G-TR-1'], at['G-INF-1']]).toEqual(['BE', ...Array(4)]);
    expect([at['G-BB-3'], plans.german.faces, plans.german.display]).toEqual([undefined, null, 1]);
  });

  test('[WPZ-16.0] the owner sees all of it, a spectator no more than either enemy', () => {
    const own = view(state(), 'german');
    expect([own.at['G-BB-1'], own.at['G-INF-1'], own.plans.german.faces]).toEqual(['BE', 'G-TR-1', ['GP-RUDEL']]);
    const watching = view(state(), 'spectator');
    expect([watching.at['G-BB-1'], watching.at['B-CA-1'], watching.plans.german.faces]).toEqual([
      undefined,
      undefined,
      null,
    ]);
  });

  test('[WPZ-16.4] convoys, ore convoys and coastal guns are open to everybody', () => {
    const shown = view(state(), 'spectator').at;
    expect([shown['A-FC-1'], shown['G-CD-1'], shown['G-IO-1']]).toEqual(['BD', 'AF-NAR', 'AO']);
  });

  test('[WPZ-16.0] with the option off everything but plans is open', () => {
    const open = bare({ 'G-BB-1': 'BE', 'G-CL-2': 'BE' }, {}, { fogOfWar: false });
    hold(open, 'german', 'GP-RUDEL');
    const { at, plans } = view(open, 'allied');
    expect([at['G-BB-1'], plans.german.faces]).toEqual(['BE', null]);
  });

  test('[WPZ-5.0] [WPZ-16.3] who controls a land zone can be told from any view', () => {
    const held = stand(bare({ 'B-INF-1': 'AF-NAR', 'G-CD-1': 'AN2-NOR', 'G-INF-1': 'CE-AZO', 'B-INF-4': 'CE-AZO' }), {
      norway: 'german',
    });
    for (const viewer of ['german', 'allied', 'spectator'] as const)
      for (const zone of ZONE_IDS) expect(controlSeen(view(held, viewer), zone), zone).toBe(controlOf(held, zone));
    expect((['AF-NAR', 'AN2-NOR', 'CE-AZO', 'AF-TRO'] as const).map((zone) => controlOf(held, zone))).toEqual([
      'allied',
      'german',
      'contested',
      'german',
    ]);
  });
});
