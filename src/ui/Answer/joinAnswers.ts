import type { NoAnswerProps } from './NoAnswer.tsx';

/**
 * Several queries as one, for what is drawn of all their answers together: it is on its way while any of them is, has
 * failed as the first that failed, and asks all of them again.
 */
export const joinAnswers = (...queries: readonly NoAnswerProps['of'][]): NoAnswerProps['of'] => ({
  error: queries.find(({ error }) => error !== undefined)?.error,
  isFetching: queries.some(({ isFetching }) => isFetching),
  refetch: () => queries.forEach(({ refetch }) => void refetch()),
});
