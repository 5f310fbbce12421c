import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { describeSearch } from '#domain/search/query/describeSearch.ts';
import { readSearchAddress } from '#domain/search/query/readSearchAddress.ts';
import { writeSearchAddress } from '#domain/search/query/writeSearchAddress.ts';
import { summariseResults } from '#domain/search/summary/summariseResults.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { facetInput, resultsAddress, useRecordSetsQuery } from '#features/search-query/index.ts';
import { toldOf } from '#services/graphql/toldOf.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useSummaryFacetsQuery, useSummaryTotalQuery } from '../api/aiSearchApi.ts';
import { SearchesAround } from '../components/SearchesAround.tsx';
import { SentenceForm } from '../components/SentenceForm.tsx';
import { sentenceStateOf } from '../components/sentenceState.ts';
import { SummaryText } from '../components/SummaryText.tsx';
import { Understood } from '../components/Understood.tsx';

/** The summary of one search. States: loading, failed, nothing found, sentences. */
function Summary({ query }: { query: SearchQuery }) {
  const input = facetInput(query);
  const total = useSummaryTotalQuery(input);
  const facets = useSummaryFacetsQuery(input, { skip: total.data === undefined || total.data === 0 });
  const { data: sets } = useRecordSetsQuery();
  const error = total.error ?? facets.error;
  if (error) return <LoadFailure headingLevel={2} title="The results could not be summarised" {...toldOf(error)} onRetry={() => void (total.error ? total.refetch() : facets.refetch())} />;
  if (total.data === undefined || (total.data > 0 && facets.data === undefined) || sets === undefined) return <PageSkeleton label="Looking through the records" />;
  const byField = Object.fromEntries((facets.data ?? []).map(({ fieldId, values }) => [fieldId, values]));
  return (
    <Stack gap={4}>
      <SummaryText lines={summariseResults({ query, total: total.data, facets: byField, sets })} />
      {total.data > 0 && (
        <div>
          <ButtonLink variant="primary" to={resultsAddress(query)}>
            {total.data === 1 ? 'See the record' : `See all ${total.data.toLocaleString('en-GB')} records`}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}

/** What the records hold of a search (ROUTE-135): the search as it was understood, its results in words, the searches around it. */
export function Component() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { query } = useMemo(() => readSearchAddress(search), [search]);
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
          <Understood query={query} unread={told?.unread ?? []} onChange={change} />
        </Stack>
        {hasFilters ? (
          <Card>
            <Summary query={query} />
          </Card>
        ) : (
          <Notice tone="empty" headingLevel={2} title="Nothing is asked for">
            <p>Write a sentence, and what it says stands here as fields.</p>
          </Notice>
        )}
        {hasFilters && <SearchesAround query={query} />}
        <Card title="Ask something else">
          <SentenceForm key={told?.sentence ?? ''} sentence={told?.sentence ?? ''} action="Search again" />
        </Card>
      </Stack>
    </PageContainer>
  );
}
