import { GraphQLError } from 'graphql';

/**
 * An error for the caller, with a code that pages know (domain/kernel/errors/failureTexts.ts). It carries no stack: who
 * asks for what is refused thirty times in one request must not have thirty stacks walked and written.
 * @param more - further extensions, such as how long to wait.
 */
export function refusal(code: string, message: string, more: Readonly<Record<string, unknown>> = {}): GraphQLError {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return new GraphQLError(message, { extensions: { code, ...more } });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Too much was asked for in a short time; it may be asked again after so many seconds. */
export const rateLimited = (message: string, retryAfterSeconds: number): GraphQLError =>
  refusal('RATE_LIMITED', message, { retryAfterSeconds });
