import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { importImages } from '#server/engines/images/importImages.ts';
import { createStoredPages } from '#server/engines/images/storedPages.ts';
import { judgeClosures, setsDue } from '#server/engines/search/records/judgeClosures.ts';
import { countCoverage, createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { closeRecord, reopenRecord } from '#server/modules/records/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openFileStore } from '#server/platform/files/openFileStore.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';

import { openDue } from './openDue.ts';

const YESTERDAY = dayOf(new Date(Date.now() - DAY_MS));
const TOMORROW = dayOf(new Date(Date.now() + DAY_MS));
const FIELDS = { FirstName: 'Tamsin', LastName: 'PENROSE', EventType: 'Census', EventYear: '1851' };

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await testDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-open-due-'));
  for (const id of ['A-SET', 'B-SET'])
    await publishRecords(db, aRecordSet({ id, name: id, access: 'free' }), [
      aRecord('1', FIELDS),
      aRecord('2', FIELDS),
    ]);
  mkdirSync(path.join(folder, 'scans'));
  await sharp({ create: { width: 60, height: 40, channels: 3, background: '#ccc' } })
    .png()
    .toFile(path.join(folder, 'scans', '1.png'));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Takes in pages of the first set. @param rows - as many of them as are taken in before it is stopped. Default all */
async function importPages(lines: readonly string[], rows = lines.length): Promise<void> {
  const mapping = path.join(folder, 'pages.csv');
  writeFileSync(mapping, `image,record,book,closed until\n${lines.join('\n')}\n`);
  const stop = new AbortController();
  let taken = 0;
  await importImages(db, {
    folder: path.join(folder, 'scans'),
    mapping,
    recordSetId: 'A-SET',
    files: openFileStore({ dataDir: folder, s3: null }),
    onReject: () => Promise.resolve(),
    onRow: () => {
      taken += 1;
      if (taken === rows) stop.abort();
    },
    signal: stop.signal,
  });
}
const isPageThere = async () => {
  const page = await db.one<{ id: string }>('/* test.page */ SELECT id FROM page_image');
  return (await createStoredPages(db).page(page!.id)) !== null;
};
const openIn = async (set: string) =>
  (
    await db.rows<{ id: string }>(
      '/* test.open */ SELECT id FROM record_live WHERE record_set_id = $1 AND NOT is_closed ORDER BY id',
      [set],
    )
  ).map(({ id }) => id);
/** As who died before it was done, or who knows no dates, leaves them. */
const leaveOpen = (set: string) =>
  db.rows('/* test.left */ UPDATE record SET is_closed = false, closed_on_request = false WHERE record_set_id = $1', [
    set,
  ]);

it('an import that is stopped behind a row without a date opens no page that a later row closes', async () => {
  const ROWS = ['1.png,A-SET/1,Register,', `1.png,A-SET/2,Register,${TOMORROW}`];
  await importPages(ROWS, 1);
  expect(await isPageThere()).toBe(false);
  expect(await openIn('A-SET')).toEqual(['A-SET/2']);
  await importPages(ROWS);
  await importPages(ROWS, 1);
  expect(await isPageThere()).toBe(false);
  expect(await openIn('A-SET')).toEqual([]);
});

it('records that an import of pages was killed before it had closed are closed with the next look', async () => {
  await leaveOpen('A-SET');
  expect(await openDue(db)).toEqual(['A-SET']);
  expect(await openIn('A-SET')).toEqual([]);
  expect(await openDue(db)).toEqual([]);
});

it('a set with a date that an earlier version published is closed with the next look', async () => {
  await db.rows("/* test.date */ UPDATE record_set SET closed_until = $1 WHERE id = 'B-SET'", [TOMORROW]);
  expect(await openDue(db)).toEqual(['B-SET']);
  expect(await openIn('B-SET')).toEqual([]);
  await leaveOpen('B-SET');
  expect(await openDue(db)).toEqual(['B-SET']);
  expect(await openIn('B-SET')).toEqual([]);
});

it('a record closed on request while its set is closed keeps those of its entry closed when the set opens', async () => {
  const provenance = { sourceFile: 'weddings.tsv', sourceRow: 1 };
  await publishRecords(db, aRecordSet({ id: 'D-SET', name: 'D', access: 'free' }), [
    aRecord('1/groom', FIELDS, { provenance }),
    aRecord('1/bride', FIELDS, { provenance }),
    aRecord('2', FIELDS),
  ]);
  await db.rows("/* test.date */ UPDATE record_set SET closed_until = $1 WHERE id = 'D-SET'", [TOMORROW]);
  await openDue(db);
  await closeRecord(db, 'D-SET/1/groom');
  await db.transaction((tx) => judgeClosures(tx, 'D-SET', TOMORROW));
  expect(await openIn('D-SET')).toEqual(['D-SET/2']);
  await db.transaction((tx) => reopenRecord(tx, 'D-SET/1/groom'));
  expect(await openIn('D-SET')).toEqual(['D-SET/1/bride', 'D-SET/1/groom', 'D-SET/2']);
});

it('what is counted of a set while it is closed does not count what is closed', async () => {
  await publishRecords(db, aRecordSet({ id: 'C-SET', name: 'C', access: 'free' }), [aRecord('1', FIELDS)]);
  await db.rows("/* test.uncounted */ DELETE FROM record_set_coverage WHERE record_set_id = 'C-SET'");
  await db.transaction(async (tx) => {
    await tx.rows("/* test.date */ UPDATE record_set SET closed_until = $1 WHERE id = 'C-SET'", [TOMORROW]);
    await judgeClosures(tx, 'C-SET');
    await countCoverage(db);
  });
  expect((await createRecordSetStore({ db }).byId('C-SET'))?.recordCount).toBe(0);
});

it('a set that cannot be opened keeps no other from its day', async () => {
  await db.rows('/* test.due */ UPDATE page_image SET closed_until = $1', [YESTERDAY]);
  await db.rows("/* test.due */ UPDATE record_set SET closed_until = $1 WHERE id = 'B-SET'", [YESTERDAY]);
  await db.rows(
    "/* test.fault */ CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''no''; END'",
  );
  await db.rows(
    "/* test.fault */ CREATE TRIGGER fail BEFORE UPDATE ON record FOR EACH ROW WHEN (OLD.record_set_id = 'A-SET') EXECUTE FUNCTION fail()",
  );
  await expect(openDue(db)).rejects.toThrow();
  expect(await openIn('B-SET')).toEqual(['B-SET/1', 'B-SET/2']);
  await db.rows('/* test.mended */ DROP TRIGGER fail ON record');
  expect(await openDue(db)).toEqual(['A-SET']);
  expect(await openIn('A-SET')).toEqual(['A-SET/1', 'A-SET/2']);
});

it.each([
  ['set', `UPDATE record_set SET closed_until = $1 WHERE id = 'A-SET'`],
  ['book', `UPDATE image_book SET closed_until = $1 WHERE record_set_id = 'A-SET'`],
  ['page', 'UPDATE page_image SET closed_until = $1'],
])('the date of a %s that has come is looked at once', async (_what, sql) => {
  await db.rows(`/* test.due */ ${sql}`, [YESTERDAY]);
  expect(await setsDue(db, dayOf(new Date()))).toEqual(['A-SET']);
  await openDue(db);
  expect(await setsDue(db, dayOf(new Date()))).toEqual([]);
});
