import { isFailure } from '#domain/kernel/errors/failure.ts';
import { pageForGraphqlCode } from '#domain/kernel/errors/pageForGraphqlCode.ts';

/**
 * For pages whose subject may not be the reader's: throws a refusal that has a page of its own (spec 1 section 8), to
 * be drawn by the page's error boundary. The page itself shows anything else.
 * @param error - what a query answered as its error
 * @throws Failure with the refusal's code
 */
export function throwRefusal(error: unknown): void {
  if (isFailure(error) && error.kind === 'graphql' && pageForGraphqlCode(error.code) !== 'default') throw error;
}
