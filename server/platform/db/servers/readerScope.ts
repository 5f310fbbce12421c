import { AsyncLocalStorage } from 'node:async_hooks';

/** One request of a reader, as far as the choice of a server goes. */
export interface ReaderScope {
  /** Whether what is asked may be some seconds old. Starts as false; a question sets it. */
  mayBeOld: boolean;
  /** What this reader wrote ends here in the log: an older server must not answer. */
  after: bigint;
  /** Something was written in this request. */
  hasWritten: boolean;
}

const scopes = new AsyncLocalStorage<ReaderScope>();

/**
 * The request that the running code works for; undefined in the background, where everything is asked of the primary.
 */
export const readerScope = (): ReaderScope | undefined => scopes.getStore();

/** Runs work for a request. */
export const inReaderScope = <Result>(scope: ReaderScope, work: () => Result): Result => scopes.run(scope, work);
