import type { ReactNode } from 'react';

import { LoadFailure } from '../Notice/LoadFailure.tsx';
import { PageContainer } from '../PageContainer/PageContainer.tsx';
import { PageSkeleton } from '../Skeleton/PageSkeleton.tsx';
import { Stack } from '../Stack/Stack.tsx';

export interface NoAnswerProps {
  /** What the hook of a query gives back. */
  of: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** What could not be loaded, as a sentence; and what is on its way, where `waiting` does not say it. */
  texts: { failed: string; loading?: string };
  /** What is drawn while it is on its way. Default: the grey lines of a page. */
  waiting?: ReactNode;
  /** Level of the heading of a failure, as of `Notice`. */
  headingLevel?: 1 | 2 | 3;
  /** A failure has a page to itself, headed by its sentence where there is no `head`. */
  asPage?: boolean;
  /** What heads the page, above a failure. While the answer is on its way, `waiting` is all there is. */
  head?: ReactNode;
}

/**
 * In place of what a query has not answered. States: on its way, asked again after a failure, too; and failed, with a
 * button to try again. For a page that returns before it works with the answer; within a page it is {@link Answer}.
 *
 * @example
 *   const { data: sets, ...answer } = useRecordSetsQuery();
 *   if (sets === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
 */
export function NoAnswer({
  of: { error, isFetching, refetch },
  texts,
  waiting = <PageSkeleton label={texts.loading} />,
  headingLevel,
  asPage = false,
  head,
}: NoAnswerProps) {
  if (error === undefined || isFetching) return waiting;
  const failure = (
    <LoadFailure
      title={texts.failed}
      error={error}
      onRetry={() => void refetch()}
      headingLevel={asPage && head === undefined ? 1 : headingLevel}
    />
  );
  const headed =
    head === undefined ? (
      failure
    ) : (
      <Stack gap={6}>
        {head}
        {failure}
      </Stack>
    );
  return asPage ? <PageContainer width="text">{headed}</PageContainer> : headed;
}
