import { givesAddresses } from '#domain/places/addresses/addressSources.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import type { Database } from '#server/platform/db/database.ts';

import { householdsOf } from './addressBatch.ts';
import { dropReading, finishReading, readRecords, removeEmptyAddresses, storeHouseholds, unreadSets, type UnreadSet } from './addressReadingStore.ts';

/** Records read at once: memory stays flat however large a set is. */
const BATCH = 5_000;
/** Any number that no other advisory lock of the site has: "ADR" in ASCII and a one. */
const LOCK = 0x41445201;

async function readSet(db: Database, set: UnreadSet, gazetteer: Gazetteer, isStopped: () => boolean): Promise<number | null> {
  await dropReading(db, set);
  let households = 0;
  for (let after = 0; givesAddresses(set); ) {
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
 * Reads the addresses of every published record set that were not read yet. Does nothing while another copy of the site reads.
 * @param isStopped - asked between batches; a reading that stops starts again the next time.
 * @returns how many households were found; null when there was nothing to read.
 */
export async function readAddresses(db: Database, gazetteer: Gazetteer, isStopped: () => boolean = () => false): Promise<number | null> {
  if ((await unreadSets(db)).length === 0) return null;
  return db.withClient(async (client) => {
    const { rows } = await client.query<{ held: boolean }>(`/* addresses.lock */ SELECT pg_try_advisory_lock($1) AS held`, [LOCK]);
    if (!rows[0]?.held) return null;
    try {
      const sets = await unreadSets(db);
      let total = 0;
      for (const set of sets) total += (await readSet(db, set, gazetteer, isStopped)) ?? 0;
      if (sets.length > 0 && !isStopped()) await removeEmptyAddresses(db);
      return sets.length === 0 ? null : total;
    } finally {
      await client.query(`/* addresses.unlock */ SELECT pg_advisory_unlock($1)`, [LOCK]);
    }
  });
}
