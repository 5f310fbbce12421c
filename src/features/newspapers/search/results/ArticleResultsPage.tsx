import { Suspense, useRef } from 'react';

import { ARTICLE_ORDERS } from '#domain/newspapers/search/articleQuery.ts';
import { describeArticles } from '#domain/newspapers/search/describeArticles.ts';
import { writeArticleAddress } from '#domain/newspapers/search/writeArticleAddress.ts';
import { ArticleSearchBox, useTitleNames } from '#features/newspapers/core/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { belowQuery } from '#ui/breakpoints.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import type { ArticleResult } from '../articleSearchApi.ts';
import { ArticleFilterDrawer } from '../filters/ArticleFilterDrawer.tsx';
import { ArticleList } from './ArticleList.tsx';
import { SaveArticleSearch, ExportArticles, ArticleMemory } from './ArticleResultsActions.tsx';
import { orderTexts, resultsTexts as texts } from './pageTexts.ts';
import styles from './results.module.scss';
import { SearchNotes } from './SearchNotes.tsx';
import { useArticleAddress, useArticleResults } from './useArticleSearch.ts';

// Not on the first screen of a phone, or in some searches only.
const FilterPanel = lazyPart(() => import('../filters/FilterPanel.tsx').then((chunk) => chunk.FilterPanel));
const SearchFailed = lazyPart(() => import('#features/search/core/index.ts').then((chunk) => chunk.SearchFailed));
const NothingFound = lazyPart(() => import('./NothingFound.tsx').then((chunk) => chunk.NothingFound));

/** The same at each drawing, which React passes over. */
const WAITING = <SkeletonTable rows={10} columns={1} />;

const ORDERS = ARTICLE_ORDERS.map((value) => ({ value, label: orderTexts[value] ?? value }));

function totals(result: ArticleResult | undefined): string {
  if (!result) return texts.searching;
  const { total, page, pageSize, matches } = result;
  if (total === 0) return texts.none;
  const first = (page - 1) * pageSize + 1;
  return texts.shown(first, first + matches.length - 1, total);
}

/**
 * The articles of the search that the address holds (ROUTE-147). States, in the order they are decided: never loaded,
 * failed, nothing found, articles. Those of the search before stay while newer ones are on their way.
 */
export function Component() {
  const { query, faults, search, refine } = useArticleAddress();
  const results = useArticleResults(query);
  const { result, isCurrent, failure } = results;
  const titles = useTitleNames(query.title.length === 0);
  const words = describeArticles(query, titles);
  const address = writeArticleAddress({ ...query, page: 1 });
  const isEverything = writeArticleAddress({ ...query, page: 1, order: 'relevance' }) === '';
  const title = isEverything ? texts.title : words;
  usePageTitle(isEverything ? title : texts.documentTitle(title));
  const heading = useRef<HTMLHeadingElement>(null);
  const isNarrow = useMediaQuery(belowQuery('lg'));
  const shown = failure === null && result !== undefined && result.total > 0 ? result : null;
  const filters = {
    query,
    result,
    facets: results.facets,
    haveFacetsFailed: results.haveFacetsFailed,
    areFacetsAwaited: failure === null,
    onRefine: refine,
  };

  return (
    <PageContainer width="wide">
      <div className={styles.page}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <div className={styles.head}>
          <ArticleSearchBox
            key={query.words}
            base={query}
            action={texts.action}
            onSearch={() => heading.current?.focus({ preventScroll: true })}
          />
          <SearchNotes
            query={query}
            faults={isCurrent && result ? result.faults : []}
            addressFaults={faults}
            titles={titles}
            onChange={search}
          >
            <TextLink to={`/search-newspapers/advanced?${address}`}>{texts.advanced}</TextLink>
          </SearchNotes>
        </div>
        <div className={styles.columns}>
          {!isNarrow && (
            <aside aria-label={texts.side} className={styles.side}>
              <Suspense fallback={<SkeletonTable rows={8} columns={1} />}>
                <FilterPanel {...filters} />
              </Suspense>
            </aside>
          )}
          <section aria-label={texts.results} className={styles.main}>
            <h2 className={styles.hidden}>{texts.results}</h2>
            {failure === null ? (
              <div className={styles.bar}>
                <p role="status" className={styles.total}>
                  {totals(result)}
                </p>
                <SelectField
                  compact
                  label={texts.order}
                  options={ORDERS}
                  value={query.order}
                  onChange={(event) =>
                    search((now) => ({
                      ...now,
                      order: ARTICLE_ORDERS.find((order) => order === event.target.value) ?? 'relevance',
                      page: 1,
                    }))
                  }
                />
                {isNarrow && <ArticleFilterDrawer {...filters} />}
                {result && !isEverything && <SaveArticleSearch search={address} words={words} />}
                {shown && <ExportArticles search={address} total={shown.total} />}
              </div>
            ) : (
              <Suspense fallback={null}>
                <SearchFailed failure={failure} onRetry={results.retry} />
              </Suspense>
            )}
            {failure === null && !result && WAITING}
            {failure === null && result && <ArticleList query={query} result={result} busy={!isCurrent} />}
            <Suspense fallback={null}>
              {failure === null && result?.total === 0 && <NothingFound query={query} titles={titles} />}
            </Suspense>
            <ArticleMemory query={query} result={isCurrent && result ? result : null} titles={titles} />
          </section>
        </div>
      </div>
    </PageContainer>
  );
}
