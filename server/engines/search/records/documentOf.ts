import type { RecordFields } from '#domain/records/core/record.ts';
import type { PlaceFinder } from '#domain/records/core/recordPlaces.ts';
import type { SearchDocument } from '#domain/records/core/searchDocument.ts';
import { type SearchableSet, toSearchDocument } from '#domain/records/core/toSearchDocument.ts';

import type { RecordRow } from './recordSource.ts';

/** A row of the source as engines index and judge it (toSearchDocument); null for a closed record. */
export const documentOf = (
  row: RecordRow,
  set: SearchableSet,
  gazetteer: PlaceFinder,
  only?: ReadonlySet<string>,
): SearchDocument | null =>
  toSearchDocument({ ...row, fields: JSON.parse(row.fields) as RecordFields }, set, gazetteer, only);
