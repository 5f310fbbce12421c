import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { articleWords } from '#domain/newspapers/search/articleWords.ts';
import { findSpans } from '#domain/newspapers/search/findSpans.ts';
import { readWords } from '#domain/newspapers/search/readWords.ts';
import { WORDS_FAULTS } from '#domain/newspapers/search/wordsQuery.ts';
import { seedOfCommit } from '#test/fuzz/fuzzSeed.ts';

import type { IndexedArticle } from '../articleSearch.ts';
import { mergeSegments, SegmentBuild } from '../build/SegmentBuild.ts';
import { loadLexicon } from '../loadLexicon.ts';
import { answerArticles } from '../query/answerArticles.ts';
import { ArticleSegment } from '../query/ArticleSegment.ts';
import { ArticleView } from '../query/ArticleView.ts';
import { planArticles, stepsOf } from '../query/planArticles.ts';
import { openSegment } from '../store/openShared.ts';
import { makeQueries, type PagedQuery } from './articleQueries.ts';
import { checkAlike } from './checkAlike.ts';
import { makeArticles } from './corpus.ts';
import { checkFts, withSingleWords, FtsArticles } from './FtsArticles.ts';
import { NaiveArticles } from './naiveArticles.ts';

const seed = `articles ${seedOfCommit()}`;
const lexicon = loadLexicon([]);
let folder = '';
const opened: ArticleSegment[] = [];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'muniment-articles-'));
});
afterAll(() => {
  for (const segment of opened) segment.close();
  rmSync(folder, { recursive: true, force: true });
});

async function build(name: string, articles: readonly IndexedArticle[], runWords?: number): Promise<ArticleSegment> {
  const started = new SegmentBuild(folder, name, runWords);
  for (const article of articles) started.add(article);
  const segment = openSegment(folder, await started.finish(lexicon));
  opened.push(segment);
  return segment;
}

function checkAll(view: ArticleView, articles: readonly IndexedArticle[], queries: readonly PagedQuery[]): number {
  const naive = new NaiveArticles(articles);
  return queries.filter((asked) => checkAlike(view, naive, asked) > 0).length;
}

it(`a reader of an article is shown the places that the search found (${seed})`, () => {
  const articles = makeArticles(`${seed} reader`, 60);
  const texts = new Map(articles.map(({ id, text, alternatives }) => [id, articleWords(text, alternatives)]));
  const naive = new NaiveArticles(articles);
  let shown = 0;
  for (const {
    query: { words },
  } of makeQueries(`${seed} reader`, 80)) {
    const { query } = readWords(words);
    const { hits } = naive.answer(
      { ...query, filters: {}, order: 'oldest', facets: [], offset: 0, limit: 60 },
      ({ word }) => [{ form: word, cost: 0 }],
    );
    for (const { id, spans } of hits)
      expect([words, id, findSpans(texts.get(id)!, query).slice(0, 100)]).toEqual([words, id, spans]);
    shown += hits.length;
  }
  expect(shown).toBeGreaterThan(60);
});

describe(`segments and a naive scan (${seed})`, () => {
  it('answer alike: total, order, facets, spans, coverage', async () => {
    const articles = makeArticles(seed, 100);
    const view = new ArticleView([await build('whole', articles)], []);
    const queries = makeQueries(seed, 90);
    expect(checkAll(view, articles, queries)).toBeGreaterThan(queries.length / 4);
  });

  it('answer alike when the segment was written in many runs', async () => {
    const articles = makeArticles(`${seed} runs`, 100);
    const view = new ArticleView([await build('runs', articles, 1_500)], []);
    expect(checkAll(view, articles, makeQueries(`${seed} runs`, 25))).toBeGreaterThan(0);
  });

  it('answer alike over a word that needs a skip table', async () => {
    const articles = makeArticles(`${seed} long`, 400);
    const view = new ArticleView([await build('long', articles)], []);
    expect(checkAll(view, articles, makeQueries(`${seed} long`, 10))).toBeGreaterThan(0);
  });

  it('answer alike over old and newer segments with closed and corrected articles, and when those are merged', async () => {
    const old = makeArticles(`${seed} old`, 90);
    const corrected = makeArticles(`${seed} corrected`, 20, 30);
    const added = makeArticles(`${seed} added`, 20, 91);
    const withheld = [3, 35, 95];
    const isNewer = new Set(corrected.map(({ no }) => no));
    const now = [...old.filter(({ no }) => !isNewer.has(no)), ...corrected, ...added].filter(
      ({ no }) => !withheld.includes(no),
    );
    const segments = [await build('old', old), await build('corrected', corrected), await build('added', added)];
    const view = new ArticleView(segments, withheld);
    const queries = makeQueries(`${seed} several`, 30);
    expect(checkAll(view, now, queries)).toBeGreaterThan(0);
    const merged = openSegment(
      folder,
      await mergeSegments({ folder, name: 'merged', segments: view.segments, lexicon }),
    );
    opened.push(merged);
    expect(merged.docs).toBe(now.length);
    expect(checkAll(new ArticleView([merged], []), now, queries)).toBeGreaterThan(0);
  });
});

describe(`segments and FTS5 (${seed})`, () => {
  it('find the same articles by what FTS5 can say', async () => {
    const articles = makeArticles(`${seed} fts`, 200).map(withSingleWords);
    const view = new ArticleView([await build('fts', articles)], []);
    const fts = new FtsArticles(articles);
    const found = makeQueries(`${seed} fts`, 150).map(({ query }) => checkFts(view, fts, query.words) ?? 0);
    fts.close();
    expect(found.filter((count) => count > 0).length).toBeGreaterThan(20);
  });
});

describe('the work of a search', () => {
  const FORMS = 40;
  const numbered = (start: string) =>
    Array.from({ length: FORMS }, (_one, at) => `${start}${String.fromCharCode(97 + (at % 26))}${at < 26 ? '' : 'x'}`);
  const hostile = 'parish "ca* ca*" | ca* near/50 de*';
  const asked = (words: string): PagedQuery['query'] => ({
    words,
    filters: {},
    order: 'relevance',
    withMisreadings: true,
    refused: [],
    facets: [],
  });
  let articles: readonly IndexedArticle[];
  let view: ArticleView;
  beforeAll(async () => {
    // Every article holds every form of two wildcards, and is longer than near/ reaches.
    const words = [...numbered('ca'), ...numbered('de'), 'parish'];
    articles = makeArticles('wide', 80).map((article, nth) => ({
      ...article,
      headline: '',
      alternatives: [],
      text: [...words.slice(nth), ...words.slice(0, nth)].join(' '),
    }));
    view = new ArticleView([await build('wide', articles)], []);
  });

  /** Postings and bytes of positions that are read. */
  const workOf = (act: () => unknown): number => {
    const holders = jest.spyOn(ArticleSegment.prototype, 'holders');
    const places = jest.spyOn(ArticleSegment.prototype, 'positionBytes');
    act();
    const work =
      holders.mock.calls.reduce((sum, [term]) => sum + term.df, 0) +
      places.mock.calls.reduce((sum, [, from, to]) => sum + to - from, 0);
    jest.restoreAllMocks();
    return work;
  };

  it('is known before it is done: places are read once to find and once to show', () => {
    for (const { query, page } of [
      ...makeQueries('wide', 60),
      { query: asked(hostile), page: { offset: 0, limit: 20 } },
    ]) {
      const { planned } = planArticles(view, query, page);
      const steps = [...planned.all.flat(), ...planned.none].reduce((sum, one) => sum + stepsOf(planned.terms, one), 0);
      expect([query.words, workOf(() => answerArticles(view, planned, () => false)) <= 2 * steps]).toEqual([
        query.words,
        true,
      ]);
    }
    expect(checkAll(view, articles, [{ query: asked(hostile), page: { offset: 0, limit: 20 } }])).toBe(1);
  });

  it('ends before it is too much: the part that takes it is left out and named, with its place', () => {
    const page = { offset: 0, limit: 20 };
    const all = planArticles(view, asked(hostile), page, 1e9).planned;
    expect(workOf(() => answerArticles(view, all, () => false))).toBeGreaterThan(10_000);
    const { planned, faults } = planArticles(view, asked(hostile), page, 1_000);
    expect(faults.map(({ at, length, message }) => [hostile.slice(at, at + length), message])).toEqual([
      ['"ca* ca*"', WORDS_FAULTS.tooBroad],
      ['ca* near/50 de*', WORDS_FAULTS.tooBroad],
    ]);
    let total = 0;
    expect(workOf(() => ({ total } = answerArticles(view, planned, () => false)))).toBeLessThan(1_000);
    expect(total).toBe(80);
    // Of nothing that can be searched for, nothing is found.
    const alone = planArticles(view, asked('ca* near/50 de*'), page, 1_000);
    expect([answerArticles(view, alone.planned, () => false).total, alone.words()]).toEqual([0, []]);
  });
});
