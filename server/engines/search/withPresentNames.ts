import type { Database } from '#server/platform/db/database.ts';

import { presentNames } from './records/setNames.ts';
import type { Criterion, SearchEngine } from './SearchEngine.ts';

const isOfSets = (criterion: Criterion): criterion is Extract<Criterion, { kind: 'facet' }> =>
  criterion.kind === 'facet' && criterion.field === 'DatasetName';

/** An engine that finds a record set by the names it had before, too: saved searches, links and diaries hold them. */
export function withPresentNames(engine: SearchEngine, db: Pick<Database, 'rows'>): SearchEngine {
  async function calledNow<Query extends { criteria: readonly Criterion[] }>(
    queries: readonly Query[],
  ): Promise<readonly Query[]> {
    const named = queries.flatMap(({ criteria }) => criteria.filter(isOfSets).flatMap(({ values }) => values));
    const present = named.length === 0 ? new Map<string, string>() : await presentNames(db, named);
    if (present.size === 0) return queries;
    const now = (criterion: Criterion): Criterion =>
      isOfSets(criterion)
        ? { ...criterion, values: criterion.values.map((value) => present.get(value.toLowerCase()) ?? value) }
        : criterion;
    return queries.map((query) => ({ ...query, criteria: query.criteria.map(now) }));
  }

  return {
    ...engine,
    async search(query, signal) {
      const [asked = query] = await calledNow([query]);
      return engine.search(asked, signal);
    },
    count: async (queries, signal) => engine.count(await calledNow(queries), signal),
    find: async (queries, signal) => engine.find(await calledNow(queries), signal),
  };
}
