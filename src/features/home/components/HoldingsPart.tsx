import { useRecordSetsQuery } from '#features/search-query/index.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { Browse } from './Browse.tsx';

/** What there is to browse. States: loading, failed, nothing loaded, shelves. The search above works in each of them. */
export function HoldingsPart() {
  const { data: sets, isFetching, error, refetch } = useRecordSetsQuery();
  if (sets === undefined && isFetching) {
    return (
      <div role="status">
        <VisuallyHidden>Loading record sets</VisuallyHidden>
        <SkeletonTable rows={4} columns={3} />
      </div>
    );
  }
  if (sets === undefined) {
    return (
      <Notice tone="error" headingLevel={2} title="The record sets could not be loaded" actions={<Button onClick={() => void refetch()}>Try again</Button>}>
        <p>{describeError(error)}</p>
      </Notice>
    );
  }
  if (sets.length === 0) {
    return (
      <Notice tone="empty" headingLevel={2} title="No record sets are loaded yet">
        <p>They appear here as soon as the site’s operator has imported some.</p>
      </Notice>
    );
  }
  return <Browse sets={sets} />;
}
