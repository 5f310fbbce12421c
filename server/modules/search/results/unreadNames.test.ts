import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createSearchEngine } from '#server/engines/search/createSearchEngine.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const SEARCH = `query Search($input: RecordSearchInput!) { recordSearch(input: $input) {
  total hits { id reasons { doubt } recordSet { notation } } unread { fieldId more }
} }`;

interface Searched {
  recordSearch: {
    total: number;
    hits: { id: string; reasons: { doubt: string | null }[]; recordSet: { notation: string } }[];
    unread: { fieldId: string; more: number }[];
  };
}

let site: TestApp, search: SearchEngine, dataDir: string;
beforeAll(async () => {
  const db = await testDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'muniment-unread-'));
  const named = (no: string, LastName: string, more: object = {}) =>
    aRecord(no, { FirstName: 'Mary', LastName, EventType: 'Burial', EventYear: '1713' }, more);
  await publishRecords(db, aRecordSet({ id: 'WEX', name: 'Burials', access: 'free', notation: 'freereg' }), [
    named('1', '[blank]'),
    named('2', '*'),
    named('3', 'C__PER'),
    named('4', 'COOPER'),
    named('5', 'WEBB'),
    named('6', '[blank]', { isClosed: true }),
  ]);
  search = await createSearchEngine({ db, settings: { dataDir }, gazetteer: loadGazetteer(), log: silentLog });
  site = await startTestApp({ db, search });
}, 60_000);
afterAll(async () => {
  await search?.close();
  await site?.close();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

const asked = async (filter: object, page = 1) =>
  (
    await site.ask<Searched>(SEARCH, {
      input: { filters: [{ fieldId: 'LastName', values: ['cooper'], ...filter }], page },
    })
  ).data?.recordSearch;

it('offers records whose name could not be read at all, and adds them behind all others', async () => {
  expect(await asked({})).toMatchObject({ total: 2, unread: [{ fieldId: 'LastName', more: 2 }] });
  const found = await asked({ unread: true });
  expect(found).toMatchObject({ total: 4, unread: [] });
  expect(found?.hits.map(({ id }) => id)).toEqual(['WEX/4', 'WEX/3', 'WEX/1', 'WEX/2']);
  // By which readers see what was not read.
  expect(found?.hits[1]?.recordSet).toEqual({ notation: 'freereg' });
  expect(found?.hits.at(-1)?.reasons[0]?.doubt).toBe('could be Cooper: it could not be read');
});

it('has none of them where only names that were read for certain are asked for', async () => {
  expect(await asked({ certainOnly: true })).toMatchObject({ total: 1, unread: [] });
  expect(await asked({ certainOnly: true, unread: true })).toMatchObject({ total: 1, unread: [] });
});

it('leaves out by the list of variants what says that there is no name', async () => {
  expect(await asked({ unread: true, without: ['?'] })).toMatchObject({ total: 3 });
});
