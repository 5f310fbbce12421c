import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createColumnarIndex } from '#server/engines/search/columnar/createColumnarIndex.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { toEngineQuery } from '#server/engines/search/toEngineQuery.ts';
import { withReasons } from '#server/engines/search/withReasons.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { generateSampleCounty } from '#tools/sample-county/generateSampleCounty.ts';

import { type Bench, type BenchRow, timeWork } from '../benchReport.ts';
import { imperfectQueries, type ImperfectQuery } from './imperfectQueries.ts';
import { sampleSource } from './sampleSource.ts';

/** Rows that a reader sees without scrolling. */
const FIRST_ROWS = 5;

/** How a search ended: place 1 is the first row, null when the right row is on the first page nowhere. */
interface KnownItem {
  query: ImperfectQuery;
  total: number;
  place: number | null;
}

/**
 * Asks an engine every query as the results page does and looks for the right row: what was found, then what comes
 * close.
 *
 * @param ids - record ids by record number.
 */
export async function measureRelevance(
  engine: Pick<SearchEngine, 'search'>,
  ids: ReadonlyMap<number, string>,
  queries: readonly ImperfectQuery[],
): Promise<KnownItem[]> {
  const items: KnownItem[] = [];
  for (const query of queries) {
    const { total, hits, close } = await engine.search(toEngineQuery(readSearchAddress(query.address).query));
    const at = [...hits, ...close].findIndex(({ no }) => query.right.has(ids.get(no) ?? ''));
    items.push({ query, total, place: at < 0 ? null : at + 1 });
  }
  return items;
}

/** Share of searches with the right row among the first, 0 to 1. */
export const shareFound = (items: readonly KnownItem[], rows = FIRST_ROWS): number =>
  items.filter(({ place }) => place !== null && place <= rows).length / items.length;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function rowOf(name: string, items: readonly KnownItem[]): BenchRow {
  return {
    name,
    figures: {
      searches: items.length,
      'first row': percent(shareFound(items, 1)),
      [`first ${FIRST_ROWS}`]: percent(shareFound(items)),
      'first page': percent(shareFound(items, 30)),
    },
  };
}

/**
 * Known-item search: how often the right row is among the first five for a person who remembers most things wrongly.
 */
export const relevanceBench: Bench = {
  name: 'relevance',
  description: 'Imperfect searches for records of the sample county: how often the right row is among the first five',
  options: [
    { flag: 'queries', description: 'searches', fallback: 500 },
    { flag: 'seed', description: 'number of the series of searches', fallback: 1 },
  ],
  async run(options, say) {
    const folder = await mkdtemp(path.join(tmpdir(), 'muniment-relevance-'));
    try {
      say('making the sample county');
      const gazetteer = loadGazetteer();
      const county = generateSampleCounty();
      const { source, ids } = sampleSource(county);
      const index = await createColumnarIndex({ folder, source, log: silentLog });
      const queries = imperfectQueries(county, gazetteer, {
        count: options.queries ?? 0,
        seed: `imperfect ${options.seed}`,
      });
      say(`asking ${queries.length} searches`);
      const { value: items, ms } = await timeWork(() =>
        measureRelevance(withReasons(index, { source, gazetteer }), ids, queries),
      );
      await index.close();
      const slips = [...new Set(queries.flatMap((query) => query.slips))].sort();
      return {
        settings: options,
        sections: [
          {
            title: 'The right row',
            rows: [
              rowOf('all', items),
              ...slips.map((slip) =>
                rowOf(
                  slip,
                  items.filter(({ query }) => query.slips.includes(slip)),
                ),
              ),
            ],
          },
          { title: 'Time', rows: [{ name: 'a search', figures: { 'mean ms': ms / items.length } }] },
        ],
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
