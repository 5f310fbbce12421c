import { givesAddresses } from '#domain/places/addresses/addressSources.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { withLease } from '#server/platform/jobs/withLease.ts';

import { householdsOf } from './addressBatch.ts';
import {
  dropReading,
  finishReading,
  readRecords,
  removeEmptyAddresses,
  storeHouseholds,
  unreadSets,
  type UnreadSet,
} from './addressReadingStore.ts';

/**
 * Records read at once: so few that readers who ask the site meanwhile hardly wait. Of 5,000 each held it up for a
 * tenth of a second.
 */
const BATCH = 500;
/** Seconds after which another copy of the site takes on what one that died was reading. */
const LEASE_SECONDS = 30;

async function readSet(
  db: Database,
  set: UnreadSet,
  gazetteer: Gazetteer,
  isStopped: () => boolean,
): Promise<number | null> {
  await dropReading(db, set);
  let households = 0;
  for (let after = 0; givesAddresses(set);) {
    if (isStopped()) return null;
    const records = await readRecords(db, set, after, BATCH);
    const found = householdsOf(records, gazetteer);
    if (found.length > 0) await storeHouseholds(db, set, found);
    households += found.length;
    if (records.length < BATCH) break;
    after = records.at(-1)?.no ?? after;
  }
  await finishReading(db, set, households);
  return households;
}

/**
 * Reads the addresses of every published record set that were not read yet. Does nothing while another copy of the site
 * reads.
 * @param isStopped - asked between batches; a reading that stops starts again the next time.
 * @returns how many households were found; null when there was nothing to read.
 */
export async function readAddresses(
  db: Database,
  gazetteer: Gazetteer,
  isStopped: () => boolean = () => false,
): Promise<number | null> {
  if ((await unreadSets(db)).length === 0) return null;
  return withLease(
    db,
    'reading of addresses',
    { seconds: LEASE_SECONDS, orElse: () => null },
    async ({ db: own, signal }) => {
      const isOver = () => signal.aborted || isStopped();
      const sets = await unreadSets(own);
      let total = 0;
      for (const set of sets) total += (await readSet(own, set, gazetteer, isOver)) ?? 0;
      if (sets.length > 0 && !isOver()) await removeEmptyAddresses(own);
      return sets.length === 0 ? null : total;
    },
  );
}
