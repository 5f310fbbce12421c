import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ARTICLE_ORDERS, type ArticleQuery } from '#domain/newspapers/search/articleQuery.ts';
import { SHIPPED_CONFUSIONS } from '#domain/newspapers/search/misreadings/confusions.ts';
import { readingDistance } from '#domain/newspapers/search/misreadings/readingDistance.ts';
import { readingCost, readingLimit } from '#domain/newspapers/search/misreadings/readingLimits.ts';
import { readWords } from '#domain/newspapers/search/readWords.ts';
import { createHistoryMarks, type HistoryMarks } from '#server/engines/historyMarks.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { seedOfCommit } from '#test/fuzz/fuzzSeed.ts';
import { firstRefusal } from '#test/support/firstRefusal.ts';
import { settingsOf } from '#test/support/opensearch/clusterTrial.ts';
import { startCluster, type TestCluster } from '#test/support/opensearch/startCluster.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import type { ArticleSearch, IndexedArticle, WordReading } from '../articleSearch.ts';
import { Archive } from '../conformance/Archive.ts';
import { makeQueries, type PagedQuery } from '../conformance/articleQueries.ts';
import { makeArticles } from '../conformance/corpus.ts';
import { NaiveArticles } from '../conformance/naiveArticles.ts';
import { createArticleSearch } from '../createArticleSearch.ts';
import { exactAsked, type FormsOf } from '../query/planAsked.ts';
import { createOpenSearchArticles } from './createOpenSearchArticles.ts';

/** test/support/opensearch/openSearchHome.mjs says loudly why there is none. */
const home = process.env.OPENSEARCH_HOME;
/** More of them on demand: CONFORMANCE_QUERIES=2000. */
const QUERIES = Number(process.env.CONFORMANCE_QUERIES ?? 60);
/** Changes are taken in when a test asks for it. */
const pollMs = 3_600_000;
const seed = `cluster ${seedOfCommit()}`;
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
const found = async (engine: ArticleSearch, words: string, more?: Partial<ArticleQuery>) =>
  (await engine.search(asked(words, more), { offset: 0, limit: 50 })).hits.map(({ no }) => no).sort((a, b) => a - b);

/** What words were read as is the index's own affair, and given to the plain search. */
const formsIn =
  (words: readonly WordReading[], { withMisreadings }: ArticleQuery): FormsOf =>
  ({ word, isExact }) => {
    const readings =
      isExact || !withMisreadings
        ? []
        : (words.find((one) => one.word === word)?.readings ?? []).filter(({ isRefused }) => !isRefused);
    return [
      { form: word, cost: 0 },
      ...readings.map(({ form }) => ({
        form,
        cost: readingCost(readingDistance(form, word, readingLimit(word.length), SHIPPED_CONFUSIONS)),
      })),
    ];
  };

/** Holds an answer against the plain one: total, order, facets, spans and coverage. */
async function checkAlike(engine: ArticleSearch, naive: NaiveArticles, { query, page }: PagedQuery): Promise<number> {
  const { words, faults: _faults, ...answer } = await engine.search(query, page);
  const {
    query: { all, none },
    faults,
  } = readWords(query.words);
  const isNothing = all.length + none.length === 0 && faults.length > 0;
  const plain = naive.answer(
    {
      all,
      none: none.map(exactAsked),
      filters: isNothing ? { places: [] } : query.filters,
      order: query.order,
      facets: query.facets,
      ...page,
    },
    formsIn(words, query),
  );
  assert.deepEqual(
    answer,
    isNothing ? { ...plain, coverage: answer.coverage } : plain,
    JSON.stringify({ query, page }),
  );
  return plain.total;
}

(home ? describe : describe.skip)(`articles in OpenSearch, on a node of its own (${seed})`, () => {
  let cluster: TestCluster;
  let folder = '';
  const opened: ArticleSearch[] = [];
  const open = async (name: string, source: Archive, marks?: HistoryMarks) => {
    // Three shards: counts and pages are put together from several, as on several nodes.
    const engine = await createOpenSearchArticles({
      cluster: settingsOf(cluster),
      layout: { prefix: 'test', shards: 3, replicas: 0 },
      name,
      source,
      log: silentLog,
      pollMs,
      marks,
    });
    opened.push(engine);
    return engine;
  };

  beforeAll(async () => {
    cluster = await startCluster(home ?? '');
    folder = mkdtempSync(path.join(tmpdir(), 'muniment-cluster-articles-'));
  });
  afterAll(async () => {
    for (const engine of opened) await engine.close();
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('answers as a plain look at every article does, and as text segments do, before and after articles are corrected, added and closed', async () => {
    const archive = new Archive();
    const old = makeArticles(`${seed} old`, 120);
    archive.put(...old);
    const engine = await open('whole', archive);
    // From the same articles in the same order: which words are real, and complete what is typed, is found out as they
    // come.
    const segments = await createArticleSearch({ folder, source: archive, log: silentLog, threads: 1, pollMs });
    opened.push(segments);
    const naive = new NaiveArticles(old);
    let hits = 0;
    for (const query of makeQueries(seed, QUERIES)) hits += (await checkAlike(engine, naive, query)) > 0 ? 1 : 0;
    expect(hits).toBeGreaterThan(QUERIES / 4);

    const corrected = makeArticles(`${seed} corrected`, 20, 30);
    const added = makeArticles(`${seed} added`, 20, 121);
    const withheld = [3, 35, 125];
    archive.put(...corrected, ...added);
    for (const no of withheld) archive.closed.add(no);
    await Promise.all([engine.update(), segments.update()]);
    const isNewer = new Set(corrected.map(({ no }) => no));
    const now = [...old.filter(({ no }) => !isNewer.has(no)), ...corrected, ...added].filter(
      ({ no }) => !withheld.includes(no),
    );
    const after = new NaiveArticles(now);
    for (const query of makeQueries(`${seed} after`, Math.ceil(QUERIES / 3))) await checkAlike(engine, after, query);

    for (const { query: made, page } of makeQueries(`${seed} segments`, Math.ceil(QUERIES / 3))) {
      const query = { ...made, withMisreadings: false };
      expect([query, page, await engine.search(query, page)]).toEqual([
        query,
        page,
        await segments.search(query, page),
      ]);
      expect(await engine.count(query)).toBe(await segments.count(query));
      expect([...(await engine.find(query))].sort()).toEqual([...(await segments.find(query))].sort());
    }
    for (const prefix of ['in', 'pa', 'th', 'sub', 'Mc Do', 'zz'])
      expect(await engine.suggest(prefix, 5)).toEqual(await segments.suggest(prefix, 5));
    // To the last page, in every order, without a gap or a hit twice.
    for (const order of ARTICLE_ORDERS) {
      const query = asked('the', { order });
      const whole = await segments.search(query, { offset: 0, limit: 1_000 });
      const turned: number[] = [];
      for (let offset = 0; offset < whole.total; offset += 30)
        turned.push(...(await engine.search(query, { offset, limit: 30 })).hits.map(({ no }) => no));
      expect([order, turned]).toEqual([order, whole.hits.map(({ no }) => no)]);
    }
    expect(await engine.health()).toMatchObject({ isReady: true, articles: now.length });
  });

  it('hides at once what is closed, with its facets and counts, and completes no word that only closed articles have', async () => {
    const archive = new Archive();
    archive.put(article(1, 'a carpenter'), article(2, 'a carpet'));
    const engine = await open('closed', archive);
    expect(await engine.suggest('carp', 5)).toEqual([
      { value: 'carpenter', count: 1 },
      { value: 'carpet', count: 1 },
    ]);
    archive.closed.add(2);
    await engine.update();
    const answer = await engine.search(asked('carp*', { facets: ['kind'] }), { offset: 0, limit: 9 });
    expect([
      answer.total,
      answer.facets.kind?.map(({ count }) => count),
      answer.coverage.articles,
      answer.words,
    ]).toEqual([1, [1], 1, [{ word: 'carp*', count: 1, readings: [], isCutOff: false }]]);
    expect(await engine.suggest('carp', 5)).toEqual([{ value: 'carpenter', count: 1 }]);
  });

  it('knows misreadings, what corrections taught and what members typed, and names what it cannot search for', async () => {
    const archive = new Archive();
    archive.put(
      article(1, 'Thomas Penrose, carpenter'),
      article(2, 'Thornas Penrose, carpeuter'),
      article(3, 'Mr. Pincb'),
      article(4, 'Zebediah Qvarrell'),
      article(5, 'an inqklest was held'),
      article(6, 'the panish church'),
    );
    const engine = await open('readings', archive);
    const { words } = await engine.search(asked('Thomas'), { offset: 0, limit: 9 });
    expect(words).toEqual([
      { word: 'thomas', count: 1, readings: [{ form: 'thornas', count: 1, isRefused: false }], isCutOff: false },
    ]);
    expect(await found(engine, 'thomas', { refused: [{ word: 'thomas', reading: 'thornas' }] })).toEqual([1]);
    expect([await found(engine, '=thomas'), await found(engine, '"thomas penrose" near/1 carpenter')]).toEqual([
      [1],
      [1, 2],
    ]);
    // The site's own records know Pincb, so it is no misreading of Pinch; no list has Quarrell, so what is near it is
    // found.
    expect([
      await found(engine, 'pinch'),
      await found(engine, 'quarrell'),
      await found(engine, 'inquest'),
      await found(engine, 'parish'),
    ]).toEqual([[], [4], [], [6]]);
    archive.late = ['panish'];
    archive.put(article(7, 'Robert Panish, mason'));
    await engine.update();
    expect([await found(engine, 'parish'), await found(engine, 'panish')]).toEqual([[], [6, 7]]);
    archive.learned = { no: 1, costs: [{ confusion: 'u~kl', cost: 4 }] };
    await engine.update();
    expect([await found(engine, 'inquest'), await found(engine, '=inquest')]).toEqual([[5], []]);
    const long = `"${Array.from({ length: 40 }, (_none, at) => `w${at}`).join(' ')}"`;
    expect((await engine.search(asked(`${long} thomas`), { offset: 0, limit: 9 })).faults).toEqual([
      { at: 0, length: long.length, message: 'This is too long to search for as one phrase. Use fewer of its words.' },
    ]);
    // The database was restored from a copy: numbers of changes are lower.
    const restored = new Archive();
    restored.put(article(2, 'a christening'));
    const other = await open('readings', restored);
    expect([await found(other, 'thomas'), await found(other, 'christening')]).toEqual([[], [2]]);
  });

  it('notices that the database was restored though no number tells: it answers nothing until all is built again', async () => {
    const db = await testDatabase();
    try {
      const marks = createHistoryMarks(db);
      const archive = new Archive();
      archive.put(article(1, 'a carpenter'), article(2, 'a mason'));
      const [engine, other] = [await open('history', archive, marks), await open('history', archive, marks)];
      expect([await found(engine, 'carpenter'), await found(other, 'mason')]).toEqual([[1], [2]]);
      // What another copy takes in is not another history, and is not all read again.
      archive.put(article(3, 'a tailor'));
      const { reads } = archive;
      await engine.update();
      await other.update();
      expect([await found(engine, 'tailor'), await found(other, 'tailor'), archive.reads]).toEqual([[3], [3], reads]);
      // Restored to an earlier time, and written to since: the same numbers, another article.
      archive.articles.set(3, { article: article(3, 'a sailor'), change: 3 });
      await db.rows('/* test.lost */ DELETE FROM search_mark');
      const looked = engine.update();
      expect(await firstRefusal(() => engine.search(asked('tailor'), { offset: 0, limit: 9 }), looked)).toMatchObject({
        name: 'SearchUnavailable',
      });
      await looked;
      await other.update();
      for (const one of [engine, other])
        expect([await found(one, 'tailor'), await found(one, 'sailor'), await found(one, 'mason')]).toEqual([
          [],
          [3],
          [2],
        ]);
    } finally {
      for (const one of opened.splice(0)) await one.close();
      await db.close();
    }
  });
});
