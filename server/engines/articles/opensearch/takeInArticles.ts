import { inParts } from '#domain/kernel/values/inParts.ts';
import { BulkWriter } from '#server/engines/opensearch/BulkWriter.ts';
import { anyOf } from '#server/engines/opensearch/clauses.ts';
import type { Cluster, Searched } from '#server/engines/opensearch/Cluster.ts';
import { countChecked } from '#server/engines/opensearch/countChecked.ts';
import { MismatchedIndex } from '#server/engines/opensearch/IndexBuild.ts';

import type { IndexedArticle } from '../articleSearch.ts';
import type { BuildThread } from '../store/BuildThread.ts';
import type { ArticleBuild } from './ArticleBuild.ts';
import type { WrittenArticle } from './format/articleDocument.ts';
import type { WrittenWord } from './format/wordDocuments.ts';

/** Articles whose misreadings are worked out together, and after which it is noted how far a filling came. */
const PORTION_ARTICLES = 20_000;
/** Articles that cross to the reading thread together. */
const ARTICLES_AT_ONCE = 200;
const ASKED_AT_ONCE = 10_000;
const DELETED_AT_ONCE = 5_000;

interface Parts {
  cluster: Cluster;
  build: ArticleBuild;
  thread: BuildThread;
  /** Number of the change that the articles are read by: what was written by a later one stays. */
  change: number;
  /** Articles of a portion. */
  portion?: number;
  /** Between requests; throws to give up. */
  goOn: () => Promise<void>;
  /** After each portion, once it can be found; left out, portions are found together in the end, as one step. */
  onPortion?: (last: number, layers: number) => Promise<void>;
}

/** Of some articles, those that the index holds. */
export async function heldArticles(cluster: Cluster, index: Searched, nos: readonly number[]): Promise<number[]> {
  const held: number[] = [];
  for (const some of inParts(nos, ASKED_AT_ONCE)) {
    const { hits } = (await cluster.search(index, { size: some.length, query: anyOf('no', some), sort: ['no'] })).hits;
    held.push(...hits.map(({ sort }) => Number(sort?.[0])));
  }
  return held;
}

/** Deletes articles by number; one that was written by a later change stays. */
export async function removeArticles(
  cluster: Cluster,
  build: ArticleBuild,
  nos: readonly number[],
  change: number,
): Promise<void> {
  for (const some of inParts(nos, DELETED_AT_ONCE)) {
    const writer = new BulkWriter(cluster);
    for (const no of await heldArticles(cluster, build.main, some))
      await writer.add({
        action: 'delete',
        index: build.main,
        id: String(no),
        version: { number: change, equal: true },
      });
    await writer.flush();
  }
}

/**
 * Writes articles and what is to be known of their words, portion by portion, and compares what can be found afterwards
 * with what was written.
 */
class PortionWriter {
  private readonly parts: Parts;
  private readonly writer: BulkWriter;
  private written: Pick<WrittenArticle, 'no' | 'check'>[] = [];
  private waiting: IndexedArticle[] = [];
  private inPortion = 0;
  layers = 1;

  constructor(given: Parts) {
    this.parts = given;
    this.writer = new BulkWriter(given.cluster);
  }

  async add(article: IndexedArticle): Promise<void> {
    const { portion = PORTION_ARTICLES } = this.parts;
    if (this.waiting.push(article) >= Math.min(ARTICLES_AT_ONCE, portion)) await this.send();
    if (this.inPortion >= portion) await this.endPortion();
  }

  async endPortion(): Promise<void> {
    await this.send();
    const last = this.written.at(-1);
    if (this.inPortion === 0 || !last) return;
    this.inPortion = 0;
    await this.writeWords();
    await this.writer.flush();
    await this.parts.cluster.ask('POST', `/${this.parts.build.words}/_refresh`);
    if (!this.parts.onPortion) return;
    await this.compare();
    await this.parts.onPortion(last.no, this.layers);
  }

  /** Has what was written be found, and compares it. @throws MismatchedIndex */
  async compare(): Promise<void> {
    const { cluster, build } = this.parts;
    await build.refresh();
    for (const some of inParts(this.written, ASKED_AT_ONCE)) {
      const { found, check } = await countChecked(
        cluster,
        build.main,
        anyOf(
          'no',
          some.map(({ no }) => no),
        ),
      );
      if (found !== some.length || check !== some.reduce((sum, one) => sum + one.check, 0))
        throw new MismatchedIndex(`${some.length} articles written, ${found} found`);
    }
    this.written = [];
  }

  private async send(): Promise<void> {
    const { thread, build, change, goOn } = this.parts;
    await goOn();
    const articles = this.waiting;
    this.waiting = [];
    if (articles.length === 0) return;
    if (this.inPortion === 0) await thread.teach();
    for (const { no, document, check, layers } of await thread.ask<WrittenArticle[]>({
      kind: 'portion.articles',
      articles,
    })) {
      await this.writer.add({
        action: 'index',
        index: build.main,
        id: String(no),
        document,
        version: { number: change, equal: true },
      });
      this.layers = Math.max(this.layers, layers);
      this.written.push({ no, check });
      this.inPortion += 1;
    }
  }

  private async writeWords(): Promise<void> {
    const { thread, build } = this.parts;
    const doubtful = await thread.ask<string[]>({ kind: 'portion.doubtful' });
    await thread.ask({ kind: 'portion.end', known: await this.knownAmong(doubtful) });
    for (
      let words = await thread.ask<WrittenWord[]>({ kind: 'portion.words' });
      words.length > 0;
      words = await thread.ask<WrittenWord[]>({ kind: 'portion.words' })
    ) {
      for (const { id, document, articles } of words) {
        const item = { index: build.words, id, document };
        // The largest number of articles stays.
        await this.writer.add(
          articles === null
            ? { ...item, action: 'create' }
            : { ...item, action: 'index', version: { number: articles, equal: false } },
        );
      }
    }
  }

  private async knownAmong(words: readonly string[]): Promise<string[]> {
    const known: string[] = [];
    for (const some of inParts(words, ASKED_AT_ONCE)) {
      const { hits } = (
        await this.parts.cluster.search<{ word: string }>(this.parts.build.words, {
          size: some.length,
          query: { bool: { filter: [anyOf('word', some), { term: { isKnown: true } }] } },
        })
      ).hits;
      known.push(...hits.flatMap(({ _source }) => _source?.word ?? []));
    }
    return known;
  }
}

/** Articles that are written and not yet compared. */
export interface TakenIn {
  layers: number;
  /** Has them be found, and compares what is found with what was written. @throws MismatchedIndex */
  compare: () => Promise<void>;
}

/**
 * Takes articles in.
 *
 * @throws MismatchedIndex, RefusedDocument, SearchUnavailable
 */
export async function takeInArticles(articles: AsyncIterable<IndexedArticle>, given: Parts): Promise<TakenIn> {
  const writer = new PortionWriter(given);
  for await (const article of articles) await writer.add(article);
  await writer.endPortion();
  return { layers: writer.layers, compare: () => writer.compare() };
}
