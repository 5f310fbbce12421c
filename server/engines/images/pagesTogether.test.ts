import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';

import { pagesOf } from './pagesOf.ts';

it('pages that are asked for together are read together, however many they are', async () => {
  const db = await testDatabase();
  for (const [id, access] of [
    ['FREE-1881', 'free'],
    ['MEMBERS-1881', 'members'],
  ] as const) {
    await publishRecords(db, aRecordSet({ id, name: id, access, subcategory: 'census', isSample: true }), [
      aRecord('1/1', { FirstName: 'Una', LastName: 'Pinch', CensusYear: '1881', EnumerationDistrict: '1', Page: '1' }),
    ]);
  }
  await db.rows("/* test.book */ INSERT INTO image_book (label, record_set_id) VALUES ('Many', 'FREE-1881')");
  await db.rows(
    `/* test.pages */ INSERT INTO page_image (id, book_id, position, label, source_file, width, height, content_hash)
     SELECT 'p-' || translate(lpad(to_hex(n), 20, '0'), '0189', 'ghij'), b.id, n, n::text, n::text, 100, 100, repeat('0', 64) FROM generate_series(1, 300) AS n, image_book b`,
  );
  const stored = (await db.rows<{ id: string }>('/* test.ids */ SELECT id FROM page_image ORDER BY position')).map(
    ({ id }) => id,
  );
  await db.rows(
    "/* test.line */ INSERT INTO record_image (record_id, image_id, x, y, width, height) VALUES ('FREE-1881/1/1', $1, 1, 2, 30, 40)",
    [stored[1]],
  );
  let statements = 0;
  const counting = {
    ...db,
    rows: <Row extends object>(sql: string, values?: readonly unknown[]) => {
      statements += 1;
      return db.rows<Row>(sql, values);
    },
  };
  const ids = [...stored, 'f-FREE-1881-1', 'f-MEMBERS-1881-1', 'f-NONE-1', 'p-aaaaaaaaaaaaaaaaaaaa', 'x'];
  const found = await Promise.all(ids.map((id) => pagesOf(counting).page(id)));
  expect([found.map((page) => page?.id ?? null), statements < 20]).toEqual([
    [...ids.slice(0, -3), null, null, null],
    true,
  ]);
  expect([found[0]?.lines, found[1]?.lines.map(({ region }) => region)]).toEqual([
    [],
    [{ x: 1, y: 2, width: 30, height: 40 }],
  ]);
  expect(await pagesOf(db).page('f-FREE-1881-1')).toEqual(found[300]);
  await db.close();
}, 60_000);
