import type { ReactNode } from 'react';

import { LoadFailure } from '../Notice/LoadFailure.tsx';
import { PageFailure } from '../Notice/PageFailure.tsx';
import { PageSkeleton } from '../Skeleton/PageSkeleton.tsx';

export interface NoAnswerProps {
  /** What the hook of a query gives back. */
  of: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** What could not be loaded, as a sentence; and what is on its way, where `waiting` does not say it. */
  texts: { failed: string; loading?: string };
  /** What is drawn while it is on its way. Default: the grey lines of a page. */
  waiting?: ReactNode;
  /** Level of the heading of a failure, as of `Notice`. */
  headingLevel?: 1 | 2 | 3;
  /** A failure has a page to itself, headed by its sentence. */
  asPage?: boolean;
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
}: NoAnswerProps) {
  if (error === undefined || isFetching) return waiting;
  const failure = { title: texts.failed, error, onRetry: () => void refetch() };
  return asPage ? <PageFailure {...failure} /> : <LoadFailure {...failure} headingLevel={headingLevel} />;
}
