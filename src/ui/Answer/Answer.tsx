import type { ReactNode } from 'react';

import { NoAnswer, type NoAnswerProps } from './NoAnswer.tsx';

interface AnswerProps<Data> extends NoAnswerProps {
  /**
   * What the hook of a query gives back. Where an answer to the question before must not stay until the next has come:
   * `{ ...query, data: query.currentData }`.
   */
  of: NoAnswerProps['of'] & { data?: Data | undefined };
  /** A failure to ask again takes the place of what came before: for what staff act on. */
  mustBeFresh?: boolean;
  /** In place of an answer that there is nothing: null, or a list without entries. Default: nothing for null. */
  empty?: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
}

/**
 * A part of a page with what a query answers. States: those of {@link NoAnswer}, empty, and the answer, which stays while
 * it is asked for again.
 *
 * @example
 *   <Answer of={useRecordSetsQuery()} texts={texts} empty={<NoSets />}>
 *     {(sets) => <SetList sets={sets} />}
 *   </Answer>;
 */
export function Answer<Data>({ of: query, mustBeFresh = false, empty, children, ...rest }: AnswerProps<Data>) {
  const { data, error, isFetching } = query;
  const isStale = mustBeFresh && error !== undefined;
  if (data === undefined || isStale)
    return <NoAnswer {...rest} of={{ ...query, isFetching: isFetching && !isStale }} />;
  if (data === null) return empty;
  return empty !== undefined && Array.isArray(data) && data.length === 0 ? empty : children(data);
}
