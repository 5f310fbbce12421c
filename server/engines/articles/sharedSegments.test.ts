import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { ArticleQuery } from '#domain/newspapers/search/articleQuery.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createFolderStore } from '#server/platform/files/createFolderStore.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import type { ArticleSearch, IndexedArticle } from './articleSearch.ts';
import { Archive } from './conformance/Archive.ts';
import { makeArticles } from './conformance/corpus.ts';
import { createArticleSearch } from './createArticleSearch.ts';
import { INDEX_VERSION } from './store/manifest.ts';
import { createSharedIndex } from './store/sharedIndex.ts';

const LEASE = `article index articles ${INDEX_VERSION}`;
const asked = (words: string): ArticleQuery => ({
  words,
  filters: {},
  order: 'relevance',
  withMisreadings: true,
  refused: [],
  facets: [],
});
const article = (no: number, text: string): IndexedArticle => ({
  ...makeArticles('one', 1, no)[0]!,
  text,
  headline: '',
  alternatives: [],
});
const numbered = (from: number, to: number, text: string) =>
  Array.from({ length: to - from + 1 }, (_one, at) => article(from + at, text));

describe('segments of articles that copies of the site share', () => {
  let db: Database;
  let folder: string;
  let archive: Archive;
  let files: FileStore;
  const open: ArticleSearch[] = [];
  beforeAll(async () => {
    db = await testDatabase();
  });
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'muniment-shared-articles-'));
    files = createFolderStore(path.join(folder, 'bucket'));
    archive = new Archive();
    archive.put(article(1, 'the lamentable inquisition held at Mevagissey'), article(2, 'a ship'));
    await db.rows('/* test.noIndex */ DELETE FROM article_index');
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((search) => search.close()));
    await rm(folder, { recursive: true, force: true });
  });
  afterAll(() => db?.close());

  /** A copy of the site with a folder of its own. It looks for changes when it is asked to. */
  async function aCopy(
    name: string,
    sharedFiles: Pick<FileStore, 'read' | 'write' | 'remove'> = files,
  ): Promise<ArticleSearch> {
    const copies = createSharedIndex({ db, files: sharedFiles, name: 'articles', log: silentLog });
    const search = await createArticleSearch({
      folder: path.join(folder, name),
      source: archive,
      log: silentLog,
      copies,
      threads: 1,
      pollMs: 3_600_000,
    });
    open.push(search);
    return search;
  }
  const found = async (search: ArticleSearch, words: string) =>
    [...(await search.find(asked(words)))].sort((a, b) => a - b);
  const stored = () => readdir(path.join(folder, 'bucket', 'search', 'articles')).catch(() => []);
  const segmentsOf = async (name: string) =>
    (await readdir(path.join(folder, name))).filter((file) => file.endsWith('.segment')).sort();

  it('are built once, however many copies start together on empty folders', async () => {
    const copies = await Promise.all(['a', 'b', 'c'].map((name) => aCopy(name)));
    expect(await Promise.all(copies.map((copy) => found(copy, 'inquisition')))).toEqual([[1], [1], [1]]);
    expect([archive.reads, (await stored()).length]).toEqual([1, 2]);
    const names = await Promise.all(['a', 'b', 'c'].map(segmentsOf));
    expect([names[1], names[2]]).toEqual([names[0], names[0]]);
  });

  it('follow what is added, corrected, closed and opened again, one copy building each time', async () => {
    const [one, other] = [await aCopy('a'), await aCopy('b')];
    await Promise.all([found(one, ''), found(other, '')]);
    for (let no = 3; no <= 14; no += 1) {
      archive.put(article(no, `inquisition number${no}`), article(2, `corrected ${no} times`));
      await Promise.all([one.update(), other.update()]);
    }
    archive.closed.add(4);
    archive.put(article(5, 'inquisition'));
    await Promise.all([other.update(), one.update()]);
    expect([await found(one, 'inquisition'), await found(other, 'inquisition')]).toEqual(
      Array(2).fill([1, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
    );
    archive.closed.delete(4);
    archive.put(article(4, 'inquisition'));
    await one.update();
    await other.update();
    expect([await found(one, 'number4'), await found(other, 'inquisition'), await found(other, 'ship')]).toEqual([
      [],
      [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
      [],
    ]);
    // Small ones are joined on every copy, and all have the same.
    expect((await segmentsOf('a')).length).toBeLessThan(6);
    expect([await segmentsOf('b'), archive.reads]).toEqual([await segmentsOf('a'), 1]);
  });

  it('show one state or the other while they are fetched, never a mix', async () => {
    const slow: Pick<FileStore, 'read' | 'write' | 'remove'> = {
      ...files,
      read: async (key) => {
        await new Promise((resolve) => setTimeout(resolve, 150));
        return files.read(key);
      },
    };
    const [one, other] = [await aCopy('a'), await aCopy('b', slow)];
    await Promise.all([found(one, ''), found(other, '')]);
    archive.put(...numbered(1, 40, 'a corrected inquisition'));
    await one.update();
    const said = new Set<string>();
    const updated = other.update();
    let isUpdated = false;
    void updated.finally(() => (isUpdated = true));
    while (!isUpdated) said.add(String([await other.count(asked('inquisition')), await other.count(asked(''))]));
    await updated;
    said.add(String([await other.count(asked('inquisition')), await other.count(asked(''))]));
    // The two counts of one line may be of two moments, each of which is whole.
    expect(['1,2', '1,40', '40,40']).toEqual(expect.arrayContaining([...said]));
    expect([said.has('1,2'), said.has('40,40')]).toEqual([true, true]);
  });

  it('are refused where they are damaged, before they have a name, and built again for all', async () => {
    await found(await aCopy('a'), '');
    for (const name of await stored())
      await writeFile(path.join(folder, 'bucket', 'search', 'articles', name), 'damaged');
    expect(await found(await aCopy('b'), 'inquisition')).toEqual([1]);
    expect(archive.reads).toBe(2);
    expect([await found(await aCopy('c'), 'inquisition'), archive.reads]).toEqual([[1], 2]);
    expect(await segmentsOf('c')).toEqual(await segmentsOf('b'));
    expect((await readdir(path.join(folder, 'b'))).filter((file) => file.endsWith('.writing'))).toEqual([]);
  });

  it('are built by each where the files cannot be reached, and shared again once they can', async () => {
    let isAway = true;
    const away = () => Promise.reject(new Error('away'));
    const unsteady: Pick<FileStore, 'read' | 'write' | 'remove'> = {
      read: (...asks) => (isAway ? away() : files.read(...asks)),
      write: (...asks) => (isAway ? away() : files.write(...asks)),
      remove: (...asks) => (isAway ? away() : files.remove(...asks)),
    };
    const [one, other] = [await aCopy('a', unsteady), await aCopy('b', unsteady)];
    expect([await found(one, 'inquisition'), await found(other, 'inquisition'), archive.reads]).toEqual([[1], [1], 2]);
    archive.put(article(3, 'an inquisition'));
    await Promise.all([one.update(), other.update()]);
    expect([await found(one, 'inquisition'), await found(other, 'inquisition')]).toEqual([
      [1, 3],
      [1, 3],
    ]);
    isAway = false;
    archive.put(article(4, 'an inquisition'));
    await one.update();
    await other.update();
    expect([await found(one, 'inquisition'), await found(other, 'inquisition'), await segmentsOf('b')]).toEqual([
      [1, 3, 4],
      [1, 3, 4],
      await segmentsOf('a'),
    ]);
  });

  it('are taken on where the copy that built them has died, and one that wakes too late publishes nothing', async () => {
    await db.rows(`/* test.died */ INSERT INTO lease (name, until) VALUES ($1, now() + interval '2 seconds')`, [LEASE]);
    const waiting = await aCopy('a');
    expect([await found(waiting, 'inquisition'), archive.reads]).toEqual([[1], 1]);
    const before = await db.one('/* test.index */ SELECT revision FROM article_index');
    // While it stores its files another copy takes the lease over.
    const paused = await aCopy('b', {
      ...files,
      write: async (...asks) => {
        await db.rows(
          `/* test.taken */ UPDATE lease SET fence = nextval(pg_get_serial_sequence('lease', 'fence')), until = now() + interval '1 second' WHERE name = $1`,
          [LEASE],
        );
        return files.write(...asks);
      },
    });
    archive.put(article(3, 'an inquisition'));
    await paused.update();
    expect(await found(paused, 'inquisition')).toEqual([1, 3]);
    expect(await db.one('/* test.index */ SELECT revision FROM article_index')).toEqual(before);
    archive.put(article(4, 'an inquisition'));
    await waiting.update();
    expect(await found(waiting, 'inquisition')).toEqual([1, 3, 4]);
  });

  it('hold no article that was deleted, though the last change went with it', async () => {
    archive.put(article(3, 'the last inquisition'));
    const [one, other] = [await aCopy('a'), await aCopy('b')];
    expect([await found(one, 'inquisition'), await found(other, 'inquisition')]).toEqual([
      [1, 3],
      [1, 3],
    ]);
    archive.remove(3);
    await Promise.all([one.update(), other.update()]);
    expect([await found(one, 'inquisition'), await found(other, 'inquisition'), archive.reads]).toEqual([[1], [1], 2]);
    await other.update();
    expect([await segmentsOf('b'), archive.reads]).toEqual([await segmentsOf('a'), 2]);
  });

  it('learn from corrections once for all copies', async () => {
    archive.put(article(3, 'an inqklest was held'), article(4, 'the inquest'));
    const [one, other] = [await aCopy('a'), await aCopy('b')];
    expect([await found(one, 'inquest'), await found(other, 'inquest')]).toEqual([[4], [4]]);
    archive.learned = { no: 1, costs: [{ confusion: 'u~kl', cost: 4 }] };
    await Promise.all([one.update(), other.update()]);
    expect([await found(one, 'inquest'), await found(other, 'inquest'), archive.reads]).toEqual([[3, 4], [3, 4], 1]);
    expect(await segmentsOf('b')).toEqual(await segmentsOf('a'));
  });

  it('leave nothing in the store that no copy needs any more, an hour later', async () => {
    const one = await aCopy('a');
    await found(one, '');
    for (let no = 3; no <= 12; no += 1) {
      archive.put(article(no, `number${no}`));
      await one.update();
    }
    const held = (await segmentsOf('a')).length * 2;
    expect((await stored()).length).toBeGreaterThan(held);
    await db.rows(
      `/* test.later */ UPDATE article_index SET dropped = (SELECT jsonb_agg(jsonb_build_object('checksum', d ->> 'checksum', 'at', 0)) FROM jsonb_array_elements(dropped) AS d)`,
    );
    archive.put(article(13, 'the last'));
    await one.update();
    const { dropped = [] } =
      (await db.one<{ dropped: unknown[] }>('/* test.dropped */ SELECT dropped FROM article_index')) ?? {};
    expect((await stored()).length).toBe((await segmentsOf('a')).length * 2 + dropped.length);
    expect([await found(await aCopy('b'), 'number7'), archive.reads]).toEqual([[7], 1]);
  });
});
