import type { ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import { writeArticleAddress } from '#domain/newspapers/search/writeArticleAddress.ts';
import { articleResults } from '#features/newspapers/core/index.ts';
import { CompareBar } from '#features/search/core/index.ts';
import { Pagination } from '#ui/Pagination/Pagination.tsx';

import { articleSearchApi, type ArticleResult } from '../articleSearchApi.ts';
import { ArticleRow } from './ArticleRow.tsx';
import { resultsTexts as texts } from './pageTexts.ts';
import styles from './results.module.scss';
import { SearchCoverage } from './SearchNotes.tsx';

interface ArticleListProps {
  query: ArticleAddress;
  result: ArticleResult;
  /** Newer articles are on their way; these stay readable. */
  busy: boolean;
}

/**
 * What a search covered, its articles and the pages of them. A page is fetched when a pointer comes near its number.
 */
export function ArticleList({ query, result, busy }: ArticleListProps) {
  const prefetch = articleSearchApi.usePrefetch('articleSearch');
  const { coverage, matches, total, page, pageSize } = result;
  return (
    <>
      <SearchCoverage coverage={coverage} from={query.from} />
      {matches.length > 0 && (
        <ol role="list" aria-label={texts.results} aria-busy={busy || undefined} className={styles.list}>
          {matches.map((match) => (
            <ArticleRow key={match.article.articleId} match={match} words={query.words} />
          ))}
        </ol>
      )}
      <Pagination
        label={texts.pages}
        current={page}
        last={Math.ceil(total / pageSize)}
        hrefOf={(at) => articleResults({ ...query, page: at })}
        onApproach={(at) => prefetch(writeArticleAddress({ ...query, page: at }))}
      />
      <CompareBar words={query.words} />
    </>
  );
}
