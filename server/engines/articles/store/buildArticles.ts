import type { IndexedArticle } from '../articleSearch.ts';
import type { BuildThread } from './BuildThread.ts';
import type { SegmentEntry } from './manifest.ts';
import { LARGEST_SEGMENT } from './mergePlan.ts';

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
