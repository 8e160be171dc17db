/** Whole games of War Plan Z that must replay to the letter. */
import { goldenRecords } from '@derby/kernel/testing';
import { planz } from '../src/game.ts';

goldenRecords(planz, new URL('./records/', import.meta.url), 20);
