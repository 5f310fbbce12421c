import { GraphQLError } from 'graphql';

import { SearchUnavailable } from '#server/engines/SearchUnavailable.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { StatementError } from '#server/platform/db/StatementError.ts';

/** What a reader sees of a failure no one foresaw. */
export const UNEXPECTED = 'Something went wrong.';

/** SQLSTATE of a text with a character that PostgreSQL cannot store: NUL. It comes from outside, never from us. */
const NO_TEXT = '22021';

/** True for an error that was raised as GraphQLError on purpose, with words meant for the asker. */
const isMeant = (error: unknown): boolean =>
  error instanceof GraphQLError && (error.originalError === undefined || isMeant(error.originalError));

/**
 * Keeps the words of unforeseen errors from the asker: they may quote rows. The original stays on the error for the
 * log and is not sent. A text that the database cannot store is the asker's mistake and is said to be one. A search
 * that does not answer has a code of its own, since it can be asked again, and so has a write in doubt, since it must
 * not.
 */
export function maskError(error: unknown): Error {
  if (isMeant(error)) return error as GraphQLError;
  const cause = error instanceof GraphQLError ? error.originalError : error;
  if (cause instanceof StatementError && cause.code === NO_TEXT)
    return refusal('BAD_USER_INPUT', 'A text holds a character that cannot be stored.');
  const { nodes, path } = error instanceof GraphQLError ? error : {};
  const problem = cause instanceof SearchUnavailable || cause instanceof StatementError ? cause.problem : undefined;
  const originalError = cause instanceof Error ? cause : new Error(typeof cause);
  return new GraphQLError(problem?.title ?? UNEXPECTED, {
    nodes,
    path,
    originalError,
    extensions: { code: problem?.code ?? 'INTERNAL_SERVER_ERROR' },
  });
}
