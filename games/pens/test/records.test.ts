/** Whole games of U-boat Pens that must replay to the letter. */
import { goldenRecords } from '@derby/kernel/testing';
import { pens } from '../src/game.ts';

goldenRecords(pens, new URL('./records/', import.meta.url), 20);
