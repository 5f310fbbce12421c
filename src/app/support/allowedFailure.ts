import { isFailure, type Failure } from '#domain/kernel/errors/failure.ts';

const CODE = /^\w{1,80}$/u;
const REQUEST_ID = /^[\w.-]{1,64}$/u;

/** A failure of a call without what a server could have made up: its kind, status or code, and the request's id. */
export function allowedFailure(error: unknown): Failure {
  if (!isFailure(error) || error.kind === 'network') return { kind: 'network', requestId: null };
  const requestId = error.requestId !== null && REQUEST_ID.test(error.requestId) ? error.requestId : null;
  if (error.kind === 'http') return { kind: 'http', status: error.status, requestId };
  return { kind: 'graphql', code: CODE.test(error.code) ? error.code : 'UNKNOWN', requestId };
}
