import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import type { RouteMatch } from '#domain/kernel/routes/matchRoute.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { importImages } from '#server/engines/images/importImages.ts';
import type { OpenedBook, RecordSet, UnindexedBooks } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createFolderStore } from '#server/platform/files/createFolderStore.ts';
import { createIsContentFound } from '#server/start/isContentFound.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const SET = 'WEXCOMBE-REGISTERS';
const TOMORROW = dayOf(new Date(Date.now() + DAY_MS));
const MEMBER = { memberId: 7 };
const VISITOR = { memberId: null };
const OPENED = `query Opened($id: ID!) { openedBook(id: $id) { isReadable attribution book { label place fromYear toYear pageCount }
  sections { position label fromYear toYear } pages { id label position } manifest } }`;
const UNINDEXED = `query Unindexed($places: [String!]!, $from: Int, $to: Int) { unindexedBooks(places: $places, fromYear: $from, toYear: $to) { total books { id label recordSetName } } }`;

let folder: string;
let site: TestApp;
let db: Database;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-books-'));
  site = await startTestApp({ settings: { dataDir: folder, imageCacheMegabytes: 50 } });
  db = site.db;
  const scans = path.join(folder, 'scans');
  mkdirSync(scans);
  for (const [at, colour] of ['#fff', '#eee', '#ddd'].entries())
    await sharp({ create: { width: 200 + at, height: 300, channels: 3, background: colour } })
      .png()
      .toFile(path.join(scans, `${at + 1}.png`));
  await db.rows(
    `/* test.set */ INSERT INTO record_set (id, name, description, type, category, subcategory, source_country, access, holds)
     VALUES ($1, 'Wexcombe registers', 'Photographs.', 'IMAGE', 'life events (bmds)', 'parish baptisms', 'england', 'members', 'pages')`,
    [SET],
  );
  const mapping = path.join(folder, 'pages.csv');
  const rows = ['Baptisms,1r', 'Baptisms,1v', 'Burials,1'].map((row, at) => `${at + 1}.png,${row}`);
  writeFileSync(mapping, `image,book,page\n${rows.join('\n')}\n`);
  await importImages(db, {
    folder: scans,
    mapping,
    recordSetId: SET,
    files: createFolderStore(folder),
    onReject: async (_line, reason) => {
      throw new Error(reason);
    },
    onRow: () => undefined,
    signal: new AbortController().signal,
  });
  await db.rows(
    `/* test.years */ UPDATE image_book SET place = 'Wexcombe, Wexcombeshire', from_year = CASE label WHEN 'Baptisms' THEN 1700 ELSE 1813 END, to_year = CASE label WHEN 'Baptisms' THEN 1780 ELSE 1840 END`,
  );
  await db.rows(
    `/* test.sections */ INSERT INTO book_section (book_id, from_position, label, from_year) SELECT id, 2, 'Second part', 1750 FROM image_book WHERE label = 'Baptisms'`,
  );
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const publish = () =>
  db.rows(
    '/* test.publish */ UPDATE record_set SET live_generation = 0, published_at = now(), withdrawn_at = NULL WHERE id = $1',
    [SET],
  );
const bookId = async (label = 'Baptisms') =>
  (await db.one<{ id: string }>(`/* test.book */ SELECT 'b-' || id AS id FROM image_book WHERE label = $1`, [label]))!
    .id;
const opened = async (id: string, as: object = MEMBER) =>
  (await site.ask<{ openedBook: OpenedBook | null }>(OPENED, { id }, as)).data?.openedBook;
/** Whether the pages of a book and of one of its images are documents that are there. */
const documents = (id: string, page: string) => {
  const isFound = createIsContentFound(db, {
    document: () => Promise.resolve(null),
    list: () => Promise.resolve([]),
    revision: () => Promise.resolve('1'),
  });
  const matchOf = (route: string, params: object) => ({ route: { id: route }, params }) as unknown as RouteMatch;
  return Promise.all([
    isFound(matchOf('records.book', { bookId: id }), '', true),
    isFound(matchOf('images.viewer', {}), `?page=${page}`, true),
  ]);
};
const unindexed = async (variables: object) =>
  (await site.ask<{ unindexedBooks: UnindexedBooks }>(UNINDEXED, variables, VISITOR)).data?.unindexedBooks;
const document = async (url: string) =>
  (await site.app.inject({ url, headers: { accept: 'text/html', host: 'localhost:3000' } })).statusCode;

it('shows nothing of a set of pages before it is published', async () => {
  const id = await bookId();
  expect(await opened(id)).toBeNull();
  expect(await unindexed({ places: ['Wexcombe'] })).toEqual({ total: 0, books: [] });
  expect(await document(`/books/${id}`)).toBe(404);
});

describe('a set of pages that is published without a record', () => {
  beforeAll(publish);

  it('is in the list of record sets, with its books on its page', async () => {
    const { data } = await site.ask<{ recordSets: RecordSet[]; recordSet: RecordSet }>(
      `query Sets { recordSets { id recordCount } recordSet(id: "${SET}") { books { label place fromYear toYear pageCount } } }`,
      {},
      VISITOR,
    );
    expect(data?.recordSets).toContainEqual({ id: SET, recordCount: 0 });
    expect(data?.recordSet.books).toEqual([
      { label: 'Baptisms', place: 'Wexcombe, Wexcombeshire', fromYear: 1700, toYear: 1780, pageCount: 2 },
      { label: 'Burials', place: 'Wexcombe, Wexcombeshire', fromYear: 1813, toYear: 1840, pageCount: 1 },
    ]);
  });

  it('is leafed through by its members, and named to visitors', async () => {
    const id = await bookId();
    const book = await opened(id);
    expect(book).toMatchObject({
      isReadable: true,
      pages: [
        { label: '1r', position: 1 },
        { label: '1v', position: 2 },
      ],
      sections: [{ position: 2, label: 'Second part', fromYear: 1750, toYear: null }],
    });
    const [page] = book!.pages;
    expect(await opened(id, VISITOR)).toMatchObject({ isReadable: false, pages: [], book: { label: 'Baptisms' } });
    const read = `query Page { pageImage(id: "${page!.id}") { label lines { recordId } } }`;
    expect((await site.ask(read, {}, MEMBER)).data).toEqual({ pageImage: { label: '1r', lines: [] } });
    expect((await site.ask(read, {}, VISITOR)).data).toEqual({ pageImage: null });
    expect(await document(`/books/${id}`)).toBe(200);
    expect(await document(`/image-viewer?page=${page!.id}`)).toBe(200);
    expect(await document('/image-viewer?page=p-aaaaaaaaaaaaaaaaaaaa')).toBe(404);
    expect((await site.app.inject(`/iiif/manifests/${id}`)).statusCode).toBe(404);
  });

  it.each([
    [{ places: ['wexcombe'] }, 2],
    [{ places: ['wexcombe, wexcombeshire'] }, 2],
    [{ places: ['wexcombe'], from: 1790, to: 1812 }, 0],
    [{ places: ['wexcombe'], from: 1780, to: 1812 }, 1],
    [{ places: ['wex'] }, 0],
    [{ places: [] }, 0],
    [{ places: ['%'] }, 0],
  ])('offers its books to a search of %p: %i', async (variables, total) => {
    expect((await unindexed(variables))?.total).toBe(total);
  });

  it.each([
    ['page', 'UPDATE page_image SET closed_until = $1::date'],
    ['book', 'UPDATE image_book SET closed_until = $1::date'],
    ['set', 'UPDATE record_set SET closed_until = $1::date'],
    [
      'page that was put aside',
      'UPDATE page_image SET removed_at = CASE WHEN $1::date IS NULL THEN NULL ELSE now() END',
    ],
    [
      'book that was put aside',
      'UPDATE image_book SET removed_at = CASE WHEN $1::date IS NULL THEN NULL ELSE now() END',
    ],
  ])('shows nothing of a closed %s at any door', async (_what, sql) => {
    const id = await bookId();
    const page = (await opened(id))!.pages[0]!.id;
    await db.rows(`/* test.close */ ${sql}`, [TOMORROW]);
    await db.rows(`/* test.free */ UPDATE record_set SET access = 'free' WHERE id = $1`, [SET]);
    expect(await opened(id)).toBeNull();
    expect((await site.ask(`query Page { pageImage(id: "${page}") { id } }`, {}, MEMBER)).data).toEqual({
      pageImage: null,
    });
    for (const url of [
      `/iiif/manifests/${id}`,
      `/iiif/3/${page}/info.json`,
      `/iiif/3/${page}/full/!100,100/0/default.jpg`,
    ])
      expect((await site.app.inject(url)).statusCode).toBe(404);
    expect(await documents(id, page)).toEqual([false, false]);
    expect(await unindexed({ places: ['wexcombe'] })).toEqual({ total: 0, books: [] });
    await db.rows(`/* test.open */ ${sql}`, [null]);
    expect(await documents(id, page)).toEqual([true, true]);
    expect((await site.app.inject(`/iiif/manifests/${id}`)).statusCode).toBe(200);
    expect((await site.app.inject(`/iiif/3/${page}/info.json`)).statusCode).toBe(200);
    await db.rows(`/* test.members */ UPDATE record_set SET access = 'members' WHERE id = $1`, [SET]);
  });

  it('takes records in later, and keeps its books', async () => {
    await publishRecords(db, aRecordSet({ id: SET, name: 'Wexcombe registers', access: 'members' }), [
      aRecord('1', { FirstName: 'Ann', LastName: 'Pinch' }),
    ]);
    const { data } = await site.ask<{ recordSet: RecordSet }>(
      `query Set { recordSet(id: "${SET}") { recordCount books { label } } }`,
      {},
      VISITOR,
    );
    expect(data?.recordSet).toEqual({ recordCount: 1, books: [{ label: 'Baptisms' }, { label: 'Burials' }] });
    const [page] = (await opened(await bookId()))!.pages;
    await db.rows('/* test.line */ INSERT INTO record_image (record_id, image_id) VALUES ($1, $2)', [
      `${SET}/1`,
      page!.id,
    ]);
    expect((await unindexed({ places: ['wexcombe'] }))?.books).toMatchObject([{ label: 'Burials' }]);
  });
});
