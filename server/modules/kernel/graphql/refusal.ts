import { GraphQLError, type GraphQLErrorOptions } from 'graphql';

/**
 * An error of GraphQL that carries no stack: who asks for what is refused fifteen times in one request must not have
 * fifteen stacks walked and written.
 */
export function errorWithoutStack(message: string, options: GraphQLErrorOptions): GraphQLError {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return new GraphQLError(message, options);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/**
 * An error for the caller, with a code that pages know (domain/kernel/errors/failureTexts.ts).
 * @param more - further extensions, such as how long to wait.
 */
export const refusal = (code: string, message: string, more: Readonly<Record<string, unknown>> = {}): GraphQLError =>
  errorWithoutStack(message, { extensions: { code, ...more } });

/** Too much was asked for in a short time; it may be asked again after so many seconds. */
export const rateLimited = (message: string, retryAfterSeconds: number): GraphQLError =>
  refusal('RATE_LIMITED', message, { retryAfterSeconds });
