import path from 'node:path';

import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { blackPng } from '#test/support/blackPng.ts';
import { altoPage, writeFiles } from '#test/support/newspaperFiles.ts';
import { openNewspaperFolder } from '#test/support/newspaperFolder.ts';

import { countUnread, failedPages, failPage, leasePage, renewLease, retryFailed, returnPage } from './readingQueue.ts';

let db: Database;
let folder: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, folder, close } = await openNewspaperFolder());
  const picture = blackPng(400, 400);
  const files = writeFiles(path.join(folder, 'papers'), {
    'Courier/1842-03-05/0001.png': picture,
    'Courier/1842-03-05/0002.png': picture,
    'Courier/1842-03-05/0003.xml': altoPage(['read before']),
    'Herald/1842-03-05/0001.png': picture,
  });
  await runAdmin(db, ['import-newspapers', files, '--access', 'free']);
}, 60_000);
afterAll(() => close());
beforeEach(() => db.rows('/* test.none */ TRUNCATE page_reading'));

const lease = async (reader = 'one', titleId: string | null = null) =>
  (await leasePage(db, titleId, reader))?.id ?? null;
/** As if all readers had been silent for longer than they may. */
const waitLong = () => db.rows("/* test.late */ UPDATE page_reading SET lease_until = now() - interval '1 second'");
const titleOf = async (name: string) =>
  (await db.one<{ id: string }>('/* test.title */ SELECT id FROM newspaper_title WHERE name = $1', [name]))?.id ?? '';

describe('pages that wait to be read', () => {
  it('are those with an image and no words, of one title or of all', async () => {
    expect([
      await countUnread(db, null),
      await countUnread(db, await titleOf('Herald')),
      await countUnread(db, 'none'),
    ]).toEqual([3, 1, 0]);
    expect(await leasePage(db, await titleOf('Herald'), 'one')).toMatchObject({
      position: 1,
      width: 400,
      height: 400,
      contentHash: expect.any(String),
    });
  });

  it('are given to one reader each, until there are none', async () => {
    const given = [await lease('one'), await lease('two'), await lease('one')];
    expect([new Set(given).size, given.includes(null)]).toEqual([3, false]);
    expect(await lease('three')).toBeNull();
  });

  it('are given to one reader each, though they ask at once', async () => {
    for (let times = 0; times < 30; times += 1) {
      await db.rows('/* test.none */ TRUNCATE page_reading');
      const given = await Promise.all(['one', 'two', 'three'].map((reader) => lease(reader)));
      const pages = given.filter((id) => id !== null);
      expect(new Set(pages).size).toBe(pages.length);
    }
  });

  it('are given to another when their reader falls silent, and not before', async () => {
    const title = await titleOf('Herald');
    const id = await lease('one', title);
    expect(await lease('two', title)).toBeNull();
    await waitLong();
    await renewLease(db, id ?? '', 'one');
    expect(await lease('two', title)).toBeNull();
    await waitLong();
    expect(await lease('two', title)).toBe(id);
    // Who has lost a page does not keep it from its new reader.
    await waitLong();
    await renewLease(db, id ?? '', 'one');
    expect(await lease('three', title)).toBe(id);
  });

  it('that end their readers three times are not tried again, and are named with the reason', async () => {
    const title = await titleOf('Herald');
    for (const reader of ['one', 'two', 'three']) {
      expect(await lease(reader, title)).not.toBeNull();
      await waitLong();
    }
    expect([await lease('four', title), await countUnread(db, title)]).toEqual([null, 0]);
    expect(await failedPages(db)).toEqual([
      { id: expect.stringMatching(/\/0001$/u), failure: 'reading it ended without an answer three times' },
    ]);
  });

  it('that are given back have not been tried', async () => {
    const title = await titleOf('Herald');
    for (let times = 0; times < 5; times += 1) {
      const id = await lease('one', title);
      expect(id).not.toBeNull();
      await returnPage(db, id ?? '', 'one');
    }
    expect(await failedPages(db)).toEqual([]);
  });

  it('that cannot be read wait until an operator lets them be tried again', async () => {
    const title = await titleOf('Herald');
    const id = await lease('one', title);
    await failPage(db, id ?? '', 'two', 'another reader');
    await returnPage(db, id ?? '', 'two');
    expect([await lease('two', title), await failedPages(db)]).toEqual([null, []]);
    await failPage(db, id ?? '', 'one', 'x'.repeat(900));
    expect([await lease('two', title), await countUnread(db, title)]).toEqual([null, 0]);
    expect((await failedPages(db))[0]?.failure).toHaveLength(500);
    expect([await retryFailed(db), await retryFailed(db)]).toEqual([1, 0]);
    expect(await lease('two', title)).toBe(id);
  });
});
