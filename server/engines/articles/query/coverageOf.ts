import type { ArticleFilters } from '#domain/newspapers/search/articleQuery.ts';

import type { ArticleCoverage } from '../articleSearch.ts';
import type { ArticleView } from './ArticleView.ts';
import { coveringFilters, failedFilters } from './filterMasks.ts';

/** What was searched, whatever was looked for: counted from every article, so that it is never an estimate. */
export function coverageOf(view: ArticleView, filters: ArticleFilters): ArticleCoverage {
  const covering = coveringFilters(filters);
  const [issues, titles] = [new Uint8Array(view.texts.issue.length), new Uint8Array(view.texts.title.length)];
  let [articles, firstDay, lastDay] = [0, Infinity, -Infinity];
  for (const viewed of view.segments) {
    const { segment: { docs, numbers, values }, dead, codes } = viewed;
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
  const count = (marks: Uint8Array): number => marks.reduce((sum, mark) => sum + mark, 0);
  return { articles, issues: count(issues), titles: count(titles), firstDay: articles > 0 ? firstDay : null, lastDay: articles > 0 ? lastDay : null };
}
