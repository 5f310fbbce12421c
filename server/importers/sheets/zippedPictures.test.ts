import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { bookReading } from '#server/importers/books/bookJobs.ts';
import { readBookFile } from '#server/importers/books/readBookFile.ts';
import type { SheetColumnsInput } from '#server/modules/kernel/graphql/types.generated.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { testServerConnection } from '#test/support/postgres/testDatabase.ts';
import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';
import { zipOf } from '#test/support/server/zipOf.ts';

const BURIALS = 'First names,Surname,Date of burial\nJohn,Lander,1 Feb 1841\nMary,Lander,2 Feb 1841\n';
const COLUMNS: SheetColumnsInput = {
  kind: 'BURIALS',
  columns: ['forename', 'surname', 'burial_date'],
  constants: [{ field: 'place', value: 'Wexcombe' }],
  set: {
    description: 'Burials.',
    access: 'FREE',
    repository: null,
    archiveSeries: null,
    attribution: null,
    notation: 'PLAIN',
  },
};
const SET_INPUT = { kind: 'BURIALS', description: 'Photographs of registers.', access: 'FREE' };

let sheets: SheetSite;
let picture: Buffer;
let endBooks: () => Promise<void>;
beforeAll(async () => {
  sheets = await startSheetSite();
  sheets.work();
  const { db, files } = sheets;
  picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ccb' } })
    .png()
    .toBuffer();
  endBooks = bookReading(files).start(
    {
      db,
      connection: testServerConnection(),
      settings: { databaseUrl: 'postgres://shared', gedcomMemoryMegabytes: 512 },
      log: silentLog,
    },
    { files: { dataDir: os.tmpdir(), s3: null }, manifestHosts: [] },
    {
      lookMs: 20,
      run: async (task, { onProgress }) => {
        try {
          return await readBookFile({ db, files, atStep: onProgress }, task);
        } finally {
          await rm(path.dirname(task.folder), { recursive: true, force: true });
        }
      },
    },
  );
});
afterAll(async () => {
  await endBooks();
  await sheets.close();
});

const zip = (names: readonly string[], table = 'burials.csv') =>
  zipOf([[table, Buffer.from(BURIALS)], ...names.map((name): [string, Buffer] => [name, picture])]);
const remarksOf = ({ file }: Awaited<ReturnType<SheetSite['bring']>>) => file?.remarks.slice(1);

/** The books of a set with their pages, once nothing is read any more. */
async function booksOf(title: string) {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const waiting = await sheets.db.one(
      `/* test.waiting */ SELECT FROM book_file WHERE stage IN ('arriving', 'waiting')`,
    );
    if (!waiting) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return sheets.db.rows(
    `/* test.books */ SELECT b.label, b.removed_at IS NOT NULL AS "isAside", array_agg(p.source_file ORDER BY p.position) AS pages
     FROM image_book b JOIN record_set s ON s.id = b.record_set_id LEFT JOIN page_image p ON p.book_id = b.id WHERE s.name = $1 GROUP BY b.id ORDER BY 1`,
    [title],
  );
}

it('makes books of the folders of an archive that is brought to a sheet of registers', async () => {
  await sheets.site.ask(
    'mutation Make($title: String!, $to: BookSetInput!) { makeBookSet(title: $title, to: $to) { id } }',
    { title: 'Wexcombe registers', to: SET_INPUT },
    sheets.anna,
  );
  const id = await sheets.make('Wexcombe registers');
  const names = ['reg/Burials 1/10.png', 'reg/Burials 1/2.png', 'reg/Burials 2/1.png', 'reg/title.png'];
  const sheet = await sheets.bring(id, zip(names, 'reg/burials.csv'), 'registers.zip');
  expect(sheet.file).toMatchObject({ state: 'READ', rows: 2 });
  expect(remarksOf(sheet)).toEqual([
    '3 pictures go to 2 books of this set: “Burials 1”, “Burials 2”. See how they are read at “Registers without an index”.',
    '1 picture beside the table was left out. Put pictures into a folder: its name becomes that of the book.',
  ]);
  // Readers do not have the set: nothing is to be put aside.
  expect(await booksOf('Wexcombe registers')).toEqual([
    { label: 'Burials 1', isAside: false, pages: ['2.png', '10.png'] },
    { label: 'Burials 2', isAside: false, pages: ['1.png'] },
  ]);
  // A further file of a book that is there; a page that it had has its new picture.
  await sheets.bring(id, zip(['Burials 1/10.png', 'Burials 1/11.png']), 'more.zip');
  expect((await booksOf('Wexcombe registers'))[0]).toMatchObject({ pages: ['2.png', '10.png', '11.png'] });
});

it('says where pictures go while there is no set, and puts new books aside once readers have it', async () => {
  const id = await sheets.make('Published burials');
  const first = await sheets.bring(id, zip(['Vol 1/1.png']), 'register.zip');
  expect(remarksOf(first)).toEqual([
    '1 picture in the archive was left out. Bring pictures as pages of a book, at “Registers without an index”. Once readers have this sheet, an archive brings its folders of pictures as books of its set.',
  ]);
  await sheets.setColumns(id, COLUMNS);
  expect(await sheets.publish(id)).toMatchObject({ state: 'PUBLISHED' });
  const second = await sheets.bring(id, zip(['Vol 1/1.png']), 'register.zip');
  expect(remarksOf(second)).toEqual([
    '1 picture goes to 1 book of this set: “Vol 1”. See how they are read at “Registers without an index”. Books that are put aside there are for readers once you put them back.',
  ]);
  expect(await booksOf('Published burials')).toEqual([{ label: 'Vol 1', isAside: true, pages: ['1.png'] }]);
  // Staff find it among the registers, and the sheet is published as before.
  const { data } = await sheets.site.ask<{ bookSets: { title: string; hasRecords: boolean }[] }>(
    'query Sets { bookSets { title hasRecords } }',
    {},
    sheets.anna,
  );
  expect(data?.bookSets).toContainEqual({ title: 'Published burials', hasRecords: true });
  expect(await sheets.publish(id)).toMatchObject({ state: 'UNCHANGED' });
});

it('takes nothing of an archive whose pictures cannot be unpacked or whose folders are no books', async () => {
  const id = await sheets.make('Refused pictures');
  await sheets.bring(id, BURIALS);
  await sheets.setColumns(id, COLUMNS);
  await sheets.publish(id);
  const broken = zip(['Vol 1/1.png', 'Vol 2/1.png']);
  // A byte of the last picture.
  const at = broken.lastIndexOf(Buffer.from('Vol 2/1.png'), broken.length - 200);
  broken[at + 40] = broken[at + 40]! ^ 0xff;
  const { file } = await sheets.bring(id, broken, 'broken.zip');
  expect(file).toMatchObject({ state: 'FAILED' });
  const books = (await booksOf('Refused pictures')) as { pages: (string | null)[] }[];
  expect(books.flatMap(({ pages }) => pages).filter((page) => page !== null)).toEqual([]);
  const many = await sheets.bring(id, zip(Array.from({ length: 201 }, (_, no) => `Vol ${no}/1.png`)), 'many.zip');
  expect(many.file).toMatchObject({
    state: 'FAILED',
    problem: 'This archive holds 201 folders of pictures; 200 are the most. Bring it in parts.',
  });
});

it('leaves the pictures of a steward to staff', async () => {
  const id = await sheets.make('Steward’s burials');
  await sheets.bring(id, BURIALS);
  await sheets.setColumns(id, COLUMNS);
  await sheets.publish(id);
  await sheets.db.rows(`/* test.noDuty */ DELETE FROM staff_duty WHERE member_id = $1`, [sheets.ben.memberId]);
  await sheets.db.rows(
    `/* test.steward */ INSERT INTO steward (set_key, member_id, since, expires_at) SELECT set_key, $2, now(), now() FROM sheet WHERE id = $1`,
    [Number(id), sheets.ben.memberId],
  );
  const { revision } = await sheets.sheet(id);
  await sheets.send(id, zip(['Vol 1/1.png']), 'register.zip', {
    memberId: sheets.ben.memberId,
    stewardship: 'ready',
  });
  const sheet = await sheets.until(id, (one) => one.revision > revision || one.file?.state === 'FAILED');
  expect(remarksOf(sheet)).toEqual([
    '1 picture in the archive was left out. Bring pictures as pages of a book, at “Registers without an index”.',
  ]);
  expect(await booksOf('Steward’s burials')).toEqual([]);
});
