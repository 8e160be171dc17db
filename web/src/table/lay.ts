/** Lays the table of a record, under the rules it was begun with. The staff gives the hints. */
import type { Adviser, GameRecord, Tables } from '@derby/kernel';
import { editionOf } from '@derby/registry/editions';

export const tablesOf = async (record: GameRecord): Promise<Tables> => (await editionOf(record)).resume(record, staff);

/** It is called in with the first question. */
export const staff: Adviser = async (record, rank) => (await import('../advice/staff.ts')).consult(record, rank);
