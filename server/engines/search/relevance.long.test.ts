import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { textOf } from '#domain/records/core/record.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { imperfectQueries } from '#tools/bench/relevance/imperfectQueries.ts';
import { measureRelevance, shareFound } from '#tools/bench/relevance/relevanceBench.ts';
import { sampleSource } from '#tools/bench/relevance/sampleSource.ts';
import { generateSampleCounty } from '#tools/sample-county/generateSampleCounty.ts';

import { createColumnarIndex } from './columnar/createColumnarIndex.ts';
import type { SearchEngine } from './SearchEngine.ts';
import type { SearchIndex } from './SearchIndex.ts';
import { toEngineQuery } from './toEngineQuery.ts';
import { withReasons } from './withReasons.ts';

/** `npm run bench -- relevance` asks 500 and more; these show that a change has spoilt something. */
const QUERIES = 160;

const gazetteer = loadGazetteer();
const county = generateSampleCounty();
const { source, ids } = sampleSource(county);
let folder: string;
let index: SearchIndex;
let engine: SearchEngine;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muniment-relevance-'));
  index = await createColumnarIndex({ folder, source, log: silentLog, threads: 1 });
  engine = withReasons(index, { source, gazetteer });
});
afterAll(async () => {
  await index.close();
  await rm(folder, { recursive: true, force: true });
});

it('puts the right row among the first five for nineteen of twenty imperfect searches of the sample county', async () => {
  const queries = imperfectQueries(county, gazetteer, { count: QUERIES, seed: 'imperfect 1' });
  // Perfect searches would prove nothing.
  expect(queries.filter(({ slips }) => slips.length > 0).length).toBeGreaterThan(QUERIES * 0.9);
  expect(queries.filter(({ slips }) => slips.includes('surname misspelt')).length).toBeGreaterThan(QUERIES * 0.4);
  const items = await measureRelevance(engine, ids, queries);
  expect(shareFound(items)).toBeGreaterThanOrEqual(0.95);
});

it('shows every kind of event on the first page of a search for a surname of the sample county, as far as it has room', async () => {
  const searchFor = (address: string, facet: string) =>
    engine.search({ ...toEngineQuery(readSearchAddress(address).query, { facets: [facet] }), facetLimit: 1_000 });
  const events = new Map(
    county.sets.flatMap(({ records }) =>
      [...records].map(({ id, fields }) => [id, textOf(fields, 'EventType')] as const),
    ),
  );
  const surnames = (await searchFor('', 'LastName')).facets.LastName ?? [];
  const fewest: number[] = [];
  for (const { value } of surnames.slice(0, 40)) {
    const { hits, facets } = await searchFor(`?lastname=${encodeURIComponent(value)}`, 'EventType');
    const shown = new Set(hits.map(({ no }) => events.get(ids.get(no) ?? '')));
    fewest.push(shown.size);
    expect({ surname: value, shown: shown.size }).toEqual({
      surname: value,
      shown: Math.min(hits.length, facets.EventType?.length ?? 0),
    });
  }
  expect([fewest.length, Math.min(...fewest) >= 3]).toEqual([40, true]);
});
