import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import type { Database } from '#server/platform/db/database.ts';

import { householdsOf } from './addressBatch.ts';
import { dropHousehold, hasHouseholds, openRecordsOf, storeHouseholds } from './addressReadingStore.ts';

/** A household of one generation of a set, by the records' group key, or the record's own id where it is alone. */
export interface HouseholdKey {
  recordSetId: string;
  generation: number;
  household: string;
}

/**
 * Takes a household from its address after one of its records was closed or opened, and puts it where its open records
 * say it lived: a street never counts a closed person. Does nothing for a set whose addresses were never read.
 */
export async function readHouseholdAnew(
  tx: Database,
  { recordSetId, generation, household }: HouseholdKey,
): Promise<void> {
  const set = { id: recordSetId, generation };
  if (!(await dropHousehold(tx, set, household)) && !(await hasHouseholds(tx, set))) return;
  const found = householdsOf(await openRecordsOf(tx, set, household), loadGazetteer());
  if (found.length > 0) await storeHouseholds(tx, set, found);
}
