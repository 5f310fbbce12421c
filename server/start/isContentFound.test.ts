import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  await publishRecords(site.db, aRecordSet(), [
    aRecord('1', { FirstName: 'William' }),
    aRecord('2', { FirstName: 'Tom' }, { isClosed: true }),
  ]);
});
afterAll(() => site.close());

it.each([
  ['/transcript?id=ROCHE-1871%2F1', 200],
  // Closed: the page says it is closed, and shows no name.
  ['/transcript?id=ROCHE-1871%2F2', 200],
  ['/transcript?id=ROCHE-1871%2F3', 404],
  ['/transcript?id=%00', 404],
  ['/transcript', 404],
  ['/record-sets/ROCHE-1871', 200],
  ['/record-sets/NOBODY', 404],
  ['/search/results', 200],
  ['/tree/fmp-000000-1/tree', 200],
  ['/tree/fmp-000000-abc', 404],
  ['/tree/fmp-abc-1/tree', 404],
  ['/public-tree/x', 404],
])('the document of %s answers %d', async (url, status) => {
  expect((await site.app.inject({ url, headers: { accept: 'text/html', host: 'localhost:3000' } })).statusCode).toBe(
    status,
  );
});
