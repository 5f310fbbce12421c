import type { IndexedArticle } from '../articleSearch.ts';
import type { BuildThread } from './BuildThread.ts';
import type { SegmentEntry } from './manifest.ts';

/** Larger segments are never merged again. */
const LARGEST_SEGMENT = 250_000;
/** So many segments of one size are made one. */
const FAN = 6;
const SMALLEST_SIZE = 500;

/** Sizes grow eightfold, so that an article is copied a few times only, however often the index changes. */
const sizeOf = ({ docs }: Pick<SegmentEntry, 'docs'>): number =>
  Math.max(0, Math.ceil(Math.log(docs / SMALLEST_SIZE) / Math.log(8)));

/**
 * Which neighbouring segments to make one, if any: the newest ones, since what is newer must stay behind what is older.
 *
 * @param segments - oldest first
 */
export function mergePlan(segments: readonly Pick<SegmentEntry, 'docs'>[]): { from: number; count: number } | null {
  let from = segments.length;
  let docs = 0;
  let size = 0;
  while (from > 0) {
    const next = segments[from - 1]!;
    docs += next.docs;
    size = Math.max(size, sizeOf(next));
    if (docs > LARGEST_SEGMENT) break;
    from -= 1;
    const isSizeDone = from === 0 || sizeOf(segments[from - 1]!) > size;
    if (isSizeDone && segments.length - from >= FAN) return { from, count: segments.length - from };
  }
  return null;
}

/** Articles that cross to the building thread together. */
const ARTICLES_AT_ONCE = 200;

interface Target {
  folder: string;
  /** A name for the next segment. */
  nextName: () => string;
}

/**
 * Has a thread build segments of articles, each by what is known of misreadings when it is started; none of no
 * articles.
 */
export async function buildArticles(
  builder: BuildThread,
  articles: AsyncIterable<IndexedArticle>,
  { folder, nextName }: Target,
): Promise<SegmentEntry[]> {
  const built: SegmentEntry[] = [];
  let waiting: IndexedArticle[] = [];
  let [docs, lesson] = [0, 0];
  const send = async () => {
    if (waiting.length === 0) return;
    if (docs === 0) {
      lesson = await builder.teach();
      await builder.ask({ kind: 'build.start', folder, name: nextName() });
    }
    docs = await builder.ask<number>({ kind: 'build.articles', articles: waiting });
    waiting = [];
    if (docs >= LARGEST_SEGMENT) await finish();
  };
  const finish = async () => {
    if (docs > 0) built.push({ ...(await builder.ask<SegmentEntry>({ kind: 'build.finish' })), lesson });
    docs = 0;
  };
  for await (const article of articles) {
    if (waiting.push(article) >= ARTICLES_AT_ONCE) await send();
  }
  await send();
  await finish();
  return built;
}
