/** The dice of a contact as the log tells them: whose they were, what they needed, what came of them. */
import type { Side } from '@derby/paukenschlag/data/sides';
import type { Log } from '@derby/paukenschlag/log';
import type { StageDie, StageRoll } from '../kit/fight.ts';
import { isAxis } from './faces.tsx';
import type { STAGE_WORDS } from './stage-words.ts';

type Spoken = (typeof STAGE_WORDS)['en'];

interface Thrown {
  readonly side: Side;
  readonly roll: StageRoll;
}

const sideOf = (id: string): Side => (isAxis(id) ? 'axis' : 'allies');
const die = (value: number, hit: boolean, need?: string): StageDie => ({ value, faces: 10, hit, need });

/** What was thrown in this line, if anything was. */
export function thrownIn(entry: Log, words: Spoken): readonly Thrown[] {
  const { rolls, results } = words;
  switch (entry.what) {
    case 'detection':
      return one(entry.lookout, {
        name: `${rolls.detection}, ${entry.lookout} → ${entry.target}`,
        dice: [die(entry.die, entry.found, `≤${entry.number}`)],
        result: entry.found ? results.found : results.missed,
      });
    case 'torpedoes':
      return one(entry.sub, {
        name: `${rolls.torpedoes}, ${entry.sub} → ${entry.target}`,
        dice: [die(entry.die, entry.hits > 0)],
        result: words.hits(entry.hits),
      });
    case 'gunfire':
      return one(entry.by, {
        name: `${rolls.guns}, ${entry.by} → ${entry.target}`,
        dice: [
          die(entry.die, entry.hit, `${entry.need}+`),
          ...(entry.second === null ? [] : [die(entry.second, entry.effect === 'sunk')]),
        ],
        result: results[entry.hit ? entry.effect : 'missed'],
      });
    case 'asw-attack':
      return one(entry.by, {
        name: `${rolls.charges}, ${entry.by} → ${entry.sub}`,
        dice: [
          die(entry.die, entry.result > 0),
          ...(entry.second === null
            ? []
            : [die(entry.second, entry.effect === 'sunk', entry.result > 0 ? `${entry.result}+` : undefined)]),
        ],
        result: results[entry.effect],
      });
    case 'warship-hit':
      return one('U-66', {
        name: `${rolls.sinking} ${entry.ship}`,
        dice: [die(entry.die, entry.sunk, `>${entry.sunkAbove}`)],
        result: entry.sunk ? results.sunk : results.afloat,
      });
    case 'merchant-sunk':
      return one('U-66', {
        name: `${rolls.tonnage}, ${entry.convoy}`,
        dice: [die(entry.die, true)],
        result: words.tons(entry.tons),
      });
    case 'air-search':
      return one(entry.plane, {
        name: `${rolls.bearing}, ${entry.plane} → ${entry.sub ?? '?'}`,
        dice: [die(entry.die, entry.found, `≤${entry.number}`)],
        result: entry.found ? results.found : results.missed,
      });
    case 'round-begins': {
      const [allied = 0, axis = 0] = entry.dice.at(-1) ?? [];
      return [
        { side: 'axis', roll: { name: rolls.initiative, dice: [die(axis, entry.first === 'axis')] } },
        { side: 'allies', roll: { name: rolls.initiative, dice: [die(allied, entry.first === 'allies')] } },
      ];
    }
    default:
      return [];
  }
}

const one = (by: string, roll: StageRoll): Thrown[] => [{ side: sideOf(by), roll }];
