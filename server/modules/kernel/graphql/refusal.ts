import { GraphQLError } from 'graphql';

/**
 * An error for the caller, with a code that pages know (src/services/graphql/errors.ts).
 * @param more - further extensions, such as how long to wait.
 */
export const refusal = (code: string, message: string, more: Readonly<Record<string, unknown>> = {}): GraphQLError =>
  new GraphQLError(message, { extensions: { code, ...more } });

/** Too much was asked for in a short time; it may be asked again after so many seconds. */
export const rateLimited = (message: string, retryAfterSeconds: number): GraphQLError =>
  refusal('RATE_LIMITED', message, { retryAfterSeconds });
