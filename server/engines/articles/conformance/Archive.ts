import type { IndexedArticle, ReadableSource, ReadingLesson } from '../articleSearch.ts';

/** A newspaper archive in memory: every change has a number. */
export class Archive implements ReadableSource {
  readonly articles = new Map<number, { article: IndexedArticle; change: number }>();
  readonly closed = new Set<number>();
  /** How often all articles were read. */
  reads = 0;
  private change = 0;

  put(...articles: readonly IndexedArticle[]): void {
    for (const article of articles) this.articles.set(article.no, { article, change: ++this.change });
  }

  /** Deletes an article, and its change with it. */
  remove(no: number): void {
    this.articles.delete(no);
    this.change = Math.max(0, ...[...this.articles.values()].map(({ change }) => change));
  }

  async *since(no: number): AsyncIterable<IndexedArticle> {
    this.reads += 1;
    for (const { article } of this.articles.values()) if (article.no > no) yield article;
  }

  byNumbers = async (nos: readonly number[]): Promise<readonly IndexedArticle[]> =>
    nos.flatMap((no) => this.articles.get(no)?.article ?? []);

  lastChange = async (): Promise<number> => this.change;

  async *changedAfter(change: number): AsyncIterable<IndexedArticle> {
    for (const one of this.articles.values()) if (one.change > change) yield one.article;
  }

  withheld = async (): Promise<readonly number[]> => [...this.closed].sort((a, b) => a - b);

  /** What corrections have taught, the words known by then, and those that came to be known since. */
  learned: ReadingLesson = { no: 0, costs: [] };
  known = ['pincb'];
  late: readonly string[] = [];

  lesson = async (): Promise<ReadingLesson> => this.learned;

  lateWords = async (): Promise<readonly string[]> => this.late;

  async *knownWords(): AsyncIterable<string> {
    yield* this.known;
  }
}
