import { useDeferredValue } from 'react';

import { isFailure, type Failure } from '#domain/kernel/errors/failure.ts';

/** What a search page shows. */
export interface SearchAnswers<Result, Facet> {
  /** The answer on the screen: of the search before this one while a newer is on its way. */
  result: Result | undefined;
  /** True when `result` answers the search asked for. */
  isCurrent: boolean;
  isFetching: boolean;
  failure: Failure | null;
  retry: () => void;
  /** Undefined until counts have come; those of the search before stay meanwhile. */
  facets: Facet[] | undefined;
  haveFacetsFailed: boolean;
}

interface Asked {
  isUninitialized: boolean;
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
}

/**
 * What a search page draws of a request, as its hook's `selectFromResult`: that it has been sent changes nothing of it,
 * and the page is not drawn once more for that. A question that is about to be asked is on its way.
 */
export const selectSearchRequest = <State extends Asked & Answer<unknown>>({
  currentData,
  data,
  error,
  isError,
  isFetching,
  isUninitialized,
}: State): Pick<State, 'currentData' | 'data' | 'error' | 'isError' | 'isFetching'> => ({
  currentData,
  data,
  error,
  isError,
  isFetching: isFetching || isUninitialized,
});

interface Answer<Data> {
  currentData?: Data | undefined;
  data?: Data | undefined;
}

/** Joins the two requests of a search, as their hooks give them: the results, and the counts beside them. */
export function useSearchAnswers<Result, Facet>(
  {
    currentData,
    data,
    isFetching,
    error,
    refetch,
  }: Answer<Result> & { isFetching: boolean; error?: unknown; refetch: () => unknown },
  facets: Answer<Facet[]> & { isError: boolean },
): SearchAnswers<Result, Facet> {
  const result = currentData ?? data;
  // The first results are the most of the page: drawn behind the rest, they keep no one waiting who presses something
  // meanwhile.
  const isShown = useDeferredValue(result !== undefined);
  return {
    result: isShown ? result : undefined,
    isCurrent: isShown && currentData !== undefined,
    isFetching,
    // A request that was called off is no failure: it is asked again as soon as it is wanted. Nor is one for an answer
    // that is
    // here already, and only could not be renewed.
    failure: !isFetching && currentData === undefined && isFailure(error) ? error : null,
    retry: () => void refetch(),
    facets: facets.currentData ?? facets.data,
    haveFacetsFailed: facets.isError,
  };
}
