import type { ArticleAnswer } from './articleSearch.ts';
import { mergeSegments, SegmentBuild } from './build/SegmentBuild.ts';
import { KNOWN_BIT } from './build/wordMasks.ts';
import { loadLexicon, type SiteLexicon, withLateWords } from './loadLexicon.ts';
import type { ArticleTask, SharedSegment } from './messages.ts';
import { Portion } from './opensearch/format/Portion.ts';
import { answerArticles, countArticles, findArticles } from './query/answerArticles.ts';
import { ArticleSegment } from './query/ArticleSegment.ts';
import { ArticleView } from './query/ArticleView.ts';
import { planArticles } from './query/planArticles.ts';
import { suggestWords } from './query/suggestWords.ts';

/** The segments that a thread has open: each opened once, and closed when no view shows it any more. */
class OpenSegments {
  private opened = new Map<SharedArrayBuffer, ArticleSegment>();

  /** Opens these, and closes all others. */
  only(shared: readonly SharedSegment[]): ArticleSegment[] {
    const wanted = new Map(
      shared.map(({ memory, postingsFile }) => [
        memory,
        this.opened.get(memory) ?? new ArticleSegment(memory, postingsFile),
      ]),
    );
    for (const [memory, segment] of this.opened) if (!wanted.has(memory)) segment.close();
    this.opened = wanted;
    return [...wanted.values()];
  }
}

const NO_PAGE = { offset: 0, limit: 0 };

/** The lexicon with the words that older segments know to be real: what came in since is held against those too. */
const withKnown = (lexicon: SiteLexicon, { segments }: ArticleView): SiteLexicon => ({
  ...lexicon,
  has: (word) =>
    lexicon.has(word) ||
    segments.some(({ segment }) => {
      const term = segment.dictionary.find(word);
      return term !== null && segment.masks[term.code] === KNOWN_BIT;
    }),
});

/** Everything a thread can do, apart from being one. */
export function createArticleRunner(): (task: ArticleTask, isCancelled: () => boolean) => Promise<unknown> {
  const open = new OpenSegments();
  let view = new ArticleView([], []);
  let build: SegmentBuild | null = null;
  let lexicon: SiteLexicon | null = null;
  const portion = new Portion();

  return async (task, isCancelled) => {
    switch (task.kind) {
      case 'view':
        view = new ArticleView(open.only(task.segments), task.withheld);
        return null;
      case 'search': {
        const plan = planArticles(view, task.query, task.page);
        const answer: ArticleAnswer = {
          ...answerArticles(view, plan.planned, isCancelled),
          words: plan.words(),
          faults: plan.faults,
        };
        return answer;
      }
      case 'count':
        return countArticles(view, planArticles(view, task.query, NO_PAGE).planned, isCancelled);
      case 'find':
        return findArticles(view, planArticles(view, task.query, NO_PAGE).planned, isCancelled);
      case 'suggest':
        return suggestWords(view, task.prefix, task.limit);
      case 'build.lexicon':
        lexicon = loadLexicon(task.words, task.costs);
        return null;
      case 'build.late':
        lexicon = withLateWords((lexicon ??= loadLexicon([])), task.words);
        return null;
      case 'build.start':
        build = new SegmentBuild(task.folder, task.name);
        return null;
      case 'build.articles':
        for (const article of task.articles) build?.add(article);
        return build?.docs ?? 0;
      case 'build.finish': {
        if (!build) throw new Error('No segment was started');
        const finished = build;
        build = null;
        return finished.finish(withKnown((lexicon ??= loadLexicon([])), view));
      }
      case 'build.merge': {
        const merged = view.segments.slice(task.from, task.from + task.count);
        return mergeSegments({
          folder: task.folder,
          name: task.name,
          segments: merged,
          lexicon: (lexicon ??= loadLexicon([])),
        });
      }
      case 'portion.articles':
        return portion.add(task.articles);
      case 'portion.doubtful':
        return portion.doubtful((lexicon ??= loadLexicon([])));
      case 'portion.end':
        portion.end((lexicon ??= loadLexicon([])), task.known);
        return null;
      case 'portion.words':
        return portion.more();
    }
  };
}
