/** Whole games of Drumbeat that must replay to the letter. */
import { goldenRecords } from '@derby/kernel/testing';
import { paukenschlag } from '../src/game.ts';

goldenRecords(paukenschlag, new URL('./records/', import.meta.url), 20);
