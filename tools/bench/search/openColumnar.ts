import { createColumnarIndex } from '#server/engines/search/columnar/createColumnarIndex.ts';
import { planQuery } from '#server/engines/search/matching/planQuery.ts';
import type { SearchIndex } from '#server/engines/search/SearchIndex.ts';
import { silentLog } from '#server/platform/config/log.ts';

import type { BenchCounty } from './county.ts';

const NEVER_MS = 3_600_000;

/** Opens a columnar index in a folder, building it where it is not there yet; resolves with its first answer. */
export async function openColumnar(
  folder: string,
  { source }: Pick<BenchCounty, 'source'>,
  gazetteer: Parameters<typeof planQuery>[1],
): Promise<SearchIndex> {
  const index = await createColumnarIndex({ folder, source, log: silentLog, pollMs: NEVER_MS });
  await index.answer(
    planQuery(
      { criteria: [], orderBy: null, direction: 'desc', offset: 0, limit: 1, facets: [], facetLimit: 1 },
      gazetteer,
    ),
  );
  return index;
}
