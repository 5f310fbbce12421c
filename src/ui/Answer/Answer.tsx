import type { ReactNode } from 'react';

import { LoadFailure } from '../Notice/LoadFailure.tsx';
import { PageFailure } from '../Notice/PageFailure.tsx';
import { PageSkeleton } from '../Skeleton/PageSkeleton.tsx';

interface AnswerProps<Data> {
  /**
   * What the hook of a query gives back. Where the last answer stays until the next has come, it is handed in as the
   * present one: `{ ...query, currentData: query.data }`.
   */
  of: { currentData?: Data | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** What is on its way, said beside the grey lines of a page; or what is drawn instead of them. */
  loading: ReactNode;
  /** What could not be loaded, as a sentence. */
  failed: string;
  /** As of `LoadFailure`. */
  headingLevel?: 1 | 2 | 3;
  /** The failure has a page to itself, headed by its sentence. */
  asPage?: boolean;
  /** What came before gives way to a failure to ask again: for what staff act on. */
  mustBeFresh?: boolean;
  /** In place of a list that has come without entries. Default: the list is drawn as any other. */
  empty?: ReactNode;
  /** Draws what has come; null is an answer, too. */
  children: (data: Data) => ReactNode;
}

/**
 * What a query answers. States: on its way (asked again after a failure, too), failed with a button to try again, a list
 * without entries, and the answer, which stays while it is asked for again.
 *
 * @example
 *   <Answer of={useRecordSetsQuery()} loading={texts.loading} failed={texts.failed} empty={<NoSets />}>
 *     {(sets) => <SetList sets={sets} />}
 *   </Answer>;
 */
export function Answer<Data>({
  of: { currentData: data, error, isFetching, refetch },
  loading,
  failed,
  headingLevel,
  asPage = false,
  mustBeFresh = false,
  empty,
  children,
}: AnswerProps<Data>) {
  const isFailed = error !== undefined && (mustBeFresh || (data === undefined && !isFetching));
  if (isFailed) {
    const failure = { title: failed, error, onRetry: () => void refetch() };
    return asPage ? <PageFailure {...failure} /> : <LoadFailure {...failure} headingLevel={headingLevel} />;
  }
  if (data === undefined) return typeof loading === 'string' ? <PageSkeleton label={loading} /> : loading;
  const isEmpty = Array.isArray(data) && data.length === 0;
  return isEmpty && empty !== undefined ? empty : children(data);
}
