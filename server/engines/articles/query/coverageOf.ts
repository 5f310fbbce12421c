import type { ArticleFilters } from '#domain/newspapers/search/articleQuery.ts';

import type { ArticleCoverage } from '../articleSearch.ts';
import type { ArticleView } from './ArticleView.ts';
import { coveringFilters, failedFilters } from './filterMasks.ts';

/** Coverages remembered of a view: most searches of a while have the same filters, or none. */
const REMEMBERED = 100;
const remembered = new WeakMap<ArticleView, Map<string, ArticleCoverage>>();

/** What was searched, whatever was looked for: counted from every article, so that it is never an estimate. */
export function coverageOf(view: ArticleView, filters: ArticleFilters): ArticleCoverage {
  const covering = coveringFilters(filters);
  const key = JSON.stringify(covering);
  const known = remembered.get(view) ?? new Map<string, ArticleCoverage>();
  const coverage = known.get(key) ?? count(view, covering);
  if (known.size >= REMEMBERED) known.clear();
  remembered.set(view, known.set(key, coverage));
  return coverage;
}

function count(view: ArticleView, covering: ArticleFilters): ArticleCoverage {
  const [issues, titles] = [new Uint8Array(view.texts.issue.length), new Uint8Array(view.texts.title.length)];
  let [articles, firstDay, lastDay] = [0, Infinity, -Infinity];
  for (const viewed of view.segments) {
    const {
      segment: { docs, numbers, values },
      dead,
      codes,
    } = viewed;
    const failed = failedFilters(viewed, covering);
    for (let doc = 0; doc < docs; doc += 1) {
      if (dead?.[doc] === 1 || (failed !== null && failed(doc) !== 0)) continue;
      articles += 1;
      issues[codes.issue[values.issue.codes[doc]!]!] = 1;
      titles[codes.title[values.title.codes[doc]!]!] = 1;
      const day = numbers.day[doc]!;
      if (day < firstDay) firstDay = day;
      if (day > lastDay) lastDay = day;
    }
  }
  const marked = (marks: Uint8Array): number => marks.reduce((sum, mark) => sum + mark, 0);
  return {
    articles,
    issues: marked(issues),
    titles: marked(titles),
    firstDay: articles > 0 ? firstDay : null,
    lastDay: articles > 0 ? lastDay : null,
  };
}
