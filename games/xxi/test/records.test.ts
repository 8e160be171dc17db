/** Whole games of XXI that must replay to the letter. */
import { goldenRecords } from '@derby/kernel/testing';
import { xxi } from '../src/game.ts';

goldenRecords(xxi, new URL('./records/', import.meta.url), 20);
