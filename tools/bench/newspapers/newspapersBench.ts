import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createRandom } from '#domain/kernel/random/createRandom.ts';
import { ARTICLE_FACETS, type ArticleQuery } from '#domain/newspapers/search/articleQuery.ts';
import { readWords } from '#domain/newspapers/search/readWords.ts';
import { SegmentBuild } from '#server/engines/articles/build/SegmentBuild.ts';
import { makeQueries } from '#server/engines/articles/conformance/articleQueries.ts';
import { checkAlike } from '#server/engines/articles/conformance/checkAlike.ts';
import { makeArticles } from '#server/engines/articles/conformance/corpus.ts';
import { checkFts, withSingleWords, FtsArticles } from '#server/engines/articles/conformance/FtsArticles.ts';
import { NaiveArticles } from '#server/engines/articles/conformance/naiveArticles.ts';
import { loadLexicon } from '#server/engines/articles/loadLexicon.ts';
import { answerArticles } from '#server/engines/articles/query/answerArticles.ts';
import { ArticleView } from '#server/engines/articles/query/ArticleView.ts';
import { planArticles } from '#server/engines/articles/query/planArticles.ts';
import { suggestWords } from '#server/engines/articles/query/suggestWords.ts';
import { openSegment } from '#server/engines/articles/store/openShared.ts';

import { type Bench, type BenchRow, percentile } from '../benchReport.ts';
import { measureRareSurnames, measureReadings, wordsHeldBy } from './measureReadings.ts';
import { syntheticPapers, type SyntheticPapers } from './syntheticPapers.ts';

const never = () => false;
const REPEATS = 3;
const PAGE = { offset: 0, limit: 20 };
const NAIVE_SCANS = 3;
const SUGGESTIONS = 8;

const cpuSeconds = (from?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1e6;
};
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Kinds of queries, each with its words. */
export function queriesOf(papers: SyntheticPapers, count: number): [string, string[]][] {
  const random = createRandom('kinds of queries');
  const share = papers.articles.length / 100_000;
  const held = (fewest: number, most: number) =>
    wordsHeldBy(papers, Math.max(2, Math.round(fewest * share)), Math.max(9, Math.round(most * share)), count).map(
      (code) => papers.words[code]!,
    );
  const [rare, mid, common] = [held(3, 30), held(300, 700), held(9_000, 16_000)];
  const pick = (words: readonly string[]) => random.pick(words.length > 0 ? words : ['the']);
  const phraseOf = (length: number) => {
    const article = random.pick(papers.truth);
    const at = random.between(0, Math.max(0, article.length - length));
    return `"${[...article.subarray(at, at + length)].map((code) => papers.words[code]).join(' ')}"`;
  };
  const times = (make: () => string) => Array.from({ length: count }, make);
  return [
    ['rare word', rare],
    ['mid word', mid],
    ['common word', common],
    ['two words', times(() => `${pick(mid)} ${pick(common)}`)],
    ['near/5', times(() => `${pick(mid)} near/5 ${pick(common)}`)],
    ['phrase of two', times(() => phraseOf(2))],
    ['phrase of three', times(() => phraseOf(3))],
    ['stop words', ['"of the"', '"in the"', '"to the"', '"and the"', '"it is"', '"out of the"', '"of the said"']],
    ['wildcard', times(() => `${pick(mid).slice(0, 4)}*`)],
    ['near/5 of wildcards', times(() => `${pick(mid).slice(0, 3)}* near/5 ${pick(common).slice(0, 3)}*`)],
    ['near/50 of the widest', ['co* near/50 in*', 're* near/50 co*', 'the near/50 of']],
    ['unknown surname', times(() => random.pick(papers.rareSurnames).rare)],
    ['date, title, county', []],
  ];
}

function measureLatency(
  view: ArticleView,
  papers: SyntheticPapers,
  count: number,
  withMisreadings: boolean,
): BenchRow[] {
  return queriesOf(papers, count).map(([name, texts]) => {
    const filtered = name === 'date, title, county';
    const asked = filtered ? papers.words.slice(0, count) : texts;
    const hits: number[] = [];
    // What a query costs the processor is the same on a busy machine; how long it takes is not.
    const cpu: number[] = [];
    const best = asked.map((words) => {
      const query: ArticleQuery = {
        words,
        filters: filtered ? { fromDay: 110_000, toDay: 110_200, county: ['county-1', 'county-2'] } : {},
        order: 'relevance',
        withMisreadings,
        refused: [],
        facets: ARTICLE_FACETS,
      };
      let [least, leastCpu] = [Infinity, Infinity];
      for (let repeat = 0; repeat < REPEATS; repeat += 1) {
        const [from, cpuFrom] = [performance.now(), process.cpuUsage()];
        const plan = planArticles(view, query, PAGE);
        const { total } = answerArticles(view, plan.planned, never);
        leastCpu = Math.min(leastCpu, cpuSeconds(cpuFrom) * 1_000);
        least = Math.min(least, performance.now() - from);
        if (repeat === 0) hits.push(total);
      }
      cpu.push(leastCpu);
      return least;
    });
    return {
      name,
      figures: {
        queries: asked.length,
        hits: Math.round(percentile(hits, 50)),
        'p50 ms': percentile(best, 50),
        'p95 ms': percentile(best, 95),
        'p95 CPU ms': percentile(cpu, 95),
      },
    };
  });
}

/** How soon a word is completed, by how much of it is typed. */
const measureSuggestions = (view: ArticleView, papers: SyntheticPapers, count: number): BenchRow[] =>
  [2, 3, 5].map((letters) => {
    const random = createRandom(`suggestions ${letters}`);
    const times = Array.from({ length: count }, () => {
      const prefix = random.pick(papers.words).slice(0, letters);
      const from = performance.now();
      suggestWords(view, prefix, SUGGESTIONS);
      return performance.now() - from;
    });
    return {
      name: `${letters} letters`,
      figures: { 'p50 ms': percentile(times, 50), 'p95 ms': percentile(times, 95), 'worst ms': Math.max(...times) },
    };
  });

/** What FTS5 takes for an exact total and its best 20, of the queries that it can say. */
function measureFts(fts: FtsArticles, papers: SyntheticPapers, count: number): BenchRow[] {
  return queriesOf(papers, count).flatMap(([name, texts]) => {
    const best = texts.flatMap((words) => {
      const { query } = readWords(words);
      let least = Infinity;
      for (let repeat = 0; repeat < REPEATS; repeat += 1) {
        const from = performance.now();
        if (fts.page(query, PAGE.limit) === null) return [];
        least = Math.min(least, performance.now() - from);
      }
      return [least];
    });
    return best.length === 0
      ? []
      : [{ name, figures: { queries: best.length, 'p50 ms': percentile(best, 50), 'p95 ms': percentile(best, 95) } }];
  });
}

/** The time to look for a word in every text, the plainest way there is. */
function naiveScan(papers: SyntheticPapers): number {
  const times = papers.words.slice(0, NAIVE_SCANS).map((word) => {
    const from = performance.now();
    const pattern = new RegExp(`\\b${word}\\b`, 'iu');
    papers.articles.filter(({ text }) => pattern.test(text));
    return performance.now() - from;
  });
  return percentile(times, 50);
}

/** Answers of the segments held against those of a naive scan; throws at the first that differs. */
async function conform(folder: string, count: number, seed: number): Promise<{ found: number; said: number }> {
  const articles = makeArticles(`bench ${seed}`, 150);
  const build = new SegmentBuild(folder, 'conform', 4_000);
  for (const article of articles) build.add(article);
  const view = new ArticleView([openSegment(folder, await build.finish(loadLexicon([])))], []);
  const naive = new NaiveArticles(articles);
  const queries = makeQueries(`bench ${seed}`, count);
  const found = queries.filter((asked) => checkAlike(view, naive, asked) > 0).length;
  const single = articles.map(withSingleWords);
  const singleBuild = new SegmentBuild(folder, 'single');
  for (const article of single) singleBuild.add(article);
  const singleView = new ArticleView([openSegment(folder, await singleBuild.finish(loadLexicon([])))], []);
  const fts = new FtsArticles(single);
  const said = queries.filter(({ query }) => checkFts(singleView, fts, query.words) !== null).length;
  fts.close();
  return { found, said };
}

/**
 * Article search on fictional, damaged newspapers: how much of what is there is found, how fast, and in how many bytes.
 */
export const newspapersBench: Bench = {
  name: 'newspapers',
  description: 'Article search on fictional newspapers with OCR damage: recall, precision, latency, size of the index',
  options: [
    { flag: 'articles', description: 'articles of some 330 words', fallback: 20_000 },
    { flag: 'words', description: 'words asked of each kind', fallback: 60 },
    { flag: 'conformance', description: 'queries held against a naive scan', fallback: 2_000 },
    { flag: 'seed', description: 'number of the series of queries', fallback: 1 },
  ],
  async run({ articles = 0, words = 0, conformance = 0, seed = 1 }, say) {
    const folder = await mkdtemp(path.join(tmpdir(), 'muniment-newspapers-'));
    try {
      say(`holding ${conformance} queries against a naive scan`);
      const { found, said } = conformance > 0 ? await conform(folder, conformance, seed) : { found: 0, said: 0 };
      say(`making ${articles} articles`);
      const papers = syntheticPapers(articles, 'papers');
      const tokens = papers.truth.reduce((sum, { length }) => sum + length, 0);
      say(`building the index of ${tokens} words`);
      const lexicon = loadLexicon([]);
      const from = process.cpuUsage();
      const build = new SegmentBuild(folder, 'papers');
      for (const article of papers.articles) build.add(article);
      const read = cpuSeconds(from);
      const entry = await build.finish(lexicon);
      const seconds = cpuSeconds(from);
      const view = new ArticleView([openSegment(folder, entry)], []);
      const bytes = await Promise.all(
        ['segment', 'postings'].map(async (ending) => (await stat(path.join(folder, `papers.${ending}`))).size),
      );
      say('finding words in damaged text');
      const kinds: [string, number[]][] = [
        ['mid words (60 to 120 articles)', wordsHeldBy(papers, 60, 120, words)],
        ['rare words (3 to 10 articles)', wordsHeldBy(papers, 3, 10, words)],
      ];
      const readings = kinds.flatMap(([name, codes]) =>
        [false, true].map((withMisreadings): BenchRow => {
          const figures = measureReadings(view, papers, codes, withMisreadings);
          return {
            name: `${name}, ${withMisreadings ? 'with misreadings' : 'as typed'}`,
            figures: { words: figures.words, recall: percent(figures.recall), precision: percent(figures.precision) },
          };
        }),
      );
      say('filling FTS5');
      const fts = new FtsArticles(papers.articles);
      say('timing queries');
      const ofFts = measureFts(fts, papers, words);
      fts.close();
      return {
        settings: { articles, tokens, words, conformance, seed },
        sections: [
          {
            title: 'Conformance',
            rows: [
              {
                name: 'segments and naive scan',
                figures: { queries: conformance, alike: conformance, 'with hits': found },
              },
              { name: 'segments and FTS5, words alone', figures: { queries: said, alike: said } },
            ],
          },
          {
            title: 'Index',
            rows: [
              {
                name: 'one segment',
                figures: {
                  'CPU s to read': read,
                  'CPU s in all': seconds,
                  'postings MB': bytes[1]! / 2 ** 20,
                  'resident MB': bytes[0]! / 2 ** 20,
                  'bytes a word': (bytes[0]! + bytes[1]!) / tokens,
                  'distinct words': view.segments[0]!.segment.dictionary.size,
                },
              },
            ],
          },
          { title: 'Finding true words in damaged text', rows: readings },
          {
            title: 'Rare surnames a letter from a common one',
            rows: [
              { name: 'anywhere', figures: measureRareSurnames(view, papers, papers.rareSurnames) },
              { name: 'in one county', figures: measureRareSurnames(view, papers, papers.localSurnames) },
            ],
          },
          {
            title: 'Latency as typed: exact total, five facets, 20 hits with spans',
            rows: measureLatency(view, papers, words, false),
          },
          { title: 'The same with misreadings', rows: measureLatency(view, papers, words, true) },
          { title: 'Completing a word', rows: measureSuggestions(view, papers, words) },
          { title: 'FTS5 (libsql) as typed: exact total and its best 20, no facets', rows: ofFts },
          { title: 'Naive scan of the texts', rows: [{ name: 'one word', figures: { ms: naiveScan(papers) } }] },
        ],
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
