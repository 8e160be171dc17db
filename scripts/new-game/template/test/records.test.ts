/** Whole games that must replay to the letter. */
import { goldenRecords } from '@derby/kernel/testing';
import { newgame } from '../src/game.ts';

goldenRecords(newgame, new URL('./records/', import.meta.url), 3);
