import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { toEngineQuery } from '#server/engines/search/toEngineQuery.ts';
import { SearchUnavailable } from '#server/engines/SearchUnavailable.ts';

/** How long a count is reused before it is taken again, in milliseconds. */
const FRESH_MS = 60_000;
/** Queries remembered: more than the texts and pages of a site ask for. */
const MOST = 2_000;

/** How many records a search finds, by the query part of its address; empty means all. */
export type RecordCounts = (query: string) => Promise<number>;

/**
 * Counts records for pages that many readers open: each count is taken once a minute and shared. Counts are of what
 * any search finds, so they reveal no more than a search does. While the search does not answer, those of before are
 * given: texts are still read.
 */
export function createRecordCounts(search: SearchEngine): RecordCounts {
  const known = new Map<string, { at: number; count: Promise<number> }>();
  const last = new Map<string, number>();
  const take = async (query: string): Promise<number> => {
    if (query === '') {
      const { isReady, records } = await search.health();
      if (!isReady) throw new SearchUnavailable('health');
      return records;
    }
    const asked = toEngineQuery(readSearchAddress(query).query);
    return (await search.search({ ...asked, offset: 0, limit: 1 })).total;
  };
  return (query) => {
    const held = known.get(query);
    if (held && Date.now() - held.at < FRESH_MS) return held.count;
    const count = take(query).then(
      (found) => (last.set(query, found), found),
      (error: unknown) => {
        const before = last.get(query);
        if (before === undefined || !(error instanceof SearchUnavailable)) throw error;
        return before;
      },
    );
    known.delete(query);
    known.set(query, { at: Date.now(), count });
    for (const map of [known, last]) if (map.size > MOST) map.delete(map.keys().next().value ?? '');
    count.catch(() => known.delete(query));
    return count;
  };
}
