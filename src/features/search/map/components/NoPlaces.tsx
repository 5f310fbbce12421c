import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { resultsAddress } from '#features/search/core/index.ts';
import { describeError } from '#services/graphql/errors.ts';
import type { Failure } from '#services/graphql/failure.ts';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

interface NoPlacesProps {
  query: SearchQuery;
  /** Null where the search was answered and found nothing. */
  failure: Failure | null;
  onRetry: () => void;
}

/** Why there is nothing to show on a map, and the way on. */
export function NoPlaces({ query, failure, onRetry }: NoPlacesProps) {
  if (failure) return <LoadFailure headingLevel={2} title="The map could not be filled" text={`${describeError(failure)} Your search is kept.`} requestId={failure.requestId} onRetry={onRetry} />;
  return (
    <Notice tone="empty" headingLevel={2} title="No records found" actions={<TextLink to={resultsAddress(query)}>See what a wider search would find</TextLink>}>
      <p>Nothing matches this search, so there is nothing to show on a map.</p>
    </Notice>
  );
}
