import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import type { Database } from '#server/platform/db/database.ts';

import { documentOf } from '../records/documentOf.ts';
import { createRecordSource } from '../records/recordSource.ts';
import type { NumberedDocument } from './naiveSearch.ts';

/** Everything that is published and not closed, as engines should hold it. */
export async function readPopulation(db: Database, gazetteer: Gazetteer): Promise<NumberedDocument[]> {
  const source = createRecordSource(db);
  const population: NumberedDocument[] = [];
  for (const set of await source.sets()) {
    for (const row of await source.read(set, -1, 1_000_000)) {
      const document = documentOf(row, set, gazetteer);
      if (document) population.push({ no: row.no, document });
    }
  }
  return population;
}
