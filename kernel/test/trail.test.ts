import { describe, expect, test } from 'vitest';
import { isSameTrail, Trail } from '../src/trail.ts';

const things = (...names: string[]) => names.map((name) => ({ name }));

describe('a list that follows another', () => {
  test('looks at each item once, however often it is asked for', () => {
    const seen: string[] = [];
    const trail = new Trail(({ name }: { name: string }) => {
      seen.push(name);
      return name.toUpperCase();
    });
    const source = things('a', 'b');
    expect(trail.of(source)).toEqual(['A', 'B']);
    source.push(...things('c'));
    expect(trail.of(source)).toEqual(['A', 'B', 'C']);
    expect(trail.of(source)).toEqual(['A', 'B', 'C']);
    expect(seen).toEqual(['a', 'b', 'c']);
  });

  test('leaves out what nothing is made of, and goes back with its source', () => {
    const trail = new Trail(({ name }: { name: string }) => (name.startsWith('-') ? undefined : name));
    const source = things('a', '-b', 'c', '-d', 'e');
    expect(trail.of(source)).toEqual(['a', 'c', 'e']);
    source.length = 3;
    expect(trail.of(source)).toEqual(['a', 'c']);
    source.length = 1;
    source.push(...things('x', '-y'));
    expect(trail.of(source)).toEqual(['a', 'x']);
    source.length = 0;
    expect(trail.of(source)).toEqual([]);
  });

  test('what was handed out stays as it is', () => {
    const trail = new Trail(({ name }: { name: string }) => name);
    const source = things('a');
    const before = trail.of(source);
    source.push(...things('b'));
    trail.of(source);
    source.length = 0;
    trail.of(source);
    expect(before).toEqual(['a']);
  });

  test('is the same list until something is added that counts, or taken away', () => {
    const trail = new Trail(({ name }: { name: string }) => (name.startsWith('-') ? undefined : name));
    const source = things('a', 'b');
    const first = trail.of(source);
    source.push(...things('-c'));
    expect(trail.of(source)).toBe(first);
    source.length = 1;
    expect(trail.of(source)).toEqual(['a']);
    source.push(...things('b'));
    expect(trail.of(source)).not.toBe(first);
  });

  test('knows its own lists again as long as nothing was taken back between them', () => {
    const trail = new Trail(({ name }: { name: string }) => name);
    const source = things('a', 'b');
    const first = trail.marked(source);
    source.push(...things('c'));
    expect(isSameTrail(first, trail.marked(source))).toBe(true);
    source.length = 1;
    source.push(...things('x', 'c'));
    expect(isSameTrail(first, trail.marked(source))).toBe(false);
    expect(isSameTrail(['a'], ['a'])).toBe(false);
    expect(isSameTrail(first, new Trail(({ name }: { name: string }) => name).marked(things('a', 'b')))).toBe(false);
  });
});
