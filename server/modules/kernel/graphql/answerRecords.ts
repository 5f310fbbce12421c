import type { ExecutionResult, GraphQLError } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';

import type { Log } from '#server/platform/config/log.ts';
import type { Metrics } from '#server/platform/http/metrics.ts';

import type { ServerContext } from './context.ts';
import { errorWithoutStack } from './refusal.ts';

/** Documents that never became an operation: their names are the caller's invention and are not measured. */
const NOT_RUN = /^(?:GRAPHQL_|QUERY_|OPERATION_NAME_REQUIRED|BAD_REQUEST)/;

/**
 * A value that is not of its variable's type is the asker's mistake: its message quotes the value and belongs in no
 * log. All other failures have a code already (maskError.ts) or the path of a field.
 */
const isBadVariable = ({ path, extensions }: GraphQLError): boolean =>
  extensions.code === undefined && path === undefined;

const codeOf = (error: GraphQLError): string =>
  String(error.extensions.code ?? (isBadVariable(error) ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR'));

/** What the HTTP answer says of an error; undefined leaves it to the GraphQL over HTTP specification. */
function httpOf(code: string): object | undefined {
  if (code === 'UNAUTHENTICATED') return { status: 401, headers: { 'www-authenticate': 'Bearer' } };
  return code.startsWith('QUERY_') ? { status: 400 } : undefined;
}

/** An error as it is sent: with the request's name, and with the status of its code. */
function withRequest(error: GraphQLError, requestId: string): GraphQLError {
  const { nodes, source, positions, path, originalError, extensions, message } = error;
  const http = httpOf(codeOf(error));
  return errorWithoutStack(message, {
    nodes,
    source,
    positions,
    path,
    originalError,
    extensions: { ...extensions, ...(http && { http }), code: codeOf(error), requestId },
  });
}

/** Puts the request's name into every error, writes down the unforeseen ones and measures each operation. */
export function answerRecords(log: Log, metrics: Metrics): Plugin<object, ServerContext> {
  const started = new WeakMap<Request, { at: number; operation: string }>();
  return {
    onParams({ request, params }) {
      started.set(request, { at: performance.now(), operation: params.operationName ?? 'invalid' });
    },
    onExecutionResult({ request, result, setResult, context: { requestId, signal, isWarmUp } }) {
      // A stream was opened: what it says later is no answer to a question, and its length says nothing.
      if (isAsyncIterable(result)) {
        metrics.operationAnswered(started.get(request)?.operation ?? 'invalid', 'ok', 0);
        return;
      }
      const { errors = [], ...rest } = result as ExecutionResult;
      const { at, operation } = started.get(request) ?? { at: performance.now(), operation: 'invalid' };
      for (const error of errors) {
        // A failure because the client left is not a fault.
        if (signal.aborted) continue;
        if (codeOf(error) === 'SEARCH_UNAVAILABLE')
          log.warn({ err: error.originalError, requestId, operation }, 'the search did not answer');
        if (codeOf(error) === 'INTERNAL_SERVER_ERROR' || codeOf(error) === 'WRITE_IN_DOUBT') {
          log.error(
            { err: error.originalError ?? error, requestId, operation, path: error.path?.join('.') },
            'operation failed',
          );
        }
      }
      const outcome = errors[0] ? codeOf(errors[0]) : 'ok';
      if (!isWarmUp)
        metrics.operationAnswered(
          NOT_RUN.test(outcome) ? 'invalid' : operation,
          outcome,
          (performance.now() - at) / 1000,
        );
      if (errors.length > 0) setResult({ ...rest, errors: errors.map((error) => withRequest(error, requestId)) });
    },
  };
}
