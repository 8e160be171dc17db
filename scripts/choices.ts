/**
 * `npm run choices -- --game xxi --games 200`: what was open to the admiral and never chosen. Every such row must have its reason in
 * `choice-reasons.ts`; otherwise it fails. `--state FILE` takes games that `derby sim --details --save FILE` has played.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { entryOf } from '@derby/registry';
import { begin, choicesIn, neverMade, type Progress, readState, run, type Study } from '@derby/sim';
import { argsOf } from './args.ts';
import { explained } from './choice-reasons.ts';

const { values } = argsOf({
  options: {
    game: { type: 'string', default: 'xxi' },
    games: { type: 'string', default: '200' },
    bot: { type: 'string', default: 'admiral' },
    workers: { type: 'string', default: String(availableParallelism()) },
    state: { type: 'string', default: '' },
  },
});

async function studied(): Promise<Progress> {
  if (values.state !== '') return readState(readFileSync(values.state, 'utf8'));
  const game = await entryOf(values.game).load();
  const study: Study = {
    game: game.id,
    edition: game.edition,
    options: {},
    bots: Object.fromEntries(game.seats.map((seat) => [seat, values.bot])),
    seed: 'choices',
    games: Number(values.games),
    details: true,
  };
  const progress = begin(study);
  await run(progress, { workers: Number(values.workers) });
  return progress;
}

async function main(): Promise<void> {
  const { studies, totals } = await studied();
  const [study] = studies;
  const [total] = totals;
  if (!study || !total?.details) throw new Error('This state has no details: play it with --details.');
  const choices = choicesIn(total.details);
  const never = neverMade(choices);
  const explanations = explained(study.game, never);
  const bots = [...new Set(Object.values(study.bots))].join(', ');
  const rows = explanations.map(
    ({ rules, verbs, offered, reason }) =>
      `| ${rules.join(', ')} | ${verbs.map((verb) => `\`${verb}\``).join(', ')} | ${offered} | ${reason ?? '**none given**'} |`,
  );
  const kinds = new Set(choices.map(({ rule, verb }) => `${rule} ${verb}`)).size;
  const page = `# ${study.game}: what was open and never chosen

${total.finished} games of ${bots}, seed \`${study.seed}\`, edition ${study.edition}. Of ${kinds} kinds of choice (a rule and a verb, with its word) that were ever open, ${never.length} ${never.length === 1 ? 'was' : 'were'} never made.
Again: \`npm run choices -- --game ${study.game} --games ${total.finished} --bot ${bots}\`.

| rule | choice | times open | why not |
| --- | --- | ---: | --- |
${rows.join('\n')}
`;
  writeFileSync(new URL(`../bench/results/choices-${study.game}.md`, import.meta.url), page);
  console.log(page);
  if (explanations.some(({ reason }) => reason === undefined)) process.exitCode = 1;
}

await main();
