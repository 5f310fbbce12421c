import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { ArticleQuery } from '#domain/newspapers/search/articleQuery.ts';
import { silentLog } from '#server/platform/config/log.ts';

import type { ArticleSearch, ArticleSource, IndexedArticle } from './articleSearch.ts';
import { Archive } from './conformance/Archive.ts';
import { makeArticles } from './conformance/corpus.ts';
import { createArticleSearch } from './createArticleSearch.ts';

const asked = (words: string, more: Partial<ArticleQuery> = {}): ArticleQuery => ({
  words,
  filters: {},
  order: 'relevance',
  withMisreadings: true,
  refused: [],
  facets: [],
  ...more,
});
const article = (no: number, text: string): IndexedArticle => ({
  ...makeArticles('one', 1, no)[0]!,
  text,
  headline: '',
  alternatives: [],
});

describe('article search over an archive', () => {
  let folder = '';
  const open: ArticleSearch[] = [];
  const start = async (source: ArticleSource): Promise<ArticleSearch> => {
    const search = await createArticleSearch({ folder, source, log: silentLog, threads: 1, pollMs: 3_600_000 });
    open.push(search);
    return search;
  };
  const found = async (search: ArticleSearch, words: string, more?: Partial<ArticleQuery>) =>
    (await search.search(asked(words, more), { offset: 0, limit: 50 })).hits.map(({ no }) => no).sort((a, b) => a - b);

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'muniment-articles-'));
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((search) => search.close()));
    rmSync(folder, { recursive: true, force: true });
  });

  it('finds what is added and corrected, and not what is closed, as soon as it has looked', async () => {
    const archive = new Archive();
    archive.put(article(1, 'The lamentable inqui-\nsition held at Mevagissey'), article(2, 'a ship'));
    const search = await start(archive);
    expect(await found(search, '"inquisition held"')).toEqual([1]);
    archive.put(article(3, 'another inquisition held'), article(2, 'corrected: an inquisition held'));
    await search.update();
    expect(await found(search, '"inquisition held"')).toEqual([1, 2, 3]);
    expect(await found(search, 'ship')).toEqual([]);
    archive.closed.add(1);
    await search.update();
    expect(await found(search, 'inquisition')).toEqual([2, 3]);
    expect(await search.count(asked('inquisition'))).toBe(2);
    archive.closed.delete(1);
    await search.update();
    expect(await found(search, 'inquisition')).toEqual([1, 2, 3]);
  });

  it('merges small segments, so that every correction does not leave one behind', async () => {
    const archive = new Archive();
    archive.put(...makeArticles('many', 40));
    const search = await start(archive);
    for (let no = 1; no <= 9; no += 1) {
      archive.put(article(no, `corrected number${no} quoth`));
      await search.update();
    }
    expect(await found(search, 'quoth')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(readdirSync(folder).filter((file) => file.endsWith('.segment')).length).toBeLessThan(6);
  });

  it('opens again without reading the archive, and reads it when a file is damaged', async () => {
    const archive = new Archive();
    archive.put(article(1, 'an inquisition'));
    const first = await start(archive);
    expect(await found(first, 'inquisition')).toEqual([1]);
    await first.close();
    const second = await start(archive);
    expect(await found(second, 'inquisition')).toEqual([1]);
    expect(archive.reads).toBe(1);
    await second.close();
    for (const file of readdirSync(folder)) if (file.endsWith('.postings')) truncateSync(path.join(folder, file), 3);
    const third = await start(archive);
    expect(await found(third, 'inquisition')).toEqual([1]);
    expect(archive.reads).toBe(2);
  });

  it.each([
    '{"version":1,"change":1,"segments":[{}]}',
    '{"version":1,"segments":[]}',
    '{"version":1,"change":1,"segments":[{"name":"../x","docs":1,"segment":{"bytes":1,"checksum":""},"postings":{"bytes":1,"checksum":""}}]}',
  ])('is built again where its list of files says %s', async (text) => {
    const archive = new Archive();
    archive.put(article(1, 'an inquisition'));
    const first = await start(archive);
    expect(await found(first, 'inquisition')).toEqual([1]);
    await first.close();
    writeFileSync(path.join(folder, 'manifest.json'), text);
    expect(await found(await start(archive), 'inquisition')).toEqual([1]);
    expect(archive.reads).toBe(2);
  });

  it('is built again where the database was restored from an earlier copy', async () => {
    const archive = new Archive();
    archive.put(article(1, 'an inquisition'), article(2, 'a wedding'), article(3, 'a funeral'));
    await (await start(archive)).search(asked('a'), { offset: 0, limit: 1 });
    await Promise.all(open.splice(0).map((search) => search.close()));
    const restored = new Archive();
    restored.put(article(1, 'an inquisition'), article(2, 'a christening'));
    const search = await start(restored);
    expect([
      await found(search, 'wedding'),
      await found(search, 'funeral'),
      await found(search, 'christening'),
    ]).toEqual([[], [], [2]]);
  });

  it('takes in what comes after its folder was deleted', async () => {
    const archive = new Archive();
    archive.put(article(1, 'an inquisition'));
    const search = await start(archive);
    expect(await found(search, 'inquisition')).toEqual([1]);
    rmSync(folder, { recursive: true });
    archive.put(article(2, 'an inquisition'));
    await search.update();
    expect(await found(search, 'inquisition')).toEqual([1, 2]);
    await search.close();
    expect(await found(await start(archive), 'inquisition')).toEqual([1, 2]);
    expect(archive.reads).toBe(2);
  });

  it('completes no word that only closed articles have', async () => {
    const archive = new Archive();
    archive.put(article(1, 'a carpenter'), article(2, 'a carpet'));
    const search = await start(archive);
    expect(await search.suggest('carp', 5)).toEqual([
      { value: 'carpenter', count: 1 },
      { value: 'carpet', count: 1 },
    ]);
    archive.closed.add(2);
    await search.update();
    expect(await search.suggest('carp', 5)).toEqual([{ value: 'carpenter', count: 1 }]);
  });

  it('completes with the words of most open articles, whatever closed ones hold', async () => {
    const archive = new Archive();
    archive.put(
      article(1, 'carpet'),
      article(2, 'carpet'),
      article(3, 'carpet carpenter'),
      article(4, 'carpenter'),
      article(5, 'carp'),
    );
    const search = await start(archive);
    archive.closed.add(1);
    archive.closed.add(2);
    await search.update();
    expect([await search.suggest('carp', 1), await search.suggest('carp', 2)]).toEqual([
      [{ value: 'carpenter', count: 2 }],
      [
        { value: 'carpenter', count: 2 },
        { value: 'carp', count: 1 },
      ],
    ]);
  });

  it('says how each word was read, and leaves out a misreading that is refused', async () => {
    const archive = new Archive();
    archive.put(
      article(1, 'Thomas Penrose, carpenter'),
      article(2, 'Thornas Penrose, carpeuter'),
      article(3, 'Mr. Pincb'),
      article(4, 'Zebediah Qvarrell'),
    );
    const search = await start(archive);
    const { words, hits } = await search.search(asked('Thomas'), { offset: 0, limit: 9 });
    expect(words).toEqual([
      { word: 'thomas', count: 1, readings: [{ form: 'thornas', count: 1, isRefused: false }], isCutOff: false },
    ]);
    expect(hits.map(({ no, spans }) => [no, spans])).toEqual([
      [1, [{ from: 0, to: 1 }]],
      [2, [{ from: 0, to: 1 }]],
    ]);
    expect(await found(search, 'thomas', { refused: [{ word: 'thomas', reading: 'thornas' }] })).toEqual([1]);
    expect(await found(search, '=thomas')).toEqual([1]);
    expect(await found(search, 'thomas', { withMisreadings: false })).toEqual([1]);
    expect(await found(search, '"thomas penrose" near/1 carpenter')).toEqual([1, 2]);
    // The site's own records know Pincb, so it is no misreading of Pinch; no list has Quarrell, so what is near it is
    // found.
    expect(await found(search, 'pinch')).toEqual([]);
    expect(await found(search, 'quarrell')).toEqual([4]);
    expect(await search.suggest('Carp', 5)).toEqual([{ value: 'carpenter', count: 1 }]);
  });

  it('finds a misreading that corrections have taught, in articles that were indexed before, without reading them again', async () => {
    const archive = new Archive();
    archive.put(article(1, 'an inqklest was held'), article(2, 'the inquest'), article(3, 'a maxxow bone'));
    const search = await start(archive);
    expect([await found(search, 'inquest'), await found(search, 'marrow')]).toEqual([[2], []]);
    archive.learned = {
      no: 1,
      costs: [
        { confusion: 'u~kl', cost: 4 },
        { confusion: 'r~x', cost: 3 },
      ],
    };
    await search.update();
    expect([await found(search, 'inquest'), await found(search, 'marrow'), await found(search, '=inquest')]).toEqual([
      [1, 2],
      [3],
      [2],
    ]);
    // What comes later is read by the same lesson, and so is all of it when opened again.
    archive.put(article(4, 'another inqklest'));
    await search.update();
    expect(await found(search, 'inquest')).toEqual([1, 2, 4]);
    await search.close();
    expect(await found(await start(archive), 'inquest')).toEqual([1, 2, 4]);
    expect(archive.reads).toBe(1);
    expect(readdirSync(folder).length).toBe(5);
  });

  it('knows a word that a member has typed at once, and what older articles have near it', async () => {
    const archive = new Archive();
    archive.put(article(1, 'the panish church'), article(2, 'Zebediah Qvarrell'));
    const search = await start(archive);
    expect([await found(search, 'parish'), await found(search, 'quarrell')]).toEqual([[1], [2]]);
    archive.late = ['panish', 'quarrell'];
    archive.put(article(3, 'Robert Panish, mason'), article(4, 'Zebediah Quarrell'));
    await search.update();
    expect([await found(search, 'parish'), await found(search, 'panish'), await found(search, 'quarrell')]).toEqual([
      [],
      [1, 3],
      [2, 4],
    ]);
    // With the next lesson it is known to all articles.
    Object.assign(archive, { learned: { no: 1, costs: [] }, known: ['panish', 'quarrell'], late: [] });
    await search.update();
    expect([await found(search, 'parish'), await found(search, 'panish'), await found(search, 'quarrell')]).toEqual([
      [],
      [1, 3],
      [2, 4],
    ]);
    expect(archive.reads).toBe(1);
  });

  it('names the part of a query it could not understand, and finds nothing when nothing is left of it', async () => {
    const archive = new Archive();
    archive.put(article(1, 'an inquisition'));
    const search = await start(archive);
    const answer = await search.search(asked('*'), { offset: 0, limit: 9 });
    expect(answer).toMatchObject({
      total: 0,
      hits: [],
      faults: [{ at: 0, length: 1 }],
      coverage: { articles: 1, issues: 1, titles: 1 },
    });
    expect(await found(search, '')).toEqual([1]);
    await expect(search.search(asked('an'), { offset: 0, limit: 9 }, AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
