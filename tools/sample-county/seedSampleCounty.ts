import { copyRecords } from '#server/engines/search/records/copyRecords.ts';
import type { Database } from '#server/platform/db/database.ts';

import {
  recordsOf,
  SAMPLE_AS_OF_YEAR,
  SAMPLE_RECORD_SETS,
  SAMPLE_SEED,
  SAMPLE_VERSION,
} from './generateSampleCounty.ts';
import { lockSample, openGeneration, publishGeneration, setsOfTheSite, setsWithContent } from './sampleStore.ts';
import { simulateWithPauses } from './simulation/simulate.ts';
import type { World } from './simulation/world.ts';

/** What the seeding logs: counts and times, never names. */
export interface SeedLog {
  info(details: Readonly<Record<string, unknown>>, message: string): void;
}

/** What was stored; nothing when the sample was there already. */
export interface SeedResult {
  /** Ids of the sets that were written. */
  recordSetIds: readonly string[];
  records: number;
  /** The lives that the records were made from; null when none were made. */
  world: World | null;
}

/** What the stored sample was made from: the generator's version and the year that closes records. */
const contentOf = (asOfYear: number): string => `sample:${SAMPLE_VERSION}:${asOfYear}`;

/**
 * Gives a site the sample county: all of its record sets or, when anything fails, none. Does nothing where this very
 * sample is stored already, and waits for another copy of the server that is seeding. A record set of the operator's
 * that has the same id stays as it is. `asOfYear` is the Gregorian year that decides who may be living.
 */
export async function seedSampleCounty(
  db: Database,
  log: SeedLog,
  asOfYear: number = SAMPLE_AS_OF_YEAR,
): Promise<SeedResult> {
  const content = contentOf(asOfYear);
  const startedAt = performance.now();
  const result = await db.withClient(async (client): Promise<SeedResult> => {
    await client.query('/* sample.begin */ BEGIN');
    try {
      await lockSample(client);
      const settled = new Set([...(await setsWithContent(client, content)), ...(await setsOfTheSite(client))]);
      const recordSetIds: string[] = [];
      let records = 0;
      let world: World | null = null;
      if (SAMPLE_RECORD_SETS.some(({ id }) => !settled.has(id))) {
        world = await simulateWithPauses(SAMPLE_SEED);
        for (const { recordSet, records: drafts } of recordsOf(world, asOfYear).sets) {
          if (settled.has(recordSet.id)) continue;
          const generation = await openGeneration(client, recordSet, content);
          const stored = await copyRecords(client, recordSet.id, generation, drafts);
          await publishGeneration(client, recordSet.id, generation, stored);
          recordSetIds.push(recordSet.id);
          records += stored;
        }
      }
      await client.query('/* sample.commit */ COMMIT');
      return { recordSetIds, records, world };
    } catch (problem) {
      await client.query('/* sample.rollback */ ROLLBACK');
      throw problem;
    }
  });
  // Fresh tables have no statistics yet, and the first searches would plan without them.
  if (result.records > 0) await db.rows('/* sample.analyze */ ANALYZE record, record_set');
  log.info(
    {
      recordSets: result.recordSetIds.length,
      records: result.records,
      milliseconds: Math.round(performance.now() - startedAt),
    },
    result.records > 0 ? 'sample county stored' : 'sample county is in place',
  );
  return result;
}
