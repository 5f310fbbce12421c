import { givesAddresses } from '#domain/places/addresses/addressSources.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { startPolling } from '#server/platform/jobs/startPolling.ts';
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
  dropHousehold,
  hasHouseholds,
  openRecordsOf,
} from './addressReadingStore.ts';

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

/** How often it is looked for new generations, in milliseconds; as search engines do. */
const POLL_MS = 2_000;

/**
 * Reads addresses of what is published, now and whenever something new is, until the returned function is called; that
 * waits for the batch in hand. A reading that failed is tried again.
 */
export const startReadingAddresses = ({
  db,
  gazetteer,
  log,
}: {
  db: Database;
  gazetteer: Gazetteer;
  log: Pick<Log, 'info' | 'warn'>;
}): (() => Promise<void>) =>
  startPolling(async (isStopped) => {
    try {
      const households = await readAddresses(db, gazetteer, isStopped);
      if (households !== null) log.info({ households }, 'addresses read from the records');
    } catch (error) {
      if (!isStopped()) log.warn({ err: error }, 'the addresses of new records could not be read');
    }
    return POLL_MS;
  });
