import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { generateSampleCounty } from '#server/sample/generateSampleCounty.ts';
import { imperfectQueries } from '#test/bench/relevance/imperfectQueries.ts';
import { measureRelevance, shareFound } from '#test/bench/relevance/measureRelevance.ts';
import { sampleSource } from '#test/bench/relevance/sampleSource.ts';

import { createColumnarIndex } from './columnar/createColumnarIndex.ts';
import { withReasons } from './withReasons.ts';

jest.setTimeout(240_000);

/** `npm run bench -- relevance` asks 500 and more; these show that a change has spoilt something. */
const QUERIES = 160;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muniment-relevance-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('puts the right row among the first five for nineteen of twenty imperfect searches of the sample county', async () => {
  const gazetteer = loadGazetteer();
  const county = generateSampleCounty();
  const { source, ids } = sampleSource(county);
  const index = await createColumnarIndex({ folder, source, log: silentLog, threads: 1 });
  const queries = imperfectQueries(county, gazetteer, { count: QUERIES, seed: 'imperfect 1' });
  // Perfect searches would prove nothing.
  expect(queries.filter(({ slips }) => slips.length > 0).length).toBeGreaterThan(QUERIES * 0.9);
  expect(queries.filter(({ slips }) => slips.includes('surname misspelt')).length).toBeGreaterThan(QUERIES * 0.4);
  const items = await measureRelevance(withReasons(index, { source, gazetteer }), ids, queries);
  await index.close();
  expect(shareFound(items)).toBeGreaterThanOrEqual(0.95);
});
