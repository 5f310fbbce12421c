import { GraphQLError } from 'graphql';

/** What a reader sees of a failure no one foresaw. */
export const UNEXPECTED = 'Something went wrong.';

/** True for an error that was raised as GraphQLError on purpose, with words meant for the asker. */
const isMeant = (error: unknown): boolean =>
  error instanceof GraphQLError && (error.originalError === undefined || isMeant(error.originalError));

/**
 * Keeps the words of unforeseen errors from the asker: they may quote rows. The original stays on the error for the
 * log and is not sent.
 */
export function maskError(error: unknown): Error {
  if (isMeant(error)) return error as GraphQLError;
  const cause = error instanceof GraphQLError ? error.originalError : error;
  const originalError = cause instanceof Error ? cause : new Error(typeof cause);
  const { nodes, path } = error instanceof GraphQLError ? error : {};
  return new GraphQLError(UNEXPECTED, { nodes, path, originalError, extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}
