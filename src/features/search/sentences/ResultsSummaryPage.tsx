import { Suspense, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { describeSearch } from '#domain/search/core/query/describeSearch.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { writeSearchAddress } from '#domain/search/core/query/writeSearchAddress.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Card } from '#ui/Card/Card.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { sentenceStateOf } from './components/sentenceState.ts';

const Summary = lazyPart(() => import('./components/Summary.tsx').then((chunk) => chunk.Summary));
const Understood = lazyPart(() => import('./components/Understood.tsx').then((chunk) => chunk.Understood));
const SearchesAround = lazyPart(() => import('./components/SearchesAround.tsx').then((chunk) => chunk.SearchesAround));
const SentenceForm = lazyPart(() => import('./components/SentenceForm.tsx').then((chunk) => chunk.SentenceForm));

/** What the records hold of a search (ROUTE-135): the search as it was understood, its results in words, the searches around it. */
export function Component() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { query, ignored } = useMemo(() => readSearchAddress(search), [search]);
  const hasFilters = Object.keys(query.filters).length > 0;
  const told = sentenceStateOf(state);
  const title = hasFilters ? describeSearch(query) : 'Nothing asked yet';
  usePageTitle(`${title}: what the records hold`);
  const change = (next: SearchQuery) => void navigate(`/ai-search/results-summary?${writeSearchAddress(next)}`, { state });

  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={3}>
          <h1>What the records hold</h1>
          <Suspense fallback={null}>
            <Understood query={query} unread={told?.unread ?? []} ignored={ignored} onChange={change} />
          </Suspense>
          {told?.readBy === 'assistant' && <p>A language model helped to read this sentence. Look at each field before you trust it.</p>}
        </Stack>
        {hasFilters ? (
          <Card>
            <Suspense fallback={<PageSkeleton label="Looking through the records" />}>
              <Summary query={query} />
            </Suspense>
          </Card>
        ) : (
          <Notice tone="empty" headingLevel={2} title="Nothing is asked for">
            <p>Write a sentence, and what it says stands here as fields.</p>
          </Notice>
        )}
        <Suspense fallback={null}>{hasFilters && <SearchesAround query={query} />}</Suspense>
        <Card title="Ask something else">
          <Suspense fallback={null}>
            <SentenceForm key={told?.sentence ?? ''} sentence={told?.sentence ?? ''} action="Search again" />
          </Suspense>
        </Card>
      </Stack>
    </PageContainer>
  );
}
