import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { isOfHousehold } from '#domain/records/core/householdFields.ts';
import { valueKey } from '#domain/records/core/valueKey.ts';
import type { Database } from '#server/platform/db/database.ts';

import { explainRecords } from '../matching/explainRecords.ts';
import { fieldsAsked } from '../matching/planQuery.ts';
import { compareCounts } from '../matching/sortCounts.ts';
import { documentOf } from '../records/documentOf.ts';
import { createRecordSource } from '../records/recordSource.ts';
import type { SearchEngine } from '../SearchEngine.ts';
import type { SearchIndex } from '../SearchIndex.ts';
import { withReasons } from '../withReasons.ts';
import { type NumberedDocument, naiveSearch } from './naiveSearch.ts';

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

/**
 * An engine that looks at every record for every question. What the others are held against: totals, pages, reasons,
 * facets, variants, wider searches, close matches and completions.
 *
 * Shows what was published when it was made and when `publish` was last called; closures from `noticeClosures` on.
 */
export async function createNaiveEngine(db: Database, gazetteer: Gazetteer): Promise<SearchEngine> {
  const source = createRecordSource(db);
  let population: readonly NumberedDocument[] = [];
  let closed: ReadonlySet<number> = new Set();
  /** Numbers of those who live with a closed person, whose records still name that person. */
  let fellows: ReadonlySet<number> = new Set();

  async function take(): Promise<void> {
    population = await readPopulation(db, gazetteer);
    closed = new Set();
    fellows = new Set();
  }
  /** The records that count for questions about these fields. */
  const openTo = (fields: readonly string[]): readonly NumberedDocument[] => {
    const namesHousehold = fields.some(isOfHousehold);
    return population.filter(({ no }) => !closed.has(no) && !(namesHousehold && fellows.has(no)));
  };

  const index: SearchIndex = {
    answer: async (query) => naiveSearch(openTo(fieldsAsked(query)), query),
    find: async (queries) =>
      queries.map((query) => {
        const { total, nos } = naiveSearch(openTo(fieldsAsked(query)), query);
        return { total, nos };
      }),
    explain: async (criteria, records) => explainRecords(criteria, records, gazetteer),
    async suggest(field, prefix, limit) {
      const counts = new Map<string, number>();
      for (const { document } of openTo([field]))
        for (const { key } of document.values[field] ?? []) counts.set(key, (counts.get(key) ?? 0) + 1);
      return [...counts]
        .map(([value, count]) => ({ value, count }))
        .filter(({ value }) => value.startsWith(valueKey(field, prefix)))
        .sort(compareCounts(field))
        .slice(0, limit);
    },
    publish: take,
    async noticeClosures() {
      const nos = await source.closedOnRequest((await source.sets()).map(({ id }) => id));
      closed = new Set(nos);
      fellows = new Set(await source.fellowsOf(nos));
    },
    health: async () => ({ isReady: true, records: population.length, bytes: null }),
    close: async () => undefined,
  };
  await take();
  return withReasons(index, { source, gazetteer });
}
