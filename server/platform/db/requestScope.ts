import { AsyncLocalStorage } from 'node:async_hooks';

/** One request of a reader, as far as the time of its statements goes. */
export interface RequestScope {
  /** Milliseconds that one statement may take, the wait for a connection among them. */
  limitMs: number;
  /**
   * A statement was given up: the database hangs, and the others of this request need not find that out for themselves.
   */
  isCut: boolean;
  /** It was answered. What it set going may take as long as it needs. */
  isOver: boolean;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/**
 * The request that the running code works for; undefined in the background, in imports and migrations, where nothing is
 * limited.
 */
export function requestScope(): RequestScope | undefined {
  const scope = scopes.getStore();
  return scope?.isOver ? undefined : scope;
}

/** Runs work for a request. */
export const inRequestScope = <Result>(scope: RequestScope, work: () => Result): Result => scopes.run(scope, work);

/** Runs work that a request sets going and does not wait for. */
export const outsideRequests = <Result>(work: () => Result): Result => scopes.exit(work);
