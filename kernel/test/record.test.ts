/** Records: written and read again they are the same; whatever is malformed is refused with its line. */
import {
  BadRecord,
  explainRecord,
  type GameRecord,
  isSeed,
  LONGEST_LINE,
  Match,
  MOST_CHOICES,
  MOST_LETTERS,
  quotable,
  readRecord,
  recordFor,
  recordOf,
  replay,
  SPECTATOR,
  sha256Of,
  verify,
  writeRecord,
} from '@derby/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lantern } from './lantern.ts';

function played(): GameRecord {
  const match = Match.start(lantern, { seed: 'record' });
  for (let i = 0; i < 8; i++) match.take('swing');
  return recordOf(match, { seed: 'record', players: { red: 'Rodger', blue: 'Jean Laidlaw' } });
}

/** What a person is told, in English. */
function told(deed: () => unknown): string {
  try {
    deed();
  } catch (fault) {
    if (fault instanceof BadRecord) return explainRecord('en', fault);
    throw fault;
  }
  return '';
}

const word = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
const record: fc.Arbitrary<GameRecord> = fc.record(
  {
    game: word,
    edition: fc.integer({ min: 0, max: 999 }),
    options: fc.dictionary(
      word,
      fc.oneof(fc.boolean(), fc.integer({ min: -9, max: 99 }), fc.stringMatching(/^[a-z]{2,6}x$/)),
      { maxKeys: 3 },
    ),
    players: fc.dictionary(word, fc.stringMatching(/^\S[\S ]{0,10}\S$/), { maxKeys: 2 }),
    takeBacks: fc.nat(9),
    choices: fc.array(fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))),
    seed: fc.stringMatching(/^\S[\S ]{0,20}\S$/),
    result: fc.record({ grade: word, rule: word }),
    hash: word,
  },
  { requiredKeys: ['game', 'edition', 'options', 'players', 'takeBacks', 'choices'] },
);

/** Anything that a caller could put into a record by mistake or malice. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '',
    ' ',
    'a b',
    'a=b=c',
    'true',
    '7',
    '07',
    'x\n',
    'x\r',
    'x\u001e',
    'x\n\nhash 1',
    '\ud800',
    '\u2028',
  ),
  fc.constant('x'.repeat(2000)),
);
const number = fc.oneof(fc.nat(), fc.double(), fc.integer());
const hostile: fc.Arbitrary<GameRecord> = fc.record(
  {
    game: fc.oneof(word, nasty),
    edition: number,
    options: fc.dictionary(fc.oneof(word, nasty), fc.oneof(fc.boolean(), number, nasty), { maxKeys: 2 }),
    players: fc.dictionary(fc.oneof(word, nasty), nasty, { maxKeys: 2 }),
    takeBacks: fc.oneof(fc.constant(0), number),
    choices: fc.array(fc.oneof(word, nasty), { maxLength: 3 }),
    seed: nasty,
    seedHash: nasty,
    bundle: nasty,
    result: fc.record({ grade: fc.oneof(word, nasty), rule: fc.oneof(word, nasty) }),
    hash: fc.oneof(word, nasty),
  },
  { requiredKeys: ['game', 'edition', 'options', 'players', 'takeBacks', 'choices'] },
);

describe('a record', () => {
  test('written and read again is identical', () => {
    fc.assert(
      fc.property(record, (one) => {
        expect(readRecord(writeRecord(one))).toEqual(one);
      }),
    );
  });

  test('is refused when it is written, or is identical when it is read again, whatever it holds', () => {
    const written = { yes: 0, no: 0 };
    fc.assert(
      fc.property(fc.oneof(record, hostile), (one) => {
        let text: string;
        try {
          text = writeRecord(one);
        } catch (fault) {
          expect(fault).toBeInstanceOf(BadRecord);
          written.no += 1;
          return;
        }
        written.yes += 1;
        expect(readRecord(text)).toEqual(one);
      }),
      { numRuns: 2000 },
    );
    expect(Math.min(written.yes, written.no)).toBeGreaterThan(100);
  });

  test.each(['', 'x\n', 'a\nb', 'x\r', 'x\u001e', '\u001b[2J', 'x'.repeat(1000), '\ud800'])(
    'with the seed %j is not written',
    (seed) => {
      expect(isSeed(seed)).toBe(false);
      expect(told(() => writeRecord({ ...played(), seed }))).toMatch(/^"seed" holds something that could not be read/);
    },
  );

  test.each(['1', ' x ', 'two words', 'été', '1/17', '"'])('with the seed %j is read again', (seed) => {
    expect(isSeed(seed)).toBe(true);
    expect(readRecord(writeRecord({ ...played(), seed })).seed).toBe(seed);
  });

  test('replays to its hash and result', () => {
    expect(verify(lantern, played()).outcome?.grade).toBe(played().result?.grade);
  });

  test('survives line ends and a byte order mark from elsewhere', () => {
    const text = `\uFEFF${writeRecord(played()).replaceAll('\n', '\r\n')}`;
    expect(readRecord(text)).toEqual(played());
  });

  test('as a viewer may have it: no seed, no fingerprint, and others’ choices only said to have been made', () => {
    const match = Match.start(lantern, { seed: 'record' });
    match.take('note');
    const card = match.question?.offers[0]?.choice ?? [];
    match.take(card.join(' '));
    const red = recordFor(match, 'red', { seed: 'record', players: { red: 'Anna' } });
    expect(writeRecord(red)).toBe(
      `derby 1\ngame lantern\nedition 1\nplayer red Anna\nseed-hash ${sha256Of('record')}\n\nnote\n${card.join(' ')}\n\n`,
    );
    for (const viewer of ['blue', SPECTATOR] as const)
      expect(writeRecord(recordFor(match, viewer, { seed: 'record' }))).toBe(
        `derby 1\ngame lantern\nedition 1\nseed-hash ${sha256Of('record')}\n\n? red\n? red\n\n`,
      );
    expect(() => replay(lantern, red)).toThrow(/sealed/);
    expect(readRecord(writeRecord(red))).toEqual(red);
  });

  test('as a viewer may have it, where nothing is hidden: every choice', () => {
    const open = { ...lantern, isOpenToAll: () => true };
    const match = Match.start(open, { seed: 'record' });
    match.take('note');
    expect(recordFor(match, 'blue', { seed: 'record' }).choices).toEqual(['note']);
  });

  test('as a viewer may have it, once it is over: the whole', () => {
    const record = played();
    expect(recordFor(replay(lantern, record), 'blue', { seed: 'record', players: record.players })).toEqual(record);
  });

  test('a seed that is not the one whose hash was published does not verify', () => {
    expect(verify(lantern, { ...played(), seedHash: sha256Of('record') }).outcome).toBeDefined();
    expect(() => verify(lantern, { ...played(), seedHash: sha256Of('another') })).toThrow(/other-seed/);
  });

  test('stops after as many choices as asked for', () => {
    expect(replay(lantern, played(), 3).steps).toHaveLength(3);
  });
});

describe('is refused', () => {
  const good = writeRecord(played());
  const broken: [string, string, RegExp][] = [
    ['an empty file', '', /must begin with "derby 1"/],
    ['another file', 'hello\nworld\n', /Line 1: .*must begin/],
    ['another version', good.replace('derby 1', 'derby 9'), /Line 1: .*version 9.*update/],
    ['a cut file', good.slice(0, 60), /blank line/],
    ['a missing game', good.replace('game lantern\n', ''), /"game …" is missing/],
    ['a game twice', good.replace('game lantern', 'game lantern\ngame xxi'), /Line 2: "game" stands twice/],
    ['a bad edition', good.replace('edition 1', 'edition one'), /Line 3: "edition" must be a whole number, not "one"/],
    ['an unknown word', good.replace('edition 1', 'edition 1\nweather fair'), /Line 4: "weather" is not a word/],
    ['an empty seed', good.replace('seed record', 'seed'), /"seed" has no value/],
    ['a malformed result', good.replace(/result .*/, 'result won'), /a result is a grade and a rule/],
  ];
  test.each(broken)('%s', (_name, text, message) => {
    expect(told(() => readRecord(text))).toMatch(message);
  });

  const head = 'derby 1\ngame lantern\nedition 1\nseed x\n';
  const large: [string, string, RegExp][] = [
    [
      'too many letters',
      `${head}\n${'x\n'.repeat(MOST_LETTERS / 2)}\n`,
      /has 4,000,0\d\d characters; .* at most 4,000,000/,
    ],
    ['too many lines', `${head}${'\n'.repeat(MOST_LETTERS - 100)}`, /more than 101,000 lines/],
    ['too many choices', `${head}\n${'x\n'.repeat(MOST_CHOICES + 1)}\n`, /^Line 100006: .*more than 100,000 choices/],
    ['a line that is too long', `${head}\n${'x'.repeat(LONGEST_LINE + 1)}\n\n`, /^Line 6: .*more than 1,000 char/],
    ['a word that a terminal would obey', `${head}player red \u001b]0;x\u0007\n\n\n`, /^Line 5: .*control character/],
    ['a word that turns the line round', `${head}player red \u202edar\n\n\n`, /^Line 5: .*control character/],
  ];
  test.each(large)('%s', (_name, text, message) => {
    expect(told(() => readRecord(text))).toMatch(message);
  });

  test('with at most a line of what it holds, and nothing that a terminal would obey', () => {
    const long = 'é'.repeat(900);
    expect(told(() => readRecord(`derby ${long}\n`)).length).toBeLessThan(200);
    expect(told(() => readRecord(`${head.replace('edition 1', `edition ${long}`)}\n\n`)).length).toBeLessThan(200);
    expect(told(() => readRecord('derby \u001b[31m2\n'))).not.toContain('\u001b');
    expect(told(() => replay(lantern, { ...played(), game: `\u001b[2J\n${long}` }))).not.toMatch(/\p{Cc}/u);
    expect(quotable('\u001b[2J\u009b\u202ea')).toBe('\ufffd[2J\ufffd\ufffda');
  });

  const untrue: [string, Partial<GameRecord>, RegExp][] = [
    ['another game', { game: 'xxi' }, /record of xxi, not of lantern/],
    ['another edition', { edition: 7 }, /edition 7/],
    ['a choice that was not open', { choices: ['swing', 'dance'] }, /choice 2, "dance"/],
    ['a tampered hash', { hash: 'abc' }, /but claims abc/],
    ['a tampered result', { result: { grade: 'lost', rule: 'LAN-1' } }, /but claims lost/],
    ['another seed', { seed: 'elsewhere' }, /but claims/],
  ];
  test.each(untrue)('%s', (_name, change, message) => {
    expect(told(() => verify(lantern, { ...played(), ...change }))).toMatch(message);
  });

  test('an option that the game does not have', () => {
    expect(told(() => replay(lantern, { ...played(), options: { mist: true } }))).toMatch(/options that lantern/);
  });

  test('a choice that a rule bars, with the rule', () => {
    const record = { ...played(), options: { fog: true } };
    expect(told(() => replay(lantern, record))).toBe('choice 1, "swing", cannot be made there: LAN-2.1 bars it.');
  });

  test('in French too, with the line', () => {
    const fault = new BadRecord({ why: 'stray', name: 'weather' }, 4);
    expect(explainRecord('fr', fault)).toBe('Ligne 4 : « weather » n’est pas un mot de ce format à cet endroit.');
    expect(fault.message).toBe('{"why":"stray","name":"weather"} in line 4');
  });

  test('anything at all without a fault of another kind', () => {
    fc.assert(
      fc.property(fc.string(), (noise) => {
        expect(() => readRecord(noise)).toThrow(BadRecord);
        expect(() => readRecord(`derby 1\n${noise}`)).toThrow(BadRecord);
      }),
    );
  });
});
