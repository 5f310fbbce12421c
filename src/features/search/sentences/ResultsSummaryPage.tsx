import { Suspense, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { describeSearch } from '#domain/search/core/query/describeSearch.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { writeSearchAddress } from '#domain/search/core/query/writeSearchAddress.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { useQueryInStore } from '#features/search/core/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Card } from '#ui/Card/Card.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { sentenceStateOf } from './components/sentenceState.ts';
import { summaryPageTexts as texts } from './pageTexts.ts';

const Summary = lazyPart(() => import('./components/Summary.tsx').then((chunk) => chunk.Summary));
const Understood = lazyPart(() => import('./components/SentenceReading.tsx').then((chunk) => chunk.SentenceReading));
const SearchesAround = lazyPart(() => import('./components/SearchesAround.tsx').then((chunk) => chunk.SearchesAround));
const SentenceForm = lazyPart(() => import('./components/SentenceForm.tsx').then((chunk) => chunk.SentenceForm));

/**
 * What the records hold of a search (ROUTE-135): the search as it was understood, its results in words, the searches
 * around it.
 */
export function Component() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { query, ignored } = useMemo(() => readSearchAddress(search), [search]);
  useQueryInStore(query);
  const hasFilters = Object.keys(query.filters).length > 0;
  const sentence = sentenceStateOf(state);
  const title = hasFilters ? describeSearch(query) : texts.noSearch;
  usePageTitle(texts.documentTitle(title));
  const change = (next: SearchQuery) =>
    void navigate(`/ai-search/results-summary?${writeSearchAddress(next)}`, { state });

  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={3}>
          <h1>{texts.title}</h1>
          <Suspense fallback={null}>
            <Understood query={query} unread={sentence?.unread ?? []} ignored={ignored} onChange={change} />
          </Suspense>
          {sentence?.readBy === 'assistant' && <p>{texts.assistant}</p>}
        </Stack>
        {hasFilters ? (
          <Card>
            <Suspense fallback={<PageSkeleton label={texts.loading} />}>
              <Summary query={query} />
            </Suspense>
          </Card>
        ) : (
          <Notice tone="empty" headingLevel={2} title={texts.empty.title}>
            <p>{texts.empty.text}</p>
          </Notice>
        )}
        <Suspense fallback={null}>{hasFilters && <SearchesAround query={query} />}</Suspense>
        <Card title={texts.again.title}>
          <Suspense fallback={null}>
            <SentenceForm
              key={sentence?.sentence ?? ''}
              sentence={sentence?.sentence ?? ''}
              action={texts.again.action}
            />
          </Suspense>
        </Card>
      </Stack>
    </PageContainer>
  );
}
