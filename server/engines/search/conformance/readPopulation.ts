import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import type { RecordFields } from '#domain/records/core/record.ts';
import { toSearchDocument } from '#domain/records/core/toSearchDocument.ts';
import type { Database } from '#server/platform/db/database.ts';

import { createRecordSource } from '../records/recordSource.ts';
import type { NumberedDocument } from './naiveSearch.ts';

/** Everything that is published and not closed, as engines should hold it. */
export async function readPopulation(db: Database, gazetteer: Gazetteer): Promise<NumberedDocument[]> {
  const source = createRecordSource(db);
  const population: NumberedDocument[] = [];
  for (const set of await source.sets()) {
    for (const { no, fields, ...row } of await source.read(set, -1, 1_000_000)) {
      const document = toSearchDocument({ fields: JSON.parse(fields) as RecordFields, ...row }, set, gazetteer);
      if (document) population.push({ no, document });
    }
  }
  return population;
}
