import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { cachedResolver } from '#server/engines/search/columnar/build/cachedResolver.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import type { Database } from '#server/platform/db/database.ts';

import { createCandidates } from './createCandidates.ts';
import { createShares } from './createShares.ts';
import { recordsMark } from './recordsMark.ts';
import { createHoldingRecords } from './createHoldingRecords.ts';
import type { Holdings, ReadHoldings } from './holdings.ts';

/** What hints are computed with. */
export interface HintDeps {
  db: Database;
  search: Pick<SearchEngine, 'find' | 'health' | 'publish'>;
  gazetteer: Gazetteer;
}

/** Closures and corrections change a mark, too; this is for what does not, such as a place the gazetteer gained. */
const OLDEST_MS = 10 * 60_000;

/**
 * Holdings that are forgotten whenever other records are published, corrected or closed. Then the search engine is made
 * to take these in first: people looked at before it has would wait for the next publication to get their hints.
 */
export function createHoldings({ db, search, gazetteer }: HintDeps): ReadHoldings {
  const resolver = cachedResolver(gazetteer);
  let current: { mark: string; since: number; holdings: Holdings } | null = null;
  return async () => {
    const mark = await recordsMark(db);
    if (current?.mark === mark && performance.now() - current.since < OLDEST_MS) return current.holdings;
    if (current?.mark !== mark) await search.publish('');
    const holdings = {
      candidatesOf: createCandidates(search),
      sharesOf: createShares(search),
      ...createHoldingRecords(db, resolver),
    };
    current = { mark, since: performance.now(), holdings };
    return holdings;
  };
}
