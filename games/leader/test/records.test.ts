/** Whole games of Flotilla Leader that must replay to the letter. */
import { goldenRecords } from '@derby/kernel/testing';
import { leader } from '../src/game.ts';

goldenRecords(leader, new URL('./records/', import.meta.url), 20);
