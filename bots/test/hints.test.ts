/** Hints name the plan they serve, where the game names plans, and it has a name in both languages. */
import { because, type GameModule, type Lexicon, Match, notation, recordOf } from '@derby/kernel';
import { paukenschlag } from '@derby/paukenschlag';
import { advice as drumbeatAdvice } from '@derby/paukenschlag/advice';
import { pens } from '@derby/pens';
import { advice as pensAdvice } from '@derby/pens/advice';
import { planz } from '@derby/planz';
import { advice as planzAdvice } from '@derby/planz/advice';
import { entryOf } from '@derby/registry';
import { describe, expect, test } from 'vitest';
import { type AdvisedGame, PLAYERS, reasonsFor, staffOf, thinkingOf } from '../src/index.ts';
import { choose } from '../src/player.ts';
import { advisedXxi } from './tables.ts';

/** The plans that an admiral's choices serve from the opening on, and how many choices serve one. */
function served<G extends Lexicon>({ game, advice }: AdvisedGame<G>, choices: number) {
  const match = Match.start(game as GameModule<G>, { seed: 'hints' });
  const plans = new Map<string, number>();
  let named = 0;
  for (let turn = thinkingOf(match, advice); turn && match.steps.length < choices; turn = thinkingOf(match, advice)) {
    const choice = choose(PLAYERS.admiral, turn, 'hints');
    const { plan } = reasonsFor(match, advice, choice);
    if (plan !== undefined) {
      plans.set(plan, (plans.get(plan) ?? 0) + 1);
      named += 1;
    }
    match.take(notation(choice));
  }
  return { plans: [...plans.keys()], share: named / match.steps.length };
}

const GAMES = {
  pens: () => served({ game: pens, advice: pensAdvice }, 160),
  paukenschlag: () => served({ game: paukenschlag, advice: drumbeatAdvice }, 160),
  planz: () => served({ game: planz, advice: planzAdvice }, 120),
} as const;

describe.each(Object.entries(GAMES))('%s', (id, play) => {
  test('most of what an admiral does serves a plan, and each is named in both languages', async () => {
    const { plans, share } = play();
    expect(share).toBeGreaterThan(0.5);
    expect(plans.length).toBeGreaterThan(1);
    for (const language of ['en', 'fr'] as const) {
      const text = await entryOf(id).text(language);
      for (const plan of plans) {
        const [sentence, ...others] = await because(text, [], plan);
        expect(sentence).toMatch(language === 'en' ? /^\S+ “.+”: .+\.$/ : /^\S+ « .+ » : .+\.$/);
        expect(others).toEqual([]);
      }
    }
  });
});

describe('the staff', () => {
  const staff = staffOf({ game: pens, advice: pensAdvice });
  const record = recordOf(Match.start(pens, { seed: 'hints' }), { seed: 'hints' });

  test('names the plan to whoever wants to know why, and to nobody else', async () => {
    const asked = { rank: 'admiral', seed: 'x' };
    expect(await staff.consult(record, { ...asked, why: true })).toMatchObject({ plan: 'tonnage' });
    expect(await staff.consult(record, { ...asked, why: false })).not.toHaveProperty('plan');
  });

  test('has no plan where the game names none', async () => {
    const solo = recordOf(Match.start(advisedXxi.game, { seed: 'hints' }), { seed: 'hints' });
    const hint = await staffOf(advisedXxi).consult(solo, { rank: 'admiral', seed: 'x', why: true });
    expect(hint).not.toHaveProperty('plan');
  });
});

describe('U-boat Pens', () => {
  test('a choice that the counsel would not make serves the plan that would', () => {
    const match = Match.start(pens, { seed: 'hints' });
    const question = match.question!;
    const view = match.view('axis');
    const [own, ...others] = pensAdvice.plans!.of(view, 'axis');
    const answers = others.map((plan) => [plan.name, plan.answer(view, question, undefined as never)] as const);
    const [name, other] = answers.find(
      ([, choice]) => notation(choice) !== notation(own!.answer(view, question, undefined as never)),
    )!;
    expect(pensAdvice.serves!(view, question, other)).toBe(name);
  });
});
