import { setTimeout as delay } from 'node:timers/promises';

import { type HistoryMarks, writeMarked } from '#server/engines/historyMarks.ts';
import { EVERYTHING } from '#server/engines/opensearch/clauses.ts';
import type { Cluster } from '#server/engines/opensearch/Cluster.ts';
import { countChecked } from '#server/engines/opensearch/countChecked.ts';
import { WriterTurn } from '#server/engines/opensearch/WriterTurn.ts';
import { SearchUnavailable } from '#server/engines/SearchUnavailable.ts';

import type { ArticleSource, IndexedArticle } from '../articleSearch.ts';
import type { BuildThread } from '../store/BuildThread.ts';
import type { ArticleBuild, BuildState } from './ArticleBuild.ts';
import { removeArticles, takeInArticles } from './takeInArticles.ts';

const LOOK_MS = 250;

interface Parts {
  cluster: Cluster;
  source: ArticleSource;
  thread: BuildThread;
  /** Articles of a portion. */
  portion?: number;
  /** Name of this copy of the site. */
  copy: string;
  isStopped: () => boolean;
  /** How it is noticed that the database was restored; left out, it is not. */
  marks?: HistoryMarks;
}

const started = async (source: ArticleSource): Promise<BuildState> => ({
  change: await source.lastChange(),
  lesson: (await source.lesson()).no,
  after: 0,
  isComplete: false,
  layers: 1,
  articles: 0,
  check: 0,
});

/** Whether a build has what the database does not have any more. */
export const isOfAnotherHistory = async (marks: HistoryMarks | undefined, state: BuildState | null): Promise<boolean> =>
  marks ? !(await marks.has(state?.mark)) : false;

/** What may be found. */
async function* open(
  articles: AsyncIterable<IndexedArticle>,
  withheld: ReadonlySet<number>,
): AsyncGenerator<IndexedArticle> {
  for await (const article of articles) if (!withheld.has(article.no)) yield article;
}

/** Takes in what is missing, while it is this copy's turn. */
async function fillInTurn(
  build: ArticleBuild,
  turn: WriterTurn,
  { cluster, source, thread, portion, isStopped, marks }: Parts,
): Promise<void> {
  const history = marks && { marks, timeline: await marks.timeline() };
  const before = await build.state();
  const isOther = await isOfAnotherHistory(marks, before);
  if (isOther) await build.empty();
  let state = before && !isOther ? before : await started(source);
  const note = (reached: BuildState): Promise<void> =>
    writeMarked(history, state.mark, async (marked) => {
      state = { ...reached, ...marked };
      await build.note(state);
    });
  if (before === null || isOther) await note(state);
  const goOn = async (): Promise<void> => {
    if (isStopped()) throw new SearchUnavailable('closed');
    await turn.goOn();
  };
  if (!state.isComplete) {
    const noted = async (after: number, layers: number): Promise<void> => {
      await note({ ...state, after, layers: Math.max(layers, state.layers) });
    };
    await takeInArticles(open(source.since(state.after), new Set(await source.withheld())), {
      cluster,
      build,
      thread,
      portion,
      change: await source.lastChange(),
      goOn,
      onPortion: noted,
    });
  }
  const change = await source.lastChange();
  const withheld = await source.withheld();
  const taken =
    change === state.change
      ? null
      : await takeInArticles(open(source.changedAfter(state.change), new Set(withheld)), {
          cluster,
          build,
          thread,
          portion,
          change,
          goOn,
        });
  await goOn();
  await removeArticles(cluster, build, withheld, change);
  await (taken ? taken.compare() : build.refresh());
  const { found: articles, check } = await countChecked(cluster, build.main, EVERYTHING);
  await note({
    ...state,
    change,
    isComplete: true,
    layers: Math.max(state.layers, taken?.layers ?? 1),
    articles,
    check,
  });
}

/**
 * Brings a build up to the database, from where an earlier attempt ended; where another copy of the site is at it,
 * waits for that.
 *
 * @throws MismatchedIndex, RefusedDocument, SearchUnavailable
 */
export async function fillBuild(build: ArticleBuild, parts: Parts): Promise<void> {
  await build.create();
  const turn = new WriterTurn(parts.cluster, build.notes, parts.copy);
  for (;;) {
    if (parts.isStopped()) throw new SearchUnavailable('closed');
    const change = await parts.source.lastChange();
    const state = await build.state();
    if (state?.isComplete && state.change >= change && !(await isOfAnotherHistory(parts.marks, state))) return;
    if (!(await turn.take())) {
      await delay(LOOK_MS);
      continue;
    }
    try {
      await fillInTurn(build, turn, parts);
    } finally {
      await turn.end();
    }
  }
}
