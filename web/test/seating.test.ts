import { describe, expect, test } from 'vitest';
import { personsOf, seatingOf, usualSeating } from '../src/seats/seating.ts';

const SEATS = ['axis', 'allies'];

describe('who sits where', () => {
  test('where nothing is said, a person takes the first seat and the staff the others', () => {
    expect(usualSeating(SEATS, 'cadet')).toEqual({ axis: 'person', allies: 'cadet' });
    expect(seatingOf(SEATS, {}, 'admiral')).toEqual({ axis: 'person', allies: 'admiral' });
  });

  test('a record tells of ranks; every other player was a person', () => {
    expect(seatingOf(SEATS, { axis: 'cadet' })).toEqual({ axis: 'cadet', allies: 'person' });
    expect(seatingOf(SEATS, { axis: 'Otto', allies: 'person' })).toEqual({ axis: 'person', allies: 'person' });
    expect(seatingOf(SEATS, { axis: 'admiral', allies: 'cadet' })).toEqual({ axis: 'admiral', allies: 'cadet' });
  });

  test('a solitaire game is played by a person, whoever played it before', () => {
    expect(seatingOf(['player'], { player: 'commander' })).toEqual({ player: 'person' });
  });

  test('the persons, in the order of the seats', () => {
    expect(personsOf({ axis: 'person', allies: 'cadet' })).toEqual(['axis']);
    expect(personsOf({ axis: 'person', allies: 'person' })).toEqual(SEATS);
  });
});
