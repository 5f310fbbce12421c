import { summariseResults } from '#domain/search/summary/summariseResults.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { facetInput, resultsAddress, useRecordSetsQuery } from '#features/search-query/index.ts';
import { toldOf } from '#services/graphql/toldOf.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useSummaryFacetsQuery, useSummaryTotalQuery } from '../api/aiSearchApi.ts';
import { SummaryText } from './SummaryText.tsx';

/** The summary of one search. States: loading, failed, nothing found, sentences. */
export function Summary({ query }: { query: SearchQuery }) {
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
